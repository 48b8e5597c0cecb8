#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""What each step of a task of dask_poses.py costs: tests/cluster/pose_costs.py MODEL MOTION [--by library]

Times are those of processors, which a busy machine stretches less than the clock's; medians of --repeats.
"""

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Callable

sys.path.insert(0, str(Path(__file__).resolve().parent))
import pose_tasks  # noqa: E402  pylint: disable=wrong-import-position


def cost(repeats: int, work: Callable[[], object]) -> float:
    """Processor seconds of one call, in this process and in those that it starts."""
    seconds = []
    for _ in range(repeats):
        before = pose_tasks.processor_seconds()
        work()
        seconds.append(pose_tasks.processor_seconds() - before)
    return statistics.median(seconds)


def run(*words: str) -> Callable[[], object]:
    """A program to its end, its output thrown away."""
    return lambda: subprocess.run(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)


def line(seconds: float, what: str) -> None:
    """A row of the table, in milliseconds."""
    print(f"{seconds * 1000:10.3f} ms  {what}", flush=True)


def by_program(words: argparse.Namespace) -> None:
    """Steps of a pair by `odori pose`."""
    program, many = os.environ.get("ODORI", "odori"), words.frames
    version = cost(words.repeats, run(program, "--version"))
    one = cost(words.repeats, run(program, "pose", words.model, words.motion, "--frames", "0"))
    all_of = cost(words.repeats, run(program, "pose", words.model, words.motion, "--frames", f"0:{many - 1}:1"))
    whole = cost(words.repeats, lambda: pose_tasks.poses_by_program(pose_tasks.Pair(0, words.model, words.motion, True, 0, many)))
    line(version, "starting the program")
    line(one - version, "reading the model and the motion")
    line((all_of - one) / (many - 1), "a frame: posing, and writing it as CSV")
    line((whole - all_of) / many, "a frame: reading the CSV, starting the program from Python")


def by_library(words: argparse.Namespace) -> None:
    """Steps of a pair by Python's module."""
    start = cost(words.repeats, run(sys.executable, "-c", "import numpy"))
    line(cost(words.repeats, run(sys.executable, "-c", "import odori")) - start, "loading the module, once for each worker")
    for kind, path in (("model", words.model), ("motion", words.motion)):
        line(cost(words.repeats, lambda: (pose_tasks.opened.cache_clear(), pose_tasks.opened(path, kind))), f"reading the {kind}")
    few, many = (pose_tasks.Pair(0, words.model, words.motion, True, 0, frames) for frames in (1, words.frames * 10))
    one = cost(words.repeats, lambda: pose_tasks.poses_by_library(few))
    line(one, "a pair whose files are open already, of one frame")
    line((cost(words.repeats, lambda: pose_tasks.poses_by_library(many)) - one) / (many.frames - 1), "a frame more")


def main() -> None:
    """See above."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model")
    parser.add_argument("motion")
    parser.add_argument("--by", choices=pose_tasks.WAYS, default="program")
    parser.add_argument("--frames", type=int, default=1000)
    parser.add_argument("--repeats", type=int, default=9)
    words = parser.parse_args()
    line(cost(3, run(sys.executable, "-c", "import distributed")), "starting a worker of Dask, once")
    {"program": by_program, "library": by_library}[words.by](words)
    table = pose_tasks.rows_of([pose_tasks.Pair(0, words.model, words.motion, True, 0, 300)], words.by)
    with tempfile.TemporaryDirectory() as folder:
        seconds = cost(words.repeats, lambda: pose_tasks.write(Path(folder) / "part.npz", table))
        size = (Path(folder) / "part.npz").stat().st_size
    line(seconds, f"writing a part of {size / 1e6:.1f} MB, 300 frames")


if __name__ == "__main__":
    main()
