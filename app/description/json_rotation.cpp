// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/json_rotation.h"

#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace app {

bool readRotation(JsonObject& object, const char* key, base::Quat& rotation) {
  const auto* json = object.find(key);
  if (json == nullptr) return true;
  double parts[4] = {};
  bool good = json->is_array() && json->size() == 4;
  for (std::size_t i = 0; good && i < 4; ++i) {
    good = (*json)[i].is_number();
    if (good) parts[i] = (*json)[i].get<double>();
  }
  const double length =
      std::sqrt(parts[0] * parts[0] + parts[1] * parts[1] + parts[2] * parts[2] + parts[3] * parts[3]);
  if (!good || !(length > 1e-6 && length < 1e6)) {
    object.issue(fmt::format("{} isn't four numbers x, y, z, w of a quaternion; left out", key));
    return false;
  }
  for (double& part : parts) part /= length;
  rotation = base::Quat(static_cast<float>(parts[3]), static_cast<float>(parts[0]), static_cast<float>(parts[1]),
                        static_cast<float>(parts[2]));
  return true;
}

}  // namespace app
