#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""This is the gate of plain words in code (docs/dev/words.md). It finds names that have another
word now, comments that begin with a word that makes no sentence, and lines of comments that are
wider than 100 columns.

Each finding is one line: file:line: what. check_words_test.py sees each rule fail."""
import re

import gate

WIDEST = 100  # columns of a line that is a comment alone

# A name that was, and the one that is.
RENAMED = {
    r"kMost[A-Z]\w*|kMost": "kMax…",
    r"kLeast[A-Z]\w*|kLeast": "kMin…",
    r"ChainWays?": "ChainSolver",
    r"Retelling": "keepTranslated",
    r"setWays|makeWays|kM(?:ax|in)Way\w*": "…ChainSolvers, …Solver…",
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


def text_findings(text):
    """Yields (line number, what) of a source's text. A block of comment lines opens with its first
    line."""
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


def findings(root):
    code = gate.code_below(root)
    found = [f"{file}:{number}: {what}" for file in code for number, what in text_findings(gate.read(root, file))]
    return found, "The words are in docs/dev/words.md." if found else f"{len(code)} sources have plain words"


if __name__ == "__main__":
    gate.main(findings)
