// Package suite finds the cases of the suite in its feature files, selects among them and runs them with godog.
//
// A case is one scenario, or one row of an outline; its id is the first ruling tag of the scenario and never its
// position. [Load] reads cases and refuses what could hide one: a parse error, a file without a scenario, a
// scenario without a step or a ruling, an id given twice. [Select] refuses a pattern that matches nothing. [Expand] plans a
// case once for each rule profile it binds. [Run] runs a plan and counts by itself: godog's exit code says 0 for
// undefined steps, for an empty selection and for skipped scenarios, so none of it is trusted.
//
// A known-failures file ([ParseKnown]) says what cases are expected to do instead of passing. [Expect] applies it to a
// whole plan, [CheckKnown] finds its faults, and a [KnownFile] is amended by the result of a run.
//
// The package knows nothing of the game: its phrases come in through Options.Bind.
package suite
