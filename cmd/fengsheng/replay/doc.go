// Package replay is the verb that plays traces again and draws the table, on a subject too where one is given.
package replay
