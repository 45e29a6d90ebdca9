"""Puzzles made from real play: positions in which one choice is clearly the best."""
