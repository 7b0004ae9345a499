package steps

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/steps/report"
	"fengsheng/steps/suite"
)

// The three cases of a subject that has something missing: an ordinary one, a
// claim that an act is refused, and a claim that a set-up is refused.
const wanting = position + `
  @EX1-001/一
  场景: 一
    那么 玩家B手里有红烧毁
  @EX1-001/二
  场景: 二
    那么 玩家B不能使用黑识破
  @EX1-001/三
  场景: 三
    假如 玩家D是打酱油的小白
    而且 玩家E是打酱油的六姐
    那么 开局被拒绝
`

// unfinished has set-up, acting or observing still to be written.
type unfinished struct {
	driver.Driver
	lacks string
}

func (u unfinished) without(what string) error {
	if u.lacks == what {
		return fmt.Errorf("%w: %s: not written yet", driver.ErrUnsupported, what)
	}
	return nil
}

func (u unfinished) Start(s wire.Setup) (wire.Report, error) {
	if err := u.without("setup"); err != nil {
		return wire.Report{}, err
	}
	return u.Driver.Start(s)
}

func (u unfinished) Do(seat string, a wire.Action, chance []string) (wire.Report, error) {
	if err := u.without("act"); err != nil {
		return wire.Report{}, err
	}
	return u.Driver.Do(seat, a, chance)
}

// What a subject says it does not offer is neither a pass of what expects a
// refusal nor a failure: nothing is known about it.
func TestWhatIsNotOfferedDoesNotApply(t *testing.T) {
	cases, err := suite.Load(fstest.MapFS{"x.feature": {Data: []byte(wanting)}}, "x.feature")
	if err != nil {
		t.Fatal(err)
	}
	na, pass := report.NotApplicable, report.Pass
	for lacks, want := range map[string][3]report.Outcome{
		"nothing": {pass, pass, pass}, "setup": {na, na, na}, "act": {pass, na, pass},
	} {
		for i, r := range runOn(t, cases, func(d driver.Driver) driver.Driver { return unfinished{d, lacks} }) {
			if r.Outcome != want[i] {
				t.Errorf("without %s, case %d: %s, want %s: %s", lacks, i+1, r.Outcome, want[i], r.Message.En)
			}
			if r.Outcome == na && !strings.HasSuffix(r.Message.En, lacks+": not written yet") {
				t.Errorf("without %s: the reason is %q", lacks, r.Message.En)
			}
		}
	}
}

// limited is a far end that introduces itself as being able to do little.
func limited(t *testing.T, able wire.Capabilities) *driver.Remote {
	t.Helper()
	pipe, err := driver.Pipe(driver.NewLocal())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { pipe.Shutdown() })
	pipe.Welcome.Capabilities = able
	return pipe
}

func TestWhatIsNotClaimedIsNotAskedFor(t *testing.T) {
	cases, err := suite.Load(fstest.MapFS{"x.feature": {Data: []byte(wanting)}}, "x.feature")
	if err != nil {
		t.Fatal(err)
	}
	for says, able := range map[string]wire.Capabilities{
		"setup of mode position": {Setup: []string{wire.ModeNew}},
		"observe as all":         {Observe: []string{"seat"}},
	} {
		pipe := limited(t, able)
		r := runOn(t, cases[1:2], func(driver.Driver) driver.Driver { return pipe })[0]
		if r.Outcome != report.NotApplicable || !strings.HasSuffix(r.Message.En, says) {
			t.Errorf("%s: got %s: %s", says, r.Outcome, r.Message.En)
		}
	}
}
