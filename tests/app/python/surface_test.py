# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Vertices and weights of morphs of the built-in demo."""

import os
import subprocess
import unittest

import numpy as np

import given
import odori


class DemoSurface(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        folder = given.demo()
        cls.model = odori.open_model(folder / "odori.pmx")
        cls.dance = odori.open_motion(folder / "dance.vmd")

    def test_the_bind_pose_leaves_vertices_where_they_are(self) -> None:
        vertices, normals = odori.skinned(self.model, None, 0, normals=True)
        self.assertEqual(vertices.shape, (1, self.model.vertex_count, 3))
        np.testing.assert_allclose(vertices[0], self.model.vertices, atol=1e-4)
        np.testing.assert_allclose(np.linalg.norm(normals[0], axis=1), 1.0, atol=1e-4)

    def test_vertices_follow_their_bones(self) -> None:
        # GIVEN a frame far from the bind pose WHEN skinned THEN the surface lies about the bones: each bone of the body has
        # vertices as near as the bind pose has them, within a share of the figure
        frames = [100.0, 250.5]
        vertices = odori.skinned(self.model, self.dance, frames)
        positions, _ = odori.poses(self.model, self.dance, frames)
        for name in ("頭", "左ひじ", "右ひざ"):
            bone = self.model.bone(name)
            nearest = np.linalg.norm(self.model.vertices - self.model.bone_positions[bone], axis=1).argmin()
            rest = np.linalg.norm(self.model.vertices[nearest] - self.model.bone_positions[bone])
            for i in range(len(frames)):
                now = np.linalg.norm(vertices[i, nearest] - positions[i, bone])
                self.assertLess(abs(now - rest), 0.3, name)
        self.assertGreater(np.abs(vertices[0] - self.model.vertices).max(), 1.0)

    def test_vertices_are_those_of_the_other_way_of_skinning(self) -> None:
        # GIVEN an OBJ file that the example made, vertex by vertex, with its z turned round
        example = os.path.join(os.environ.get("ODORI_EXAMPLES", ""), "skinned_mesh")
        if not os.path.isfile(example):
            self.skipTest("the examples aren't built")
        command = [example, self.model.path, self.dance.path, "60"]
        lines = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout.splitlines()
        rows = {kind: np.array([line.split()[1:] for line in lines if line.split()[0] == kind], dtype=float) for kind in ("v", "vn")}
        # WHEN skinned here THEN vertices are the same to 1e-5 of the figure's size, normals to 1e-4
        vertices, normals = odori.skinned(self.model, self.dance, 60, normals=True)
        mirror = np.array([1, 1, -1])
        np.testing.assert_allclose(vertices[0], rows["v"] * mirror, atol=1e-5 * 25)
        np.testing.assert_allclose(normals[0], rows["vn"] * mirror, atol=2e-4)

    def test_threads_and_arrays_of_the_caller(self) -> None:
        frames = np.arange(0, 40, 1.5)
        one = odori.skinned(self.model, self.dance, frames, threads=1)
        out = np.empty_like(one)
        self.assertIs(odori.skinned(self.model, self.dance, frames, threads=4, out=out), out)
        np.testing.assert_array_equal(one, out)

    def test_physics_moves_vertices(self) -> None:
        still = odori.skinned(self.model, self.dance, [60])
        swings = odori.skinned(self.model, self.dance, [60], physics=True)
        self.assertGreater(np.abs(still - swings).max(), 0.01)

    def test_morph_weights_are_between_nothing_and_all(self) -> None:
        weights = odori.morph_weights(self.model, self.dance, range(0, 600, 3))
        self.assertEqual(weights.shape, (200, len(self.model.morph_names)))
        self.assertGreater(weights.max(), 0.1)
        resolved = odori.morph_weights(self.model, self.dance, range(0, 600, 3), resolved=True)
        self.assertEqual(resolved.shape, weights.shape)



if __name__ == "__main__":
    unittest.main()
