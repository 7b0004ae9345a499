package doctor

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"fengsheng/engine/driver/spawn"
	"fengsheng/engine/wire"
)

// Checks of the conversation itself.

func unknownMethod(p *patient) *trouble {
	_, fault, t := p.request("fengsheng/unknown", struct{}{}, p.options.EachIn)
	switch {
	case t != nil:
		return t.during("问了不认识的方法", "asked for an unknown method")
	case fault == nil:
		return ails("对不认识的方法答了结果", "an unknown method was answered with a result").fixed(
			"答错误 -32601，以后的版本才能安全地加新方法", "answer the error −32601, so that later versions can add methods safely")
	case fault.Code != wire.CodeNoMethod:
		return ails("错误码是 %d，应为 %d", "the code of the error is %d, expected %d", fault.Code, wire.CodeNoMethod).fixed(
			"方法不认识答 -32601（JSON-RPC 2.0）", "an unknown method is −32601 (JSON-RPC 2.0)")
	}
	return p.reset()
}

// reset is asked where any request would do.
func (p *patient) reset() *trouble { return p.ask(wire.DoReset, struct{}{}, &struct{}{}) }

func unknownField(p *patient) *trouble {
	params := map[string]any{"protocolVersions": []int{wire.ProtocolVersion}, "mood": map[string]any{"weather": []int{1}}}
	var w wire.Welcome
	if t := p.ask(wire.Initialize, params, &w); t != nil {
		return t.during("initialize 多带了一个字段 mood", "initialize with an additional field mood").fixed(
			"读参数时忽略不认识的字段", "ignore fields that you do not know")
	}
	return nil
}

func carriageReturn(p *patient) *trouble {
	p.next++
	id := strconv.Itoa(p.next)
	line := fmt.Sprintf(`{"jsonrpc":"2.0","id":%q,"method":"reset","params":{}}`+"\r", id)
	if _, _, t := p.exchange(line, id, wire.DoReset, p.options.EachIn); t != nil {
		return t.during("以 \\r\\n 结尾的一行", "a line that ends in \\r\\n").fixed(
			"解析之前去掉行尾的 \\r", "strip the \\r from the end of a line before parsing it")
	}
	return nil
}

// longLine is longer than the lines that unprepared readers take: Go's
// bufio.Scanner stops at 64 KiB.
func longLine(p *patient) *trouble {
	said := p.said
	_, _, t := p.request(wire.DoReset, map[string]string{"pad": strings.Repeat("x", 1<<20)}, p.options.EachIn)
	// The line is too long to be shown; a program writes it.
	p.said = said
	if t == nil {
		return nil
	}
	return t.during("1 MiB 的一行", "a line of 1 MiB").fixed(
		"行最长 16 MiB，读行的缓冲要够大（Go：scanner.Buffer(nil, 16<<20)）",
		"lines may have up to 16 MiB; give the reader a large enough buffer (Go: scanner.Buffer(nil, 16<<20))")
}

func secondGame(p *patient) *trouble {
	one, t := p.oneGame()
	if t != nil {
		return t.during("第一局", "the first game")
	}
	two, t := p.oneGame()
	if t != nil {
		return t.during("第二局", "the second game")
	}
	if two != one {
		return ails("同样的开局，第二局不一样：%s", "the same opening looks different in the second game: %s", difference(one, two)).fixed(
			"setup 要从头造一局，不要留着上一局的对象", "build the game anew in setup; keep nothing of the one before")
	}
	return nil
}

// oneGame begins a game, tries something, and gives what it looked like at the
// beginning.
func (p *patient) oneGame() (string, *trouble) {
	r, t := p.begin(p.opening())
	if t != nil {
		return "", t
	}
	look, t := p.everything()
	if t != nil {
		return "", t
	}
	// A game from the box is dealt by chance, so only its shape is compared.
	if !slices.Contains(p.welcome.Capabilities.Setup, wire.ModePosition) {
		look = ""
	}
	if r.Awaiting.Question == wire.AskAct {
		if _, t = p.act(r.Awaiting.Seat, wire.Action{Do: wire.Pass}); t != nil {
			return "", t
		}
	}
	return look, p.reset()
}

func restart(p *patient) *trouble {
	if _, t := p.begin(p.opening()); t != nil {
		return t
	}
	p.kill()
	if t := p.ready(); t != nil {
		return t.fixed("被杀掉之后要能立刻重新启动：不要留锁文件、不要占着端口",
			"it must be able to start again at once after it was killed: leave no lock files, hold no ports")
	}
	_, t := p.begin(p.opening())
	return t
}

func shutdown(p *patient) *trouble {
	if t := p.ask(wire.DoShutdown, struct{}{}, &struct{}{}); t != nil {
		return t
	}
	parting := p.child.Leave(spawn.Grace)
	switch {
	case parting.Killed:
		return ails("%s 后还在，SIGTERM 也不听，只好杀掉", "it was still there after %s, did not obey SIGTERM either, and had to be killed", spawn.Grace).
			deadly().fixed("应答 shutdown 之后就退出", "exit after answering shutdown")
	case parting.Asked:
		return ails("%s 后还在，发了 SIGTERM 才走", "it was still there after %s, and left only when it got SIGTERM", spawn.Grace).
			deadly().fixed("应答 shutdown 之后就退出", "exit after answering shutdown")
	case parting.Orphans:
		return ails("走了，却留下了它启动的进程", "it left, but processes that it had started stayed").
			deadly().fixed("退出前结束自己启动的进程；用脚本启动时用 exec", "end what you have started before you exit; a shell script should exec")
	case !parting.Clean():
		return ails("退出码不是 0：%s", "it did not exit with success: %s", parting.Status).
			deadly().fixed("正常结束时退出码用 0", "exit with 0 when all is well")
	}
	p.kill()
	return nil
}
