package rule

import "fengsheng/engine/table"

// Step is one step of what a card or a skill does. It runs with the frame of
// that card or skill on top and asks at most one question, as its last act.
type Step func(*Machine)

// Limit says in whose turn something may be used.
type Limit uint8

// The limits.
const (
	AnyTurn Limit = iota
	OwnTurn
	OthersTurn
)

// Aim says what is named when something is used (PRI-006).
type Aim uint8

// The aims.
const (
	AtNothing  Aim = iota
	AtSeat         // a player
	AtIntel        // one intel before a player
	AtTwoIntel     // two intel, before one player or two
	AtCard         // a card on the stack
)

// Usage is when and at what a card or a response skill may be used. All
// functions look at public state only, but for the user's own hand.
type Usage struct {
	Phases table.PhaseSet
	Turn   Limit
	// Own are those of the phases in which only the turn player may use it.
	Own table.PhaseSet
	Aim Aim
	// Ready is a further condition on the user; nil means none.
	Ready func(m *Machine, user table.Seat) bool
	// Hits is whether the target may be aimed at. It is asked at declaration
	// and again at resolution (PRI-024). Nil means any other player.
	Hits func(m *Machine, user, target table.Seat) bool
	// Intel is which intel before the owner may be aimed at.
	Intel func(m *Machine, user, owner table.Seat) table.CardSet
	// Holds is asked at resolution: does the item still have what it needs?
	// Nil means that nothing beyond the aim is needed.
	Holds func(m *Machine, it *table.Item) bool
}

// Card is what a function card does.
type Card struct {
	Name    table.Name
	Rulings string
	Usage
	// NeedsUser cards do nothing once their user is dead (CARD-015).
	NeedsUser bool
	// Leaves the game face down instead of being discarded (PROB-022).
	Leaves bool
	// Kills everybody who dies while it resolves, whatever the death came from:
	// its user answers for them (STL-041).
	Kills bool
	Steps []Step
}

// Kind is how a skill works.
type Kind uint8

// The kinds of skill (OPN-005).
const (
	Response  Kind = iota + 1 // goes on the stack
	Automatic                 // answers a moment at once
	Constant                  // changes a rule for its owner
	UseAs                     // cards of one kind may be used as another
)

// Role is who the owner must be in a moment for a skill to answer it.
type Role uint8

// The roles.
const (
	AsSeat      Role = iota + 1 // it happened to the owner
	AsOther                     // the owner brought it about
	AsAnyone                    // no matter who the owner is
	AsBystander                 // it happened to another player
	ForOther                    // it happened to the owner, and who brought it about may use the skill
)

// Cost is what the user of a response skill gives at declaration; it is not
// refunded (OPN-029).
type Cost struct {
	// Card is which hand cards may be discarded as the cost; nil means none.
	Card func(m *Machine, user table.Seat) table.CardSet
	// Show the discarded card, since it must be of a kind (OPN-055).
	Show bool
	// Identity is turned up; it must be hidden (LF-008).
	Identity bool
	// Cover the own character; it must be face up.
	Cover bool
	// Steps is whatever else is paid, with questions.
	Steps []Step
}

// Skill is one skill of a character.
type Skill struct {
	Name    string
	Rulings string
	Text    string
	Kind    Kind
	// Reveal skills are used from a covered character and turn it up; all
	// others need the character face up (STL-004).
	Reveal bool

	// Usage and Cost belong to response skills; Ready also to optional automatic
	// ones, whose owner is asked in any case but may say yes only then (LJ-012).
	Usage
	Cost Cost
	// Casts is the card whose use the skill counts as (EMF-007). When, at what
	// and to what effect is then the card's affair, edition by edition
	// (FS-004): Compile takes the usage and the steps from the card.
	Casts table.Name

	// On, Role, Cards and When belong to automatic skills.
	On    table.When
	Role  Role
	Cards table.NameSet
	// When is a further public condition.
	When func(m *Machine, owner table.Seat, t table.Moment) bool
	// May is whether the owner is asked; otherwise it happens (PRI-031).
	May bool

	// From and As belong to use-as skills.
	From func(table.Face) bool
	As   table.Name

	// Trait belongs to constant skills.
	Trait Trait

	Steps []Step
}

// declared is whether the owner uses the skill of its own accord, holding
// priority: response skills, and automatic ones that wait for no moment
// (PRI-023).
func (k *Skill) declared() bool {
	return k.Kind == Response || k.Kind == Automatic && k.On == table.NoMoment
}

// Trait is what a face-up character changes for its owner at all times.
type Trait struct {
	// Frees these cards of the limit to the own turn (QB-002).
	Frees table.NameSet
	// Conceals: any act of a Probe may be chosen (LG-011).
	Conceals bool
	// LosesAt is the number of intel that makes the owner lose; 0 is never.
	LosesAt uint8
	// Gender in addition to the printed one (XB-001).
	Gender table.Gender
	// Sends are the sending options that the owner has.
	Sends uint8
}

// Mission is the winning condition of a Bystander with this character.
type Mission struct {
	Text    string
	Rulings string
	// Hand is whether the condition lies in the hand, which is then shown.
	Hand bool
	// Won is the condition as it stands on the table.
	Won func(m *Machine, owner table.Seat) bool
	// Death is the condition judged when the owner's own death is
	// established (WIN-017).
	Death func(m *Machine, owner table.Seat) bool
	// Overturns is whether the owner wins instead of the declarer (WIN-013).
	Overturns func(m *Machine, owner, declarer table.Seat) bool
	// Joins is whether the owner wins along with the declarer (WIN-028).
	Joins func(m *Machine, owner, declarer table.Seat) bool
}

// Character is one character with its skills and its mission.
type Character struct {
	Name    string
	Prefix  string // of its rulings
	Stealth bool   // printed, whether covered or not (STL-057)
	Gender  table.Gender
	Skills  []Skill
	Mission Mission
}
