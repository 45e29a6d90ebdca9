"""What deploy/ and the page on self-hosting tell people to run can be run."""

from __future__ import annotations

import json
import re
import shlex
from configparser import ConfigParser
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from pasch.cli import parser
from pasch.server.metrics import Metrics
from pasch.speech import Speaker

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = (ROOT / "docs" / "self-hosting.md").read_text(encoding="utf-8")


def compose() -> dict[str, Any]:
    loaded: dict[str, Any] = import_module("yaml").safe_load((DEPLOY / "compose.yaml").read_text())
    return loaded


def unit() -> ConfigParser:
    found = ConfigParser(interpolation=None, strict=False)
    found.optionxform = str  # type: ignore[assignment,method-assign]  # names as they are written
    found.read(DEPLOY / "pasch.service")
    return found


def dockerfile() -> str:
    return (DEPLOY / "Dockerfile").read_text().replace("\\\n", " ")


def commands() -> list[list[str]]:
    """Every `pasch serve` that we tell anybody to run."""
    found: list[list[str]] = [service["command"] for service in services("pasch-").values()]
    found.append(shlex.split(unit()["Service"]["ExecStart"])[1:])
    found += map(json.loads, re.findall(r"^CMD (\[.*\])$", dockerfile(), re.MULTILINE))
    found += map(shlex.split, re.findall(r"^\S*pasch (serve.*)$", PAGE, re.MULTILINE))
    return found


def services(prefix: str) -> dict[str, Any]:
    return {
        name: service for name, service in compose()["services"].items() if name.startswith(prefix)
    }


@pytest.mark.parametrize("command", commands(), ids=" ".join)
def test_the_command_line_is_understood(command: list[str]) -> None:
    options = parser(Speaker("en")).parse_args(command)
    assert options.command == "serve"
    assert not (options.data and options.database)


def test_all_are_found() -> None:
    assert len(commands()) >= 8


def test_options_in_the_text_exist() -> None:
    words = parser(Speaker("en"))
    usage = "".join(
        _help_of(words, name) for name in ("serve", "backup", "restore", "forget", "doctor")
    )
    for option in set(re.findall(r"`(--[a-z-]+)`", PAGE)):
        assert re.search(rf"{option}\b", usage), option


@pytest.mark.parametrize(
    "command",
    [shlex.split(line) for line in re.findall(r"^pasch ((?!serve).*)$", PAGE, re.MULTILINE)],
    ids=" ".join,
)
def test_the_other_commands_are_understood(command: list[str]) -> None:
    assert parser(Speaker("en")).parse_args(command).command == command[0]


def _help_of(words: Any, name: str) -> str:
    actions = [action for action in words._actions if action.choices and name in action.choices]
    usage: str = actions[0].choices[name].format_help()
    return usage


def test_the_parts_of_the_compose_file_fit() -> None:
    whole = compose()
    names, volumes = set(whole["services"]), set(whole["volumes"])
    for service in whole["services"].values():
        assert set(service.get("depends_on", ())) <= names
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert source in volumes or (DEPLOY / source).exists()
        assert "image" in service
    pasch = services("pasch-")
    assert len(pasch) == 2
    for service in pasch.values():
        options = parser(Speaker("en")).parse_args(service["command"])
        assert options.bus.partition("://")[2].split(":")[0] in names
        assert options.database.partition("@")[2].split("/")[0] in names
        assert "PGPASSWORD" in service["environment"]
        assert (DEPLOY / service["build"]["context"] / service["build"]["dockerfile"]).exists()


def test_the_proxy_finds_the_processes() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text()
    upstreams = re.findall(r"(\S+):(\d+)", re.findall(r"reverse_proxy (.*) {", caddy)[0])
    expected = [
        (name, str(parser(Speaker("en")).parse_args(service["command"]).port))
        for name, service in services("pasch-").items()
    ]
    assert upstreams == expected
    assert caddy.count("{") == caddy.count("}")


def test_the_image_is_built_from_what_is_there() -> None:
    for sources in re.findall(r"^COPY (?!--from)(.*) \S+$", dockerfile(), re.MULTILINE):
        for source in sources.split():
            assert (ROOT / source).exists(), source


def test_the_unit_keeps_to_its_folder() -> None:
    service = unit()["Service"]
    options = parser(Speaker("en")).parse_args(shlex.split(service["ExecStart"])[1:])
    assert options.data == f"/var/lib/{service['StateDirectory']}"
    assert service["NoNewPrivileges"] == service["DynamicUser"] == "yes"


def test_every_metric_is_explained() -> None:
    served = set(re.findall(r"^# TYPE (\S+)", Metrics().text().decode(), re.MULTILINE))
    explained = set(re.findall(r"^\| `(pasch_\w+)`", PAGE, re.MULTILINE))
    ours = {name for name in served if name.startswith("pasch_")}
    assert {name for name in ours if not name.endswith("_created")} == explained


def test_every_metric_of_the_board_and_the_alerts_exists() -> None:
    text = _everything_measured()
    served = set(re.findall(r"^(?:# TYPE )?(\w+)(?:\{[^}]*\})? ", text, re.MULTILINE))
    for file in ("grafana.json", "alerts.yml"):
        asked = set(re.findall(r"\b((?:pasch|process)_\w+)", (DEPLOY / file).read_text()))
        assert asked
        assert asked <= served, (file, asked - served)


def _everything_measured() -> str:
    """Also what is only there once it happened."""
    metrics = Metrics("1", "compiled")
    metrics.refused("stale")
    metrics.store_failures = {("write", "disk_full"): 1}
    metrics.queues = {"bots": lambda: 1}
    return metrics.text().decode()


def test_the_board_shows_all_that_is_measured() -> None:
    board = json.loads((DEPLOY / "grafana.json").read_text())
    panels = [panel for panel in board["panels"] if panel["type"] != "row"]
    assert len({panel["id"] for panel in panels}) == len(panels)
    places = [(panel["gridPos"]["x"], panel["gridPos"]["y"]) for panel in panels]
    assert len(set(places)) == len(places)
    asked = " ".join(target["expr"] for panel in panels for target in panel["targets"])
    for metric in re.findall(r"^\| `(pasch_\w+)`", PAGE, re.MULTILINE):
        assert metric in asked, metric


def test_alerts_and_scraping_fit() -> None:
    load = import_module("yaml").safe_load
    scrape = load((DEPLOY / "prometheus.yml").read_text())
    assert scrape["rule_files"] == ["alerts.yml"]
    targets = scrape["scrape_configs"][0]["static_configs"][0]["targets"]
    assert [target.split(":")[0] for target in targets] == list(services("pasch-"))
    for group in load((DEPLOY / "alerts.yml").read_text())["groups"]:
        for rule in group["rules"]:
            assert rule["expr"]
            assert len(rule["annotations"]["summary"]) > 20
