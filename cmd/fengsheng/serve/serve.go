package serve

import (
	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine/driver"
	"fengsheng/steps/say"
)

// Verb is `fengsheng serve`.
func Verb(w shell.World, l say.Locale) *cobra.Command {
	var readings []string
	cmd := &cobra.Command{
		Use: l.Say("serve [选项]", "serve [flags]"), DisableFlagsInUseLine: true,
		Short: l.Say("让参考引擎充当被测程序", "be a subject: the reference engine on stdin and stdout"),
		Long: l.Say("在标准输入、标准输出上按协议应答：JSON-RPC 2.0，一行一个对象。可用来试自己的工具，也可以作适配器的样板。",
			"Answers the protocol on standard input and output: JSON-RPC 2.0, one object a line. Try your own tools against it, or read it as a model for an adapter."),
		Example: "  fengsheng test -- fengsheng serve",
		Args:    cobra.NoArgs,
		RunE: func(*cobra.Command, []string) error {
			played, err := shell.PlayedReadings(readings)
			if err != nil {
				return err
			}
			return driver.Serve(w.In, w.Out, &driver.Local{Readings: played})
		},
	}
	shell.ReadingFlag(cmd.Flags(), l, &readings)
	return cmd
}
