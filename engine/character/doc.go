// Package character holds the characters, one file each: skills with the
// moments and windows in which they work, and the secret mission. A skill is
// data as far as it goes; its steps are made of the verbs of package rule.
// Nothing outside a character's own file names its skills.
package character
