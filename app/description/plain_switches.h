// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/description/show_description.h"
#include "app/show/actor_switches.h"

// These lists hold the switches of an actor that are a number or a boolean, by their names in show
// files. Reading, writing and setting use them, and `odori info` lists those that are always
// written. A new switch is a field of ActorSwitches, one of ActorDescription, and a line here. The
// shadow on the ground isn't among them, since without a value the model's kind decides.
namespace app {

/// Written says when a show file contains a switch.
enum class Written { Always, WhereChanged };

struct NamedFlag {
  const char* name;
  bool ActorSwitches::*field;
  bool ActorDescription::*described;
};
/// Flags are always written, in this order.
inline constexpr NamedFlag kNamedFlags[] = {
    {"visible", &ActorSwitches::visible, &ActorDescription::visible},
    {"physics", &ActorSwitches::physics, &ActorDescription::physics},
};

struct NamedNumber {
  const char* name;
  float ActorSwitches::*field;
  float ActorDescription::*described;
  float min, max;
  Written written;
};
inline constexpr NamedNumber kNamedNumbers[] = {
    {"opacity", &ActorSwitches::opacity, &ActorDescription::opacity, 0.0F, 1.0F, Written::Always},
    {"travel", &ActorSwitches::rootMotionScale, &ActorDescription::rootMotionScale, kMinRootMotionScale,
     kMaxRootMotionScale, Written::WhereChanged},
};

}  // namespace app
