package features

// Version is the version of the suite, as semver: a scenario that is added makes a minor version, one that is taken away
// or asks for something else a major one. The protocol and the rulings have versions of their own.
const Version = "1.0.0"
