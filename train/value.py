"""The data of the value net: positions between two rounds, and which party won."""

import numpy as np

from samples import NONE, Samples, chance, fill, held_out

SEATS = 9  # the most there can be
PARTIES = 9


def arrays(samples: Samples, trust: float) -> dict:
    """Everything that training needs. `trust` is how much the search's estimate counts beside the result."""
    positions, seats = samples.positions, samples.seats
    counts = positions["seats"].astype(np.int64)
    index, there = fill(seats, counts, SEATS)
    party = np.where(there, seats["party"][index], PARTIES)  # those who are not there are of no party
    membership = np.eye(PARTIES + 1, dtype=np.float32)[party][:, :, :PARTIES]  # position, seat, party
    sizes = membership.sum(1)
    mean = lambda of_seat: np.einsum("ns,nsp->np", of_seat, membership) / np.maximum(sizes, 1)
    result = mean(chance(seats["result"])[index] * there)
    known = (seats["search"] != NONE)[index] & there
    search = mean(np.where(known, chance(seats["search"])[index], 0))
    weights = mean(chance(seats["weights"])[index] * there)
    # Only where every seat searched does its estimate count, and only with the result: together they are 1.
    complete = (known | ~there).all(1) & (search.sum(1) > 0)
    search = np.where(complete[:, None], search / np.maximum(search.sum(1, keepdims=True), 1e-6), result)
    somebody = result.sum(1) > 0
    target = (1 - trust) * result + trust * search
    return {
        "table": positions["inputs"],
        "seat_index": index,
        "seat_inputs": seats["inputs"],
        "membership": membership.astype(np.int8),
        "is_party": sizes > 0,
        "target": target.astype(np.float32),
        "result": result.astype(np.float32),
        "weights": weights.astype(np.float32),
        "base": np.log(np.maximum(weights, 1e-4)).astype(np.float32),
        "rounds": positions["rounds"],
        "held_out": held_out(positions["game"]),
        "usable": somebody,
        "kind": positions["inputs"][:, 13:17].argmax(1),
    }
