"""How much hypothesis tries.  `--hypothesis-profile=thorough` searches, the default repeats."""

from hypothesis import Phase, settings

# A seed does not get simpler by being smaller: shrinking would only replay whole matches.
PHASES = (Phase.explicit, Phase.reuse, Phase.generate)

settings.register_profile(
    "steady", max_examples=3, derandomize=True, deadline=None, database=None, phases=PHASES
)
settings.register_profile("thorough", max_examples=100, deadline=None, phases=PHASES)
settings.load_profile("steady")
