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

/// This is what is baked: an actor with those to which it is attached or coupled, as they were at
/// the beginning.
struct BakeScene {
  std::vector<ActorParts> actors;
  std::size_t chosen = 0;  ///< index in `actors`
  PhysicsChoice physics;   ///< on if physics is baked
  double settle = 30.0;    ///< frames of rest before frame 0
};

/// This bakes beside a running event loop, a part at each turn, so that windows stay responsive.
/// The file appears once it is whole, or not at all.
class BakeMaker : public QObject {
  Q_OBJECT
 public:
  explicit BakeMaker(QObject* parent = nullptr);
  ~BakeMaker() override;

  /// Begins baking and drops an earlier run. The file is replaced. Errors: those of
  /// BakeRun::begin(), CannotWrite if there is no memory.
  [[nodiscard]] base::Result<void> start(const BakeScene& scene, const BakeSettings& settings,
                                         const std::filesystem::path& file);
  /// Drops the run: nothing is written, and finished() isn't emitted.
  void stop();
  [[nodiscard]] bool running() const { return work_ != nullptr; }

  /// This is the result: an error, or a report. `notes` says what is odd about it, or which names
  /// are in the way, a line each.
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
