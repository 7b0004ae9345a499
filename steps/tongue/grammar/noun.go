package grammar

// Noun is what can stand in a hole. It is implemented by pointers to the types of fields; the zero value says nothing
// and is written only where the template has no way around it.
type Noun interface {
	// Pattern is a regular expression, without groups that capture, for all ways of writing one in a language.
	Pattern(Language) string
	// Loose is one for what stands where one is expected, known or not, so that an unknown name can be told from a
	// sentence that is none.
	Loose(Language) string
	// Read takes in a text that Pattern or Loose matched. Its errors address people.
	Read(Language, string) error
	// Write is the canonical way of writing it, and "" if there is none.
	Write(Language) string
}

// Plural is a noun with which words agree: in number or, in Chinese, in what lies in a place (牌 or 情报).
type Plural interface {
	Noun
	// Plural is whether they take the second of their forms, which in English is the plural.
	Plural(Language) bool
}

// Tabled is a sentence that goes on in a table below it, its head first.
type Tabled interface {
	// WithTable is the sentence with what the table says.
	WithTable(l Language, rows [][]string) (any, error)
	// Table is the table in a language.
	Table(Language) [][]string
}

// Below is a part of a sentence that stands in the table below it and so is not said in it.
type Below interface {
	// Below does nothing; it says that the type is one.
	Below()
}
