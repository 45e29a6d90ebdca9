"""Catalogues for the toy in which English lacks a sentence."""

import sys

ID = "toy_mute"
sys.modules[f"pasch.games.{ID}"] = sys.modules[__name__]
