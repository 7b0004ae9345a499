// Package doctor is the verb that examines an adapter before its rules are tested.
package doctor
