# The two commands of the README are `make run` and `make test`; the rest is for contributors.
.DEFAULT_GOAL := help
CARGO ?= cargo
TOOLS := target/tools
GUNGRAUN := 0.20.0

.PHONY: help
help: ## This list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

.PHONY: run
run: ## A whole game between bots, told in words, with what they thought
	$(CARGO) run --quiet --release -p folsom -- watch

.PHONY: test
test: lint unit scenarios ## Everything a change must pass

.PHONY: lint
lint:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet

.PHONY: unit
unit:
	$(CARGO) test --workspace

.PHONY: scenarios
scenarios: ## The rules as runnable examples, and whether each rule has one
	$(CARGO) run --quiet --release -p folsom -- scenario scenarios
	$(CARGO) run --quiet --release -p folsom -- scenario --coverage > /dev/null

.PHONY: properties
properties: ## A thousand random games of every kind of table, and a hundred through the costlier properties
	FOLSOM_GAMES=1000 $(CARGO) test --release -p folsom-rules --lib -- \
		properties::conservation properties::course properties::train properties::determinism
	FOLSOM_GAMES=100 $(CARGO) test --release -p folsom-rules --lib -- properties

.PHONY: goldens
goldens: ## Writes the golden playthroughs and the examples of docs/bot-protocol.md anew; review the difference
	FOLSOM_GOLDENS=write $(CARGO) test -p folsom-rules --test goldens
	FOLSOM_GOLDENS=write $(CARGO) test -p folsom-bots --lib -- exec::documentation

.PHONY: fit
fit: ## The evaluation's weights fitted anew to games between the bots; takes an hour or so
	$(CARGO) run --quiet --release -p folsom-bots --example fit

.PHONY: bench
bench: $(TOOLS)/bin/gungraun-runner ## Speed: wall time, then instructions under callgrind
	$(CARGO) run --quiet --release -p folsom -- bench
	PATH="$(CURDIR)/$(TOOLS)/bin:$$PATH" $(CARGO) bench -p folsom-rules --bench instructions

$(TOOLS)/bin/gungraun-runner:
	command -v valgrind > /dev/null || { apt-get update && apt-get install -y valgrind; }
	$(CARGO) install --quiet --root $(TOOLS) --version $(GUNGRAUN) gungraun-runner

.PHONY: fuzz
fuzz: $(TOOLS)/bin/cargo-fuzz ## Each parser against hostile input, SECONDS=30 each (needs a nightly toolchain)
	mkdir -p fuzz/corpus/record
	$(CARGO) run --quiet --release -p folsom -- watch --bots outlaw --seed 1 --record fuzz/corpus/record/whole-game > /dev/null
	for target in choice record position scenario; do \
		PATH="$(CURDIR)/$(TOOLS)/bin:$$PATH" $(CARGO) +nightly fuzz run $$target fuzz/corpus/$$target scenarios -- -dict=fuzz/words.dict -max_total_time=$(or $(SECONDS),30) || exit 1; \
	done

$(TOOLS)/bin/cargo-fuzz:
	$(CARGO) install --quiet --root $(TOOLS) cargo-fuzz
