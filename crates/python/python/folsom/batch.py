"""Many games at once, on all cores, with arrays that belong to the caller."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np

from folsom import _folsom
from folsom._folsom import Setup

__all__ = ["Batch", "Buffers"]


@dataclass(frozen=True)
class Buffers:
    """Where a batch writes: a row for each game. Make your own to have them in memory of your choice (shared, pinned …)."""

    observations: np.ndarray
    """What the seat that is asked may know: uint8 as it is, or float32 scaled to about 0 to 1."""
    masks: np.ndarray
    """bool: which actions are offered to it."""
    seats: np.ndarray
    """int64: which seat is asked, counted from 0."""
    rewards: np.ndarray
    """float32, by game and seat: what everybody has got in a game that has just ended; otherwise 0."""
    dones: np.ndarray
    """bool: whether a game has just ended. The rest of its row is already of the next one."""
    oracle: np.ndarray | None = None
    """Like the observations, with everything that is hidden after them: for critics."""

    @classmethod
    def zeros(
        cls, shape: tuple[int, int, int, int, int], dtype: str = "float32", oracle: bool = False
    ) -> Buffers:
        """New arrays for `batch.shape`."""
        if dtype not in ("uint8", "float32"):
            raise ValueError(f"observations are `uint8` or `float32`, not `{dtype}`")
        games, seats, actions, observation, all_numbers = shape
        return cls(
            observations=np.zeros((games, observation), dtype),
            masks=np.zeros((games, actions), bool),
            seats=np.zeros(games, np.int64),
            rewards=np.zeros((games, seats), np.float32),
            dones=np.zeros(games, bool),
            oracle=np.zeros((games, all_numbers), dtype) if oracle else None,
        )


class Batch:
    """`games` games side by side. `step` takes an action in each and fills the same arrays every time; a game that has ended begins
    anew with the next seed. Python's lock is released meanwhile.

    - `bots` names who sits on some of the seats, such as `{1: "outlaw", 2: "legend@500"}`: they play within Rust, and you only see
      the turns of the others.
    - `reward` is `"share"` (of the win) or `"money"` (dollars).
    - `threads` is how many cores to use: all if nothing is said.
    - `out` are arrays of your own (`Buffers`); otherwise they are made, with observations of `dtype` and an `oracle` if wanted.
    """

    def __init__(
        self,
        games: int,
        setup: Setup | None = None,
        *,
        seed: int = 0,
        bots: Mapping[int, str] | None = None,
        reward: str = "share",
        threads: int | None = None,
        dtype: str = "float32",
        oracle: bool = False,
        out: Buffers | None = None,
    ) -> None:
        setup = setup if setup is not None else Setup()
        sitters = None
        if bots is not None:
            unknown = [seat for seat in bots if seat not in range(setup.seats)]
            if unknown:
                raise ValueError(f"there is no seat {unknown[0]}: seats are counted from 0 to {setup.seats - 1}")
            sitters = [bots.get(seat) for seat in range(setup.seats)]
        self._batch = _folsom.Batch(games, setup, seed, sitters, reward, threads)
        self.setup = setup
        self.shape = self._batch.shape
        """Games, seats, actions, numbers of an observation, numbers of an oracle's."""
        self.out = out if out is not None else Buffers.zeros(self.shape, dtype, oracle)
        """The arrays."""

    def reset(self) -> Buffers:
        """Begins all games."""
        self._batch.reset(self.out)
        return self.out

    def step(self, actions: np.ndarray) -> Buffers:
        """Takes an action in each game. If one is not offered nothing happens in any game, and a ValueError says which it was."""
        self._batch.step(actions, self.out)
        return self.out
