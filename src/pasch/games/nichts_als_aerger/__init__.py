"""The old race around the board, with 52 cards that spoil it."""
