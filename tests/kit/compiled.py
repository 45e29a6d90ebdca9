"""Whether the Pasch under test is the compiled one."""

from pasch.engine import state

COMPILED = not str(state.__file__).endswith(".py")
