// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <utility>

#include <QObject>
#include <QStringList>

#include "app/document/document.h"
#include "app/language/live_text.h"
#include "app/opening/motion_choice.h"
#include "app/show/saved_pose.h"
#include "app/ui/window_parts.h"
#include "app/widgets/message_bar.h"

class QAction;

namespace app {

struct LoadedFiles;

/// This reports poses that were opened, and saves the selected model's pose of the shown frame.
class PoseController : public QObject {
  Q_OBJECT
 public:
  PoseController(const ShowParts& show, const WindowParts& parts);

  /// Saves the selected model's pose at the shown frame as VPD; returns false, with a message, on
  /// failure.
  bool save(const std::filesystem::path& file, PoseForm form);
  /// Says that an opened pose over a dance hides it, and which of its parts the model lacks; empty
  /// where there is nothing to say.
  [[nodiscard]] LiveText noteOf(const LoadedFiles& files) const;
  /// Returns the command that switches these poses off, if they hide a dance; otherwise null.
  [[nodiscard]] QAction* withoutPoses(const LoadedFiles& files);
  /// Enables the commands while a model is selected.
  void showPossible();

 private:
  void chooseAndSave(PoseForm form);
  void switchPosesOff();
  [[nodiscard]] Actor* actor() const;
  [[nodiscard]] bool hidesDance(const LoadedFiles& files) const;

  Document& document_;
  const Selection& selection_;
  const ShowFile& file_;
  WindowSettings& settings_;
  WindowMessages& messages_;
  const WindowActions& actions_;
  QMainWindow& window_;
  QAction* withoutPose_;                     // only in a message
  std::pair<ActorId, Motions> hidingPoses_;  // the poses that it switches off
  MessageId told_{};                         // what was odd about the pose that was saved last
};

}  // namespace app
