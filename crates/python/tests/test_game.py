"""The game as it is: prompts, choices, views, worlds, records, positions, scenarios, bots."""

from __future__ import annotations

import copy
import pathlib

import numpy as np
import pytest

import folsom

ROOT = pathlib.Path(__file__).parents[3]


def play(game: folsom.Game, dice: np.random.Generator, steps: int = 10_000) -> folsom.Game:
    for _ in range(steps):
        if game.over:
            break
        choices = game.choices()
        game.choose(choices[dice.integers(len(choices))])
    return game


def test_a_game_is_played_in_words_to_its_end():
    game = play(folsom.Game(seed=3), np.random.default_rng(3))
    outcome = game.outcome()
    assert game.over and game.seat is None and game.prompt is None and game.choices() == []
    assert outcome["winners"] and {row["seat"] for row in outcome["seats"]} == {"seat1", "seat2", "seat3", "seat4"}
    assert sum(game.rewards()) == pytest.approx(1)


def test_a_record_replays_to_the_same_game():
    game = play(folsom.Game(folsom.Setup("couriers", seats=5), seed=9), np.random.default_rng(9), 80)
    again = folsom.Game.from_record(game.record())
    assert again.view("spectator").to_dict() == game.view("spectator").to_dict()
    assert again.setup == game.setup and again.record() == game.record()


def test_frozen_games_of_every_version_are_read():
    records = [path for path in ROOT.glob("corpus/**/*") if path.is_file() and path.read_bytes().startswith(b"folsom-record")]
    assert len(records) > 10
    for path in records:
        assert folsom.Game.from_record(path.read_text()).record()


def test_a_position_goes_on_as_the_game_does():
    game = folsom.Game(seed=4)
    again = folsom.Game.from_position(game.position())
    assert again.choices() == game.choices()
    with pytest.raises(ValueError, match="no record"):
        again.record()


def test_the_scenarios_hold():
    files = sorted(ROOT.glob("scenarios/base/*.scenario"))
    told = [row for path in files for row in folsom.run_scenarios(path.read_text())]
    assert len(told) > 100 and [row for row in told if row[3] is not None] == []
    broken = "scenario: nobody is rich\ncovers: B1\nrules: ru14\nseats: ghost doc tuco\nplay:\nexpect nonsense: 3\n"
    with pytest.raises(ValueError):
        folsom.run_scenarios("nonsense")
    assert folsom.run_scenarios(broken)[0][3] is not None


def test_a_view_is_the_protocols_json_and_text():
    view = folsom.Game(seed=1).view(0)
    told = view.to_dict()
    assert told["viewer"] == "seat1" and told["rules"] and len(told["seats"]) == 4
    assert "stage" in view.text()
    others = folsom.Game(seed=1).view("spectator")
    assert others.viewer is None and not others.asked and others.choices() == [] and others.options() is None


def test_worlds_look_the_same_to_whoever_draws_them():
    game = play(folsom.Game(seed=8), np.random.default_rng(8), 12)
    view = game.view()
    worlds = view.worlds(20, seed=1)
    assert all(world.view(view.viewer).to_dict() == view.to_dict() for world in worlds)
    assert len({str(world.view((view.viewer + 1) % 4).to_dict()) for world in worlds}) > 10
    assert [w.oracle().tobytes() for w in view.worlds(3, seed=5)] == [w.oracle().tobytes() for w in view.worlds(3, seed=5)]
    other = game.view((game.seat + 1) % 4)
    with pytest.raises(ValueError, match="is not asked"):
        other.worlds(1)
    assert len(other.worlds(2, whenever=True)) == 2
    over = play(folsom.Game(seed=8), np.random.default_rng(8))
    with pytest.raises(ValueError, match="over"):
        over.view(0).worlds(1)


def test_copies_are_apart():
    game = folsom.Game(seed=5)
    for other in (game.copy(), copy.copy(game), copy.deepcopy(game)):
        other.choose(other.choices()[0])
        assert other.record() != game.record()


@pytest.mark.parametrize("name", ["random", "greenhorn", "outlaw", "desperado@20", "legend@20"])
def test_bots_decide_from_a_view(name):
    game = folsom.Game(folsom.Setup(seats=3), seed=6)
    bot = folsom.bots.Bot(name, seed=1)
    for _ in range(12):
        game.choose(bot.decide(game.view()))
    thoughts = bot.think(game.view())
    assert thoughts["choice"] in game.choices()
    with pytest.raises(ValueError, match="is not asked"):
        bot.decide(game.view((game.seat + 1) % 3))


def test_setups_are_checked():
    setup = folsom.Setup("ru14", seats=3, cast=["doc", "tuco", "belle"], cars=["mail", "saloon", "dining"], switches={"expert": "on"})
    assert folsom.Setup(**setup.to_dict()) == setup and "expert=on" in setup.rules
    for wrong, reason in [
        ({"preset": "ru15"}, "no preset"),
        ({"seats": 7}, "7 seats"),
        ({"switches": {"rain": "on"}}, "no switch"),
        ({"music": "loud"}, "unknown field"),
        ({"cast": ["doc"]}, "bandits"),
    ]:
        with pytest.raises(ValueError, match=reason):
            folsom.Setup(**wrong)
