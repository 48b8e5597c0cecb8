# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Threads, the interpreter's lock, and who keeps whom."""

import gc
import os
import signal
import subprocess
import sys
import threading
import time
import unittest
import weakref
from concurrent.futures import ThreadPoolExecutor

import numpy as np

import given
import odori


class Life(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = given.demo()

    def model(self) -> odori.Model:
        return odori.open_model(self.folder / "odori.pmx")

    def dance(self) -> odori.Motion:
        return odori.open_motion(self.folder / "dance.vmd")

    def test_arrays_outlive_the_model(self) -> None:
        # GIVEN arrays that show a model's memory
        model = self.model()
        arrays = [model.vertices, model.normals, model.uvs, model.triangles, model.bone_positions, model.bone_parents]
        copies = [array.copy() for array in arrays]
        alive = weakref.ref(model)
        # WHEN the model is gone
        del model
        gc.collect()
        self.assertIsNone(alive())
        self.model()  # takes the memory, were it free
        # THEN they are as they were, and nobody writes to them
        for array, copy in zip(arrays, copies):
            np.testing.assert_array_equal(array, copy)
            with self.assertRaises(ValueError):
                array[0] = 0

    def test_poses_outlive_everything(self) -> None:
        poses = odori.poses(self.model(), self.dance(), range(10))
        gc.collect()
        self.assertTrue(np.isfinite(poses.positions).all())
        self.assertTrue(poses.positions.flags.owndata)

    def test_a_actor_keeps_its_files(self) -> None:
        actor = odori.Actor(self.model(), self.dance())
        gc.collect()
        again = odori.Actor(self.model(), self.dance())
        np.testing.assert_array_equal(actor.poses([50]).positions, again.poses([50]).positions)

    def test_nothing_is_kept_that_nobody_wants(self) -> None:
        # GIVEN calls that succeed and calls that don't, WHEN repeated, THEN no reference is left
        model, dance = self.model(), self.dance()
        frames = np.arange(16.0)
        out = odori.poses(model, dance, frames)

        def once() -> None:
            odori.poses(model, dance, frames, out=out)
            odori.camera(dance, frames)
            with self.assertRaises(ValueError):
                odori.poses(model, dance, [-1.0])
            with self.assertRaises(odori.Error):
                odori.open_model(self.folder / "dance.vmd")

        once()
        watched = [frames, out.positions, out.rotations, model, dance, model._native, dance._native]
        before = [sys.getrefcount(one) for one in watched]
        for _ in range(50):
            once()
        gc.collect()
        self.assertEqual(before, [sys.getrefcount(one) for one in watched])

    def test_one_actor_on_several_threads(self) -> None:
        actor = odori.Actor(self.model(), self.dance())
        want = actor.poses(range(200))
        with ThreadPoolExecutor(4) as pool:
            parts = list(pool.map(lambda first: actor.poses(range(first, first + 25), threads=2), range(0, 200, 25)))
        np.testing.assert_array_equal(want.positions, np.concatenate([part.positions for part in parts]))
        np.testing.assert_array_equal(want.rotations, np.concatenate([part.rotations for part in parts]))

    def test_one_show_on_several_threads(self) -> None:
        show = odori.open_show(self.folder / "odori.pmx", self.folder / "dance.vmd")
        (want,) = show.poses([10, 30])
        with ThreadPoolExecutor(4) as pool:
            for (poses,) in pool.map(lambda _: show.poses([10, 30]), range(8)):
                np.testing.assert_array_equal(want.positions, poses.positions)

    def test_the_interpreter_goes_on_meanwhile(self) -> None:
        # GIVEN a thread that poses until it is told to stop
        actor = odori.Actor(self.model(), self.dance())
        frames = np.arange(3000.0)
        inside, counted = threading.Event(), []

        def pose() -> None:
            for _ in range(3):
                inside.set()
                actor.poses(frames, threads=1)
                inside.clear()

        # WHEN this one counts meanwhile
        thread = threading.Thread(target=pose)
        old = sys.getswitchinterval()
        sys.setswitchinterval(1000)  # nobody has to give up the lock: it is had only where it is given away
        try:
            thread.start()
            while thread.is_alive():
                if inside.is_set():
                    counted.append(1)
                time.sleep(0)
        finally:
            sys.setswitchinterval(old)
            thread.join()
        # THEN it came to count while the other was at work
        self.assertGreater(len(counted), 3)

    def test_interrupts_are_heard(self) -> None:
        # GIVEN one call that takes many seconds, WHEN a signal comes whose handler raises, THEN it is raised before all is made
        class Stop(Exception):
            pass

        def stop(*_: object) -> None:
            raise Stop

        model, frames = self.model(), np.zeros(40_000)
        slow = odori.Actor(model, self.dance(), solver=odori.Solver("ccd", 256, 1e-6), ik=True)
        positions = np.full((frames.size, model.bone_count, 3), np.nan, dtype=np.float32)
        rotations = np.full((frames.size, model.bone_count, 4), np.nan, dtype=np.float32)
        before = signal.signal(signal.SIGUSR1, stop)
        timer = threading.Timer(0.3, os.kill, (os.getpid(), signal.SIGUSR1))
        timer.start()
        try:
            with self.assertRaises(Stop):
                slow.poses(frames, out=(positions, rotations), threads=1)
        finally:
            timer.cancel()
            signal.signal(signal.SIGUSR1, before)
        self.assertTrue(np.isnan(positions[-1]).any(), "it went on to the end")

    def test_interrupts_are_heard_by_the_camera(self) -> None:
        # GIVEN how long the camera at many frames takes WHEN a signal comes at a tenth of that THEN its handler isn't waited for long
        class Stop(Exception):
            pass

        def stop(*_: object) -> None:
            raise Stop

        camera, frames = odori.open_motion(self.folder / "camera.vmd"), np.linspace(0, 500, 3_000_000)
        show = odori.open_show(self.folder / "odori.pmx", self.folder / "camera.vmd")
        for call in (lambda: odori.camera(camera, frames), lambda: show.camera(frames)):
            begun = time.monotonic()
            call()
            whole = time.monotonic() - begun
            before = signal.signal(signal.SIGALRM, stop)
            begun = time.monotonic()
            try:
                with self.assertRaises(Stop):
                    signal.setitimer(signal.ITIMER_REAL, whole / 10)
                    call()
            finally:
                signal.setitimer(signal.ITIMER_REAL, 0)
                signal.signal(signal.SIGALRM, before)
            # Questions are a tenth of a second apart.
            self.assertLess(time.monotonic() - begun, whole / 2 + 0.1)

    def test_interrupts_are_heard_while_physics_settles(self) -> None:
        # GIVEN how long a rest and a frame take WHEN a signal comes at a tenth of that THEN its handler isn't waited for long
        class Stop(Exception):
            pass

        def stop(*_: object) -> None:
            raise Stop

        show = odori.open_show(self.folder / "odori.pmx", self.folder / "dance.vmd")
        physics = odori.Physics(settle=3600)
        begun = time.monotonic()
        (whole,) = show.poses([5], physics=physics)
        seconds = time.monotonic() - begun
        before = signal.signal(signal.SIGALRM, stop)
        begun = time.monotonic()
        try:
            with self.assertRaises(Stop):
                signal.setitimer(signal.ITIMER_REAL, seconds / 10)
                show.poses([5], physics=physics)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
            signal.signal(signal.SIGALRM, before)
        # Questions are a tenth of a second apart.
        self.assertLess(time.monotonic() - begun, seconds / 2 + 0.1)
        # and the next poses are those of a rest that nobody ended
        (again,) = show.poses([5], physics=physics)
        np.testing.assert_array_equal(whole.positions, again.positions)

    def test_a_program_may_end_while_a_thread_poses(self) -> None:
        # GIVEN a daemon thread that makes frames again and again, WHEN the program ends THEN it ends well
        code = (
            "import sys, threading, time, odori\n"
            "actor = odori.Actor(odori.open_model(sys.argv[1]), odori.open_motion(sys.argv[2]))\n"
            "begun = threading.Event()\n"
            "def work():\n"
            "    while True:\n"
            "        begun.set()\n"
            "        actor.poses(range(2000))\n"
            "threading.Thread(target=work, daemon=True).start()\n"
            "begun.wait()\n"
            "time.sleep(0.05)\n"
        )
        files = [str(self.folder / "odori.pmx"), str(self.folder / "dance.vmd")]
        for _ in range(8):
            ended = subprocess.run([sys.executable, "-c", code, *files], stderr=subprocess.PIPE)
            self.assertEqual(ended.returncode, 0, ended.stderr)

    def test_a_forked_process_poses_too(self) -> None:
        # GIVEN a process that has made threads, as multiprocessing forks it on Linux
        actor = odori.Actor(self.model(), self.dance())
        want = actor.poses(range(64))
        child = os.fork()
        if child == 0:
            same = np.array_equal(actor.poses(range(64)).positions, want.positions)
            os._exit(0 if same else 1)
        _, status = os.waitpid(child, 0)
        self.assertEqual(os.waitstatus_to_exitcode(status), 0)

    def run_program(self, code: str) -> str:
        """What a program says that is given the model and the dance; one that hangs fails."""
        files = [str(self.folder / "odori.pmx"), str(self.folder / "dance.vmd")]
        ended = subprocess.run([sys.executable, "-c", code, *files], capture_output=True, encoding="utf-8", timeout=60)
        self.assertEqual((ended.returncode, ended.stderr), (0, ""))
        return ended.stdout

    def test_a_handler_may_not_pose_the_show_that_it_interrupts(self) -> None:
        # GIVEN a show that is being posed WHEN a signal's handler asks it for poses THEN that is an error, and the first call goes on
        said = self.run_program(
            "import odori, signal, sys\n"
            "show = odori.open_show(*sys.argv[1:])\n"
            "said = []\n"
            "def handle(*_):\n"
            "    try:\n"
            "        show.poses([0])\n"
            "    except RuntimeError as error:\n"
            "        said.append(error)\n"
            "    signal.setitimer(signal.ITIMER_REAL, 0.02)\n"  # anew: on a busy machine the call above may take longer
            "signal.signal(signal.SIGALRM, handle)\n"
            "signal.setitimer(signal.ITIMER_REAL, 0.02)\n"
            "frames = 1000\n"
            "while not said:\n"  # until one was long enough to be interrupted
            "    frames += 1000\n"
            "    made = show.poses([frames])\n"
            "signal.setitimer(signal.ITIMER_REAL, 0)\n"
            "print(said[0])\n"
            "print(len(made))\n"
        )
        self.assertRegex(said, "^this show is being posed already.*\n1\n$")

    def test_a_process_forked_while_threads_pose_poses_too(self) -> None:
        # GIVEN threads that pose an actor and a show WHEN the process is forked THEN the child poses the actor, and ends; the show,
        # which was half made, either poses or says so
        self.run_program(
            "import atexit, odori, os, signal, sys, threading, time\n"
            "actor = odori.Actor(odori.open_model(sys.argv[1]), odori.open_motion(sys.argv[2]))\n"
            "show = odori.open_show(*sys.argv[1:])\n"
            "want = actor.poses(range(64)).positions\n"
            "def work(poses, frames):\n"
            "    while True:\n"
            "        poses(frames)\n"
            "threading.Thread(target=work, args=(actor.poses, range(2000)), daemon=True).start()\n"
            "threading.Thread(target=work, args=(show.poses, [200]), daemon=True).start()\n"
            "for _ in range(10):\n"
            "    time.sleep(0.01)\n"
            "    child = os.fork()\n"
            "    if child == 0:\n"
            "        signal.alarm(10)\n"
            "        same = (actor.poses(range(64)).positions == want).all()\n"
            "        try:\n"
            "            show.poses([1])\n"
            "        except RuntimeError as error:\n"
            "            same = same and 'open it anew' in str(error)\n"
            "        atexit._run_exitfuncs()\n"
            "        os._exit(0 if same else 1)\n"
            "    if os.waitpid(child, 0)[1] != 0:\n"
            "        os._exit(1)\n"
            "os._exit(0)\n"
        )

    def test_handlers_of_the_end_pose_too(self) -> None:
        # GIVEN a handler that was registered before the package was imported, and so is called after the package's own
        said = self.run_program(
            "import atexit, sys\n"
            "def last():\n"
            "    model, dance = odori.open_model(sys.argv[1]), odori.open_motion(sys.argv[2])\n"
            "    print(len(odori.poses(model, dance, range(20)).positions), len(odori.open_show(*sys.argv[1:]).poses([5])))\n"
            "atexit.register(last)\n"
            "import odori\n"
        )
        self.assertEqual(said, "20 1\n")


if __name__ == "__main__":
    unittest.main()
