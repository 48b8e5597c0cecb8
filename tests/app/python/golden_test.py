# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Poses, weights and the camera against reference numbers that an unrelated runtime made (ik-parity.md 5)."""

import csv
import unittest
from collections import defaultdict
from pathlib import Path

import numpy as np

import given
import odori

# The goals of ik-parity.md 1 and 2: units and degrees, at the 99th percentile and at most.
OFF = (5e-4, 0.005, 5e-4, 0.005)
ON = (5e-4, 0.005, 1e-3, 0.03)
# Its parent has a later layer: the reference shows the frame before.
LATE = "前クローク2_2錘"
CASES = [
    ("miku__wavefile", "miku/初音ミク.pmx", "motion/wavefile_v2.vmd"),
    ("miku__walk", "miku/初音ミク.pmx", "motion/walk.vmd"),
    ("gene__wavefile", "gene/Gene_light.pmx", "motion/wavefile_v2.vmd"),
    ("yw__yw_test_motion", "yw/yw_test_model.pmx", "yw/yw_test_motion.vmd"),
    ("pmd/kaito__wavefile", "pmd/KAITO.pmd", "motion/wavefile_v2.vmd"),
    ("pose/miku__vpd_keitel04", "miku/初音ミク.pmx", "pose/KEITEL_04.vpd"),
]


def rows_of(path: Path):
    with open(path, encoding="utf-8", newline="") as file:
        yield from csv.DictReader(file)


def degrees_between(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """Between rotations in rows, well conditioned near zero."""
    a = a / np.linalg.norm(a, axis=-1, keepdims=True)
    b = b / np.linalg.norm(b, axis=-1, keepdims=True)
    chord = np.minimum(np.linalg.norm(a - b, axis=-1), np.linalg.norm(a + b, axis=-1))
    return np.degrees(4.0 * np.arcsin(np.minimum(chord / 2.0, 1.0)))


class GoldenPoses(unittest.TestCase):
    def compare(self, name: str, model_file: str, motion_file: str, ik: bool) -> None:
        # GIVEN a model, a motion and the reference poses
        corpus = given.corpus()
        model = odori.open_model(corpus / model_file)
        motion = odori.open_motion(corpus / motion_file)
        at_frame = defaultdict(dict)
        for row in rows_of(corpus / "golden" / f"{name}__ik_{'on' if ik else 'off'}.csv"):
            self.assertEqual(model.bone_names[int(row["bone"])], row["name"])
            if row["name"] != LATE:
                numbers = [float(row[key]) for key in ("px", "py", "pz", "qx", "qy", "qz", "qw")]
                at_frame[float(row["frame"])][int(row["bone"])] = numbers
        frames = sorted(at_frame)
        self.assertTrue(frames)

        # WHEN all frames are posed at once
        positions, rotations = odori.poses(model, motion, frames, ik=ik)

        # THEN they differ by no more than the tolerances
        self.assertEqual(positions.shape, (len(frames), model.bone_count, 3))
        self.assertEqual(rotations.shape, (len(frames), model.bone_count, 4))
        units, degrees = [], []
        for i, frame in enumerate(frames):
            bones = list(at_frame[frame])
            want = np.array([at_frame[frame][bone] for bone in bones])
            units.append(np.linalg.norm(want[:, :3] - positions[i, bones], axis=1))
            degrees.append(degrees_between(want[:, 3:], rotations[i, bones].astype(np.float64)))
        units, degrees = np.concatenate(units), np.concatenate(degrees)
        print(f"{name}: {len(units)} bone frames; units p99 {np.quantile(units, 0.99):.2g} max {units.max():.2g}; "
              f"degrees p99 {np.quantile(degrees, 0.99):.2g} max {degrees.max():.2g}")
        p99_units, p99_degrees, most_units, most_degrees = ON if ik else OFF
        self.assertLessEqual(np.quantile(units, 0.99), p99_units)
        self.assertLessEqual(np.quantile(degrees, 0.99), p99_degrees)
        self.assertLessEqual(units.max(), most_units)
        self.assertLessEqual(degrees.max(), most_degrees)

    def test_poses_are_those_of_the_reference(self) -> None:
        for name, model, motion in CASES:
            for ik in (False, True):
                with self.subTest(name=name, ik=ik):
                    self.compare(name, model, motion, ik)


class GoldenScene(unittest.TestCase):
    def test_morph_weights_are_those_of_the_reference(self) -> None:
        # GIVEN the reference weights of a dance
        corpus = given.corpus()
        rows = list(rows_of(corpus / "golden" / "miku__wavefile__morphs.csv"))
        model = odori.open_model(corpus / "miku/初音ミク.pmx")
        frames = sorted({float(row["frame"]) for row in rows})
        # WHEN they are asked for
        weights = odori.morph_weights(model, odori.open_motion(corpus / "motion/wavefile_v2.vmd"), frames)
        # THEN each is there
        self.assertEqual(weights.shape, (len(frames), len(model.morph_names)))
        place = {frame: i for i, frame in enumerate(frames)}
        compared = 0
        for row in rows:
            name = row.get("name") or row.get("morph")
            if name in model.morph_names:
                got = weights[place[float(row["frame"])], model.morph_names.index(name)]
                self.assertAlmostEqual(float(row["weight"]), float(got), delta=2e-5, msg=str(row))
                compared += 1
        self.assertGreater(compared, len(frames))

    def test_the_camera_is_that_of_the_reference(self) -> None:
        # GIVEN target, angles, distance, field of view and eye as another runtime computes them
        corpus = given.corpus()
        rows = list(rows_of(corpus / "golden" / "wavefile_camera.csv"))
        want = np.array([[float(value) for value in row.values()] for row in rows])
        # WHEN the camera is asked for at these frames
        camera = odori.camera(odori.open_motion(corpus / "motion/wavefile_camera.vmd"), want[:, 0])
        # THEN it is the same, and the eye is where python.md has it
        self.assertIsNotNone(camera)
        got = np.column_stack(
            [camera.target, camera.rotation, camera.distance, camera.fov, eye_of(camera)]
        )
        np.testing.assert_allclose(got, want[:, 1:], rtol=0, atol=2e-3)
        self.assertTrue(camera.perspective.all())


def eye_of(camera: odori.Camera) -> np.ndarray:
    """target + Ry(-y) Rx(-x) Rz(-z) (0, 0, distance); the last of these turns does nothing here."""
    x, y = -camera.rotation[:, 0].astype(float), -camera.rotation[:, 1].astype(float)
    away = np.stack([np.sin(y) * np.cos(x), -np.sin(x), np.cos(y) * np.cos(x)], axis=1)
    return camera.target + away * camera.distance[:, None]


if __name__ == "__main__":
    unittest.main()
