# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Poses of many files as tasks: which pairs of a model and a motion there are, the poses of some of them as a part (a file),
all parts as one table. Nothing here knows of a cluster; dask_poses.py sends make_part() to one.

A table is an .npz file, rows in the order of pairs, frames and bones:
    pair      int32 (rows,)        index of the pair in `about`
    frame     float32 (rows,)      30 a second
    bone      int32 (rows,)        index in the model's bones
    position  float32 (rows, 3)    model space, MMD's axes and units
    rotation  float32 (rows, 4)    x, y, z, w
    about     uint8 (bytes,)       JSON: {"pairs": [{model, motion, ik, first, frames, rows, error}], "bones": {model: [names]}}
"""

import csv
import functools
import hashlib
import io
import itertools
import json
import os
import resource
import subprocess
import time
from pathlib import Path
from typing import Dict, Iterable, List, NamedTuple, Tuple

import numpy as np

COLUMNS = (("pair", np.int32, ()), ("frame", np.float32, ()), ("bone", np.int32, ()),
           ("position", np.float32, (3,)), ("rotation", np.float32, (4,)))


class Pair(NamedTuple):
    """A model on a motion, at `frames` frames from `first` on. `number`: its place in the table."""

    number: int
    model: str
    motion: str
    ik: bool
    first: int
    frames: int


class Unusable(Exception):
    """A file that has no poses; why, in Odori's words."""


def pairs_of(folders: Iterable[str], count: int, frames: int) -> List[Pair]:
    """`count` pairs of what lies in the folders: every model with every motion, as the motion says and without IK, then the
    same at the next frames, as long as it takes. Camera motions are left out: they move no bone."""
    files = sorted(path for folder in folders for path in Path(folder).resolve().rglob("*") if path.is_file())
    models = [str(path) for path in files if path.suffix.lower() in (".pmx", ".pmd")]
    motions = [str(path) for path in files if path.suffix.lower() == ".vmd" and "camera" not in path.name]
    if not models or not motions:
        raise SystemExit(f"no models (.pmx, .pmd) or no motions (.vmd) in {', '.join(map(str, folders))}")
    variants = ((start, ik) for start in itertools.count(0, frames) for ik in (True, False))
    every = ((model, motion, ik, start) for start, ik in variants for motion in motions for model in models)
    return [Pair(number, *which, frames) for number, which in enumerate(itertools.islice(every, count))]


# -- Poses of one pair: the only part that knows where they come from --------------------------------

Poses = Tuple[List[str], np.ndarray, np.ndarray]  # names of bones; (frames, bones, 3); (frames, bones, 4)


def poses_by_program(pair: Pair) -> Poses:
    """By the program that ODORI names, a process a pair: its table as CSV."""
    frames = f"{pair.first}:{pair.first + pair.frames - 1}:1"
    words = [os.environ.get("ODORI", "odori"), "pose", pair.model, pair.motion, "--frames", frames]
    done = subprocess.run(words + ([] if pair.ik else ["--ik", "off"]), capture_output=True, check=False)
    if done.returncode == 2:
        raise Unusable(done.stderr.decode(errors="replace").strip())
    if done.returncode != 0:
        raise RuntimeError(f"odori pose: status {done.returncode}: {done.stderr.decode(errors='replace').strip()}")
    text = done.stdout.decode()
    rows = csv.reader(io.StringIO(text, newline=""))
    next(rows)
    names = [row[2] for row in itertools.takewhile(lambda row: row[0] == str(pair.first), rows)]
    if not names:
        return names, np.empty((pair.frames, 0, 3), np.float32), np.empty((pair.frames, 0, 4), np.float32)
    numbers = np.loadtxt(io.StringIO(text, newline=""), np.float32, comments=None, delimiter=",", skiprows=1,
                         usecols=range(3, 10), quotechar='"', ndmin=2)
    numbers = numbers.reshape(pair.frames, len(names), 7)
    return names, numbers[:, :, :3], numbers[:, :, 3:]


@functools.lru_cache(maxsize=64)
def opened(path: str, kind: str):
    """A model or a motion, kept by this process for the next pair."""
    import odori  # pylint: disable=import-outside-toplevel

    return odori.open_model(path) if kind == "model" else odori.open_motion(path)


def poses_by_library(pair: Pair) -> Poses:
    """By the Python module, in this process; one thread, for a cluster has a worker for each core."""
    import odori  # pylint: disable=import-outside-toplevel

    try:
        model, motion = opened(pair.model, "model"), opened(pair.motion, "motion")
    except odori.Error as error:
        raise Unusable(str(error)) from None
    frames = range(pair.first, pair.first + pair.frames)
    positions, rotations = odori.poses(model, motion, frames, ik=None if pair.ik else False, threads=1)
    return list(model.bone_names), positions, rotations


WAYS = {"program": poses_by_program, "library": poses_by_library}


def warm(way: str) -> None:
    """What a worker does once, before its first task: loading the module."""
    if way == "library":
        import odori  # noqa: F401  pylint: disable=import-outside-toplevel,unused-import


def nothing(number: int) -> int:
    """A task that does nothing: what remains is what tasks cost."""
    return number


def processor_seconds() -> float:
    """What this process and its children that have ended took of processors, in the program and in the system."""
    usages = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(usage.ru_utime + usage.ru_stime for usage in usages)


# -- Parts and the table -----------------------------------------------------------------------------


def rows_of(pairs: Iterable[Pair], way: str) -> Dict[str, np.ndarray]:
    """The columns of some pairs, and `about` them as an object. A pair that can't be used has no rows and its error."""
    columns = {name: [np.empty((0, *shape), kind)] for name, kind, shape in COLUMNS}
    about = {"pairs": [], "bones": {}}
    for pair in pairs:
        entry = {"model": pair.model, "motion": pair.motion, "ik": pair.ik, "first": pair.first, "frames": pair.frames}
        try:
            names, positions, rotations = WAYS[way](pair)
        except Unusable as error:
            about["pairs"].append({**entry, "rows": 0, "error": str(error)})
            continue
        rows = pair.frames * len(names)
        about["pairs"].append({**entry, "rows": rows, "error": ""})
        about["bones"][pair.model] = names
        columns["pair"].append(np.full(rows, pair.number, np.int32))
        columns["frame"].append(np.repeat(np.arange(pair.first, pair.first + pair.frames, dtype=np.float32), len(names)))
        columns["bone"].append(np.tile(np.arange(len(names), dtype=np.int32), pair.frames))
        columns["position"].append(positions.reshape(rows, 3))
        columns["rotation"].append(rotations.reshape(rows, 4))
    return {**{name: np.concatenate(values) for name, values in columns.items()}, "about": about}


def write(path: Path, table: Dict) -> None:
    """Writes a part or the table: under its name only when it is whole."""
    text = json.dumps(table["about"], ensure_ascii=False, sort_keys=True).encode()
    growing = path.with_name(f"{path.name}.{os.uname().nodename}-{os.getpid()}.growing")
    try:
        with open(growing, "wb") as file:
            np.savez(file, **{**table, "about": np.frombuffer(text, np.uint8)})
            file.flush()
            os.fsync(file.fileno())
        os.replace(growing, path)
    finally:
        growing.unlink(missing_ok=True)


def read(path: Path) -> Dict:
    """What write() wrote."""
    with np.load(path) as file:
        table = {name: file[name] for name in file.files}
    return {**table, "about": json.loads(table["about"].tobytes())}


def part_path(folder: str, number: int, pairs: List[Pair]) -> Path:
    """Where a part lies: its name tells of which pairs it is, so that none of another run is taken for it."""
    return Path(folder) / f"part-{number:05d}-{hashlib.sha256(repr(pairs).encode()).hexdigest()[:16]}.npz"


def make_part(number: int, pairs: List[Pair], folder: str, way: str) -> Dict:
    """A task: the poses of some pairs, as a file in a folder that all machines see. A part that is there is kept, so a task may
    be done twice, or again tomorrow. Gives what the table needs to know of it: small, for it goes through the scheduler."""
    begin = time.perf_counter()
    path = part_path(folder, number, pairs)
    kept = path.exists()
    if not kept:
        write(path, rows_of(pairs, way))
    return {"number": number, "kept": kept, "process": os.getpid(), "seconds": time.perf_counter() - begin}


def join(folder: str, tasks: List[List[Pair]], path: Path) -> Dict:
    """The parts of all tasks as one table, which is written and given."""
    parts = [read(part_path(folder, number, pairs)) for number, pairs in enumerate(tasks)]
    about = {"pairs": [pair for part in parts for pair in part["about"]["pairs"]], "bones": {}}
    for part in parts:
        about["bones"].update(part["about"]["bones"])
    table = {name: np.concatenate([part[name] for part in parts]) for name, _, _ in COLUMNS}
    write(path, {**table, "about": about})
    return {**table, "about": about}


def digest(path: Path) -> str:
    """SHA-256 of a file."""
    return hashlib.sha256(path.read_bytes()).hexdigest()
