"""Loaded once into the process that all servers are forked from: the rules of all games."""

import pasch

for id in pasch.catalogue():
    pasch.load(id)
