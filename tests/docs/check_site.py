#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""check_site.py SOURCE WORK CMAKE: makes the site of README.md and docs/ twice below WORK, and looks into it.

All that pages load lies beside them (no http, no file outside), links lead to files and headings that are there, each page of
the sources is one of the site and is led to from the first, pages say their language and their letters, and both are the
same bytes. Ends with 77 where Sphinx, MyST or Furo isn't installed.
"""
import filecmp
import html.parser
import os
import pathlib
import re
import shutil
import subprocess
import sys
import urllib.parse

source, work, cmake = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), sys.argv[3]
findings = []


class Page(html.parser.HTMLParser):
    """What a page loads and leads to, and the names that can be led to."""

    def __init__(self, path):
        super().__init__()
        self.loads, self.links, self.names, self.first = [], [], set(), {}
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        has = dict(attributes)
        if tag in ("html", "meta"):
            self.first.update(has)
        self.names.update(value for key, value in attributes if key in ("id", "name") and value)
        if tag == "a" and has.get("href"):
            self.links.append(has["href"])
        elif tag == "link" and has.get("rel") not in ("index", "search", "next", "prev", "author", "copyright"):
            self.loads.append(has["href"])
        self.loads += [has[key] for key in ("src", "srcset", "data", "poster", "action") if has.get(key) and tag != "a"]


def outside(where):
    return re.match(r"([a-z]+:)?//|[a-z]+:", where) is not None and not where.startswith("data:")


def make(out):
    done = subprocess.run([cmake, f"-DSOURCE={source}", f"-DOUT={out}", "-P", source / "resources/site/make_site.cmake"],
                          stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False)
    if "The site needs" in done.stdout:
        print(done.stdout)
        sys.exit(77)
    if done.returncode != 0:
        sys.exit(done.stdout)
    return out


def check_page(name, page, pages, site):
    for load in page.loads:
        file = (site / name).parent / urllib.parse.unquote(load.split("?")[0].split("#")[0])
        if outside(load) or not (load.startswith("data:") or file.exists()):
            findings.append(f"{name} loads {load}")
    for link in page.links:
        if outside(link):
            continue
        path, _, anchor = urllib.parse.unquote(link).partition("#")
        target = os.path.normpath(os.path.join(os.path.dirname(name), path)) if path else name
        if not (site / target).is_file():
            findings.append(f"{name} leads to {link}, which isn't there")
        elif anchor and target in pages and anchor not in pages[target].names:
            findings.append(f"{name} leads to {link}, and that page has no {anchor}")
    if name != "index.html" and page.first.get("lang") != "en":
        findings.append(f"{name} doesn't say its language")
    if page.first.get("charset") != "utf-8" and "utf-8" not in (site / name).read_text(encoding="utf-8")[:400]:
        findings.append(f"{name} doesn't say its letters")


def check(site):
    pages = {str(path.relative_to(site)): Page(path) for path in sorted(site.rglob("*.html"))}
    for name, page in pages.items():
        check_page(name, page, pages, site)
    led = set(pages["README.html"].links)
    for path in ["CONTRIBUTING.md", "CHANGELOG.md", *(str(each.relative_to(source)) for each in sorted((source / "docs").rglob("*.md")))]:
        name = path[:-3] + ".html"
        if name not in pages or name not in led:
            findings.append(f"{path} is no page that README leads to")
    for path in site.rglob("*.css"):
        for load in re.findall(r"url\(\s*[\"']?([^\"')]+)", path.read_text(encoding="utf-8")):
            if outside(load) and not load.startswith("data:"):
                findings.append(f"{path.relative_to(site)} loads {load}")
        if re.search(r"@import[^;]*//", path.read_text(encoding="utf-8")):
            findings.append(f"{path.relative_to(site)} imports from elsewhere")
    if "初音ミク" not in (site / "docs/mmd/mmd-reference.html").read_text(encoding="utf-8"):
        findings.append("Japanese isn't Japanese any more")
    return pages


def compare(one, other):
    same = filecmp.dircmp(one, other)
    findings.extend(f"only one site has {name}" for name in same.left_only + same.right_only)
    _, different, unread = filecmp.cmpfiles(one, other, same.common_files, shallow=False)
    findings.extend(f"made again, {one / name} is other bytes" for name in different + unread)
    for folder in same.common_dirs:
        compare(one / folder, other / folder)


shutil.rmtree(work, ignore_errors=True)
work.mkdir(parents=True)
first = make(work / "first")
pages = check(first)
compare(first, make(work / "second"))
print("\n".join(findings) or f"{len(pages)} pages")
sys.exit(1 if findings else 0)
