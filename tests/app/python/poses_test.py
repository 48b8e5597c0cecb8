# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Poses of the built-in demo: against the program's own table, at odd frames, with every switch."""

import csv
import io
import subprocess
import unittest

import numpy as np

import given
import odori


class DemoPoses(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        folder = given.demo()
        cls.folder = folder
        cls.model = odori.open_model(folder / "odori.pmx")
        cls.dance = odori.open_motion(folder / "dance.vmd")

    def table(self, frames: str, *words: str, skip: int = 0) -> np.ndarray:
        """What `odori pose` says: (frames, bones, 7)."""
        command = [given.program(), "pose", self.folder / "odori.pmx", self.folder / "dance.vmd", "--frames", frames, *words]
        text = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
        keys = ("px", "py", "pz", "qx", "qy", "qz", "qw")
        numbers = [[float(row[key]) for key in keys] for row in csv.DictReader(io.StringIO(text))]
        return np.array(numbers, dtype=np.float32).reshape(-1, self.model.bone_count, 7)

    def expect_table(self, table: np.ndarray, poses: odori.Poses) -> None:
        np.testing.assert_array_equal(np.concatenate(poses, axis=2), table)

    def test_poses_are_those_of_the_program_to_the_bit(self) -> None:
        # GIVEN what the program says of frames in steps of a third, WHEN posed here, THEN the same
        frames = np.arange(0, 61) / 4
        self.expect_table(self.table("0:15:0.25", "--physics", "off"), odori.poses(self.model, self.dance, frames))

    def test_physics_is_that_of_the_program_to_the_bit(self) -> None:
        # GIVEN frames that fall, WHEN physics is on, THEN it is played in the order of time
        poses = odori.poses(self.model, self.dance, [40, 0, 20, 40], physics=True)
        self.expect_table(self.table("40,0,20,40", "--physics", "on"), poses)
        still = odori.poses(self.model, self.dance, [40])
        self.assertGreater(np.abs(poses.positions[0] - still.positions[0]).max(), 0.01)

    def test_solvers_are_those_of_the_program_to_the_bit(self) -> None:
        for solver in odori.SOLVERS:
            with self.subTest(solver=solver):
                poses = odori.poses(self.model, self.dance, range(0, 41, 20), solver=solver)
                self.expect_table(self.table("0:40:20", "--physics", "off", "--solver", solver), poses)

    def test_physics_follows_its_settings(self) -> None:
        # GIVEN gravity that points up, WHEN the bind pose settles, THEN something swings higher than with MMD's
        up = odori.Physics(gravity=(0, 98, 0))
        high = odori.poses(self.model, None, 0, physics=up).positions
        low = odori.poses(self.model, None, 0, physics=True).positions
        self.assertGreater((high - low)[..., 1].max(), 0.5)
        with self.assertRaises(ValueError):
            odori.poses(self.model, None, 0, physics=odori.Physics(settle=float("nan")))

    def test_any_number_of_threads_gives_the_same_bits(self) -> None:
        frames = np.linspace(0, self.dance.last_frame, 1001)
        one = odori.poses(self.model, self.dance, frames, threads=1)
        for threads in (2, 3, 0, 64):
            many = odori.poses(self.model, self.dance, frames, threads=threads)
            np.testing.assert_array_equal(one.positions, many.positions)
            np.testing.assert_array_equal(one.rotations, many.rotations)

    def test_a_frame_alone_is_as_among_others(self) -> None:
        actor = odori.Actor(self.model, self.dance)
        together = actor.poses(range(20))
        for frame in (0, 7, 8, 19):
            alone = actor.poses(frame)
            np.testing.assert_array_equal(alone.positions[0], together.positions[frame])

    def test_rotations_are_unit_quaternions_with_w_last(self) -> None:
        # GIVEN a bone without a parent, WHEN it only turns, THEN its children are where the rotation brings their bind pose
        poses = odori.poses(self.model, self.dance, range(0, 300, 10))
        norms = np.linalg.norm(poses.rotations, axis=2)
        np.testing.assert_allclose(norms, 1.0, atol=1e-5)
        self.assertTrue((poses.rotations[..., 3] >= 0).all())
        parents = self.model.bone_parents
        child = self.model.bone("頭")
        parent = parents[child]
        offset = (self.model.bone_positions[child] - self.model.bone_positions[parent]).astype(float)
        x, y, z, w = (poses.rotations[:, parent, i].astype(float) for i in range(4))
        axis = np.stack([x, y, z], axis=1)
        turned = offset + 2 * np.cross(axis, np.cross(axis, offset) + w[:, None] * offset)
        np.testing.assert_allclose(poses.positions[:, child], poses.positions[:, parent] + turned, atol=1e-4)

    def legs(self) -> list:
        """The chains of the left leg and of the right one."""
        return [chain for name in ("左足ＩＫ", "右足ＩＫ") for chain in self.model.chains if chain.name == name]

    def test_chains_are_switched_by_name(self) -> None:
        # GIVEN a dance that moves the feet by chains
        chains = self.legs()
        frames = range(0, 200, 5)
        on = odori.poses(self.model, self.dance, frames, ik=True)
        off = odori.poses(self.model, self.dance, frames, ik=False)
        # WHEN one is off THEN its links are as without IK, those of others as with it
        one = odori.poses(self.model, self.dance, frames, ik={chains[0].name: False, chains[1].name: True})
        first, second = chains[0].links[0].bone, chains[1].links[0].bone
        np.testing.assert_array_equal(one.rotations[:, first], off.rotations[:, first])
        np.testing.assert_array_equal(one.rotations[:, second], on.rotations[:, second])
        self.assertGreater(np.abs(on.rotations[:, first] - off.rotations[:, first]).max(), 0.01)

    def test_solvers_are_chosen_by_chain(self) -> None:
        chains = self.legs()
        frames = range(0, 200, 20)
        mmd = odori.poses(self.model, self.dance, frames)
        one = odori.poses(self.model, self.dance, frames, solver={chains[0].name: odori.Solver("fabrik", loops=50)})
        first, second = chains[0].links[0].bone, chains[1].links[0].bone
        self.assertGreater(np.abs(mmd.rotations[:, first] - one.rotations[:, first]).max(), 1e-4)
        np.testing.assert_array_equal(mmd.rotations[:, second], one.rotations[:, second])

    def test_switches_are_heard(self) -> None:
        frames = range(0, 200, 10)
        mmd = odori.poses(self.model, self.dance, frames)
        other = odori.poses(self.model, self.dance, frames, switches=["cap-is-unit-angle"])
        self.assertGreater(np.abs(mmd.rotations - other.rotations).max(), 1e-6)

    def test_motions_may_begin_later(self) -> None:
        plain = odori.poses(self.model, self.dance, [0, 15, 30])
        later = odori.poses(self.model, [(self.dance, 30)], [30, 45, 60])
        np.testing.assert_array_equal(plain.positions, later.positions)

    def test_arrays_of_the_caller_are_filled(self) -> None:
        positions = np.full((3, self.model.bone_count, 3), np.nan, dtype=np.float32)
        rotations = np.full((3, self.model.bone_count, 4), np.nan, dtype=np.float32)
        given_back = odori.poses(self.model, self.dance, range(3), out=(positions, rotations))
        self.assertIs(given_back.positions, positions)
        self.assertIs(given_back.rotations, rotations)
        np.testing.assert_array_equal(positions, odori.poses(self.model, self.dance, range(3)).positions)


if __name__ == "__main__":
    unittest.main()
