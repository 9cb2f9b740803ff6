"""How good a policy is: mirrored deals and intervals, as in the arena."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from folsom import _folsom
from folsom._folsom import Setup
from folsom.batch import Buffers

__all__ = ["Estimate", "evaluate"]

Policy = Callable[[np.ndarray, np.ndarray], np.ndarray]


@dataclass(frozen=True)
class Estimate:
    """A share of the wins, and the interval in which the true one is 95 times out of 100."""

    share: float
    low: float
    high: float
    parity: float
    """The share everybody would have if all were equals."""
    money: float
    """Dollars in the end, on average."""
    games: int

    @property
    def better(self) -> bool:
        """Whether the whole interval is above parity."""
        return self.low > self.parity

    def __str__(self) -> str:
        bounds = f"{100 * self.low:.1f}–{100 * self.high:.1f} %"
        return (
            f"{100 * self.share:.1f} % of the wins ({bounds}; equals have {100 * self.parity:.1f} %), "
            f"${self.money:,.0f} on average, {self.games} games"
        )


def evaluate(
    policy: Policy | str,
    against: Sequence[str],
    games: int = 400,
    setup: Setup | None = None,
    *,
    seed: int = 0,
    dtype: str = "float32",
    at_once: int = 256,
    threads: int | None = None,
) -> Estimate:
    """Plays `policy` against bots and tells its share of the wins.

    A deal is played once for every seat, and everybody moves on by one from game to game: all have had the same cards. `policy` takes
    observations (games × numbers) and masks (games × actions) and gives an action for each; or it is the name of a bot. The table has
    as many seats as there are players. With the same seed the deals are those of `folsom.arena`.
    """
    seats = len(against) + 1
    deals = max(1, -(-games // seats))
    if isinstance(policy, str):
        report = _folsom.arena([policy, *against], deals * seats, setup, seed, threads)
        me = report["players"][0]
        return Estimate(me["share"], me["low"], me["high"], report["parity"], me["money"], report["games"])
    trial = _folsom.Trial(max(1, min(at_once, deals * seats)), list(against), deals, setup, seed, threads)
    out = Buffers.zeros(trial.shape, dtype)
    trial.reset(out)
    shares = np.zeros(deals)
    given_out = money = 0.0
    while True:
        playing = np.flatnonzero(out.seats >= 0)
        if len(playing) == 0:
            break
        actions = np.zeros(trial.shape[0], np.int64)
        actions[playing] = policy(out.observations[playing], out.masks[playing])
        trial.step(actions, out)
        for deal, _, share, everybody, dollars in trial.take_ended():
            shares[deal] += share / seats
            given_out += everybody / seats
            money += dollars
    played = deals * seats
    mean, low, high = _folsom.interval(shares.clip(0, 1).tolist(), seats)
    return Estimate(mean, low, high, given_out / played, money / played, played)
