// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>

#include "pmx/base/result.h"

namespace app {

/// A picture in memory: four bytes a pixel, blue, green, red, alpha, alpha multiplied into the colours; rows from the
/// top. Whoever holds it keeps its bytes.
struct Picture {
  int width = 0, height = 0;  ///< pixels
  std::ptrdiff_t stride = 0;  ///< bytes from one row to the next
  std::shared_ptr<const std::uint8_t> bytes;

  [[nodiscard]] const std::uint8_t* row(int y) const { return bytes.get() + y * stride; }
};

/// Where the pictures of a film come from, in rising order of frames.
class PictureSource {
 public:
  virtual ~PictureSource() = default;
  /// Draws a frame (30 a second, fractions allowed) and gives the picture of the call before, none at the first: so
  /// that a picture is read back while the next is drawn. Errors: the picture can't be drawn.
  [[nodiscard]] virtual base::Result<std::optional<Picture>> draw(double frame) = 0;
  /// The picture of the last draw().
  [[nodiscard]] virtual base::Result<Picture> last() = 0;
  /// Passes a frame without drawing it: what moves by what was before (physics) has to live through it.
  virtual void pass(double frame) = 0;
  /// True when pictures depend on the frames before them, so that going far forward takes its time.
  [[nodiscard]] virtual bool remembers() const { return false; }
};

/// Where the pictures of a film go.
class PictureWriter {
 public:
  /// Removes what is neither whole nor finished.
  virtual ~PictureWriter() = default;
  /// How many threads may call add() at the same time, in any order; 1: one, in rising order.
  [[nodiscard]] virtual int lanes() const { return 1; }
  /// True when this picture was made by an earlier run and needn't be drawn.
  [[nodiscard]] virtual bool has(std::int64_t /*number*/) const { return false; }
  [[nodiscard]] virtual base::Result<void> add(const Picture& picture, std::int64_t number) = 0;
  /// Makes the file whole, also after fewer pictures than planned; then it appears under its name.
  [[nodiscard]] virtual base::Result<void> finish() = 0;
  /// What had to be left out of the file, the first error of it; none: nothing. Once finished.
  [[nodiscard]] virtual std::optional<base::Error> leftOut() const { return std::nullopt; }
};

}  // namespace app
