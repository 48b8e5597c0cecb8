// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <vector>

#include "app/film/picture.h"

namespace app {

/// What a file of one picture is written as.
enum class PictureFormat { Png, Jpeg, Webp };

/// By the ending of a name, in any case: .png, .jpg or .jpeg, .webp. None for any other.
[[nodiscard]] std::optional<PictureFormat> pictureFormat(const std::filesystem::path& name);

/// The same for an output: `-`, a pipe and what lies in /dev get PNG, whatever they are called. Errors: BadArgument of another
/// ending, with those that can be written.
[[nodiscard]] base::Result<PictureFormat> outputFormat(const std::filesystem::path& output);

/// Whether such files can be made, with alpha or without. Errors: BadArgument of a JPEG with alpha; CannotWrite of WebP
/// where FFmpeg's libraries were built without; of both, without FFmpeg's module, Module::table()'s.
[[nodiscard]] base::Result<void> check(PictureFormat format, bool alpha);

/// A file's bytes, 8 bits a channel, alpha straight. PNG keeps every pixel (app/film/png.h). JPEG: 4:4:4, at FFmpeg's best
/// quality. WebP: quality 90 of 100. The same picture gives the same bytes. Errors: check()'s, and CannotWrite where
/// encoding fails (no memory; a WebP beyond 16383 pixels a side).
[[nodiscard]] base::Result<std::vector<std::byte>> encodePicture(const Picture& picture, PictureFormat format,
                                                                 bool alpha);

}  // namespace app
