// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/fields.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

// These have linkage, which Clang 14 requires of types in a struct.
namespace fields_test {

struct One {
  int a = 1;
};
enum class Colour { Red };
struct Mixed {
  bool on = true;
  double number = 0.5;
  std::string text = "t";
  std::vector<int> list{1, 2};
  std::optional<One> maybe;
  std::shared_ptr<const One> shared;
  One inner{};
  Colour colour = Colour::Red;
};
struct Many {
  int a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, a22, a23, a24;
};

}  // namespace fields_test

namespace {

using namespace fields_test;

TEST(Fields, AreAllThereAreInOrder) {
  Mixed mixed;
  std::vector<const void*> places;
  base::forEachField(mixed, [&](auto& field) { places.push_back(&field); });
  const std::vector<const void*> expected{&mixed.on,    &mixed.number, &mixed.text,  &mixed.list,
                                          &mixed.maybe, &mixed.shared, &mixed.inner, &mixed.colour};
  EXPECT_EQ(places, expected);
}

TEST(Fields, OneAndManyOfThem) {
  int count = 0, sum = 0;
  const One one;
  base::forEachField(one, [&](const int&) { ++count; });
  EXPECT_EQ(count, 1);
  Many many{};
  many.a1 = 1;
  many.a24 = 24;
  base::forEachField(std::as_const(many), [&](const int& field) { ++count, sum += field; });
  EXPECT_EQ(count, 25);
  EXPECT_EQ(sum, 25);
}

TEST(Fields, CanBeChanged) {
  One one;
  base::forEachField(one, [](int& field) { field = 7; });
  EXPECT_EQ(one.a, 7);
}

}  // namespace
