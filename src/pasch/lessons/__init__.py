"""Lessons: scenario files of a game, each a test of its rules and a lesson about them.

`scenario` reads a file, `script` plays it through on the rules, `document` puts it into words,
`courses` knows which files a game has.  docs/lessons.md tells authors how to write one.
"""
