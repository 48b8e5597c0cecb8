# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""The wheel: its list holds, it can be put anywhere and imported there, two of one build are one."""

import base64
import csv
import email
import email.message
import hashlib
import os
import subprocess
import sys
import tempfile
import unittest
import zipfile
from pathlib import Path

import given
import odori

MAKE = given.SOURCES / "app" / "python" / "make_wheel.py"
#: What the target odori_wheel says of it: which NumPy fits, and files of licences.
WORDS = os.environ.get("ODORI_WHEEL_WORDS", "numpy").split("|")


class Wheel(unittest.TestCase):
    def make(self, folder: str) -> Path:
        package = Path(odori.__file__).parent
        command = [sys.executable, MAKE, package, odori.__version__, folder, *WORDS]
        return Path(subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout.strip())

    def test_its_list_is_right(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            with zipfile.ZipFile(self.make(folder)) as wheel:
                about = f"odori-{odori.__version__}.dist-info"
                rows = list(csv.reader(wheel.read(f"{about}/RECORD").decode().splitlines()))
                self.assertEqual({row[0] for row in rows}, set(wheel.namelist()))
                for name, digest, size in rows:
                    if not name.endswith("RECORD"):
                        content = wheel.read(name)
                        want = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
                        self.assertEqual((digest, size), (f"sha256={want}", str(len(content))))
                self.assertIn("odori/py.typed", wheel.namelist())
                # AND the page that export() fills, where this build has it
                page = Path(odori.__file__).with_name("page.frame")
                self.assertEqual("odori/page.frame" in wheel.namelist(), page.is_file())
                self.assertIn(f"Version: {odori.__version__}\n", wheel.read(f"{about}/METADATA").decode())

    def test_it_says_which_numpy_fits(self) -> None:
        # GIVEN pybind11 before 2.12, which reads arrays of NumPy 1 alone THEN the wheel isn't installed beside NumPy 2
        old = tuple(int(part) for part in os.environ["ODORI_PYBIND11"].split(".")[:2]) < (2, 12)
        self.assertEqual(self.metadata().get_all("Requires-Dist"), ["numpy<2" if old else "numpy"])

    def test_licences_come_with_it(self) -> None:
        # GIVEN the licence and the notices of what is compiled in, where there are any THEN they are in the wheel and named
        with tempfile.TemporaryDirectory() as folder:
            with zipfile.ZipFile(self.make(folder)) as wheel:
                about = f"odori-{odori.__version__}.dist-info"
                for file in ("LICENSE", "resources/packages/THIRD_PARTY.md"):
                    path = given.SOURCES / file
                    if path.is_file():
                        self.assertEqual(wheel.read(f"{about}/{path.name}"), path.read_bytes())
                        self.assertIn(path.name, self.metadata().get_all("License-File"))

    def metadata(self) -> email.message.Message:
        with tempfile.TemporaryDirectory() as folder:
            with zipfile.ZipFile(self.make(folder)) as wheel:
                return email.message_from_bytes(wheel.read(f"odori-{odori.__version__}.dist-info/METADATA"))

    def test_two_of_one_build_are_one(self) -> None:
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as two:
            self.assertEqual(self.make(one).read_bytes(), self.make(two).read_bytes())

    def test_it_is_imported_from_where_it_is_put(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            place = Path(folder) / "place"
            with zipfile.ZipFile(self.make(folder)) as wheel:
                wheel.extractall(place)
            code = "import odori; print(odori.__file__); print(odori.SOLVERS)"
            environment = {**os.environ, "PYTHONPATH": str(place)}
            said = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, encoding="utf-8",
                                  env=environment, cwd=folder).stdout.splitlines()
        self.assertEqual(said[0], str(place / "odori" / "__init__.py"))
        self.assertEqual(said[1], str(odori.SOLVERS))


if __name__ == "__main__":
    unittest.main()
