// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>

#include "pmx/base/open_file.h"
#include "pmx/base/result.h"

namespace app {

/// A Picture is a picture in memory: four bytes per pixel, blue, green, red, alpha, with alpha
/// multiplied into the colours; rows from the top. Its bytes live as long as a copy of it.
struct Picture {
  int width = 0, height = 0;  ///< pixels
  std::ptrdiff_t stride = 0;  ///< bytes from one row to the next
  std::shared_ptr<const std::uint8_t> bytes;

  [[nodiscard]] const std::uint8_t* row(int y) const { return bytes.get() + y * stride; }
};

/// A PictureSource gives the pictures of a film, in rising order of frames.
class PictureSource {
 public:
  virtual ~PictureSource() = default;
  /// Draws a frame (30 a second, fractions allowed) and returns the picture of the call before,
  /// none at the first: so a picture is read back while the next is drawn. Errors: the picture
  /// can't be drawn.
  [[nodiscard]] virtual base::Result<std::optional<Picture>> draw(double frame) = 0;
  /// Returns the picture of the last draw().
  [[nodiscard]] virtual base::Result<Picture> last() = 0;
  /// Advances over a frame without drawing it, which physics needs.
  virtual void pass(double frame) = 0;
  /// Returns true when pictures depend on the frames before them, so that going far forward takes
  /// time.
  [[nodiscard]] virtual bool remembers() const { return false; }
};

/// A FilmPart is one of several dances that a joined film shows one after another.
struct FilmPart {
  double seconds = 0.0;        ///< how long it is when all of its pictures come
  double fadeIn = 0.0;         ///< seconds in which its sound rises from silence; 0: it is there at once
  double fadeOut = 0.0;        ///< seconds in which it falls to silence before the part's end
  base::OpenFile audio{};      ///< its sound; not open: it is silent
  std::filesystem::path name;  ///< of that file, for errors
  /// This is the place in the sound at the part's first picture, in seconds; negative: so much
  /// silence comes before it.
  double soundFrom = 0.0;
  float volume = 1.0F;  ///< 0 to 1
};

/// A PictureWriter writes the pictures of a film.
class PictureWriter {
 public:
  /// Removes a file that isn't finished.
  virtual ~PictureWriter() = default;
  /// Returns how many threads may call add() at the same time, in any order; 1: one thread, in
  /// rising order.
  [[nodiscard]] virtual int lanes() const { return 1; }
  /// Returns true when an earlier run made this picture, so that it needn't be drawn.
  [[nodiscard]] virtual bool has(std::int64_t /*number*/) const { return false; }
  [[nodiscard]] virtual base::Result<void> add(const Picture& picture, std::int64_t number) = 0;
  /// Begins a part of a joined film (FilmSettings::joined) behind the pictures that were added: the
  /// next ones are its, with numbers that go on, and so is the sound from there. No other thread
  /// may call the writer meanwhile. Errors: the part's sound can't be used; then the film is as it
  /// was.
  [[nodiscard]] virtual base::Result<void> beginPart(FilmPart /*part*/) { return {}; }
  /// Completes the file, also after fewer pictures than planned; then it appears under its name.
  [[nodiscard]] virtual base::Result<void> finish() = 0;
  /// Returns the first error about something left out of the file; none: nothing was. To be called
  /// after finish().
  [[nodiscard]] virtual std::optional<base::Error> leftOut() const { return std::nullopt; }
};

}  // namespace app
