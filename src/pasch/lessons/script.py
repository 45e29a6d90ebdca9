"""A scenario played through on the rules: every right answer and what follows from it.

Only right answers lead on, so it is a small graph, and all of it is found out beforehand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from pasch.engine.errors import PaschError
from pasch.engine.game import Game
from pasch.engine.message import Message
from pasch.engine.state import HIDDEN, OVER, State
from pasch.lessons.positions import begin, found_at, merged
from pasch.lessons.scenario import ANY, Scenario, Step

MOST_NODES = 400  # of one lesson: every right answer may lead to another position


@dataclass(frozen=True)
class Record:
    """One thing that happened, and how it looks after it."""

    actor: int
    action: int
    notation: str
    story: Sequence[Message]
    position: Mapping[str, Any]


@dataclass(frozen=True)
class Way:
    """What happens, and the node that comes then."""

    records: Sequence[Record]
    next: int


@dataclass(frozen=True)
class Refused:
    """An action that is illegal here, its name (a key) and the game's own reason."""

    action: int
    notation: str
    name: str
    reason: Message
    rule: str


@dataclass
class Node:
    """Something is said; then one of several answers leads on, or (`on`) it goes on by itself."""

    say: Sequence[str]
    position: Mapping[str, Any]
    rule: str = ""
    ask: Message | None = None
    choices: Sequence[tuple[int, str, Message]] = ()  # action, notation, words
    right: dict[int, Way] = field(default_factory=dict)
    wrong: dict[int, str] = field(default_factory=dict)  # the key of the reason
    refused: Sequence[Refused] = ()
    on: Way | None = None


def script(game: Game, scenario: Scenario) -> list[Node]:
    """All nodes, the first of them first; BadScenario where a step cannot be."""
    state = begin(game, scenario)
    if not 0 <= scenario.seat < scenario.setup.seats:
        raise scenario.bad(f"seat: there is no seat {scenario.seat}", "seat")
    writer = _Writer(game, scenario)
    writer.node(state, 0)
    return writer.nodes


class _Writer:
    def __init__(self, game: Game, scenario: Scenario) -> None:
        self.nodes: list[Node] = []
        self._game = game
        self._scenario = scenario
        self._known: dict[tuple[object, ...], int] = {}

    def node(self, state: State, number: int) -> int:
        """The node at this step; after the last one, the end."""
        steps = self._scenario.steps
        key = (number, *state.key())
        if key in self._known:
            return self._known[key]
        place = self._known[key] = len(self.nodes)
        if place >= MOST_NODES:
            raise self._scenario.bad(f"more than {MOST_NODES} positions to show", "step", number)
        position = self._game.position(state)
        if number == len(steps):
            self.nodes.append(Node((), position))
            return place
        step = steps[number]
        node = Node(step.say, position, step.rule)
        self.nodes.append(node)
        if step.do:
            self._asks(node, state, step)
        elif step.happen or number < len(steps) - 1:  # else these are the last words
            node.on = self._way(state, step, None)
        return place

    def _asks(self, node: Node, state: State, step: Step) -> None:
        game, path = self._game, ("step", step.number)
        if state.actor() != self._scenario.seat:
            who = "the game is over" if state.actor() == OVER else f"{state.actor()} is to act"
            raise self._scenario.bad(f"do: the learner is not asked here, {who}", *path, "do")
        legal = state.legal()
        node.ask = game.ask(state)
        node.choices = [(each, game.write(state, each), game.offer(state, each)) for each in legal]
        right = legal if ANY in step.do else [self._read(state, text, step) for text in step.do]
        wrong = {self._read(state, text, step, "wrong"): key for text, key in step.wrong.items()}
        both = [game.write(state, action) for action in right if action in wrong]
        if both:
            raise self._scenario.bad(f"wrong: {both[0]} is right", *path, "wrong", both[0])
        for action in legal:
            if action in right:
                continue
            node.wrong[action] = wrong.get(action, step.otherwise)
            if not node.wrong[action]:
                written = game.write(state, action)
                raise self._scenario.bad(f"nothing (else) is said to {written}", *path, "do")
        node.refused = [self._refused(state, text, name, step) for text, name in
                        step.refused.items()]  # fmt: skip
        for action in right:
            node.right[action] = self._way(state, step, action)

    def _way(self, before: State, step: Step, action: int | None) -> Way:
        state = before.copy()
        records: list[Record] = []
        if action is not None:
            records.append(self._happens(state, action))
        for place, text in enumerate(step.happen):
            found = self._read(state, text, step, "happen", place)
            records.append(self._happens(state, found))
        self._followed(state, step)
        return Way(records, self.node(state, step.number + 1))

    def _happens(self, state: State, action: int) -> Record:
        game, actor = self._game, state.actor()
        notation, story = game.write(state, action), game.tell(state, action)
        state.apply(action)
        return Record(actor, action, notation, story, game.position(state))

    def _read(self, state: State, text: str, step: Step, key: str = "do", place: int = 0) -> int:
        at = ("step", step.number, key, place if key in ("do", "happen") else text)
        if state.actor() == OVER:
            raise self._scenario.bad(f"{key}: {text}: the game is over by then", *at)
        hidden = state.audience() >= 0 and not state.audience() >> self._scenario.seat & 1
        if hidden and text == self._game.write(state, HIDDEN):
            return HIDDEN
        try:
            return self._game.read(state, text)
        except PaschError as error:
            some = ", ".join(self._possible(state)[:8])
            raise self._scenario.bad(f"{key}: {error}; possible: {some}", *at) from None

    def _possible(self, state: State) -> list[str]:
        actions = state.chance().outcomes if state.actor() < 0 else state.legal()
        return [self._game.write(state, action) for action in actions]

    def _refused(self, state: State, text: str, name: str, step: Step) -> Refused:
        at = ("step", step.number, "refused", text)
        action = self._game.parse(state, text)
        if action is None:
            raise self._scenario.bad(f"refused: {text!r} is no notation of this game", *at)
        if action in state.legal():
            raise self._scenario.bad(f"refused: {text} is legal here", *at)
        error = self._game.refusal(state, action, text)
        rule = str(error.facts["rule"])
        if rule not in self._scenario.rules:
            listed = ", ".join(self._scenario.rules)
            raise self._scenario.bad(f"refused: {text} breaks {rule}, not {listed}", *at)
        assert error.reason is not None
        return Refused(action, text, name, error.reason, rule)

    def _followed(self, state: State, step: Step) -> None:
        position = self._game.position(state)
        for path, wanted in step.follow.items():
            at = ("step", step.number, "follow", path)
            try:
                found = found_at(position, path)
            except (LookupError, TypeError, ValueError):
                raise self._scenario.bad(f"follow: there is no field {path}", *at) from None
            if found != merged(None, wanted):
                raise self._scenario.bad(f"follow: {path} is {found!r}, not {wanted!r}", *at)
