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

#include "app/image/bptc.h"
#include "pmx/base/result.h"

namespace app {

/// A texture may have at most this side and so many pixels.
inline constexpr std::uint32_t kMaxTextureSide = 16384;
inline constexpr std::uint64_t kMaxTexturePixels = 8192ULL * 8192;
/// A picture's file may have so many bytes: 8 per pixel, as the deepest PNG without compression.
inline constexpr std::uint64_t kMaxImageBytes = kMaxTexturePixels * 8;
/// A JPEG may have so many scans; encoders make about ten.
inline constexpr int kMaxJpegScans = 100;

/// Returns why a picture of this size is refused; none where it isn't.
[[nodiscard]] std::optional<std::string> textureTooLarge(std::uint64_t width, std::uint64_t height);

/// Decodes a bmp, png, jpg, tga, dds, gif, webp (of these two the first picture) or pnm. Only the
/// content decides which: .sph and .spa are bmp, png or jpg. images.md 1 lists what is read of
/// each. 32-bit bmp and tga keep their alpha; one whose alpha is zero everywhere becomes opaque
/// (mmd-reference.md 11.9). A DDS in BC7 or BC6H is decoded by `bptc`; without one it is refused
/// with the format's name. Values are used as stored, without colour profiles and gamma, as in MMD.
/// Returns RGBA8888, first row on top. Errors: BadValue with a text, which contains "cut off" where
/// the file ends before its pixels do.
[[nodiscard]] base::Result<QImage> decodeImage(std::span<const std::byte> bytes, BptcDecoder bptc);

/// Returns whether a JPEG's file ends before its picture does. It is decoded nevertheless, with
/// grey for the missing part. False for any other file.
[[nodiscard]] bool isCutShort(std::span<const std::byte> bytes);

/// An ImageFile describes a file that may be a picture and wasn't read.
struct ImageFile {
  std::uint64_t bytes = 0;                   ///< size of the file
  std::uint64_t device = 0, fileNumber = 0;  ///< identify the file under any name
};
/// Looks at a file. Errors: CannotOpen for a file that is missing, not regular, or larger than
/// kMaxImageBytes. It never blocks.
[[nodiscard]] base::Result<ImageFile> findImageFile(const std::filesystem::path& path);

/// A FirstBytes returns at most `count` bytes from a file's start; none where it can't be read.
using FirstBytes = std::function<std::string(std::size_t count)>;

/// Returns width and height as a file's first bytes give them (app/image/image_header.h); at most 4
/// MiB are asked for. Empty where they don't give them. Errors: BadValue for a file that is empty
/// or begins like none of the formats.
[[nodiscard]] base::Result<QSize> lookAtImage(const FirstBytes& firstBytes);

/// Decodes a file on the disk as decodeImage() does.
[[nodiscard]] base::Result<QImage> loadImageFile(const std::filesystem::path& path, BptcDecoder bptc);

}  // namespace app
