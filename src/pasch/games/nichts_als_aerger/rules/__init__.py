"""The parts of the position, compiled beside `state.py`."""
