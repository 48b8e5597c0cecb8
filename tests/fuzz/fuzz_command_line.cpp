// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The lines of an input are the words of a command line. Invalid ones are refused with one line;
// valid ones have values within the ranges that the commands promise. No command is run.
// A long run:
//   cmake --preset fuzz &&
//   cmake --build --preset fuzz --target fuzz_command_line fuzz_command_line_replay &&
//   cd build/fuzz/tests/fuzz && ./fuzz_command_line_replay --write seeds &&
//   ./fuzz_command_line -jobs=2 seeds
// One input again:
//   build/dev/tests/fuzz/fuzz_command_line_replay FILE
#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <type_traits>

#include "app/commands/cli.h"
#include "tests/fuzz/fuzz_target.h"

namespace {

constexpr std::size_t kMaxWords = 200, kMaxWord = 2000;

/// Returns the input's lines after the program's name, without NUL, which no word of a command line
/// has.
std::vector<std::string> wordsOf(std::string_view text) {
  std::vector<std::string> words{"odori"};
  while (!text.empty() && words.size() < kMaxWords) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string word(text.substr(0, std::min(end, kMaxWord)));
    std::erase(word, '\0');
    words.push_back(std::move(word));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return words;
}

void checkPhysics(const app::PhysicsOptions& physics) {
  FUZZ_EXPECT(std::isfinite(physics.settle) && physics.settle >= 0.0);
  for (int axis = 0; axis < 3; ++axis) FUZZ_EXPECT(std::isfinite(physics.gravity[axis]));
}

void check(const app::Command& command) {
  std::visit(
      [](const auto& given) {
        using Given = std::decay_t<decltype(given)>;
        if constexpr (std::is_same_v<Given, app::PrintAndExit>) {
          FUZZ_EXPECT(given.status == 0 || given.status == 2);
          FUZZ_EXPECT(!given.text.empty() && given.text.back() == '\n');
          if (given.status == 0) return;
          FUZZ_EXPECT(std::ranges::count(given.text, '\n') == 1);
          FUZZ_EXPECT(given.text.starts_with("odori: "));
        }
        if constexpr (std::is_same_v<Given, app::RenderCommand>) {
          FUZZ_EXPECT(given.width >= 1 && given.width <= app::kMaxPictureSide);
          FUZZ_EXPECT(given.height >= 1 && given.height <= app::kMaxPictureSide);
          FUZZ_EXPECT(given.samples >= 1 && given.samples <= app::kMaxSamples);
          FUZZ_EXPECT(std::isfinite(given.frame) && given.frame >= 0.0);
          FUZZ_EXPECT(given.sideBySide.empty() ||
                      (given.sideBySide.size() >= 2 && given.sideBySide.size() <= app::kMaxViews));
          FUZZ_EXPECT(!given.output.empty() && !given.files.empty());
          FUZZ_EXPECT(!given.view.distance || (std::isfinite(*given.view.distance) && *given.view.distance > 0.0F));
          checkPhysics(given.physics);
        }
        if constexpr (std::is_same_v<Given, app::PoseCommand> || std::is_same_v<Given, app::BakeCommand>) {
          FUZZ_EXPECT(!given.files.empty() && !given.output.empty());
          checkPhysics(given.physics);
        }
        if constexpr (std::is_same_v<Given, app::IkCommand>) {
          FUZZ_EXPECT(!given.files.empty());
          FUZZ_EXPECT(std::isfinite(given.tolerance) && given.tolerance > 0.0);
          FUZZ_EXPECT(given.loops >= 0);
        }
        if constexpr (std::is_same_v<Given, app::BenchCommand>) FUZZ_EXPECT(given.passes >= 1 && given.threads >= 0);
        if constexpr (std::is_same_v<Given, app::ThumbnailCommand>)
          FUZZ_EXPECT(given.side >= app::kMinThumbnail && given.side <= app::kMaxThumbnail);
      },
      command);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::vector<std::string> words = wordsOf({reinterpret_cast<const char*>(bytes), size});
  std::vector<const char*> pointers;
  pointers.reserve(words.size());
  for (const std::string& word : words) pointers.push_back(word.c_str());
  check(app::parseCommandLine(static_cast<int>(pointers.size()), pointers.data()));
  return 0;
}

std::vector<std::vector<std::byte>> fuzzSeeds() {
  std::vector<std::vector<std::byte>> seeds;
  for (const std::string_view line :
       {"help\nrender", "--version", "a.pmx\nb.vmd", "info\na.pmx\n--json",
        "pose\na.pmx\nb.vmd\n--frames\n0:9:3,20\n--ik\noff\n--ik-chain\n左足ＩＫ=on\n-o\nx.csv",
        "render\na.pmx\nb.vmd\n--frame\n600\n--size\n640x360\n--samples\n2\n--background\n#aabbcc\n-o\nx.png",
        "render\na.pmx\n--frames\n0:99\n--physics=apart\n--gravity\n0,-98,0\n--pre-roll\n30\n--camera\nc.vmd\n-o\nf."
        "mp4",
        "render\na.pmx\n--frame\n1\n--side-by-side\nmmd,fabrik\n-o\nx.png", "render\nl\n--join\n--fade\n1.5\n-o\nx.mp4",
        "render\nl\n--fps\n60\n-o\nf/%n %t.webm",
        "render\na.pmx\n--frame\n1\n--stereo\nsbs\n--eye-distance\n0.75\n--convergence\n20\n-o\nx.png",
        "bake\na.pmx\nb.vmd\n--error\n0.01,0.1\n--chains\n左足ＩＫ,右足ＩＫ\n-o\nx.vmd",
        "export\na.pmx\nb.vmd\n--clips\non,off\n--frames\n0:9\n--model\n1\n-o\nx.glb",
        "ik\na.pmx\nb.vmd\n--solver\nfabrik\n--chain\n左足ＩＫ\n--tolerance\n0.1\n--iterations\n3\n--steps\n5",
        "list\na\nb.zip\n--dancer\nm.pmx\n--repeat\nall\n--no-shuffle\n-o\nx.odori-list",
        "compare\na.csv\nb.csv\n--units\n0.1\n--worst\n3\n--skip\nセンター", "bench\na.pmx\n--models\n9\n--threads\n2",
        "thumbnail\na.pmx\n-o\nx.png\n--size\n128"}) {
    std::vector<std::byte> seed(line.size());
    std::ranges::transform(line, seed.begin(), [](char c) { return std::byte(static_cast<unsigned char>(c)); });
    seeds.push_back(std::move(seed));
  }
  return seeds;
}
