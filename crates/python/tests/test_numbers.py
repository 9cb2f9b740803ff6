"""Actions and observations: the same through Python as through Rust, and nothing leaks."""

from __future__ import annotations

import numpy as np
import pytest

import folsom
from folsom import _folsom

GAMES = 10_000
TABLES = [(preset, seats) for preset, numbers in folsom.PRESETS.items() for seats in numbers]


def test_random_games_are_the_same_through_python_and_through_rust():
    """The dice are Rust's: what it took there is taken here, must be offered, and must end with the same money."""
    played = 0
    while played < GAMES:
        for preset, seats in TABLES:
            setup = folsom.Setup(preset, seats=seats)
            money, actions = _folsom.play_out(played, played + 1, setup)
            game = folsom.Game(setup, played)
            for action in actions:
                game.step(action)
            assert game.over and game.rewards("money") == money
            played += 1


def test_a_batch_plays_the_same_games_as_single_ones():
    batch = folsom.Batch(8, seed=100, threads=2)
    out = batch.reset()
    games = [folsom.Game(seed=100 + index) for index in range(8)]
    dice = np.random.default_rng(0)
    ended = 0
    for _ in range(400):
        actions = np.zeros(8, np.int64)
        for index, game in enumerate(games):
            assert out.seats[index] == game.seat
            assert np.array_equal(out.masks[index], game.action_mask().astype(bool))
            assert np.array_equal(out.observations[index], game.observe())
            actions[index] = dice.choice(np.flatnonzero(out.masks[index]))
        batch.step(actions)
        for index, game in enumerate(games):
            game.act(int(actions[index]))
            assert out.dones[index] == game.over
            assert np.allclose(out.rewards[index], game.rewards())
            if game.over:
                ended += 1
                seed = int(game.record().split("seed: ")[1][:2], 16)
                games[index] = folsom.Game(seed=seed + 8)
    assert ended >= 16


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_observations_of_twin_worlds_are_equal(preset, seats):
    """The leak test, through Python: whatever is hidden from a seat, its numbers are the same."""
    game = folsom.Game(folsom.Setup(preset, seats=seats), seed=seats)
    dice = np.random.default_rng(seats)
    differ = compared = 0
    while not game.over:
        # A world begins with a whole question, so it is compared where none is half answered.
        if dice.integers(4) == 0:
            seat = int(dice.integers(seats))
            for world in game.view(seat).worlds(2, int(dice.integers(2**32)), whenever=True):
                assert np.array_equal(world.observe(seat, "uint8"), game.observe(seat, "uint8"))
                differ += not np.array_equal(world.oracle(seat), game.oracle(seat))
                compared += 1
        while game.act(int(dice.choice(game.actions()))) is None:
            pass
    assert compared > 10 and differ > compared / 2


def test_the_layout_says_what_every_number_is():
    for name in ("base", "couriers"):
        table = folsom.layout(name)
        assert len(set(table["actions"])) == len(table["actions"])
        assert len(set(table["oracle"])) == len(table["oracle"]) == len(table["scales"])
        assert table["oracle"][: len(table["observation"])] == table["observation"]
        assert sum(rows * numbers for _, rows, _, numbers, _, _ in table["fields"]) == len(table["oracle"])
    names = folsom.layout("base")["observation"]
    game = folsom.Game(seed=1)
    numbers = dict(zip(names, game.observe(dtype="uint8").tolist()))
    assert numbers["table.seats"] == 4 and numbers["question.asked[0]"] == 1
    floats, scales = game.observe(), np.array(folsom.layout("base")["scales"][: len(names)], np.float32)
    assert np.array_equal(floats, game.observe(dtype="uint8").astype(np.float32) * scales)


def test_large_questions_become_small_ones():
    game = folsom.Game(folsom.Setup("ru14", seats=4, switches={"expert": "on"}), seed=3)
    dice = np.random.default_rng(3)
    longest = taken = 0
    while not game.over:
        taken += 1
        if game.act(int(dice.choice(game.actions()))) is not None:
            longest, taken = max(longest, taken), 0
    assert longest >= 3, "nobody was asked what to keep"


def test_bots_hold_seats_within_a_batch():
    batch = folsom.Batch(16, seed=4, bots={0: "outlaw", 2: "random", 3: "greenhorn"}, reward="money", oracle=True, dtype="uint8")
    out = batch.reset()
    dice = np.random.default_rng(0)
    ended = 0
    for _ in range(200):
        assert (out.seats == 1).all() and out.masks.any(axis=1).all()
        width = out.observations.shape[1]
        assert np.array_equal(out.oracle[:, :width], out.observations)
        batch.step(np.argmax(dice.random(out.masks.shape) * out.masks, axis=1))
        ended += out.dones.sum()
        assert (out.rewards.sum(axis=1) > 0).tolist() == out.dones.tolist()
    assert ended > 50
    # The number of threads changes nothing.
    results = []
    for threads in (1, 2):
        out = (again := folsom.Batch(16, seed=4, bots={0: "outlaw"}, threads=threads)).reset()
        for _ in range(50):
            again.step(out.masks.argmax(axis=1))
        results.append(out.observations.copy())
    assert np.array_equal(*results)


def test_evaluation_is_that_of_the_arena():
    dice = np.random.default_rng(0)

    def anything(observations, masks):
        return np.argmax(dice.random(masks.shape) * masks, axis=1)

    equal = folsom.evaluate(anything, ["random"] * 3, games=800)
    assert equal.low < 0.25 < equal.high and equal.parity == pytest.approx(0.25) and equal.games == 800
    beaten = folsom.evaluate(anything, ["outlaw"] * 3, games=200)
    assert beaten.high < 0.25 and not beaten.better
    best = folsom.evaluate("outlaw", ["random"] * 3, games=200)
    assert best.better and "of the wins" in str(best)
    teams = folsom.evaluate(anything, ["random"] * 3, 80, folsom.Setup("couriers", seats=4))
    assert teams.parity == pytest.approx(0.5)
