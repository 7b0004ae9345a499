package fuzz

import (
	"context"
	"errors"
	"fengsheng/fuzz/law"
	"fengsheng/fuzz/play"
	"slices"
	"strings"
	"time"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/engine"
	"fengsheng/engine/driver/spawn"
	"fengsheng/engine/wire"
	"fengsheng/fuzz/hunt"
	"fengsheng/fuzz/lockstep"
	"fengsheng/fuzz/shrink"
	"fengsheng/fuzz/tell"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// saveEvery is how often the state of a hunt is saved while nothing is found.
const saveEvery = 5 * time.Second

// runFuzz hunts until the limits are reached and tells what was found.
func runFuzz(ctx context.Context, w shell.World, l say.Locale, f fuzzFlags, command []string) error {
	known, err := knownFindings(f.expect)
	if err != nil {
		return err
	}
	watch, err := parseWatch(f.observe)
	if err != nil {
		return err
	}
	party, err := openHunt(f, watch, command)
	if err != nil {
		return err
	}
	defer party.close()
	store, tally, err := openStore(f, party.name)
	if err != nil {
		return err
	}
	store.Tell = tell.Scenario
	say := newHerald(tell.Teller{Out: w.Out, Locale: l, Known: known, Today: w.Today(), Command: command}, store)
	status := newStatus(w, l, party.wanted, tally)
	saved := time.Now()
	if f.span == 0 && f.games == 0 {
		f.span = defaultSpan
	}
	o := hunt.Options{Seed: f.seed, Games: f.games, Budget: shrink.Budget{Replays: f.budget}, Most: f.most, Found: say.found,
		Played: func(t *hunt.Tally) {
			status.hear(t)
			if time.Since(saved) > saveEvery {
				saved = time.Now()
				say.err = errors.Join(say.err, store.Save(t))
			}
		}}
	if f.span > 0 {
		o.Until = time.Now().Add(f.span)
	}
	err = hunt.Run(ctx, party.hunters, tally, o)
	status.end()
	err = errors.Join(err, say.err, store.Save(tally))
	return say.conclude(ctx, tally, f.games, party.wanted, err)
}

// party is who hunts what.
type party struct {
	name    string
	hunters []hunt.Hunter
	wanted  []string // what games can show
}

func (p party) close() {
	for _, h := range p.hunters {
		h.Close()
	}
}

func openHunt(f fuzzFlags, watch lockstep.Watch, command []string) (party, error) {
	if err := shell.CheckProfile(f.profile); err != nil {
		return party{}, err
	}
	if len(command) == 0 {
		return lawHunt(f)
	}
	return duelHunt(f, watch, command)
}

func lawHunt(f fuzzFlags) (party, error) {
	p := party{name: "reference"}
	var tables []play.Seating
	readings, err := shell.PlayedReadings(f.readings)
	if err != nil {
		return p, err
	}
	all, err := play.SeatingsUnder(engine.ReadingsOf(readings))
	if err != nil {
		return p, err
	}
	for _, t := range all {
		if (f.profile == "" || t.Profile == f.profile) && (f.players == 0 || t.Players == f.players) {
			tables = append(tables, t)
		}
	}
	if len(tables) == 0 {
		if f.profile == "" {
			return p, say.Problemf("没有哪个规则版本有 %d 人局", "no profile has a game for %d players", f.players)
		}
		return p, say.Problemf("规则 %s 没有 %d 人局", "profile %s has no game for %d players", f.profile, f.players)
	}
	for range f.jobs {
		p.hunters = append(p.hunters, hunt.NewLawful(tables, law.Laws()))
	}
	for _, t := range tables {
		p.want(t)
	}
	return p, nil
}

func duelHunt(f fuzzFlags, watch lockstep.Watch, command []string) (party, error) {
	var p party
	for range f.jobs {
		subject := hunt.NewCommand(func() *spawn.Subject { return f.limits.Process(command) })
		if _, err := subject.Open(); err != nil {
			p.close()
			return p, shell.Unusable(command, err)
		}
		who := subject.Welcome()
		readings, err := shell.ReadingsOf(f.readings, who.Readings)
		if err != nil {
			p.close()
			return p, err
		}
		menu, err := lockstep.NewMenu(who, lockstep.Order{Profile: f.profile, Players: f.players, Readings: engine.ReadingsOf(readings.Played())})
		p.name = strings.TrimSpace(who.Implementation.Name + " " + who.Implementation.Version)
		p.hunters = append(p.hunters, &hunt.Duel{Subject: subject, Menu: menu, Watch: watch, Cut: f.cut,
			AtOnce: f.observe == "end"})
		if err != nil {
			p.close()
			return p, unplayable(who, f, err)
		}
		for _, t := range menu.Tables {
			p.want(t)
		}
	}
	return p, nil
}

func unplayable(who wire.Welcome, f fuzzFlags, err error) error {
	return say.Problemf("被测程序提供的规则是 %s，开局方式是 %s，没有可打的（--profile “%s”，--players %d）",
		"the subject offers the profiles %s and the set-ups %s, none of which can be played (--profile %q, --players %d)",
		strings.Join(who.Profiles, "、"), strings.Join(who.Capabilities.Setup, "、"), f.profile, f.players).Because(err)
}

// want adds what the games at a table can show.
func (p *party) want(at play.Seating) {
	r, err := at.Rules()
	if err != nil {
		return
	}
	p.wanted = union(p.wanted, play.Wanted(r))
}

func parseWatch(word string) (lockstep.Watch, error) {
	switch word {
	case "every":
		return lockstep.EveryView, nil
	case "two":
		return lockstep.TwoViews, nil
	case "end":
		return lockstep.TheEnd, nil
	}
	return nil, say.Problemf("--observe 只能是 every、two 或 end，不能是“%s”", "--observe is every, two or end, not %q", word)
}

// openStore begins a hunt in its folder or takes up the one that is there.
func openStore(f fuzzFlags, name string) (*hunt.Store, *hunt.Tally, error) {
	dir := f.artifacts
	if f.resume != "" {
		dir = f.resume
	}
	store, err := hunt.NewStore(dir, hunt.Head{Subject: name, Profile: f.profile, Players: f.players, Seed: f.seed,
		Readings: strings.Join(slices.Sorted(slices.Values(f.readings)), ",")})
	if err != nil {
		return nil, nil, say.Problemf("写不了文件夹 %s：%v", "cannot write the folder %s: %v", dir, err).Because(err)
	}
	if f.resume == "" {
		return store, &hunt.Tally{}, nil
	}
	tally, err := store.Resume()
	if errors.Is(err, hunt.ErrNoState) {
		return nil, nil, say.Problemf("%s 里没有可以接着跑的进度；先用 --artifacts %s 跑一次", "there is no hunt to take up in %s; begin one with --artifacts %s", dir, dir).Because(err)
	}
	if err != nil {
		return nil, nil, say.Problemf("%s 里的进度接不上：%v；要用同样的被测程序、--seed、--profile 和 --players，或另开一个 --artifacts 文件夹",
			"the hunt in %s cannot be taken up: %v; use the same subject, --seed, --profile and --players, or another folder with --artifacts", dir, err).Because(err)
	}
	return store, tally, nil
}

// knownFindings reads a known-failures file, which may say something about
// findings.
func knownFindings(file string) ([]suite.Known, error) {
	if file == "" {
		return nil, nil
	}
	known, err := shell.ReadKnown(file)
	if err != nil {
		return nil, err
	}
	return known.Entries(), nil
}
