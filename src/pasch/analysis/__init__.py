"""Exact chances, hints, and the review that tells luck from skill.

`pasch.analysis.odds` finds the chances that matter in a position; each game's own are computed in
its `odds.py`.  `pasch.analysis.hints` proposes moves; `pasch.analysis.review` looks back
at a finished match.
"""
