"""A board a game, drawn as text; found by the name of the game."""
