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

/// Text of a file, fit for one line of any widget: as base::printable() has it for terminals, and of at most
/// kLongestLine characters, the middle of longer text left out. Where a widget may take text for HTML, it has to be told
/// not to (Qt::PlainText), or given plainToolTip().
[[nodiscard]] QString oneLine(std::string_view utf8);
inline constexpr qsizetype kLongestLine = 400;
/// The same of several lines, for a widget that shows them: at most 256 KiB are looked at.
[[nodiscard]] QString manyLines(std::string_view utf8);
/// Plain text as a tool tip, which Qt would take for HTML where it looks like that.
[[nodiscard]] QString plainToolTip(const QString& plain);
/// Plain text as an action's: no mnemonic, no column of keys.
[[nodiscard]] QString actionText(const QString& plain);
/// Things in a row, as the language divides them: "a, b, c".
[[nodiscard]] QString enumerated(const QStringList& things);
/// Sentences without their full stops, as the language divides them: "One. Two".
[[nodiscard]] QString inSequence(const QStringList& sentences);
/// Plain text as a window's title: `[*]` stays.
[[nodiscard]] QString titleText(const QString& plain);

/// Paths keep their bytes: a name that isn't UTF-8 still opens, it only shows with replacement characters.
[[nodiscard]] std::filesystem::path toPath(const QString& text);
/// For Qt's functions and fields in which names are typed, as it is. To show one: oneLine().
[[nodiscard]] QString shownPath(const std::filesystem::path& path);
/// The last part of a path, on one line.
[[nodiscard]] QString shownName(const std::filesystem::path& path);

/// The local files and folders that a drag carries, in its order.
[[nodiscard]] std::vector<std::filesystem::path> localFiles(const QMimeData& dragged);

/// Frames as minutes, seconds and tenths: `1:33.7`.
[[nodiscard]] QString shownTime(double frame);

}  // namespace app
