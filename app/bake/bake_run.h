// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>

#include "app/bake/bake_check.h"
#include "app/bake/bake_settings.h"
#include "app/show/show.h"
#include "pmx/base/result.h"
#include "vmd/motion.h"

namespace app {

/// This is the result of a bake.
struct BakeReport {
  std::size_t bones = 0;  ///< number of bones that have keys
  std::size_t frames = 0;
  std::size_t keysOfEachFrame = 0;  ///< number of bone keys if each frame has one
  std::size_t keys = 0;             ///< number of bone keys of the motion
  BakeErrors errors;                ///< of the motion as Odori plays it
};

/// This class makes a motion of what an actor of a show does: IK, appends, physics and edits become
/// rotations and translations of the bones, and the chains that did it are off. It works in steps,
/// so that one can show its progress, and stop it between two of them.
///
/// The show is the caller's, plays only for this run, and has its physics as it is to be baked
/// (started, where it is on).
class BakeRun {
 public:
  /// This says what it does now.
  enum class Work { Playing, Fitting, Checking, Done };
  struct Progress {
    Work work = Work::Playing;
    std::int64_t frame = 0;  ///< the frame being played
    double done = 0.0;       ///< 0 to 1, of the whole
  };

  /// Prepares a bake. Errors: BadArgument where the actor doesn't exist, or where bones times
  /// frames are too many.
  [[nodiscard]] static base::Result<BakeRun> begin(Show& show, ActorId actor, const BakeSettings& settings);
  BakeRun(BakeRun&&) noexcept;
  BakeRun& operator=(BakeRun&&) noexcept;
  ~BakeRun();

  /// Does a part of the work: a second of the motion, or all of it for one bone, or, while few keys
  /// are looked for, one play of the whole motion: half a second for a dance of minutes. Returns
  /// false when it is done. Error BadArgument: names that a motion can't hold, see unsayable().
  [[nodiscard]] base::Result<bool> step();
  [[nodiscard]] Progress progress() const;
  /// Returns, after that error, each bone that needs a key and whose name no motion can hold, one
  /// issue each.
  [[nodiscard]] const base::Issues& unsayable() const;

  /// These are valid once it is done. Issues are those of the motion, such as bones that it can't
  /// turn as they were.
  [[nodiscard]] const vmd::Motion& motion() const;
  [[nodiscard]] const BakeReport& report() const;
  [[nodiscard]] const base::Issues& issues() const;

 private:
  struct State;
  explicit BakeRun(std::unique_ptr<State> state);
  std::unique_ptr<State> state_;
};

}  // namespace app
