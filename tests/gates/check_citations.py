#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""This is the gate of the citations: what a comment, a test or a page of docs/ names is there to be
read. Rules:
  document  a name that ends in .md is a page beside README.md, the name of a page below docs/, or the path of a file
  twice     no two pages have one name, so that the name alone says which page is meant
  folder    each page of docs/ lies in a folder of docs/
  chapter   the number after a page's name is one of its headings: "mmd-reference.md 4.5", "ik-parity 1 and 2",
            "mmd-reference.md chapter 9"; in docs/, a number after § alone is a heading of that page itself
  bare      outside of docs/ a number after § has a page's name before it
  link      a relative link of a page leads to a file
  test      a test that users.md names, as `Suite.Name`, is in tests/
Page and chapter may stand on two lines. Without .md only names with a hyphen count, and only before
a number.
Each finding is one line: rule: file:line: what. check_citations_test.py sees every rule fail."""
import re

import gate

ENDINGS = (".cpp", ".h", ".in", ".cmake", ".sh", ".py", ".vert", ".frag", ".glsl", ".gp", ".md", ".yml", ".json")
NAMES = ("CMakeLists.txt", "run", ".clang-tidy", ".clang-format")
WITHOUT = (".git", "build", "shared")
USERS = "docs/dev/users.md"

HEADING = re.compile(r"##+ (?:Appendix )?([0-9]+|[A-Z])((?:\.[0-9]+)*)\.? ")
PAGE_NAME = r"[A-Za-z0-9_./-]*[A-Za-z0-9_-]\.md"
NUMBER = r"(?:§)?((?:[0-9]+|[A-Z]\.[0-9]+)(?:\.[0-9]+)*)"
AFTER_NAME = re.compile(rf"(?:,? chapters? |,? section | )?{NUMBER}")
AFTER_NUMBER = re.compile(rf"(?:, | and | to | or ){NUMBER}")
ALONE = re.compile(r"§((?:[0-9]+|[A-Z])(?:\.[0-9]+)*)")
LINK = re.compile(r"\]\(([^) ]+)\)")
TEST_MACRO = re.compile(r"^(?:TEST|TEST_F|TEST_P)\(([A-Za-z0-9_]+), ([A-Za-z0-9_]+)", re.MULTILINE)
TEST_NAME = re.compile(r"`([A-Z][A-Za-z0-9]+\.[A-Za-z0-9]+)`")


def name_of(file):
    """Returns a file's name without its folder and all that follows the first dot."""
    return file.rsplit("/", 1)[-1].split(".", 1)[0]


class Citations:
    """Reads a tree and collects findings."""

    def __init__(self, root):
        self.root = root
        self.found = []
        self.citations = self.links = 0
        self.files = [file for file in gate.files_below(root, [""], WITHOUT)
                      if file.endswith(ENDINGS) or file.rsplit("/", 1)[-1] in NAMES]
        self.read_pages()
        short = "|".join(re.escape(name) for name in self.chapters if "-" in name) or "no-page"
        self.page = re.compile(rf"{PAGE_NAME}|{short}")
        self.may_cite = re.compile(rf"\.md|§[0-9A-Z]|(?:{short})(?:,? chapters?| section)? §?[0-9]")

    def finding(self, rule, file, line, what):
        self.found.append(f"{rule}: {file}:{line}: {what}")

    def read_pages(self):
        """Enters the numbers of each page's headings in self.chapters."""
        self.chapters = {}
        pages = {}
        for path in sorted([*self.root.glob("*.md"), *self.root.glob("docs/*.md"), *self.root.glob("docs/*/*.md")]):
            file = path.relative_to(self.root).as_posix()
            if path.parent == self.root / "docs":
                self.finding("folder", file, 1, "a page of docs/ lies in one of its folders")
                continue
            name = name_of(file)
            if name in pages:
                self.finding("twice", file, 1, f"{pages[name]} has the same name")
                continue
            pages[name] = file
            self.chapters[name] = {found[1] + found[2] for _, line in gate.numbered_lines(self.root, file)
                                   if (found := HEADING.match(line))}

    def find_page(self, word, file, line):
        """Returns the name, without .md, of the page that a word means; None, with a finding, if
        there is none."""
        self.citations += 1
        name = name_of(word)
        path = word.lstrip("/")  # after ${PROJECT_SOURCE_DIR}
        known = word == f"{name}.md" and name in self.chapters
        if known or (self.root / path).exists() or (self.root / file).parent.joinpath(path).exists():
            return name
        self.finding("document", file, line, f"{word} isn't there")
        return None

    def check_chapter(self, page, number, file, line):
        if number not in self.chapters.get(page, ()):
            self.finding("chapter", file, line, f"{page} has no chapter {number}")

    def check_chapters(self, page, file, line, text):
        """Checks the numbers right after a page's name, and returns the text after them."""
        pattern = AFTER_NAME
        while found := pattern.match(text):
            self.check_chapter(page, found[1], file, line)
            text = text[found.end():]
            pattern = AFTER_NUMBER
        return text

    def check_alone(self, file, line, text):
        """Checks the numbers after a § that no page's name stands before."""
        for found in ALONE.finditer(text):
            self.citations += 1
            if file.startswith("docs/") and file.endswith(".md"):
                self.check_chapter(name_of(file), found[1], file, line)
            else:
                self.finding("bare", file, line, f"which page's chapter is {found[1]}?")

    def check_line(self, file, line, text, next_text):
        """Checks one line: names of pages with the numbers after them, then the rest of it."""
        rest = ""
        while found := self.page.search(text):
            name, before, text = found[0], text[:found.start()], text[found.end():]
            rest += before + " "
            if re.match(r"\w", text, re.ASCII) or re.search(r"[\w/-]$", before, re.ASCII) or name.startswith("//"):
                continue  # a part of another word, or an address on the net
            after = text
            if re.search(r"[^ ]\($", before) and text.startswith(") "):
                after = text[1:]  # a link, and the number after it
            if name.endswith(".md"):
                page = self.find_page(name, file, line)
            else:
                page = name
                self.citations += 1
            if page and after:
                text = self.check_chapters(page, file, line, after)
            elif page and name.endswith(".md"):  # the next line has a turn of its own for what else it says
                self.check_chapters(page, file, line, " " + re.sub(r"^[ \t/*#<!-]+", "", next_text))
        self.check_alone(file, line, rest + text)

    def check_links(self, file, line, text):
        for found in LINK.finditer(text):
            target = found[1].split("#", 1)[0]
            if not target or re.match(r"[a-z]+:", target):
                continue
            self.links += 1
            if not (self.root / file).parent.joinpath(target).exists():
                self.finding("link", file, line, f"{target} isn't there")

    def check_tests(self):
        """Checks the names of tests in users.md."""
        tests = {f"{suite}.{name}" for file in self.files if file.endswith((".cpp", ".h"))
                 for suite, name in TEST_MACRO.findall(gate.read(self.root, file))}
        for number, line in gate.numbered_lines(self.root, USERS):
            for name in TEST_NAME.findall(line):
                self.citations += 1
                if name not in tests:
                    self.finding("test", USERS, number, f"no test is named {name}")

    def check_all(self):
        for file in self.files:
            text = gate.read(self.root, file)
            if not self.may_cite.search(text) and not file.endswith(".md"):
                continue
            lines = text.split("\n")
            for number, line in enumerate(lines, 1):
                if self.may_cite.search(line):
                    self.check_line(file, number, line, lines[number] if number < len(lines) else "")
                if file.endswith(".md"):
                    self.check_links(file, number, line)
        if (self.root / USERS).exists():
            self.check_tests()


def findings(root):
    citations = Citations(root)
    citations.check_all()
    if citations.found:
        return citations.found, "Comments cite pages by name and chapter (docs/dev/test.md, Documents)."
    return [], f"{citations.citations} citations and {citations.links} links lead somewhere"


if __name__ == "__main__":
    gate.main(findings)
