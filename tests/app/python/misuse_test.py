# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Motions without end, objects that are pickled or copied, subinterpreters."""

import copy
import itertools
import os
import pickle
import subprocess
import sys
import unittest

import given
import odori


class Misuse(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = given.demo()
        cls.model = odori.open_model(cls.folder / "odori.pmx")
        cls.dance = odori.open_motion(cls.folder / "dance.vmd")
        cls.actor = odori.Actor(cls.model, cls.dance)

    def test_motions_without_end(self) -> None:
        with self.assertRaisesRegex(ValueError, "^motion: at most"):
            odori.camera(itertools.repeat(self.dance), [0])

    def test_objects_are_not_pickled(self) -> None:
        for one in (self.model, self.dance, self.actor, odori.open_show(self.folder / "odori.pmx")):
            with self.subTest(one=one), self.assertRaisesRegex(TypeError, f"odori.{type(one).__name__} .*pickled"):
                pickle.dumps(one)
            self.assertIs(copy.copy(one), one)
            self.assertIs(copy.deepcopy(one), one)

    def test_subinterpreters_are_refused(self) -> None:
        # GIVEN a subinterpreter that imports the package before the main interpreter has, THEN an error, and the main one goes on
        program = (
            "import _xxsubinterpreters as several\n"
            "one = several.create()\n"
            "try: several.run_string(one, 'import odori')\n"
            "except several.RunFailedError as error: print(error)\n"
            "import odori; print(odori.MOST_FRAME)\n"
        )
        said = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", timeout=60, env=os.environ)
        self.assertIn("subinterpreter", said.stdout, said.stderr)
        self.assertTrue(said.stdout.endswith("10000000\n"), said.stdout)


if __name__ == "__main__":
    unittest.main()
