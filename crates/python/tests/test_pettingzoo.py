"""PettingZoo's own tests, at every kind of table: a few cycles each, all of them with FOLSOM_FULL=1."""

from __future__ import annotations

import os
import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import folsom

FULL = bool(os.environ.get("FOLSOM_FULL"))
TABLES = [(preset, seats) for preset, numbers in folsom.PRESETS.items() for seats in numbers]
VARIANTS = [
    {"preset": "ru14", "seats": 4, "switches": {"expert": "on"}},
    {"preset": "ru18-advanced", "seats": 3, "pairs": True},
    {"preset": "ua-advanced", "seats": 6, "cast": "choose", "admitted": ["ghost", "cheyenne", "tuco", "django", "belle", "doc", "misty", "twinzz", "mei"]},
    {"preset": "couriers", "seats": 5, "switches": {"expert": "on"}},
]


@pytest.fixture(autouse=True)
def _quietly():
    # A flat observation is meant to be flat, and a mask is a mask.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_every_preset_at_every_number_of_seats(preset, seats):
    def make(**arguments):
        return folsom.env(setup=folsom.Setup(preset, seats=seats), **arguments)

    api_test(make(), num_cycles=1000 if FULL else 60)
    seed_test(make, num_cycles=500 if FULL else 30)


@pytest.mark.parametrize("form", VARIANTS, ids=lambda form: form["preset"])
def test_variants(form):
    setup = folsom.Setup(**form)
    api_test(folsom.env(setup=setup), num_cycles=1000 if FULL else 300)
    seed_test(lambda: folsom.env(setup=setup), num_cycles=100)


@pytest.mark.parametrize("arguments", [{"dtype": "uint8"}, {"reward": "money"}, {"dtype": "uint8", "reward": "money"}])
def test_options(arguments):
    api_test(folsom.env(**arguments), num_cycles=300)
    seed_test(lambda: folsom.env(**arguments), num_cycles=100)


@pytest.mark.parametrize(("preset", "seats"), TABLES if FULL else [(preset, max(numbers)) for preset, numbers in folsom.PRESETS.items()])
def test_rendering(preset, seats):
    def make(render_mode=None):
        return folsom.env(setup=folsom.Setup(preset, seats=seats), render_mode=render_mode)

    render_test(
        make,
        custom_tests={
            "svg": lambda picture: picture.startswith("<svg"),
            "rgb_array": lambda pixels: pixels.ndim == 3 and pixels.shape[2] == 3 and pixels.dtype == np.uint8,
        },
    )


def test_a_game_ends_by_itself_long_before_any_limit_of_cycles():
    for preset, seats in TABLES:
        env = folsom.env(setup=folsom.Setup(preset, seats=seats))
        env.reset(seed=5)
        dice = np.random.default_rng(5)
        steps = 0
        for agent in env.agent_iter(max_iter=3000):
            observation, reward, terminated, truncated, _ = env.last()
            assert not truncated
            if terminated:
                env.step(None)
                continue
            assert reward == 0
            env.step(dice.choice(np.flatnonzero(observation["action_mask"])))
            steps += 1
        assert not env.agents and 20 < steps < 2000


@pytest.mark.parametrize(("preset", "seats"), TABLES)
def test_a_game_is_cut_short_after_max_cycles(preset, seats):
    # PettingZoo's own `max_cycles_test` wants agents that act in a strict cycle, all at once if need be, and whatever they like.
    env = folsom.env(setup=folsom.Setup(preset, seats=seats), max_cycles=9)
    for _ in range(2):
        env.reset(seed=3)
        dice = np.random.default_rng(3)
        acted = ended = 0
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            assert reward == 0 and not terminated
            ended += truncated
            acted += not truncated
            env.step(None if truncated else dice.choice(np.flatnonzero(observation["action_mask"])))
        assert (acted, ended) == (9, seats)
    with pytest.raises(ValueError, match="at least one"):
        folsom.env(max_cycles=0)


def test_rewards_are_the_share_of_the_win_or_the_money():
    for reward in ("share", "money"):
        env = folsom.env(reward=reward)
        env.reset(seed=11)
        dice = np.random.default_rng(1)
        paid = {}
        for agent in env.agent_iter():
            observation, got, terminated, _, _ = env.last()
            if terminated:
                paid[agent] = got
                env.step(None)
            else:
                env.step(dice.choice(np.flatnonzero(observation["action_mask"])))
        outcome = env.game.outcome()
        seats = {f"seat_{int(row['seat'][4:]) - 1}": row for row in outcome["seats"]}
        if reward == "share":
            assert sum(paid.values()) == pytest.approx(1)
            assert all((paid[agent] > 0) == row["won"] for agent, row in seats.items())
        else:
            assert all(paid[agent] == row["total"] for agent, row in seats.items())


def test_an_action_that_is_not_offered_changes_nothing():
    env = folsom.env()
    env.reset(seed=2)
    before = env.observe(env.agent_selection)
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for action in (wrong, -1, 10_000):
        with pytest.raises(ValueError):
            env.step(action)
    with pytest.raises(ValueError, match="needs an action"):
        env.step(None)
    after = env.observe(env.agent_selection)
    assert all(np.array_equal(before[key], after[key]) for key in before)
