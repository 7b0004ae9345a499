package steps

import (
	"context"
	"errors"
	"fmt"
	"os"
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
	"fengsheng/engine/wire/schema"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// silent lists no legal answers, as an implementation may.
type silent struct{ driver.Driver }

func (silent) Legal(string) ([]wire.Action, error) { return nil, driver.ErrNoLegal }

// forgetful refuses rightly but changes the turn player while doing so.
type forgetful struct {
	driver.Driver
	refused *bool
}

func (f forgetful) Do(seat string, a wire.Action, chance []string) (wire.Report, error) {
	r, err := f.Driver.Do(seat, a, chance)
	*f.refused = *f.refused || !r.Accepted
	return r, err
}

func (f forgetful) View(viewer string) (wire.View, error) {
	v, err := f.Driver.View(viewer)
	if *f.refused {
		v.Turn = "E"
	}
	return v, err
}

// crashing fails where it should refuse.
type crashing struct{ driver.Driver }

func (c crashing) Do(seat string, a wire.Action, chance []string) (wire.Report, error) {
	r, err := c.Driver.Do(seat, a, chance)
	if err == nil && !r.Accepted {
		return r, errors.New("segmentation fault")
	}
	return r, err
}

func runOn(t *testing.T, cases []suite.Case, wrap func(driver.Driver) driver.Driver) []report.Record {
	t.Helper()
	open := func() (driver.Driver, error) { return wrap(driver.NewLocal()), nil }
	result, err := suite.Run(context.Background(), suite.Expand(cases, ""), suite.Options{Bind: On(open)})
	if err != nil {
		t.Fatal(err)
	}
	return result.Records
}

func TestAnImplementationNeedNotListLegalAnswers(t *testing.T) {
	cases, err := suite.Load(os.DirFS("testdata"), "vocabulary.feature")
	if err != nil {
		t.Fatal(err)
	}
	listed := regexp.MustCompile("只能选择|可选的回答")
	for _, r := range runOn(t, cases, func(d driver.Driver) driver.Driver { return silent{d} }) {
		if r.Outcome != report.Pass && !(r.Outcome == report.NotApplicable && listed.MatchString(stoppedAt(r))) {
			t.Errorf("%s: %s: %s", r.ID, r.Outcome, r.Message.Zh)
		}
	}
}

// stoppedAt is the step that ended a case; what does not apply is told without it, so that reports can group it.
func stoppedAt(r report.Record) string {
	for _, s := range r.Steps {
		if s.Outcome == r.Outcome {
			return s.Text
		}
	}
	return ""
}

// lost answers as a process does that has been started too often.
type lost struct{ driver.Driver }

func (lost) Start(wire.Setup) (wire.Report, error) { return wire.Report{}, driver.ErrUnusable }

func TestWhatALostImplementationCannotPlayHasNotRun(t *testing.T) {
	text := position + "\n  @EX1-001/x\n  场景: 一\n    那么 玩家B不能使用黑识破\n"
	cases, err := suite.Load(fstest.MapFS{"x.feature": {Data: []byte(text)}}, "x.feature")
	if err != nil {
		t.Fatal(err)
	}
	r := runOn(t, cases, func(d driver.Driver) driver.Driver { return lost{d} })[0]
	if r.Outcome != report.Unrun || r.Verdict != report.NotJudged {
		t.Errorf("got %s, %s: %s", r.Outcome, r.Verdict, r.Message.Zh)
	}
}

// clinging plays well and dies when the game is to be put away.
type clinging struct{ driver.Driver }

func (clinging) Close() error { return fmt.Errorf("%w: it has died", driver.ErrProtocol) }

func TestAnImplementationThatFailsAtTheEndHasNotPassed(t *testing.T) {
	text := position + "\n  @EX1-001/x\n  场景: 一\n    那么 玩家B不能使用黑识破\n"
	cases, err := suite.Load(fstest.MapFS{"x.feature": {Data: []byte(text)}}, "x.feature")
	if err != nil {
		t.Fatal(err)
	}
	r := runOn(t, cases, func(d driver.Driver) driver.Driver { return clinging{d} })[0]
	if r.Outcome != report.Protocol || !strings.Contains(r.Message.Zh, "it has died") {
		t.Errorf("got %s: %s", r.Outcome, r.Message.Zh)
	}
}

func TestOnlyARefusalThatChangesNothingIsOne(t *testing.T) {
	text := position + "\n  @EX1-001/x\n  场景: 一\n    那么 玩家B不能使用黑识破\n"
	cases, err := suite.Load(fstest.MapFS{"x.feature": {Data: []byte(text)}}, "x.feature")
	if err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		claim   string
		wrap    func(driver.Driver) driver.Driver
		outcome report.Outcome
		says    string
	}{
		{"the reference refuses", func(d driver.Driver) driver.Driver { return d }, report.Pass, ""},
		{"a refusal that changes the table fails", func(d driver.Driver) driver.Driver { return forgetful{d, new(bool)} }, report.Fail, "局面却变了"},
		{"a crash is no refusal", func(d driver.Driver) driver.Driver { return crashing{d} }, report.Crash, "segmentation fault"},
	}
	for _, test := range tests {
		t.Run(test.claim, func(t *testing.T) {
			r := runOn(t, cases, test.wrap)[0]
			if r.Outcome != test.outcome || !strings.Contains(r.Message.Zh, test.says) {
				t.Errorf("got %s: %s", r.Outcome, r.Message.Zh)
			}
		})
	}
}

// failing fails at every act, in one way.
type failing struct {
	driver.Driver
	err error
}

func (f failing) Do(string, wire.Action, []string) (wire.Report, error) { return wire.Report{}, f.err }

func TestEveryWayOfFailingIsCalledWhatItIs(t *testing.T) {
	text := position + "\n  @EX1-001/x\n  场景: 一\n    那么 玩家B不能使用黑识破\n"
	cases, err := suite.Load(fstest.MapFS{"x.feature": {Data: []byte(text)}}, "x.feature")
	if err != nil {
		t.Fatal(err)
	}
	wrong := schema.Check("act.result", []byte(`{"accepted":1}`))
	for _, test := range []struct {
		err     error
		outcome report.Outcome
		zh      string
	}{
		{driver.ErrTimeout, report.Timeout, "没有按时应答"},
		{driver.ErrEnded, report.Crash, "中途退出"},
		{fmt.Errorf("%w: %w", driver.ErrResult, wrong), report.Protocol, "不合格式：" + say.TextOf(wrong).Zh},
		{driver.ErrClaim, report.Protocol, "做不到自己声明的事"},
		{driver.ErrProtocol, report.Protocol, "没有按协议应答"},
		{errors.New("out of memory"), report.Crash, "出错：out of memory"},
	} {
		r := runOn(t, cases, func(d driver.Driver) driver.Driver { return failing{d, test.err} })[0]
		if r.Outcome != test.outcome || !strings.Contains(r.Message.Zh, test.zh) {
			t.Errorf("%v: got %s: %s", test.err, r.Outcome, r.Message.Zh)
		}
	}
}
