"""What a typed line means at the boundaries of the list of choices."""

from __future__ import annotations

import pytest
from kit.toy import TOY

from pasch import Setup, UnreadableMove
from pasch.terminal.inputs import meaning


def test_the_numbers_of_the_list_and_no_others() -> None:
    state = TOY.start(Setup(2, first=0))
    for action in (3, 3):
        state.apply(action)
    legal = state.legal()
    assert len(legal) == 3
    assert [meaning(TOY, state, str(number)) for number in (1, 2, 3)] == legal
    for text in ("", "0"):
        with pytest.raises(UnreadableMove):
            meaning(TOY, state, text)
