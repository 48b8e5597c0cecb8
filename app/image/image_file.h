// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include <QImage>
#include <QSize>

#include "pmx/base/result.h"

namespace app {

/// Longest side of a texture, and most pixels of one.
inline constexpr std::uint32_t kMaxTextureSide = 16384;
inline constexpr std::uint64_t kMaxTexturePixels = 8192ULL * 8192;
/// Most bytes of a picture's file: 8 a pixel, as the deepest PNG has them without compression.
inline constexpr std::uint64_t kMaxImageBytes = kMaxTexturePixels * 8;
/// Most scans of a JPEG; encoders make about ten.
inline constexpr int kMaxJpegScans = 100;

/// Why a picture of this size isn't taken, if it isn't.
[[nodiscard]] std::optional<std::string> textureTooLarge(std::uint64_t width, std::uint64_t height);

/// A picture from the bytes of a bmp, png, jpg, tga, dds, gif, webp (of these two the first picture) or pnm; told apart by
/// content, never by name, and of nothing else: .sph and .spa are bmp, png or jpg. images.md 1 says what of each is read. 32-bit bmp and tga
/// keep their alpha; one whose alpha is zero everywhere is opaque (mmd-reference.md 11.9). Numbers are taken as stored: colour
/// profiles and gamma count for nothing, as in MMD. Result is RGBA8888, first row on top. Errors: BadValue in words; "cut off" is
/// among them where the file ends before its pixels do.
[[nodiscard]] base::Result<QImage> decodeImage(std::span<const std::byte> bytes);

/// Whether the file of a JPEG ends before its picture does. It is decoded all the same, and grey from there on. False of
/// any other file.
[[nodiscard]] bool isCutShort(std::span<const std::byte> bytes);

/// A file that may be a picture; nothing of it was read.
struct ImageFile {
  std::uint64_t bytes = 0;                   ///< of the file
  std::uint64_t device = 0, fileNumber = 0;  ///< the same file under any name
};
/// Errors: CannotOpen of what isn't there, no regular file, or larger than kMaxImageBytes. Never waits.
[[nodiscard]] base::Result<ImageFile> findImageFile(const std::filesystem::path& path);

/// Gives at most so many of the first bytes of a file; none where it can't be read.
using FirstBytes = std::function<std::string(std::size_t count)>;

/// Width and height as a file's first bytes tell them (app/image/image_header.h), of which at most 4 MiB are asked for;
/// empty where those don't tell. Errors: BadValue of what is empty, or begins like none of the formats.
[[nodiscard]] base::Result<QSize> lookAtImage(const FirstBytes& firstBytes);

/// As decodeImage(), of a file on the disk.
[[nodiscard]] base::Result<QImage> loadImageFile(const std::filesystem::path& path);

}  // namespace app
