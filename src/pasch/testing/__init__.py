"""For authors of games: the laws that every game keeps, golden transcripts, counts of the tree."""
