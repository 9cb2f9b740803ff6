"""Opponents: bots of several levels. They are shown a view of the game, so they have nothing to cheat with."""

from folsom._folsom import LEVELS, Bot

__all__ = ["LEVELS", "Bot"]
