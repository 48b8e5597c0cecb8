// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <unordered_map>

#include "pmx/model/model.h"

namespace pmx {

/// This class finds a model's chains by the names of their IK bones: the first that has it in
/// Japanese, else the first that has it in English; none for an empty name. The model has to
/// outlive it, unchanged.
class ChainNames {
 public:
  explicit ChainNames(const Model& model) : bones_(ikBones(model)) {
    for (const auto member : {&Bone::name, &Bone::englishName}) {
      for (std::size_t i = 0; i < bones_.size(); ++i) {
        const std::string_view name = (model.bones[static_cast<std::size_t>(bones_[i])].*member).utf8;
        if (!name.empty()) places_.try_emplace(name, i);
      }
    }
  }
  [[nodiscard]] std::size_t size() const { return bones_.size(); }
  /// Returns the chain's index in ikBones().
  [[nodiscard]] std::optional<std::size_t> find(std::string_view name) const {
    const auto at = places_.find(name);
    return at == places_.end() ? std::nullopt : std::optional(at->second);
  }

 private:
  std::vector<std::int32_t> bones_;
  std::unordered_map<std::string_view, std::size_t> places_;
};

}  // namespace pmx
