package rulings

import (
	"slices"
	"strings"
)

// Check compares a catalogue with the proofs of a suite, both ways. It reads nothing but what it is given; a finder
// without source yields notes instead of findings.
func Check(catalogue *Catalogue, proofs []Proof, tests TestFinder) Report {
	g := gate{catalogue: catalogue, tests: tests, proofs: byRuling(catalogue.usual(proofs))}
	for _, proof := range proofs {
		g.checkProof(proof)
	}
	for _, chapter := range Chapters() {
		count := Count{Chapter: chapter}
		for _, ruling := range catalogue.Select(Filter{Chapter: chapter}) {
			count.Total++
			if g.checkRuling(ruling) {
				count.Proved++
			}
		}
		g.report.Counts = append(g.report.Counts, count)
	}
	SortFindings(g.report.Findings)
	SortFindings(g.report.Notes)
	return g.report
}

type gate struct {
	catalogue *Catalogue
	tests     TestFinder
	proofs    map[string][]Proof
	report    Report
}

func byRuling(proofs []Proof) map[string][]Proof {
	index := map[string][]Proof{}
	for _, proof := range proofs {
		for _, id := range proof.Rulings {
			index[id] = append(index[id], proof)
		}
	}
	return index
}

// usual leaves out the cases that hold only under a reading which the catalogue does not take: they prove nothing of what
// it says.
func (c *Catalogue) usual(proofs []Proof) []Proof {
	return slices.DeleteFunc(slices.Clone(proofs), func(p Proof) bool {
		for _, r := range c.readings {
			letters := lettersAmong(p.Readings, r.Ruling)
			if len(letters) > 0 && !slices.Contains(letters, r.Default()) {
				return true
			}
		}
		return false
	})
}

func lettersAmong(readings []string, ruling string) []string {
	var letters []string
	for _, each := range readings {
		if of, letter, ok := SplitReading(each); ok && of == ruling {
			letters = append(letters, letter)
		}
	}
	return letters
}

func (g *gate) find(f Finding) { g.report.Findings = append(g.report.Findings, f) }

func (g *gate) checkProof(p Proof) {
	if len(p.Rulings) == 0 {
		g.find(p.finding("untagged", "没有标明它证明哪条裁定，请加上如 @TX-014 的标签",
			"cites no ruling; tag it with the one it proves, as @TX-014"))
	}
	for _, reading := range p.Readings {
		id, letter, _ := SplitReading(reading)
		if r, played, ok := g.catalogue.ReadingOf(id); !ok || !played || !slices.Contains(r.Letters(), letter) {
			g.find(p.finding("unknown-reading", "的标签 @%s 不是 readings.yaml 里的读法", "is tagged @%s, which is no reading of readings.yaml", reading))
		}
	}
	for i, id := range p.Rulings {
		ruling, known := g.catalogue.ByID(id)
		switch {
		case slices.Contains(p.Rulings[:i], id):
			continue
		case !known:
			g.find(p.finding("unknown-ruling", "引用的 %s 不在裁定目录里；先查编号，再考虑新增条目",
				"cites %s, which is not in the catalogue; check the id before adding an entry", id))
		case !bindsAny(ruling, p.Profiles):
			g.find(p.finding("wrong-profile", "用的规则方案是 %[2]s，但 %[1]s 只约束 %[3]s",
				"plays %[2]s, but %[1]s binds only %[3]s", id,
				strings.Join(p.Profiles, ", "), strings.Join(ruling.Profiles, ", ")))
		}
	}
}

// bindsAny trusts a case that names no profile.
func bindsAny(r Ruling, profiles []string) bool {
	return len(profiles) == 0 || slices.ContainsFunc(profiles, r.Binds)
}

// checkRuling reports whether the ruling is proved, by a case or by a Go test.
func (g *gate) checkRuling(r Ruling) bool {
	tested := g.checkTests(r)
	g.checkPromise(r)
	proofs := g.proofs[r.ID]
	if len(proofs) > 0 && r.TwoSided() && g.catalogue.DeclaredComplete(r) {
		g.checkSides(r, proofs)
	}
	proved := tested || len(proofs) > 0
	if !tested && g.catalogue.DeclaredComplete(r) {
		g.checkBinding(r, proofs)
	}
	if !proved && g.catalogue.DeclaredComplete(r) {
		g.find(r.finding("unproved", "所在章节已宣布完成，却没有任何场景或测试证明它",
			"lies in a chapter declared complete, but no scenario or test proves it"))
	}
	return proved
}

func (g *gate) checkSides(r Ruling, proofs []Proof) {
	if !slices.ContainsFunc(proofs, func(p Proof) bool { return p.Positive }) {
		g.find(r.finding("no-positive", "有限制，却只有反例；请加一个照样发生的场景",
			"limits something, but only negative scenarios cite it; add one where the thing does happen"))
	}
	if !slices.ContainsFunc(proofs, func(p Proof) bool { return p.Negative }) {
		g.find(r.finding("no-negative", "有限制，却只有正例；请加一个被拒绝或不发生的场景",
			"limits something, but only positive scenarios cite it; add one where it is refused or does not happen"))
	}
}

// checkTests reports whether a Go test proves the ruling. A test that cannot be looked up counts as proof: the
// checkout that built the program has been through this gate.
func (g *gate) checkTests(r Ruling) bool {
	proved := false
	for _, name := range r.ProvedBy {
		presence, err := g.tests.Find(name)
		switch {
		case err != nil:
			g.find(r.finding("unreadable-test", "的测试 %s 无法查找：%v", "names the test %s, which cannot be looked up: %v", name, err))
		case presence == Absent:
			g.find(r.finding("no-such-test", "的 proved_by 指向不存在的测试 %s；改正名字或补上测试",
				"is proved_by %s, which does not exist; correct the name or write the test", name))
		case presence == Unchecked:
			g.report.Notes = append(g.report.Notes, r.finding("not-checked", "的测试 %s 未核对：这里没有源代码",
				"is proved_by %s: not checked, there is no source here", name))
			proved = true
		default:
			proved = true
		}
	}
	return proved
}
