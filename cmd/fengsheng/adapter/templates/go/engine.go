package main

// Engine ⟦是你的引擎接上来的地方。每个方法现在都答“还没写”，所以第一次运行时所有用例都是“不适用”。
// 顺序：Setup、Awaiting、Observe，再写 Act 里的让过，然后一张一张牌地加。写一点，跑一次。
// 牌、身份、角色、技能都用官方中文名（红烧毁、潜伏战线、老鬼、就计），座位是 A 到 I，按逆时针。¦is where your engine goes. Every method says “not written yet” now, so that in the first run no case applies.
// The order: Setup, Awaiting, Observe, then passing in Act, then one card after another. Write a little, run again.
// Cards, identities, characters and skills have their official Chinese names (红烧毁, 潜伏战线, 老鬼, 就计);
// seats are A to I, anticlockwise.⟧
type Engine struct{}

// About ⟦说你是谁，会什么。没写在这里的，套件不会来问，相应的用例列为不适用。¦says who you are and what you offer. What is not said here is not asked for; the cases that need it do not apply.⟧
func (e *Engine) About() About {
	return About{
		Implementation: Implementation{Name: "my-engine", Version: "0.1.0", Language: "Go"},
		Capabilities: Capabilities{
			// ⟦还会从头发牌就加上 "new"¦add "new" once you can deal from the box⟧
			Setup: []string{"position"},
			// ⟦会列出所有合法的回答就写 "list"¦"list" once you can list all legal answers⟧
			Legal: "none",
			// ⟦还有 "public"：不坐在桌边的人看到的¦there is "public" too: what somebody sees who has no seat⟧
			Observe: []string{"seat", "all"},
		},
		// ⟦初次游戏：没有角色。完整的游戏是 "standard"¦the first game, without characters; the whole game is "standard"⟧
		Profiles: []string{"beginner"},
	}
}

// Setup ⟦摆出一个局面，一直走到要问玩家为止。按规则不能这样开局就返回 setupRefused(为什么)。
// 牌名没写全的（破译、红试探），合得上的哪一张都行；你的回答里牌要写全名。¦builds a position and goes on until a player has to decide. Where the rules do not allow it, return setupRefused(why).
// A card name that leaves something out (破译, 红试探) is any card that fits; in your answers names are complete.⟧
func (e *Engine) Setup(t Table) (Done, error) {
	return Done{}, unsupported("⟦还没写；从 engine.go 的 Setup 开始¦not written yet; begin with Setup in engine.go⟧")
}

// Awaiting ⟦是现在问谁、问什么，例如 Asked{Seat: "A", Question: "act"}；对局结束后是 Asked{Question: "nothing"}。¦is who is asked what, as Asked{Seat: "A", Question: "act"}; Asked{Question: "nothing"} when the game is over.⟧
func (e *Engine) Awaiting() (Asked, error) {
	return Asked{}, unsupported("⟦Awaiting 还没写¦Awaiting is not written yet⟧")
}

// Act ⟦让一位玩家做一件事。规则不许就返回 &Rejection{"illegal", 为什么}，局面必须原样。
// chance 是这件事要用到的随机结果，按次序用完，多了返回 unusedChance；给少了就自己取第一种可能，并全部写进 Done.Chance。¦lets a player do something. Where the rules do not allow it: return &Rejection{"illegal", why}, and nothing may have
// changed. chance lists the outcomes that the act needs, to be used up in order (too many: unusedChance); where fewer
// are given take the first possible one, and say all of them in Done.Chance.⟧
func (e *Engine) Act(seat string, a Action, chance []string) (Done, error) {
	switch a.Do {
	// case "pass": …
	// case "play": a.Card, a.Target, a.Object, …
	default:
		return Done{}, unsupported("⟦Act 里还没写：¦not written yet in Act: ⟧" + a.Do)
	}
}

// Observe ⟦是这位看到的桌面："A" 到 "I" 是那一家，"all" 是全部。看不到的不写，张数照写。¦is the table as a viewer sees it: "A" to "I" is that seat, "all" is everything. Hidden things are absent, counts are
// there.⟧
func (e *Engine) Observe(viewer string) (View, error) {
	return View{}, unsupported("⟦Observe 还没写¦Observe is not written yet⟧")
}

// Legal ⟦是这一家所有合法的回答；About 里写了 Legal: "list" 才会问。¦lists all legal answers of a seat; asked only if About says Legal: "list".⟧
func (e *Engine) Legal(seat string) ([]Action, error) {
	return nil, unsupported("⟦Legal 还没写¦Legal is not written yet⟧")
}

// Reset ⟦忘掉这一局；下一次 Setup 是新的一局。¦forgets the game; the next Setup begins another.⟧
func (e *Engine) Reset() {}
