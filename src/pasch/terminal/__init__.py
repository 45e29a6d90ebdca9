"""Pasch in the terminal."""
