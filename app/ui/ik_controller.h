// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "app/document/document.h"
#include "app/ui/window_parts.h"

namespace app {

/// These are the commands that switch the IK chains of all models, or of the selected one. They
/// keep the actions' ticks and the button's words in step with the document, and say over the
/// picture what a switch did.
class IkController : public QObject {
  Q_OBJECT
 public:
  IkController(const ShowParts& show, const WindowParts& parts);

  /// Shows the state of the models' chains.
  void showState();

 private:
  [[nodiscard]] ActorIds withChains() const;
  void switchIk(const ActorIds& ids);
  void sayNext(const ActorIds& ids);
  void say();
  [[nodiscard]] bool solvesAny(ActorId id) const;
  void fitButton();

  Document& document_;
  Selection& selection_;
  Playback& playback_;
  WindowMessages& messages_;
  const WindowActions& actions_;
  ActorIds switched_;  // said with the next picture, which knows what the motion says there
};

}  // namespace app
