// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QWidget>

#include "app/language/live_text.h"
#include "app/playback/timeline_scale.h"
#include "app/playback/track_painter.h"
#include "app/show/player_clock.h"
#include "app/sound/peaks.h"

namespace app {

class KeyRows;

/// This shows the dance from left to right: a ruler of frames and time, the song's waveform, and a
/// row of ticks for each line of keys. A press anywhere seeks there at once, and so does a drag in
/// the rows; a drag on the ruler makes the part that is repeated, whose ends can be dragged. The
/// wheel zooms, with Shift or sideways it moves, and so does the middle button. Functions set what
/// is shown; signals report what the user wants.
class Timeline : public QWidget {
  Q_OBJECT
 public:
  /// `rows` must outlive this object.
  explicit Timeline(KeyRows& rows, QWidget* parent = nullptr);

  void setLastFrame(double lastFrame);
  /// Sets the shown frame and repaints only around the old and the new position. The visible part
  /// follows a frame that leaves it, if `follow`, or if the frame was visible before.
  void setFrame(double frame, bool follow);
  void setPart(const std::optional<PlayRange>& part);
  /// With null there is no song.
  void setPeaks(std::shared_ptr<const Peaks> peaks);
  /// Sets a named curve, from nothing at its foot to its maximum at the top, with values evenly
  /// spaced from frame 0 to `last`. Without values there is no curve.
  void setCurve(const LiveText& name, std::vector<float> values, double last);
  [[nodiscard]] const std::vector<float>& curve() const { return curve_; }
  /// Sets the seconds by which the song begins later than frame 0.
  void setOffset(double seconds);

  [[nodiscard]] double frame() const { return frame_; }
  [[nodiscard]] const TimelineScale& scale() const { return scale_; }
  /// Zooms by a factor around the shown frame if that is visible, else around the middle.
  void zoom(double times);
  void showWhole();
  void setFirst(double frame);
  /// Moves by fractions of the visible part; below 0: earlier.
  void pan(double parts);

  /// Returns the ruler's height; the rows lie below it.
  [[nodiscard]] int rulerHeight() const;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 signals:
  void scrubBegan();
  void scrubEnded();
  void frameChosen(double frame);
  void partChosen(app::PlayRange part);
  void scaleChanged();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  bool event(QEvent* event) override;

 private:
  enum class Drag : std::uint8_t { None, Scrub, Ruler, End, Part, Pan };
  struct Line {
    int top = 0, height = 0;
  };

  void place();
  void rescaled();
  void seekTo(double x);
  void dragPart(double x);
  /// The dance waits while the mouse drags something.
  void holdDance();
  void endDrag();
  [[nodiscard]] Qt::MouseButton buttonOfDrag() const;
  /// Returns a visible frame, however far away x is.
  [[nodiscard]] double wholeFrameAt(double x) const;
  /// Returns the end of the part that stays when the end near x is dragged; none where no end is
  /// near.
  [[nodiscard]] std::optional<double> otherEnd(double x) const;
  [[nodiscard]] QString tip(QPoint at);
  [[nodiscard]] int gutter() const;
  [[nodiscard]] Line waveLine() const;
  [[nodiscard]] Line curveLine() const;  // below the song's line
  [[nodiscard]] Line rowLine(std::size_t row) const;
  // These functions are in timeline_paint.cpp.
  void paintPart(QPainter& painter, const QRect& where) const;
  void paintRuler(QPainter& painter, const QRect& where) const;
  void paintTracks(QPainter& painter, const QRect& where);
  void paintCurve(QPainter& painter, const QRect& where) const;
  void paintNames(QPainter& painter);
  void paintPlayhead(QPainter& painter) const;
  [[nodiscard]] FrameLine deviceLine() const;

  KeyRows& rows_;
  TimelineScale scale_;
  std::shared_ptr<const Peaks> peaks_;
  std::vector<float> curve_;
  float curveMost_ = 0.0F;
  double curveLast_ = 0.0;
  LiveText curveName_;
  std::optional<PlayRange> part_;
  double offset_ = 0.0, frame_ = 0.0;
  Drag drag_ = Drag::None;
  bool scrubs_ = false;  // the dance waits
  QPointF pressedAt_;
  double grabbed_ = 0.0;  // pixels from the mouse to the dragged end
  double anchor_ = 0.0;   // frame: where a drag began, or the part's other end
};

}  // namespace app
