// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/vac_info.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/report/json_layout.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

/// The values are finite, since the reader refuses others.
std::string numbers(const base::Vec3& of) { return fmt::format("{}, {}, {}", of.x, of.y, of.z); }

}  // namespace

std::string vacText(const pmx::Vac& vac) {
  return fmt::format(
      "\nVAC\n  name            {}\n  file            {}\n  size            {}\n  place           {}\n"
      "  rotation        {} degrees\n  bone            {}\n  ground shadow   {}\n",
      base::printable(vac.name), base::printable(vac.file), vac.size, numbers(vac.position), numbers(vac.rotationDeg),
      vac.bone.empty() ? "none: it stands on the ground" : base::printable(vac.bone), vac.groundShadow ? "yes" : "no");
}

nlohmann::ordered_json vacJson(const pmx::Vac& vac) {
  using nlohmann::ordered_json;
  return {{"name", vac.name},
          {"file", vac.file},
          {"size", jsonNumber(vac.size)},
          {"position", jsonNumbers(vac.position)},
          {"rotationDeg", jsonNumbers(vac.rotationDeg)},
          {"bone", vac.bone.empty() ? ordered_json() : ordered_json(vac.bone)},
          {"groundShadow", vac.groundShadow}};
}

}  // namespace app
