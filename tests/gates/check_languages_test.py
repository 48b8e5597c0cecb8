#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""check_languages.py LUPDATE: a small tree with translated texts passes, and each fault that is
planted in it is found."""
import pathlib
import re
import sys
import unittest

import check_languages
import planted

LUPDATE = "lupdate"
COUNTED = ["%n actors", "%n bones", "%n files", "%n keys", "%n songs"]


def source(counted, plain):
    lines = [f'QCoreApplication::translate("Words", "{text}", nullptr, n);' for text in counted]
    lines += [f'QCoreApplication::translate("Words", "{text}");' for text in plain]
    return "void f(int n) {\n" + "\n".join(lines) + "\n}\n"


class Languages(planted.Tree):
    def setUp(self):
        super().setUp()
        self.write("app/words.cpp", source(COUNTED, ["Open [a]; b"]))
        for language in check_languages.LANGUAGES:
            file = self.write(f"{check_languages.FOLDER}/odori_{language}.ts",
                              f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="{language}"></TS>\n')
            self.assertEqual(check_languages.updated(self.root, LUPDATE, language, file), "")
            text = file.read_text(encoding="utf-8").replace(' type="unfinished"', "")
            file.write_text(re.sub(r"(<translation>)(</translation>)", r"\1translated\2", text), encoding="utf-8")

    def findings(self):
        return check_languages.findings(self.root, LUPDATE)[0]

    def test_a_clean_tree_passes(self):
        self.assertEqual(check_languages.findings(self.root, LUPDATE), ([], "every text is translated"))

    def test_a_new_text_is_found_in_the_translations(self):
        self.write("app/words.cpp", source(COUNTED, ["Open [a]; b", "Close"]))
        self.assertEqual(self.findings(), [line for language in ("ja", "zh_CN", "ko") for line in (
            f"odori_{language}.ts: 6 texts, the sources have 7", f"odori_{language}.ts: not translated: Close")])

    def test_a_changed_counted_text_is_found_in_every_language(self):
        self.write("app/words.cpp", source([*COUNTED[:4], "%n loud songs"], ["Open [a]; b"]))
        self.assertEqual(self.findings(), [f"odori_{language}.ts: not translated: %n loud songs"
                                           for language in check_languages.LANGUAGES])

    def test_a_text_that_is_gone_is_found(self):
        self.write("app/words.cpp", source(COUNTED, []))
        self.assertEqual(self.findings(), [f"odori_{language}.ts: 6 texts, the sources have 5" for language in ("ja", "zh_CN", "ko")])

    def test_an_unfinished_translation_is_found(self):
        file = self.root / check_languages.FOLDER / "odori_ko.ts"
        text = file.read_text(encoding="utf-8")
        file.write_text(text.replace("<translation>translated", '<translation type="unfinished">translated'), encoding="utf-8")
        self.assertEqual(self.findings(), ["odori_ko.ts: not translated: Open [a]; b"])

    def test_few_texts_are_found(self):
        self.write("app/words.cpp", source(COUNTED[:1], []))
        self.assertIn("odori_en.ts: only 1 texts were found", self.findings())


if __name__ == "__main__":
    LUPDATE = str(pathlib.Path(sys.argv.pop(1)))
    unittest.main()
