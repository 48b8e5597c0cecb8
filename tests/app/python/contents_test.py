# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""What folders and archives hold, and how complete that is."""

import copy
import pickle
import shutil
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

import given
import odori


class Contents(unittest.TestCase):
    def setUp(self) -> None:
        self.demo = given.demo()
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def packed(self, *names: str) -> Path:
        archive = self.folder / "packed.zip"
        with zipfile.ZipFile(archive, "w") as made:
            for name in names:
                made.write(self.demo / name, name)
        return archive

    @staticmethod
    def descriptors(file: Path) -> int:
        """How many descriptors of this process are open on a file."""
        return sum(link.exists() and link.resolve() == file.resolve() for link in Path("/proc/self/fd").iterdir())

    def test_a_camera_is_told_from_a_dance_and_a_show_from_others(self) -> None:
        found = odori.contents(self.packed("odori.pmx", "dance.vmd", "camera.vmd", "demo.odori"))
        self.assertEqual(
            {content.name: (content.kind, content.moves) for content in found},
            {"odori.pmx": ("model", False), "dance.vmd": ("motion", True), "camera.vmd": ("motion", False), "demo.odori": ("show", False)},
        )
        self.assertTrue(found.whole)
        self.assertIsNone(found.unread)
        self.assertEqual(found.issues, ())

    def test_of_several_models_the_obvious_one_is_opened_where_that_is_asked_for(self) -> None:
        # GIVEN two actors and the dance of one, packed
        packed = self.packed("odori.pmx", "stage.pmx", "dance.vmd")
        models = {name: odori.open_model(self.demo / name).vertex_count for name in ("odori.pmx", "stage.pmx")}
        largest = max(models, key=lambda name: models[name])
        # WHEN it is opened as it is THEN that is an error, which says what is obvious
        with self.assertRaisesRegex(odori.Error, "holds 2 models.*the obvious one, " + largest + ".*obvious=True"):
            odori.open_show(packed)
        # WHEN that is asked for THEN it is the larger model with the dance
        (actor,) = odori.open_show(packed, obvious=True).actors
        self.assertEqual(Path(actor.model.path).name, "packed.zip!" + largest)
        self.assertEqual(len(actor.motions), 1)

    def test_files_of_one_archive_share_its_descriptor(self) -> None:
        packed = self.packed("dance.vmd", "camera.vmd")
        held = [odori.open_motion(f"{packed}!{name}") for name in ("dance.vmd", "camera.vmd") * 10]
        self.assertEqual(self.descriptors(packed), 1)
        self.assertEqual(len(held), 20)
        # WHEN nobody holds them any more THEN it is closed
        held.clear()
        self.assertEqual(self.descriptors(packed), 0)

    def test_a_single_file_is_looked_into(self) -> None:
        (dance,) = odori.contents(self.packed("dance.vmd"))
        self.assertTrue(dance.moves)
        (model,) = odori.contents(self.packed("odori.pmx"))
        self.assertEqual(model.vertices, odori.open_model(self.demo / "odori.pmx").vertex_count)
        (camera,) = odori.contents(self.packed("camera.vmd"))
        self.assertFalse(camera.moves)

    def test_a_folder_that_is_too_large_is_not_whole(self) -> None:
        # GIVEN as many entries as are looked at THEN that is all; WHEN there is one more THEN it isn't
        shutil.copy(self.demo / "dance.vmd", self.folder)
        for i in range(19_999):
            (self.folder / str(i)).touch()
        self.assertTrue(odori.contents(self.folder).whole)
        (self.folder / "more").touch()
        found = odori.contents(self.folder)
        self.assertFalse(found.whole)
        self.assertIsNone(found.unread)

    def test_what_is_odd_is_told(self) -> None:
        shutil.copy(self.demo / "dance.vmd", self.folder)
        (self.folder / "broken.zip").write_bytes(b"PK no archive")
        found = odori.contents(self.folder)
        self.assertEqual([content.name for content in found], ["dance.vmd"])
        self.assertEqual([issue.section for issue in found.issues], ["broken.zip: entries"])

    def test_a_folder_that_is_read_in_part_says_why(self) -> None:
        # GIVEN a folder in a folder, for which the process may open no more files
        inner = self.folder / "inner"
        inner.mkdir()
        shutil.copy(self.demo / "dance.vmd", inner)
        code = (
            "import odori, os, resource, sys\n"
            "first = os.open('/dev/null', os.O_RDONLY)\n"
            "os.close(first)\n"
            "resource.setrlimit(resource.RLIMIT_NOFILE, (first + 1, resource.getrlimit(resource.RLIMIT_NOFILE)[1]))\n"
            "found = odori.contents(sys.argv[1])\n"
            "print(found.whole, len(found), len(found.issues))\n"
            "print(found.unread)\n"
        )
        said = subprocess.run([sys.executable, "-c", code, self.folder], check=True, capture_output=True, encoding="utf-8").stdout
        self.assertEqual(said.splitlines()[0], "False 0 1")
        self.assertIn("Too many open files", said)

    def test_it_is_a_tuple(self) -> None:
        found = odori.contents(self.packed("dance.vmd", "odori.pmx"))
        self.assertEqual(found, tuple(found))
        self.assertEqual(found[-1].name, "odori.pmx")
        some = odori.Contents(found, False, "why", [odori.Issue(None, None, None, "odd")])
        for other in (pickle.loads(pickle.dumps(some)), copy.copy(some), copy.deepcopy(some)):
            self.assertEqual((other, other.whole, other.unread, other.issues), (some, False, "why", some.issues))


if __name__ == "__main__":
    unittest.main()
