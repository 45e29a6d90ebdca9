"""The throws of a turn, counted."""
