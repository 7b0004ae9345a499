package doctor

import (
	"strings"
	"time"

	"fengsheng/engine/wire"
)

// lastGasp is how long a subject that has ended its output may take to end.
const lastGasp = 500 * time.Millisecond

// later is how long an answer may take that has been waited for already.
const later = 300 * time.Millisecond

// gone is a subject that does not read any more. If it has written something
// nevertheless, that tells more.
func (p *patient) gone(method string) *trouble {
	if text, what := p.hearing.line(lastGasp); what == aLine || what == theEnd && len(text) > 0 {
		_, _, t := p.envelope(text, "", method)
		return t
	}
	status := p.child.Leave(lastGasp).Status
	return ails("%s 时已经不在读标准输入（%s）", "it did not read standard input any more at %s (%s)", method, status).deadly().fixed(
		"读到 shutdown 或输入结束之前要一直循环", "keep reading until shutdown or the end of input")
}

// unheard is why there was no line.
func (p *patient) unheard(text []byte, what heard, method string, limit time.Duration) *trouble {
	switch what {
	case halfALine:
		return ails("%s 的应答没有换行：%.60q", "the answer to %s does not end: %.60q", method, text).deadly().fixed(
			"每条应答以 \\n 结尾，写完立刻 flush", "end every answer with \\n, then flush")
	case tooMuch:
		return ails("%s 的应答超过 %d MiB", "the answer to %s is longer than %d MiB", method, wire.MaxLine>>20).deadly().fixed(
			"一行一个对象，不要把日志或整局历史写进去", "one object a line, without logs or the history of the game")
	case theEnd:
		status := p.child.Leave(lastGasp).Status
		return ails("没有应答 %s 就结束了（%s）", "it ended instead of answering %s (%s)", method, status).deadly().fixed(
			"看 stderr；引擎的异常要接住，答一个错误（-32000），不要退出", "look at stderr; catch what the engine throws and answer an error (-32000) instead of ending")
	}
	if p.answersLater() {
		return ails("%s 的应答要等下一行输入或输入结束才出来", "the answer to %s comes only with more input, or at its end", method).deadly().fixed(
			"写完每条应答立刻 flush（Python：print(..., flush=True)；C：fflush(stdout)；Java：out.flush()）",
			"flush after every answer (Python: print(..., flush=True); C: fflush(stdout); Java: out.flush())")
	}
	if status := p.child.Kill().Status; strings.HasPrefix(status, "exit status") {
		return ails("%s 等了 %s 没有应答：它已经结束（%s），它启动的进程却还占着它的标准输出", "no answer to %s within %s: it has ended (%s), but something that it started keeps its output open",
			method, limit, status).deadly().fixed("看 stderr；不要让子进程继承标准输出", "look at stderr; let no process that you start inherit standard output")
	}
	return ails("%s 等了 %s 没有应答", "no answer to %s within %s", method, limit).deadly().fixed(
		"按行读标准输入，不要等输入结束；启动慢可以加 --start-timeout，应答慢可以加 --timeout",
		"read standard input line by line, not to its end; --start-timeout gives more time to start, --timeout to answer")
}

// answersLater tries whether an answer that is missing comes out when there is
// more input, or no more at all.
func (p *patient) answersLater() bool {
	p.child.In.Write([]byte(`{"jsonrpc":"2.0","id":"later","method":"reset","params":{}}` + "\n"))
	if _, what := p.hearing.line(later); what == aLine || what == halfALine {
		return true
	}
	p.child.In.Close()
	_, what := p.hearing.line(later)
	return what == aLine || what == halfALine
}
