# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""The Python that docs/ shows is run, on the built-in demo under the names that it opens."""

import os
import re
import shutil
import tempfile
import types
import unittest
import zipfile
from pathlib import Path
from typing import Any
from unittest import mock

import numpy as np

import given
import odori


def blocks(page: Path) -> list[str]:
    return re.findall(r"^```python\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


class LocalClient:
    """As much of Dask's Client as a page uses: each task at once, in this process."""

    def __init__(self, scheduler_file: str) -> None:
        self.scheduler_file = scheduler_file

    def submit(self, task: Any, *words: Any, retries: int) -> Any:
        assert retries >= 0
        return task(*words)

    def gather(self, tasks: list[Any]) -> list[Any]:
        return tasks


class Pages(unittest.TestCase):
    def setUp(self) -> None:
        demo = given.demo()
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        before = os.getcwd()
        self.addCleanup(os.chdir, before)
        os.chdir(folder)
        for name in ("miku.pmx", "model.pmx"):
            shutil.copy(demo / "odori.pmx", name)
        for name in ("dance.vmd", "camera.vmd", "stage.pmx"):
            shutil.copy(demo / name, name)
        shutil.copy(demo / "mai.pmx", "mai.pmx")
        os.mkdir("models")
        with zipfile.ZipFile("models/miku.zip", "w") as archive:
            archive.write(demo / "odori.pmx", "miku.pmx")

    def run_page(self, name: str) -> dict[str, Any]:
        """What the blocks of a page leave; each begins anew, and of names of several the last counts."""
        names: dict[str, Any] = {}
        found = blocks(given.SOURCES / name)
        self.assertTrue(found, f"{name} has no Python")
        for number, block in enumerate(found):
            own: dict[str, Any] = {}
            exec(compile(block, f"{name}, block {number}", "exec"), own)
            names.update(own)
        return names

    def test_python(self) -> None:
        names = self.run_page("docs/library/python.md")
        bones = len(names["model"].bone_names)
        self.assertEqual(names["positions"].shape, (3000, bones, 3))
        self.assertEqual(names["rotations"].shape, (3000, bones, 4))
        self.assertEqual(names["left_hand"].shape, (3000, 3))
        # The demo's camera shows the actors, some 20 units high, as a whole and from near.
        self.assertEqual(names["distance_to_head"].shape, (30,))
        self.assertTrue(((names["distance_to_head"] > 5) & (names["distance_to_head"] < 200)).all())

    def test_cluster(self) -> None:
        dask = types.ModuleType("distributed")
        setattr(dask, "Client", LocalClient)
        with mock.patch.dict("sys.modules", distributed=dask):
            self.run_page("docs/library/cluster.md")
        with np.load("poses-00000.npz") as saved:
            expected, _ = odori.poses(odori.open_model("model.pmx"), odori.open_motion("dance.vmd"), range(300))
            np.testing.assert_array_equal(saved["positions"], expected)

    def test_every_page_with_python_is_run(self) -> None:
        pages = [given.SOURCES / "README.md", *sorted((given.SOURCES / "docs").rglob("*.md"))]
        with_python = {str(page.relative_to(given.SOURCES)) for page in pages if blocks(page)}
        self.assertEqual(with_python, {"docs/library/python.md", "docs/library/cluster.md"})


if __name__ == "__main__":
    unittest.main()
