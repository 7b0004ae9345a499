package fuzz

import (
	"time"

	"github.com/spf13/cobra"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/steps/say"
)

// fuzzFlags are the flags of the verb fuzz.
type fuzzFlags struct {
	span                 time.Duration
	games, jobs, players int
	most, budget, cut    int
	seed                 uint64
	profile, observe     string
	readings             []string
	expect               string
	artifacts, resume    string
	limits               shell.Limits
}

// defaultSpan is how long a hunt lasts that nobody limits.
const defaultSpan = time.Minute

// Verb is `fengsheng fuzz`.
func Verb(w shell.World, l say.Locale) *cobra.Command {
	var f fuzzFlags
	cmd := &cobra.Command{
		Use: l.Say("fuzz [选项] [-- 被测命令]", "fuzz [flags] [-- subject command]"), DisableFlagsInUseLine: true,
		Short: l.Say("随机对局：查参考实现的定律，或让被测程序与它同步对打", "random games: laws on the reference, or a subject in lockstep with it"),
		Long:  l.Say(fuzzLongZh, fuzzLongEn),
		Example: `  fengsheng fuzz --for 10m
  fengsheng fuzz --for 60s -- node corpus/subjects/basic-js/main.js
  fengsheng fuzz --games 10000 --jobs 2 --observe two -- fengsheng serve
  fengsheng fuzz --resume out/fuzz --for 1h -- ./my-adapter`,
		RunE: func(cmd *cobra.Command, args []string) error {
			rest, command, err := shell.SplitCommand(cmd, args)
			if err != nil {
				return err
			}
			if len(rest) > 0 {
				return say.Problemf("fuzz 不读文件：%v；被测命令写在“--”之后", "fuzz reads no files: %v; a subject command follows --", rest)
			}
			if err := f.check(); err != nil {
				return err
			}
			return runFuzz(cmd.Context(), w, l, f, command)
		},
	}
	flags := cmd.Flags()
	flags.DurationVar(&f.span, "for", 0, l.Say("跑`多久`，如 10m（不给也不给 --games 就是 1m）", "how `long`, as in 10m (1m where neither this nor --games is given)"))
	flags.IntVar(&f.games, "games", 0, l.Say("一共几`局`", "how many `games` in all"))
	flags.Uint64Var(&f.seed, "seed", 1, l.Say("第一局的`种子`，往后逐一加一", "`seed` of the first game; the next ones count up"))
	flags.IntVar(&f.jobs, "jobs", 1, l.Say("同时几`局`；每局一个被测进程", "how `many` games at a time, each with a subject process of its own"))
	flags.StringVar(&f.profile, "profile", "", l.Say("只用这一套`规则`：standard、promo、mission、beginner、qianzhi", "only this rule `profile`: standard, promo, mission, beginner, qianzhi"))
	flags.IntVar(&f.players, "players", 0, l.Say("只用这个`人数`", "only this `number` of players"))
	flags.IntVar(&f.cut, "cut", 150, l.Say("与被测程序对打时，四局中有三局打到第`几`步为止（0 是每局都打完）", "against a subject three of four games end after so many `acts` (0 plays every game to its end)"))
	flags.StringVar(&f.observe, "observe", "every", l.Say("每步之后比对`谁`看到的：every（所有人）、two（全知和轮到的一位）、end（只在终局）", "`whose` views are compared after each act: every, two (the widest and one in turn), end (only when it is over)"))
	flags.StringVar(&f.expect, "expect", "", l.Say("已知不符的`名单`；fuzz/… 的行是已知的分歧", "known-failures `file`; its lines fuzz/… are known divergences"))
	flags.StringVar(&f.artifacts, "artifacts", "out/fuzz", l.Say("把发现和进度写进这个`文件夹`", "`folder` for the findings and the state of the hunt"))
	flags.StringVar(&f.resume, "resume", "", l.Say("接着`文件夹`里的那一次跑", "take up the hunt in this `folder`"))
	flags.IntVar(&f.most, "most", 50, l.Say("有`几`种发现就够了", "how `many` kinds of findings are enough"))
	flags.IntVar(&f.budget, "budget", 0, l.Say("缩小一个发现最多重放几`次`（0 是默认的次数）", "at most so many `replays` to shrink a finding (0 for the usual number)"))
	shell.ReadingFlag(flags, l, &f.readings)
	shell.LimitFlags(flags, l, &f.limits)
	return cmd
}

// check refuses numbers that make no sense before anything is started.
func (f fuzzFlags) check() error {
	for _, n := range [...]struct {
		flag      string
		is, least int
	}{{"--jobs", f.jobs, 1}, {"--games", f.games, 0}, {"--players", f.players, 0}, {"--most", f.most, 0}, {"--cut", f.cut, 0}, {"--budget", f.budget, 0}} {
		if n.is < n.least {
			return say.Problemf("%s 至少是 %d，不能是 %d", "%s is at least %d, not %d", n.flag, n.least, n.is)
		}
	}
	for _, d := range [...]struct {
		flag string
		is   time.Duration
	}{{"--timeout", f.limits.Answer}, {"--start-timeout", f.limits.Start}, {"--for", f.span + 1}} {
		if d.is <= 0 {
			return say.Problemf("%s 要大于零，如 5s、2m", "%s is more than zero, such as 5s or 2m", d.flag)
		}
	}
	return nil
}

const fuzzLongZh = `不写被测命令：在参考实现上随机对局，每一步都查全部定律。
写了被测命令：参考实现与被测程序同步对打。参考实现选择回答（合法的、几乎合法的、不该他回答的），随机结果由它决定并告诉对方，
每一步之后比对：接受与否、所需的随机结果、每位旁观者看到的桌面、轮到谁做什么、合法回答、发生的事、终局。

每一种发现（按特征区分）先在新进程里重放两次，再缩小到最短的对局，留下：对局记录、中文场景、重现命令。
随时可以按 Ctrl-C，已有的发现都在；--resume 接着跑。`

const fuzzLongEn = `Without a command: random games on the reference, with every law checked.
With one: the reference and the subject play the same games in lockstep. The reference picks answers (legal ones, nearly legal ones, the wrong seat),
decides what chance decides and tells the subject; after each act acceptance, the outcomes of chance, every view, the open question,
the legal answers, what happened and the result are compared.

Each kind of finding, told by its signature, is replayed twice in fresh processes and then made as small as possible. What stays is
a trace, a scenario in Chinese and a command that shows it again. Ctrl-C keeps everything; --resume goes on.`
