// Package translate turns a feature file into another language: the keywords, the sentences and the tables below them are
// read in the one and written in the other.
//
// What is free text (titles, descriptions, remarks) is brought from simplified to traditional characters and back, and
// stays as it is towards English: a title is somebody's own words. An outline becomes one scenario for each of its rows,
// with the ids that the rows had: a sentence with gaps cannot be read, and so not be translated.
package translate
