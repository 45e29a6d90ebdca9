"""NL-20, NL-21, NL-43 and NL-48: throwing and setting aside."""

from games.nichtlustig.arrange import asked, at, choices, middle, play, player, refused, throw


def test_NL20_the_first_throw_is_with_all_seven_dice() -> None:
    state = throw(at("", "", phase="throw", dice="......."), "123451")
    assert asked(state) == "throw"
    assert asked(throw(state, "2")) == "keep"


def test_NL20_any_dice_may_be_set_aside_also_none_also_the_pink_one() -> None:
    state = at("", "", dice="1234512")
    assert len(choices(state)) == 2**7
    assert {"=0", "=7", "=1", "=135", "=123456", "."} <= set(choices(state))


def test_NL20_all_dice_not_set_aside_are_thrown() -> None:
    state = play(at("", "", dice="1234512"), "=167")
    assert state.throws == 2
    assert throw(state, "555").actor() == -1
    assert asked(throw(state, "*")) == "keep"
    assert state.dice == [1, 5, 5, 5, 0, 1, 2]


def test_NL20_a_die_set_aside_is_never_thrown_again() -> None:
    state = at("", "", dice="1234512", throws=2, aside="16")
    assert len(choices(state)) == 2**5
    assert refused(state, "=1") == ("why-aside", "NL-20")
    assert refused(state, "=236") == ("why-aside", "NL-20")
    state = throw(play(at("", "", dice="1234512"), "=16"), "*****")
    assert state.dice == [1, 0, 0, 0, 0, 1, 0]
    assert len(choices(state)) == 2**5


def test_NL20_after_the_third_throw_nobody_is_asked() -> None:
    state = throw(at("", "", phase="throw", dice="12345..", throws=3, aside="12345"), "11")
    assert state.turn == 1


def test_NL20_setting_all_aside_is_stopping() -> None:
    state = at("", "", dice="1134512")
    assert play(state.copy(), "=1234567").key() == play(state.copy(), ".").key()
    assert asked(play(state, ".")) == "claim"


def test_NL21_he_may_stop_after_any_throw() -> None:
    assert asked(play(at("", "", dice="1134512"), ".")) == "claim"
    assert asked(play(at("", "", dice="1134512", throws=2, aside="3"), ".")) == "claim"


def test_NL43_the_Duck_gives_a_fourth_throw_and_goes_back_at_once() -> None:
    state = at("- | - | - | duck", "", dice="1234512", throws=3, aside="12")
    assert len(choices(state)) == 2**5
    state = play(state, "=3")
    assert "duck" in middle(state, "specials")
    assert state.throws == 4
    assert throw(state, "1231").turn == 1  # nothing won, and then the throwing is over
    assert player(state, 0) == "- | - | T1 | -"


def test_NL43_at_least_one_die_is_left_for_the_Duck() -> None:
    state = at("- | - | - | duck", "", dice="1234512", throws=3, aside="123456")
    assert choices(state) == ["=0", "."]
    assert player(play(state, "."), 0) == "- | - | T2 | duck"


def test_NL43_the_Duck_is_not_asked_before_the_third_throw() -> None:
    state = play(at("- | - | - | duck", "", dice="1234512"), "=1")
    assert player(state, 0).endswith("duck")


def test_NL43_another_players_Duck_helps_nobody_else() -> None:
    state = at("", "- | - | - | duck", phase="throw", dice="123451.", throws=3, aside="123456")
    assert throw(state, "2").turn == 1


def test_NL48_the_NF700_leaves_two_throws() -> None:
    state = at("- | - | - | nf700", "", phase="throw", dice="123451.", throws=1)
    assert asked(throw(state, "2")) == "keep"
    state = throw(play(state, "=123456"), "2")
    assert state.turn == 1
    assert player(state, 0) == "- | - | T2 | -"  # used, it goes back


def test_NL48_with_the_NF700_there_is_no_Duck() -> None:
    state = at("- | - | - | duck nf700", "", phase="throw", dice="123451.", throws=2, aside="12")
    assert throw(state, "2").turn == 1
    assert player(state, 0) == "- | - | T2 | duck"
