// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/motion_info.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <string_view>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/report/info_lines.h"
#include "app/report/json_layout.h"
#include "pmx/base/frames.h"
#include "pmx/base/text.h"

namespace app {
namespace {

using nlohmann::ordered_json;

base::Text decoded(std::string_view nameField) {
  return base::decode(std::as_bytes(std::span(nameField)), base::Encoding::ShiftJis);
}

/// Returns how many different names a motion's keys have.
template <class Key>
std::size_t trackCount(const std::vector<Key>& keys) {
  std::vector<std::string_view> names;
  names.reserve(keys.size());
  for (const auto& key : keys) names.push_back(key.name.view());
  std::sort(names.begin(), names.end());
  return static_cast<std::size_t>(std::unique(names.begin(), names.end()) - names.begin());
}

std::string poseText(const LoadedMotion& loaded) {
  const vmd::Pose& pose = *loaded.pose;
  std::string out;
  addInfoLine(out, "format", "VPD pose");
  addInfoLine(out, "model", shownText(pose.modelName));
  addInfoLine(out, "bones", pose.bones.size());
  addInfoLine(out, "morphs", pose.morphs.size());
  const auto list = [&out](std::string_view title, const auto& items) {
    if (items.empty()) return;
    fmt::format_to(std::back_inserter(out), "\n{}\n", title);
    for (const auto& item : items) fmt::format_to(std::back_inserter(out), "  {}\n", shownText(item.name));
  };
  list("Bones", pose.bones);
  list("Morphs", pose.morphs);
  listIssues(out, issueLines({&loaded.issues}));
  return out;
}

template <class Items>
ordered_json namesJson(const Items& items) {
  auto names = ordered_json::array();
  for (const auto& item : items) names.push_back(item.name.utf8);
  return names;
}

std::string poseJson(const LoadedMotion& loaded) {
  const vmd::Pose& pose = *loaded.pose;
  return jsonByLines({{"format", "VPD"},
                      {"model", pose.modelName.utf8},
                      {"bones", pose.bones.size()},
                      {"boneNames", namesJson(pose.bones)},
                      {"morphs", pose.morphs.size()},
                      {"morphNames", namesJson(pose.morphs)},
                      {"issues", issueLines({&loaded.issues})}});
}

}  // namespace

std::string infoText(const LoadedMotion& loaded) {
  if (loaded.pose) return poseText(loaded);
  const auto& motion = loaded.motion;
  const auto keys = [](std::size_t count, std::size_t tracks) { return fmt::format("{} in {} tracks", count, tracks); };
  std::string out;
  addInfoLine(out, "format",
              motion.headerKind == vmd::HeaderKind::File ? "VMD motion, version 1" : "VMD motion, version 2");
  addInfoLine(out, "model", shownText(decoded(motion.modelName.view())));
  addInfoLine(out, "bone keys", keys(motion.boneKeys.size(), trackCount(motion.boneKeys)));
  addInfoLine(out, "morph keys", keys(motion.morphKeys.size(), trackCount(motion.morphKeys)));
  addInfoLine(out, "camera keys", motion.cameraKeys.size());
  addInfoLine(out, "light keys", motion.lightKeys.size());
  addInfoLine(out, "self-shadow keys", motion.selfShadowKeys.size());
  addInfoLine(out, "IK keys", motion.ikKeys.size());
  addInfoLine(out, "last frame",
              fmt::format("{} ({:.2f} s)", motion.lastFrame(), motion.lastFrame() / base::kFramesPerSecond));
  listIssues(out, issueLines({&loaded.issues}));
  return out;
}

std::string infoJson(const LoadedMotion& loaded) {
  if (loaded.pose) return poseJson(loaded);
  const auto& motion = loaded.motion;
  return jsonByLines({{"format", "VMD"},
                      {"model", decoded(motion.modelName.view()).utf8},
                      {"boneKeys", motion.boneKeys.size()},
                      {"boneTracks", trackCount(motion.boneKeys)},
                      {"morphKeys", motion.morphKeys.size()},
                      {"morphTracks", trackCount(motion.morphKeys)},
                      {"cameraKeys", motion.cameraKeys.size()},
                      {"lightKeys", motion.lightKeys.size()},
                      {"selfShadowKeys", motion.selfShadowKeys.size()},
                      {"ikKeys", motion.ikKeys.size()},
                      {"lastFrame", motion.lastFrame()},
                      {"issues", issueLines({&loaded.issues})}});
}

}  // namespace app
