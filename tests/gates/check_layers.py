#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""This is the gate of the layers. cmake/layers.json says which folder may include which, and which
library from outside is known where. The gate reads #include lines and CMake's lists, and compiles
nothing. Rules:
  arrow    a source includes only what its layer allows
  folder   each folder of sources has a layer
  path     an include of ours is written from the source folder
  qt …     a library from outside is included only where it is known (one rule for each library)
  link     a target links only targets of folders that its own folder may include
  map      docs/dev/map.md lists a folder below all that it includes
  once     a header has #pragma once
  spdx     a file begins with the two SPDX lines
Each finding is one line: rule: file:line: what. check_layers_test.py sees every rule fail."""
import json
import re

import gate

LAYERS = "cmake/layers.json"
MAP = "docs/dev/map.md"
INCLUDE = re.compile(r"[ \t]*#[ \t]*include[ \t]*([<\"])([^>\"]+)")
ANY_INCLUDE = re.compile(r"#[ \t]*include")
OURS = re.compile(r"(?:pmx|vmd|ik|app|resources|tests)/")
# Qt 3D's classes come under short header names too, but never without their namespace.
QT3D_CLASS = re.compile(r"Qt3D(?:Core|Render|Extras|Input|Logic|Animation)\b")
# Highway compiles some headers once for each instruction set; their guard lets them in again.
ONCE = re.compile(r"^#pragma once$", re.MULTILINE)
ONCE_PER_TARGET = re.compile(r"^#if defined\([A-Z_]+\) == defined\(HWY_TARGET_TOGGLE\)$", re.MULTILINE)
SPDX = (re.compile(rb"SPDX-FileCopyrightText: [0-9]+ The Odori developers"), re.compile(rb"SPDX-License-Identifier: MIT"))
SPDX_ENDINGS = (".cmake", ".sh", ".py", ".vert", ".frag", ".glsl")


class Layers:
    """The content of cmake/layers.json."""

    def __init__(self, root):
        content = json.loads(gate.read(root, LAYERS))
        self.allowed = {start: folders + [start[:-1]] if start.endswith("/") else folders
                        for start, folders in content["layers"].items()}
        self.starts = sorted(self.allowed, key=len, reverse=True)  # the longest that fits counts
        self.libraries = {name: (re.compile(library["headers"]), tuple(library["files"]))
                          for name, library in content["libraries"].items()}

    def of(self, file):
        """Returns the folders and headers that a file may include, or None if no layer is known for
        it."""
        start = next((start for start in self.starts if file.startswith(start)), None)
        return None if start is None else self.allowed[start]


def allows(allowed, name):
    """Returns whether one of the allowed folders or headers holds a header."""
    return any(name == one or name.startswith(one + "/") for one in allowed)


def include_findings(root, layers, file, allowed, quoted, name):
    """Yields (rule, what) for one #include of a file."""
    if OURS.match(name):
        if not allows(allowed, name):
            yield "arrow", f"may not include {name}"
    elif "../" in name or (quoted and (root / file).parent.joinpath(name).exists()):
        yield "path", f"{name}: write the path from the source folder"
    for library, (headers, files) in layers.libraries.items():
        if headers.match(name) and not file.startswith(files):
            yield library, f"may not include {name}"


def source_findings(root, layers, file):
    """Yields (line, rule, what) for one C++ source."""
    text = gate.read(root, file)
    allowed = layers.of(file)
    if allowed is None:
        yield 1, "folder", f"no layer is known for this folder ({LAYERS})"
        allowed = []
    sees_qt3d = file.startswith(layers.libraries["qt3d"][1])
    for number, line in enumerate(text.split("\n"), 1):
        include = INCLUDE.match(line)
        if include:
            for rule, what in include_findings(root, layers, file, allowed, include[1] == '"', include[2]):
                yield number, rule, what
        elif not sees_qt3d and QT3D_CLASS.search(line) and not ANY_INCLUDE.search(line):
            yield number, "qt3d", "names a class of Qt 3D"
    if file.endswith(".h") and not (ONCE_PER_TARGET if file.endswith("-inl.h") else ONCE).search(text):
        yield 1, "once", "the guard against a second inclusion is missing"


# -- Link lists -------------------------------------------------------------------------------------

COMMAND = re.compile(r"^[ \t]*(\w+)\(\s*([\w.-]+)((?:[^()#]|#[^\n]*|\([^()]*\))*)\)", re.MULTILINE)
MAKES_TARGET = re.compile(r"add_library|add_executable|pybind11_add_module|odori_(?:library|tests|display_tests|fuzz_target)")


def link_lists(root):
    """Returns the folder of each target, and (file, line, target, words) for each command that may
    link something to it."""
    folders = {}
    commands = []
    for file in gate.files_below(root, gate.CODE_FOLDERS):
        if not file.endswith("/CMakeLists.txt"):
            continue
        text = gate.read(root, file)
        for found in COMMAND.finditer(text):
            command, target, rest = found.groups()
            if MAKES_TARGET.fullmatch(command):
                folders[target] = file.removesuffix("CMakeLists.txt")
            if MAKES_TARGET.fullmatch(command) or command == "target_link_libraries":
                words = re.sub(r"#[^\n]*", "", rest).split()
                commands.append((file, text.count("\n", 0, found.start(2)) + 1, target, words))
    return folders, commands


def link_findings(root, layers):
    """Yields findings of rule link. A folder may link another if it may include it, or a header in
    it."""
    folders, commands = link_lists(root)
    for file, line, target, words in commands:
        own = folders.get(target, file.removesuffix("CMakeLists.txt"))
        # Sources at the edge of a folder (app/main.cpp) have layers of their own, which are wider.
        allowed = [one for start in layers.starts if start == own or (start.startswith(own) and not start.endswith("/"))
                   for one in layers.allowed[start]]
        allowed = allowed or layers.of(own) or []
        for word in words:
            folder = folders.get(word)
            if folder is None or folder == own or allows(allowed, folder) or any(one.startswith(folder) for one in allowed):
                continue
            yield f"link: {file}:{line}: {target} may not link {word} of {folder}"


# -- The map ----------------------------------------------------------------------------------------


def map_findings(root, layers):
    """Yields findings of rule map: the table of folders in map.md stands in the order of the
    layers."""
    rows = {}
    for number, line in gate.numbered_lines(root, MAP):
        if line.startswith("|"):
            for folder in re.findall(r"`([^`]+)`", line.split("|")[1]):
                rows[folder] = number
        elif rows:
            break  # the first table alone
    for start, allowed in layers.allowed.items():
        folder = start[:-1]
        if not start.endswith("/") or not start.startswith(("pmx/", "vmd/", "ik/", "app/")):
            continue
        if folder not in rows:
            yield f"map: {MAP}:1: {folder} isn't in the table of folders"
            continue
        for other, line in rows.items():
            if line > rows[folder] and other != folder and not other.startswith(start) and allows(allowed, other):
                yield f"map: {MAP}:{rows[folder]}: {folder} may include {other}, which stands below it"


# -- All of it --------------------------------------------------------------------------------------


def files_with_spdx(root, code):
    """Returns all files that begin with the two SPDX lines."""
    below = [file for file in gate.files_below(root, (*gate.CODE_FOLDERS, "cmake"))
             if file.endswith(SPDX_ENDINGS) or file.endswith("/CMakeLists.txt")]
    own = [path.relative_to(root).as_posix() for pattern in ("*.sh", "CMakeLists.txt", ".ci/*.sh", ".ci/run")
           for path in sorted(root.glob(pattern))]
    return code + own + below


def findings(root):
    layers = Layers(root)
    code = gate.code_below(root)
    found = [f"{rule}: {file}:{line}: {what}" for file in code for line, rule, what in source_findings(root, layers, file)]
    found += link_findings(root, layers)
    found += map_findings(root, layers)
    for file in files_with_spdx(root, code):
        with open(root / file, "rb") as stream:  # the lines stand near the top, below a #! or a #version line
            start = stream.read(400)
        if not all(line.search(start) for line in SPDX):
            found.append(f"spdx: {file}:1: the two SPDX lines are missing")
    return found, f"{LAYERS} has the layers." if found else f"{len(code)} sources keep the layers"


if __name__ == "__main__":
    gate.main(findings)
