// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <initializer_list>
#include <string_view>
#include <utility>

#include "app/show/frame.h"
#include "app/show/ghost.h"
#include "app/show/goal.h"
#include "app/view/look.h"
#include "ik/solvers/limit.h"

namespace app {

// A show's JSON names its format and version.
inline constexpr std::string_view kShowFormat = "odori show";
inline constexpr int kShowVersion = 1;

// A show's JSON has these words for choices.
inline constexpr std::initializer_list<std::pair<const char*, IkMode>> kIkWords{
    {"motion", IkMode::Motion}, {"on", IkMode::On}, {"off", IkMode::Off}};
inline constexpr std::initializer_list<std::pair<const char*, EditKind>> kEditWords{{"add", EditKind::Add},
                                                                                    {"replace", EditKind::Replace}};
inline constexpr std::initializer_list<std::pair<const char*, GroundShadow>> kGroundWords{
    {"off", GroundShadow::Off}, {"on", GroundShadow::Opaque}, {"translucent", GroundShadow::Translucent}};
inline constexpr std::initializer_list<std::pair<const char*, SelfShadowChoice>> kSelfShadowWords{
    {"off", SelfShadowChoice::Off}, {"on", SelfShadowChoice::On}, {"motion", SelfShadowChoice::Motion}};

inline constexpr std::initializer_list<std::pair<const char*, GhostPlace>> kGhostWords{
    {"same", GhostPlace::Same}, {"beside", GhostPlace::Beside}, {"behind", GhostPlace::Behind}};

inline constexpr std::initializer_list<std::pair<const char*, ik::solvers::LimitKind>> kTurnWords{
    {"free", ik::solvers::LimitKind::Free},   {"locked", ik::solvers::LimitKind::Locked},
    {"hinge", ik::solvers::LimitKind::Hinge}, {"box", ik::solvers::LimitKind::Euler},
    {"cone", ik::solvers::LimitKind::Cone},   {"ellipse", ik::solvers::LimitKind::Ellipse}};
inline constexpr std::initializer_list<std::pair<const char*, GoalKind>> kGoalWords{
    {"reach", GoalKind::Reach}, {"look", GoalKind::LookAt}, {"stand", GoalKind::Stand}};
inline constexpr std::initializer_list<std::pair<const char*, GoalTarget>> kGoalTargetWords{
    {"point", GoalTarget::Point}, {"bone", GoalTarget::Bone}, {"camera", GoalTarget::Camera}};

template <class Value>
const char* wordIn(std::initializer_list<std::pair<const char*, Value>> words, Value value) {
  for (const auto& [word, meaning] : words) {
    if (meaning == value) return word;
  }
  return "";
}
inline const char* wordOf(IkMode mode) { return wordIn(kIkWords, mode); }
inline const char* wordOf(EditKind kind) { return wordIn(kEditWords, kind); }
inline const char* wordOf(GhostPlace place) { return wordIn(kGhostWords, place); }
inline const char* wordOf(ik::solvers::LimitKind kind) { return wordIn(kTurnWords, kind); }
inline const char* wordOf(GoalKind kind) { return wordIn(kGoalWords, kind); }
inline const char* wordOf(GoalTarget at) { return wordIn(kGoalTargetWords, at); }
inline const char* wordOf(GroundShadow shadow) { return wordIn(kGroundWords, shadow); }
inline const char* wordOf(SelfShadowChoice choice) { return wordIn(kSelfShadowWords, choice); }

}  // namespace app
