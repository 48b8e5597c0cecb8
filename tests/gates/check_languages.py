#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""This is the gate of the languages: every text of the sources is in
resources/languages/odori_*.ts, and is translated. New texts get there by the target odori_texts
(test.md, Texts)."""
import pathlib
import shutil
import subprocess
import tempfile
import xml.etree.ElementTree

import gate

FOLDER = "resources/languages"
LANGUAGES = ("en", "ja", "zh_CN", "ko")
FEWEST = 5  # texts of a file; fewer mean that lupdate found nothing


def messages(file):
    """Returns (source text, whether it is translated) for each message of a .ts file."""
    found = []
    for message in xml.etree.ElementTree.parse(file).iter("message"):
        translation = message.find("translation")
        found.append((message.findtext("source"), translation is not None and translation.get("type") != "unfinished"))
    return found


def updated(root, lupdate, language, file):
    """Brings a copy of a language's file up to date with the sources. Returns lupdate's words if it
    fails, else nothing."""
    options = ["-silent", "-no-obsolete", "-locations", "none"]
    if language == "en":
        options.append("-pluralonly")  # the sources are English; only counted texts have two forms
    done = subprocess.run([lupdate, *options, "-I", root, root / "app", "-ts", file], cwd=root, capture_output=True, text=True,
                          check=False)
    return done.stdout + done.stderr if done.returncode else ""


def language_findings(root, lupdate, language):
    name = f"odori_{language}.ts"
    known = messages(root / FOLDER / name)
    with tempfile.TemporaryDirectory() as folder:
        copy = shutil.copy(root / FOLDER / name, pathlib.Path(folder) / name)
        if failed := updated(root, lupdate, language, copy):
            return [f"{name}: lupdate failed: {failed}"]
        now = messages(copy)
    found = []
    if len(now) < FEWEST:
        found.append(f"{name}: only {len(now)} texts were found")
    if len(now) != len(known):
        found.append(f"{name}: {len(known)} texts, the sources have {len(now)}")
    return found + [f"{name}: not translated: {text}" for text, translated in now if not translated]


def findings(root, lupdate):
    found = [finding for language in LANGUAGES for finding in language_findings(root, lupdate, language)]
    if found:
        return found, "The target odori_texts enters new texts into the files; translate them there (docs/dev/test.md, Texts)."
    return [], "every text is translated"


if __name__ == "__main__":
    gate.main(findings, arguments=lambda parser: parser.add_argument(
        "--lupdate", default=shutil.which("lupdate") or "/usr/lib/qt6/bin/lupdate", help="Qt's lupdate"))
