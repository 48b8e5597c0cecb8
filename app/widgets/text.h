// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include <QString>
#include <QStringList>

class QMimeData;
class QUrl;

namespace app {

/// Returns text from a file for one line of any widget: as base::printable() gives it for
/// terminals, with at most kLongestLine characters and the middle of longer text left out. A widget
/// that may take text for HTML must be set to Qt::PlainText or given plainToolTip().
[[nodiscard]] QString oneLine(std::string_view utf8);
inline constexpr qsizetype kLongestLine = 400;
/// Returns text with several lines, for a widget that shows them. At most 256 KiB are read.
[[nodiscard]] QString manyLines(std::string_view utf8);
/// Returns plain text as a tool tip, which Qt would otherwise take for HTML where it looks like
/// that.
[[nodiscard]] QString plainToolTip(const QString& plain);
/// Returns plain text for an action, without a mnemonic or a column of keys.
[[nodiscard]] QString actionText(const QString& plain);
/// Returns a list of things with the language's separators: "a, b, c".
[[nodiscard]] QString enumerated(const QStringList& things);
/// Joins sentences without their full stops in the language's manner: "One. Two".
[[nodiscard]] QString inSequence(const QStringList& sentences);
/// Returns plain text for a window's title, in which `[*]` stays as it is.
[[nodiscard]] QString titleText(const QString& plain);

/// Paths keep their bytes: a name that isn't UTF-8 still opens, and is only shown with replacement
/// characters.
[[nodiscard]] std::filesystem::path toPath(const QString& text);
/// Returns a path for Qt's functions and for fields in which names are typed, unchanged. To show
/// one, use oneLine().
[[nodiscard]] QString shownPath(const std::filesystem::path& path);
/// Returns the last part of a path in one line.
[[nodiscard]] QString shownName(const std::filesystem::path& path);

/// Returns the local files and folders that a drag carries, in its order.
[[nodiscard]] std::vector<std::filesystem::path> localFiles(const QMimeData& dragged);

/// Returns frames as minutes, seconds and tenths: `1:33.7`.
[[nodiscard]] QString shownTime(double frame);

}  // namespace app
