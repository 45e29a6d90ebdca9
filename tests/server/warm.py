"""Loaded once into the process that all servers are forked from: rules and words of all games."""

import pasch
from pasch.speech import LANGUAGES, _catalogue

for id in pasch.catalogue():
    pasch.load(id)
    for language in LANGUAGES:
        _catalogue(language, "pasch.words", f"pasch.games.{id}")
