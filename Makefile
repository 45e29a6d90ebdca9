# `make` lists what there is.  Everything is set up by itself in .venv.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin
JOBS ?= 2

# What npm fetches for the page, and what Python keeps, is none of its sources.
PAGE := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*')
PAGE += $(shell find src -type f -name '*.ftl' -o -type f -path '*/games/*/web/*') hatch_build.py
PLUGINS := $(patsubst %/pyproject.toml,%,$(wildcard plugins/*/pyproject.toml))
SOURCES := $(shell find src -name '*.py' -o -name '*.md' -o -name '*.template' -o -name '*.net' -o -name '*.tcss') $(PAGE) pyproject.toml

# Some machines forbid Python to keep what it compiled; the tests start it too often for that.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play web test check lint test-interpreted interpreted-rules interpreted-laws test-installed test-servers test-web test-plugins tools faults fuzz strength soak sbom licences docs pictures answers snapshots bench lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: ## play: in the browser, against friends or bots
	$(SETUP) $(VENV)/playable
	@MAKE="$(MAKE)" $(RUN)/python tools/play.py

# Three at a time, even on two cores: servers and the page, which take longest, mostly wait for what
# they started, so they come first and are two each.
# To hand thousands of small tests to helpers takes a fifth more work: only if nothing else is done.
TOGETHER = @echo "Three parts run at a time; each shows what it found when it is done."; \
	$(MAKE) --no-print-directory --jobs=3 --keep-going $(if $(filter output-sync,$(.FEATURES)),--output-sync)

test: ## all tests: style, types, rules, servers, a real browser
	$(SETUP) $(VENV)/tools
	$(SETUP) tools $(VENV)/installed
	$(TOGETHER) JOBS=0 test-servers test-web test-installed test-interpreted test-plugins lint

check: ## the quick ones: no servers, no browser
	$(SETUP) $(VENV)/tools
	$(SETUP) $(VENV)/installed
	$(TOGETHER) test-installed test-interpreted lint

lint: $(VENV)/tools ## style and types
	$(RUN)/ruff format --check .
	$(RUN)/ruff check .
	PYTHONPATH=src $(RUN)/lint-imports --no-cache --no-logo
	$(RUN)/mypy
	MYPYPATH=src:tests $(RUN)/mypy tests tools hatch_build.py
	@$(RUN)/python tools/biome.py
	@for each in $(PLUGINS); do echo "mypy $$each"; \
		MYPYPATH=src:tests:$$each/src:$$each/tests $(RUN)/mypy $$each/src $$each/tests $$each/hatch_build.py || exit; done

# Schemathesis is a program here; its part for pytest would only take long to come.
PYTEST := $(RUN)/python -m pytest -n $(JOBS) -p no:schemathesis
INTERPRETED := PYTHONPATH=src PASCH_EXPECT=interpreted $(PYTEST)

test-interpreted: interpreted-rules interpreted-laws ## the sources as they are, with coverage

interpreted-rules: $(VENV)/tools
	$(INTERPRETED) tests/engine tests/games -m "not long" --cov --cov-report=term

interpreted-laws: $(VENV)/tools
	$(INTERPRETED) tests/laws tests/docs src --doctest-modules -m "not long" \
		--hypothesis-profile=brief

# Compiled if a C compiler was there; CI insists on it.
INSTALLED = expect=compiled; $(RUN)/pasch --version | grep -q compiled || [ -n "$$CI" ] || \
	{ expect=interpreted; echo "No C compiler here, or compiling failed: the installed package is interpreted too."; }; \
	PASCH_EXPECT=$$expect
SERVERS := tests/server tests/storage tests/deploy tests/faults

test-installed: $(VENV)/tools $(VENV)/installed ## the package as installed: compiled, at the table and in the terminal
	@$(INSTALLED) $(PYTEST) tests $(addprefix --ignore=,$(SERVERS) tests/web)

test-servers: $(VENV)/tools $(VENV)/installed ## the package as installed: real servers and databases
	@$(INSTALLED) $(PYTEST) -n 2 $(SERVERS)

test-web: tools $(VENV)/installed ## the package as installed: the page in a real browser
	@$(INSTALLED) $(PYTEST) -n 2 --dist loadfile tests/web

# Games in packages of their own, each tested by its own settings against the installed Pasch.
test-plugins: tools $(VENV)/plugins ## the games of plugins/, installed as anybody would
	@for each in $(PLUGINS); do $(INSTALLED) PYTHONPATH=$(CURDIR)/build/plugins $(PYTEST) $$each/tests || exit; done

tools: $(VENV)/tools $(VENV)/browser ## all that the tests need, without root: also a Redis and a browser

FAULTS ?= 200
FUZZ ?= 20000
SEED ?= 1
MINUTES ?= 60

faults: $(VENV)/tools $(VENV)/installed ## break servers, databases and cables under load: FAULTS=200 SEED=1
	@$(INSTALLED) PASCH_FAULTS=$(FAULTS) SEED=$(SEED) $(PYTEST) -n 2 tests/faults/test_faults.py

fuzz: $(VENV)/tools $(VENV)/installed ## almost good input for every reader, new each time: FUZZ=20000
	@$(INSTALLED) FUZZ=$(FUZZ) $(PYTEST) -n 2 tests/fuzz

strength: $(VENV)/tools $(VENV)/installed ## that each level beats the one below: the pairs that take minutes too
	@$(INSTALLED) PASCH_STRENGTH=1 $(PYTEST) -n 2 tests/bots/test_strength.py

soak: $(VENV)/tools $(VENV)/installed ## an hour of moderate load, after which nothing has grown: MINUTES=60
	PYTHONPATH=tests $(RUN)/python -m soak $(MINUTES)

sbom: $(VENV)/tools ## what Pasch is made of, as CycloneDX: dist/pasch.cdx.json
	@$(RUN)/python tools/sbom.py sbom dist/pasch.cdx.json

licences: $(VENV)/tools ## the licences of all of it; fails if one may not be given to others
	@$(RUN)/python tools/sbom.py licences

docs: $(VENV)/tools ## the documentation as a site: build/site/index.html
	@PYTHONPATH=src NO_MKDOCS_2_WARNING=1 $(RUN)/python -m mkdocs build --strict
	@echo "build/site/index.html"

answers: $(VENV)/tools $(VENV)/installed ## play the games of docs/questions.md, and put what comes out into it
	$(RUN)/python docs/pictures/questions.py

pictures: tools $(VENV)/installed ## draw the pictures of the README anew
	$(RUN)/python docs/pictures/draw.py
	$(RUN)/python docs/pictures/page.py

snapshots: tools $(VENV)/installed ## keep how the boards look now, for the tests; look at them first
	PASCH_SNAPSHOTS=renew $(RUN)/python -m pytest tests/web/test_snapshots.py

bench: $(VENV)/tools $(VENV)/plugins ## measure, and write bench/results.md
	$(RUN)/pasch bench start --write
	$(RUN)/python bench/environments.py --seconds 2 --write
	PYTHONPATH=$(CURDIR)/build/plugins $(RUN)/pasch bench engine --seconds 3 --write
	PYTHONPATH=$(CURDIR)/build/plugins $(RUN)/pasch bench peers --seconds 3 --write

web: $(VENV)/tools ## build the page into src/pasch/web, for PYTHONPATH=src
	$(RUN)/python hatch_build.py src/pasch/web

COMPILE := $(RUN)/uv pip compile --universal --no-strip-extras --generate-hashes --no-annotate --no-header \
	--no-emit-index-url --python-version 3.11 -q pyproject.toml

lock: $(VENV)/tools ## bring requirements*.lock up to pyproject.toml; UPGRADE=1 takes the newest of all
	$(RUN)/pip install -q uv
	$(COMPILE) --extra dev $(if $(UPGRADE),--upgrade) -o requirements.lock
	$(COMPILE) --extra play --constraints requirements.lock -o requirements-play.lock
	$(COMPILE) --extra compile --constraints requirements.lock -o requirements-compile.lock

clean: ## remove what was built
	rm -rf $(VENV) $(VENV).lock build dist web/node_modules src/pasch/web .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache

# What is set up.  Each step says what it does, and if it fails, in one line, what is missing then.

PIP := $(RUN)/python -m pip -qq --disable-pip-version-check
SETUP = @command -v $(PYTHON) >/dev/null || { echo "Missing: Python ($(PYTHON) is not here)." >&2; exit 1; }; \
	$(PYTHON) tools/alone.py $(MAKE) --silent --no-print-directory --jobs=2

# As pasch itself chooses its language: German, unless the locale names another.
LOCALE := $(firstword $(LC_ALL) $(LC_MESSAGES) $(LANG))
GERMAN := $(if $(LOCALE),$(filter C C.% POSIX de de_% de.%,$(LOCALE)),yes)
say = @echo "$(if $(GERMAN),$(1),$(2))"
or_missing = || { echo "Missing: $(1)." >&2; exit 1; }

# The stamp is as old as the beginning: what is changed meanwhile is newer.
BEGIN = @touch $@.begun
DONE = @mv $@.begun $@

$(RUN)/python:
	$(call say,Python wird eingerichtet …,Setting up Python …)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
		$(call or_missing,Python 3.11 or newer ($(PYTHON) is older; PYTHON=… names another))
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); false; } \
		$(call or_missing,Python's venv (Debian: apt-get install python3-venv))

$(VENV)/tools: requirements.lock | $(RUN)/python
	$(call say,Die Werkzeuge werden geholt …,Fetching the tools …)
	$(BEGIN)
	@$(PIP) install --no-compile --require-hashes -r requirements.lock \
		$(call or_missing,the Python packages of requirements.lock (pip could not fetch them))
	$(DONE)
	@touch $(VENV)/needed $(VENV)/compiler

# A small part of the tools is enough to play, and a little more to compile.
$(VENV)/needed: requirements-play.lock | $(RUN)/python
	$(call say,Die Pakete werden geholt …,Fetching the packages …)
	$(BEGIN)
	@$(PIP) install --no-compile --require-hashes -r requirements-play.lock \
		$(call or_missing,the Python packages of requirements-play.lock (pip could not fetch them))
	$(DONE)

$(VENV)/compiler: requirements-compile.lock $(VENV)/needed
	$(BEGIN)
	@$(PIP) install --no-compile --require-hashes -r requirements-compile.lock \
		$(call or_missing,the Python packages of requirements-compile.lock (pip could not fetch them))
	$(DONE)

$(VENV)/browser: tools/chromium.py $(wildcard tools/chromium/*) | $(VENV)/tools
	$(call say,Der Browser für die Tests wird geholt …,Fetching the browser for the tests …)
	$(BEGIN)
	@$(RUN)/python tools/chromium.py
	$(DONE)

$(VENV)/playable: $(VENV)/needed $(VENV)/page $(RUN)/pasch

# The command, on the sources as they are, until the compiled package takes its place.
$(RUN)/pasch: | $(VENV)/needed
	@$(PIP) install --no-build-isolation --no-deps --editable . \
		$(call or_missing,the command (pip could not install it))

$(VENV)/page: $(PAGE) | $(RUN)/python
	$(call say,Die Seite wird gebaut …,Building the page …)
	$(BEGIN)
	@$(RUN)/python hatch_build.py --fast src/pasch/web
	$(DONE)

$(VENV)/wheel: $(VENV)/compiler $(SOURCES)
	$(call say,Pasch wird übersetzt; das dauert Minuten …,Compiling Pasch; this takes minutes …)
	$(BEGIN)
	@new=build/wheel.$$$$; $(PIP) wheel --no-build-isolation --no-deps --wheel-dir $$new . && \
		rm -rf build/wheel && mv $$new build/wheel \
		$(call or_missing,the package (pip could not build it))
	$(DONE)

$(VENV)/installed: $(VENV)/wheel
	$(BEGIN)
	@$(PIP) install --no-deps --no-index --force-reinstall build/wheel/pasch-*.whl
	$(DONE)

# In a folder of their own: all other tests see the games that Pasch itself brings, and no more.
$(VENV)/plugins: $(VENV)/installed $(shell find plugins -type f -not -path '*/__pycache__/*' -not -path '*/tests/*')
	$(BEGIN)
	@rm -rf build/plugins; $(PIP) install --no-deps --no-index --no-build-isolation \
		--target build/plugins $(addprefix ./,$(PLUGINS)) \
		$(call or_missing,the packages of plugins/ (pip could not install them))
	$(DONE)
