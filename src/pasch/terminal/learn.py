"""`pasch learn`: lessons on the board of the terminal."""

from __future__ import annotations

from argparse import Namespace

from pasch.catalogue import find
from pasch.console.console import Console
from pasch.engine.errors import PaschError
from pasch.engine.game import Game
from pasch.lessons.courses import courses, lessons
from pasch.lessons.document import Answer, Lesson, Moment, Reason, course_list, document
from pasch.lessons.errors import NoSuchLesson
from pasch.speech import Speaker
from pasch.terminal import board
from pasch.terminal.refusals import NoLessons

LIST = "list"
QUIT = ("q", "quit", "ende", "exit")


def run(options: Namespace, console: Console) -> int:
    game = find(options.game)
    if not courses(game.id):
        title = Speaker(console.language, game.id).key("title")
        raise NoLessons(f"{game.id} has no lessons", {"title": title, "game": game.id})
    if options.lesson == LIST:
        _list(game, console)
        return 0
    all_lessons = lessons(game.id)
    place = _place(game, options.lesson)
    while _Learner(game, document(game.id, all_lessons[place], console.language), console).play():
        place += 1
        if place == len(all_lessons):
            console.say("learn-all-done", game=game.id)
            return 0
        title = document(game.id, all_lessons[place], console.language).title
        if _quits(console.ask(console.speaker.key("learn-next", title=title))):
            return 0
    return 0


def _quits(text: str) -> bool:
    return text.casefold() in QUIT


def _place(game: Game, asked: str | None) -> int:
    """By its number or its name."""
    found = lessons(game.id)
    if asked is None:
        return 0
    if asked.isascii() and asked.isdigit() and 1 <= int(asked) <= len(found):
        return int(asked) - 1
    if asked in found:
        return found.index(asked)
    allowed = f"1 – {len(found)}, {', '.join(found)}"
    raise NoSuchLesson(f"no lesson {asked!r}", {"name": asked, "allowed": allowed})


def _list(game: Game, console: Console) -> None:
    number = 0
    console.screen.heading(Speaker(console.language, game.id).key("title"))
    for course in course_list(game.id, console.language):
        console.screen.line()
        console.screen.text(course.title, style="strong")
        for lesson in course.lessons:
            number += 1
            console.screen.text(f"{lesson.title} ({', '.join(lesson.rules)})", f"  {number:2}) ")


class _Learner:
    """One lesson; `play` is False when the learner has had enough."""

    def __init__(self, game: Game, lesson: Lesson, console: Console) -> None:
        self._game = game
        self._lesson = lesson
        self._console = console
        self._words = Speaker(console.language, game.id, lesson.names, lesson.seat)

    def play(self) -> bool:
        lesson, console = self._lesson, self._console
        console.screen.heading(lesson.title)
        console.say("learn-you", name=lesson.names[lesson.seat])
        moment = lesson.moments[0]
        while True:
            self._show(moment)
            answer = self._answer(moment) if moment.right else self._on(moment)
            if answer is None:
                return False
            if not moment.right and moment.on is None:
                break
            self._tell(answer)
            moment = lesson.moments[answer.next]
        console.say("learn-done")
        for rule in lesson.rules:
            console.screen.text(rule.plain, f"  {rule.number:5}  ")
        console.screen.line()
        return True

    def _show(self, moment: Moment) -> None:
        """The board only where there is something to look at for."""
        screen = self._console.screen
        if moment.right or moment is self._lesson.moments[0]:
            state = self._game.from_position(moment.position)
            lines = board.draw(self._game, state, self._words, screen.width)
            screen.line()
            screen.drawing(lines, board.paints(self._game))
        screen.line()
        for sentence in moment.say:
            screen.text(sentence, "  ", style="strong")

    def _on(self, moment: Moment) -> Answer | None:
        if moment.on is None:
            return Answer([], 0)
        return None if _quits(self._ask("learn-go-on")) else moment.on

    def _answer(self, moment: Moment) -> Answer | None:
        self._offer(moment)
        while True:
            text = self._ask("learn-your-move")
            if _quits(text):
                return None
            meant = self._meant(moment, text)
            if isinstance(meant, Answer):
                self._console.screen.text(self._words.key("learn-right"), "  ", style="green")
                return meant
            if isinstance(meant, Reason):
                self._console.screen.text(meant.why, "  ")
                self._console.screen.text(meant.rule.plain, f"  {meant.rule.number}  ", "faint")
            else:
                self._console.screen.text(meant, "  ")

    def _offer(self, moment: Moment) -> None:
        screen = self._console.screen
        screen.text(moment.question, "  ")
        entries = [
            f"  {number:2}) {choice.notation}  {choice.words}"
            for number, choice in enumerate(moment.choices, start=1)
        ]
        screen.listing(entries)
        if moment.attempts:
            screen.text(self._words.key("learn-attempts"), "  ")
            first = len(moment.choices) + 1
            for number, attempt in enumerate(moment.attempts, start=first):
                screen.text(attempt.words, f"  {number:2}) ")

    def _meant(self, moment: Moment, text: str) -> Answer | Reason | str:
        """A right answer, why it is none, or what the game says to what it cannot read."""
        listed = [choice.notation for choice in moment.choices]
        tried = [attempt.notation for attempt in moment.attempts]
        if text.isascii() and text.isdigit() and 1 <= int(text) <= len(listed) + len(tried):
            text = [*listed, *tried][int(text) - 1]
        if not text and len(listed) == 1:
            text = listed[0]
        if text in tried:
            return moment.attempts[tried.index(text)].reason
        try:
            state = self._game.from_position(moment.position)
            action = self._game.read(state, text)
        except PaschError as error:
            return self._words.error(error)
        if action in moment.right:
            return moment.right[action]
        return moment.wrong[action]

    def _tell(self, answer: Answer) -> None:
        for step in answer.steps:
            for sentence in step.story:
                self._console.screen.text(sentence, "    ")

    def _ask(self, key: str) -> str:
        return self._console.ask(self._words.key(key))
