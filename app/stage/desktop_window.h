// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>

#include <QRect>
#include <QRegion>
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
  /// screen. A place of which too little is on any screen is moved onto one. Under Wayland only the
  /// size counts.
  void showAt(const QRect& place);
  /// Keeps the window above all others, where the desktop lets it.
  void setOnTop(bool onTop);
  /// Sets where the window takes clicks, in device pixels; nothing: everywhere. All other clicks go
  /// to what lies below it.
  void setClicks(const std::optional<QRegion>& pixels);
  [[nodiscard]] const std::optional<QRegion>& clicks() const { return clicks_; }
  /// Makes both sides so many times as long, within kMinSide and the sides of all screens
  /// together. The middle of the lower edge, where the models stand, stays at its place.
  void scaleTo(const QRect& before, double factor);

  static constexpr int kMinSide = 80;  ///< device-independent pixels

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

  QVBoxLayout* room_;
  std::optional<QRegion> clicks_;
};

}  // namespace app
