"""The nets in PyTorch: on a GPU if there is one."""

import numpy as np
import torch

from nets import FULL, WIDTH, limit

LOOKS = 25  # how often it is looked how well games left out are foretold
DEVICE = "cuda" if torch.cuda.is_available() else "cpu"


def value_scores(w, batch):
    seats = batch["seat_inputs"] @ w["seat"] + w["seat_bias"]
    membership = batch["membership"]
    plain = torch.einsum("ns,nsp->np", seats[:, :, 0], membership)
    seen = seats.clamp(0, FULL) * batch["lanes"]
    party = torch.einsum("nsl,nsp->npl", seen, membership)
    everybody = party.sum(1).clamp(max=FULL)
    table = (batch["table"] @ w["table"] + w["table_bias"]).clamp(0, FULL)
    common = everybody @ w["all"] + table @ w["around"] + w["party_bias"]
    head = (party.clamp(max=FULL) @ w["party"] + common[:, None, :]).clamp(0, FULL)
    return batch["base"] + plain + head @ w["score"]


def policy_scores(w, batch):
    row = batch["choice_inputs"] @ w["choice"] + (batch["situation"] @ w["situation"] + w["situation_bias"])[:, None, :]
    # The first lane is a plain weighted sum and may be below zero.
    return torch.maximum(row, (batch["lanes"] - 1) * FULL).clamp(max=FULL) @ w["score"]


SCORES = {"value": value_scores, "policy": policy_scores}


def on_device(data: dict) -> dict:
    """All data, as bytes where they are bytes: it is turned into numbers batch by batch."""
    return {name: torch.as_tensor(np.ascontiguousarray(column), device=DEVICE) for name, column in data.items()}


def batch_of(kind: str, data: dict, index) -> dict:
    lanes = torch.ones(WIDTH[kind], device=DEVICE)
    lanes[0] = 0
    batch = {"lanes": lanes, "target": data["target"][index]}
    if kind == "value":
        batch["base"] = data["base"][index]
        batch["table"] = data["table"][index].float()
        batch["seat_inputs"] = data["seat_inputs"][data["seat_index"][index]].float()
        batch["membership"] = data["membership"][index].float()
        batch["there"] = data["is_party"][index]
    else:
        batch["situation"] = data["situation"][index].float()
        batch["choice_inputs"] = data["choice_inputs"][data["choice_index"][index]].float()
        batch["there"] = data["there"][index]
    return batch


def log_chances(kind: str, weights: dict, batch: dict):
    scores = SCORES[kind](weights, batch).masked_fill(~batch["there"], -1e9)
    return torch.log_softmax(scores, 1)


def loss_of(kind, weights, batch):
    chances = log_chances(kind, weights, batch)
    return -(batch["target"] * chances.masked_fill(~batch["there"], 0)).sum(1).mean()


def train(kind, weights, data, rows, unknown, steps, size, rate, decay, tick):
    """Adam with a rate that falls to nothing; gives those weights back, as arrays, that foretold games left out best."""
    data = on_device(data)
    w = {name: torch.tensor(array, device=DEVICE, requires_grad=True) for name, array in weights.items()}
    adam = torch.optim.AdamW(w.values(), lr=rate, weight_decay=decay)
    fall = torch.optim.lr_scheduler.OneCycleLR(adam, rate, total_steps=steps + 1, pct_start=0.1)
    dice = torch.Generator().manual_seed(1)
    rows, unknown = torch.as_tensor(rows, device=DEVICE), torch.as_tensor(unknown, device=DEVICE)
    best = (float("inf"), weights)
    for step in range(steps):
        index = rows[torch.randint(len(rows), (size,), generator=dice).to(DEVICE)]
        loss = loss_of(kind, w, batch_of(kind, data, index))
        adam.zero_grad()
        loss.backward()
        adam.step()
        fall.step()
        with torch.no_grad():
            for name, weight in w.items():
                weight.clamp_(-limit(kind, name), limit(kind, name))
            if (step + 1) % max(1, steps // LOOKS) == 0 and len(unknown):
                parts = unknown.split(16384)
                left_out = sum(loss_of(kind, w, batch_of(kind, data, part)).item() * len(part) for part in parts) / len(unknown)
                tick(step, loss.item(), left_out)
                if left_out < best[0]:
                    best = (left_out, {name: weight.detach().cpu().numpy().copy() for name, weight in w.items()})
    return best[1]


@torch.no_grad()
def foretell(kind, weights, data, rows, size=16384):
    """The logarithm of the chance of each party or choice, row by row."""
    data = on_device(data)
    w = {name: torch.tensor(array, device=DEVICE) for name, array in weights.items()}
    parts = []
    for start in range(0, len(rows), size):
        index = torch.as_tensor(rows[start : start + size], device=DEVICE)
        parts.append(log_chances(kind, w, batch_of(kind, data, index)).cpu().numpy())
    return np.concatenate(parts)
