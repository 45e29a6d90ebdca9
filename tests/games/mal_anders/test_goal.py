"""MA-30 to MA-34: into the goal, past it, and being in one's own way."""

from games.mal_anders.arrange import at


def test_MA30_the_goal_fields_count_one_by_one() -> None:
    spot = at("red: 21", "1 2 3 4")
    assert {"1+2:21-a", "1+3:21-b", "1+4:21-c", "2+4:21-d"} <= set(spot.choices())


def test_MA30_pieces_in_the_goal_are_jumped() -> None:
    assert at("red: 22 a b c", "2 3 6 6").play("2+3:22-d").on("red") == "a b c d"


def test_MA30_a_goal_field_holds_one_piece() -> None:
    assert "22-c" not in at("red: 22 c", "1 3 6 6").ways()


def test_MA30_foreign_goals_are_passed_by() -> None:
    # Yellow's goal turns off after red's 11; red goes straight on.
    assert at("red: 11 b c d", "1 2 1 2").ways() == {"11-12", "11-13", "11-14", "11-15"}


def test_MA31_a_piece_may_run_on_past_its_goal() -> None:
    spot = at("red: 20", "3 3 5 5")
    assert {"20-c", "20-2"} <= spot.ways()
    assert spot.play("3+3:20-2").on("red") == "2"


def test_MA31_running_on_may_throw_out() -> None:
    assert at("red: 20 | green: 8", "3 3 5 5").play("3+3:20-2").beside("green") == 4


def test_MA31_running_on_must_be_done_if_nothing_else_is_possible() -> None:
    assert at("red: 22 b c d", "6 6 6 6").choices() == ["6+6:22-10"]


def test_MA31_running_on_may_end_on_the_own_start_field() -> None:
    assert at("red: 18 a", "3 3 5 5").play("3+3:18-A").on("red") == "A a"


def test_MA31_running_on_does_not_end_on_an_own_piece() -> None:
    assert "18-A" not in at("red: A 18", "3 3 5 5").ways()
    assert "20-2" not in at("red: 2 20", "3 3 5 5").ways()


def test_MA31_after_running_on_the_whole_lap_lies_ahead() -> None:
    spot = at("red: 20 b c d", "1 4 1 1").play("1+4:20-1")
    assert spot.choices() == ["-", "1+1:1-2", "1+1:1-3"]


def test_MA31_a_piece_on_its_start_field_does_not_turn_in() -> None:
    assert at("red: A b c d", "1 2 1 2").ways() == {"A-1", "A-2", "A-3", "A-4"}


def test_MA32_a_piece_moves_on_inside_the_goal() -> None:
    assert at("red: a", "1 1 6 6").ways() == {"a-b", "a-c"}


def test_MA32_a_piece_never_leaves_the_goal() -> None:
    assert at("red: 5 a", "2 3 2 3").ways() == {"5-9", "5-10", "5-11", "A"}


def test_MA33_a_count_past_d_is_used_on_the_track_only() -> None:
    assert at("red: 23 a", "3 3 3 3").ways() == {"A", "23-5"}


def test_MA33_a_goal_piece_cannot_go_past_d() -> None:
    assert "b-d" in at("red: 5 b", "1 1 6 6").ways()
    assert not [way for way in at("red: 5 b", "1 2 6 6").ways() if way.startswith("b")]


def test_MA34_own_pieces_may_block_each_other_on_the_whole_lap() -> None:
    assert at("red: 4 10 16 22").throw("3 3 3 3").turn == "black"


def test_MA34_own_pieces_may_block_each_other_at_the_goal() -> None:
    assert at("red: A 12 a").throw("6 6 6 6").turn == "black"
