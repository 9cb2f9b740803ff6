"""What the nets are made of: the names and shapes of their weights, how they begin, and how they become whole numbers.

The order of the layers is that of the file which `crates/bots/src/learned/weights.rs` reads.
"""

import numpy as np

WIDTH = 32
ONE = 1 << 10  # what a weight of 1 is written as
FULL = 31.0  # no number between two layers is larger
MOST = 32767
MOST_BETWEEN = 8191
BEGINNING = b"folsom-net 1\n"


def shapes(inputs: dict) -> dict:
    """The weights of both nets by name, and their shapes."""
    return {
        "value": {
            "seat": (inputs["seats"], WIDTH),
            "seat_bias": (WIDTH,),
            "table": (inputs["positions"], WIDTH),
            "table_bias": (WIDTH,),
            "party": (WIDTH, WIDTH),
            "party_bias": (WIDTH,),
            "all": (WIDTH, WIDTH),
            "around": (WIDTH, WIDTH),
            "score": (WIDTH,),
        },
        "policy": {
            "situation": (inputs["decisions"], WIDTH),
            "situation_bias": (WIDTH,),
            "choice": (inputs["choices"], WIDTH),
            "score": (WIDTH,),
        },
    }


def begin(shapes: dict, seed: int) -> dict:
    """Small weights to begin with."""
    dice = np.random.default_rng(seed)
    weights = {}
    for name, shape in shapes.items():
        scale = 0.0 if name.endswith("bias") else 0.3 if name == "score" else 0.6 / np.sqrt(shape[0]) ** 0.5 / 3
        weights[name] = (dice.standard_normal(shape) * scale).astype(np.float32)
    return weights


def limit(name: str) -> float:
    """How large a weight may become, so that it fits the file."""
    between = name in ("party", "all", "around", "score")
    return (MOST_BETWEEN if between else MOST) / ONE


def file(value: dict, policy: dict) -> bytes:
    """Both nets as the bytes of the file."""
    parts = [BEGINNING]

    def row(weights, most):
        parts.append(np.clip(np.rint(weights * ONE), -most, most).astype("<i2").tobytes())

    def layer(weights, bias, most, scale=ONE):
        parts.append(np.rint(bias * scale).astype("<i4").tobytes())
        row(weights, most)

    none = np.zeros(WIDTH, np.float32)
    layer(value["seat"], value["seat_bias"], MOST)
    layer(value["table"], value["table_bias"], MOST)
    # The head's sums are of products of weights and numbers between layers, of which 1 is written as 64.
    layer(value["party"], value["party_bias"], MOST_BETWEEN, ONE * 64)
    layer(value["all"], none, MOST_BETWEEN)
    layer(value["around"], none, MOST_BETWEEN)
    row(value["score"], MOST_BETWEEN)
    layer(policy["situation"], policy["situation_bias"], MOST)
    layer(policy["choice"], none, MOST)
    row(policy["score"], MOST_BETWEEN)
    return b"".join(parts)
