"""How fast it is, beside PettingZoo's own classic games and others in C++ and Rust, where they install: `make python-speed`.

Every figure is the best of several goes, all in one run. On one core it is the processor's time that counts, since the machine may
have other things to do; on several there is only the clock.
"""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable, Iterator

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


def open_spiel(name: str, seconds: float = 1.0) -> float:
    """Steps a second of a game of OpenSpiel (C++), with what the player may know and a mask, as we give them."""
    import pyspiel

    game = pyspiel.load_game(name)
    known = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"
    numbers = iter(np.random.default_rng(0).random(4_000_000).tolist())
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.legal_actions()
                state.apply_action(outcomes[int(next(numbers) * len(outcomes))])
                continue
            player = state.current_player()
            getattr(state, known)(player)
            state.legal_actions_mask(player)
            legal = state.legal_actions()
            state.apply_action(legal[int(next(numbers) * len(legal))])
            steps += 1
    return steps / (time.process_time() - start)


def riichi(seconds: float = 1.0) -> float:
    """Steps a second of RiichiEnv, mahjong for four in Rust, the same way."""
    from riichienv import RiichiEnv

    env = RiichiEnv(game_mode="4p-red-half")
    numbers = iter(np.random.default_rng(0).random(4_000_000).tolist())
    steps = 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        asked = env.reset()
        while not env.done():
            actions = {}
            for player, observation in asked.items():
                observation.encode()
                observation.mask()
                legal = observation.legal_actions()
                actions[player] = legal[int(next(numbers) * len(legal))]
                steps += 1
            asked = env.step(actions)
    return steps / (time.process_time() - start)


CLASSIC = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5", "go_v5", "chess_v6")
SPIEL = ("leduc_poker", "gin_rummy", "hearts", "skat", "hanabi")


def others() -> Iterator[tuple[str, Callable[[], float]]]:
    """Whatever else can be measured the same way, if it is installed."""
    for name in CLASSIC:
        yield f"`pettingzoo.classic.{name}`", lambda: aec(importlib.import_module(f"pettingzoo.classic.{name}").env)
    for name in SPIEL:
        yield f"OpenSpiel `{name}` (C++)", lambda: open_spiel(name)
    yield "RiichiEnv, four players (Rust)", riichi


def rows() -> list[tuple[str, float]]:
    found = [
        ("`folsom.env()`", best(lambda: aec(folsom.env))),
        ("`folsom.Batch`, 256 games, uint8, one core", best(lambda: batch(1, "uint8"))),
        ("`folsom.Batch`, 256 games, float32, one core", best(lambda: batch(1, "float32"))),
        ("`folsom.Batch`, 256 games, uint8, two cores", best(lambda: batch(2, "uint8"))),
        ("`folsom.Batch`, 4096 games, uint8, two cores", best(lambda: batch(2, "uint8", games=4096))),
        ("`folsom.Batch`, 256 games, float32, two cores", best(lambda: batch(2, "float32"))),
    ]
    for name, measure in others():
        try:
            found.append((name, best(measure)))
        except Exception as missing:  # noqa: BLE001
            print(f"({name} is left out: {str(missing).splitlines()[0][:90]})")
    return found


if __name__ == "__main__":
    for name, steps in rows():
        print(f"| {name} | {round(steps, -2):,.0f} |")
