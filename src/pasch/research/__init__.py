"""For those who measure and learn: many games at once, tables and arrays of them.

It knows no game by name.  Everything heavy is an extra and imported only when it is asked for.
"""
