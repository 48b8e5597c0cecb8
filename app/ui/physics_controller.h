// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

class QWidget;

namespace app {

class Document;
class Playback;
struct WindowActions;

/// These are the commands of the menu Physics: its switch, its reset, gravity, the overlay of
/// bodies.
class PhysicsController : public QObject {
  Q_OBJECT
 public:
  /// `window` is the parent of the dialog.
  PhysicsController(Document& document, Playback& playback, const WindowActions& actions, QWidget* window);

 private:
  void choose();

  Document& document_;
  QWidget* window_;
};

}  // namespace app
