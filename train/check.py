#!/usr/bin/env python3
"""Checks the gradients that are written out in NumPy against differences, and PyTorch against NumPy where it is there."""

import numpy as np

import nets
import with_numpy

INPUTS = {"positions": 7, "seats": 11, "decisions": 6, "choices": 9}


def example(kind: str, dice) -> dict:
    """A few positions or decisions out of thin air."""
    count = 6
    if kind == "value":
        member = np.zeros((count, 9, 9), np.float32)
        for position in range(count):
            for seat in range(4):
                member[position, seat, seat % (2 if position < 2 else 4)] = 1
        there = member.sum(1) > 0
        batch = {
            "table": dice.integers(0, 3, (count, INPUTS["positions"])),
            "seat_inputs": dice.integers(-2, 3, (count, 9, INPUTS["seats"])),
            "membership": member,
            "base": dice.normal(0, 1, (count, 9)),
        }
    else:
        there = np.arange(16)[None, :] < dice.integers(2, 9, count)[:, None]
        batch = {
            "situation": dice.integers(0, 3, (count, INPUTS["decisions"])),
            "choice_inputs": dice.integers(-2, 3, (count, 16, INPUTS["choices"])),
        }
    target = dice.random(there.shape) * there
    batch = {name: array.astype(np.float64) for name, array in batch.items()}
    return batch | {"there": there, "target": target / target.sum(1, keepdims=True)}


def main():
    dice = np.random.default_rng(5)
    for kind, shapes in nets.shapes(INPUTS).items():
        weights = {name: array.astype(np.float64) for name, array in nets.begin(kind, shapes, 3).items()}
        for name in weights:  # nothing sits on a corner, where there is no slope
            weights[name] += dice.normal(0, 0.05, weights[name].shape)
        batch = example(kind, dice)
        _, gradient = with_numpy.loss_and_gradient(kind, weights, batch)
        for name, slope in gradient.items():
            for _ in range(5):
                at = tuple(dice.integers(0, size) for size in slope.shape)
                before = weights[name][at]
                losses = []
                for step in (1e-5, -1e-5):
                    weights[name][at] = before + step
                    losses.append(with_numpy.loss_and_gradient(kind, weights, batch)[0])
                weights[name][at] = before
                found = (losses[0] - losses[1]) / 2e-5
                assert abs(found - slope[at]) < 1e-6 + 1e-4 * abs(found), (kind, name, at, found, slope[at])
        print(f"{kind}: the gradient is that of the loss")


if __name__ == "__main__":
    main()
