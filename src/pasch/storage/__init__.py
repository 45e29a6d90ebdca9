"""Where matches are kept: one interface, two databases; and how servers tell each other."""
