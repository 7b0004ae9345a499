// Package report holds the truth about a run and everything drawn from it.
//
// The truth is one NDJSON stream: a header (what was run against what), the plan (every case id), one record
// a case, and a footer (complete or not, counts, exit code). [Writer] writes it while the run goes on, [Read]
// reads it back and refuses a stream without a footer or with a footer that its records do not bear out.
// [Conclude] is the only function that counts, words the summary and chooses the exit code. [Render] draws text,
// Markdown, JUnit, HTML and a badge from a [Result] and from nothing else, [RenderAll] from several. [Merge] makes one run
// of shards, [Compare] says what changed from one run to another.
//
// It is not a runner and knows neither Gherkin nor the game: package suite fills it.
package report
