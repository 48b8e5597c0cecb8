// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QObject>

namespace app {

struct Bounds;
class CameraTool;
class Document;
class Stage;
struct WindowActions;

/// These are the commands for the camera as a whole: the motion's camera, the first view, the
/// standard views. It places the camera when other models are opened.
class CameraController : public QObject {
  Q_OBJECT
 public:
  CameraController(CameraTool& camera, const Document& document, const Stage& stage, const WindowActions& actions);

  /// Returns whether a person is in the view as it is now.
  [[nodiscard]] bool showsPerson() const;
  /// Places the camera as `odori render` does where nobody chose one. But where that sees no
  /// person, it frames the models that have IK chains, if there are any, without a stage. With
  /// `keepsPlace`, a user who looks at one model after another keeps the place while a person is in
  /// the view.
  void place(bool keepsPlace);
  /// Enables the commands for what there is, and ticks whether the camera follows the motion.
  void showPossible();

 private:
  void showFollows();
  [[nodiscard]] float aspect() const;
  [[nodiscard]] std::vector<Bounds> framed() const;

  CameraTool& camera_;
  const Document& document_;
  const Stage& stage_;
  const WindowActions& actions_;
};

}  // namespace app
