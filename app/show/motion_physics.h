// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

#include "app/physics/physics_world.h"

namespace app {

/// This says how the world's time goes with the motion's.
struct PhysicsPacing {
  /// The world moves in ticks; bones are posed once a tick. 1, 2 or 4 of them make a frame of 1/30
  /// s.
  int ticksPerFrame = 2;
  /// A seek plays this many frames of 1/30 s, hidden, before the requested frame, and rests for
  /// restFrames at the first of them; those before frame 0, where there is no motion, are rested,
  /// too. Measured against playing on from frame 0, 95 of 100 hair bones of Miku in a walk are
  /// within 0.5 units of it after 30 frames, 0.42 with 30 frames of rest before them, 0.32 after
  /// 60, 1.6 after none (2.4, 1.8 and 7.0 in a fast dance, which is chaotic). The default lies
  /// between 30 and 60 and was chosen by how long users wait.
  double prerollFrames = 40.0, restFrames = 5.0;
  /// A step forward by up to this many frames plays on, a longer one is a seek.
  double longestRunFrames = 15.0;
  bool operator==(const PhysicsPacing&) const = default;
};

/// This is the time spent by the last advanceTo(), in microseconds.
struct PhysicsTime {
  double total = 0.0;   ///< posing the ticks, stepping, reading
  double posing = 0.0;  ///< part of it for the bones of the ticks
  double bullet = 0.0;  ///< part of it inside Bullet
  int ticks = 0;
};

/// This is a world on a motion's time line. Ticks lie at fixed frames, so that the world depends on
/// the motion only, not on when pictures are asked for; between two ticks pictures interpolate.
class MotionPhysics {
 public:
  /// This is what a tick takes from the motion.
  struct TickPose {
    std::span<const base::Transform> boneModels;
    std::span<const std::uint8_t> physicsOff;  ///< per bone; may be empty
    std::span<const float> morphWeights;       ///< per morph, resolved
    std::span<const BodyBegin> begins;         ///< as for PhysicsWorld::followBones()
    std::span<const base::Transform> skinned;  ///< as for PhysicsWorld::followBones()
  };
  /// Poses the bones before physics at a frame; if PhysicsWorld::needsBonesAfterPhysics(), also
  /// those after it, with what physics drove in the tick before (null: nothing); if
  /// PhysicsWorld::needsFollowers(), with the bones that follow it.
  using Poser = std::function<TickPose(double frame, const ik::DrivenBones* driven)>;

  MotionPhysics(const pmx::Model& model, const ik::Skeleton& skeleton, const PhysicsSettings& settings,
                const PhysicsPacing& pacing);

  /// These are the ticks that bring the world to a frame: those after `from`, up to `to`. Where the
  /// world restarts, it does so at `from`.
  struct TickRange {
    bool begins = false;  ///< restarts
    std::int64_t from = 0, to = 0;
    double restFrames = 0.0;  ///< frames of rest at `from`, where it restarts
    bool operator==(const TickRange&) const = default;
  };

  /// Brings the world to a frame: by whole ticks, or by a restart with rest and pre-roll.
  void advanceTo(double frame, const Poser& poseAt);
  /// Returns the ticks that advanceTo() would run. Not for use with a replay.
  [[nodiscard]] TickRange ticksTo(double frame) const;
  /// Runs these ticks, or a part of them when the parts before it are done.
  void run(const TickRange& ticks, const Poser& poseAt);
  /// Lets the next advanceTo() restart.
  void forget() { placed_ = false; }
  /// Starts at a whole frame with this many frames of rest there, without pre-roll.
  void startAt(double frame, double restFrames, const Poser& poseAt);
  /// Rests for this many more ticks after the start, for rest that is played in parts.
  void rest(std::int64_t ticks);

  /// This drives bones in place of the world, such as a cache. For a frame it sets drives and
  /// models of bones that may be driven; while there is one the world stands still.
  using Replay = std::function<void(double frame, ik::DrivenBones& driven)>;
  void setReplay(Replay replay) { replay_ = std::move(replay); }
  [[nodiscard]] bool replays() const { return static_cast<bool>(replay_); }

  /// These serve a world that several share (SharedWorld). The first returns what a tick takes from
  /// the motion, as run() has it; the second takes where the bodies are after the tick, model
  /// space. `begins`: physics restarts at this tick.
  TickPose poseShared(std::int64_t tick, bool begins, const Poser& poseAt);
  void takeShared(std::int64_t tick, bool begins, std::span<const BodyState> bodies, bool pairsLeftOut);
  [[nodiscard]] int stepsPerTick() const { return stepsPerTick_; }
  /// Returns whether some bodies didn't meet, in whatever world they were (limits.md).
  [[nodiscard]] bool pairsLeftOut() const { return sharedLeftOut_ || world_.pairsLeftOut(); }

  /// Sets, for a tick that is posed, that bones whose physics its motion has off are free in
  /// driven(), as they will be after it.
  void freeSwitchedOff(std::span<const std::uint8_t> physicsOff);

  /// Returns the driven bones at a frame between the last tick and the one before.
  [[nodiscard]] const ik::DrivenBones& drivenAt(double frame);

  /// Returns the driven bones of the picture made last.
  [[nodiscard]] const ik::DrivenBones& driven() const { return driven_; }
  /// Returns scratch for posing a tick, one per bone.
  [[nodiscard]] std::span<base::Transform> boneScratch() { return boneScratch_; }
  /// Returns scratch for posing a tick, with room for all bones that are posed after physics and
  /// may be driven.
  [[nodiscard]] std::vector<BodyBegin>& begins() { return begins_; }
  /// Returns the state of a body at the last tick, model space, in whatever world it was.
  [[nodiscard]] BodyState body(std::size_t index) const { return shares_ ? bodies_[index] : world_.body(index); }
  /// Returns the world of this model alone. While its bodies are in a shared world, this one only
  /// knows which of them follow bones.
  [[nodiscard]] PhysicsWorld& world() { return world_; }
  [[nodiscard]] const PhysicsWorld& world() const { return world_; }
  /// Returns the transforms of the picture made last, per body, model space.
  [[nodiscard]] std::span<const base::Transform> shownTransforms() const { return shown_; }
  /// Returns the positions of the picture made last, per node of the world's soft bodies, model
  /// space; empty without any, and where something else drives the bones.
  [[nodiscard]] std::span<const base::Vec3> shownSoftNodes() const {
    return replay_ ? std::span<const base::Vec3>{} : softShown_;
  }
  [[nodiscard]] const PhysicsPacing& pacing() const { return pacing_; }
  void setPacing(const PhysicsPacing& pacing);
  [[nodiscard]] const PhysicsTime& lastTime() const { return time_; }
  void clearTime() { time_ = {}; }
  /// Adds the time, in microseconds, of a tick of a shared world in which all of its actors were
  /// posed and it moved. One of the actors gets it for all.
  void addSharedTime(double total, double bullet) {
    time_.total += total;
    time_.bullet += bullet;
  }
  [[nodiscard]] double tickFrame() const { return static_cast<double>(tick_) / pacing_.ticksPerFrame; }

 private:
  void begin(std::int64_t tick, double restFrames, const Poser& poseAt);
  void runTick(std::int64_t tick, const Poser& poseAt);
  void stepWorld();
  void readWorld();
  [[nodiscard]] TickPose posed(std::int64_t tick, const ik::DrivenBones* driven, const Poser& poseAt);

  PhysicsWorld world_;
  PhysicsPacing pacing_;
  int stepsPerTick_ = 2;
  ik::DrivenBones driven_;
  Replay replay_;
  // These are the transforms at tick_ - 1 and tick_, and between.
  std::vector<base::Transform> before_, now_, shown_;
  std::vector<base::Transform> boneScratch_;
  std::vector<BodyBegin> begins_;
  // These are likewise the positions of the nodes of soft bodies.
  std::vector<base::Vec3> softBefore_, softNow_, softShown_;
  std::int64_t tick_ = 0, firstTick_ = 0;
  bool placed_ = false, shares_ = false, sharedLeftOut_ = false;
  std::vector<BodyState> bodies_;  // with shares_
  PhysicsTime time_;
};

}  // namespace app
