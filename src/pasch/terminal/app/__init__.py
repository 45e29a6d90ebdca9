"""The terminal app: the same match as line by line, with a board that stays, mouse and keys.

Everything here needs Textual, which takes its time to import: only `pasch.terminal.play` comes
here, and only when somebody plays.
"""
