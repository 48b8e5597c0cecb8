// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// These tests run the commands that pages give as typed ones, in a folder where the built-in demo's
// files have the names that the pages use: so the commands work.
#include <algorithm>
#include <fstream>
#include <iostream>
#include <map>
#include <regex>
#include <string_view>

#include "tests/docs/command_lines.h"
#include "tests/support/places.h"
#include "tests/support/program_run.h"

namespace {

namespace fs = std::filesystem;

/// Returns a file of the demo for a name by its ending; none for names that aren't input files.
fs::path standIn(const std::string& name) {
  static const fs::path demo = ODORI_DEMO;
  const std::string kind = fs::path(name).extension().string();
  if (kind == ".pmx") return demo / (name == "stage.pmx" ? "stage.pmx" : "odori.pmx");
  if (kind == ".vmd") return demo / (name == "camera.vmd" ? "camera.vmd" : "dance.vmd");
  if (kind == ".mp3" || kind == ".wav") return demo / "song.wav";
  if (kind == ".odori") return demo / "demo.odori";
  return {};
}

bool isPlaylist(const std::string& word) { return word.ends_with(".odori-list"); }

class DocsRun : public support::ProgramTest {
 protected:
  /// Creates links of these names to the demo's files, but for those that the command writes.
  void layOut(const std::vector<std::string>& words) const {
    for (std::size_t i = 0; i < words.size(); ++i) {
      const fs::path file = standIn(words[i]);
      const bool written = i > 0 && (words[i - 1] == "-o" || words[i - 1] == "--output");
      std::error_code there;
      if (!file.empty() && !written && fs::path(words[i]).is_relative())
        fs::create_symlink(file, folder() / words[i], there);
    }
    // A folder that is read has a model and a dance, and a playlist that dance.
    for (std::size_t i = 0; i < words.size(); ++i) {
      const std::string& word = words[i];
      if (i > 0 && words[i - 1] == "-o") continue;
      if (isPlaylist(word))
        std::ofstream(folder() / word) << R"({"format": "odori list", "version": 1, "entries": [{"title": "Wave",
          "files": ["odori.pmx", "dance.vmd", "song.wav"]}]})";
      if (!word.ends_with('/') || fs::path(word).is_absolute()) continue;
      fs::create_directories(folder() / word);
      for (const char* name : {"odori.pmx", "dance.vmd"}) {
        std::error_code there;
        fs::create_symlink(fs::path(ODORI_DEMO) / name, folder() / word / name, there);
      }
    }
    // These are files that a show names, and textures.
    for (const auto& entry : fs::directory_iterator(ODORI_DEMO)) {
      std::error_code there;
      fs::create_symlink(entry.path(), folder() / entry.path().filename(), there);
    }
  }
};

/// Replaces MODEL, MOTION and SHOW by names of files, and N by a number.
std::vector<std::string> named(std::vector<std::string> words) {
  static const std::map<std::string, std::string> names{
      {"MODEL", "model.pmx"}, {"MOTION", "dance.vmd"}, {"SHOW", "demo.odori"}, {"N", "1"}};
  for (std::string& word : words)
    if (const auto name = names.find(word); name != names.end()) word = name->second;
  return words;
}

/// Shortens the work: a film ends after its second frame, small, and a table after its hundredth.
std::vector<std::string> shortened(std::vector<std::string> words) {
  for (std::string& word : words) {  // the demo as it is installed
    constexpr std::string_view kInstalled = "/usr/share/odori/demo/";
    if (word.starts_with(kInstalled)) word = (fs::path(ODORI_DEMO) / word.substr(kInstalled.size())).string();
  }
  static const std::regex range(R"((\d+):\d+(:\d+)?)");
  const auto frames = std::find(words.begin(), words.end(), "--frames");
  const bool film = words[0] == "render" && frames != words.end();
  if (film && frames + 1 != words.end())
    *(frames + 1) = frames[1] == "all" ? "0:1" : std::regex_replace(frames[1], range, "0:1");
  if (words[0] == "render" && !film && std::ranges::any_of(words, isPlaylist))
    words.insert(words.end(), {"--frames", "0:1"});
  if (words[0] == "render" && std::find(words.begin(), words.end(), "--size") == words.end())
    words.insert(words.end(), {"--size", "160x90"});
  if (words[0] == "bench" && std::find(words.begin(), words.end(), "--passes") == words.end())
    words.insert(words.end(), {"--passes", "7"});
  return words;
}

/// Returns whether a command can be run: not where a script or a sentence leaves something open,
/// nor for --help.
bool canBeRun(const docs::CommandLine& line) {
  if (line.where.rfind("docs/dev/users.md", 0) == 0) return false;  // it shows errors
  if (line.manner != docs::Manner::Line || line.words.size() < 2 || line.words[0] == "help") return false;
  const bool reads = std::any_of(line.words.begin(), line.words.end(),
                                 [](const std::string& word) {
                                   return !standIn(word).empty() || word.starts_with("lab:") || word.ends_with('/');
                                 }) ||
                     (line.words[0] == "render" && std::ranges::any_of(line.words, isPlaylist));
  const bool open = std::any_of(line.words.begin(), line.words.end(),
                                [](const std::string& word) { return word.find_first_of("$<{") != std::string::npos; });
  const bool pose = line.words[0] == "pose" && line.words.back().ends_with(".vpd") &&
                    *(line.words.end() - 2) != "-o";    // reads one, and the demo has none
  const bool window = !standIn(line.words[0]).empty();  // opens one: window_start_test
  // A build without npm has no page to fill (docs/dev/build.md).
  const bool page = line.words.back().ends_with(".html") &&
                    !fs::exists(fs::path(ODORI_PROGRAM).parent_path() / "../share/odori/page/page.html");
  return reads && !open && !pose && !window && !page;
}

TEST_F(DocsRun, EachCommandDoesWhatIsSaid) {
  std::map<std::string, int> ran;
  std::string left;  // whole lines that DocsCommands only parses
  for (const auto& page : docs::readPages(ODORI_SOURCE_DIR)) {
    for (auto line : docs::commandLines(page)) {
      line.words = named(std::move(line.words));
      if (!canBeRun(line)) {
        if (line.manner == docs::Manner::Line && !line.words.empty())
          left += "  " + line.where + ": " + line.text + "\n";
        continue;
      }
      layOut(line.words);
      const auto output = std::find(line.words.begin(), line.words.end(), "-o");
      const bool written = output != line.words.end() && output[1] != "-" && output[1].find('%') == std::string::npos;
      if (written) fs::remove_all(folder() / output[1]);  // left by an earlier line
      support::ProgramRun command = odori(shortened(line.words));
      command.mostSeconds = 300;
      const auto done = run(command);
      EXPECT_EQ(done.status, 0) << line.where << ": " << line.text << "\n" << done.error;
      ++ran[line.words[0]];
      EXPECT_TRUE(!written || fs::exists(folder() / output[1])) << line.where << ": " << line.text;
    }
  }
  std::cout << "Not run:\n" << left;
  for (const char* command : {"info", "pose", "compare", "render", "ik", "bake", "list"})
    EXPECT_GE(ran[command], 1) << "no page has a line of " << command << " that can be run";
}

}  // namespace
