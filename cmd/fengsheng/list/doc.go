// Package list is the verb that lists the cases and what each needs of a subject.
package list
