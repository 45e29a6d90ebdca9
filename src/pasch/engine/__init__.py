"""The contract between rules and everything else.  Knows no game, no words, no files."""
