# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Frames that are too many are counted before anything is made of them; errors are short; who shares memory with whom."""

import array
import collections
import contextlib
import tracemalloc
import unittest
from typing import Any, Iterator

import numpy as np

import given
import odori


class Frames(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        folder = given.demo()
        cls.model = odori.open_model(folder / "odori.pmx")
        cls.dance = odori.open_motion(folder / "dance.vmd")
        cls.actor = odori.Actor(cls.model, cls.dance)

    @contextlib.contextmanager
    def takes_no_memory(self) -> Iterator[None]:
        tracemalloc.start()
        try:
            yield
            self.assertLess(tracemalloc.get_traced_memory()[1], 2**20)
        finally:
            tracemalloc.stop()

    def test_too_many_frames_are_refused_before_they_are_made(self) -> None:
        row = [0.0] * 10**6
        for frames in (
            np.broadcast_to(np.float32(0), (10, 10**7)),
            np.broadcast_to(np.float32(0), (10, 10**11)),
            np.broadcast_to(np.float32(0), (10**12,)),
            memoryview(bytes(4 * 10**6)).cast("B", (2, 2 * 10**6)),
            range(10**20),
            range(10**9),
            [row] * 100,
            [row, *[0.0] * 1000],
            [0.0, row],
        ):
            for call in (self.actor.poses, self.actor.skinned, self.actor.morph_weights, lambda f: odori.camera(self.dance, f)):
                with self.subTest(frames=type(frames)), self.takes_no_memory():
                    with self.assertRaisesRegex(ValueError, "^frames"):
                        call(frames)

    def test_frames_of_any_size_are_told_to_be_beyond_the_last(self) -> None:
        for frames in (range(10**20, 10**20 + 5), range(10**400, 10**400 + 5), 10**400, [10**400], [2**64], -(10**20)):
            with self.assertRaisesRegex(ValueError, "^frames"):
                self.actor.poses(frames)

    def test_gravity_is_counted_first(self) -> None:
        for gravity in (range(10**9), range(10**20), np.broadcast_to(np.float32(0), (3, 10**11)), np.float32(1), "abc", [1, 2]):
            with self.subTest(gravity=type(gravity)), self.takes_no_memory():
                with self.assertRaisesRegex(TypeError, "^gravity: "):
                    self.actor.poses([0], physics=odori.Physics(gravity=gravity))
        for gravity in ((0, -98, 0), [0, -98.0, 0], np.array([0, -98, 0]), range(0, 3)):
            self.actor.poses([0], physics=odori.Physics(gravity=gravity))

    def test_what_errors_show_is_not_made_whole(self) -> None:
        name, many = "x" * 10**7, [0] * 10**6
        raw = name.encode()
        calls: dict[str, Any] = {
            "switches": lambda: odori.Actor(self.model, switches=name),
            "chain": lambda: odori.Actor(self.model, ik={name: False}),
            "threads": lambda: self.actor.poses([0], threads=many),
            "settle": lambda: self.actor.poses([0], physics=odori.Physics(settle=many)),
            "gravity": lambda: self.actor.poses([0], physics=odori.Physics(gravity=many)),
            "out": lambda: self.actor.poses([0], out=(many, many)),
            "bytes": lambda: self.actor.poses(raw),
        }
        for what, call in calls.items():
            with self.subTest(what):
                with self.takes_no_memory(), self.assertRaises((TypeError, ValueError)) as caught:
                    call()
                self.assertLess(len(str(caught.exception)), 2000)

    def test_frames_of_more_kinds(self) -> None:
        want = self.actor.poses([0.0, 2.0, 4.0]).positions
        crooked = np.zeros(3 * 8 + 1, dtype=np.uint8)[1:].view(np.float64)
        crooked[:] = (0, 2, 4)
        for frames in (collections.deque([0, 2, 4]), array.array("d", [0, 2, 4]), [np.float32(0), 2, np.array(4.0)], (0, 2.0, np.int8(4)),
                       np.array([0, 2, 4], dtype=np.longdouble), memoryview(np.array([0, 2, 4])), crooked, np.array([4, 2, 0])[::-1]):
            with self.subTest(frames=frames):
                np.testing.assert_array_equal(want, self.actor.poses(frames).positions)

    def test_frames_share_no_memory_with_what_is_filled_whatever_their_type(self) -> None:
        bones = self.model.bone_count
        rotations = np.zeros((2, bones, 4), dtype=np.float32)
        for kind in (np.float64, np.float32, np.int32, np.uint8):
            positions = np.zeros((2, bones, 3), dtype=np.float32)
            memory = positions.reshape(-1).view(kind)
            for frames in (memory[:2], memory[: 2 * 7 : 7]):
                with self.subTest(kind=kind), self.assertRaisesRegex(ValueError, "^out: .* share no memory"):
                    self.actor.poses(frames, out=(positions, rotations))
            apart = memory[:2].copy()
            self.actor.poses(apart, out=(positions, rotations))

    def test_each_array_that_is_filled_has_its_own_memory(self) -> None:
        shape = (2, self.model.vertex_count, 3)
        memory = np.zeros(shape, dtype=np.float32)
        with self.assertRaisesRegex(ValueError, "^out: .* share no memory"):
            self.actor.skinned([0, 1], normals=True, out=(memory, memory))

    def test_all_that_is_made_can_be_filled_into_arrays(self) -> None:
        frames = [0, 3.5]
        vertices, normals = self.actor.skinned(frames, normals=True)
        weights = self.actor.morph_weights(frames)
        out = (np.full_like(vertices, np.nan), np.full_like(normals, np.nan))
        got = self.actor.skinned(frames, normals=True, out=out)
        self.assertIs(got[0], out[0])
        self.assertIs(got[1], out[1])
        np.testing.assert_array_equal(out[0], vertices)
        np.testing.assert_array_equal(out[1], normals)
        alone = np.full_like(vertices, np.nan)
        self.assertIs(self.actor.skinned(frames, normals=True, out=alone)[0], alone)
        np.testing.assert_array_equal(alone, vertices)
        filled = np.full_like(weights, np.nan)
        self.assertIs(odori.morph_weights(self.model, self.dance, frames, out=filled), filled)
        np.testing.assert_array_equal(filled, weights)
        with self.assertRaisesRegex(TypeError, "^out: "):
            self.actor.skinned(frames, out=out)


if __name__ == "__main__":
    unittest.main()
