#!/usr/bin/env python3
"""Trains the nets on samples of self-play and writes the file that Legend goes by. See README.md."""

import argparse
import sys
import time
from pathlib import Path

import numpy as np

import nets
import policy
import samples
import value


KINDS = ["single", "pairs", "teams", "betrayal"]


def backend(name: str):
    """PyTorch if it is there, else NumPy, which takes longer."""
    if name in ("auto", "torch"):
        try:
            import with_torch

            return with_torch
        except ImportError:
            if name == "torch":
                raise SystemExit("PyTorch is not installed")
    import with_numpy

    return with_numpy


def bar(log, what: str, steps: int):
    """A progress bar on a terminal, and lines in the log."""
    began = time.time()

    def tick(step: int, loss: float, left_out: float):
        done = (step + 1) / steps
        line = f"{what} step {step + 1} of {steps}, loss {loss:.4f}, on games left out {left_out:.4f}, {time.time() - began:.0f} s"
        print(line, file=log, flush=True)
        if sys.stderr.isatty():
            blocks = "█" * int(30 * done) + "░" * (30 - int(30 * done))
            print(f"\r{blocks} {line}", end="", file=sys.stderr, flush=True)

    return tick


def report_value(say, data, rows, foretold):
    """Log loss on games left out, beside what the weighted sum makes of them."""
    result, weights = data["result"][rows], data["weights"][rows]
    loss = lambda chances: -(result * np.log(np.maximum(chances, 1e-6))).sum(1) / result.sum(1)
    net, old = loss(np.exp(foretold)), loss(weights)
    say("log loss on games left out: after round, kind of table, positions, weighted sum, net")
    for kind, name in enumerate(KINDS):
        for round in range(1, 5):
            these = (data["kind"][rows] == kind) & (data["rounds"][rows] == round)
            if these.any():
                say(f"  {round} {name:9} {these.sum():7} {old[these].mean():.4f} {net[these].mean():.4f}")
    say(f"  all            {len(rows):7} {old.mean():.4f} {net.mean():.4f}")


def report_policy(say, data, rows, foretold):
    """How often net and instinct agree with the search's choice, on games left out."""
    target, kinds = data["target"][rows].argmax(1), data["kind"][rows]
    net, instinct = foretold.argmax(1) == target, data["instinct"][rows].argmax(1) == target
    say("agreement with the search on games left out: kind of table, decisions, instinct, net")
    for kind, name in enumerate(KINDS):
        these = kinds == kind
        if these.any():
            say(f"  {name:9} {these.sum():7} {instinct[these].mean():.3f} {net[these].mean():.3f}")
    say(f"  all       {len(rows):7} {instinct.mean():.3f} {net.mean():.3f}")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("samples", type=Path, nargs="+", help="folders that `folsom selfplay` wrote")
    parser.add_argument("--to", type=Path, required=True, help="the folder for weights, file and log")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=8000)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--rate", type=float, default=3e-3)
    parser.add_argument("--decay", type=float, default=0.02, help="what keeps weights small")
    parser.add_argument("--trust", type=float, default=0.5, help="how much the search's estimate counts beside the result")
    parser.add_argument("--sharpness", type=float, default=0.02)
    parser.add_argument("--nets", choices=["both", "value", "policy"], default="both", help="what is trained")
    parser.add_argument("--policy", type=Path, help="the policy net of this file goes with the value net that is trained")
    parser.add_argument("--onwards", type=Path, help="go on from the weights.npz of an earlier training")
    parser.add_argument("--backend", choices=["auto", "torch", "numpy"], default="auto")
    args = parser.parse_args()
    args.to.mkdir(parents=True, exist_ok=True)
    with open(args.to / "log.txt", "w") as log:

        def say(text):
            print(text, flush=True)
            print(text, file=log, flush=True)

        engine = backend(args.backend)
        say(f"{vars(args)}")
        began = time.time()
        taken = samples.read_all(args.samples)
        shapes = nets.shapes(taken.manifest["inputs"])
        say(f"{len(taken.positions)} positions, {len(taken.decisions)} decisions, {time.time() - began:.0f} s to read")
        trained = {}
        earlier = dict(np.load(args.onwards)) if args.onwards else {}
        for kind, arrays, report in (
            ("value", lambda: value.arrays(taken, args.trust), report_value),
            ("policy", lambda: policy.arrays(taken, args.sharpness), report_policy),
        ):
            if args.nets not in ("both", kind):
                continue
            data = arrays()
            known = np.flatnonzero(data["usable"] & ~data["held_out"])
            unknown = np.flatnonzero(data["usable"] & data["held_out"])
            first = nets.begin(kind, shapes[kind], args.seed)
            first = {name: earlier.get(f"{kind}.{name}", array) for name, array in first.items()}
            tick = bar(log, kind, args.steps)
            trained[kind] = engine.train(kind, first, data, known, unknown, args.steps, args.batch, args.rate, args.decay, tick)
            report(say, data, unknown, engine.foretell(kind, trained[kind], data, unknown))
            say(f"{kind} done after {time.time() - began:.0f} s")
        np.savez(args.to / "weights.npz", **{f"{k}.{n}": a for k, w in trained.items() for n, a in w.items()})
        policy_net = nets.policy_file(trained["policy"]) if "policy" in trained else args.policy and args.policy.read_bytes()
        if "policy" in trained:
            (args.to / "policy.net").write_bytes(policy_net)
        if policy_net and "value" in trained:
            (args.to / "legend.net").write_bytes(policy_net + nets.value_part(trained["value"]))


if __name__ == "__main__":
    main()
