// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This program runs a fuzz target without libFuzzer.
//   PROGRAM                 each seed whole, cut at every byte, and with bytes changed alike
//   PROGRAM FILE…           these files; of a folder, all in it
//   PROGRAM --write FOLDER  writes the seeds for libFuzzer
#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>

#include "tests/fuzz/fuzz_target.h"

namespace {

void runBytes(const std::vector<std::byte>& bytes) {
  // The copy has exactly this size, so that the sanitizer sees a read beyond it.
  const std::vector<std::uint8_t> exact = [&] {
    std::vector<std::uint8_t> copy(bytes.size());
    std::ranges::transform(bytes, copy.begin(), [](std::byte byte) { return std::to_integer<std::uint8_t>(byte); });
    return copy;
  }();
  LLVMFuzzerTestOneInput(exact.data(), exact.size());
}

/// Returns the bytes of `seed` with one to four of them overwritten by what breaks readers most:
/// sign bits, all ones, counts.
std::vector<std::byte> changed(std::vector<std::byte> seed, std::mt19937& random) {
  constexpr std::array<int, 8> kValues{0x00, 0x01, 0x02, 0x7F, 0x80, 0xFE, 0xFF, 0x10};
  const auto below = [&random](std::size_t limit) { return static_cast<std::size_t>(random()) % limit; };
  const std::size_t places = 1 + below(4);
  for (std::size_t i = 0; i < places; ++i) {
    const std::size_t at = below(seed.size());
    const std::size_t end = std::min(seed.size(), at + (below(2) == 0 ? 1 : 4));
    const bool noise = below(3) == 0;
    const auto value = noise ? below(256) : static_cast<std::size_t>(kValues[below(kValues.size())]);
    for (std::size_t k = at; k < end; ++k) seed[k] = static_cast<std::byte>(value);
  }
  return seed;
}

void replaySeeds() {
  constexpr int kChangesPerSeed = 3000;
  std::mt19937 random(20260101);
  std::size_t runs = 0;
  for (const auto& seed : fuzzSeeds()) {
    FUZZ_EXPECT(!seed.empty());
    for (std::size_t length = 0; length <= seed.size(); ++length, ++runs) {
      runBytes({seed.begin(), seed.begin() + static_cast<std::ptrdiff_t>(length)});
    }
    for (int i = 0; i < kChangesPerSeed; ++i, ++runs) runBytes(changed(seed, random));
  }
  FUZZ_EXPECT(runs > 0);
  std::printf("%zu inputs\n", runs);
}

bool runFile(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  if (!file) {
    std::fprintf(stderr, "%s: can't be read\n", path.c_str());
    return false;
  }
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
  return true;
}

/// Runs a file, or all files of a folder; a folder without any is a mistake.
bool runPath(const std::filesystem::path& path) {
  if (!std::filesystem::is_directory(path)) return runFile(path);
  std::size_t runs = 0;
  for (const auto& entry : std::filesystem::directory_iterator(path)) {
    if (!runFile(entry.path())) return false;
    ++runs;
  }
  std::printf("%zu inputs of %s\n", runs, path.c_str());
  return runs > 0;
}

int writeSeeds(const std::filesystem::path& folder) {
  std::filesystem::create_directories(folder);
  int number = 0;
  for (const auto& seed : fuzzSeeds()) {
    std::ofstream file(folder / ("seed" + std::to_string(number++)), std::ios::binary);
    file.write(reinterpret_cast<const char*>(seed.data()), static_cast<std::streamsize>(seed.size()));
    if (!file.flush()) return 1;
  }
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() == 2 && words[0] == "--write") return writeSeeds(words[1]);
  if (words.empty()) replaySeeds();
  for (const auto& word : words) {
    if (!runPath(word)) return 2;
  }
  return 0;
}
