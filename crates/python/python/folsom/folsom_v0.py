"""The game for PettingZoo: `folsom.env()`, an AEC environment. The number rises with whatever changes what is learned."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from folsom import _folsom
from folsom._folsom import Game, Setup
from folsom.pictures import png, svg

__all__ = ["env", "raw_env"]


class raw_env(AECEnv):
    """One agent for each seat, `seat_0` … An observation is a dictionary: `observation` is what the seat may know, `action_mask` what it
    may do (int8). A decision can take several actions in a row of one agent. Rewards are 0 until the end, and then the share of the win,
    or the money. With `max_cycles` a game is cut short after so many actions of all agents together, and nobody gets anything.

    An action that is not offered is refused with a ValueError and changes nothing.
    """

    metadata: dict[str, Any] = {
        "name": "folsom_v0",
        "render_modes": ["ansi", "human", "svg", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        setup: Setup | None = None,
        *,
        reward: str = "share",
        dtype: str = "float32",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if reward not in ("share", "money"):
            raise ValueError(f"rewards are `share` or `money`, not `{reward}`")
        if dtype not in ("uint8", "float32"):
            raise ValueError(f"observations are `uint8` or `float32`, not `{dtype}`")
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"a game has at least one action, so it can't be cut short after {max_cycles}")
        if render_mode is not None and render_mode not in self.metadata["render_modes"]:
            raise ValueError(f"`{render_mode}` is no way to render: {', '.join(self.metadata['render_modes'])}")
        self.setup = setup if setup is not None else Setup()
        self.reward = reward
        self.dtype = dtype
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{index}" for index in range(self.setup.seats)]
        self._number = {agent: index for index, agent in enumerate(self.possible_agents)}
        table = _folsom.layout(self.setup.layout)
        numbers, actions = len(table["observation"]), len(table["actions"])
        high = np.full(numbers, 255, np.float32)
        if dtype == "float32":
            high = high * np.array(table["scales"][:numbers], np.float32)
        space = spaces.Dict(
            {
                "observation": spaces.Box(np.zeros(numbers, dtype), high.astype(dtype), dtype=np.dtype(dtype).type),
                "action_mask": spaces.Box(0, 1, (actions,), np.int8),
            }
        )
        # Each agent has its own, since each may be seeded.
        self.observation_spaces = {agent: spaces.Dict(dict(space.spaces)) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        self._nothing = np.zeros(actions, np.int8)
        self._dice = np.random.default_rng()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: with a seed always the same one."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self.game = Game(self.setup, int(self._dice.integers(2**63)))
        self.steps = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        seat = self.game.seat
        assert seat is not None, "a game that has just begun asks somebody"
        self.agent_selection = self.possible_agents[seat]

    def observe(self, agent: str) -> dict[str, np.ndarray]:
        """What an agent may know now; its mask is empty unless it is asked."""
        seat = self._number[agent]
        game = self.game
        mask = game.action_mask() if game.seat == seat else self._nothing.copy()
        return {"observation": game.observe(seat, self.dtype), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Takes an action of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked, so it needs an action")
        seat = self.game.step(action)
        self.steps += 1
        if seat is None:
            self._end()
        elif self.steps == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            # Nobody gets anything before the end, so there is nothing to add up.
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        for agent, reward in zip(self.possible_agents, self.game.rewards(self.reward)):
            self.rewards[agent] = self._cumulative_rewards[agent] = reward
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]

    def state(self) -> np.ndarray:
        """Everything, hidden cards included, from the side of the seat that is asked: for critics."""
        seat = self.game.seat
        return self.game.oracle(0 if seat is None else seat, self.dtype)

    def render(self) -> str | np.ndarray | None:
        """The table as everybody sees it: text, or a picture of the train."""
        if self.render_mode is None:
            raise ValueError("say how to render: folsom.env(render_mode='ansi')")
        view = self.game.view("spectator")
        if self.render_mode == "svg":
            return svg(view)
        if self.render_mode == "rgb_array":
            return _pixels(png(view, 640))
        if self.render_mode == "human":
            print(view.text())
            return None
        return view.text()

    def close(self) -> None:
        """Nothing is left open."""


def _pixels(picture: bytes) -> np.ndarray:
    import io

    from PIL import Image

    return np.asarray(Image.open(io.BytesIO(picture)).convert("RGB"))


def env(**arguments: Any) -> raw_env:
    """The environment. It checks every action itself, so it is not wrapped into anything."""
    return raw_env(**arguments)
