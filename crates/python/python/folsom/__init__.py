"""A board game about robbing a train, for research.

The game as it is: `Game`, `View`, `Setup`, `run_scenarios`. Numbers for learning: `Game.observe`, `Game.action_mask`, `layout`.
Environments: `env` (PettingZoo) and `Batch` (many games at once). Opponents and evaluation: `bots`, `arena`, `evaluate`. Pictures:
`svg` and `png`. docs/python.md tells all of it.
"""

from typing import TYPE_CHECKING, Any

from folsom import bots
from folsom._folsom import (
    LAYOUT_VERSION,
    LEVELS,
    PRESETS,
    Game,
    Setup,
    View,
    __version__,
    arena,
    layout,
    run_scenarios,
)
from folsom.batch import Batch, Buffers
from folsom.evaluation import Estimate, evaluate
from folsom.pictures import png, svg

if TYPE_CHECKING:
    from folsom.folsom_v0 import env, raw_env

__all__ = [
    "LAYOUT_VERSION",
    "LEVELS",
    "PRESETS",
    "Batch",
    "Buffers",
    "Estimate",
    "Game",
    "Setup",
    "View",
    "__version__",
    "arena",
    "bots",
    "env",
    "evaluate",
    "layout",
    "png",
    "raw_env",
    "run_scenarios",
    "svg",
]


def __getattr__(name: str) -> Any:
    # PettingZoo is only asked for by those who want its environment.
    if name in ("env", "raw_env"):
        from folsom import folsom_v0

        return getattr(folsom_v0, name)
    raise AttributeError(f"module 'folsom' has no attribute '{name}'")
