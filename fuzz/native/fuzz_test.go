package native_test

import (
	"os"
	"testing"

	"fengsheng/fuzz/native"
)

// fuzzTarget runs one target. Its body is a plain function in package native.
func fuzzTarget(f *testing.F, target native.Target) {
	seeds, err := native.Seeds(os.DirFS("../../corpus"), target)
	if err != nil {
		f.Fatal(err)
	}
	for _, seed := range seeds {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, input []byte) {
		if err := target.Run(input); err != nil {
			t.Fatal(err)
		}
	})
}

func FuzzGame(f *testing.F)    { fuzzTarget(f, native.Game()) }
func FuzzTrace(f *testing.F)   { fuzzTarget(f, native.Trace()) }
func FuzzWire(f *testing.F)    { fuzzTarget(f, native.Wire()) }
func FuzzSetup(f *testing.F)   { fuzzTarget(f, native.Setup()) }
func FuzzExpect(f *testing.F)  { fuzzTarget(f, native.Expect()) }
func FuzzFeature(f *testing.F) { fuzzTarget(f, native.Feature()) }
