"""How fast it is, beside PettingZoo's own classic games where they install: `make python-speed`.

Every figure is the best of several goes, all in one run. On one core it is the processor's time that counts, since the machine may
have other things to do; on several there is only the clock.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable

import numpy as np

import folsom

GOES = 5


def best(measure: Callable[[], float]) -> float:
    """The most steps a second of several goes."""
    return max(measure() for _ in range(GOES))


def aec(make: Callable, seconds: float = 1.0) -> float:
    """Steps a second of an AEC environment whose agents do something legal at random."""
    env = make()
    dice = np.random.default_rng(0)
    # Numbers are drawn beforehand: a generator that is asked for one at a time costs more than a step.
    numbers = iter(dice.random(4_000_000).tolist())
    steps = 0
    env.reset(seed=0)
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info.get("action_mask")
            legal = mask.nonzero()[0]
            env.step(int(legal[int(next(numbers) * len(legal))]))
            steps += 1
    return steps / (time.process_time() - start)


def batch(threads: int, dtype: str, games: int = 256, seconds: float = 1.0) -> float:
    """Steps a second of a batch, without the time that NumPy takes to choose actions."""
    envs = folsom.Batch(games, seed=1, threads=threads, dtype=dtype)
    dice = np.random.default_rng(0)
    out = envs.reset()
    clock = time.process_time if threads == 1 else time.perf_counter
    within, steps = 0.0, 0
    while within < seconds:
        noise = dice.random(out.masks.shape, np.float32)
        actions = np.argmax(noise * out.masks, axis=1)
        start = clock()
        envs.step(actions)
        within += clock() - start
        steps += games
    return steps / within


def rows() -> list[tuple[str, float]]:
    found = [
        ("folsom.env(), four seats", best(lambda: aec(folsom.env))),
        ("folsom.Batch, uint8, one core", best(lambda: batch(1, "uint8"))),
        ("folsom.Batch, float32, one core", best(lambda: batch(1, "float32"))),
        ("folsom.Batch, uint8, two cores", best(lambda: batch(2, "uint8"))),
        ("folsom.Batch, float32, two cores", best(lambda: batch(2, "float32"))),
    ]
    for name in ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "gin_rummy_v4", "hanabi_v5", "go_v5", "chess_v6"):
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            found.append((f"pettingzoo.classic.{name}", best(lambda: aec(module.env))))
        except Exception as missing:  # noqa: BLE001
            print(f"({name} is left out: {str(missing).splitlines()[0][:90]})")
    return found


if __name__ == "__main__":
    for name, steps in rows():
        print(f"| {name} | {round(steps, -2):,.0f} |")
