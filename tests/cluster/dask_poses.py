#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Poses of 1,000 pairs of a model and a motion on Dask, with a worker killed in the middle.

    Debian: apt-get install --no-install-recommends python3-dask python3-distributed python3-numpy
    ODORI=build/release/bin/odori /usr/bin/python3 tests/cluster/dask_poses.py WORK [FOLDER…]

FOLDER: where models and motions lie; the built-in demo, if none is named. Starts a scheduler and two workers on this machine,
gives them the pairs as tasks (pose_tasks.py), kills one of the workers (SIGKILL) when a third is done, and starts another when
two thirds are. The table must be the one that this process alone makes, byte by byte. Then the same with one worker and with
two, in turn, and what a task costs the scheduler (pose_costs.py: what the steps within one do). WORK gets the table,
poses.npz; parts that an earlier, broken run left in it are kept.
"""

import argparse
import filecmp
import importlib.util
import os
import shutil
import signal
import statistics
import subprocess
import sys
import time
from pathlib import Path
from typing import Dict, List

sys.path.insert(0, str(Path(__file__).resolve().parent))
import pose_tasks  # noqa: E402  pylint: disable=wrong-import-position
from distributed import Client, as_completed  # noqa: E402  pylint: disable=wrong-import-position


def say(text: str) -> None:
    """A line with the time of day."""
    print(time.strftime("%H:%M:%S"), text, flush=True)


class Cluster:
    """A scheduler and workers as processes of this machine. On several machines the same two programs are started by hand, or
    by Slurm: cluster.md."""

    def __init__(self, folder: Path) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        self._folder = folder
        self._file = folder / "scheduler.json"
        self._processes: List[subprocess.Popen] = []
        here = str(Path(__file__).resolve().parent)
        self._environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [here, os.environ.get("PYTHONPATH")]))}
        self._start("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(self._file),
                    "--dashboard-address", "127.0.0.1:0")
        while not self._file.exists():
            if self._processes[0].poll() is not None:
                sys.exit(f"the scheduler doesn't start: {folder / 'scheduler.log'}")
            time.sleep(0.05)
        self.client = Client(scheduler_file=str(self._file), timeout=60)

    def _start(self, what: str, *words: str) -> subprocess.Popen:
        with open(self._folder / f"{what}.log", "ab") as log:
            command = [sys.executable, "-m", f"distributed.cli.dask_{what}", *words]
            process = subprocess.Popen(command, env=self._environment, stdout=log, stderr=log)
        self._processes.append(process)
        return process

    def add_worker(self) -> subprocess.Popen:
        """A worker for one core: one thread, no nanny that would start it again."""
        count = len(self.client.scheduler_info()["workers"])
        worker = self._start("worker", "--scheduler-file", str(self._file), "--nthreads", "1", "--no-nanny", "--no-dashboard",
                             "--memory-limit", "0", "--local-directory", str(self._folder))
        self.client.wait_for_workers(count + 1, timeout=600)
        return worker

    def __enter__(self) -> "Cluster":
        return self

    def __exit__(self, *_) -> None:
        self.client.close()
        # Workers first: one that is told to end while its scheduler goes may wait for it for ever.
        for processes in (self._processes[1:], self._processes[:1]):
            for process in processes:
                process.terminate()
            for process in processes:
                try:
                    process.wait(timeout=30)
                except subprocess.TimeoutExpired:
                    process.kill()
                    process.wait()


def batches(pairs: List[pose_tasks.Pair], size: int) -> List[List[pose_tasks.Pair]]:
    """Tasks of `size` pairs: starting a task costs a millisecond, and a part is a file."""
    return [pairs[i:i + size] for i in range(0, len(pairs), size)]


def submit(cluster: Cluster, tasks: List[List[pose_tasks.Pair]], folder: Path, way: str):
    """All tasks at once; one that failed (a disk that was full for a moment) is tried twice more."""
    folder.mkdir(parents=True, exist_ok=True)
    return [
        cluster.client.submit(pose_tasks.make_part, number, task, str(folder), way, pure=False, retries=2)
        for number, task in enumerate(tasks)
    ]


def with_a_kill(work: Path, tasks: List[List[pose_tasks.Pair]], way: str) -> None:
    """All tasks on two workers, of which one is killed."""
    folder = work / "parts"
    with Cluster(work / "cluster") as cluster:
        workers = [cluster.add_worker(), cluster.add_worker()]
        say(f"scheduler and two workers, processes {workers[0].pid} and {workers[1].pid}: {len(tasks)} tasks")
        begin = time.perf_counter()
        results: Dict[int, Dict] = {}
        for future in as_completed(submit(cluster, tasks, folder, way)):
            result = future.result()
            results[result["number"]] = result
            if len(results) == len(tasks) // 3:
                workers[0].send_signal(signal.SIGKILL)
                workers[0].wait()
                say(f"kill -9: worker {workers[0].pid}, after {len(results)} tasks")
            if len(results) == len(tasks) * 2 // 3:
                left = len(cluster.client.scheduler_info()["workers"])
                say(f"after {len(results)} tasks there is {left} worker; one more is started")
                workers.append(cluster.add_worker())
        say(f"all {len(results)} tasks done in {time.perf_counter() - begin:.1f} s")
        for worker in workers:
            mine = [result for result in results.values() if result["process"] == worker.pid]
            kept = sum(result["kept"] for result in mine)
            print(f"  worker {worker.pid}: {len(mine)} tasks" + (f", {kept} of them found done" if kept else ""))
    for line in (work / "cluster" / "scheduler.log").read_text().splitlines():
        if "Remove worker" in line or "lost" in line:
            print("  scheduler:", line.split(" - ", 3)[-1])
            break


def load() -> str:
    """How many processes of this machine want to run, of the last minute."""
    return f"{os.getloadavg()[0]:.1f}"



def scaling(work: Path, tasks: List[List[pose_tasks.Pair]], way: str, repeats: int) -> None:
    """The same tasks with one worker and with two, in turn, for the machine may be busy with other things."""
    pairs = sum(map(len, tasks))
    print(f"\n{pairs} pairs in {len(tasks)} tasks, {os.cpu_count()} cores:\n")
    print("  workers      time   pairs/s   cores had   pairs/s of a core   load")
    times: Dict[int, List[float]] = {1: [], 2: []}
    for _ in range(repeats):
        for count in (1, 2):
            shutil.rmtree(work / "scaling", ignore_errors=True)
            with Cluster(work / "cluster") as cluster:
                for _ in range(count):
                    cluster.add_worker()
                cluster.client.run(pose_tasks.warm, way)
                before = sum(cluster.client.run(pose_tasks.processor_seconds).values())
                begin = time.perf_counter()
                cluster.client.gather(submit(cluster, tasks, work / "scaling", way))
                seconds = time.perf_counter() - begin
                used = sum(cluster.client.run(pose_tasks.processor_seconds).values()) - before
            times[count].append(seconds)
            print(f"  {count:7} {seconds:7.2f} s {pairs / seconds:9.1f} {used / seconds:11.2f} {pairs / used:19.1f} {load():>6}", flush=True)
    shutil.rmtree(work / "scaling", ignore_errors=True)
    ratios = [one / two for one, two in zip(times[1], times[2])]
    every = ", ".join(f"{ratio:.2f}" for ratio in ratios)
    print(f"\n  one worker's time over two workers': {every}; median {statistics.median(ratios):.2f}")


def task_cost(work: Path, count: int) -> None:
    """What the scheduler does for each task, whatever is in it: one process does it for all workers, and so it bounds them."""
    with Cluster(work / "cluster") as cluster:
        cluster.add_worker()
        cluster.client.gather(cluster.client.map(pose_tasks.nothing, range(100), pure=False))
        before, begin = cluster.client.run_on_scheduler(pose_tasks.processor_seconds), time.perf_counter()
        cluster.client.gather(cluster.client.map(pose_tasks.nothing, range(count), pure=False))
        seconds = time.perf_counter() - begin
        used = cluster.client.run_on_scheduler(pose_tasks.processor_seconds) - before
    print(f"\n  {count} tasks that do nothing: {seconds:.2f} s (load {load()}); the scheduler took {used / count * 1000:.2f} ms each")


def demo() -> Path:
    """The built-in demo's folder, beside the program."""
    program = shutil.which(os.environ.get("ODORI", "odori"))
    return Path(program or sys.exit("ODORI: where is the program?")).resolve().parent.parent / "share/odori/demo"


def main() -> None:
    """See above."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("work", type=Path)
    parser.add_argument("folders", nargs="*", help="of models and motions")
    parser.add_argument("--pairs", type=int, default=1000)
    parser.add_argument("--frames", type=int, default=30, help="of each pair")
    parser.add_argument("--batch", type=int, default=10, help="pairs of a task")
    parser.add_argument("--by", choices=pose_tasks.WAYS, default="library" if importlib.util.find_spec("odori") else "program",
                        help="the program (ODORI), or Python's module odori, which is taken if it is there")
    parser.add_argument("--scaling-pairs", type=int, default=200, help="0: don't measure")
    parser.add_argument("--repeats", type=int, default=3)
    words = parser.parse_args()
    words.work.mkdir(parents=True, exist_ok=True)
    pairs = pose_tasks.pairs_of(words.folders or [demo()], words.pairs, words.frames)
    tasks = batches(pairs, words.batch)
    models, motions = {pair.model for pair in pairs}, {pair.motion for pair in pairs}
    say(f"{len(pairs)} pairs: {len(models)} models, {len(motions)} motions, {words.frames} frames each, by the {words.by}")

    with_a_kill(words.work, tasks, words.by)
    begin = time.perf_counter()
    table = pose_tasks.join(str(words.work / "parts"), tasks, words.work / "poses.npz")
    say(f"joined in {time.perf_counter() - begin:.1f} s")
    print("  " + ", ".join(f"{name} {table[name].dtype}{list(table[name].shape)}" for name, _, _ in pose_tasks.COLUMNS))
    errors = [pair["error"] for pair in table["about"]["pairs"] if pair["error"]]
    print(f"  {len(pairs) - len(errors)} pairs have poses; {len(errors)} couldn't be used")
    for error in sorted(set(errors)):
        print(f"    {errors.count(error)} times: {error}")

    say(f"the same by one process, in one part (load {load()})")
    begin = time.perf_counter()
    pose_tasks.write(words.work / "one.npz", pose_tasks.rows_of(pairs, words.by))
    say(f"done in {time.perf_counter() - begin:.1f} s")
    for name in ("poses.npz", "one.npz"):
        print(f"  {pose_tasks.digest(words.work / name)}  {(words.work / name).stat().st_size} bytes  {name}")
    if not filecmp.cmp(words.work / "poses.npz", words.work / "one.npz", shallow=False):
        sys.exit("the tables differ")
    say("equal, byte by byte")

    if words.scaling_pairs:
        scaling(words.work, tasks[:max(1, words.scaling_pairs // words.batch)], words.by, words.repeats)
        task_cost(words.work, 2000)
    for folder in ("cluster", "parts"):
        shutil.rmtree(words.work / folder, ignore_errors=True)


if __name__ == "__main__":
    main()
