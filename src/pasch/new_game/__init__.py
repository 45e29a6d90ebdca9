"""A new game as a package of its own, from the templates beside this file."""
