// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "app/export/glb_model.h"
#include "tests/app/export/read_glb.h"
#include "tests/app/files/dancer.h"

namespace support {

inline constexpr app::ViewSolver kOn{.how = app::ViewSolver::How::WithIk, .solver = {}};
inline constexpr app::ViewSolver kOff{.how = app::ViewSolver::How::WithoutIk, .solver = {}};

/// redDancer() with a vertex morph 笑い of its first corner, which dance() lifted by a metre would
/// have at 0.5 from frame 0 on.
inline pmx::Model smilingDancer() {
  pmx::Model model = redDancer();
  pmx::Morph smile;
  smile.name = "笑い";
  smile.kind = pmx::MorphKind::Vertex;
  smile.offsets = std::vector<pmx::VertexOffset>{{0, {0, 0, 2}}};
  model.morphs.push_back(smile);
  return model;
}

inline vmd::Motion smilingDance() {
  vmd::Motion motion = dance();
  motion.morphKeys.push_back({vmd::makeName<15>("笑い"), 0, 0.5F});
  return motion;
}

/// This is a show of dancers that is exported.
class GlbModelTest : public testing::Test {
 protected:
  void add(pmx::Model model) {
    ids_.push_back(show_.add(loaded(std::move(model))));
    show_.setMotions(ids_.back(), {{loaded(smilingDance())}});
  }

  [[nodiscard]] app::BakedDance baked(const char* name, const app::ViewSolver& solver, std::int64_t last = 10) {
    auto run = app::ClipRun::begin(show_, ids_, {.name = name, .first = 0, .last = last, .solver = solver});
    EXPECT_TRUE(run);
    while (run->step()) {
    }
    return std::move(run->dance());
  }

  [[nodiscard]] app::GlbInput input(const std::vector<app::BakedDance>& dances) {
    static_cast<void>(show_.evaluate(0.0));
    app::GlbInput input;
    for (const app::ActorId id : ids_) {
      const app::Actor& actor = *show_.actor(id);
      input.models.push_back({.model = actor.loadedModel().get(),
                              .name = actor.model().name.utf8,
                              .placement = actor.frame().placement,
                              .materials = actor.frame().materials,
                              .picture = {},
                              .terms = {.name = actor.model().name.utf8,
                                        .englishName = {},
                                        .comment = "作者：誰か\n再配布禁止",
                                        .englishComment = {},
                                        .readmes = {}}});
    }
    input.dances = dances;
    input.generator = "Odori test";
    return input;
  }

  [[nodiscard]] ReadGlb made(const app::GlbInput& input) {
    const auto file = app::makeGlb(input, losses_);
    EXPECT_TRUE(file) << base::describe(file.error());
    return file ? readGlb(*file) : ReadGlb{};
  }

  app::Show show_;
  std::vector<app::ActorId> ids_;
  app::Losses losses_;
};

}  // namespace support
