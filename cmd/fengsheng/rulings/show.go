package rulings

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"fengsheng/cmd/fengsheng/shell"
	"fengsheng/features/rulings"
	"fengsheng/steps/report"
	"fengsheng/steps/say"
	"fengsheng/steps/suite"
)

// card is a ruling as it is shown and as it goes out in JSON.
type card struct {
	ID        string   `json:"id"`
	Title     string   `json:"title"`
	Zh        string   `json:"zh"`
	En        string   `json:"en"`
	Profiles  []string `json:"profiles"`
	Certainty string   `json:"certainty"`
	Question  string   `json:"question,omitempty"`
	Decision  string   `json:"decision,omitempty"`
	// Mutant is a wrong engine that the scenarios must catch.
	Mutant   string   `json:"mutant"`
	Chapter  string   `json:"chapter"`
	At       string   `json:"at"`
	Sources  []string `json:"sources"`
	ProvedBy []string `json:"provedBy,omitempty"`
	// Cases are the scenarios with what became of them just now.
	Cases []caseState `json:"cases,omitempty"`
}

// caseState is one scenario of a ruling and whether the reference passes it.
type caseState struct {
	ID      string         `json:"id"`
	Name    string         `json:"name"`
	At      string         `json:"at"`
	Outcome report.Outcome `json:"outcome"`
}

// stateOf runs the scenarios of a ruling on the reference. A ruling that only a Go test proves has none.
func stateOf(w shell.World, r rulings.Ruling, proofs []rulings.Proof) ([]caseState, error) {
	if !slices.ContainsFunc(proofs, func(p rulings.Proof) bool { return slices.Contains(p.Rulings, r.ID) }) {
		return nil, nil
	}
	plan, err := shell.PlanOf(w, shell.Selection{Selects: []string{r.ID}}, nil)
	if err != nil {
		return nil, err
	}
	res, err := suite.Run(context.Background(), plan, suite.Options{Bind: w.Bind})
	if err != nil {
		return nil, err
	}
	var out []caseState
	for _, r := range res.Records {
		out = append(out, caseState{r.ID, r.Name, fmt.Sprintf("%s:%d", r.File, r.Line), r.Outcome})
	}
	return out, nil
}

func cards(all []rulings.Ruling) []card {
	out := make([]card, 0, len(all))
	for _, r := range all {
		out = append(out, cardOf(r, nil))
	}
	return out
}

// cardOf adds the scenarios that prove a ruling to the tests that do.
func cardOf(r rulings.Ruling, proofs []rulings.Proof) card {
	c := card{
		ID: r.ID, Title: r.Title, Zh: strings.TrimSpace(r.ZH), En: strings.TrimSpace(r.EN), Profiles: r.Profiles,
		Certainty: string(r.Certainty), Question: strings.TrimSpace(r.Question), Decision: strings.TrimSpace(r.Decision),
		Mutant:  strings.TrimSpace(r.Mutant),
		Chapter: r.Chapter, Sources: r.Sources, At: fmt.Sprintf("%s:%d", r.File, r.Line), ProvedBy: slices.Clone(r.ProvedBy),
	}
	for _, p := range proofs {
		if slices.Contains(p.Rulings, r.ID) {
			c.ProvedBy = append(c.ProvedBy, p.Case)
		}
	}
	return c
}

func showRuling(w shell.World, l say.Locale, c card) {
	line := func(zh, en, value string) {
		if value != "" {
			fmt.Fprintf(w.Out, "%s%s\n", l.Say(zh+"：", en+": "), value)
		}
	}
	fmt.Fprintf(w.Out, "%s  %s\n\n%s\n\n", c.ID, c.Title, l.Say(c.Zh, c.En))
	line("规则", "profiles", strings.Join(c.Profiles, ", "))
	line("依据", "certainty", l.Say(certaintyZh(c.Certainty), c.Certainty))
	line("疑问", "question", c.Question)
	line("取舍", "decision", c.Decision)
	line("错的引擎", "mutant", c.Mutant)
	line("出处", "sources", strings.Join(c.Sources, " "))
	line("条目", "entry", c.At)
	if len(c.ProvedBy) == 0 {
		line("证明", "proved by", l.Say("还没有", "nothing yet"))
	}
	ran := map[string]bool{}
	for _, s := range c.Cases {
		id, _, _ := strings.Cut(s.ID, "@")
		ran[id] = true
		line("场景", "scenario", fmt.Sprintf("%s %s  %s  %s", s.Outcome.Name(l), s.ID, s.Name, s.At))
	}
	for _, p := range c.ProvedBy {
		if !ran[p] {
			line("证明", "proved by", p)
		}
	}
}

func certaintyZh(c string) string {
	switch rulings.Certainty(c) {
	case rulings.Explicit:
		return "原文明说"
	case rulings.Derived:
		return "由他条推出"
	case rulings.Adjudicated:
		return "原文未定或不一，本目录裁定"
	}
	return c
}

// checkJSON is a gate's answer in JSON.
type checkJSON struct {
	OK       bool              `json:"ok"`
	Counts   []rulings.Count   `json:"counts"`
	Findings []rulings.Finding `json:"findings"`
	Notes    []rulings.Finding `json:"notes"`
}

func showCheck(w shell.World, l say.Locale, found rulings.Report, asJSON bool) error {
	if asJSON {
		return shell.WriteJSON(w, checkJSON{found.OK(), found.Counts, found.Findings, found.Notes})
	}
	for _, f := range slices.Concat(found.Notes, found.Findings) {
		fmt.Fprintln(w.Out, f.In(string(l)))
	}
	for _, c := range found.Counts {
		fmt.Fprintf(w.Out, "%-10s %4d/%d\n", c.Chapter, c.Proved, c.Total)
	}
	total := found.Total()
	fmt.Fprintln(w.Out, l.Sayf("%d 条裁定，%d 条已有证明；%d 处问题。", "%d rulings, %d proved; %d findings.",
		total.Total, total.Proved, len(found.Findings)))
	return nil
}
