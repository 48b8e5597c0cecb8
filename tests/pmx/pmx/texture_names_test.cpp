// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/pmx/texture_names.h"

#include <array>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "pmx/base/file.h"
#include "pmx/pmx/pmx_reader.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/corpus.h"
#include "tests/support/model_builder.h"

namespace pmx {
namespace {

std::vector<std::string> namesIn(const Model& model) {
  std::vector<std::string> names;
  for (const auto& texture : model.textures) names.push_back(texture.utf8);
  return names;
}

TEST(TextureNames, AreThoseOfTheWholeModel) {
  for (const float version : {2.0F, 2.1F}) {
    for (const auto encoding : {base::Encoding::Utf16Le, base::Encoding::Utf8}) {
      for (const std::uint8_t indexSize : std::array<std::uint8_t, 3>{1, 2, 4}) {
        Model model = support::fullModel(version, encoding, indexSize);
        model.textures = {"tex\\肌.png", "a.png"};
        EXPECT_EQ(textureNames(writePmx(model)), (std::vector<std::string>{"tex\\肌.png", "a.png"}));
      }
    }
  }
}

TEST(TextureNames, AreFoundWhateverTheFourthByteIs) {
  Model model = support::smallModel();
  model.textures = {"a.png"};
  auto bytes = writePmx(model);
  bytes[3] = std::byte{0x10};
  EXPECT_EQ(textureNames(bytes), std::vector<std::string>{"a.png"});
  bytes[1] = std::byte{'m'};  // PMX 1.0
  EXPECT_THAT(textureNames(bytes), testing::IsEmpty());
}

TEST(TextureNames, AreThoseOfTheWholeModelInTheCorpus) {
  ODORI_NEEDS_CORPUS();
  for (const auto& path : support::corpusFiles(".pmx")) {
    const auto bytes = base::readFile(path);
    const auto whole = readPmx(*bytes);
    if (!whole) continue;
    EXPECT_EQ(textureNames(*bytes), namesIn(whole->model)) << path;
  }
}

TEST(TextureNames, OfADamagedFileAreThoseBeforeTheDamage) {
  Model model = support::smallModel();
  model.textures = {"first.png", "second.png"};
  const auto bytes = writePmx(model);
  for (std::size_t length = 0; length < bytes.size(); ++length) {
    const auto names = textureNames(std::span(bytes).first(length));
    EXPECT_THAT(names, testing::AnyOf(testing::ElementsAre(), testing::ElementsAre("first.png"),
                                      testing::ElementsAre("first.png", "second.png")));
  }
}

}  // namespace
}  // namespace pmx
