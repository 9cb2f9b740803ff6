# The two commands of the README are `make run` and `make test`; the rest is for contributors.
.DEFAULT_GOAL := help
CARGO ?= cargo
TOOLS := target/tools
GUNGRAUN := 0.20.0
# The program for tests, with the features that everything in the workspace asks for together. With `-p folsom` it would have fewer,
# and cargo would build half of what it is made of once more: whatever `make test` builds or runs, it asks the whole workspace for.
PROGRAM := target/debug/folsom
BUILD_PROGRAM = $(CARGO) build --quiet --workspace --bin folsom --example postgres

.PHONY: help
help: ## This list
	@grep -E '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | awk -F':.*## ' '{printf "  make %-12s %s\n", $$1, $$2}'

.PHONY: run
run: web/dist/index.html ## The server with the web client: open the address that it says
	$(CARGO) run --quiet --release -p folsom -- serve

# The engine for browsers. It is built anew when one of the crates has changed that it is made of.
ENGINE := web/src/local/engine/folsom_bg.wasm
ENGINE_SOURCES := $(shell git ls-files Cargo.toml crates/wasm $(foreach crate,rules protocol bots table host id review,crates/$(crate)/Cargo.toml crates/$(crate)/src))

.PHONY: wasm
wasm: $(ENGINE) ## The engine as WebAssembly, for the web client

$(ENGINE): $(ENGINE_SOURCES)
	CARGO='$(CARGO)' crates/wasm/build.sh $(dir $@)

.PHONY: wasm-test
wasm-test: $(ENGINE) ## The engine in WebAssembly plays, chooses and refuses as the native one does
	node --test crates/wasm/tests/

.PHONY: wasm-speed
wasm-speed: $(ENGINE) ## How large the engine is, and how fast a Legend thinks there as a part of the native speed
	$(CARGO) build --quiet --release -p folsom-wasm --example speed
	node crates/wasm/speed.mjs

# The web client. It is built anew when one of its files has changed.
WEB := $(shell git ls-files web | grep -vE '^web/(e2e/|src/protocol/types.ts$$)')

web/node_modules/.package-lock.json: web/package-lock.json
	cd web && npm ci --no-fund --no-audit && touch node_modules/.package-lock.json

web/dist/index.html: web/node_modules/.package-lock.json $(WEB) web/src/protocol/types.ts $(ENGINE)
	cd web && npm run --silent build

.PHONY: test
test: web/dist/index.html ## Everything a change must pass
# The web client comes first: it becomes part of the program, which would else be built twice. Its linters work on one core, clippy on all.
	$(MAKE) --no-print-directory --jobs=2 web lint
	$(MAKE) --no-print-directory wasm-test unit python train-check old-games scenarios e2e

.PHONY: lint
lint:
	$(CARGO) fmt --all --check
	$(CARGO) clippy --workspace --all-targets -- -D warnings
	RUSTDOCFLAGS="-D warnings" $(CARGO) doc --workspace --no-deps --quiet
# It takes minutes to build, so it is asked where it is installed; the workflow always has it.
	@if command -v cargo-deny > /dev/null; then $(CARGO) deny check licenses bans sources; \
	else echo 'Licences, duplicates and sources were NOT checked: cargo install --locked cargo-deny'; fi

.PHONY: web
web: web/dist/index.html ## The web client: types, linter, tests, build and size
	cd web && npm run --silent check && npm run --silent lint && npm test --silent

.PHONY: site
site: web/node_modules/.package-lock.json $(WEB) web/src/protocol/types.ts $(ENGINE) ## The client as a folder of files for any host: web/site; SERVER=https://… for tables with others
	cd web && VITE_SERVER='$(SERVER)' npm run --silent site

.PHONY: browser
browser: web/node_modules/.package-lock.json ## A browser for the tests: whichever is there, CHROMIUM=/a/path, else one is installed
	cd web && node tools/install-browser.mjs

.PHONY: services
services: ## PostgreSQL, PgBouncer and NATS for the tests: whichever are there, else they are installed
	@crates/testbed/services.sh

.PHONY: e2e
e2e: web/dist/index.html site browser services ## Whole games in a browser against the real server, ARGS='--grep phone'
	$(BUILD_PROGRAM)
	cd web && npm run --silent e2e -- $(ARGS)
ifndef ARGS
	cd web && FOLSOM_STORAGE=postgres npm run --silent e2e -- crash.spec.ts
endif

.PHONY: figures
figures: web/dist/index.html browser ## How fast pages load, what a frame costs, and a table at rest
	$(CARGO) build --quiet --release -p folsom
	cd web && FOLSOM_BIN=$(CURDIR)/target/release/folsom npm run --silent figures

.PHONY: screenshots
screenshots: web/dist/index.html browser ## The pictures of docs/screenshots
	$(BUILD_PROGRAM)
	cd web && npm run --silent screenshots

# Some tests wait more than they work: three servers and all they need that fail two hundred times, a minute of play in which everything
# goes wrong, and the server's tests once more with everything in PostgreSQL. They run beside the others, which work.
FAULTS_TEST := nothing_that_was_promised_is_lost_whatever_fails
SOAK_TEST := whatever_goes_wrong_people_play_on

.PHONY: unit
unit: services
	$(CARGO) test --workspace --no-run
	$(MAKE) --no-print-directory --jobs=3 unit-faults unit-waiting unit-working

.PHONY: unit-faults
unit-faults:
	$(CARGO) test --workspace --test cluster -- $(FAULTS_TEST)

# In PostgreSQL one test, which stores nothing, waits for longer than anybody wants to unless time is simulated, and that a real database
# doesn't allow.
.PHONY: unit-waiting
unit-waiting:
	$(CARGO) test --workspace --test soak -- $(SOAK_TEST)
	FOLSOM_STORAGE=postgres $(CARGO) test --workspace --test slow
	FOLSOM_STORAGE=postgres $(CARGO) test --workspace --test server -- --skip who_keeps_a_connection_without_using_it

.PHONY: unit-working
unit-working:
	$(CARGO) test --workspace -- --skip $(FAULTS_TEST) --skip $(SOAK_TEST)

# Python. Everything it needs is in a virtual environment under `target`, from the package index.
PYTHON := target/python

$(PYTHON)/bin/maturin: crates/python/requirements.txt
	python3 -m venv $(PYTHON) || { apt-get update && apt-get install -y python3-venv && python3 -m venv $(PYTHON); }
	$(PYTHON)/bin/pip install --quiet --disable-pip-version-check -r $<
	touch $@

.PHONY: wheel
wheel: $(PYTHON)/bin/maturin ## The package for Python: a wheel in target/wheels, for Python 3.10 and later
	cd crates/python && '$(CURDIR)/$(PYTHON)/bin/maturin' build --release --out '$(CURDIR)/target/wheels'

# Built as the other tests are, optimised but with every check left on.
.PHONY: python
python: $(PYTHON)/bin/maturin ## The package for Python and its tests; FOLSOM_FULL=1 for all cycles and ten thousand games
	cd crates/python && VIRTUAL_ENV='$(CURDIR)/$(PYTHON)' '$(CURDIR)/$(PYTHON)/bin/maturin' develop --quiet
	cd crates/python && '$(CURDIR)/$(PYTHON)/bin/python' -m mypy.stubtest folsom --concise
	cd crates/python && '$(CURDIR)/$(PYTHON)/bin/python' -m pytest --quiet

.PHONY: python-speed
python-speed: $(PYTHON)/bin/maturin ## Steps a second from Python, beside PettingZoo's own games and others
	cd crates/python && VIRTUAL_ENV='$(CURDIR)/$(PYTHON)' '$(CURDIR)/$(PYTHON)/bin/maturin' develop --release --quiet
	for others in 'pettingzoo[classic]' open_spiel riichienv; do $(PYTHON)/bin/pip install --quiet --disable-pip-version-check "$$others" || true; done
	cd crates/python && '$(CURDIR)/$(PYTHON)/bin/python' speed.py

.PHONY: corpus
corpus: ## Freezes games of the present version, NAME=2; what is frozen is never touched again
	$(CARGO) run --quiet -p folsom --example corpus -- '$(NAME)'

.PHONY: old-games
old-games: ## The frozen games of every version as tables, in a build with a rule changed on purpose
	$(CARGO) test --workspace --features folsom-table/rehearsal --test corpus

.PHONY: rehearsal
rehearsal: old-games ## The same, and the whole program in that build: served, replayed, verified
	$(CARGO) test -p folsom --features rehearsal --test shell --test server -- corpus::

.PHONY: scenarios
scenarios: ## The rules as runnable examples, and whether each rule has one
	$(BUILD_PROGRAM)
	$(PROGRAM) scenario scenarios
	$(PROGRAM) scenario --coverage > /dev/null

.PHONY: properties
properties: ## A thousand random games of every kind of table, and a hundred through the costlier properties
	FOLSOM_GAMES=1000 $(CARGO) test --release -p folsom-rules --lib -- \
		properties::conservation properties::course properties::train properties::determinism
	FOLSOM_GAMES=100 $(CARGO) test --release -p folsom-rules --lib -- properties

.PHONY: crash
crash: services ## The server killed two thousand times while tables are played at, KILLS=2000; then three with all they need, FAULTS=5000, and every test of the server at three
	FOLSOM_KILLS=$(or $(KILLS),2000) $(CARGO) test -p folsom --test server -- crash --nocapture
	FOLSOM_FAULTS=$(or $(FAULTS),5000) $(CARGO) test -p folsom --test cluster -- --nocapture
	FOLSOM_TEST_SERVERS=3 $(CARGO) test -p folsom-server --test server --test slow

.PHONY: siege
siege: ## A million hostile messages against the server
	FOLSOM_MESSAGES=1000000 $(CARGO) test -p folsom-server --test server -- fuzzing --nocapture

.PHONY: soak
soak: ## An hour of play with everything going wrong at once, SECONDS=3600
	FOLSOM_SOAK=$(or $(SECONDS),3600) $(CARGO) test -p folsom-server --test soak -- --nocapture

# The types for TypeScript come from `ts-rs`, on which only the tests of folsom-protocol depend. They need no feature or flag:
# `cargo test` compares, here it is written.
.PHONY: goldens
goldens: ## Writes anew what is made from code: playthroughs, examples, the types for TypeScript; review the difference
	FOLSOM_GOLDENS=write $(CARGO) test -p folsom-rules --test goldens --test tables
	FOLSOM_GOLDENS=write $(CARGO) test -p folsom-protocol --lib -- goldens
	FOLSOM_GOLDENS=write $(CARGO) test -p folsom-bots --lib -- exec::documentation
	FOLSOM_GOLDENS=write $(CARGO) test -p folsom-gym --lib -- tests::documentation

# In the same place as the package for Python, since both need NumPy. PyTorch is taken if it is installed there by hand.
TRAIN := target/train

.PHONY: train
train: $(PYTHON)/bin/maturin ## Nets trained on games that Legends play against each other (train/README.md); takes an hour or so
	$(CARGO) run --quiet --release -p folsom -- selfplay --to $(TRAIN)/samples --bot legend@250 --games 5000
	$(PYTHON)/bin/python train/train.py $(TRAIN)/samples --to $(TRAIN)/net

.PHONY: train-check
train-check: $(PYTHON)/bin/maturin ## Self-play, training and playing with what was learned, on a tiny scale
	$(BUILD_PROGRAM)
	$(PYTHON)/bin/python train/check.py
	$(PROGRAM) selfplay --to $(TRAIN)/few --bot legend@20 --games 25 --seed 7
	$(PYTHON)/bin/python train/train.py $(TRAIN)/few --to $(TRAIN)/tiny --steps 40 --batch 128 --backend numpy > $(TRAIN)/tiny.log
	$(PROGRAM) arena --seats net:$(TRAIN)/tiny/legend.net@20,legend@20,outlaw --games 3 --seed 1
	$(PROGRAM) practice --to $(TRAIN)/practised.net --from $(TRAIN)/tiny/policy.net --tables teams --steps 2 --games 8 --times 4
	$(PROGRAM) selfplay --to $(TRAIN)/instant --bot reflex:$(TRAIN)/practised.net --tables teams --games 200
	$(PYTHON)/bin/python train/train.py $(TRAIN)/instant --to $(TRAIN)/judging --nets value --policy $(TRAIN)/practised.net --trust 0 \
		--steps 20 --batch 128 --backend numpy > $(TRAIN)/judging.log
	$(PROGRAM) arena --seats net:$(TRAIN)/judging/legend.net@20,outlaw,outlaw,outlaw --rules couriers --games 4 --seed 1

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

.PHONY: scale
scale: services ## What a choice costs on SQLite, PostgreSQL and several servers, as tables for docs/scale.md, SECONDS=20 each
	$(CARGO) build --quiet --release -p folsom
	$(CARGO) run --quiet -p folsom-testbed --example scale -- target/release/folsom $(or $(SECONDS),20)

.PHONY: fuzz
fuzz: $(TOOLS)/bin/cargo-fuzz ## Each parser against hostile input, SECONDS=30 each (needs a nightly toolchain)
	mkdir -p fuzz/corpus/record
	$(CARGO) run --quiet --release -p folsom -- watch --bots outlaw --seed 1 --record fuzz/corpus/record/whole-game > /dev/null
	for target in choice record position scenario; do \
		PATH="$(CURDIR)/$(TOOLS)/bin:$$PATH" $(CARGO) +nightly fuzz run $$target fuzz/corpus/$$target scenarios -- -dict=fuzz/words.dict -max_total_time=$(or $(SECONDS),30) || exit 1; \
	done

$(TOOLS)/bin/cargo-fuzz:
	$(CARGO) install --quiet --root $(TOOLS) cargo-fuzz
