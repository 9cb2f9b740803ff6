"""What the nets are made of: the names and shapes of their weights, how they begin, and how they become whole numbers.

The order of the layers is that of the file which `crates/bots/src/learned/weights.rs` reads.
"""

import numpy as np

WIDTH = {"value": 32, "policy": 64}
ONE = 1 << 10  # what a weight of 1 is written as in the value net
UNIT = 1 << 8  # and in the policy net, which adds up in 16 bits
FULL = 31.0  # no number between two layers is larger
MOST = 32767
MOST_BETWEEN = 8191
MOST_INPUT = 1.0  # of a weight in the policy net, so that its product with an input fits 16 bits
MOST_OF_LANES = 8.0
BEGINNING = b"folsom-net 2\n"


def shapes(inputs: dict) -> dict:
    """The weights of both nets by name, and their shapes."""
    value, policy = WIDTH["value"], WIDTH["policy"]
    return {
        "value": {
            "seat": (inputs["seats"], value),
            "seat_bias": (value,),
            "table": (inputs["positions"], value),
            "table_bias": (value,),
            "party": (value, value),
            "party_bias": (value,),
            "all": (value, value),
            "around": (value, value),
            "score": (value,),
        },
        "policy": {
            "situation": (inputs["decisions"], policy),
            "situation_bias": (policy,),
            "choice": (inputs["choices"], policy),
            "score": (policy,),
        },
    }


def begin(kind: str, shapes: dict, seed: int) -> dict:
    """Small weights to begin with. The value net puts a weighted sum right, and begins by leaving it as it is."""
    dice = np.random.default_rng(seed)
    weights = {}
    for name, shape in shapes.items():
        scale = 0.0 if name.endswith("bias") else 0.3 if name == "score" else 0.6 / np.sqrt(shape[0]) ** 0.5 / 3
        weights[name] = (dice.standard_normal(shape) * scale).astype(np.float32)
    if kind == "value":
        weights["score"][:] = 0
        weights["seat"][:, 0] = 0
    else:
        weights["score"][0] = 4  # the first lane is a plain weighted sum
    return weights


def limit(kind: str, name: str) -> float:
    """How large a weight may become, so that it fits the file."""
    if kind == "policy":
        return {"score": MOST_OF_LANES, "situation_bias": FULL}.get(name, MOST_INPUT)
    between = name in ("party", "all", "around", "score")
    return (MOST_BETWEEN if between else MOST) / ONE


def policy_file(policy: dict) -> bytes:
    """The policy net as the bytes of a file."""
    names = ("situation_bias", "situation", "choice", "score")
    return BEGINNING + b"".join(np.rint(policy[name] * UNIT).astype("<i2").tobytes() for name in names)


def value_part(value: dict) -> bytes:
    """The value net as the bytes that come after the policy net in a file with both."""
    parts = []

    def row(weights, most):
        parts.append(np.clip(np.rint(weights * ONE), -most, most).astype("<i2").tobytes())

    def layer(weights, bias, most, scale=ONE):
        parts.append(np.rint(bias * scale).astype("<i4").tobytes())
        row(weights, most)

    none = np.zeros(WIDTH["value"], np.float32)
    layer(value["seat"], value["seat_bias"], MOST)
    layer(value["table"], value["table_bias"], MOST)
    # The head's sums are of products of weights and numbers between layers, of which 1 is written as 64.
    layer(value["party"], value["party_bias"], MOST_BETWEEN, ONE * 64)
    layer(value["all"], none, MOST_BETWEEN)
    layer(value["around"], none, MOST_BETWEEN)
    row(value["score"], MOST_BETWEEN)
    return b"".join(parts)
