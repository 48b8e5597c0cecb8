// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include <QFrame>

class QLabel;
class QStackedLayout;

namespace app {

class ViewWindow;

/// The middle of the window: the view, or, while it has nothing to show, a page that invites. Its frame lights up
/// while files are held over it.
class Stage : public QFrame {
  Q_OBJECT
 public:
  /// `invitation`: the page, which becomes the stage's; it gets the keyboard as it comes.
  explicit Stage(QWidget* invitation, QWidget* parent = nullptr);

  [[nodiscard]] ViewWindow& view() const { return *view_; }
  [[nodiscard]] QWidget* container() const { return container_; }
  /// Where the keyboard is when it is in no panel: the view, or the page in its place.
  [[nodiscard]] QWidget* keyboardHome() const { return occupied_ ? container_ : invitation_; }
  /// Width by height of the view, also before it is on the screen.
  [[nodiscard]] float aspect() const;
  void setOccupied(bool occupied);
  /// While files are read an empty stage invites nobody: it says that they are being opened.
  void setReading(bool reading);
  /// The view shows all that it is to show: what covers it while another scene gets ready goes.
  void uncover();
  /// Stands out, as what takes the files that are dragged over the window.
  void light(bool lit);
  /// The view got the keyboard by Tab: its edge tells so, until the keyboard is elsewhere.
  void showKeyboard(bool here);
  [[nodiscard]] bool covered() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void showPage();
  void cover(const QImage& shown);

  QStackedLayout* pages_;
  ViewWindow* view_;  // belongs to container_
  QWidget *container_, *invitation_;
  QLabel* cover_ = nullptr;  // the last picture of a scene that ended; null until there was one
  bool keyboard_ = false, lit_ = false, occupied_ = false, reading_ = false;
};

}  // namespace app
