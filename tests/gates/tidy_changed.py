#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""tidy_changed.py BUILD: runs clang-tidy over the sources that a change touched.

BUILD is a folder that the preset tidy has configured. The change is everything since the branch
left main, or the last commit on main itself, with what isn't committed yet. A changed header stands
for the source of its name, else for one that includes it. A change of more than --most sources is
checked where most lines changed; `cmake --workflow --preset tidy` checks everything."""
import argparse
import concurrent.futures
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys

import gate

MOST = 24  # sources, each of which takes 5 to 15 seconds


def git(root, *words):
    """Returns what git prints, or None if it fails or isn't there."""
    try:
        done = subprocess.run(["git", "-C", root, *words], capture_output=True, text=True, check=False)
    except FileNotFoundError:
        return None
    return done.stdout.strip() if done.returncode == 0 else None


def base_of(root):
    """Returns the commit that a change begins at, or None if nothing says it: no git, or no
    history."""
    head = git(root, "rev-parse", "HEAD")
    for main in ("origin/main", "main"):
        base = git(root, "merge-base", "HEAD", main)
        if base and base != head:
            return base
    return git(root, "rev-parse", "HEAD~1")


def changed_lines(root, base):
    """Returns each changed C++ file that is still there, with the number of lines that changed in
    it."""
    changed = {}
    for line in git(root, "diff", "--numstat", "--no-renames", base).splitlines():
        added, removed, file = line.split("\t")
        changed[file] = int(added) + int(removed) if added != "-" else 0
    for file in git(root, "ls-files", "--others", "--exclude-standard").splitlines():
        changed[file] = gate.read(root, file).count("\n")
    return {file: lines for file, lines in changed.items()
            if file.split("/")[0] in gate.CODE_FOLDERS and file.endswith(gate.CODE_ENDINGS) and (root / file).exists()}


def sources_of_headers(root, sources):
    """Returns a source for each header, in which clang-tidy sees it: that of its name, else the
    first that includes it."""
    shown = {}
    for source in sorted(sources):
        for header in re.findall(r'^#include "([^"]+)"', gate.read(root, source), re.MULTILINE):
            shown.setdefault(header, source)
    return shown | {source.removesuffix(".cpp") + ".h": source for source in sources}


def touched_sources(root, changed, sources):
    """Returns those of the sources that a change touched, those with most changed lines first."""
    shown = sources_of_headers(root, sources)
    touched = {}
    for file, lines in changed.items():
        source = file if file in sources else shown.get(file)
        if source:
            touched[source] = touched.get(source, 0) + lines
    return sorted(touched, key=lambda source: (-touched[source], source))


def compiled_sources(root, build):
    """Returns the sources that a build compiles. Those that include what moc makes of them aren't
    among them: it may not be made yet."""
    commands = json.loads((build / "compile_commands.json").read_text(encoding="utf-8"))
    files = {pathlib.Path(command["directory"], command["file"]).resolve() for command in commands}
    sources = {file.relative_to(root).as_posix() for file in files if file.is_relative_to(root) and not file.is_relative_to(build)}
    return {source for source in sources if not re.search(r'^#include ".*\.moc"', gate.read(root, source), re.MULTILINE)}


def tidy(root, build, sources):
    """Runs clang-tidy on sources, one on each core, and returns what it says of those that it finds
    something in."""
    program = shutil.which("clang-tidy-14") or sys.exit("tidy_changed: clang-tidy-14 is not installed")

    def run(source):
        return subprocess.run([program, "--quiet", "-p", build, source], cwd=root, capture_output=True, text=True, check=False)

    with concurrent.futures.ThreadPoolExecutor(os.cpu_count() or 1) as pool:
        return [done.stdout + done.stderr for done in pool.map(run, sources) if done.returncode]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("build", type=pathlib.Path)
    parser.add_argument("--most", type=int, default=MOST, help="how many sources at most")
    words = parser.parse_args()
    root, build = gate.SOURCE_FOLDER, words.build.resolve()
    base = base_of(root)
    if base is None:
        print("tidy_changed: nothing says what changed (no git, or no history); `cmake --workflow --preset tidy` checks everything")
        return
    touched = touched_sources(root, changed_lines(root, base), compiled_sources(root, build))
    checked = touched[:words.most]
    found = tidy(root, build, checked)
    left = f"; {len(touched) - len(checked)} more were left out" if len(touched) > len(checked) else ""
    if found:
        sys.exit("\n".join([*found, f"tidy_changed: clang-tidy finds something in {len(found)} of {len(checked)} sources{left}"]))
    print(f"tidy_changed: clang-tidy finds nothing in {len(checked)} sources that changed since {base[:8]}{left}")


if __name__ == "__main__":
    main()
