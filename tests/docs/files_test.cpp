// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests check that files, targets, presets, tests and headings that pages name exist.
// (check_citations checks the files that links lead to.)
#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <fstream>
#include <regex>
#include <set>

#include <gmock/gmock.h>

#include "tests/docs/source_tree.h"
#include "tests/support/places.h"
#include "tests/support/test_folder.h"

namespace {

using testing::Contains;
using testing::ElementsAre;

const std::vector<docs::Page>& pages() {
  static const auto all = docs::readPages(ODORI_SOURCE_DIR);
  return all;
}

const docs::SourceTree& tree() {
  static const docs::SourceTree all(ODORI_SOURCE_DIR);
  return all;
}

TEST(DocsFiles, AreFoundAndLookedFor) {
  const auto page = docs::pageOf("docs/page",
                                 "In `ik/pose.cpp`, `tests/<folder>/x` and `frame_job.cpp`, `a b.mp4`.\n"
                                 "```\ncmake --build x --target claims && ./run.sh\n```\n");
  const auto files = docs::namedFiles(page);
  ASSERT_EQ(files.size(), 4U);
  EXPECT_EQ(files[0].name, "./run.sh");
  EXPECT_EQ(files[1].name, "ik/pose.cpp");
  EXPECT_EQ(files[1].where, "docs/page:1");
  EXPECT_TRUE(files[1].byPath);
  EXPECT_FALSE(files[3].byPath);
  EXPECT_THAT(docs::wordsBehind(page, "--target"),
              ElementsAre(std::pair<std::string, std::string>("claims", "docs/page:3")));
  EXPECT_TRUE(tree().has("./run.sh", ""));
  EXPECT_TRUE(tree().has("tests/<folder>/x", ""));
  EXPECT_TRUE(tree().has("../run.sh", "docs"));
  EXPECT_TRUE(tree().has("resources/languages/*.ts", ""));
  EXPECT_FALSE(tree().has("resources/languages/*.tsx", ""));
  EXPECT_FALSE(tree().has("tests/nothing", ""));
  EXPECT_TRUE(tree().hasFileNamed("frame_job.cpp"));
  EXPECT_FALSE(tree().hasFileNamed("rame_job.cpp"));
  EXPECT_TRUE(tree().makesTarget("claims"));
  EXPECT_TRUE(tree().makesTarget("odori_texts"));
  EXPECT_FALSE(tree().makesTarget("claim"));
  EXPECT_THAT(tree().presets("workflow"), Contains("dev"));
}

TEST(DocsFiles, ThatPagesNameAreThere) {
  std::size_t count = 0;
  for (const auto& page : pages()) {
    if (page.name == "docs/mmd/mmd-reference.md") continue;  // it names others' programs
    for (const auto& file : docs::namedFiles(page)) {
      ++count;
      EXPECT_TRUE(file.byPath ? tree().has(file.name, "") : tree().hasFileNamed(file.name))
          << file.where << ": " << file.name << " isn't there";
    }
  }
  EXPECT_GE(count, 250U);
}

TEST(DocsFiles, EachFolderOfTheCodeIsInTheMap) {
  // GIVEN the folders that have sources of the program and the libraries
  std::set<std::string> folders;
  for (const char* root : {"app", "ik", "pmx", "vmd"}) {
    for (const auto& entry : std::filesystem::recursive_directory_iterator(std::string(ODORI_SOURCE_DIR "/") + root)) {
      if (entry.path().filename() != "CMakeLists.txt") continue;
      const auto folder = entry.path().parent_path();
      const auto hasSources = [](const auto& file) { return file.path().extension() == ".h"; };
      if (std::ranges::any_of(std::filesystem::directory_iterator(folder), hasSources))
        folders.insert(folder.lexically_relative(ODORI_SOURCE_DIR).string());
    }
  }
  folders.erase("app");  // its own files are named below the table
  ASSERT_GE(folders.size(), 30U);
  const auto map =
      std::find_if(pages().begin(), pages().end(), [](const auto& each) { return each.name == "docs/dev/map.md"; });
  ASSERT_NE(map, pages().end());
  // THEN each is in its table of folders, and no other folder of theirs is
  const std::string table = map->prose.substr(0, map->prose.find("## To change this"));
  const std::regex cell("`((?:app|ik|pmx|vmd)[a-z/_]*)`(?=[^|]*\\|[^|]*\\|\n)");
  std::set<std::string> told;
  for (auto at = std::sregex_iterator(table.begin(), table.end(), cell); at != std::sregex_iterator(); ++at)
    told.insert((*at)[1]);
  EXPECT_EQ(told, folders);
}

TEST(DocsFiles, PresetsAreOfTheKindThatTheirLineAsksFor) {
  const auto named = docs::namedPresets(docs::pageOf(
      "page",
      "`cmake --workflow --preset a` and\n`cmake --preset b && cmake --build --preset c && ctest --preset d -R x`\n"));
  std::vector<std::string> all;
  for (const auto& preset : named) all.push_back(preset.kind + " " + preset.name);
  EXPECT_THAT(all, testing::ElementsAre("workflow a", "configure b", "build c", "test d"));
  EXPECT_EQ(tree().presets("build").count("dev-that-is-none"), 0U);
}

TEST(DocsFiles, TargetsAndPresetsThatPagesNameAreThere) {
  std::size_t count = 0;
  for (const auto& page : pages()) {
    for (const auto& [target, where] : docs::wordsBehind(page, "--target")) {
      ++count;
      EXPECT_TRUE(tree().makesTarget(target)) << where << ": no target " << target;
    }
    for (const auto& preset : docs::namedPresets(page)) {
      ++count;
      EXPECT_THAT(tree().presets(preset.kind), Contains(preset.name)) << preset.where << ": of kind " << preset.kind;
    }
  }
  EXPECT_GE(count, 10U);
}

/// Returns the output of a program.
std::string printed(const std::string& command) {
  std::string all;
  FILE* pipe = popen(command.c_str(), "r");
  if (pipe == nullptr) return all;
  std::array<char, 4096> some{};
  for (std::size_t got; (got = fread(some.data(), 1, some.size(), pipe)) > 0;) all.append(some.data(), got);
  pclose(pipe);
  return all;
}

TEST(DocsFiles, TestsAndLabelsThatPagesNameAreThere) {
  // GIVEN the names of all tests of this build, and their labels in a folder of its own: ctest
  // begins the log of its folder anew, and that of the build is being written
  const support::TestFolder own;
  std::ofstream(own / "CTestTestfile.cmake") << "subdirs(\"" << ODORI_BUILD_DIR << "\")\n";
  const std::string ctest = std::string("\"") + ODORI_CTEST + "\" --test-dir \"" + (own / "").string() + "\" ";
  const std::string names = printed(ctest + "-N"), labels = printed(ctest + "--print-labels");
  ASSERT_NE(names.find("DocsFiles.TestsAndLabelsThatPagesNameAreThere"), std::string::npos);
  std::size_t count = 0;
  std::string missing;
  for (const auto& page : pages()) {
    for (const auto& [pattern, where] : docs::wordsBehind(page, "-R")) {
      ++count;
      // ": name", with ^ where the name begins
      std::string behind = pattern.substr(0, pattern.find('<'));
      behind = behind.front() == '^' ? ": " + behind.substr(1) : behind;
      if (!std::regex_search(names, std::regex(behind))) missing += where + ": no test is called " + pattern + "\n";
    }
    for (const auto& [label, where] : docs::wordsBehind(page, "-L")) {
      ++count;
      if (labels.find("\n  " + label + "\n") == std::string::npos) missing += where + ": no label " + label + "\n";
    }
  }
  EXPECT_GE(count, 4U);
  // A test program that isn't built doesn't list its tests.
  if (!missing.empty() && names.find("_NOT_BUILT") != std::string::npos)
    GTEST_SKIP() << "not all is built: " << missing;
  EXPECT_EQ(missing, "");
}

TEST(DocsFiles, NothingIsLeftToBeFilledIn) {
  // A line that is one long word in capitals is a placeholder that was never filled.
  std::string found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(ODORI_SOURCE_DIR "/docs")) {
    if (entry.path().extension() != ".md") continue;
    std::ifstream page(entry.path());
    for (std::string line; std::getline(page, line);) {
      const bool word = line.size() > 5 && std::ranges::all_of(line, [](char c) { return c >= 'A' && c <= 'Z'; });
      if (word) found += entry.path().filename().string() + ": " + line + "\n";
    }
  }
  EXPECT_EQ(found, "");
}

TEST(DocsFiles, PicturesAreSmallAndShown) {
  constexpr std::uintmax_t kMax = 150'000, kMaxInAll = 1'500'000;  // bytes
  const auto page = std::find_if(pages().begin(), pages().end(),
                                 [](const auto& each) { return each.name == "docs/user/pictures.md"; });
  ASSERT_NE(page, pages().end());
  std::uintmax_t inAll = 0, count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(ODORI_SOURCE_DIR "/docs/pictures")) {
    const std::string name = "../pictures/" + entry.path().filename().string();
    EXPECT_TRUE(std::any_of(page->linkTargets.begin(), page->linkTargets.end(),
                            [&](const auto& link) { return link.text == name; }))
        << name << " isn't shown";
    EXPECT_LE(entry.file_size(), kMax) << name;
    inAll += entry.file_size();
    ++count;
  }
  EXPECT_GE(count, 8U);
  EXPECT_LE(inAll, kMaxInAll);
}

TEST(DocsFiles, HeadingsThatLinksLeadToAreThere) {
  const auto page = docs::pageOf("x", "# What *it* is (`a_b`), 初音ミク?\n\n## Twice\n\n## Twice\n```\n# none\n```\n");
  EXPECT_THAT(docs::anchorsOf(page), ElementsAre("what-it-is-a_b-初音ミク", "twice", "twice-1"));
  for (const auto& from : pages()) {
    for (const auto& link : from.linkTargets) {
      const auto hash = link.text.find('#');
      if (hash == std::string::npos || link.text.find("://") != std::string::npos) continue;
      const auto folder = std::filesystem::path(from.name).parent_path();
      const auto file = hash == 0 ? from.name : (folder / link.text.substr(0, hash)).lexically_normal().string();
      const auto to = std::find_if(pages().begin(), pages().end(), [&](const auto& each) { return each.name == file; });
      ASSERT_NE(to, pages().end()) << from.at(link.line) << ": " << link.text;
      EXPECT_THAT(docs::anchorsOf(*to), Contains(link.text.substr(hash + 1))) << from.at(link.line);
    }
  }
}

}  // namespace
