// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <type_traits>
#include <utility>

// These find the fields of a struct, without a list of them: a field that is added is found at
// once.
namespace base {
namespace fields_detail {

struct Anything {
  template <class Type>
  operator Type&() const noexcept;  // never defined, only used in requires-expressions
};

template <class Struct, std::size_t... I>
constexpr bool takes(std::index_sequence<I...> /*count*/) {
  return requires { Struct{(static_cast<void>(I), Anything{})...}; };
}

inline constexpr std::size_t kMax = 24;

/// Returns the largest number of values that a struct can be made of, which is the number of its
/// fields.
template <class Struct, std::size_t count = kMax + 1>
constexpr std::size_t fieldCount() {
  if constexpr (takes<Struct>(std::make_index_sequence<count>())) {
    return count;
  } else {
    static_assert(count > 0, "no aggregate");
    return fieldCount<Struct, count - 1>();
  }
}

}  // namespace fields_detail

/// Calls `visit` with each field of a struct, in order. The struct is an aggregate without bases
/// and arrays, of 1 to 24 fields; others don't compile.
template <class Struct, class Visit>
void forEachField(Struct& of, Visit&& visit) {
  using Plain = std::remove_const_t<Struct>;
  static_assert(std::is_aggregate_v<Plain>);
  constexpr std::size_t count = fields_detail::fieldCount<Plain>();
  static_assert(count >= 1 && count <= fields_detail::kMax, "more fields than are told apart here");
  const auto all = [&visit](auto&... fields) { (visit(fields), ...); };
  // The number of names here has to be the number of fields, or it doesn't compile.
  if constexpr (count == 1) {
    auto& [f1] = of;
    all(f1);
  } else if constexpr (count == 2) {
    auto& [f1, f2] = of;
    all(f1, f2);
  } else if constexpr (count == 3) {
    auto& [f1, f2, f3] = of;
    all(f1, f2, f3);
  } else if constexpr (count == 4) {
    auto& [f1, f2, f3, f4] = of;
    all(f1, f2, f3, f4);
  } else if constexpr (count == 5) {
    auto& [f1, f2, f3, f4, f5] = of;
    all(f1, f2, f3, f4, f5);
  } else if constexpr (count == 6) {
    auto& [f1, f2, f3, f4, f5, f6] = of;
    all(f1, f2, f3, f4, f5, f6);
  } else if constexpr (count == 7) {
    auto& [f1, f2, f3, f4, f5, f6, f7] = of;
    all(f1, f2, f3, f4, f5, f6, f7);
  } else if constexpr (count == 8) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8] = of;
    all(f1, f2, f3, f4, f5, f6, f7, f8);
  } else if constexpr (count == 9) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9] = of;
    all(f1, f2, f3, f4, f5, f6, f7, f8, f9);
  } else if constexpr (count == 10) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10] = of;
    all(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10);
  } else if constexpr (count == 11) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11] = of;
    all(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11);
  } else if constexpr (count == 12) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12] = of;
    all(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12);
  } else if constexpr (count == 13) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13] = of;
    all(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13);
  } else if constexpr (count == 14) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14] = of;
    all(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14);
  } else if constexpr (count == 15) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15] = of;
    all(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15);
  } else if constexpr (count == 16) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16] = of;
    all(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16);
  } else if constexpr (count == 17) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17] = of;
    all(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17);
  } else if constexpr (count == 18) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18] = of;
    all(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18);
  } else if constexpr (count == 19) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18, f19] = of;
    all(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18, f19);
  } else if constexpr (count == 20) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18, f19, f20] = of;
    all(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18, f19, f20);
  } else if constexpr (count == 21) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18, f19, f20, f21] = of;
    all(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18, f19, f20, f21);
  } else if constexpr (count == 22) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18, f19, f20, f21, f22] = of;
    all(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18, f19, f20, f21, f22);
  } else if constexpr (count == 23) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18, f19, f20, f21, f22, f23] =
        of;
    all(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18, f19, f20, f21, f22, f23);
  } else if constexpr (count == 24) {
    auto& [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18, f19, f20, f21, f22, f23,
           f24] = of;
    all(f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12, f13, f14, f15, f16, f17, f18, f19, f20, f21, f22, f23, f24);
  }
}

}  // namespace base
