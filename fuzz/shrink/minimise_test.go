package shrink

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"fengsheng/engine/wire"
)

// acts are attempts with a number each; nobody plays them.
func acts(numbers ...int) []Act {
	var out []Act
	for _, n := range numbers {
		out = append(out, Act{Seat: "A", Refused: true, Action: wire.Action{Do: wire.Number, Number: &n}})
	}
	return out
}

// sum is an oracle without a game: a case shows what its numbers show.
type sum struct {
	shows     func(numbers []int) string
	confirms  func(numbers []int) string
	tries     int
	failAfter int
}

func numbers(c Case) []int {
	var out []int
	for _, a := range c.Acts {
		out = append(out, *a.Action.Number)
	}
	return out
}

var errLost = errors.New("the subject is lost")

func (o *sum) Try(c Case, _ *Script) (Case, string, error) {
	if o.tries++; o.failAfter > 0 && o.tries > o.failAfter {
		return c, "", errLost
	}
	return c, o.shows(numbers(c)), nil
}

func (o *sum) Confirm(c Case) (string, error) {
	if o.confirms != nil {
		return o.confirms(numbers(c)), nil
	}
	return o.shows(numbers(c)), nil
}

func hundred() Case {
	all := make([]int, 100)
	for i := range all {
		all[i] = i
	}
	return Case{Setup: wire.Setup{Mode: wire.ModeNew, Players: 4}, Acts: acts(all...)}
}

// needs shows a fault where all the numbers are there, and another one where
// only the first of them is.
func needs(wanted ...int) func([]int) string {
	return func(got []int) string {
		for _, n := range wanted {
			if !slices.Contains(got, n) {
				if slices.Contains(got, wanted[0]) {
					return "another"
				}
				return ""
			}
		}
		return "wanted"
	}
}

func TestMinimiseLeavesWhatIsNeeded(t *testing.T) {
	small, stats, err := Minimise(hundred(), "wanted", &sum{shows: needs(7, 40, 41, 93)}, Budget{})
	if got := numbers(small); err != nil || !slices.Equal(got, []int{7, 40, 41, 93}) {
		t.Errorf("%v, %v; want [7 40 41 93]", got, err)
	}
	if stats.Steps == 0 || stats.Replays < stats.Steps || stats.Acts < stats.Replays {
		t.Errorf("%+v", stats)
	}
}

func TestMinimiseBelievesOnlyWhatShowsTwice(t *testing.T) {
	o := &sum{shows: needs(7, 93), confirms: needs(7, 50, 93)}
	small, _, err := Minimise(hundred(), "wanted", o, Budget{})
	if got := numbers(small); err != nil || !slices.Equal(got, []int{7, 50, 93}) {
		t.Errorf("%v, %v; want [7 50 93]: without 50 it showed once only", got, err)
	}
}

func TestMinimiseKeepsToItsBudget(t *testing.T) {
	for _, b := range []Budget{{Replays: 10}, {Acts: 500}} {
		small, stats, err := Minimise(hundred(), "wanted", &sum{shows: needs(7, 40, 41, 93)}, b)
		if err != nil || b.Replays > 0 && stats.Replays > b.Replays+1 || b.Acts > 0 && stats.Acts > b.Acts+200 {
			t.Errorf("%+v on a budget of %+v, %v", stats, b, err)
		}
		if needs(7, 40, 41, 93)(numbers(small)) != "wanted" {
			t.Errorf("%v does not show it any more", numbers(small))
		}
	}
}

func TestMinimiseReturnsTheBestWhenTheSubjectIsLost(t *testing.T) {
	small, _, err := Minimise(hundred(), "wanted", &sum{shows: needs(7, 93), failAfter: 6}, Budget{})
	if !errors.Is(err, errLost) || len(small.Acts) == 100 || needs(7, 93)(numbers(small)) != "wanted" {
		t.Errorf("%d acts, %v", len(small.Acts), err)
	}
}

func TestReduceTriesEveryPieceDownToSingleThings(t *testing.T) {
	for n := range 20 {
		for keep := range n {
			left := make([]int, n)
			for i := range left {
				left[i] = i
			}
			s := &shrinker{budget: usual}
			s.reduce(n, func(from, to int) bool {
				if rest := slices.Concat(left[:from], left[to:]); slices.Contains(rest, keep) {
					left = rest
					return true
				}
				return false
			})
			if fmt.Sprint(left) != fmt.Sprint([]int{keep}) {
				t.Errorf("of %d things %v are left, want [%d]", n, left, keep)
			}
		}
	}
}
