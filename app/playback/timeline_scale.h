// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// This says which frames a timeline shows, and where: it converts frames to device-independent
/// pixels and back. At the smallest zoom the whole dance fits; the visible range never leaves the
/// dance.
class TimelineScale {
 public:
  static constexpr double kMaxPixelsPerFrame = 48.0;
  static constexpr double kRounding = 1e-6;  ///< frames, rounding of the computed ends

  /// Sets where frames are shown: from `left` on, that wide. If the whole dance was visible, it
  /// stays so.
  void setPlace(double left, double width);
  /// Sets the last frame; 0: there is nothing to show. If the whole dance was visible, it stays so;
  /// otherwise the position stays, within the dance.
  void setLastFrame(double lastFrame);

  [[nodiscard]] double left() const { return left_; }
  [[nodiscard]] double right() const { return left_ + width_; }
  /// Returns the frame at the left end.
  [[nodiscard]] double first() const { return first_; }
  /// Returns how many frames are visible.
  [[nodiscard]] double seen() const { return width_ / pixelsPerFrame_; }
  [[nodiscard]] double lastFrame() const { return lastFrame_; }
  [[nodiscard]] double pixelsPerFrame() const { return pixelsPerFrame_; }
  [[nodiscard]] bool whole() const { return pixelsPerFrame_ <= leastPixelsPerFrame(); }
  [[nodiscard]] bool shows(double frame) const {
    return frame >= first_ - kRounding && frame <= first_ + seen() + kRounding;
  }

  [[nodiscard]] double xOf(double frame) const { return left_ + (frame - first_) * pixelsPerFrame_; }
  /// Returns a frame within the dance, however far away x is.
  [[nodiscard]] double frameAt(double x) const;

  /// Zooms by a factor; the frame at x stays there.
  void zoom(double times, double x);
  void showWhole();
  /// Begins at that frame, as far as the dance allows.
  void setFirst(double frame);
  /// Moves as little as needed to show the frame and some frames after it.
  void bring(double frame);

  /// Returns the frames between two labels of a ruler that are at least so many pixels apart: a
  /// round number of frames, seconds or minutes.
  [[nodiscard]] double labelStep(double leastPixels) const;

 private:
  [[nodiscard]] double leastPixelsPerFrame() const;

  double left_ = 0.0, width_ = 1.0, lastFrame_ = 0.0;
  double first_ = 0.0, pixelsPerFrame_ = 1.0;
};

}  // namespace app
