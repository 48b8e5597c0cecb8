#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""check_words.py ROOT: the gate of plain words in code (docs/dev/words.md).

It finds names that have another word now, comments that begin with a word that makes no sentence, and lines of comments
that are wider than 100 columns. Each finding is one line: file:line: what. check_words_test.py sees each rule fail.
"""
import pathlib
import re
import sys

FOLDERS = ("app", "ik", "pmx", "vmd", "tests", "resources")
WIDEST = 100  # columns of a line that is a comment alone

# A name that was, and the one that is.
RENAMED = {
    r"kMost[A-Z]\w*|kMost": "kMax…",
    r"kLeast[A-Z]\w*|kLeast": "kMin…",
    r"ChainWays?": "ChainSolver",
    r"Retelling": "Retranslator",
    r"calledKind": "kindByExtension",
    r"dealMotions": "assignMotions",
    r"OneAtATime": "ExclusiveUse",
    r"TiedActors": "CoupledActors",
    r"fateOf": "statusOf",
    r"haunt\w*": "becomeGhostOf",
    r"travellers\w*": "rootMotionBones",
}
RENAMED_PATTERN = re.compile("|".join(rf"\b(?:{name})\b" for name in RENAMED))
OPENING = re.compile(r"^\s*//[/!]?<?\s*(What|Of|The same|Who|Whose)\b")
COMMENT = re.compile(r"^\s*//")
FREE = re.compile(r"NOLINT|SPDX|https?://|clang-format")


def name_for(word):
    """Returns the name that is used now for one that was."""
    return next(now for was, now in RENAMED.items() if re.fullmatch(was, word))


def findings(text):
    """Yields (line number, what) of a source's text. A block of comment lines opens with its first line."""
    inside = False
    for number, line in enumerate(text.splitlines(), 1):
        comment = COMMENT.match(line) is not None
        for found in RENAMED_PATTERN.finditer(line):
            yield number, f"{found.group()} is {name_for(found.group())} now"
        opening = OPENING.match(line)
        if opening and not inside:
            yield number, f"a comment begins with '{opening.group(1)}': write a sentence with a subject and a verb"
        if comment and len(line) > WIDEST and not FREE.search(line):
            yield number, f"a comment has {len(line)} columns; {WIDEST} are the most"
        inside = comment


def main(root):
    root = pathlib.Path(root)
    if not (root / "pmx").is_dir():
        sys.exit(f"check_words: '{root}' is not the source folder")
    count = wrong = 0
    for folder in FOLDERS:
        for file in sorted((root / folder).rglob("*")):
            if file.suffix not in (".cpp", ".h"):
                continue
            count += 1
            for number, what in findings(file.read_text(encoding="utf-8")):
                wrong += 1
                print(f"{file.relative_to(root)}:{number}: {what}")
    if wrong:
        sys.exit(f"check_words: {wrong} findings; the words are in docs/dev/words.md")
    print(f"check_words: {count} sources have plain words")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit("check_words.py: give the source folder")
    main(sys.argv[1])
