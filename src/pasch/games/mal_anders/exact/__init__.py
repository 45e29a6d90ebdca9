"""The endings for two, solved."""
