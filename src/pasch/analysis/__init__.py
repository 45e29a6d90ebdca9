"""Exact chances, hints, and the review that tells luck from skill.

`pasch.analysis.odds` finds the chances that matter in a position; each game's are computed in a
module named after it.  `pasch.analysis.hints` proposes moves; `pasch.analysis.review` looks back
at a finished match.
"""
