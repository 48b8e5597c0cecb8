// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/description/hidden_materials.h"

#include <gtest/gtest.h>

#include "app/description/show_json.h"

namespace {

pmx::Model named(std::initializer_list<const char*> names) {
  pmx::Model model;
  for (const char* name : names) {
    model.materials.emplace_back();
    model.materials.back().name = name;
  }
  return model;
}

std::vector<std::int32_t> read(const std::vector<app::HiddenMaterial>& hidden, const pmx::Model& model,
                               std::vector<std::string>* missing = nullptr) {
  std::vector<std::string> lacks;
  auto found = app::hiddenOf(hidden, model, missing == nullptr ? lacks : *missing);
  return found;
}

TEST(HiddenMaterials, AreFoundAgainAlsoAmongThoseOfOneName) {
  const pmx::Model model = named({"髪", "", "髪", "服", ""});
  const auto told = app::describeHidden(std::vector<std::int32_t>{1, 2, 3, 77, -1}, model);
  EXPECT_EQ(told, (std::vector<app::HiddenMaterial>{{"", 1}, {"髪", 2}, {"服", 3}}));
  EXPECT_EQ(read(told, model), (std::vector<std::int32_t>{1, 2, 3}));
}

TEST(HiddenMaterials, AreFoundByNameWhereTheModelHasOthersNow) {
  const pmx::Model now = named({"顔", "服", "髪"});
  std::vector<std::string> missing;
  EXPECT_EQ(read({{"髪", 0}, {"服", -1}, {"服", 1}, {"靴", 2}, {"", 99}}, now, &missing),
            (std::vector<std::int32_t>{1, 2}));
  EXPECT_EQ(missing, (std::vector<std::string>{"material '靴'", "material ''"}));
}

TEST(HiddenMaterials, AreInTheShowFile) {
  app::ShowDescription show;
  show.actors.emplace_back().model = "/a/model.pmx";
  show.actors[0].hiddenMaterials = {{"髪", 2}, {"服", -1}};
  const auto text = app::showJson(show, "/a");
  ASSERT_TRUE(text);
  const auto again = app::parseShow(*text, "/a", {});
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->issues.empty());
  EXPECT_EQ(again->show.actors[0].hiddenMaterials, show.actors[0].hiddenMaterials);
  // AND invalid entries are listed, and the rest is read
  const auto odd = app::parseShow(R"({"format": "odori show", "version": 1, "actors": [{"model": "m.pmx",
      "hiddenMaterials": [{"material": 5}, {"place": -3}, 7, {"material": "x", "place": 1e99}, {"material": "y"}]}]})",
                                  "/a", {});
  ASSERT_TRUE(odd);
  EXPECT_FALSE(odd->issues.empty());
  EXPECT_EQ(odd->show.actors[0].hiddenMaterials, (std::vector<app::HiddenMaterial>{{"x", -1}, {"y", -1}}));
}

}  // namespace
