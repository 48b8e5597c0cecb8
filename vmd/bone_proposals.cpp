// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/bone_proposals.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "pmx/base/text.h"
#include "vmd/bone_aliases.h"

namespace vmd {
namespace {

bool isSeparator(char c) { return c == ' ' || c == '_' || c == '-' || c == '.' || c == ':' || c == '(' || c == ')'; }

std::u32string lettersOf(std::string_view utf8) {
  const std::string units = base::encodeUtf8(utf8, base::Encoding::Utf16Le);
  std::u32string letters;
  for (std::size_t i = 0; i + 1 < units.size(); i += 2) {
    letters.push_back(static_cast<char32_t>(static_cast<unsigned char>(units[i]) |
                                            static_cast<unsigned>(static_cast<unsigned char>(units[i + 1])) << 8U));
  }
  return letters;
}

/// Returns the words between separators.
std::vector<std::string> wordsOf(std::string_view text) {
  std::vector<std::string> words(1);
  for (const char c : text) {
    if (!isSeparator(c)) {
      words.back().push_back(c);
    } else if (!words.back().empty()) {
      words.emplace_back();
    }
  }
  if (words.back().empty()) words.pop_back();
  return words;
}

char sideOf(std::string_view word) {
  if (word == "l" || word == "left" || word == "左") return 'L';
  if (word == "r" || word == "right" || word == "右") return 'R';
  return 0;
}

/// Takes a side off the front of a word: "左腕", "leftarm". A single "l" is no side, since "leg"
/// begins with it, too.
char takeSide(std::string& word) {
  for (const std::string_view side : {"左", "右", "left", "right"}) {
    if (word.size() <= side.size() || !word.starts_with(side)) continue;
    word.erase(0, side.size());
    return sideOf(side);
  }
  return 0;
}

/// Returns related names: without a final D or number, or with D, 2 or 1 added.
std::vector<std::string> relativesOf(const std::string& part) {
  std::vector<std::string> relatives;
  const char last = part.empty() ? '\0' : part.back();
  const bool digit = last >= '0' && last <= '9';
  if (last == 'D' || last == 'd' || digit) relatives.push_back(part.substr(0, part.size() - 1));
  if (last != 'D' && last != 'd') relatives.push_back(part + "D");
  if (!digit) relatives.insert(relatives.end(), {part + "2", part + "1"});
  return relatives;
}

/// Returns how many letters have to be changed, inserted or left out; more than `most` is most + 1.
std::size_t distance(const std::u32string& a, const std::u32string& b, std::size_t most) {
  if (std::max(a.size(), b.size()) - std::min(a.size(), b.size()) > most) return most + 1;
  std::array<std::size_t, kLongestCompared + 1> row{};
  for (std::size_t j = 0; j <= b.size(); ++j) row[j] = j;
  // Everything farther than `most` from the diagonal is too far.
  for (std::size_t i = 1; i <= a.size(); ++i) {
    const std::size_t from = i > most ? i - most : 1, to = std::min(b.size(), i + most);
    std::size_t before = row[from - 1], least = row[from - 1] = from == 1 ? i : most + 1;
    for (std::size_t j = from; j <= to; ++j) {
      const std::size_t changed = before + (a[i - 1] == b[j - 1] ? 0 : 1);
      before = row[j];
      // It isn't computed in the row before.
      const std::size_t above = j == i + most ? most + 1 : row[j];
      row[j] = std::min({changed, above + 1, row[j - 1] + 1});
      least = std::min(least, row[j]);
    }
    if (least > most) return most + 1;
  }
  return std::min(row[b.size()], most + 1);
}

}  // namespace

BonePart partOf(std::string_view utf8) {
  BonePart part;
  std::vector<std::string> words = wordsOf(base::fileNameKey(utf8));
  for (std::string& word : words) {
    const char side = part.side == 0 ? sideOf(word) : '\0';
    if (side == 0) continue;
    part.side = side;
    word.clear();
    break;
  }
  for (std::size_t i = 0; part.side == 0 && i < words.size(); ++i) part.side = takeSide(words[i]);
  for (const std::string& word : words) part.plain += word;
  const std::string_view standard = standardPart(part.plain);
  part.known = !standard.empty();
  part.part = part.known ? std::string(standard) : part.plain;
  return part;
}

BoneProposals::BoneProposals(const pmx::Model& model) {
  const auto add = [&](std::size_t bone, const std::string& name) {
    if (name.empty()) return;
    BonePart part = partOf(name);
    std::u32string letters = lettersOf(part.plain);
    candidates_.push_back({static_cast<std::int32_t>(bone), std::move(part), std::move(letters)});
  };
  for (std::size_t i = 0; i < std::min(model.bones.size(), kMaxCompared); ++i) {
    add(i, model.bones[i].name.utf8);
    add(i, model.bones[i].englishName.utf8);
  }
}

std::int32_t BoneProposals::find(std::string_view utf8, std::span<const std::uint8_t> taken) const {
  const BonePart part = partOf(utf8);
  const std::u32string letters = lettersOf(part.plain);
  if (letters.empty()) return -1;
  const std::vector<std::string> relatives = relativesOf(part.part);
  const std::size_t most = std::min<std::size_t>(letters.size() / 4, 3);
  constexpr std::size_t kNone = ~std::size_t{0};
  std::size_t compared = 0;  // This counts comparisons of letters with letters.
  std::tuple<std::size_t, std::size_t, std::int32_t> best{kNone, 0, -1};  // rank, distance, bone
  for (const Candidate& candidate : candidates_) {
    const auto bone = static_cast<std::size_t>(candidate.bone);
    if ((bone < taken.size() && taken[bone] != 0) || candidate.part.side != part.side) continue;
    const auto relative = std::ranges::find(relatives, candidate.part.part);
    std::size_t rank = kNone, far = 0;
    if (candidate.part.plain == part.plain) {
      rank = 0;
    } else if (candidate.part.part == part.part) {
      rank = 1;
    } else if (relative != relatives.end()) {
      rank = 2;
      far = static_cast<std::size_t>(relative - relatives.begin());
    } else if (most > 0 && std::max(letters.size(), candidate.letters.size()) <= kLongestCompared &&
               // Known parts differ.
               !(part.known && candidate.part.known) && compared < kMaxLetters) {
      compared += letters.size() * (2 * most + 1);
      far = distance(letters, candidate.letters, most);
      if (far <= most) rank = 3;
    }
    if (rank != kNone) best = std::min(best, std::tuple(rank, far, candidate.bone));
  }
  return std::get<2>(best);
}

}  // namespace vmd
