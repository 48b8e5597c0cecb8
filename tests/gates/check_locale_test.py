#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""A tree with code that only looks like a call that depends on the locale passes check_locale.py;
each real one is found, at its line."""
import unittest

import check_locale
import planted

CLEAN = {
    "pmx/base/neutral_locale.cpp": 'before = uselocale(newlocale(LC_ALL_MASK, "C", 0));\n',
    "pmx/base/neutral_locale.h": "#include <locale.h>\n",
    "app/display/number_locale.cpp": '#include <clocale>\nstd::setlocale(LC_NUMERIC, "C");\n',
    "app/good.cpp": r"""// strtod(text) depends on the locale, and so does std::stof().
const auto n = base::numberIn<double>(text);  // not strtod(text.c_str(), &end)
text.toLower(); QString::asprintf("%d", 1); u_isalnum(code); to_string(kind); mytolower(c); statusBar()->showMessage(text);
fmt::format("{:.2f} {:<10}", x, y); std::ranges::find(all, isdigits); Solver* solver; printfLike;
std::chrono::locale_clock(); QLocale locale; locale.toString(2); std::to_chars(a, b, 1.5);
""",
    "app/good.py": "float(text); str.isdigit()\n",
}

FAULTS = (
    "double x = std::strtod(text, &end);", "x = strtof(text, nullptr);", "int i = atoi(text);", "i = std::stoi(text);",
    "x = std::stod (text);", 'std::sscanf(text, "%f", &x);', "std::string s = std::to_string(x);", '::snprintf(b, 8, "%f", x);',
    'std::printf("%f", x);', "std::istringstream in(text);", "std::stringstream s;", "c = tolower(c);", "c = std::toupper(c);",
    "transform(a, b, c, ::tolower); if (isspace(c)) return;", "if (std::isdigit(c) != 0) return;", "if (isalpha(c)) return;",
    "strcasecmp(a, b);", "strncasecmp(a, b, 3);", "strcoll(a, b);", 'std::regex word("[a-z]");', "mbstowcs(a, b, 3);",
    "name.toLocal8Bit();", "QString::fromLocal8Bit(name);", "a.localeAwareCompare(b);", 'strftime(b, 9, "%a", &t);',
    'std::setlocale(LC_ALL, "");', 'std::locale::global(std::locale(""));', "uselocale(other);", "std::strerror(errno);",
    'perror("odori");', "std::generic_category().message(code);", "error.message();", 'fmt::format("{:L}", 1.5);',
    'fmt::format("{0:.2Lf}", 1.5);', "#include <cctype>", "#include <sstream>", "#include <locale>", "#include <clocale>",
    "c = tolower(c);  // a comment after it")


class Locale(planted.Tree):
    def setUp(self):
        super().setUp()
        for file, text in CLEAN.items():
            self.write(file, text)

    def places(self):
        return [found.rsplit(": ", 1)[0] for found in check_locale.findings(self.root)[0]]

    def test_a_clean_tree_passes(self):
        self.assertEqual(check_locale.findings(self.root), ([], "nothing in 4 sources depends on the locale"))

    def test_each_fault_is_found_in_each_folder(self):
        for line in FAULTS:
            with self.subTest(line=line):
                for folder in check_locale.FOLDERS:
                    self.write(f"{folder}/bad.cpp", f"// one\n// two\n{line}\n")
                self.assertEqual(self.places(), [f"{folder}/bad.cpp:3" for folder in sorted(check_locale.FOLDERS)])

    def test_a_place_that_may_have_one_word_may_not_have_another(self):
        number = self.append("app/display/number_locale.cpp", "double x = strtod(text, nullptr);\n")
        self.assertEqual(check_locale.findings(self.root)[0], [f"app/display/number_locale.cpp:{number}: strtod"])


if __name__ == "__main__":
    unittest.main()
