// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/decoded_names.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <unordered_set>
#include <utility>

#include "app/tree/entry_name.h"
#include "pmx/base/ascii.h"
#include "pmx/base/text.h"
#include "pmx/pmx/pmx_signature.h"
#include "pmx/pmx/texture_names.h"

namespace app {
namespace {

using base::CodePage;

/// Unmarked names are tried in these encodings, the likeliest first.
constexpr std::array kCandidates{CodePage::Cp932, CodePage::Gbk, CodePage::Cp949, CodePage::Big5};
/// Detection reads so much: models as evidence, texts for the detector.
constexpr std::uint64_t kLargestModel = std::uint64_t{128} << 20U, kModelBytes = std::uint64_t{256} << 20U;
constexpr std::size_t kMaxModels = 16, kMaxTexts = 4, kTextBytes = std::size_t{16} << 10U;

bool isAscii(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

/// A Candidate is an encoding for all names with the evidence for it.
struct Candidate {
  CodePage page;
  bool odd = false;  ///< decoded names have characters of private use
  std::vector<std::string> names;
  std::unordered_set<std::string> files;  ///< keys of the names that the tree would have
  std::size_t found = 0;                  ///< textures of models that are among the files
};

std::string keyOf(std::string_view name, const ArchiveLimits& limits) {
  const auto entry = entryName(name, limits);
  return entry.wrong.empty() ? base::fileNameKey(entry.name) : std::string();
}

class Decision {
 public:
  Decision(const ArchiveReader& archive, const ArchiveLimits& limits) : archive_(archive), limits_(limits) {
    const auto& entries = archive.entries();
    for (std::size_t i = 0; i < entries.size(); ++i) {
      if (!entries[i].utf8 && !isAscii(entries[i].name)) open_.push_back(i);
    }
  }

  DecodedNames run(std::optional<CodePage> byHand) {
    if (byHand) return {decodedByHand(*byHand), *byHand, NamesBy::Hand};
    if (open_.empty()) return {decodedBy(CodePage::Utf8), CodePage::Utf8, NamesBy::Archive};
    const auto isUtf8 = [this](std::size_t i) { return base::isUtf8(archive_.entries()[i].name); };
    if (std::ranges::all_of(open_, isUtf8)) return {decodedBy(CodePage::Utf8), CodePage::Utf8, NamesBy::AllUtf8};
    makeCandidates();
    if (candidates_.empty()) {  // marked and unmarked kinds in one archive
      utf8ByItself_ = true;
      std::erase_if(open_, isUtf8);
      makeCandidates();
    }
    if (candidates_.empty()) return {decodedBy(leastDamaging()), leastDamaging(), NamesBy::Order};
    if (candidates_.size() == 1) return taken(NamesBy::OnlyOne);
    if (askModels()) return taken(NamesBy::Textures);
    if (keepPlain()) return taken(NamesBy::OnlyOne);
    return taken(askDetector() ? NamesBy::Detector : NamesBy::Order);
  }

 private:
  [[nodiscard]] const std::string& rawName(std::size_t i) const { return archive_.entries()[i].name; }

  /// Returns all names; where this encoding can't decode one it has U+FFFD in it.
  [[nodiscard]] std::vector<std::string> decodedBy(CodePage page) const {
    std::vector<std::string> names;
    for (const auto& entry : archive_.entries()) {
      const bool asItIs = entry.utf8 || isAscii(entry.name) || (utf8ByItself_ && base::isUtf8(entry.name));
      names.push_back(asItIs ? entry.name : base::decodeAnyhow(entry.name, page));
    }
    return names;
  }

  /// Returns all names in an encoding that the user chose. It replaces plain names that programs
  /// stored beside UTF-8 ones, which are sometimes wrong. A name that itself is marked as UTF-8,
  /// and is, keeps its encoding, since archives mix both.
  [[nodiscard]] std::vector<std::string> decodedByHand(CodePage page) const {
    std::vector<std::string> names = decodedBy(page);
    if (page == CodePage::Utf8) return names;  // such fields are in UTF-8
    for (std::size_t i = 0; i < names.size(); ++i) {
      const std::string& plain = archive_.entries()[i].plainName;
      if (!plain.empty()) names[i] = base::decodeAnyhow(plain, page);
    }
    return names;
  }

  /// Collects the encodings that can decode every unmarked name.
  void makeCandidates() {
    for (const CodePage page : kCandidates) {
      bool whole = true, odd = false;
      for (std::size_t k = 0; whole && k < open_.size(); ++k) {
        const auto name = base::decodeWhole(rawName(open_[k]), page);
        whole = name.has_value();
        odd = odd || (name && base::hasPrivateUse(*name));
      }
      if (whole) candidates_.push_back({page, odd, decodedBy(page), {}, 0});
    }
  }

  /// Drops the candidates whose names have characters of private use, if others have none. Returns
  /// true where one is left.
  bool keepPlain() {
    if (!std::ranges::all_of(candidates_, &Candidate::odd)) std::erase_if(candidates_, [](auto& c) { return c.odd; });
    return candidates_.size() == 1;
  }

  /// Returns the encoding in which the fewest names fail.
  [[nodiscard]] CodePage leastDamaging() const {
    const auto failures = [this](CodePage page) {
      return std::ranges::count_if(open_, [&](std::size_t i) { return !base::decodeWhole(rawName(i), page); });
    };
    return *std::ranges::min_element(kCandidates, {}, failures);
  }

  /// Counts the textures of models that are found. Returns true where one candidate alone finds the
  /// most.
  bool askModels() {
    for (auto& candidate : candidates_) {
      for (const auto& name : candidate.names) candidate.files.insert(keyOf(name, limits_));
      candidate.files.erase(std::string());
    }
    std::uint64_t bytes = 0;
    const auto models = modelsBySize();
    for (std::size_t k = 0; k < std::min(models.size(), kMaxModels); ++k) {
      bytes += archive_.entries()[models[k]].size;
      if (bytes > kModelBytes) break;
      const auto model = archive_.read(models[k]);
      if (!model) continue;
      const auto textures = pmx::textureNames(*model);
      for (auto& candidate : candidates_) count(candidate, models[k], textures);
      if (oneLeads()) return keepBest();
    }
    return keepBest();
  }

  void count(Candidate& candidate, std::size_t model, const std::vector<std::string>& textures) const {
    std::string folder = entryName(candidate.names[model], limits_).name;
    folder.resize(folder.rfind('/') == std::string::npos ? 0 : folder.rfind('/') + 1);
    for (const auto& texture : textures) {
      if (candidate.files.contains(keyOf(folder + texture, limits_))) ++candidate.found;
    }
  }

  [[nodiscard]] std::size_t most() const { return std::ranges::max(candidates_, {}, &Candidate::found).found; }
  [[nodiscard]] bool oneLeads() const {
    return most() > 0 && std::ranges::count(candidates_, most(), &Candidate::found) == 1;
  }
  bool keepBest() {
    std::erase_if(candidates_, [best = most()](const Candidate& candidate) { return candidate.found < best; });
    return candidates_.size() == 1;
  }

  /// Returns the entries that may be models and are cheap enough to read, the smallest first.
  [[nodiscard]] std::vector<std::size_t> modelsBySize() const {
    const auto& entries = archive_.entries();
    std::vector<std::size_t> models;
    for (std::size_t i = 0; i < entries.size(); ++i) {
      const auto& entry = entries[i];
      if (!base::endsAsAscii(entry.name, ".pmx") || entry.size > std::min(kLargestModel, limits_.entryBytes)) continue;
      if (!whyUnreadable(entry, limits_).empty() || entry.link) continue;
      if (pmx::beginsAsPmx(archive_.start(i, pmx::kSignatureBytes))) models.push_back(i);
      if (models.size() == 4 * kMaxModels) break;
    }
    std::ranges::sort(models, {}, [&](std::size_t i) { return std::pair(entries[i].size, i); });
    return models;
  }

  /// Moves the candidate to the front that ICU's detector finds in names and readmes. Returns false
  /// where it finds none of them.
  bool askDetector() {
    const auto& entries = archive_.entries();
    std::string sample;
    for (const std::size_t i : open_) sample += entries[i].name + '\n';
    std::size_t texts = 0;
    for (std::size_t i = 0; i < entries.size() && texts < kMaxTexts; ++i) {
      if (!base::endsAsAscii(entries[i].name, ".txt") || !whyUnreadable(entries[i], limits_).empty() || entries[i].link)
        continue;
      sample += archive_.start(i, kTextBytes) + '\n';
      ++texts;
    }
    for (const CodePage page : base::guessCodePages(sample)) {
      const auto chosen = std::ranges::find(candidates_, page, &Candidate::page);
      if (chosen == candidates_.end()) continue;
      std::iter_swap(candidates_.begin(), chosen);
      return true;
    }
    return false;
  }

  [[nodiscard]] DecodedNames taken(NamesBy by) {
    auto& best = candidates_.front();
    return {std::move(best.names), best.page, by};
  }

  const ArchiveReader& archive_;
  const ArchiveLimits& limits_;
  std::vector<std::size_t> open_;  ///< entries whose encoding is to be decided
  bool utf8ByItself_ = false;      ///< names that are UTF-8 are taken as UTF-8, each by itself
  std::vector<Candidate> candidates_;
};

}  // namespace

std::string_view namesByText(NamesBy by) {
  constexpr std::array<std::string_view, 7> kTexts{"the archive says so",
                                                   "all names are UTF-8",
                                                   "no other encoding holds all names",
                                                   "the models' textures are found so",
                                                   "guessed by the detector",
                                                   "the first that decodes all names",
                                                   "chosen by hand"};
  return kTexts[static_cast<std::size_t>(by)];
}

DecodedNames decodeNames(const ArchiveReader& archive, const ArchiveLimits& limits, std::optional<CodePage> byHand) {
  return Decision(archive, limits).run(byHand);
}

}  // namespace app
