// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <vector>

#include "app/files/loaded_files.h"
#include "app/show/frame.h"

namespace app {

/// One model, the motions on it, the motions of the scene, and the user's switches: all a frame needs.
class Session {
 public:
  Session();
  ~Session();
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  /// Replaces the model; motions stay and are bound anew; IK modes go back to Motion.
  void setModel(std::shared_ptr<const LoadedModel> model);
  /// Adds a motion: its bone, morph and IK keys move the model, its camera and light keys the scene,
  /// whatever the user opened it as.
  void addMotion(std::shared_ptr<const LoadedMotion> motion);
  void clearMotions();

  [[nodiscard]] const LoadedModel* model() const;
  [[nodiscard]] const std::vector<std::shared_ptr<const LoadedMotion>>& motions() const;
  [[nodiscard]] const vmd::MotionBinding* binding() const;  ///< null without a model
  [[nodiscard]] bool hasCamera() const;
  [[nodiscard]] bool hasLight() const;
  /// Largest frame of any motion, 0 without; at most base::kMostFrame.
  [[nodiscard]] double lastFrame() const;

  void setIkMode(IkMode mode);  ///< of every chain
  void setChainMode(std::size_t chain, IkMode mode);
  [[nodiscard]] IkMode chainMode(std::size_t chain) const;
  void setSolverSwitches(const ik::SolverSwitches& switches);

  /// Physics of all models with rigid or soft bodies. Off at first.
  void setPhysics(bool on);
  [[nodiscard]] bool physicsOn() const;
  void setGravity(const base::Vec3& gravity);  ///< units per second squared
  [[nodiscard]] base::Vec3 gravity() const;
  /// For the worlds of models that come, and of the one there is.
  void setPhysicsSettings(const PhysicsSettings& settings);
  void setPhysicsPacing(const PhysicsPacing& pacing);
  [[nodiscard]] const PhysicsPacing& physicsPacing() const;
  /// The next frame begins physics anew, with rest and pre-roll.
  void resetPhysics();
  /// Begins physics at a frame now, with this many frames of rest there.
  void startPhysics(double frame, double restFrames);
  /// The same at frame 0; and from there the motion is played up to whatever frame is asked for, however far: the same
  /// hair in every range of a film. Physics must be on.
  void playPhysicsFromStart(double restFrames);
  /// The frame from which on physics stands still: a second behind the end of the motions that move the model, in which
  /// what moves comes to rest.
  [[nodiscard]] double physicsEnd() const;
  /// Null without a model, without rigid and soft bodies, and while physics is off.
  [[nodiscard]] MotionPhysics* physics();
  [[nodiscard]] const MotionPhysics* physics() const;

  /// What was odd in the frames evaluated since the model was set or the motions changed, once each: the first bone that
  /// left its range (ik/pose_range.h), bodies that were too many to meet (physics_limits.h).
  [[nodiscard]] base::Issues playIssues() const;
  /// How many they are; without allocation.
  [[nodiscard]] std::size_t playIssueCount() const;

  /// The scene at a frame. Spans in the result live until the next call or setModel().
  [[nodiscard]] const FrameOutput& evaluate(double frame);

 private:
  struct State;
  std::unique_ptr<State> state_;
};

}  // namespace app
