# `make` lists what there is.  Everything is set up by itself in .venv.

PYTHON ?= python3
VENV := .venv
RUN := $(VENV)/bin
SOURCES := $(shell find src -name '*.py' -o -name '*.ftl' -o -name '*.md') pyproject.toml hatch_build.py
JOBS ?= 2

# The page is one of the sources; what npm fetches for it, and what Python keeps, is not.
SOURCES += $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/__pycache__/*')

# Some machines forbid Python to keep what it compiled; the tests start it too often for that.
export PYTHONDONTWRITEBYTECODE :=

.PHONY: help play web test check lint test-interpreted interpreted-rules interpreted-laws test-installed test-servers test-web tools faults pictures snapshots bench lock clean

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(VENV)/installed ## play: in the browser, against friends or bots
	@$(RUN)/pasch

# Three at a time, even on two cores: the servers mostly wait, so they come first and are two.
# To hand thousands of small tests to helpers takes a fifth more work: only if nothing else is done.
TOGETHER = @echo "Three parts run at a time; each shows what it found when it is done."; \
	$(MAKE) --no-print-directory --jobs=3 --keep-going $(if $(filter output-sync,$(.FEATURES)),--output-sync)

test: tools $(VENV)/installed ## all tests: style, types, rules, servers, a real browser
	$(TOGETHER) JOBS=0 test-servers test-web test-installed test-interpreted lint

check: $(VENV)/tools ## the quick ones: no servers, no browser
	$(TOGETHER) test-installed test-interpreted lint

lint: $(VENV)/tools ## style and types
	$(RUN)/ruff format --check .
	$(RUN)/ruff check .
	$(RUN)/mypy
	MYPYPATH=src:tests $(RUN)/mypy tests tools hatch_build.py

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
	{ expect=interpreted; echo "No C compiler here: the installed package is interpreted too."; }; \
	PASCH_EXPECT=$$expect
SERVERS := tests/server tests/storage tests/deploy tests/faults

test-installed: $(VENV)/tools $(VENV)/installed ## the package as installed: compiled, at the table and in the terminal
	@$(INSTALLED) $(PYTEST) tests $(addprefix --ignore=,$(SERVERS) tests/web)

test-servers: $(VENV)/tools $(VENV)/installed ## the package as installed: real servers and databases
	@$(INSTALLED) $(PYTEST) -n 2 $(SERVERS)

test-web: tools $(VENV)/installed ## the package as installed: the page in a real browser
	@$(INSTALLED) $(PYTEST) tests/web

tools: $(VENV)/tools $(VENV)/browser ## all that the tests need, without root: also a Redis and a browser

FAULTS ?= 200
SEED ?= 1

faults: $(VENV)/tools $(VENV)/installed ## break servers, databases and cables under load: FAULTS=200 SEED=1
	@$(INSTALLED) PASCH_FAULTS=$(FAULTS) SEED=$(SEED) $(PYTEST) -n 2 tests/faults/test_faults.py

pictures: tools $(VENV)/installed ## draw the pictures of the README anew
	$(RUN)/python docs/pictures/draw.py
	$(RUN)/python docs/pictures/page.py

snapshots: tools $(VENV)/installed ## keep how the boards look now, for the tests; look at them first
	PASCH_SNAPSHOTS=renew $(RUN)/python -m pytest tests/web/test_snapshots.py

bench: $(VENV)/tools $(VENV)/installed ## measure, and write bench/results.md
	$(RUN)/pasch bench start --write
	$(RUN)/pasch bench engine --write

web: $(VENV)/tools ## build the page into src/pasch/web, for PYTHONPATH=src
	$(RUN)/python hatch_build.py src/pasch/web

COMPILE := $(RUN)/uv pip compile --universal --generate-hashes --no-annotate --no-header \
	--no-emit-index-url --python-version 3.11 -q pyproject.toml

lock: $(VENV)/tools ## bring requirements*.lock up to pyproject.toml; UPGRADE=1 takes the newest of all
	$(RUN)/pip install -q uv
	$(COMPILE) --extra dev $(if $(UPGRADE),--upgrade) -o requirements.lock
	$(COMPILE) --extra play --constraints requirements.lock -o requirements-play.lock

clean: ## remove what was built
	rm -rf $(VENV) build dist web/node_modules src/pasch/web .coverage* .hypothesis .mypy_cache .pytest_cache .ruff_cache

PIP := $(RUN)/python -m pip install -q --disable-pip-version-check

$(RUN)/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/tools: requirements.lock | $(RUN)/python
	$(PIP) --no-compile --require-hashes -r requirements.lock
	@touch $@ $(VENV)/needed

$(VENV)/browser: tools/chromium.py $(wildcard tools/chromium/*) | $(VENV)/tools
	$(RUN)/python tools/chromium.py
	@touch $@

# A small part of the tools is enough to play.
$(VENV)/needed: requirements-play.lock | $(RUN)/python
	$(PIP) --no-compile --require-hashes -r requirements-play.lock
	@touch $@

$(VENV)/installed: $(VENV)/needed $(SOURCES)
	$(PIP) --no-build-isolation --no-deps --force-reinstall .
	@touch $@
