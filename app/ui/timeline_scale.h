// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

namespace app {

/// Which frames a timeline shows, and where: frame numbers to device-independent pixels and back. The whole dance fits
/// at the least zoom; what is shown never leaves it.
class TimelineScale {
 public:
  static constexpr double kMaxPixelsPerFrame = 48.0;
  static constexpr double kRounding = 1e-6;  ///< frames, of what the ends are computed from

  /// Where frames are shown: from `left` on, that wide. What was shown whole stays whole.
  void setPlace(double left, double width);
  /// 0: there's nothing to show. What was shown whole stays whole; else the place stays, as far as the dance goes.
  void setLastFrame(double lastFrame);

  [[nodiscard]] double left() const { return left_; }
  [[nodiscard]] double right() const { return left_ + width_; }
  /// The frame at the left end.
  [[nodiscard]] double first() const { return first_; }
  /// How many frames are seen.
  [[nodiscard]] double seen() const { return width_ / pixelsPerFrame_; }
  [[nodiscard]] double lastFrame() const { return lastFrame_; }
  [[nodiscard]] double pixelsPerFrame() const { return pixelsPerFrame_; }
  [[nodiscard]] bool whole() const { return pixelsPerFrame_ <= leastPixelsPerFrame(); }
  [[nodiscard]] bool shows(double frame) const {
    return frame >= first_ - kRounding && frame <= first_ + seen() + kRounding;
  }

  [[nodiscard]] double xOf(double frame) const { return left_ + (frame - first_) * pixelsPerFrame_; }
  /// Of the dance, however far away x is.
  [[nodiscard]] double frameAt(double x) const;

  /// So many times larger; the frame at x stays there.
  void zoom(double times, double x);
  void showWhole();
  /// Begins with that frame, as far as the dance goes.
  void setFirst(double frame);
  /// Moves as little as brings the frame into view, with some of what lies ahead.
  void bring(double frame);

  /// Frames between two labels of a ruler, at least so many pixels apart: a number that people count in.
  [[nodiscard]] double labelStep(double leastPixels) const;

 private:
  [[nodiscard]] double leastPixelsPerFrame() const;

  double left_ = 0.0, width_ = 1.0, lastFrame_ = 0.0;
  double first_ = 0.0, pixelsPerFrame_ = 1.0;
};

}  // namespace app
