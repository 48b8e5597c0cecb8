// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/app/physics/band_run.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>

#include "tests/app/show/solo.h"
#include "tests/support/corpus.h"

namespace support {
namespace {

/// Returns whether a bone is left out: it is chained to a body that the file itself puts 93 units
/// from its joint, under the ground.
bool leftOut(const std::string& bone) {
  static const std::array kNames{"前クローク2_2", "前クローク1_2錘", "横クローク1_2", "横クローク1_2錘"};
  return std::ranges::find(kNames, bone) != kNames.end();
}

bool wild(const pmx::Model& model, std::int32_t body) {
  return body >= 0 && model.rigidBodies[static_cast<std::size_t>(body)].position.y < -50.0F;
}

bool has(const std::string& text, const char* word) { return text.find(word) != std::string::npos; }

base::Transform rest(const base::Vec3& position, const base::Vec3& angles) {
  return {position, glm::angleAxis(angles.y, base::Vec3(0, 1, 0)) * glm::angleAxis(angles.x, base::Vec3(1, 0, 0)) *
                        glm::angleAxis(angles.z, base::Vec3(0, 0, 1))};
}

base::Transform product(const base::Transform& a, const base::Transform& b) {
  return {a.translation + a.rotation * b.translation, a.rotation * b.rotation};
}

base::Transform inverse(const base::Transform& t) {
  return {glm::conjugate(t.rotation) * -t.translation, glm::conjugate(t.rotation)};
}

/// Returns how far a joint's two ends are apart beyond its linear limits, in the axes of its first
/// body.
double stretch(const pmx::Model& model, const pmx::Joint& joint, const app::PhysicsWorld& world) {
  const auto end = [&](std::int32_t index) {
    const auto& body = model.rigidBodies[static_cast<std::size_t>(index)];
    const base::Transform frame = rest(joint.position, joint.rotation);
    return product(world.body(static_cast<std::size_t>(index)).transform,
                   product(inverse(rest(body.position, body.rotation)), frame));
  };
  const base::Transform a = end(joint.bodyA), b = end(joint.bodyB);
  const base::Vec3 apart = glm::conjugate(a.rotation) * (b.translation - a.translation);
  base::Vec3 beyond(0.0F);
  for (int axis = 0; axis < 3; ++axis) {
    if (joint.linearLower[axis] > joint.linearUpper[axis]) continue;  // free
    beyond[axis] = apart[axis] - std::clamp(apart[axis], joint.linearLower[axis], joint.linearUpper[axis]);
  }
  return static_cast<double>(glm::length(beyond));
}

/// Returns the depth of a point inside a capsule (Y is its axis).
double depthIn(const base::Transform& capsule, const base::Vec3& size, const base::Vec3& point) {
  base::Vec3 local = glm::conjugate(capsule.rotation) * (point - capsule.translation);
  local.y -= std::clamp(local.y, -size.y / 2, size.y / 2);
  return static_cast<double>(size.x - glm::length(local));
}

void lookAtBodies(const pmx::Model& model, const app::PhysicsWorld& world, bool atRest, BandRun& run) {
  for (const pmx::Joint& joint : model.joints) {
    if (joint.bodyA < 0 || joint.bodyB < 0 || wild(model, joint.bodyA) || wild(model, joint.bodyB)) continue;
    (atRest ? run.restStretches : run.stretches).push_back(stretch(model, joint, world));
  }
  for (std::size_t i = 0; i < model.rigidBodies.size(); ++i) {
    const pmx::RigidBody& body = model.rigidBodies[i];
    const app::BodyState state = world.body(i);
    if (state.follows || wild(model, static_cast<std::int32_t>(i))) continue;
    if (!atRest) run.speeds.push_back(static_cast<double>(glm::length(state.velocity)));
    if (!has(body.name.utf8, "ｽｶｰﾄ")) continue;
    for (std::size_t leg = 0; leg < model.rigidBodies.size(); ++leg) {
      const pmx::RigidBody& thigh = model.rigidBodies[leg];
      const bool isThigh = thigh.mode == 0 && thigh.shape == 2 && thigh.bone >= 0 &&
                           (model.bones[static_cast<std::size_t>(thigh.bone)].name.utf8 == "左足" ||
                            model.bones[static_cast<std::size_t>(thigh.bone)].name.utf8 == "右足");
      if (isThigh) {
        run.skirtDepth =
            std::max(run.skirtDepth, depthIn(world.body(leg).transform, thigh.size, state.transform.translation));
      }
    }
  }
}

}  // namespace

std::filesystem::path physicsTable(const std::string& table) {
  return corpus() / "golden" / "physics" / (table + ".csv");
}

BandRun runBand(const std::string& modelFile, const std::string& motionFile, const std::string& table,
                const app::PhysicsSettings& settings, int lastFrame, int ticksPerFrame) {
  BandRun run;
  const auto rows = readGolden(physicsTable(table));
  const auto model = app::loadModel(corpus() / modelFile, {});
  const auto motion = app::loadMotion(corpus() / motionFile, {});
  if (!model || !motion || rows.empty()) return run;
  std::multimap<int, const GoldenRow*> byFrame;
  for (const GoldenRow& row : rows) byFrame.emplace(static_cast<int>(row.frame), &row);

  support::Solo session;
  app::PhysicsPacing pacing;
  if (ticksPerFrame > 0) pacing.ticksPerFrame = ticksPerFrame;
  session.setPhysicsPacing(pacing);
  session.setPhysicsSettings(settings);
  session.setPhysics(true);
  session.setModel(*model);
  session.addMotion(*motion);
  session.setIkMode(app::IkMode::On);
  session.startPhysics(0, 300);
  for (int frame = 0; frame <= lastFrame; ++frame) {
    const app::ActorFrame& output = session.evaluate(frame);
    lookAtBodies((*model)->model, session.physics()->world(), frame == 0, run);
    const auto [from, to] = byFrame.equal_range(frame);
    for (auto at = from; at != to; ++at) {
      const GoldenRow& row = *at->second;
      if (row.bone >= output.boneModels.size() || leftOut(row.name)) continue;
      const base::Transform& got = output.boneModels[row.bone];
      const double dx = row.p[0] - static_cast<double>(got.translation.x);
      const double dy = row.p[1] - static_cast<double>(got.translation.y);
      const double dz = row.p[2] - static_cast<double>(got.translation.z);
      run.misses.push_back(
          {row.frame, row.name, std::sqrt(dx * dx + dy * dy + dz * dz), degreesBetween(row.q, got.rotation)});
    }
  }
  run.caught = session.physics()->world().caughtCount();
  return run;
}

std::vector<Miss> ofBones(const BandRun& run, std::initializer_list<const char*> words, bool settled,
                          const char* notWith) {
  std::vector<Miss> some;
  for (const Miss& miss : run.misses) {
    if ((miss.frame == 0) != settled || (notWith != nullptr && has(miss.bone, notWith))) continue;
    if (std::ranges::any_of(words, [&](const char* word) { return has(miss.bone, word); })) some.push_back(miss);
  }
  return some;
}

double quantile(std::vector<double> values, double share) {
  if (values.empty()) return 0.0;
  std::ranges::sort(values);
  const auto at = static_cast<std::size_t>(std::ceil(share * static_cast<double>(values.size())));
  return values[std::clamp<std::size_t>(at, 1, values.size()) - 1];
}

std::vector<double> units(const std::vector<Miss>& misses) {
  std::vector<double> values;
  for (const Miss& miss : misses) values.push_back(miss.units);
  return values;
}

std::vector<double> degrees(const std::vector<Miss>& misses) {
  std::vector<double> values;
  for (const Miss& miss : misses) values.push_back(miss.degrees);
  return values;
}

}  // namespace support
