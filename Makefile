# Everything here is a go command; the targets only remember the arguments.
GO ?= go
T ?= 60s

.PHONY: test features bench laws fuzz grind readings lint lockstep golden accept update ci

test: ## all tests
	$(GO) test ./...

features: ## the scenarios on the reference engine
	$(GO) run ./cmd/fengsheng test

bench: ## speed of the engine: decisions/s, clone, legal answers
	$(GO) test ./fuzz/play -run '^$$' -bench . -benchtime 3s

laws: ## twenty million random decisions under the laws
	LAWS_DECISIONS=20000000 $(GO) test ./fuzz/grind -run '^TestLawsHoldInRandomGames$$' -v -timeout 60m -count 1

fuzz: ## each native fuzz target for T (60s) in turn; what breaks goes to corpus/regressions
	$(GO) run ./fuzz/native/fuzzall -t $(T)

DECISIONS ?= 100000000
grind: ## a hundred million random decisions under laws and relations, on all cores
	@dir=$$(mktemp -d) && trap 'rm -rf "$$dir"' EXIT && $(GO) test -c -o "$$dir/fuzz.test" ./fuzz/grind && cd fuzz/grind && \
	LAWS_DECISIONS=$(DECISIONS) "$$dir/fuzz.test" -test.run '^TestLawsHoldInRandomGames$$' -test.v -test.timeout 5h

readings: ## every reading alone over the whole suite, 200 of them together, and a million decisions under each
	READINGS=all $(GO) test ./steps -run 'Reading' -timeout 90m -count 1
	READINGS_DECISIONS=1000000 $(GO) test ./fuzz/grind -run '^TestLawsHoldUnder' -v -timeout 60m -count 1

lint: ## format, vet, feature lint, and the gate over the rulings
	@test -z "$$(gofmt -l .)" || { gofmt -l .; exit 1; }
	$(GO) vet ./...
	$(GO) run ./cmd/fengsheng rulings check

golden: ## play the golden games again and tell what goes otherwise
	$(GO) run ./cmd/fengsheng corpus check

accept: ## after an intended change of rules: show what it changed, and rewrite the golden games
	$(GO) run ./cmd/fengsheng corpus check --accept

update: ## rewrite the golden files; read the diff before committing it
	$(GO) test ./engine/profile -update
	$(GO) test ./features/rulings -run BuiltIn -update
	$(GO) test ./fuzz/perft -run WhatTheReference -update

ci: ## what the continuous integration runs
	bash .ci/run

lockstep: ## 10,000 whole games of the reference against itself over the protocol
	$(GO) build -o fengsheng ./cmd/fengsheng
	./fengsheng fuzz --games 10000 --jobs 2 --cut 0 --observe end --artifacts out/lockstep -- ./fengsheng serve
