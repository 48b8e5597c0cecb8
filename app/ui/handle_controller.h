// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "app/ui/window_parts.h"

class QWindow;

namespace app {

class BoneEditor;
class BoneHandleTool;

/// This moves bones by hand: with the handles in the view, by keys, and back again. It reports what
/// a handle does, and that a bone can't be moved because physics moves it.
class HandleController : public QObject {
  Q_OBJECT
 public:
  HandleController(const ShowParts& show, BoneHandleTool& tool, BoneEditor& editor, QWindow& view,
                   const WindowParts& parts);

 private:
  void connectTool();
  void connectSteps();
  void step(std::size_t key);
  void showPossible();
  void showLit();
  void sayLit();
  bool sayPhysics();

  Document& document_;
  Selection& selection_;
  Playback& playback_;
  BoneHandleTool& tool_;
  BoneEditor& editor_;
  WindowMessages& messages_;
  QWindow& view_;
  bool pointing_ = false;  // the mouse has the shape of a hand
  const WindowActions& actions_;
};

}  // namespace app
