"""Part 2, solved."""
