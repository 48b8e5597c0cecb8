// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/report/vac_info.h"

#include <fmt/format.h>

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

std::string vacJson(const pmx::Vac& vac) {
  return fmt::format(
      R"({{"name": {}, "file": {}, "size": {}, "position": [{}], "rotationDeg": [{}], "bone": {}, "groundShadow": {}}})",
      base::jsonQuoted(vac.name), base::jsonQuoted(vac.file), vac.size, numbers(vac.position), numbers(vac.rotationDeg),
      vac.bone.empty() ? "null" : base::jsonQuoted(vac.bone), vac.groundShadow);
}

}  // namespace app
