// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "app/film/frame_range.h"
#include "app/film/picture.h"

namespace app {

/// What a film is made as, by the ending of its name.
enum class FilmKind { Pictures, Mp4, Webm, Gif };

/// What makes a film, besides what is shown.
struct FilmSettings {
  FrameRange frames;
  int picturesASecond = 30;        ///< 1 to kMaxPicturesASecond
  int width = 1280, height = 720;  ///< pixels of the film
  int samples = 1;                 ///< drawn this many times wider and higher, then averaged; 1 to kMaxSamples
  bool transparent = false;        ///< keeps alpha
  bool resume = false;             ///< keeps pictures that are there already; PNG
  std::filesystem::path audio;     ///< empty: none
  double audioOffset = 0.0;      ///< seconds that it begins after the motion's frame 0; negative: its start isn't heard
  float audioVolume = 1.0F;      ///< 0 to 1, a factor of its samples
  std::filesystem::path output;  ///< name_%05d.png, .jpg or .webp; .mp4, .webm or .gif
  /// True when nobody wants the rest, asked by any thread: then opening the writer ends at once with an error, reading the
  /// sound within a second, and writing into a pipe once it takes nothing for two. Empty: never.
  std::function<bool()> stopped;
  bool waits = true;  ///< opening the writer waits for who reads a named pipe; false: without one that is an error
};

inline constexpr int kMaxPictureSide = 8192;  // pixels
inline constexpr int kMaxSamples = 8;
inline constexpr double kMaxAudioOffset = 1.0e6;  // seconds, either way

/// Errors: BadArgument where the ending is of no kind we make, or a picture's name has no place for its number.
[[nodiscard]] base::Result<FilmKind> filmKind(const std::filesystem::path& output);

/// What contradicts what: an odd width for H.264, sound for pictures, alpha for MP4, or is out of its range. Errors: BadArgument.
[[nodiscard]] base::Result<void> check(const FilmSettings& settings);

/// A file that the film would take the place of; none: there is none. Of a sequence the picture of the least number, of
/// those to be made; none where pictures are kept. Where it can't be known (forEachPresent()), the first that would be made.
[[nodiscard]] std::optional<std::filesystem::path> replaced(const FilmSettings& settings);

/// The writer for checked settings. Errors: CannotWrite where the file can't be made, CannotOpen or NotThisFormat of
/// the sound file; of films, without FFmpeg's module, Module::table()'s.
[[nodiscard]] base::Result<std::unique_ptr<PictureWriter>> openWriter(const FilmSettings& settings);

}  // namespace app
