// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <ranges>
#include <span>
#include <type_traits>
#include <vector>

#include "app/show/actor.h"
#include "pmx/base/fields.h"

namespace app {

/// This is a state as bytes that differ where any field of it does: the bits of numbers, the length
/// and elements of lists, all fields of structs, and for motions the hash of the file. It is for
/// keys that have to cover everything: a new field of a struct is included at once, and a type that
/// can't be turned into bytes doesn't compile.
class StateBytes {
 public:
  template <class Value>
  void add(const Value& value) {
    if constexpr (std::is_arithmetic_v<Value> || std::is_enum_v<Value>) {
      addBits(value);
    } else if constexpr (requires { value->hash; }) {
      addBits(static_cast<bool>(value));
      if (value) add(value->hash);
    } else if constexpr (requires {
                           value.has_value();
                           *value;
                         }) {
      addBits(value.has_value());
      if (value) add(*value);
    } else if constexpr (std::ranges::sized_range<Value>) {
      addBits(static_cast<std::uint64_t>(std::ranges::size(value)));
      for (const auto& element : value) add(element);
    } else if constexpr (requires {
                           Value::length();
                           value[0];
                         }) {  // a vector or quaternion of glm
      for (int i = 0; i < static_cast<int>(Value::length()); ++i) addBits(value[i]);
    } else {
      base::forEachField(value, [this](const auto& field) { this->add(field); });
    }
  }
  /// Edits is a class, no struct, so everything that it lists is added.
  void add(const Edits& edits) {
    add(edits.bones());
    add(edits.morphs());
    add(edits.materials());
  }

  [[nodiscard]] std::span<const std::byte> bytes() const { return bytes_; }

 private:
  template <class Number>
  void addBits(const Number& number) {
    const std::size_t at = bytes_.size();
    bytes_.resize(at + sizeof number);
    std::memcpy(bytes_.data() + at, &number, sizeof number);
  }

  std::vector<std::byte> bytes_;
};

}  // namespace app
