package schema

import (
	"bufio"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine/wire"
	"fengsheng/engine/wire/schema"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
)

// Verb is `fengsheng schema`.
func Verb(w shell.World, l say.Locale) *cobra.Command {
	var check string
	var names bool
	cmd := &cobra.Command{
		Use: l.Say("schema [选项] [消息]", "schema [flags] [MESSAGE]"), DisableFlagsInUseLine: true,
		Short: l.Say("输出协议消息的 JSON Schema，或用它检查消息", "print the JSON Schemas of all messages, or check messages by them"),
		Long:  l.Say(schemaLongZh, schemaLongEn),
		Example: "  fengsheng schema > fengsheng.schema.json\n  fengsheng schema act.result\n" +
			"  fengsheng schema --check traffic.log\n" +
			"  fengsheng schema --check out/EX1-009_main.jsonl",
		Args: cobra.MaximumNArgs(1),
		RunE: func(cmd *cobra.Command, args []string) error {
			switch {
			case cmd.Flags().Changed("check"):
				return checkTraffic(w, l, check, strings.Join(args, ""))
			case names:
				fmt.Fprintln(w.Out, strings.Join(schema.Names(), "\n"))
				return nil
			}
			text, err := schema.Document(strings.Join(args, ""))
			if err != nil {
				return err
			}
			_, err = w.Out.Write(text)
			return err
		},
	}
	cmd.Flags().StringVar(&check, "check", "", l.Say("检查这个`文件`里的消息，一行一条；“-”表示标准输入", "check the messages in this `file`, one a line; - is standard input"))
	cmd.Flags().BoolVar(&names, "names", false, l.Say("只列出消息的名字", "only list the names of the messages"))
	return cmd
}

const schemaLongZh = `输出协议各条消息的 JSON Schema（2020-12）。不写消息名就输出全部：一行消息是请求、应答或对局记录的一行。

--check 检查一份往来记录：请求和应答各占一行（行首可有 → ←），应答按它所答的请求检查；对局记录（.jsonl）也能查。
写了消息名，每一行就都按那种消息检查。逐条说明哪一行、哪一处（JSON 指针）不对，应该是什么；有不对的退出码为 1。`

const schemaLongEn = `Prints the JSON Schemas (2020-12) of the protocol's messages. Without a name, of all: a line is then a request,
a response or a line of a trace.

--check reads a log of traffic: a request or a response a line (→ and ← in front are allowed), a response being checked as
the result of what its id asked for; traces (.jsonl) can be checked too. With a name, every line is checked as that message.
What is wrong is told by line and JSON pointer with what was expected; the exit code is then 1.`

// mostComplaints is how many lines are complained of: a file that is no log at all would be told line by line.
const mostComplaints = 50

// checkTraffic checks a file line by line and says all that is wrong.
func checkTraffic(w shell.World, l say.Locale, name, message string) error {
	in := w.In
	if name != "-" {
		file, err := os.Open(name)
		if err != nil {
			return say.Problemf("打不开 %s：%v", "cannot open %s: %v", name, err).Because(err)
		}
		defer file.Close()
		in = file
	}
	check := new(schema.Traffic).Line
	if message != "" {
		if _, err := schema.Document(message); err != nil {
			return err
		}
		check = func(text []byte) error { return schema.Check(message, text) }
	}
	lines, wrong, err := checkLines(w.Out, l, in, name, check)
	if err != nil {
		return err
	}
	if lines == 0 {
		return say.Problemf("%s 里一行也没有，没有什么可检查", "%s has no line to check", name)
	}
	fmt.Fprintln(w.Out, l.Sayf("%d 行，%d 行不合格式", "%d lines, %d do not fit", lines, wrong))
	if wrong > 0 {
		return &shell.Exit{Code: report.Nonconforming}
	}
	return nil
}

func checkLines(out io.Writer, l say.Locale, in io.Reader, name string, check func([]byte) error) (lines, wrong int, err error) {
	scan := bufio.NewScanner(in)
	scan.Buffer(nil, wire.MaxLine)
	n := 0 // the line, blank ones counted
	for scan.Scan() {
		n++
		if strings.TrimSpace(scan.Text()) == "" {
			continue
		}
		lines++
		if err := check(scan.Bytes()); err != nil {
			wrong++
			if wrong <= mostComplaints {
				fmt.Fprintf(out, "%s:%d: %s\n", name, n, say.TextOf(err).In(l))
			}
		}
	}
	if wrong > mostComplaints {
		fmt.Fprintln(out, l.Sayf("……另有 %d 行，不再一一列出", "… and %d more lines", wrong-mostComplaints))
	}
	switch err := scan.Err(); {
	case errors.Is(err, bufio.ErrTooLong):
		return lines, wrong, say.Problemf("%s 第 %d 行超过 16 MiB", "%s: line %d is longer than 16 MiB", name, n+1).Because(err)
	case err != nil:
		return lines, wrong, say.Problemf("读不了 %s：%v", "cannot read %s: %v", name, err).Because(err)
	}
	return lines, wrong, nil
}
