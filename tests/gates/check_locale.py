#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""This is the gate of the locale. Under a German one the C library reads "1.5" as 1, under a
Turkish one its tolower('I') isn't 'i', its errors are in the user's language, and Qt sets the
user's locale. So our sources call none of the functions that depend on it: pmx/base/ascii.h folds
letters, pmx/base/numbers.h reads numbers, fmt prints them, and pmx/base/system_reason.h says why
the system refuses something. Calls into libraries that use such functions stand below
pmx/base/neutral_locale.h.

Each finding is one line: file:line: what. check_locale_test.py sees each rule fail."""
import re

import gate

FOLDERS = ("app", "ik", "pmx", "vmd", "resources")

# Functions that may not be called; each alternative is a whole word, with std:: before it or without.
FUNCTIONS = (
    # numbers from texts
    "strto(?:d|f|ld|l|ll|ul|ull|imax|umax)", "ato(?:f|i|l|ll)", "sto(?:i|l|ll|ul|ull|f|d|ld)", "v?[fs]?scanf",
    # numbers to texts
    "v?(?:f|s|sn|d|as)?printf", "strfmon", "[io]?stringstream", "setprecision", "put_(?:money|time)", "get_(?:money|time)",
    # letters
    "to(?:lower|upper)", "isw?(?:alnum|alpha|blank|cntrl|digit|graph|lower|print|punct|space|upper|xdigit)",
    "tow(?:lower|upper)", "str(?:n)?casecmp", "strcasestr", "strcoll", "strxfrm", "basic_regex", "regex",
    # reasons of the system, which it translates
    "strerror(?:_r|_l)?", "perror", "dlerror", "strsignal", "gai_strerror",
    # texts in the locale's encoding
    "mb(?:r|sr)?towcs?", "mbstowcs", "wc(?:r|sr)?tombs?", "wcstombs", "toLocal8Bit", "fromLocal8Bit", "nl_langinfo", "iconv_open",
    # dates, and the locale itself
    "strf?ptime", "strftime", "(?:ctime|asctime)(?:_r)?", "setlocale", "uselocale", "newlocale", "duplocale", "localeconv")
HEADERS = "cctype ctype.h clocale locale locale.h sstream iomanip regex cwctype wctype.h strings.h"
FOUND = re.compile("|".join((
    # Calls and streams. Members of ours and of libraries have other rules: x.toupper(), QString::asprintf().
    rf"(?<![A-Za-z0-9_.>])(?<!QString::)(?:{'|'.join(FUNCTIONS)})(?= *[<({{])",
    r"std::(?:[io]?stringstream|locale|regex|to_string)\b",
    r"(?:\.|->|QString::)(?:toLocal8Bit|fromLocal8Bit|localeAwareCompare|message)(?=\()",
    r'"[^"]*\{[0-9]*:[^}"]*L[a-zA-Z]?\}',  # fmt's numbers as the locale writes them
    rf"#include <(?:{'|'.join(map(re.escape, HEADERS.split()))})>")))

# These places are about the locale itself: file, and the word that it may have.
ALLOWED = {
    ("pmx/base/neutral_locale.h", "<locale.h>"),     # it makes a thread's own locale
    ("pmx/base/neutral_locale.cpp", "newlocale"),
    ("pmx/base/neutral_locale.cpp", "uselocale"),
    ("pmx/base/system_reason.cpp", ".message"),      # below a NeutralLocale
    ("app/module/module.cpp", "dlerror"),
    ("app/display/number_locale.cpp", "<clocale>"),  # it undoes Qt's setting
    ("app/display/number_locale.cpp", "setlocale"),
}


def word_in(line):
    """Returns the first thing in a line of code that depends on the locale, or None. Comments don't
    count."""
    found = FOUND.search(line)
    if found is None or "//" in line[:found.start()]:
        return None
    return found[0].removeprefix("#include ")


def findings(root):
    code = gate.code_below(root, FOLDERS)
    found = [f"{file}:{number}: {word}" for file in code for number, line in gate.numbered_lines(root, file)
             if (word := word_in(line)) and (file, word) not in ALLOWED]
    if found:
        return found, ("These depend on the locale of the user. Use pmx/base/ascii.h, numbers.h, system_reason.h, std::to_chars(), fmt. "
                       "If the locale is meant, enter the place in check_locale.py.")
    return [], f"nothing in {len(code)} sources depends on the locale"


if __name__ == "__main__":
    gate.main(findings)
