"""The nets in PyTorch: on a GPU if there is one."""

import numpy as np
import torch

from nets import FULL, limit

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
    return plain + head @ w["score"]


def policy_scores(w, batch):
    row = batch["choice_inputs"] @ w["choice"] + (batch["situation"] @ w["situation"] + w["situation_bias"])[:, None, :]
    return row[:, :, 0] + (row.clamp(0, FULL) * batch["lanes"]) @ w["score"]


SCORES = {"value": value_scores, "policy": policy_scores}


def on_device(data: dict) -> dict:
    """All data, as bytes where they are bytes: it is turned into numbers batch by batch."""
    return {name: torch.as_tensor(np.ascontiguousarray(column), device=DEVICE) for name, column in data.items()}


def batch_of(kind: str, data: dict, index) -> dict:
    lanes = torch.ones(32, device=DEVICE)
    lanes[0] = 0
    batch = {"lanes": lanes, "target": data["target"][index]}
    if kind == "value":
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


def train(kind, weights, data, rows, steps, size, rate, decay, tick):
    """Adam with a rate that falls to nothing; gives the weights back as arrays."""
    data = on_device(data)
    w = {name: torch.tensor(array, device=DEVICE, requires_grad=True) for name, array in weights.items()}
    adam = torch.optim.AdamW(w.values(), lr=rate, weight_decay=decay)
    fall = torch.optim.lr_scheduler.OneCycleLR(adam, rate, total_steps=steps + 1, pct_start=0.1)
    dice = torch.Generator().manual_seed(1)
    rows = torch.as_tensor(rows, device=DEVICE)
    for step in range(steps):
        index = rows[torch.randint(len(rows), (size,), generator=dice).to(DEVICE)]
        batch = batch_of(kind, data, index)
        chances = log_chances(kind, w, batch)
        loss = -(batch["target"] * chances.masked_fill(~batch["there"], 0)).sum(1).mean()
        adam.zero_grad()
        loss.backward()
        adam.step()
        fall.step()
        with torch.no_grad():
            for name, weight in w.items():
                weight.clamp_(-limit(name), limit(name))
        if step % 100 == 0:
            tick(step, loss.item())
    return {name: weight.detach().cpu().numpy() for name, weight in w.items()}


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
