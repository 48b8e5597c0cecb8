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

/// A HiddenMaterial is a material that isn't drawn, by its name and its index in the model, since
/// materials may share a name.
struct HiddenMaterial {
  std::string name;
  std::int32_t place = -1;  ///< index in the model; -1: the first of that name
  bool operator==(const HiddenMaterial&) const = default;
};
inline constexpr std::size_t kMaxHiddenMaterials = 65536;  ///< per actor in a show file

/// Returns descriptions of materials; indices that the model lacks are left out.
[[nodiscard]] std::vector<HiddenMaterial> describeHidden(std::span<const std::int32_t> hidden, const pmx::Model& model);

/// Returns the indices, rising, each once. A material whose index now has another name is found by
/// its name. Those that the model lacks are added to `missing`, as "material 'name'".
[[nodiscard]] std::vector<std::int32_t> hiddenOf(std::span<const HiddenMaterial> described, const pmx::Model& model,
                                                 std::vector<std::string>& missing);

}  // namespace app
