#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""This is the gate of the layout: every C++ source is laid out as .clang-format says, and --fix
lays them out. Skipped if clang-format 14 is not installed: another version breaks some lines
differently."""
import concurrent.futures
import os
import re
import shutil
import subprocess

import gate


def clang_format():
    """Returns the program, of version 14."""
    for name in ("clang-format-14", "clang-format"):
        if program := shutil.which(name):
            version = subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout.strip()
            if "version 14." in version:
                return program
            raise gate.Skip(f"needs clang-format 14, found {version}")
    raise gate.Skip("clang-format is not installed")


def run(root, files, *options):
    """Runs clang-format on all files, in a process for each core, and returns what all processes
    print to stderr."""
    command = [clang_format(), "--style=file", *options]
    shares = os.cpu_count() or 1

    def run_share(share):
        done = subprocess.run(command + files[share::shares], cwd=root, capture_output=True, text=True, check=False)
        if done.returncode and ": error: " not in done.stderr:
            raise RuntimeError(f"clang-format failed: {done.stderr}")
        return done.stderr

    with concurrent.futures.ThreadPoolExecutor(shares) as pool:
        return "".join(pool.map(run_share, range(min(shares, len(files)))))


def findings(root):
    code = gate.code_below(root)
    text = run(root, code, "--dry-run", "--Werror")
    found = sorted(set(re.findall(r"^([^:\n]+):[0-9]+:[0-9]+: error: ", text, re.MULTILINE)))
    return found, ("tests/gates/check_format.py --fix lays them out." if found else f"{len(code)} sources are laid out")


def fix(root):
    code = gate.code_below(root)
    run(root, code, "-i")
    return f"{len(code)} sources are laid out"


if __name__ == "__main__":
    gate.main(findings, fix)
