// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/first_word.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <filesystem>
#include <string>
#include <system_error>

#include <fmt/format.h>

#include "app/description/lab_scenes.h"
#include "app/tree/file_tree.h"
#include "pmx/base/ascii.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

constexpr std::size_t kMaxLetters = 24;  // a longer word is no misspelled one
constexpr std::size_t kMaxChanges = 2;

/// Returns the number of letters removed, inserted, replaced or swapped with their neighbour
/// between two words of at most kMaxLetters: the optimal string alignment distance.
std::size_t changes(std::string_view a, std::string_view b) {
  std::array<std::array<std::size_t, kMaxLetters + 1>, kMaxLetters + 1> cost{};
  for (std::size_t i = 0; i <= a.size(); ++i) cost[i][0] = i;
  for (std::size_t j = 0; j <= b.size(); ++j) cost[0][j] = j;
  for (std::size_t i = 1; i <= a.size(); ++i) {
    for (std::size_t j = 1; j <= b.size(); ++j) {
      cost[i][j] =
          std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1, cost[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
    }
  }
  return cost[a.size()][b.size()];
}

/// Returns whether a word looks like a path rather than a command.
bool looksLikeAFile(std::string_view word) { return word.find_first_of("./!\\") != std::string_view::npos; }

}  // namespace

std::string_view nearestWord(std::string_view asked, std::span<const std::string_view> known) {
  if (asked.size() > kMaxLetters) return {};
  std::string word(asked);
  for (char& letter : word) letter = base::asciiLower(letter);
  if (word.empty()) return {};
  std::string_view nearest;
  std::size_t least = kMaxChanges + 1;
  for (const std::string_view each : known) {
    if (each.size() > kMaxLetters) continue;
    const std::size_t many = each.starts_with(word) ? 1 : changes(word, each);
    if (many >= least || many >= each.size()) continue;
    least = many;
    nearest = each;
  }
  return nearest;
}

std::string_view nearestCommand(std::string_view asked) { return nearestWord(asked, kCommands); }

std::string noSuchCommand(std::string_view word, std::string_view nothing) {
  std::string known;
  for (const std::string_view command : kCommands) known += fmt::format("{}{}", known.empty() ? "" : ", ", command);
  const std::string_view nearest = nearestCommand(word);
  return fmt::format("there is no {} '{}'; {}", nothing, base::printable(word, 60),
                     nearest.empty() ? fmt::format("the commands are {} (see odori help)", known)
                                     : fmt::format("did you mean 'odori {}'?", nearest));
}

std::optional<PrintAndExit> unknownFirstWord(int argc, const char* const* argv) {
  const bool filesOnly = argc > 2 && argv[1] == std::string_view("--");
  if (argc < 2) return std::nullopt;
  const std::string_view word = argv[filesOnly ? 2 : 1];
  if (!filesOnly && (word.starts_with('-') || std::ranges::find(kCommands, word) != kCommands.end()))
    return std::nullopt;
  const std::filesystem::path path(word);
  if (namesLabScene(path)) return std::nullopt;
  std::error_code failed;
  if (std::filesystem::exists(path, failed)) return std::nullopt;
  const auto file = findFile(path, {});
  if (file) return std::nullopt;
  // A missing file among others isn't an error here: the window shows the others and reports it.
  const auto isFile = [](const char* other) { return findFile(other, {}).has_value(); };
  if (looksLikeAFile(word) && std::any_of(argv + 2, argv + argc, isFile)) return std::nullopt;
  const std::string why = word.empty()           ? "an empty word is no name of a file"
                          : looksLikeAFile(word) ? base::describe(file.error())
                                                 : noSuchCommand(word, "command and no file");
  return PrintAndExit{"odori: " + why + "\n", 2};
}

}  // namespace app
