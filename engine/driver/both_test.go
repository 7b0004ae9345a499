package driver_test

import (
	"errors"
	"strings"
	"testing"

	"fengsheng/engine/driver"
	"fengsheng/engine/wire"
)

// odd differs from the reference in one answer.
type odd struct {
	driver.Driver
	in string
}

func (o odd) Start(s wire.Setup) (wire.Report, error) {
	r, err := o.Driver.Start(s)
	if o.in == "setup" {
		r.Awaiting.Seat = "B"
	}
	return r, err
}

func (o odd) Do(seat string, a wire.Action, chance []string) (wire.Report, error) {
	r, err := o.Driver.Do(seat, a, chance)
	switch o.in {
	case "events":
		r.Events = nil
	case "refusal":
		r.Accepted = true
	case "message":
		r.Message += "!"
	case "error":
		err = errors.New("null pointer")
	}
	return r, err
}

func (o odd) View(viewer string) (wire.View, error) {
	v, err := o.Driver.View(viewer)
	if o.in == "view" {
		v.Deck.Count++
	}
	return v, err
}

func (o odd) Legal(seat string) ([]wire.Action, error) {
	all, err := o.Driver.Legal(seat)
	if o.in == "legal" {
		all = all[1:]
	}
	return all, err
}

// little plays a little of everything and gives the first error.
func little(d driver.Driver) error {
	if _, err := d.Start(setup()); err != nil {
		return err
	}
	for _, a := range []wire.Action{{Do: wire.Play, Card: "红试探", Target: "A"}, {Do: wire.Play, Card: "红试探", Target: "B"}} {
		if _, err := d.Do("A", a, nil); err != nil {
			return err
		}
	}
	for _, seat := range []string{"A", "B", "C", "D", "A"} {
		if _, err := d.Do(seat, wire.Action{Do: wire.Pass}, nil); err != nil {
			return err
		}
	}
	if _, err := d.View(driver.Everything); err != nil {
		return err
	}
	if _, err := d.Legal("A"); err != nil {
		return err
	}
	return d.Close()
}

func TestBothFindTheFirstDifference(t *testing.T) {
	for in, says := range map[string]string{
		"setup": "at setup", "events": "at act of A", "refusal": "at act of A", "error": "null pointer",
		"view": "at view of all", "legal": "at legal answers of A", "nothing": "", "message": "",
	} {
		err := little(driver.Both{First: driver.NewLocal(), Second: odd{driver.NewLocal(), in}})
		if says == "" && err != nil || says != "" && (!errors.Is(err, driver.ErrDiffer) || !strings.Contains(err.Error(), says)) {
			t.Errorf("a difference in %s: %v, want %q", in, err, says)
		}
	}
}

func TestBothRefuseTogetherOrDiffer(t *testing.T) {
	bad := setup()
	bad.Seats[0].Identity = "卧底"
	d := driver.Both{First: driver.NewLocal(), Second: driver.NewLocal()}
	if _, err := d.Start(bad); !errors.Is(err, driver.ErrSetup) || errors.Is(err, driver.ErrDiffer) {
		t.Errorf("both refuse the set-up: %v", err)
	}
}
