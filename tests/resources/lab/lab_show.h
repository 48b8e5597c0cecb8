// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>
#include <glm/geometric.hpp>

#include "app/description/open_show.h"
#include "app/show/show.h"
#include "tests/support/places.h"

namespace support {

/// The folder with the scenes of the IK lab.
inline const std::filesystem::path kLabFolder = ODORI_LAB;

/// A LabShow is a scene of the lab, opened as programs open it.
class LabShow {
 public:
  explicit LabShow(std::string_view scene) {
    const std::vector<std::filesystem::path> files{kLabFolder / (std::string(scene) + ".odori")};
    auto read = app::describeFiles(files, {}, issues);
    if (!read) {
      ADD_FAILURE() << base::describe(read.error());
      return;
    }
    description = *read;
    auto opened = app::openShow(description, {}, app::Missing::Fails, show);
    if (!opened) {
      ADD_FAILURE() << base::describe(opened.error());
      return;
    }
    issues.insert(issues.end(), opened->issues.begin(), opened->issues.end());
    actors = opened->actors;
  }

  [[nodiscard]] const app::Actor& actor(std::size_t place) const { return *show.actor(actors.at(place)); }
  /// Returns where a bone is in the frame that was evaluated last: model space, units.
  [[nodiscard]] const base::Transform& bone(std::size_t place, std::string_view name) const {
    const auto& bones = actor(place).model().bones;
    for (std::size_t i = 0; i < bones.size(); ++i) {
      if (bones[i].name.utf8 == name || bones[i].englishName.utf8 == name) return actor(place).pose().models.at(i);
    }
    ADD_FAILURE() << "there is no bone " << name;
    return actor(place).pose().models.at(0);
  }
  [[nodiscard]] base::Vec3 at(std::size_t place, std::string_view name) const { return bone(place, name).translation; }
  [[nodiscard]] float distance(std::size_t place, std::string_view from, std::string_view to) const {
    return glm::distance(at(place, from), at(place, to));
  }

  app::Show show;
  app::ShowDescription description;
  std::vector<app::ActorId> actors;
  base::Issues issues;
};

}  // namespace support
