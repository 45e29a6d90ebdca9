"""The words of Pasch itself; each game brings its own."""
