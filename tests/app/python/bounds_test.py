# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Frames and words that can't be meant, arrays that don't fit, nothing at all."""

import itertools
import unittest

import numpy as np

import given
import odori


class Bounds(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        folder = given.demo()
        cls.model = odori.open_model(folder / "odori.pmx")
        cls.dance = odori.open_motion(folder / "dance.vmd")
        cls.actor = odori.Actor(cls.model, cls.dance)

    def test_frames_that_are_none(self) -> None:
        for frames in ([float("nan")], [0, float("inf")], [-1], [0, 1, -1e-9], [1e9], [10_000_001], [[1, 2]], [[[]]]):
            for function in (self.actor.poses, self.actor.skinned, self.actor.morph_weights):
                with self.subTest(frames=frames, function=function.__name__), self.assertRaises(ValueError):
                    function(frames)
            with self.assertRaises(ValueError):
                odori.camera(self.dance, frames)

    def test_frames_that_are_no_numbers(self) -> None:
        for frames in ("now", ["0"], [None], [1j], {0: 1}):
            with self.subTest(frames=frames), self.assertRaises((TypeError, ValueError)):
                self.actor.poses(frames)

    def test_the_last_frame_of_all(self) -> None:
        # Beyond its end a motion holds its last pose.
        poses = self.actor.poses([self.dance.last_frame, 10_000_000])
        np.testing.assert_array_equal(poses.positions[0], poses.positions[1])

    def test_no_frames(self) -> None:
        for physics in (False, True):
            poses = self.actor.poses([], physics=physics)
            self.assertEqual(poses.positions.shape, (0, self.model.bone_count, 3))
            self.assertEqual(poses.rotations.shape, (0, self.model.bone_count, 4))
        self.assertEqual(self.actor.skinned([]).shape, (0, self.model.vertex_count, 3))
        self.assertEqual(self.actor.morph_weights([]).shape, (0, len(self.model.morph_names)))

    def test_frames_of_every_kind(self) -> None:
        want = self.actor.poses([0.0, 2.0, 4.0]).positions
        for frames in ((0, 2, 4), range(0, 5, 2), np.arange(5)[::2], np.array([0, 2, 4], dtype=np.uint8),
                       np.array([0, 2, 4], dtype=">f4")):
            np.testing.assert_array_equal(want, self.actor.poses(frames).positions)

    def test_frames_that_fall_or_repeat(self) -> None:
        want = self.actor.poses([0, 3, 5]).positions
        got = self.actor.poses([5, 3, 3, 0]).positions
        np.testing.assert_array_equal(got, want[[2, 1, 1, 0]])

    def test_words_that_are_not_known(self) -> None:
        for words in ({"ik": {"no chain": True}}, {"solver": "magic"}, {"solver": {"no chain": "ccd"}},
                      {"switches": ["no switch"]}, {"solver": odori.Solver("ccd", loops=-1)},
                      {"solver": odori.Solver("ccd", tolerance=float("nan"))}):
            with self.subTest(words=words), self.assertRaises(ValueError):
                odori.Actor(self.model, self.dance, **words)
        with self.assertRaises(ValueError):
            self.actor.poses([0], threads=-1)
        with self.assertRaises(ValueError):
            odori.Actor(self.model, [(self.dance, 10**8)])
        for motion in ("dance.vmd", ["dance.vmd"], [("dance.vmd", 3)], 7, [None]):
            with self.subTest(motion=motion), self.assertRaises((TypeError, ValueError)):
                odori.Actor(self.model, motion)

    def test_words_of_another_kind(self) -> None:
        # Each is told by its own name, not by the native module's.
        solver, physics = odori.Solver, odori.Physics
        wrong = {
            "shift": lambda: odori.Actor(self.model, [(self.dance, "3")]),
            "motion": lambda: odori.Actor(self.model, [(self.dance, 1, 2)]),
            "model": lambda: odori.Actor("miku.pmx", self.dance),
            "threads": lambda: self.actor.poses([0], threads=1.5),
            "loops": lambda: odori.Actor(self.model, self.dance, solver=solver("ccd", 1.5)),
            "tolerance": lambda: odori.Actor(self.model, self.dance, solver=solver("ccd", 0, "x")),
            "solver": lambda: odori.Actor(self.model, self.dance, solver=("ccd", 2)),
            "switches": lambda: odori.Actor(self.model, self.dance, switches="abc"),
            "gravity": lambda: self.actor.poses([0], physics=physics((0, 0))),
            "settle": lambda: self.actor.poses([0], physics=physics(settle=None)),
            "out": lambda: self.actor.poses([0], out=3),
            "normals": lambda: self.actor.skinned([0], normals="no"),
            "ik of .*": lambda: odori.Actor(self.model, self.dance, ik={self.model.chains[0].name: "off"}),
            "frames": lambda: self.actor.poses([True, False]),
            "resolved": lambda: self.actor.morph_weights([0], resolved="no"),
            "strict": lambda: odori.open_show(given.demo() / "demo.odori", strict="no"),
            "physics": lambda: odori.open_show(given.demo() / "demo.odori").poses([0], physics="off"),
            "path": lambda: odori.open_model(7),
        }
        for name, call in wrong.items():
            with self.subTest(name), self.assertRaisesRegex(TypeError, f"^{name}: .* wanted"):
                call()

    def test_a_solver_that_is_not_known_to_a_model_without_chains(self) -> None:
        stage = odori.open_model(given.demo() / "stage.pmx")
        self.assertEqual(len(stage.chains), 0)
        for solver in ("magic", odori.Solver("ccd", loops=-3), odori.Solver("ccd", tolerance=0.0)):
            with self.subTest(solver=solver), self.assertRaises(ValueError):
                odori.Actor(stage, solver=solver)
        odori.Actor(stage, solver="ccd").poses([0])

    def test_an_empty_name_is_nobodys(self) -> None:
        # As in many files: no bone has an English name.
        model = odori.open_model(given.demo() / "odori.pmx")
        model.__dict__["english_bone_names"] = ("",) * model.bone_count
        with self.assertRaises(KeyError):
            model.bone("")
        with self.assertRaises(ValueError):
            odori.Actor(model, ik={"": False})

    def test_what_has_no_end(self) -> None:
        for name, call in {
            "frames": lambda: self.actor.poses(range(10**12)),
            "switches": lambda: odori.Actor(self.model, switches=itertools.repeat("x")),
            "motion": lambda: odori.Actor(self.model, itertools.repeat(self.dance)),
        }.items():
            with self.subTest(name), self.assertRaisesRegex(ValueError, f"^{name}: at most"):
                call()
        with self.assertRaisesRegex(ValueError, "^gravity: at most"):
            self.actor.poses([0], physics=odori.Physics(gravity=(0, -2e5, 0)))

    def test_arrays_that_share_memory(self) -> None:
        bones = self.model.bone_count
        memory = np.zeros(2 * bones * 4, dtype=np.float32)
        positions = memory[: 2 * bones * 3].reshape(2, bones, 3)
        with self.assertRaisesRegex(ValueError, "^out: .* share no memory"):
            self.actor.poses([0, 1], out=(positions, memory.reshape(2, bones, 4)))
        frames = np.zeros(2 * bones * 3, dtype=np.float32).view(np.float64)[:2]
        with self.assertRaisesRegex(ValueError, "^out: .* share no memory"):
            self.actor.poses(frames, out=(frames.base.reshape(2, bones, 3), np.zeros((2, bones, 4), dtype=np.float32)))
        crooked = np.zeros(2 * bones * 3 * 4 + 1, dtype=np.uint8)[1:].view(np.float32).reshape(2, bones, 3)
        with self.assertRaisesRegex(ValueError, "^out: .* aligned"):
            self.actor.poses([0, 1], out=(crooked, np.zeros((2, bones, 4), dtype=np.float32)))

    def test_what_only_the_module_makes(self) -> None:
        for kind in (odori.Model, odori.Motion, odori.Show):
            with self.subTest(kind), self.assertRaisesRegex(TypeError, "made by open_"):
                kind("model.pmx")

    def test_whole_numbers_of_any_kind(self) -> None:
        want = odori.Actor(self.model, [(self.dance, 30)]).poses([40]).positions
        for shift in (30.0, np.int64(30), np.float64(30), np.float32(30)):
            np.testing.assert_array_equal(want, odori.Actor(self.model, [(self.dance, shift)]).poses([40]).positions)
        np.testing.assert_array_equal(want, odori.Actor(self.model, [(self.dance, 30)]).poses([40], threads=2**40).positions)
        with self.assertRaises(ValueError):
            odori.Actor(self.model, [(self.dance, 2**70)])
        with self.assertRaises(ValueError) as caught:
            self.actor.poses([0], physics=odori.Physics(settle=10**400))
        self.assertLess(len(str(caught.exception)), 200)
        for out in (3, (3, 4)):
            with self.subTest(out=out), self.assertRaisesRegex(TypeError, "^out: "):
                self.actor.poses([0], out=out)
        with self.assertRaisesRegex(TypeError, "^out: "):
            self.actor.skinned([0], out=3)

    def test_names_that_no_file_can_have(self) -> None:
        for path in ("a\0b.pmx", b"a\0b.pmx", "\ud800.pmx"):
            for function in (odori.open_model, odori.open_motion, odori.contents, odori.open_show):
                with self.subTest(path=path), self.assertRaisesRegex(ValueError, "no file"):
                    function(path)

    def test_arrays_that_do_not_fit(self) -> None:
        bones = self.model.bone_count
        positions = np.zeros((2, bones, 3), dtype=np.float32)
        rotations = np.zeros((2, bones, 4), dtype=np.float32)
        locked = positions.copy()
        locked.flags.writeable = False
        wrong = (
            (positions[:1], rotations),
            (positions, rotations[..., :3]),
            (positions.astype(np.float64), rotations),
            (positions, np.asfortranarray(rotations)),
            (locked, rotations),
            (np.zeros((4, bones, 3), dtype=np.float32)[::2], rotations),
        )
        for out in wrong:
            with self.subTest(), self.assertRaises((ValueError, TypeError)):
                self.actor.poses([0, 1], out=out)
        self.assertFalse(positions.any() or rotations.any())

    def test_a_model_without_bones_or_motion(self) -> None:
        poses = odori.poses(self.model, None, [0, 7])
        np.testing.assert_allclose(poses.positions[1], self.model.bone_positions, atol=1e-5)
        np.testing.assert_array_equal(poses.rotations[..., 3], 1)
        self.assertEqual(odori.Actor(self.model).last_frame, 0)


if __name__ == "__main__":
    unittest.main()
