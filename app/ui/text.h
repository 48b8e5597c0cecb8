// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string_view>
#include <vector>

#include <QString>

class QMimeData;
class QUrl;

namespace app {

/// A name from a file, fit for one line: control characters and line breaks become spaces, very long text is cut.
[[nodiscard]] QString oneLine(std::string_view utf8);

/// Paths keep their bytes: a name that isn't UTF-8 still opens, it only shows with replacement characters.
[[nodiscard]] std::filesystem::path toPath(const QString& text);
[[nodiscard]] QString shownPath(const std::filesystem::path& path);
/// The last part of a path, on one line.
[[nodiscard]] QString shownName(const std::filesystem::path& path);

/// The local files and folders that a drag carries, in its order.
[[nodiscard]] std::vector<std::filesystem::path> localFiles(const QMimeData& dragged);

/// Frames as minutes, seconds and tenths: `1:33.7`.
[[nodiscard]] QString shownTime(double frame);

}  // namespace app
