"""`pasch odds` and `pasch review`, run as a person runs them."""

from __future__ import annotations

import json
from hashlib import sha256
from io import StringIO
from pathlib import Path

import pytest

import pasch
from pasch import Rng, Setup, cli
from pasch.analysis.hints import as_json as hints_as_json
from pasch.analysis.hints import hints
from pasch.analysis.odds import as_json, odds
from pasch.console.console import Console
from pasch.console.screen import Screen
from pasch.engine.state import CHANCE
from pasch.match import Table, as_data
from pasch.speech import LANGUAGES, Speaker
from pasch.terminal.chart import BLOCKS, sparkline
from pasch.terminal.review import Bar, points
from pasch.terminal.subject import position_at

GAMES = pasch.catalogue()


def play(game: str, seats: int, seed: int, steps: int = 10**6) -> Table:
    table = Table(pasch.load(game), Setup(seats=seats), ["Anna", "Ben", "Carla", "Dirk"][:seats])
    rng = Rng(seed)
    while not table.over and len(table.log) < steps:
        if table.state.actor() == CHANCE:
            table.roll(rng)
        else:
            legal = table.state.legal()
            table.play(table.state.actor(), legal[int(rng.below(len(legal)))])
    return table


def saved(table: Table, tmp_path: Path) -> str:
    path = tmp_path / "match.pasch"
    table.save(path)
    return str(path)


def said(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main(arguments) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert cli.main([*arguments, "--language", "en"]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("pasch: ")
    assert err.count("\n") == 1
    return err


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_tables(
    capsys: pytest.CaptureFixture[str], game: str, language: str
) -> None:
    text = said(capsys, "odds", game, "--language", language)
    assert "█" in text
    assert all(len(line) <= 80 for line in text.splitlines())


@pytest.mark.parametrize("game", GAMES)
def test_every_position_of_a_match_has_its_odds_in_words(game: str) -> None:
    """Every sentence can be said, and every chance is one."""
    table = play(game, 2, seed=5, steps=400)
    speakers = [Speaker(language, game, table.names) for language in LANGUAGES]
    state = table.game.start(table.setup)
    told = 0
    for number, record in enumerate(table.log):
        if number % 13 == 0:
            found = odds(table.game, state, games=4)
            for section in found:
                assert all(words.say(section.title) for words in speakers)
                for line in section.lines:
                    assert all(words.say(line.about) for words in speakers)
                    assert line.unit != "chance" or 0 <= line.worth <= 1
                    told += 1
            assert json.dumps(as_json(found))
        state.apply(record.action)
    assert told > 20


def test_odds_of_a_match_stand_at_its_end_or_where_asked(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = saved(play("simpsons", 3, seed=2), tmp_path)
    ended = said(capsys, "odds", path, "--language", "en")
    assert "There are no odds to show" in ended
    first = said(capsys, "odds", path, "--at", "1", "--language", "en")
    assert "What a roll brings" in first
    data = json.loads(said(capsys, "odds", path, "--at", "1", "--json"))
    assert data["game"] == "simpsons"
    assert data["sections"][2]["lines"][0]["unit"] == "chance"
    assert "/" in data["sections"][2]["lines"][0]["exact"]
    assert data["sections"][0]["lines"][0]["error"] > 0


def test_odds_of_a_written_position(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    game = pasch.load("mal_anders")
    file = tmp_path / "position.json"
    state = play("mal_anders", 2, seed=1, steps=90).state
    file.write_text(json.dumps(game.position(state)), encoding="utf-8")
    assert "can be sent back" in said(capsys, "odds", "mal_anders", str(file), "--language", "en")
    file.write_text("{", encoding="utf-8")
    assert "no such position" in refused(capsys, "odds", "mal_anders", str(file))
    file.write_text('{"game": "simpsons"}', encoding="utf-8")
    assert "no such position" in refused(capsys, "odds", "mal_anders", str(file))
    assert "no file" in refused(capsys, "odds", "mal_anders", str(tmp_path / "other.json"))
    file.write_bytes(b"\xff\xfe")
    assert "cannot be read" in refused(capsys, "odds", "mal_anders", str(file))


def test_odds_keep_a_running_match_secret(tmp_path: Path) -> None:
    """Bets that lie hidden are not in the odds: an onlooker could say them all."""
    table = play("simpsons", 3, seed=2, steps=6)
    own = [odds(table.game, each, games=4)[1:] for each in (table.view(-1), table.state)]
    assert own[0] == own[1]


def test_the_position_of_a_running_match_is_what_an_onlooker_sees() -> None:
    secret = play("simpsons", 3, seed=2, steps=6)
    while secret.view(-1).key() == secret.state.key():
        secret = play("simpsons", 3, seed=2, steps=len(secret.log) + 1)
    assert position_at(secret, None).key() == secret.view(-1).key()
    assert position_at(secret, len(secret.log)).key() == secret.view(-1).key()
    over = play("simpsons", 3, seed=2)
    assert position_at(over, None).key() == over.state.key()


def test_wrong_words_are_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert "no game “chess”" in refused(capsys, "odds", "chess")
    assert "no file" in refused(capsys, "odds", str(tmp_path / "missing.pasch"))
    assert "--at" in refused(capsys, "odds", "simpsons", "--at", "3")
    running = saved(play("simpsons", 2, seed=1, steps=9), tmp_path)
    assert "0–9" in refused(capsys, "odds", running, "--at", "10")
    assert "not over" in refused(capsys, "review", running)
    assert "no file" in refused(capsys, "review", str(tmp_path / "missing.pasch"))
    Path(running).write_text(Path(running).read_text().replace('"log": [[', '"log": [[7,7],['))
    assert "changed or damaged" in refused(capsys, "odds", running)
    assert "changed or damaged" in refused(capsys, "review", running)
    assert "--seconds" in refused(capsys, "review", running, "--seconds", "soon")
    whole = saved(play("simpsons", 2, seed=1), tmp_path)
    assert "--seconds" in refused(capsys, "review", whole, "--seconds", "0")


@pytest.mark.parametrize("command", ["odds", "hint", "review"])
def test_a_match_that_does_not_replay_is_refused(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, command: str
) -> None:
    """Its checksum is right; its sixth move is not."""
    data = as_data(play("simpsons", 2, seed=1))
    data["log"][5][1] = 99
    del data["check"]
    plain = json.dumps(data, sort_keys=True, separators=(",", ":"))
    path = tmp_path / "match.pasch"
    path.write_text(json.dumps({**data, "check": sha256(plain.encode()).hexdigest()}))
    assert "6" in refused(capsys, command, str(path))
    assert "no file" in refused(capsys, command, str(tmp_path / "missing.pasch"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_review_tells_luck_play_and_turning_points(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, language: str
) -> None:
    path = saved(play("simpsons", 2, seed=3), tmp_path)
    text = said(capsys, "review", path, "--seconds", "0.2", "--language", language)
    words = Speaker(language, "simpsons", ["Anna", "Ben"])
    for key in ("review-luck", "review-own-play", "review-others-play", "review-losses"):
        assert text.count(words.key(key)) == 2
    assert text.count("% → ") <= 3
    assert words.key("players-2") in text
    assert any(block in text for block in BLOCKS)
    assert all(len(line) <= 80 for line in text.splitlines())
    assert "\r" not in text  # nobody watches


def test_a_review_as_json_adds_up(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    table = play("simpsons", 3, seed=3)
    path = saved(table, tmp_path)
    quick = ("--seconds", "0.2", "--json", "--language", "en")
    data = json.loads(said(capsys, "review", path, *quick))
    assert data["names"] == ["Anna", "Ben", "Carla"]
    assert data["steps"][0]["from"] == 0
    assert data["steps"][-1]["to"] == len(table.log)
    assert len(data["turning_points"]) <= 3
    assert data["measure"] == "casual players"
    for seat, player in enumerate(data["players"]):
        parts = (player[part][0] for part in ("first", "luck", "own_play", "others_play"))
        assert sum(parts) == pytest.approx(player["last"], abs=1e-5)
        assert player["last"] == data["last"][seat]
    decisions = [step for step in data["steps"] if step["actor"] >= 0]
    assert all({"chosen", "best", "loss"} <= step.keys() for step in decisions)
    words = {step["chosen"]["text"] for step in decisions}
    assert words
    assert all(words)
    assert any(step["told"] for step in data["steps"])


def test_odds_and_hints_as_json_say_what_they_mean() -> None:
    table = play("simpsons", 3, seed=2, steps=1)
    words = Speaker("en", "simpsons", table.names)
    first, section, *_ = as_json(odds(table.game, table.state, games=20), words)
    assert first["title"]["text"] == "How often each wins, if casual players play on from here"
    assert section["title"]["text"].startswith("What a roll brings")
    assert section["lines"][0]["about"]["text"]
    actor = table.state.actor()
    view = table.view(actor)
    found = hints(table.game, view, playouts=20, games=20, clock=False)
    first = hints_as_json(table.game, view, found, words)[0]
    assert first["notation"] == table.game.write(view, first["action"])
    assert first["text"]
    assert 0 <= first["worth"] <= 1
    assert all(isinstance(reason, str) for reason in first["why"])


def test_players_who_win_together_share_a_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = saved(play("wonderful_world", 2, seed=4), tmp_path)
    text = said(capsys, "review", path, "--seconds", "0.1", "--language", "en")
    assert "\n  All " in text


def test_a_line_of_blocks_fits_its_width() -> None:
    assert sparkline([0.0, 1.0], 40) == "▁█"
    assert len(sparkline([0.5] * 300, 40)) == 40
    assert sparkline([0.0] * 99 + [1.0], 10)[-1] == "█"


def test_points_carry_their_sign_and_error() -> None:
    assert points(-0.0714, 0.011, Speaker("de")) == "  −7,1 ± 1,1"


def test_the_bar_moves_only_where_a_person_watches() -> None:
    shown: list[str] = []
    for clears in (False, True):
        out = StringIO()
        bar = Bar(Console("en", StringIO(), Screen(out, clears=clears), StringIO()))
        bar.show(0.5)
        bar.clear()
        shown.append(out.getvalue())
    assert shown[0] == ""
    assert "50%" in shown[1]
    assert shown[1].endswith("\r\x1b[K")
