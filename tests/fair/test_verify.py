"""`pasch verify`: true, altered, incomplete, and files that are none of these."""

from __future__ import annotations

from pathlib import Path

import pytest
from fair.matches import played, proof, save

import pasch
from pasch import fair
from pasch.cli import main
from pasch.engine.state import CHANCE
from pasch.fair import Finding, Reason, Verdict
from pasch.match import Table

Output = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def true() -> Table:
    return played()


def finding(table: Table) -> Finding:
    kept = fair.read_proof(table.extra["proof"], table.setup.seats)
    return fair.verify(table.game, table.setup, table.log, kept)


def throws(table: Table) -> list[int]:
    """The numbers of nature's records."""
    return [number for number, record in enumerate(table.log) if record.actor == CHANCE]


def verdict(path: str, capsys: Output, status: int, *more: str) -> tuple[str, str]:
    """What is said in German and in English, whichever stream it goes to."""
    said = []
    for language in ("de", "en"):
        assert main(["verify", path, "--language", language, *more]) == status
        out, err = capsys.readouterr()
        said.append(" ".join((out + err).split()))
    return said[0], said[1]


def test_a_true_match(true: Table, tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "true.pasch"
    true.save(path)
    number = len(throws(true))
    assert finding(true) == Finding(Verdict.TRUE, checked=number)
    german, english = verdict(str(path), capsys, 0)
    assert f"Alle {number} Würfe und gezogenen Karten sind genau die" in german
    assert f"Genuine: all {number} rolls" in english
    for said in (german, english):
        assert said.endswith(proof()["commitment"])


@pytest.mark.parametrize("game", pasch.catalogue())
def test_true_matches_of_every_game(game: str) -> None:
    table = played(game=game)
    assert finding(table) == Finding(Verdict.TRUE, checked=len(throws(table)))


@pytest.mark.parametrize("which", [0, 1, 30, -1])
def test_an_altered_throw_is_named(which: int, true: Table, tmp_path: Path, capsys: Output) -> None:
    number = throws(true)[which]
    cheated = played(cheat_at=number)
    found = finding(cheated)
    assert (found.verdict, found.reason, found.number) == (Verdict.ALTERED, Reason.THROW, number)
    assert found.expected == true.log[number].action
    german, english = verdict(save(cheated, tmp_path / "cheat.pasch"), capsys, 1)
    assert german.startswith(f"Verändert: Bei Schritt {number + 1} steht")
    assert english.startswith(f"Altered: at step {number + 1} the file says")


def test_the_seal_that_somebody_noted_is_compared_however_they_wrote_it(
    true: Table, tmp_path: Path, capsys: Output
) -> None:
    path = save(true, tmp_path / "a.pasch")
    seal = proof()["commitment"]
    for written, status in ((seal, 0), (f" {seal.upper()}\n", 0), ("00" * 32, 1)):
        assert main(["verify", path, "--seal", written, "--language", "en"]) == status
        said = capsys.readouterr().out
        assert seal not in said  # it is known: nobody need compare it


def test_a_seed_that_was_not_promised(true: Table, tmp_path: Path, capsys: Output) -> None:
    other = {**true.extra, "proof": proof(seed="0" * 64)}
    german, english = verdict(save(true, tmp_path / "a.pasch", extra=other), capsys, 1)
    assert "gehört nicht zum Siegel" in german
    assert "does not belong to the seal" in english


@pytest.mark.parametrize("change", [{"table": "other"}, {"seats": ["5f1d", ""]}])
def test_another_table_or_seat_seed_shows_at_some_throw(
    change: dict[str, object], true: Table, tmp_path: Path, capsys: Output
) -> None:
    path = save(true, tmp_path / "a.pasch", extra={"proof": proof(**change)})
    german, _ = verdict(path, capsys, 1)
    assert german.startswith("Verändert: Bei Schritt")


def test_a_file_edited_by_hand(true: Table, tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "a.pasch"
    true.save(path)
    path.write_text(path.read_text().replace("Anna", "Otto"))
    german, english = verdict(str(path), capsys, 1)
    assert "nach dem Speichern verändert" in german
    assert "was changed or damaged" in english


def test_a_move_that_the_rules_forbid(true: Table, tmp_path: Path, capsys: Output) -> None:
    log = [list(record) for record in true.log]
    number = next(number for number, record in enumerate(true.log) if record.actor >= 0)
    log[number][1] = 10_000
    german, english = verdict(save(true, tmp_path / "a.pasch", log=log), capsys, 1)
    assert f"der {number + 1}. Schritt nach den Regeln nicht möglich" in german
    assert f"step {number + 1} is not possible" in english


def test_without_a_proof(true: Table, tmp_path: Path, capsys: Output) -> None:
    german, english = verdict(save(true, tmp_path / "a.pasch", extra={}), capsys, 2)
    assert "kein Würfelbeleg" in german
    assert "there is no proof of the dice" in english


def test_before_the_seed_is_shown(tmp_path: Path, capsys: Output) -> None:
    running = played(moves=20)
    extra = {"proof": proof(seed="")}
    german, english = verdict(save(running, tmp_path / "a.pasch", extra=extra), capsys, 2)
    assert german.startswith("Noch nicht zu prüfen")
    assert english.startswith("Cannot be checked yet")


def test_when_the_end_was_cut_away(true: Table, tmp_path: Path, capsys: Output) -> None:
    log = [list(record) for record in true.log[:-1]]
    german, english = verdict(save(true, tmp_path / "a.pasch", log=log), capsys, 2)
    assert "das Ende der Partie fehlt" in german
    assert "the end of the game is missing" in english


MALFORMED: list[tuple[str, object]] = [
    ("proof", []),
    ("proof", "true"),
    ("proof", 1),
    ("table", {}),
    ("table", proof(table="")),
    ("table", proof(table=7)),
    ("table", proof(table="a\nb")),
    ("table", proof(table="x" * 201)),
    ("commitment", proof(commitment=None)),
    ("commitment", proof(commitment="abc")),
    ("commitment", proof(commitment="z" * 64)),
    ("commitment", proof(commitment="A" * 64)),
    ("commitment", proof(commitment="0" * 64 + "\n")),
    ("seats", proof(seats=["5f1c"])),
    ("seats", proof(seats=["5f1c", "", ""])),
    ("seats", proof(seats="ab")),
    ("seats", proof(seats=["5f1c", None])),
    ("seats", proof(seats=["5f1c", "a\nb"])),
    ("seats", proof(seats=["5f1c", "\x1b[2J"])),
    ("seed", proof(seed=5)),
    ("seed", proof(seed=None)),
    ("seed", proof(seed="00")),
    ("seed", proof(seed="q" * 64)),
]


@pytest.mark.parametrize(("field", "kept"), MALFORMED)
def test_a_malformed_proof_is_refused_in_one_line(
    field: str, kept: object, true: Table, tmp_path: Path, capsys: Output
) -> None:
    with pytest.raises(fair.BadProof) as refused:
        fair.read_proof(kept, 2)
    assert refused.value.facts == {"field": field}
    path = save(true, tmp_path / "a.pasch", extra={"proof": kept})
    for language, expected in (("de", "beschädigt"), ("en", "is damaged")):
        assert main(["verify", path, "--language", language]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert err.count("\n") == 1
        assert expected in err


def test_every_part_of_a_proof_has_its_own_words(
    true: Table, tmp_path: Path, capsys: Output
) -> None:
    said = set()
    for _, kept in {field: (field, kept) for field, kept in MALFORMED}.values():
        path = save(true, tmp_path / "a.pasch", extra={"proof": kept})
        said.add(verdict(path, capsys, 2))
    assert len(said) == 5


def test_a_missing_file(tmp_path: Path, capsys: Output) -> None:
    german, english = verdict(str(tmp_path / "nowhere.pasch"), capsys, 2)
    assert "gibt es nicht" in german
    assert "no file" in english


def test_what_fell_in_another_game_is_not_checked_and_that_is_said(
    true: Table, tmp_path: Path, capsys: Output
) -> None:
    """A branch: its log begins with that of another table."""
    first = throws(true)[2]
    kept = {**true.extra["proof"], "since": first}
    branch = Table(true.game, true.setup, true.names, {"proof": kept})
    branch.log = list(true.log)
    number = len(throws(true)) - 2
    assert finding(branch) == Finding(Verdict.TRUE, checked=number)
    path = tmp_path / "branch.pasch"
    branch.save(path)
    german, english = verdict(str(path), capsys, 0)
    assert f"Die ersten {first} Schritte stammen aus einer anderen Partie" in german
    assert f"The first {first} steps come from another game" in english


@pytest.mark.parametrize("since", [-1, 1.0, True, "3", None])
def test_a_proof_says_by_a_number_where_its_own_throws_begin(true: Table, since: object) -> None:
    with pytest.raises(fair.BadProof) as refused:
        fair.read_proof({**true.extra["proof"], "since": since}, true.setup.seats)
    assert refused.value.facts["field"] == "since"
