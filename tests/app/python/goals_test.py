# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""What goals are for their solvers: the pose vector, the Jacobian, each solver's result."""

import json
import tempfile
import unittest
from pathlib import Path
from typing import Any

import numpy as np

import given
import odori

SHOULDER, ELBOW, WRIST = "左腕", "左ひじ", "左手首"
AXIS = [0.0, 0.0, 1.0]


class Goals(unittest.TestCase):
    def setUp(self) -> None:
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        self.model = odori.open_model(given.demo() / "odori.pmx")
        self.places = {name: self.model.bone_positions[self.model.bone(name)].astype(float) for name in (SHOULDER, ELBOW, WRIST)}

    def show(self, by: tuple[float, float, float]) -> odori.Show:
        """A figure at rest whose arm is two hinges about Z, and whose wrist is to move by a vector."""
        hinges = [{"bone": bone, "turn": "hinge", "axis": AXIS, "from": -150, "to": 150} for bone in (SHOULDER, ELBOW)]
        goal = {"goal": "reach", "bone": WRIST, "root": SHOULDER, "point": (self.places[WRIST] + by).tolist()}
        actor = {"model": str(given.demo() / "odori.pmx"), "freedoms": hinges, "goals": [goal]}
        file = self.folder / "arm.odori"
        file.write_text(json.dumps({"format": "odori show", "version": 1, "actors": [actor]}))
        return odori.open_show(file)

    def study(self, **options: Any) -> dict[str, Any]:
        told = self.show((-0.5, -0.5, 0.0)).goals(**options)
        self.assertEqual(len(told), 1)
        assert told[0] is not None
        self.assertEqual(len(told[0]), 1)
        return told[0][0]

    def test_the_jacobian_is_that_of_the_bones(self) -> None:
        of = self.study()
        columns = [np.cross(AXIS, self.places[WRIST] - self.places[bone]) for bone in (SHOULDER, ELBOW)]
        wanted = np.linalg.svd(np.array(columns).T, compute_uv=False)
        np.testing.assert_allclose(of["jacobian"]["singularValues"], wanted, rtol=1e-4)
        np.testing.assert_allclose(of["jacobian"]["condition"], wanted[0] / wanted[1], rtol=1e-3)
        # AND the first steps are those of numpy's pseudo-inverse, and of damped least squares
        matrix, error = np.array(columns).T, np.array([-0.5, -0.5, 0.0])
        damped = self.study(damping=0.5)
        inverse = np.linalg.pinv(matrix) @ error
        np.testing.assert_allclose(damped["firstStep"]["pseudoInverse"], np.abs(inverse).max(), rtol=1e-2)
        squares = matrix.T @ np.linalg.solve(matrix @ matrix.T + 0.25 * np.eye(3), error)
        np.testing.assert_allclose(damped["firstStep"]["damped"], np.abs(squares).max(), rtol=1e-3)

    def test_each_solver_says_how_it_ended(self) -> None:
        of = self.study(solvers=["dls", "ccd"], loops=200)
        self.assertEqual([each["solver"] for each in of["solvers"]], ["dls", "ccd"])
        for each in of["solvers"]:
            self.assertEqual(each["ended"], "reached")
            self.assertEqual([joint["bone"] for joint in each["pose"]], [SHOULDER, ELBOW])
        self.assertEqual(len(self.study()["solvers"]), len(odori.SOLVERS))

    def test_wrong_values_are_refused(self) -> None:
        show = self.show((0.0, 0.0, 0.0))
        with self.assertRaisesRegex(ValueError, "no solver 'magic'"):
            show.goals(solvers=["magic"])
        with self.assertRaisesRegex(ValueError, "damping"):
            show.goals(damping=-1.0)
        with self.assertRaisesRegex(ValueError, "tolerance"):
            show.goals(tolerance=0.0)
        with self.assertRaises(TypeError):
            show.goals(loops="many")  # type: ignore[arg-type]
        # AND the show still makes poses
        self.assertEqual(len(show.poses([0.0])), 1)


if __name__ == "__main__":
    unittest.main()
