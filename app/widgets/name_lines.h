// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "pmx/base/text.h"

namespace app {

/// A name as rows show it (archives.md 5); each one line, as oneLine() has it.
struct NameLines {
  QString name;      ///< as the file has it
  QString readable;  ///< its form for more people; empty where it would say no more
};

/// The name, else the English one, else `otherwise`, and its readable form. In a window that speaks Japanese that is the
/// English one of the file, and no reading.
[[nodiscard]] NameLines nameLines(const base::Text& name, const base::Text& english, const QString& otherwise);
/// Of a name without an English one.
[[nodiscard]] NameLines nameLines(const base::Text& name);
/// Both as one text: `左足ＩＫ (leg IK_L)`.
[[nodiscard]] QString inOneLine(const NameLines& lines);

/// Whether nameLines() may have a second line; true where nearly so. Quick: for whole models.
[[nodiscard]] bool mayBeReadable(const base::Text& name, const base::Text& english);
/// All that a search looks into: the name, the English one, the name's reading, and how it is typed.
[[nodiscard]] QString searchedNames(const base::Text& name, const base::Text& english);
/// Whether who reads the window's language reads kanji, too: then the names themselves are in order, else what is readable
/// of them.
[[nodiscard]] bool readsKanji();

}  // namespace app
