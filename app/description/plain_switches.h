// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include "app/description/show_description.h"
#include "app/show/actor_switches.h"

// The switches of an actor that are a number or a yes or no, under the names that show files have for them. These lists read
// and write them and hand them to the actor; `odori info` lists those that are always written. A new switch is a field of
// ActorSwitches, one of ActorDescription, and a line here. The shadow on the ground isn't among them: where a file doesn't say
// it, the model's kind decides.
namespace app {

/// When a show file has a switch.
enum class Written { Always, WhereChanged };

struct NamedFlag {
  const char* name;
  bool ActorSwitches::*field;
  bool ActorDescription::*described;
};
/// Flags are written always, in this order.
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
