"""MA-40 and MA-41: winning, playing for the places, beginning."""

from games.mal_anders.arrange import at, start


def test_MA40_all_four_pieces_in_the_goal_win_at_once() -> None:
    spot = at("red: 22 a b c", "2 3 6 6").play("2+3:22-d")
    assert spot.asked == "over"
    assert spot.state.places() == [2, 2, 1, 2]
    assert spot.state.returns() == [-1, -1, 3, -1]


def test_MA40_three_pieces_in_the_goal_do_not_win() -> None:
    assert at("red: 22 b c", "1 1 6 6").play("1+1:22-a").asked == "chance"


def test_MA40_the_second_pair_may_win() -> None:
    spot = at("red: 12 a b c", "2 3 5 5").play("5+5:12-22", "2+3:22-d")
    assert spot.state.places() == [2, 2, 1, 2]


def test_MA40_room_made_in_the_goal_lets_the_last_piece_in() -> None:
    spot = at("red: 21 a b c", "1 1 2 3").play("1+1:c-d", "2+3:21-c")
    assert spot.asked == "over"


def test_MA40_the_others_play_on_for_the_places() -> None:
    spot = at("red: 22 a b c", "2 3 6 6", play_on=True).play("2+3:22-d")
    assert (spot.asked, spot.turn) == ("chance", "black")
    assert spot.data["places"] == [0, 0, 1, 0]


def test_MA40_finishing_with_the_first_pair_ends_the_turn() -> None:
    spot = at("red: 22 a b c", "2 3 1 1", play_on=True).play("2+3:22-d")
    assert spot.data["dice"] == []
    assert spot.turn == "black"


def test_MA40_finished_players_are_passed_over() -> None:
    board = "green: 1 | red: a b c d | black: a b c d"
    spot = at(board, "2 3 6 6", play_on=True, places=[0, 0, 2, 1]).play("2+3:1-6", "-")
    assert spot.turn == "yellow"


def test_MA40_with_four_players_the_third_to_finish_ends_the_game() -> None:
    board = "green: 22 a b c | red: a b c d | black: a b c d"
    spot = at(board, "2 3 6 6", play_on=True, places=[0, 0, 2, 1]).play("2+3:22-d")
    assert spot.asked == "over"
    assert spot.state.places() == [4, 3, 2, 1]
    assert spot.state.returns() == [-3, -1, 1, 3]


def test_MA40_with_three_players_the_second_to_finish_ends_the_game() -> None:
    board = "green: 22 a b c | red: a b c d"
    spot = at(board, "2 3 6 6", seats=3, play_on=True, places=[0, 0, 1]).play("2+3:22-d")
    assert spot.state.places() == [3, 2, 1]


def test_MA40_with_two_players_there_is_nothing_to_play_on_for() -> None:
    spot = at("red: 22 a b c", "2 3 6 6", seats=2, play_on=True).play("2+3:22-d")
    assert (spot.asked, spot.state.places()) == ("over", [2, 1])


def test_MA41_the_setup_may_name_who_begins() -> None:
    assert start(3, first=1).turn == "green"


def test_MA41_otherwise_every_seat_is_drawn_alike() -> None:
    chance = start(3).state.chance()
    assert (chance.outcomes, chance.weights) == ((0, 1, 2), (1, 1, 1))
    assert start(3).play("#3").turn == "red"


def test_MA41_play_goes_round_clockwise() -> None:
    spot = at("black: 1 | yellow: 1", "3 4 5 6").play("3+4:1-8", "-")
    assert spot.turn == "yellow"
