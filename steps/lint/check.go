package lint

import (
	"io/fs"

	"fengsheng/features/rulings"
)

// Check joins what the gate of the rulings finds with what the form of the features gives cause to say. Tests that prove a
// ruling are looked for in the module.
func Check(features, module fs.FS) (rulings.Report, error) {
	catalogue, err := rulings.Read(features)
	if err != nil {
		return rulings.Report{}, err
	}
	form, err := Features(features, catalogue)
	if err != nil {
		return rulings.Report{}, err
	}
	proofs, err := Proofs(features)
	if err != nil {
		return rulings.Report{}, err
	}
	tests, err := rulings.OpenModule(module)
	if err != nil {
		return rulings.Report{}, err
	}
	found := rulings.Check(catalogue, proofs, tests)
	found.Findings = append(found.Findings, form...)
	rulings.SortFindings(found.Findings)
	return found, nil
}
