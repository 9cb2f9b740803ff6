"""Reads what `folsom selfplay` has written: see crates/bots/src/selfplay/record.rs for the records."""

import json
from dataclasses import dataclass
from pathlib import Path

import numpy as np

VERSION = 2
NONE = 65535  # stands for no chance at all being known
WHOLE = 65534.0  # what a chance of 1 is written as


@dataclass
class Samples:
    """The four columns, and where the seats of a position and the choices of a decision begin."""

    manifest: dict
    positions: np.ndarray
    seats: np.ndarray
    decisions: np.ndarray
    choices: np.ndarray


def records(inputs: dict) -> dict:
    """What a record of each column looks like, given how many inputs it ends with."""
    heads = {
        "positions": [("game", "<u4"), ("rounds", "u1"), ("seats", "u1")],
        "seats": [("party", "u1"), ("result", "<u2"), ("search", "<u2"), ("weights", "<u2")],
        "decisions": [("game", "<u4"), ("choices", "u1")],
        "choices": [("chance", "<u2"), ("tries", "<u2")],
    }
    return {
        name: np.dtype(head + [("inputs", "i1", (inputs[name],))]) for name, head in heads.items()
    }


def read(folder: Path) -> Samples:
    """Reads a folder of samples; one of another version is refused."""
    manifest = json.loads((folder / "manifest.json").read_text())
    if manifest["version"] != VERSION:
        raise SystemExit(f"{folder} has samples of version {manifest['version']}, not {VERSION}")
    kinds = records(manifest["inputs"])
    columns = {name: np.fromfile(folder / f"{name}.bin", kind) for name, kind in kinds.items()}
    return Samples(manifest=manifest, **columns)


def read_all(folders: list[Path]) -> Samples:
    """Reads several folders as if they were one."""
    parts = [read(folder) for folder in folders]
    if any(part.manifest["inputs"] != parts[0].manifest["inputs"] for part in parts):
        raise SystemExit("these samples have different inputs")
    columns = {name: np.concatenate([getattr(part, name) for part in parts]) for name in records(parts[0].manifest["inputs"])}
    return Samples(manifest=parts[0].manifest, **columns)


def chance(numbers: np.ndarray) -> np.ndarray:
    """Chances as they are reckoned with."""
    return numbers.astype(np.float32) / WHOLE


def held_out(games: np.ndarray) -> np.ndarray:
    """Which records are of games that are left out of the training: one game in ten, at every kind of table alike."""
    mixed = games.astype(np.uint32) * np.uint32(2654435761)
    return (mixed >> np.uint32(16)) % 10 == 9


def starts(counts: np.ndarray) -> np.ndarray:
    """Where the rows of each group begin, if they lie one after the other."""
    return np.concatenate([[0], np.cumsum(counts.astype(np.int64))])


def fill(rows: np.ndarray, counts: np.ndarray, width: int) -> tuple[np.ndarray, np.ndarray]:
    """For each group the numbers of its rows, filled up to a width, and which of them are there."""
    begin = starts(counts)[:-1].astype(np.int32)
    index = begin[:, None] + np.arange(width, dtype=np.int32)[None, :]
    there = np.arange(width)[None, :] < counts[:, None]
    return np.where(there, index, 0), there
