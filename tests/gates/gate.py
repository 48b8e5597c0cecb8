# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""What the gates share: they list sources, read them, and report findings.

A gate is a program check_<name>.py with a function findings(root). It returns a list of findings,
each of them one line, and a sentence: what was checked if there are no findings, else what to do
about them. check_<name>_test.py sees every rule fail. """
import argparse
import os
import pathlib
import sys

SOURCE_FOLDER = pathlib.Path(__file__).resolve().parents[2]
CODE_FOLDERS = ("pmx", "vmd", "ik", "app", "resources", "tests")
CODE_ENDINGS = (".cpp", ".h")
SKIPPED = 77  # ctest's word for a test that could not run


class Skip(Exception):
    """A gate raises it if it can't check anything here, with the reason."""


def files_below(root, folders, without=()):
    """Returns the paths of all files in these folders of root, sorted, relative to root and with
    slashes.

    A folder that isn't there has no files. Folders of a name in `without` are left out at any
    depth. """
    found = []
    for folder in folders:
        for at, inner, names in os.walk(root / folder):
            inner[:] = [name for name in inner if name not in without]
            where = pathlib.Path(at).relative_to(root)
            found += [(where / name).as_posix() for name in names]
    return sorted(found)


def code_below(root, folders=CODE_FOLDERS):
    """Returns the C++ sources and headers in these folders, as files_below() does. None at all is
    an error."""
    code = [file for file in files_below(root, folders) if file.endswith(CODE_ENDINGS)]
    if not code:
        sys.exit(f"no sources in {root}")
    return code


def read(root, file):
    return (root / file).read_text(encoding="utf-8", errors="replace")


def numbered_lines(root, file):
    """Returns (number from 1, line) for each line of a text. Only \\n ends a line, as for editors
    and grep."""
    return enumerate(read(root, file).split("\n"), 1)


def main(findings, fix=None, arguments=None):
    """Runs a gate as a program: [--fix] [ROOT]. The status is 0 without findings, 1 with some, and
    77 if it was skipped.

    fix(root) changes the tree so that the gate passes, and returns a sentence about it; None for
    gates that can't. arguments(parser) adds options; findings and fix get them by name. """
    name = pathlib.Path(sys.argv[0]).stem
    parser = argparse.ArgumentParser(description=sys.modules["__main__"].__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("root", nargs="?", type=pathlib.Path, default=SOURCE_FOLDER, help="the source folder")
    if fix:
        parser.add_argument("--fix", action="store_true", help="change the tree so that the gate passes")
    if arguments:
        arguments(parser)
    words = vars(parser.parse_args())
    root = words.pop("root").resolve()
    if not (root / "pmx").is_dir():
        sys.exit(f"{name}: {root} is not the source folder")
    try:
        if words.pop("fix", False):
            print(f"{name}: {fix(root, **words)}")
            return
        found, sentence = findings(root, **words)
    except Skip as skip:
        print(f"{name} skipped: {skip}")
        sys.exit(SKIPPED)
    if found:
        print("\n".join(found))
        sys.stdout.flush()
        sys.exit(f"{name}: {len(found)} {'finding' if len(found) == 1 else 'findings'}. {sentence}")
    print(f"{name}: {sentence}")
