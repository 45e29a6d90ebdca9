"""One file a card; `deck.py` says which of them are in the box, and how many."""
