"""`python -m pasch.testing`: a line for each law; what is broken is named so that it is found."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from laws.test_planted import BUGS
from testing.conftest import Author

from pasch import Setup, load
from pasch.testing.__main__ import CATALOGUE, _setups, main, parser
from pasch.testing.laws import LAWS
from pasch.testing.suite import all_laws

Mistake = tuple[Callable[[Author], None], str, str]  # what is done, the law, what it says


def change(name: str, old: str, new: str = "") -> Callable[[Author], None]:
    return lambda author: author.change(name, old, new)


def put(name: str, text: str) -> Callable[[Author], None]:
    def write(author: Author) -> None:
        author.path(name).write_text(text, "utf-8")

    return write


def teach(text: str) -> Callable[[Author], None]:
    """One lesson, with its words."""

    def write(author: Author) -> None:
        folder = author.path("lessons")
        folder.mkdir()
        folder.joinpath("courses.toml").write_text('[[course]]\nname = "a"\nlessons = ["one"]\n')
        folder.joinpath("one.toml").write_text(text)
        for language in ("de", "en"):
            folder.joinpath(f"{language}.ftl").write_text("a = A\n", "utf-8")

    return write


def rename(old: str, new: str) -> Callable[[Author], None]:
    """A rule, on both pages."""

    def edit(author: Author) -> None:
        for language in ("de", "en"):
            author.change(f"rules.{language}.md", old, new)

    return edit


def both(key: str) -> Callable[[Author], None]:
    """A line less, or more, in both languages."""

    def edit(author: Author) -> None:
        for language in ("de", "en"):
            path = author.path(f"{language}.ftl")
            lines = [line for line in path.read_text("utf-8").splitlines() if key not in line]
            extra = [f"{key} = !"] if key.startswith("terminal-") else []
            path.write_text("\n".join([*lines, *extra, ""]), "utf-8")

    return edit


def unbuilt(author: Author) -> None:
    author.path("web/board.js").rename(author.path("web/index.tsx"))


GUIDE = """
from pasch.bots.guide import Guide
class Bad(Guide):
    def pick(self, state, rng):
        return 7
GUIDE = Bad()
"""
ODDS = """
from pasch.analysis.odds import Line, Section
from pasch.engine.message import Message
def tables(): return []
def odds(state): return [Section(Message("unheard-of"), [Line(Message("title"), 0.5)])]
"""
HINTS = """
from pasch.engine.message import Message
def reasons(view, action): return [Message("unheard-of")]
"""
MISTAKES: dict[str, Mistake] = {
    "another contract": (
        change("__init__.py", "contract=1", "contract=99"),
        CATALOGUE,
        "contract 99, this Pasch has 1",
    ),
    "a taken id": (
        lambda author: author.change("__init__.py", f'"{author.id}"', '"simpsons"'),
        CATALOGUE,
        "the id 'simpsons' is taken",
    ),
    "no id": (
        lambda author: author.change("__init__.py", f'"{author.id}"', '"My-Game"'),
        CATALOGUE,
        "'My-Game' is no id",
    ),
    "a lesson that cannot be read": (
        teach('title = "a"\nrules = \n'),
        "lessons_hold",
        "lessons/one.toml, line 2",
    ),
    "a lesson without a sentence": (
        teach('title = "a"\nrules = ["MG-1"]\nfirst = 0\n\n[[step]]\nsay = "b"\n'),
        "lessons_hold",
        "lessons/one.toml, line 6: no sentence for 'b'",
    ),
    "puzzles that cannot be read": (
        put("puzzles.jsonl", "nonsense\n"),
        "puzzles_hold",
        "puzzles.jsonl, line 1",
    ),
    "a missing page": (
        lambda author: author.path("rules.de.md").unlink(),
        CATALOGUE,
        "rules.de.md",
    ),
    "no package": (change("__init__.py", "package=__name__,"), CATALOGUE, "package"),
    "an exception at import": (
        change("words.py", "SIGNS = (", "SIGNS = {}['=']  # ("),
        CATALOGUE,
        "KeyError: '=' (words.py, line 10)",
    ),
    "no syntax": (change("words.py", "SIGNS = (", "SIGNS = )"), CATALOGUE, "words.py, line 10"),
    "an import that is missing": (
        change("words.py", "from pasch.engine.state", "from pasch.engine.status"),
        CATALOGUE,
        "No module named 'pasch.engine.status'",
    ),
    "an exit at import": (
        change("words.py", "SIGNS = (", "raise SystemExit(3)  # ("),
        CATALOGUE,
        "SystemExit: 3",
    ),
    "no game": (change("__init__.py", "GAME = Game", "OTHER = Game"), CATALOGUE, "has no GAME"),
    "a sentence missing in English": (
        change("en.ftl", "keep = { $seat } keeps it.\n"),
        "languages_have_the_same_words",
        "in de.ftl and not in en.ftl: keep",
    ),
    "a sentence missing in German": (
        change("de.ftl", "keep = { $seat } lässt den Würfel liegen.\n"),
        "languages_have_the_same_words",
        "in en.ftl and not in de.ftl: keep",
    ),
    "another value in English": (
        change("en.ftl", "begins = { $seat }", "begins = { $other }"),
        "languages_have_the_same_words",
        "begins has other places",
    ),
    "a sentence twice": (
        change("en.ftl", "minutes = 1\n", "minutes = 1\nminutes = 2\n"),
        "languages_have_the_same_words",
        "en.ftl: minutes stands there twice",
    ),
    "a sentence that cannot be read": (
        change("en.ftl", "keep = ", "keep = { 1"),
        "languages_have_the_same_words",
        "en.ftl: keep cannot be read",
    ),
    "a line that is no sentence": (
        change("de.ftl", "minutes = 1", "minutes = 1\nhours: 2"),
        "languages_have_the_same_words",
        "de.ftl, line 4: 'hours: 2'",
    ),
    "a sentence that includes itself": (
        change("de.ftl", "minutes = 1", "minutes = { minutes }"),
        "languages_have_the_same_words",
        "minutes includes itself",
    ),
    "a sentence that includes what is not there": (
        change("de.ftl", "minutes = 1", "minutes = { hours }"),
        "languages_have_the_same_words",
        "minutes includes hours, which is not there",
    ),
    "no tagline": (
        both("tagline"),
        CATALOGUE,
        "no words in de.ftl for tagline",
    ),
    "a common word": (both("terminal-over"), "no_common_word_is_taken", "says terminal-over"),
    "a rule less in English": (
        change("rules.en.md", "- **PI-3** The highest", "- The highest"),
        "rules_have_the_same_numbers",
        "differ: PI-3",
    ),
    "a number twice": (
        rename("PI-3", "PI-2"),
        "rules_have_the_same_numbers",
        "twice on the page: PI-2",
    ),
    "a number with other letters": (
        rename("PI-3", "PO-3"),
        "rules_have_the_same_numbers",
        "rules of one game share their letters: PI, PO",
    ),
    "a rule that is not on the page": (
        change("state.py", "# PI-3", "# PI-4"),
        "sources_mention_rules_of_the_page",
        "state.py mentions PI-4",
    ),
    "a board for another page": (
        change("web/board.js", "contract = 1", "contract = 0"),
        "the_board_fits_the_page",
        "web/board.js was made for contract 0, this page has 1",
    ),
    "a board that does not say for which page": (
        change("web/board.js", "contract = 1", "version = 1"),
        "the_board_fits_the_page",
        "web/board.js does not say: export const contract = 1;",
    ),
    "a board that is not built": (
        unbuilt,
        "the_board_fits_the_page",
        "web/index.tsx is not built: pasch build-board",
    ),
    "drawings that cannot be read": (
        change("web/art.svg", "</symbol>"),
        "the_board_fits_the_page",
        "web/art.svg cannot be read: ",
    ),
    "a picture that no chapter of the rules shows": (
        put("web/rules.json", '{"names": [], "pictures": {"start": {}}}'),
        "pictures_of_the_rules_could_happen",
        "rules.de.md and web/rules.json differ: start",
    ),
    "a hollow part": (put("guide.py", "\n"), "parts_are_as_asked_for", "guide.py lacks"),
    "a board that breaks": (
        put("terminal.py", "def draw(state, speaker):\n    return [1 / 0]\n"),
        "boards_can_be_drawn",
        "ZeroDivisionError: division by zero (terminal.py, line 2)",
    ),
    "a board that is too wide": (
        put("terminal.py", "def draw(state, speaker):\n    return ['x' * 81]\n"),
        "boards_can_be_drawn",
        "more than 80 columns",
    ),
    "a bot that cheats": (
        put("guide.py", GUIDE),
        "bots_choose_what_is_legal",
        "guide.pick chose 7 of [0, 1]",
    ),
    "a bot that cheats when it slips": (
        put("guide.py", GUIDE.replace("pick", "slip")),
        "bots_choose_what_is_legal",
        "guide.slip chose 7 of [0, 1]",
    ),
    "odds without words": (put("odds.py", ODDS), "odds_have_words", "unheard-of"),
    "hints without words": (put("hints.py", HINTS), "hints_have_words", "unheard-of"),
    "a rule without a test": (
        change("tests/test_rules.py", "def test_PI1_", "def test_"),
        "every_rule_has_a_test",
        "rules without a test: PI-1",
    ),
    "a test without a rule": (
        change("tests/test_rules.py", "def test_PI3_the", "def test_PI9_the"),
        "every_rule_has_a_test",
        "not on the page: PI-9",
    ),
    "no golden match": (
        lambda author: None,
        "golden_matches_are_told_as_before",
        "no golden match of 2, 3, 4, 5, 6 seats; `--write` writes them",
    ),
    "counts that reach no end": (
        put("tests/tree.perft", '{"seats": 2, "first": 0}\n1 6 0 0\n'),
        "the_tree_counts_as_before",
        "no count reaches an end",
    ),
    "no counts": (lambda author: None, "the_tree_counts_as_before", "there is no tree.perft"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_named_by_its_law(author: Author, mistake: str) -> None:
    make, law, said = MISTAKES[mistake]
    make(author)
    only = [] if law == CATALOGUE else ["--law", law]
    status, shown = author.test("--seats", "2", "--first", "0", "--seed", "0", *only)
    assert (status, shown.count("broken  ")) == (1, 1)
    assert shown.startswith(f"broken  {law.replace('_', ' ')}: ")
    assert said in shown


def test_every_law_catches_a_mistake() -> None:
    caught = {law for _, law, _ in MISTAKES.values()}
    assert caught | {law.__name__ for _, law, _ in BUGS.values()} == set(all_laws())
    assert not caught & {law.__name__ for law in LAWS}


def test_a_sound_game_keeps_all_and_goldens_are_written(author: Author) -> None:
    status, shown = author.test("--write", "--seeds", "1")
    assert (status, shown.count("ok      ")) == (0, len(all_laws())), shown
    assert f"{author.id}: {len(all_laws())} laws, 0 broken; 7 setups, 1 matches" in shown
    golden = sorted(path.name for path in (author.folder / "tests" / "golden").iterdir())
    assert golden == [f"{seats}-drawn.txt" for seats in range(2, 7)]

    # What is meant to stay as it is, and does not, shows.
    for name, old, new in (
        ("golden/2-drawn.txt", "beginnt", "begann"),
        ("tree.perft", "1 6", "1 5"),
    ):
        author.change(f"tests/{name}", old, new)
    status, shown = author.test("--law", "golden_matches_are_told_as_before",
                                "--law", "the_tree_counts_as_before")  # fmt: skip
    assert status == 1
    assert "2-drawn.txt, line 8: " in shown
    assert "`1 5 0 0` is now `1 6 0 0`" in shown
    author.change("tests/golden/2-drawn.txt", "begann", "beginnt")
    with author.path("tests/golden/3-drawn.txt").open("a") as file:
        file.write("and so on\n")
    _, shown = author.test("--law", "golden_matches_are_told_as_before")
    assert "3-drawn.txt ends otherwise" in shown


def test_an_exception_in_a_move_is_found_again_by_the_command(author: Author) -> None:
    author.change("state.py", "        self.done += 1\n", "        self.done = {}[self.done]\n")
    status, shown = author.test()
    assert status == 1
    breach = re.search(
        r"broken  (.*)\n    (.*)\n    (\{.*\})\n    python -m pasch.testing (.*)\n", shown
    )
    assert breach
    assert re.fullmatch(
        r"legal actions are ascending: KeyError: \d \(state.py, line 59\)", breach[1]
    )
    assert re.search(
        r"\d seats, first \w+, seed \d, after \d+ records: (#\d )?d\d( \+)?$", breach[2]
    )
    assert '"done": 0' in breach[3]
    assert "-       a copy is independent: no match could be played" in shown
    _, again = main_of(author, shlex.split(breach[4]))
    assert breach[0] in again
    assert "1 laws, 1 broken; 1 setups, 1 matches of each" in again


def test_a_game_that_exits_in_a_move_does_not_end_its_test(author: Author) -> None:
    """Least of all with a status that says that all is well."""
    author.change("state.py", "        self.done += 1\n", "        raise SystemExit(0)\n")
    status, shown = author.test("--write")
    assert status == 1
    assert shown.startswith("not written: SystemExit: 0 (state.py, line 59)\n")
    assert "broken  legal actions are ascending: SystemExit: 0 (state.py, line 59)\n" in shown


def main_of(author: Author, arguments: list[str]) -> tuple[int, str]:
    assert arguments[0] == author.id
    return author.test(*arguments[1:])


def test_seats_options_and_who_begins_are_as_asked() -> None:
    game = load("simpsons")
    asked = ["simpsons", "--option", "bank=31", "--first", "1"]
    found = _setups(game, parser().parse_args([*asked, "--seats", "3"]))
    assert found == [game.setup(Setup(3, {"bank": 31}, 1))]
    assert [setup.seats for setup in _setups(game, parser().parse_args(asked))] == [*game.seats]


def test_what_cannot_be_asked_is_refused(
    author: Author, capsys: pytest.CaptureFixture[str]
) -> None:
    for wrong, said in (
        (["--seats", "9"], "9"),
        (["--first", "5", "--seats", "2"], "5"),
        (["--option", "bank=3"], "unknown option 'bank'"),
    ):
        status, shown = author.test(*wrong)
        assert (status, said in shown, shown.count("\n")) == (2, True, 1)
    assert main(["nobody"]) == 2
    assert "no game and no package is called 'nobody'; games: " in capsys.readouterr().err
    assert main(["simpsons", "--option", "bank=much"]) == 2
    assert "bank is one of 31–500, not 'much'" in capsys.readouterr().err


def test_people_at_a_terminal_see_how_far_it_is(
    author: Author, monkeypatch: pytest.MonkeyPatch
) -> None:
    law = ["--law", "matches_end", "--seats", "2", "--seeds", "2"]
    assert "of 2" not in author.test(*law)[1]
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    _, shown = author.test(*law)
    assert "\r1 of 2: 2-drawn, seed 0\r\r2 of 2: 2-drawn, seed 1\r\r" in shown


def test_python_without_assertions_is_refused() -> None:
    """Every law would be kept."""
    done = subprocess.run([sys.executable, "-O", "-m", "pasch.testing", "mal_anders"],
                          capture_output=True, text=True)  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert "python -O" in done.stderr


def test_the_laws_need_no_tools_for_tests() -> None:
    """Neither of them is needed to play, so an author's users do not have them."""
    without = "import sys; sys.modules.update(dict.fromkeys(('pytest', 'hypothesis', 'fluent')))"
    done = subprocess.run(
        [sys.executable, "-c", f"{without}; from pasch.testing.__main__ import main; "
         "sys.exit(main(['mal_anders', '--seats', '2', '--seeds', '1', '--law', 'matches_end']))"],
        capture_output=True, text=True,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("ok      matches end\n")


def test_pytest_runs_the_suite_by_the_plugin(author: Author) -> None:
    author.change("state.py", "[KEEP, AGAIN]", "[AGAIN, KEEP]")
    # The package is not installed here: an entry point is all that is missing.
    info = author.folder / "src" / f"{author.package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {author.package}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[pasch.games]\n{author.id} = {author.package}\n")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:schemathesis", "-p", "no:cacheprovider"],
        cwd=author.folder, env=environment(author.folder / "src"), capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 1, done.stdout
    assert "8 failed, 5 passed" in done.stdout
    assert "legal actions are ascending: not ascending and distinct: [1, 0]" in done.stdout
    assert "test_the_game_keeps_the_laws[game]" in done.stdout
    assert "golden matches are told as before: no golden match of 2, 3" in done.stdout


def environment(*first: Path) -> dict[str, str]:
    """As ours, whatever folder it is used in, with these looked into first."""
    ours = [
        str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(":") if path
    ]
    return {**os.environ, "PYTHONPATH": ":".join([*map(str, first), *ours])}
