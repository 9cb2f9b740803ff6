"""The data of the policy net: what there was to plan, and what a search made of each choice."""

import numpy as np

from samples import Samples, chance, fill, held_out

CHOICES = 16  # the most that a search considers
KIND = slice(6, 10)  # the situation's inputs for single bandits, pairs, teams, Betrayal
BEHIND_BEST = 5  # a choice's input for how far instinct puts it behind its best


def arrays(samples: Samples, sharpness: float) -> dict:
    """Everything that training needs. A choice that is `sharpness` behind is taken for e times less likely."""
    decisions, choices = samples.decisions, samples.choices
    counts = decisions["choices"].astype(np.int64)
    index, there = fill(choices, counts, CHOICES)
    found = np.where(there, chance(choices["chance"])[index], -np.inf)
    # The search drops the worse ones: what it tried most it knows best, and among these the best is its choice.
    tries = np.where(there, choices["tries"][index].astype(np.float32), 0)
    kept = tries >= tries.max(1, keepdims=True)
    best = np.where(kept, found, -np.inf).max(1, keepdims=True)
    found = np.where(kept, found, np.minimum(found, best - 1e-3))
    odds = np.exp((found - best) / sharpness)
    return {
        "situation": decisions["inputs"],
        "choice_index": index,
        "choice_inputs": choices["inputs"],
        "there": there,
        "target": (odds / odds.sum(1, keepdims=True)).astype(np.float32),
        "kind": decisions["inputs"][:, KIND].argmax(1),
        "instinct": np.where(there, -choices["inputs"][:, BEHIND_BEST].astype(np.int16)[index], -999),
        "held_out": held_out(decisions["game"]),
        "usable": counts > 1,
    }
