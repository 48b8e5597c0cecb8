// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <vector>

#include <QObject>

#include "app/show/show.h"
#include "app/ui/window_parts.h"

class QAction;

namespace app {

struct LoadedFiles;

/// This offers what goes with the files that were opened: the camera that lies beside the dance,
/// that models which were added dance along with those there, and beside the demo to open a model
/// of one's own. Each is a button in the message and a command.
class OffersController : public QObject {
  Q_OBJECT
 public:
  OffersController(const ShowParts& show, const WindowParts& parts);

  /// Offers what goes with the files that were just taken over. `dancer` is the actor that was
  /// selected before.
  void offer(const LoadedFiles& files, ActorId dancer);
  void forget();
  /// Enables the commands while there is something for them.
  void showPossible();

 signals:
  void openWanted(const std::filesystem::path& file);

 private:
  struct Newcomer {
    ActorId id = 0;
    Placement place;  ///< the one that it was given when it was added
  };
  void offerCamera(const LoadedFiles& files);
  void offerDance(const LoadedFiles& files, ActorId dancer);
  void invite(const LoadedFiles& files);
  void loadCamera();
  void danceAlong();
  [[nodiscard]] bool dances(ActorId id) const;
  /// Returns whether a motion of the scene comes from this file.
  [[nodiscard]] bool plays(const std::filesystem::path& camera) const;

  const ShowParts show_;
  const WindowParts parts_;
  QAction* openOwn_;
  std::filesystem::path camera_;  // empty: none
  std::vector<Newcomer> newcomers_;
  ActorId dancer_ = 0;
};

}  // namespace app
