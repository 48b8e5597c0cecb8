// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/vmd_reader.h"

#include <algorithm>
#include <cstring>

#include <fmt/format.h>

#include "pmx/base/byte_reader.h"
#include "pmx/base/counted.h"
#include "pmx/base/file.h"
#include "vmd/vmd_layout.h"
#include "vmd/vmd_records.h"
#include "vmd/vmd_sections.h"

namespace vmd {
namespace {

using base::ErrorCode;
using Bytes = std::span<const std::byte>;

class VmdParser {
 public:
  explicit VmdParser(Bytes bytes) : bytes_(bytes), reader_(bytes) {}

  base::Result<ReadMotion> run() {
    header();
    if (reader_.failed()) return tl::unexpected(reader_.error());
    SectionPlan plan = planSections(bytes_, reader_.offset());
    const bool anyKey = std::ranges::any_of(plan.sections, [](const SectionPlace& place) { return place.whole > 0; });
    if (plan.broken && !anyKey) return tl::unexpected(std::move(*plan.broken));
    readSections(plan.sections);
    if (plan.broken) {
      const bool begun = !plan.sections.empty() && kSectionNames[plan.sections.size() - 1] == plan.broken->section;
      tellBroken(*plan.broken, begun ? plan.sections.back().whole : 0);
    } else {
      trailing(plan.end);
    }
    return std::move(out_);
  }

 private:
  void header() {
    reader_.enter("header");
    const std::string_view text(reinterpret_cast<const char*>(bytes_.data()), bytes_.size());
    if (!text.starts_with(layout::kSignature) && !layout::kSignature.starts_with(text)) {
      reader_.fail(ErrorCode::NotThisFormat, "this isn't a VMD file: it doesn't begin with \"Vocaloid Motion Data\"");
      return;
    }
    Motion& motion = out_.motion;
    const bool isFile = text.starts_with(layout::kSignatureFile);
    motion.headerKind = isFile ? HeaderKind::File : HeaderKind::Data0002;
    const Bytes signature = reader_.take(layout::kSignatureBytes);
    if (signature.empty()) return;
    std::memcpy(motion.signature.data(), signature.data(), signature.size());
    if (!isFile && !text.starts_with(layout::kSignatureData0002)) {
      out_.issues.push_back({"header", -1, static_cast<std::int64_t>(layout::kSignature.size()),
                             "the version is none we know; read as \"0002\""});
    }
    const Bytes name = reader_.take(isFile ? layout::kModelNameBytesFile : layout::kModelNameBytesData0002);
    if (name.empty()) return;
    std::memcpy(motion.modelName.bytes.data(), name.data(), name.size());
  }

  void readSections(const std::vector<SectionPlace>& places) {
    Motion& motion = out_.motion;
    motion.sectionCount = static_cast<int>(places.size());
    for (std::size_t section = 0; section < places.size(); ++section) {
      const SectionPlace& place = places[section];
      const std::string_view name = kSectionNames[section];
      switch (section) {
        case 0:
          keys(name, place, motion.boneKeys);
          break;
        case 1:
          keys(name, place, motion.morphKeys);
          break;
        case 2:
          keys(name, place, motion.cameraKeys);
          break;
        case 3:
          keys(name, place, motion.lightKeys);
          break;
        case 4:
          keys(name, place, motion.selfShadowKeys);
          break;
        default:
          ikKeys(place);
      }
      const bool last = section + 1 == places.size();
      if (!last || place.uncounted > 0) tellCount(name, place);
    }
  }

  /// Lists a section's odd count, if other sections were found after it.
  void tellCount(std::string_view name, const SectionPlace& place) {
    const auto at = static_cast<std::int64_t>(place.end);
    const auto index = static_cast<std::int64_t>(place.whole);
    if (place.uncounted > 0) {
      out_.whole = false;
      out_.issues.push_back({std::string(name), index, at,
                             base::counted(place.uncounted, "key that the section doesn't count is left out",
                                           "keys that the section doesn't count are left out")});
    } else if (place.whole < place.counted) {
      out_.whole = false;
      out_.issues.push_back({std::string(name), index, at,
                             fmt::format("the section counts {} keys, and {} are there; what follows is read",
                                         place.counted, place.whole)});
    }
  }

  void tellBroken(const base::Error& broken, std::size_t whole) {
    const std::string used = whole > 0 ? "; " + base::counted(whole, "key is used", "keys are used") : std::string();
    out_.whole = false;
    out_.issues.push_back({broken.section, broken.index, broken.offset,
                           fmt::format("{}{}; the rest of the file is left out", broken.detail, used)});
  }

  template <class Key>
  void keys(std::string_view name, const SectionPlace& place, std::vector<Key>& keys) {
    const std::size_t begin = place.begin + sizeof(std::uint32_t);
    const Bytes bytes = bytes_.subspan(begin, place.end - begin);
    if (place.whole == 0) return;
    const std::size_t recordBytes = bytes.size() / place.whole;
    keys.reserve(place.whole);
    std::size_t oddCount = 0;
    for (std::size_t at = 0; at < bytes.size(); at += recordBytes) {
      Key key;
      oddCount += readKey(bytes.data() + at, key);
      keys.push_back(key);
    }
    if (oddCount > 0) reportOdd(name, recordBytes, begin, bytes, keys, oddCount);
  }

  /// Adds one issue per section, however many keys are odd.
  template <class Key>
  void reportOdd(std::string_view name, std::size_t recordBytes, std::size_t offset, Bytes bytes,
                 const std::vector<Key>& keys, std::size_t oddCount) {
    std::size_t first = 0;
    Key scratch;
    while (first < keys.size() && readKey(bytes.data() + first * recordBytes, scratch) == 0) ++first;
    out_.issues.push_back({std::string(name), static_cast<std::int64_t>(first),
                           static_cast<std::int64_t>(offset + first * recordBytes),
                           fmt::format("a value isn't a number; {} left out of the motion",
                                       base::counted(oddCount, "such key is", "such keys are"))});
  }

  void ikKeys(const SectionPlace& place) {
    auto& keys = out_.motion.ikKeys;
    keys.reserve(place.whole);
    const std::byte* at = bytes_.data() + place.begin + sizeof(std::uint32_t);
    for (std::size_t i = 0; i < place.whole; ++i) {
      IkKey& key = keys.emplace_back();
      std::uint32_t count = 0;
      load(at, key.frame);
      load(at + 4, key.visible);
      load(at + 5, count);
      at += layout::kIkKeyBytes;
      key.switches.resize(count);
      for (IkSwitch& ikSwitch : key.switches) {
        load(at, ikSwitch.name.bytes);
        load(at + 20, ikSwitch.enabled);
        at += layout::kIkSwitchBytes;
      }
    }
  }

  void trailing(std::size_t offset) {
    const Bytes rest = bytes_.subspan(offset);
    if (rest.empty()) return;
    out_.motion.trailing.assign(rest.begin(), rest.end());
    out_.issues.push_back({"file", -1, static_cast<std::int64_t>(offset),
                           base::counted(rest.size(), "byte after the last section means nothing to us; kept",
                                         "bytes after the last section mean nothing to us; kept")});
  }

  Bytes bytes_;
  base::ByteReader reader_;  ///< of the header
  ReadMotion out_;
};

}  // namespace

base::Result<ReadMotion> readVmd(std::span<const std::byte> bytes) { return VmdParser(bytes).run(); }

base::Result<ReadMotion> readVmdFile(const std::filesystem::path& path) { return base::readFileAs(path, readVmd); }

}  // namespace vmd
