// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <vector>

#include <QObject>
#include <QStringList>
#include <QTimer>

#include "app/bake/bake_run.h"
#include "app/show/actor_parts.h"

namespace app {

/// What is baked: an actor among those that it hangs from and meets, as they were when it began.
struct BakeScene {
  std::vector<ActorParts> actors;
  std::size_t chosen = 0;  ///< of them
  PhysicsChoice physics;   ///< on where it is to be baked
  double settle = 30.0;    ///< frames of rest before frame 0
};

/// Bakes beside a running event loop: a part at each turn, so that windows go on in between. The file is there once it is
/// whole, or not at all.
class BakeMaker : public QObject {
  Q_OBJECT
 public:
  explicit BakeMaker(QObject* parent = nullptr);
  ~BakeMaker() override;

  /// Begins; what ran before is dropped. The file is replaced. Errors: those of BakeRun::begin(), CannotWrite without memory.
  [[nodiscard]] base::Result<void> start(const BakeScene& scene, const BakeSettings& settings,
                                         const std::filesystem::path& file);
  /// Drops what is being made; nothing is written, and finished() isn't emitted.
  void stop();
  [[nodiscard]] bool running() const { return work_ != nullptr; }

  /// How it ended: an error, or what was made. `notes`: what is odd about it, or the names that are in the way, a line each.
  struct End {
    QString error;
    QStringList notes;
    BakeReport report;
  };

 signals:
  void progressed(double done);  ///< from 0 to 1
  void finished(const app::BakeMaker::End& end);

 private:
  struct Work;
  base::Result<void> begin(const BakeScene& scene, const BakeSettings& settings, const std::filesystem::path& file);
  void step();
  void goOn();
  void end(End end);

  std::unique_ptr<Work> work_;
  QTimer turn_;
};

}  // namespace app
