// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>

#include <QObject>

#include "app/show/show.h"
#include "app/ui/window_parts.h"

class QPoint;
class QStatusBar;
class QString;

namespace app {

class BonePointer;
class IkPanel;

/// This shows what the mouse points at in the view, a bone, a chain or a body, and selects it by a
/// click. A legend in the status bar explains the overlays.
class PointerController : public QObject {
  Q_OBJECT
 public:
  PointerController(const ShowParts& show, BonePointer& pointer, IkPanel& ik, const WindowParts& parts);

 private:
  void addLegend(QStatusBar& statusBar, const WindowActions& actions);
  void connectBones(IkPanel& ik);
  void connectBodies();
  void sayChosenBone();
  void showBoneName(ActorId actor, int bone, QPoint position);
  void showBodyName(ActorId actor, int body, QPoint position);
  void showTip(QPoint position, const QString& text);

  Document& document_;
  Selection& selection_;
  Playback& playback_;
  BonePointer& pointer_;
  QWidget& view_;
  WindowMessages& messages_;
  std::int32_t saidBone_ = -1;  // the selected bone that was announced last
};

}  // namespace app
