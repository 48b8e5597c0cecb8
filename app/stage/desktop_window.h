// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QRect>
#include <QRegion>
#include <QSize>
#include <QTimer>
#include <QWidget>

class QVBoxLayout;

namespace app {

/// This window has no frame and no background, so that what it contains stands on the desktop. It
/// contains the view while the models stand there.
class DesktopWindow : public QWidget {
  Q_OBJECT
 public:
  DesktopWindow();

  /// Returns where the container of the view belongs.
  [[nodiscard]] QVBoxLayout& room() const { return *room_; }
  /// Shows the window with its upper left corner and its size in device-independent pixels of the
  /// screen. A place larger than its screen is made smaller, and comeIntoReach() follows. Under
  /// Wayland only the size counts.
  void showAt(const QRect& place);
  /// Moves the window if so little of the models is on any screen that the mouse could hardly take
  /// them: less than kMinSeen, or than a half of them, each way. Then a half of the rectangle
  /// around them each way is on the nearest screen, or all of it if the half is empty. Where they
  /// are is known from setClicks(); otherwise they are in the middle third.
  void comeIntoReach();
  /// Keeps the window above all others, where the desktop lets it.
  void setOnTop(bool onTop);
  /// Sets whether the mouse moves or scales the window. Afterwards it comes into reach.
  void setHeld(bool held);
  /// Sets where the window takes clicks: pixels of a picture of it of this size; nothing:
  /// everywhere. All other clicks go to what lies below it.
  void setClicks(const std::optional<QRegion>& pixels, QSize of = {});
  [[nodiscard]] const std::optional<QRegion>& clicks() const { return clicks_; }
  /// Makes both sides so many times as long, within kMinSide and the sides of the screen. The
  /// middle of the lower edge, where the models stand, stays at its place.
  void scaleTo(const QRect& before, double factor);

  static constexpr int kMinSide = 80;  ///< device-independent pixels
  static constexpr int kMinSeen = 40;  ///< device-independent pixels

 signals:
  void placed();        ///< it was moved or resized
  void contentShown();  ///< it is on the screen, and so is what it contains
  void leaveWanted();   ///< it was closed, or Escape was pressed

 protected:
  void closeEvent(QCloseEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void moveEvent(QMoveEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void showEvent(QShowEvent* event) override;

 private:
  void applyClicks();
  void showContent(bool shown);
  void keepOnScreen();

  QVBoxLayout* room_;
  std::optional<QRegion> clicks_;
  QSize clicksOf_;  // the size of the picture of clicks_
  QTimer settled_;  // runs out when the window wasn't moved for a while
  bool held_ = false;
};

}  // namespace app
