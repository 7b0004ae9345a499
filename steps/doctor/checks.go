package doctor

import (
	"slices"
	"strings"

	"fengsheng/engine/driver"
	"fengsheng/engine/driver/foreign"
	"fengsheng/engine/wire"
	"fengsheng/steps/say"
)

// checks are all there are, each standing on what those before it have found
// healthy.
func checks() []check {
	return []check{
		{name: "start", title: say.Text{Zh: "启动", En: "starts"}, vital: true, run: (*patient).start},
		{name: "handshake", title: say.Text{Zh: "握手", En: "shakes hands"}, vital: true, run: handshake},
		{name: "unknown-method", title: say.Text{Zh: "不认识的方法答 -32601，然后照常", En: "answers −32601 to an unknown method and goes on"}, run: unknownMethod},
		{name: "unknown-field", title: say.Text{Zh: "忽略不认识的字段", En: "ignores unknown fields"}, run: unknownField},
		{name: "crlf", title: say.Text{Zh: "认得以 \\r\\n 结尾的行", En: "reads lines that end in \\r\\n"}, run: carriageReturn},
		{name: "long-line", title: say.Text{Zh: "读得了 1 MiB 的一行", En: "reads a line of 1 MiB"}, run: longLine},
		{name: "setup", title: say.Text{Zh: "开局", En: "begins a game"}, run: begins},
		{name: "impossible-setup", title: say.Text{Zh: "摆不出的局面答 -32001", En: "answers −32001 to a set-up that cannot be"}, needs: positions, after: "setup", run: impossible},
		{name: "legal-act", title: say.Text{Zh: "接受合法的行动", En: "accepts a legal act"}, needs: positions, after: "setup", run: legalAct},
		{name: "illegal-act", title: say.Text{Zh: "拒绝不合法的行动，局面不变", En: "refuses an illegal act and changes nothing"}, after: "setup", run: illegalAct},
		{name: "wrong-seat", title: say.Text{Zh: "拒绝没轮到的玩家，局面不变", En: "refuses a player who is not asked and changes nothing"}, after: "setup", run: wrongSeat},
		{name: "views", title: say.Text{Zh: "给出声明过的各种视角，中文无误", En: "shows every view it claims, in proper Chinese"}, after: "setup", run: views},
		{name: "secrecy", title: say.Text{Zh: "看不到的就不写", En: "hides what a viewer may not see"}, needs: seatViews, after: "setup", run: secrecy},
		{name: "deck-order", title: say.Text{Zh: "按指定的顺序抽牌", En: "draws in the order that it is given"}, needs: draws, after: "setup", run: deckOrder},
		{name: "reshuffle", title: say.Text{Zh: "重洗后按指定的结果抽牌", En: "reshuffles into the order that it is given"}, needs: draws, after: "setup", run: reshuffle},
		{name: "blind-pick", title: say.Text{Zh: "按指定的结果盲抽", En: "picks blindly what it is told to"}, needs: blindPicks, after: "setup", run: blindPick},
		{name: "unused-chance", title: say.Text{Zh: "多给的随机结果答 -32002", En: "answers −32002 to outcomes of chance that are not needed"}, needs: positions, after: "setup", run: unusedChance},
		{name: "legal-list", title: say.Text{Zh: "列出的回答与接受的行动一致", En: "lists the answers that it accepts, and no others"}, needs: lists, after: "setup", run: legalList},
		{name: "replay", title: say.Text{Zh: "整局重放与逐步一致", En: "replays a game as it plays it"}, needs: replays, after: "setup", run: replayed},
		{name: "second-game", title: say.Text{Zh: "再来一局，不带上一局的东西", En: "plays a second game without traces of the first"}, after: "setup", run: secondGame},
		{name: "restart", title: say.Text{Zh: "杀掉重启后照常", En: "comes back after it is killed"}, after: "setup", run: restart},
		{name: "shutdown", title: say.Text{Zh: "收到 shutdown 两秒内退出，不留进程", En: "leaves within two seconds of shutdown, and leaves nothing behind"}, run: shutdown},
	}
}

// The needs of checks: a reason not to run, or nothing.

func positions(p *patient) say.Text {
	if slices.Contains(p.welcome.Capabilities.Setup, wire.ModePosition) {
		return say.Text{}
	}
	return say.Text{Zh: "没有声明 setup: position", En: "it does not claim setup: position"}
}

func seatViews(p *patient) say.Text {
	if slices.Contains(p.welcome.Capabilities.Observe, "seat") {
		return say.Text{}
	}
	return say.Text{Zh: "没有声明 observe: seat", En: "it does not claim observe: seat"}
}

func lists(p *patient) say.Text {
	if p.welcome.Capabilities.Legal == "list" {
		return say.Text{}
	}
	return say.Text{Zh: "没有声明 legal: list", En: "it does not claim legal: list"}
}

func replays(p *patient) say.Text {
	if why := positions(p); !why.Empty() {
		return why
	}
	if p.welcome.Capabilities.Replay {
		return say.Text{}
	}
	return say.Text{Zh: "没有声明 replay", En: "it does not claim replay"}
}

// draws: chance is looked at where the turn player says how many cards to draw.
func draws(p *patient) say.Text {
	if why := positions(p); !why.Empty() {
		return why
	}
	if r, err := driver.NewLocal().Start(p.drawing()); err == nil && r.Awaiting.Question == wire.AskNumber {
		return p.sight()
	}
	return say.Text{Zh: "它的规则版本里不问抽几张", En: "its rule profiles ask nobody how many to draw"}
}

func blindPicks(p *patient) say.Text {
	if why := positions(p); !why.Empty() {
		return why
	}
	if _, ok := p.graspers(); ok {
		return p.sight()
	}
	return say.Text{Zh: "它没有会盲抽的角色" + grasper, En: "it has no " + grasper + ", who picks blindly"}
}

// sight: a card that was drawn must be seen somewhere.
func (p *patient) sight() say.Text {
	if p.eyes() != "" {
		return say.Text{}
	}
	return say.Text{Zh: "没有声明 observe: seat 或 all", En: "it claims neither observe: seat nor all"}
}

// eyes is a viewer who sees A's hand.
func (p *patient) eyes() string {
	switch seen := p.welcome.Capabilities.Observe; {
	case slices.Contains(seen, "seat"):
		return "A"
	case slices.Contains(seen, driver.Everything):
		return driver.Everything
	}
	return ""
}

// handshake looks at how the subject introduces itself, and that it says so
// once.
func handshake(p *patient) *trouble {
	w, t := p.introduction()
	if t != nil {
		return t.deadly()
	}
	who := &w.Implementation
	who.Name, who.Version = foreign.Line(who.Name, 100), foreign.Line(who.Version, 100)
	p.welcome = w
	if w.ProtocolVersion != wire.ProtocolVersion {
		return ails("协议版本 %d，应为 %d", "protocol version %d, expected %d", w.ProtocolVersion, wire.ProtocolVersion).fixed(
			"在 initialize 的结果里写 \"protocolVersion\": 1", `write "protocolVersion": 1 in the result of initialize`).deadly()
	}
	if strings.TrimSpace(w.Implementation.Name) == "" {
		return ails("没有名字", "it has no name").fixed(
			"在 initialize 的结果里写 \"implementation\": {\"name\": …}", `write "implementation": {"name": …} in the result of initialize`)
	}
	if len(w.Capabilities.Setup) == 0 {
		return ails("没有声明任何开局方式", "it claims no way to begin a game").fixed(
			"在 capabilities.setup 里写 new 或 position", "name new or position in capabilities.setup")
	}
	return nil
}
