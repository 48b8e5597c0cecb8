// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include "pmx/base/text.h"

namespace app {

/// This is a name as rows show it (archives.md 5). Each part is one line, as from oneLine().
struct NameLines {
  QString name;      ///< as the file has it
  QString readable;  ///< its form for more readers; empty where it would add nothing
};

/// Returns the name, else the English one, else `otherwise`, with its readable form. In a Japanese
/// window that form is the file's English name, and there is no reading.
[[nodiscard]] NameLines nameLines(const base::Text& name, const base::Text& english, const QString& otherwise);
/// Returns the lines of a name without an English one.
[[nodiscard]] NameLines nameLines(const base::Text& name);
/// Returns both as one text: `左足ＩＫ (leg IK_L)`.
[[nodiscard]] QString inOneLine(const NameLines& lines);

/// Returns whether nameLines() may have a second line; also true where it nearly has. It is fast
/// enough for whole models.
[[nodiscard]] bool mayBeReadable(const base::Text& name, const base::Text& english);
/// Returns everything in which a search looks: the name, the English one, the name's reading, and
/// how it is typed.
[[nodiscard]] QString searchedNames(const base::Text& name, const base::Text& english);
/// Returns whether readers of the window's language read kanji. If so, names are ordered by
/// themselves, otherwise by their readable form.
[[nodiscard]] bool readsKanji();

}  // namespace app
