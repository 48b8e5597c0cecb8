// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include <QString>

namespace app {

/// Returns a name as a part of a file's: characters that no file system allows and those after the
/// 60th are left out of it.
[[nodiscard]] QString plainFileName(const QString& name);

/// Returns the name of a picture of the view, without an ending: `odori-NAME-FRAME`, with
/// plainFileName(). The frame is the one that began last.
[[nodiscard]] QString pictureStem(const QString& name, double frame);

/// Returns an unused path in the folder: STEM + ending, else STEM-2 + ending, and so on. It is
/// empty where the first 10,000 are taken.
[[nodiscard]] std::filesystem::path freePath(const std::filesystem::path& folder, const QString& stem,
                                             const QString& ending);

}  // namespace app
