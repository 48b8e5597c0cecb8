#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""This is the gate of the public headers (cpp.md). cmake/public_headers.txt names each of them and
all that they include, with a hash of the content without comments and white space. So a header that
other programs use doesn't change unseen.

--fix renews the list. version.h exists only after an installation; its source is
cmake/version.h.in."""
import hashlib
import re
import sys

import gate

LIST = "cmake/public_headers.txt"
VERSION = re.compile(r"project\(odori VERSION ([0-9]+\.[0-9]+\.[0-9]+)")
INCLUDE = re.compile(r'^#include "([^"]+)"', re.MULTILINE)
ENTRY = re.compile(r"(public|needed) ([0-9a-f-]*) +(.+)")
NOT_HASHED = (re.compile(rb"//[^\n]*"), re.compile(rb"/\*(?:[^*]|\*+[^*/])*\*+/"), re.compile(rb"[ \t\r\n]+"))


class HeaderList:
    """The content of the list: its first comments, the last version that was released, the public
    headers, and all hashes."""

    def __init__(self, root):
        self.comments = []
        self.released = ""
        self.public = []
        self.hashes = {}
        for line in gate.read(root, LIST).splitlines():
            entry = ENTRY.fullmatch(line)
            if line.startswith("#"):
                self.comments.append(line)
            elif line.startswith("released "):
                self.released = line.removeprefix("released ")
            elif entry:
                kind, digest, header = entry.groups()
                self.hashes[header] = digest
                if kind == "public":
                    self.public.append(header)
            elif line:
                sys.exit(f"check_headers: {LIST}: '{line}' is no entry")


def source_of(header):
    return "cmake/version.h.in" if header == "version.h" else header


def headers_from(root, public):
    """Returns these headers and all that they include, sorted."""
    found = set()
    waiting = list(public)
    while waiting:
        header = waiting.pop()
        if header in found:
            continue
        found.add(header)
        if not (root / source_of(header)).exists():
            sys.exit(f"check_headers: {header} is public, and isn't there")
        waiting += INCLUDE.findall(gate.read(root, source_of(header)))
    return sorted(found)


def hash_of(root, header):
    text = (root / source_of(header)).read_bytes()
    for pattern in NOT_HASHED:
        text = pattern.sub(b"", text)
    return hashlib.sha256(text).hexdigest()[:16]


def changes(listed, now):
    """Returns a line for each header that isn't as listed."""
    new = [f"{header} {'is not what it was' if header in listed.hashes else 'becomes public'}"
           for header, digest in now.items() if listed.hashes.get(header) != digest]
    return new + [f"{header} is no longer public" for header in listed.hashes if header not in now]


def look(root):
    """Returns the list, the hashes of all public headers now, and the version of the sources."""
    listed = HeaderList(root)
    now = {header: hash_of(root, header) for header in headers_from(root, listed.public)}
    return listed, now, VERSION.search(gate.read(root, "CMakeLists.txt"))[1]


def findings(root):
    listed, now, version = look(root)
    found = changes(listed, now)
    if not found:
        return [], f"{len(now)} public headers are as listed, version {version}"
    if version == listed.released:
        return found, (
            f"Programs are built on these headers of {version}, which was released. First raise the version in CMakeLists.txt: the last "
            "number if programs needn't change and get the same results, else the one before it (cpp.md, Versions). Then: "
            "tests/gates/check_headers.py --fix")
    return found, (
        "Other programs are built on these headers. If the change is intended, mention it in CHANGELOG.md under Developers, and renew "
        f"the list: tests/gates/check_headers.py --fix. {version} wasn't released yet (the last was {listed.released}): raise it "
        f"further only if programs must change and {version} raises only the last number (cpp.md, Versions).")


def fix(root):
    listed, now, version = look(root)
    found = changes(listed, now)
    if found and version == listed.released:
        sys.exit("\n".join(["check_headers: the list isn't renewed.", *found, findings(root)[1]]))
    lines = listed.comments + [f"released {listed.released}"]
    lines += [f"{'public' if header in listed.public else 'needed'} {digest} {header}" for header, digest in now.items()]
    (root / LIST).write_text("\n".join(lines) + "\n", encoding="utf-8")
    return "\n".join(["the list is renewed", *found])


if __name__ == "__main__":
    gate.main(findings, fix)
