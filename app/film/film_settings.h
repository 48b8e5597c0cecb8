// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>

#include "app/film/frame_range.h"
#include "app/film/picture.h"
#include "app/film/stereo.h"
#include "app/tree/open_context.h"

namespace app {

/// FilmKind is the kind of a film, by the ending of its name.
enum class FilmKind { Pictures, Mp4, Webm, Gif };

/// A FilmSettings says how a film is made, apart from its content.
struct FilmSettings {
  FrameRange frames;
  int picturesASecond = 30;        ///< 1 to kMaxPicturesASecond
  int width = 1280, height = 720;  ///< pixels of the film
  int samples = 1;                 ///< drawn so many times larger, then averaged; 1 to kMaxSamples
  bool transparent = false;        ///< keeps alpha
  Stereo stereo = Stereo::None;    ///< how its pictures are laid out, which MP4 and WebM say
  /// The film consists of parts, which PictureWriter::beginPart() begins, and has no frames and no
  /// sound of its own: its pictures are counted from 0.
  bool joined = false;
  bool resume = false;          ///< keeps pictures that are there already; PNG
  std::filesystem::path audio;  ///< empty: none
  /// This is the time from the motion's frame 0 to the sound's beginning, in seconds; if it is
  /// negative, the sound's start is cut.
  double audioOffset = 0.0;
  float audioVolume = 1.0F;      ///< 0 to 1, a factor of its samples
  std::filesystem::path output;  ///< name_%05d.png, .jpg or .webp; .mp4, .webm or .gif
  /// This returns true when the rest isn't wanted, and any thread may call it. Then opening the
  /// writer ends at once with an error, reading the sound within a second, and writing to a pipe
  /// once it takes nothing for two. Empty: never.
  std::function<bool()> stopped;
  /// This lets opening the writer wait for a named pipe's reader; if false, a missing reader is an
  /// error.
  bool waits = true;
};

inline constexpr int kMaxPictureSide = 8192;  // pixels
inline constexpr int kMaxSamples = 8;
inline constexpr double kMaxAudioOffset = 1.0e6;  // seconds, either sign

/// Returns the kind by the ending. Errors: BadArgument for an unknown ending, or a picture's name
/// without a place for its number.
[[nodiscard]] base::Result<FilmKind> filmKind(const std::filesystem::path& output);

/// Checks the settings. Errors: BadArgument for a value out of range or a contradiction: an odd
/// width for H.264, sound for pictures, alpha for MP4.
[[nodiscard]] base::Result<void> check(const FilmSettings& settings);

/// Returns a file that the film would replace; none where there is none. For a sequence it is the
/// existing picture with the lowest number among those to be made; none where pictures are kept.
/// Where the folder can't be listed (forEachPresent()) it is the first picture to be made.
[[nodiscard]] std::optional<std::filesystem::path> replaced(const FilmSettings& settings);

/// Opens the writer for checked settings, and the sound file in this context. Errors: CannotWrite
/// where the file can't be made; CannotOpen or NotThisFormat for the sound file; those of
/// Module::table() for films without FFmpeg's module.
[[nodiscard]] base::Result<std::unique_ptr<PictureWriter>> openWriter(const FilmSettings& settings,
                                                                      const OpenContext& context);

}  // namespace app
