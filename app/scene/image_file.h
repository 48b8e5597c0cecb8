// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <span>

#include <QImage>

#include "pmx/base/result.h"

namespace app {

/// Longest side of a texture, pixels.
inline constexpr int kMaxTextureSide = 16384;

/// A picture from the bytes of a bmp, png, jpg, tga (or any other format Qt reads), told apart by content,
/// never by name: .sph and .spa are bmp, png or jpg. 32-bit bmp and tga keep their alpha; a 32-bit bmp
/// whose alpha is zero everywhere is opaque (mmd-reference.md 11.9). Result is RGBA8888, first row on top.
[[nodiscard]] base::Result<QImage> decodeImage(std::span<const std::byte> bytes);

[[nodiscard]] base::Result<QImage> loadImageFile(const std::filesystem::path& path);

}  // namespace app
