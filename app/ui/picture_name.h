// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include <QString>

namespace app {

/// What a picture of the view is called, without an ending: `odori-NAME-FRAME`. Of the name, what no file system has in
/// names is left out, and what is longer than 60 characters; the frame is the one that began last.
[[nodiscard]] QString pictureStem(const QString& name, double frame);

/// A path in the folder that nothing has: STEM + ending, else STEM-2 + ending, and so on. Empty where the first 10,000 are
/// taken.
[[nodiscard]] std::filesystem::path freePath(const std::filesystem::path& folder, const QString& stem,
                                             const QString& ending);

}  // namespace app
