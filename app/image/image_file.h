// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>

#include <QImage>

#include "pmx/base/result.h"

namespace app {

/// Longest side of a texture, and most pixels of one.
inline constexpr std::uint32_t kMaxTextureSide = 16384;
inline constexpr std::uint64_t kMaxTexturePixels = 8192ULL * 8192;

/// Why a picture of this size isn't taken, if it isn't.
[[nodiscard]] std::optional<std::string> textureTooLarge(std::uint64_t width, std::uint64_t height);

/// A picture from the bytes of a bmp, png, jpg, tga, dds (or any other format Qt reads), told apart by content,
/// never by name: .sph and .spa are bmp, png or jpg. 32-bit bmp and tga keep their alpha; one whose alpha is zero
/// everywhere is opaque (mmd-reference.md 11.9). Numbers are taken as stored: colour profiles and gamma count for
/// nothing, as in MMD. Result is RGBA8888, first row on top.
[[nodiscard]] base::Result<QImage> decodeImage(std::span<const std::byte> bytes);

[[nodiscard]] base::Result<QImage> loadImageFile(const std::filesystem::path& path);

}  // namespace app
