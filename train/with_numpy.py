"""The nets in NumPy, with their gradients written out: for whoever has no PyTorch, and for the test that it all fits together."""

import numpy as np

from nets import FULL, WIDTH, limit

# The first number of a layer is a plain weighted sum and takes another way.
LANES = {kind: (np.arange(width) > 0).astype(np.float32) for kind, width in WIDTH.items()}
LOOKS = 25  # how often it is looked how well games left out are foretold


def batch_of(kind: str, data: dict, index) -> dict:
    take = lambda name: data[name][index].astype(np.float32)
    batch = {"target": data["target"][index], "there": data["is_party" if kind == "value" else "there"][index]}
    if kind == "value":
        batch |= {"base": take("base"), "table": take("table"), "membership": take("membership")}
        batch["seat_inputs"] = data["seat_inputs"][data["seat_index"][index]].astype(np.float32)
    else:
        batch["situation"] = take("situation")
        batch["choice_inputs"] = data["choice_inputs"][data["choice_index"][index]].astype(np.float32)
    return batch


def bent(sums):
    """What goes on to the next layer, and where it still follows the sums."""
    return np.clip(sums, 0, FULL), (sums > 0) & (sums < FULL)


def value_pass(w, b, slope_of):
    """Scores of the parties; then the gradient, once it is known how the loss depends on the scores."""
    seats = b["seat_inputs"] @ w["seat"] + w["seat_bias"]
    member = b["membership"]
    plain = np.einsum("ns,nsp->np", seats[:, :, 0], member)
    seen, seen_follows = bent(seats)
    seen = seen * LANES["value"]
    raw = np.einsum("nsl,nsp->npl", seen, member)
    party, everybody = np.minimum(raw, FULL), np.minimum(raw.sum(1), FULL)
    table, table_follows = bent(b["table"] @ w["table"] + w["table_bias"])
    common = everybody @ w["all"] + table @ w["around"] + w["party_bias"]
    head, head_follows = bent(party @ w["party"] + common[:, None, :])
    scores = b["base"] + plain + head @ w["score"]
    slope = slope_of(scores)
    if slope is None:
        return scores, None
    to_head = slope[:, :, None] * w["score"] * head_follows
    to_common = to_head.sum(1)
    to_party = (to_head @ w["party"].T) * (raw < FULL)
    to_all = (to_common @ w["all"].T) * (raw.sum(1) < FULL)
    to_seen = np.einsum("npl,nsp->nsl", to_party + to_all[:, None, :], member) * LANES["value"] * seen_follows
    to_seen[:, :, 0] += np.einsum("np,nsp->ns", slope, member)
    to_table = (to_common @ w["around"].T) * table_follows
    return scores, {
        "seat": np.einsum("nsi,nsl->il", b["seat_inputs"], to_seen),
        "seat_bias": to_seen.sum((0, 1)),
        "table": b["table"].T @ to_table,
        "table_bias": to_table.sum(0),
        "party": np.einsum("npk,npl->kl", party, to_head),
        "party_bias": to_common.sum(0),
        "all": everybody.T @ to_common,
        "around": table.T @ to_common,
        "score": np.einsum("npl,np->l", head, slope),
    }


def policy_pass(w, b, slope_of):
    """The same for the scores of choices."""
    row = b["choice_inputs"] @ w["choice"] + (b["situation"] @ w["situation"] + w["situation_bias"])[:, None, :]
    # The first lane is a plain weighted sum and may be below zero.
    low = (LANES["policy"] - 1) * FULL
    seen, follows = np.clip(row, low, FULL), (row > low) & (row < FULL)
    scores = seen @ w["score"]
    slope = slope_of(scores)
    if slope is None:
        return scores, None
    to_row = slope[:, :, None] * w["score"] * follows
    to_situation = to_row.sum(1)
    return scores, {
        "situation": b["situation"].T @ to_situation,
        "situation_bias": to_situation.sum(0),
        "choice": np.einsum("nci,ncl->il", b["choice_inputs"], to_row),
        "score": np.einsum("ncl,nc->l", seen, slope),
    }


PASS = {"value": value_pass, "policy": policy_pass}


def log_softmax(scores, there):
    scores = np.where(there, scores, -1e9)
    scores = scores - scores.max(1, keepdims=True)
    return scores - np.log(np.exp(scores).sum(1, keepdims=True))


def loss_and_gradient(kind, w, batch):
    """How badly the targets are foretold, and which way is down."""
    losses = []

    def slope_of(scores):
        chances = log_softmax(scores, batch["there"])
        losses.append(-(batch["target"] * np.where(batch["there"], chances, 0)).sum(1).mean())
        total = batch["target"].sum(1, keepdims=True)
        return (np.exp(chances) * total - batch["target"]) * batch["there"] / len(scores)

    _, gradient = PASS[kind](w, batch, slope_of)
    return losses[0], gradient


def train(kind, weights, data, rows, unknown, steps, size, rate, decay, tick):
    """Adam with a rate that falls to nothing; gives those weights back that foretold games left out best."""
    w = {name: array.copy() for name, array in weights.items()}
    mean = {name: np.zeros_like(array) for name, array in w.items()}
    square = {name: np.zeros_like(array) for name, array in w.items()}
    dice = np.random.default_rng(1)
    best = (float("inf"), w)
    for step in range(steps):
        index = rows[dice.integers(len(rows), size=size)]
        loss, gradient = loss_and_gradient(kind, w, batch_of(kind, data, index))
        pace = rate * min(1.0, (step + 1) / (0.1 * steps)) * (1 - step / steps)
        for name, slope in gradient.items():
            mean[name] = 0.9 * mean[name] + 0.1 * slope
            square[name] = 0.999 * square[name] + 0.001 * slope * slope
            sure = mean[name] / (1 - 0.9 ** (step + 1))
            wide = np.sqrt(square[name] / (1 - 0.999 ** (step + 1))) + 1e-8
            w[name] = np.clip(w[name] * (1 - pace * decay) - pace * sure / wide, -limit(kind, name), limit(kind, name))
        if (step + 1) % max(1, steps // LOOKS) == 0 and len(unknown):
            foretold = foretell(kind, w, data, unknown)
            left_out = -(data["target"][unknown] * np.maximum(foretold, -100)).sum(1).mean()
            tick(step, float(loss), float(left_out))
            if left_out < best[0]:
                best = (left_out, {name: array.astype(np.float32) for name, array in w.items()})
    return best[1]


def foretell(kind, weights, data, rows, size=4096):
    """The logarithm of the chance of each party or choice, row by row."""
    parts = []
    for start in range(0, len(rows), size):
        batch = batch_of(kind, data, rows[start : start + size])
        scores, _ = PASS[kind](weights, batch, lambda _: None)
        parts.append(log_softmax(scores, batch["there"]))
    return np.concatenate(parts)
