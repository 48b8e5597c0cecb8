// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include <QFrame>

class QBoxLayout;
class QLabel;
class QStackedLayout;

namespace app {

class ViewWindow;

/// This is the middle of the window: the view or, while it has nothing to show, a page with an
/// invitation. Its frame lights up while files are dragged over it.
class Stage : public QFrame {
  Q_OBJECT
 public:
  /// `invitation` is the page, which the stage then owns. It gets the keyboard when it appears.
  explicit Stage(QWidget* invitation, QWidget* parent = nullptr);

  [[nodiscard]] ViewWindow& view() const { return *view_; }
  [[nodiscard]] QWidget* container() const { return container_; }
  /// Returns where the keyboard is when it is in no panel: the view, or the page in its place.
  [[nodiscard]] QWidget* keyboardHome() const { return occupied_ ? container_ : invitation_; }
  /// Returns the view's width by its height, also before it is on the screen.
  [[nodiscard]] float aspect() const;
  void setOccupied(bool occupied);
  /// While files are read, an empty stage shows that they are being opened instead of the
  /// invitation.
  void setReading(bool reading);
  /// Removes the cover that hides the view while another scene is prepared, because the view is
  /// complete.
  void uncover();
  /// Lights the frame up to show that files dragged over the window are accepted.
  void light(bool lit);
  /// Marks the view's edge after it got the keyboard by Tab, until the keyboard is elsewhere.
  void showKeyboard(bool here);
  [[nodiscard]] bool covered() const;
  /// Gives the view to another window, where it is transparent, and shows its last picture in its
  /// place. It is hidden there; show it once that window is exposed. takeViewBack() brings it back,
  /// as soon as this window is.
  void lendView(QBoxLayout& to);
  void takeViewBack();

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void exchange(QWidget& before, QWidget& now);
  void showPage();
  void cover(const QImage& shown);

  QStackedLayout* pages_;
  ViewWindow* view_;  // belongs to container_
  QWidget *container_, *invitation_;
  QWidget* gap_ = nullptr;   // in the view's place while it is lent
  QLabel* cover_ = nullptr;  // the last picture of a scene that ended; null until the first
  bool keyboard_ = false, lit_ = false, occupied_ = false, reading_ = false;
  bool lent_ = false;
};

}  // namespace app
