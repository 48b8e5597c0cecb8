// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <vector>

#include "app/film/picture.h"

namespace app {

/// PictureFormat is the format of a file with one picture.
enum class PictureFormat { Png, Jpeg, Webp };

/// Returns the format by the ending of a name, in any case: .png, .jpg or .jpeg, .webp. None for
/// any other.
[[nodiscard]] std::optional<PictureFormat> pictureFormat(const std::filesystem::path& name);

/// Returns the format for an output: PNG for `-`, pipes and files in /dev whatever their names,
/// else by the ending. Errors: BadArgument for another ending, with a list of those that can be
/// written.
[[nodiscard]] base::Result<PictureFormat> outputFormat(const std::filesystem::path& output);

/// Checks that such files can be made, with alpha or without. Errors: BadArgument for a JPEG with
/// alpha; CannotWrite for WebP where FFmpeg's libraries lack it; for both, without FFmpeg's module,
/// those of Module::table().
[[nodiscard]] base::Result<void> check(PictureFormat format, bool alpha);

/// Returns a file's bytes, with 8 bits per channel and straight alpha. PNG keeps every pixel
/// (app/film/png.h). JPEG: 4:4:4, at FFmpeg's best quality. WebP: quality 90 of 100. The same
/// picture gives the same bytes. Errors: those of check(), and CannotWrite where encoding fails (no
/// memory; a WebP beyond 16383 pixels a side).
[[nodiscard]] base::Result<std::vector<std::byte>> encodePicture(const Picture& picture, PictureFormat format,
                                                                 bool alpha);

}  // namespace app
