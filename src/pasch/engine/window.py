"""Questions in which passing is the default: somebody may speak up, and mostly nobody does."""

from __future__ import annotations

from typing import NamedTuple


class Routine(NamedTuple):
    """What people do without being asked.  `public`: everybody knows that it is all they would do;
    else whoever sees it come by itself learns something of what they hold."""

    action: int
    public: bool = False


class Window(NamedTuple):
    """What everybody knows of such a question; a table need not put it to anybody.

    Questions of the same `moment` that follow one another are one window: several seats may speak
    up at once, each of them once.  `open` is False where public facts leave the actor nothing but
    to pass.
    """

    passing: int  # the action that lets the moment go by
    open: bool = True
    moment: int = 0
