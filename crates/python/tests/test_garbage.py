"""Garbage in every place: always an exception with a reason, never a crash, and everything still works afterwards."""

from __future__ import annotations

import inspect

import numpy as np
import pytest

import folsom
from folsom import _folsom

GARBAGE = [
    None, True, -1, 0, 3, 10**6, 2**63, 2**64, -(2**70), 0.5, float("nan"), float("inf"), "", "x", "seat99", "\0", "é" * 1000, b"bytes",
    [], [1], ["random"], ["nobody"] * 3, (), {}, {"a": 1}, {0: "outlaw"}, {99: "random"}, object(), print, np.zeros(3), np.zeros((2, 2)),
    np.array("x"), range(5), slice(1), ..., type, Exception(), folsom.Setup, folsom.Game(seed=1), folsom.Game(seed=1).view(0),
]  # fmt: skip
FINE = (TypeError, ValueError, OverflowError, AttributeError, KeyError, UnicodeError, ImportError)


def subjects():
    """Everything that can be called, made anew each time."""
    game = folsom.Game(seed=1)
    batch = folsom.Batch(2, threads=1)
    batch.reset()
    trial = _folsom.Trial(2, ["random"] * 3, 1)
    env = folsom.env()
    env.reset(seed=1)
    things = [game, game.view(), batch, batch._batch, trial, folsom.bots.Bot("random"), folsom.Setup(), env]
    for thing in things:
        for name in dir(thing):
            if not name.startswith("_") and callable(getattr(thing, name)) and not inspect.isclass(getattr(thing, name)):
                # Programs and endless loops are nobody's garbage.
                if name not in ("agent_iter", "render", "close"):
                    yield f"{type(thing).__name__}.{name}", getattr(thing, name)
    for name in ("Setup", "Game", "Batch", "arena", "layout", "run_scenarios", "evaluate", "svg", "png", "env", "Buffers"):
        yield name, getattr(folsom, name)
    for name in ("Batch", "Trial", "interval", "play_out", "draw"):
        yield f"_folsom.{name}", getattr(_folsom, name)
    yield "Bot", folsom.bots.Bot


NAMES = sorted({name for name, _ in subjects()})


@pytest.mark.parametrize("name", NAMES)
def test_garbage_at_every_function(name):
    dice = np.random.default_rng(len(name))
    for trial in range(60):
        for found, call in subjects():
            if found != name:
                continue
            count = trial % 4
            arguments = [GARBAGE[dice.integers(len(GARBAGE))] for _ in range(count)]
            # A number of games that is meant seriously takes its time, and so does a match.
            if name in ("arena", "evaluate", "View.worlds") or "Batch" in name or "Trial" in name:
                arguments = [value for value in arguments if not (isinstance(value, int) and value == 10**6)]
            try:
                call(*arguments)
            except FINE as error:
                assert str(error) or isinstance(error, KeyError)
    assert folsom.Game(seed=1).choices()


def arrays(batch, **others):
    fields = {name: getattr(batch.out, name) for name in ("observations", "masks", "seats", "rewards", "dones", "oracle")}
    return folsom.Buffers(**{**fields, **others})


@pytest.mark.parametrize(
    ("field", "array", "reason"),
    [
        ("observations", np.zeros((3, 10), np.float32), "shape"),
        ("observations", np.zeros((4, 5000), np.uint8), "shape"),
        ("observations", np.zeros(10, np.float32), "two dimensions"),
        ("observations", np.zeros((4, 10), np.float64), "uint8 or float32"),
        ("observations", [[0]], "NumPy"),
        ("masks", np.zeros((4, 158), np.int8), "bool"),
        ("masks", np.zeros((4, 157), bool), "shape"),
        ("seats", np.zeros(4, np.int32), "int64"),
        ("seats", np.zeros(5, np.int64), "shape"),
        ("rewards", np.zeros((4, 4)), "float32"),
        ("rewards", np.zeros((4, 3), np.float32), "shape"),
        ("dones", np.zeros(4), "bool"),
        ("dones", None, "bool"),
        ("oracle", np.zeros((4, 3), np.uint8), "shape"),
    ],
)
def test_wrong_arrays_are_refused_with_the_reason(field, array, reason):
    batch = folsom.Batch(4)
    good = batch.reset()
    batch.out = arrays(batch, **{field: array})
    with pytest.raises((TypeError, ValueError), match=reason):
        batch.reset()
    with pytest.raises((TypeError, ValueError), match=reason):
        batch.step(np.zeros(4, np.int64))
    batch.out = good
    batch.step(good.masks.argmax(axis=1))


def test_arrays_that_can_not_be_written_are_refused():
    batch = folsom.Batch(4)
    wide = np.zeros((4, 2 * batch.shape[2]), bool)
    batch.out = arrays(batch, masks=wide[:, ::2])
    with pytest.raises(TypeError, match="contiguous"):
        batch.reset()
    frozen = np.zeros((4, batch.shape[2]), bool)
    frozen.flags.writeable = False
    batch.out = arrays(batch, masks=frozen)
    with pytest.raises(TypeError, match="writeable"):
        batch.reset()
    shared = np.zeros(4, bool)
    batch.out = arrays(batch, dones=shared, masks=shared)
    with pytest.raises(TypeError):
        batch.reset()


def test_wrong_actions_change_nothing_in_any_game():
    batch = folsom.Batch(4, seed=1)
    with pytest.raises(ValueError, match="not been reset"):
        batch.step(np.zeros(4, np.int64))
    out = batch.reset()
    before = out.observations.copy()
    legal = out.masks.argmax(axis=1)
    for wrong, reason in [(-1, "no action"), (10**9, "no action"), (int(np.flatnonzero(~out.masks[2])[0]), "game 2.*not offered")]:
        actions = legal.copy()
        actions[2] = wrong
        with pytest.raises(ValueError, match=reason):
            batch.step(actions)
    for actions in (legal[:3], legal.astype(np.int32), legal.astype(float), legal.tolist(), None, legal[None]):
        with pytest.raises((TypeError, ValueError)):
            batch.step(actions)
    batch.reset()
    assert np.array_equal(before, out.observations)


def test_a_game_that_is_over_says_so():
    game = folsom.Game(seed=1)
    while not game.over:
        game.act(game.actions()[0])
    for call in (lambda: game.act(0), lambda: game.step(0), lambda: game.choose("draw"), game.observe):
        with pytest.raises(ValueError, match="over"):
            call()
    assert game.actions() == [] and not game.action_mask().any() and game.observe(0).any()


def test_batches_that_can_not_be():
    for arguments, reason in [
        ({"games": 0}, "at least one game"),
        ({"games": 2, "bots": {0: "random", 1: "random", 2: "random", 3: "random"}}, "no seat is left"),
        ({"games": 2, "bots": {4: "random"}}, "no seat 4"),
        ({"games": 2, "bots": {0: "sheriff"}}, "no bot"),
        ({"games": 2, "reward": "fame"}, "share"),
        ({"games": 2, "threads": 0}, "one thread"),
        ({"games": 2, "dtype": "int64"}, "uint8"),
        ({"games": 2**40}, "more than"),
    ]:
        with pytest.raises(ValueError, match=reason):
            folsom.Batch(**arguments)
