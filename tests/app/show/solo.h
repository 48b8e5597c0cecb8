// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "app/show/show.h"

namespace support {

/// This class is a show of one actor, for tests of a single actor.
class Solo {
 public:
  /// Replaces the actor; its motions stay.
  void setModel(std::shared_ptr<const app::LoadedModel> model) {
    show_.clear();
    id_ = model ? show_.add(std::move(model)) : 0;
    bind();
  }
  void addMotion(std::shared_ptr<const app::LoadedMotion> motion) {
    motions_.push_back({std::move(motion)});
    bind();
  }
  void clearMotions() {
    motions_.clear();
    bind();
  }

  [[nodiscard]] app::Show& show() { return show_; }
  [[nodiscard]] const app::Show& show() const { return show_; }
  [[nodiscard]] app::Actor& actor() { return *show_.actor(id_); }
  [[nodiscard]] const app::Actor& actor() const { return *show_.actor(id_); }
  [[nodiscard]] const app::LoadedModel* model() const { return actor().loadedModel().get(); }
  [[nodiscard]] const vmd::MotionBinding* binding() const { return &actor().binding(); }
  [[nodiscard]] bool hasCamera() const { return show_.hasCamera(); }
  [[nodiscard]] double lastFrame() const { return show_.lastFrame(); }

  void setIkMode(app::IkMode mode) { actor().setIkMode(mode); }
  void setChainMode(std::size_t chain, app::IkMode mode) { actor().setChainMode(chain, mode); }
  [[nodiscard]] app::IkMode chainMode(std::size_t chain) const { return actor().switches().chains[chain]; }
  void setSolverSwitches(const ik::SolverSwitches& switches) { actor().setSolverSwitches(switches); }

  void setPhysics(bool on) {
    choose([&](app::PhysicsChoice& choice) { choice.on = on; });
  }
  void setGravity(const base::Vec3& gravity) {
    choose([&](app::PhysicsChoice& choice) { choice.settings.gravity = gravity; });
  }
  void setPhysicsSettings(const app::PhysicsSettings& settings) {
    choose([&](app::PhysicsChoice& choice) { choice.settings = settings; });
  }
  void setPhysicsPacing(const app::PhysicsPacing& pacing) {
    choose([&](app::PhysicsChoice& choice) { choice.pacing = pacing; });
  }
  void resetPhysics() { show_.resetPhysics(); }
  void startPhysics(double frame, double restFrames) { show_.startPhysics(frame, restFrames); }
  void playPhysicsFromStart(double restFrames) { show_.playPhysicsFromStart(restFrames); }
  [[nodiscard]] app::MotionPhysics* physics() { return actor().physics(); }
  [[nodiscard]] double physicsEnd() const { return show_.physicsEnd(); }
  [[nodiscard]] base::Issues playIssues() const { return actor().playIssues(); }

  /// Returns the actor's frame; the scene's is scene().
  const app::ActorFrame& evaluate(double frame) { return *(last_ = &show_.evaluate(frame))->actors.front().frame; }
  [[nodiscard]] const app::SceneFrame& scene() const { return last_->scene; }
  /// Returns the whole frame that was evaluated last.
  [[nodiscard]] const app::ShowFrame& shown() const { return *last_; }
  [[nodiscard]] app::ActorId id() const { return id_; }

 private:
  /// Assigns motions. Without an actor they move the scene.
  void bind() {
    if (id_ != 0) {
      show_.setMotions(id_, motions_);
    } else {
      show_.setSceneMotions(motions_);
    }
  }
  template <class Change>
  void choose(Change change) {
    app::PhysicsChoice choice = show_.physics();
    change(choice);
    show_.setPhysics(choice);
  }

  app::Show show_;
  app::ActorId id_ = 0;
  std::vector<app::MotionUse> motions_;
  const app::ShowFrame* last_ = nullptr;
};

}  // namespace support
