// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "pmx/model/model.h"

namespace app {

/// A material that isn't drawn: by its name, and by its place in the model, for many materials have one name.
struct HiddenMaterial {
  std::string name;
  std::int32_t place = -1;  ///< -1: the first of that name
  bool operator==(const HiddenMaterial&) const = default;
};
inline constexpr std::size_t kMaxHiddenMaterials = 65536;  ///< of one actor in a show file

/// Indices that the model doesn't have are left out.
[[nodiscard]] std::vector<HiddenMaterial> describeHidden(std::span<const std::int32_t> hidden, const pmx::Model& model);

/// The other way round; rising, each once. A material that has another name at its place now is found by its name. Those
/// that the model doesn't have go to `missing`, as "material 'name'".
[[nodiscard]] std::vector<std::int32_t> hiddenOf(std::span<const HiddenMaterial> described, const pmx::Model& model,
                                                 std::vector<std::string>& missing);

}  // namespace app
