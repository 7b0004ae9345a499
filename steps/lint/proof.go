package lint

import (
	"fmt"
	"io/fs"
	"regexp"
	"slices"
	"strings"

	"github.com/cucumber/messages/go/v34"

	"fengsheng/features/rulings"
)

// denial is how the vocabulary says that something is refused or does not happen.
var denial = regexp.MustCompile(`不能|不可|不得|不会|不會|不必|没有|沒有|还没|還沒|并未|並未|未被|未能|仍|不[再是在会被问触获胜]|无人|無人|无法|無法|无效|無效|看不[到见見]`)

// Proofs collects what every scenario below fsys claims to prove, for rulings.Check. A scenario is negative if one of
// its steps from the first 当 on denies something (不能, 没有, 仍 and their like), and positive if one of its
// outcomes does not. Its profiles are those of its tags, as @promo, or else those it names in its steps or backgrounds.
// A file that cannot be read or parsed is an error.
func Proofs(fsys fs.FS) ([]rulings.Proof, error) {
	documents, err := readAll(fsys)
	if err != nil {
		return nil, err
	}
	var proofs []rulings.Proof
	for _, doc := range documents {
		if doc.broken != nil {
			return nil, fmt.Errorf("lint: proofs: %w", rulings.Faults(doc.broken))
		}
		for _, s := range doc.scenarios() {
			proofs = append(proofs, s.proof())
		}
	}
	return proofs, nil
}

func (s scenario) proof() rulings.Proof {
	_, id, ok := s.caseID()
	if !ok {
		id = "“" + s.Name + "”"
	}
	proof := rulings.Proof{
		Case: id, File: s.doc.file, Line: at(s.Location),
		Rulings: s.rulingIDs(), Profiles: s.profiles(), Readings: s.readings(),
	}
	kind := messages.StepKeywordType_UNKNOWN
	for _, step := range s.Steps {
		if step.KeywordType != messages.StepKeywordType_CONJUNCTION {
			kind = step.KeywordType
		}
		if kind == messages.StepKeywordType_CONTEXT {
			continue
		}
		for _, text := range s.instances(step.Text) {
			denies := denial.MatchString(text)
			proof.Negative = proof.Negative || denies
			proof.Positive = proof.Positive || !denies && kind == messages.StepKeywordType_OUTCOME
		}
	}
	return proof
}

// instances is the step text of an outline in each row of its examples, for a row may deny what the next one claims;
// that of a plain scenario is the text itself.
func (s scenario) instances(text string) []string {
	if len(s.Examples) == 0 {
		return []string{text}
	}
	var texts []string
	for _, examples := range s.Examples {
		for _, row := range examples.TableBody {
			instance := text
			for i, cell := range row.Cells {
				instance = strings.ReplaceAll(instance, "<"+examples.TableHeader.Cells[i].Value+">", cell.Value)
			}
			texts = append(texts, instance)
		}
	}
	return texts
}

// readings lists the tags that name a reading, without their @.
func (s scenario) readings() []string {
	var named []string
	for _, tag := range s.heldTags() {
		if _, _, ok := rulings.SplitReadingTag(tag); ok {
			named = append(named, strings.TrimPrefix(tag, "@"))
		}
	}
	return named
}

func (s scenario) profiles() []string {
	var tagged []string
	for _, profile := range rulings.Profiles() {
		if slices.Contains(s.heldTags(), "@"+profile) {
			tagged = append(tagged, profile)
		}
	}
	if tagged != nil {
		return tagged
	}
	return s.namedProfiles()
}

// namedProfiles finds the profiles by their Chinese names; an outline may have them in its examples.
func (s scenario) namedProfiles() []string {
	var text strings.Builder
	for _, background := range s.backgrounds {
		writeSteps(&text, background.Steps)
	}
	writeSteps(&text, s.Steps)
	for _, examples := range s.Examples {
		for _, row := range examples.TableBody {
			for _, cell := range row.Cells {
				text.WriteString(cell.Value + "\n")
			}
		}
	}
	var named []string
	for _, profile := range profileTable {
		if profile.name.MatchString(text.String()) {
			named = append(named, profile.id)
		}
	}
	return named
}

// profileName is how a profile is called in a step, in simplified and traditional characters.
type profileName struct {
	id   string
	name *regexp.Regexp
}

var profileTable = []profileName{
	{rulings.Standard, regexp.MustCompile(`[标標][准準]版`)},
	{rulings.Promo, regexp.MustCompile(`推[广廣]版`)},
	{rulings.Mission, regexp.MustCompile(`[绝絕]密任[务務]`)},
	{rulings.Beginner, regexp.MustCompile(`初次[游遊][戏戲]`)},
	{rulings.Qianzhi, regexp.MustCompile(`千智`)},
}

func writeSteps(text *strings.Builder, steps []*messages.Step) {
	for _, step := range steps {
		text.WriteString(step.Text + "\n")
	}
}
