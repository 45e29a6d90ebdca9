"""Exact odds and solvers, hints, and the review of a match."""
