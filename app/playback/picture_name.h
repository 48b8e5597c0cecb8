// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include <QString>

namespace app {

/// Returns the name of a picture of the view, without an ending: `odori-NAME-FRAME`. Characters
/// that no file system allows and those after the 60th are left out of the name. The frame is the
/// one that began last.
[[nodiscard]] QString pictureStem(const QString& name, double frame);

/// Returns an unused path in the folder: STEM + ending, else STEM-2 + ending, and so on. It is
/// empty where the first 10,000 are taken.
[[nodiscard]] std::filesystem::path freePath(const std::filesystem::path& folder, const QString& stem,
                                             const QString& ending);

}  // namespace app
