// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/command_show.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;

/// This fixture has a show file whose physics is off, and which keeps bodies of several models
/// apart.
class ShowWords : public testing::Test {
 protected:
  ShowWords() {
    std::string pattern = (fs::temp_directory_path() / "odori_words_XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
    std::ofstream(folder_ / "s.odori") << R"({"format": "odori show", "version": 1,
        "actors": [{"model": "a.pmx"}], "physics": {"on": false, "together": false, "settle": 7}})";
  }
  ~ShowWords() override { fs::remove_all(folder_); }

  /// Returns the physics of `odori pose FILE --frames 0` with more words.
  [[nodiscard]] app::PhysicsDescription physicsOf(const std::string& file, std::vector<std::string> more) const {
    std::vector<std::string> words{"odori", "pose", (folder_ / file).string(), "--frames", "0"};
    words.insert(words.end(), more.begin(), more.end());
    std::vector<const char*> argv;
    for (const auto& word : words) argv.push_back(word.c_str());
    const auto command = app::parseCommandLine(static_cast<int>(argv.size()), argv.data());
    base::Issues issues;
    return app::describeShow(std::get<app::PoseCommand>(command), {}, issues)->physics;
  }

  fs::path folder_;
};

TEST_F(ShowWords, PhysicsOfModelsIsTogetherUnlessToldApart) {
  EXPECT_FALSE(physicsOf("a.pmx", {}).on);
  EXPECT_TRUE(physicsOf("a.pmx", {"--physics", "on"}).together);
  EXPECT_TRUE(physicsOf("a.pmx", {"--physics", "together"}).on);
  EXPECT_TRUE(physicsOf("a.pmx", {"--physics", "together"}).together);
  EXPECT_TRUE(physicsOf("a.pmx", {"--physics", "apart"}).on);
  EXPECT_FALSE(physicsOf("a.pmx", {"--physics", "apart"}).together);
}

TEST_F(ShowWords, PhysicsOfAShowFileKeepsItsWordUnlessToldOtherwise) {
  // GIVEN a show that keeps bodies apart: switching physics on keeps that
  const auto on = physicsOf("s.odori", {"--physics", "on"});
  EXPECT_TRUE(on.on);
  EXPECT_FALSE(on.together);
  EXPECT_EQ(on.settle, 7);
  // WHEN the command line says otherwise THEN that wins
  const auto together = physicsOf("s.odori", {"--physics", "together"});
  EXPECT_TRUE(together.on);
  EXPECT_TRUE(together.together);
  EXPECT_FALSE(physicsOf("s.odori", {"--physics", "apart"}).together);
}

}  // namespace
