// Package rulings is the verb that lists, shows and checks the catalogue of rulings.
package rulings
