// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/vmd_sections.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "vmd/vmd_layout.h"
#include "vmd/vmd_records.h"

namespace vmd {
namespace {

using base::ErrorCode;

constexpr std::uint64_t kLargestFile = std::uint64_t{1} << 31U;  // base::readFile refuses more
constexpr std::size_t kSections = std::size(kSectionNames), kIkSection = kSections - 1, kCountBytes = 4;
constexpr std::size_t kRecordBytes[] = {layout::kBoneKeyBytes,  layout::kMorphKeyBytes,      layout::kCameraKeyBytes,
                                        layout::kLightKeyBytes, layout::kSelfShadowKeyBytes, layout::kIkKeyBytes};
/// Limits the other counts that are tried, and the keys of IK that are walked for them: real files
/// have fewer keys.
constexpr std::size_t kMaxTried = std::size_t{1} << 20U;

template <class Key>
bool canBe(const std::byte* at) {
  Key key;
  readKey(at, key);
  return canBeKey(key);
}

class Planner {
 public:
  explicit Planner(std::span<const std::byte> bytes) : bytes_(bytes) {}

  SectionPlan run(std::size_t begin) {
    plan_.end = begin;
    std::optional<SectionPlace> beyond;
    while (plan_.sections.size() < kSections && plan_.end < bytes_.size() && !beyond && !plan_.broken) {
      const auto place = placeAt(plan_.sections.size(), plan_.end, bytes_.size());
      if (place && place->whole == place->counted) {
        add(*place);
      } else {
        beyond = place;
        if (!place) plan_.broken = noCount();
      }
    }
    bytesBehind_ = !beyond && !plan_.broken && plan_.end < bytes_.size();
    if ((beyond || plan_.broken || bytesBehind_) && !tryOtherCounts(beyond) && beyond) keepWhole(*beyond);
    return std::move(plan_);
  }

 private:
  void add(const SectionPlace& place) {
    plan_.sections.push_back(place);
    plan_.end = place.end;
  }

  [[nodiscard]] std::uint32_t number(std::size_t at) const {
    std::uint32_t value = 0;
    std::memcpy(&value, bytes_.data() + at, sizeof(value));
    return value;
  }

  /// Returns the section whose count is at this byte, with as many of its keys as the file holds;
  /// none where there is no count. Walks over at most `mostIk` keys of IK.
  [[nodiscard]] std::optional<SectionPlace> placeAt(std::size_t section, std::size_t begin, std::size_t mostIk) {
    if (bytes_.size() - begin < kCountBytes) return std::nullopt;
    SectionPlace place{begin, number(begin), 0, begin + kCountBytes, 0};
    if (section == kIkSection) {
      walkIk(place, mostIk);
    } else {
      const std::size_t bytes = kRecordBytes[section];
      place.whole =
          static_cast<std::size_t>(std::min<std::uint64_t>(place.counted, (bytes_.size() - place.end) / bytes));
      place.end += place.whole * bytes;
    }
    return place;
  }

  /// Walks over keys of IK, which differ in length by their numbers of switches.
  void walkIk(SectionPlace& place, std::size_t most) {
    while (place.whole < place.counted && place.whole < most) {
      const std::size_t left = bytes_.size() - place.end;
      if (left < layout::kIkKeyBytes) return;
      const std::uint64_t switches = number(place.end + layout::kIkKeyBytes - kCountBytes);
      if (switches > (left - layout::kIkKeyBytes) / layout::kIkSwitchBytes) return;
      place.end += layout::kIkKeyBytes + static_cast<std::size_t>(switches) * layout::kIkSwitchBytes;
      ++place.whole;
    }
  }

  /// Returns whether there can be a key of the section at this byte, which is far enough from the
  /// end for one.
  [[nodiscard]] bool canBeKeyAt(std::size_t section, std::size_t at) const {
    const std::byte* const bytes = bytes_.data() + at;
    switch (section) {
      case 0:
        return canBe<BoneKey>(bytes);
      case 1:
        return canBe<MorphKey>(bytes);
      case 2:
        return canBe<CameraKey>(bytes);
      case 3:
        return canBe<LightKey>(bytes);
      case 4:
        return canBe<SelfShadowKey>(bytes);
      default:
        return canBeFrame(number(at)) && std::to_integer<unsigned>(bytes[4]) <= 1;
    }
  }

  /// Returns the section up to the first of its whole keys that isn't plausible.
  [[nodiscard]] SectionPlace possible(std::size_t section, SectionPlace place) const {
    const std::size_t whole = std::exchange(place.whole, 0);
    place.end = place.begin + kCountBytes;
    for (; place.whole < whole && canBeKeyAt(section, place.end); ++place.whole) {
      place.end += kRecordBytes[section];
      if (section == kIkSection) place.end += number(place.end - kCountBytes) * layout::kIkSwitchBytes;
    }
    return place;
  }

  /// Returns the section up to the most likely end of its keys: a single implausible key doesn't
  /// cost those after it, and a tail of something else isn't keys. Up to there the plausible keys
  /// outnumber the others by the most.
  [[nodiscard]] SectionPlace likely(std::size_t section, SectionPlace place) const {
    // Each one's position depends on the one before.
    if (section == kIkSection) return possible(section, place);
    const std::size_t whole = std::exchange(place.whole, 0), first = place.begin + kCountBytes;
    std::int64_t better = 0, best = 0;
    for (std::size_t i = 0; i < whole; ++i) {
      better += canBeKeyAt(section, first + i * kRecordBytes[section]) ? 1 : -1;
      if (better <= best) continue;
      best = better;
      place.whole = i + 1;
    }
    place.end = first + place.whole * kRecordBytes[section];
    return place;
  }

  /// Returns this section and those after it, if they take the file exactly to its end; their first
  /// keys have to be plausible.
  std::optional<std::vector<SectionPlace>> exactFrom(std::size_t section, std::size_t begin) {
    std::vector<SectionPlace> places;
    while (section < kSections && begin < bytes_.size()) {
      const auto place = placeAt(section, begin, ikLeft_);
      if (!place) return std::nullopt;
      if (section == kIkSection) ikLeft_ -= std::min(ikLeft_, place->whole + 1);
      if (place->whole != place->counted) return std::nullopt;
      if (place->whole > 0 && !canBeKeyAt(section, begin + kCountBytes)) return std::nullopt;
      places.push_back(*place);
      begin = place->end;
      ++section;
    }
    if (begin != bytes_.size()) return std::nullopt;
    return places;
  }

  /// Tries another count of one section so far, the last first, with which the file is read exactly
  /// to its end. `beyond`: the section that the file doesn't hold whole.
  bool tryOtherCounts(const std::optional<SectionPlace>& beyond) {
    const std::size_t known = std::min(plan_.sections.size(), kIkSection);
    if (beyond && known < kIkSection && tryCounts(known, *beyond)) return true;
    for (std::size_t section = known; section-- > 0;) {
      const SectionPlace place = plan_.sections[section];
      if (tryCounts(section, place)) return true;
    }
    return false;
  }

  bool tryCounts(std::size_t section, const SectionPlace& place) {
    const std::size_t bytes = kRecordBytes[section], first = place.begin + kCountBytes;
    const std::size_t most = (bytes_.size() - first) / bytes;
    for (std::size_t away = 1; away <= most; ++away) {
      const bool fewer = away <= place.whole, more = place.whole + away <= most;
      if (!fewer && !more) break;
      if (more && tryCount(section, place, place.whole + away)) return true;
      if (fewer && tryCount(section, place, place.whole - away)) return true;
      if (tried_ >= kMaxTried) break;
    }
    // This tries as many as there are, where the count is more than that. A file that ends after
    // them is cut off.
    return place.whole < place.counted && place.end < bytes_.size() && tryCount(section, place, place.whole);
  }

  bool tryCount(std::size_t section, const SectionPlace& place, std::size_t count) {
    if (++tried_ > kMaxTried) return false;
    const std::size_t end = place.begin + kCountBytes + count * kRecordBytes[section];
    const auto behind = exactFrom(section + 1, end);
    if (!behind) return false;
    // Bytes after the last section are odd, but no key is missing. Another count is only better if
    // there are keys at the end.
    if (bytesBehind_ && (section + 1 + behind->size() < kSections || behind->back().whole == 0)) return false;
    SectionPlace other = place;
    other.whole = count;
    tried_ += count;  // this many keys are visited
    if (possible(section, other).whole < count) return false;
    other.whole = static_cast<std::size_t>(std::min<std::uint64_t>(count, place.counted));
    other.uncounted = count - other.whole;
    other.end = end - other.uncounted * kRecordBytes[section];
    plan_.sections.resize(section);
    plan_.sections.push_back(other);
    plan_.sections.insert(plan_.sections.end(), behind->begin(), behind->end());
    plan_.end = bytes_.size();
    plan_.broken.reset();
    return true;
  }

  /// Keeps the whole keys of a section that is cut off.
  void keepWhole(const SectionPlace& place) {
    const std::size_t section = plan_.sections.size();
    const SectionPlace kept = likely(section, place);
    plan_.broken = kept.whole < place.whole && section != kIkSection ? tailError(kept) : cutError(section, place);
    add(kept);
  }

  [[nodiscard]] base::Error error(ErrorCode code, std::int64_t index, std::size_t at, std::string detail) const {
    return {code,
            {},
            std::string(kSectionNames[plan_.sections.size()]),
            index,
            static_cast<std::int64_t>(at),
            std::move(detail)};
  }

  [[nodiscard]] base::Error noCount() const {
    return error(
        ErrorCode::Truncated, -1, plan_.end,
        fmt::format("the file ends here: {} more bytes wanted, {} left", kCountBytes, bytes_.size() - plan_.end));
  }

  [[nodiscard]] base::Error tailError(const SectionPlace& kept) const {
    return error(ErrorCode::Truncated, static_cast<std::int64_t>(kept.whole), kept.end,
                 fmt::format("what follows isn't keys; the section counts {}", kept.counted));
  }

  [[nodiscard]] base::Error cutError(std::size_t section, const SectionPlace& place) const {
    const std::size_t left = bytes_.size() - place.end, bytes = kRecordBytes[section];
    if (place.counted * bytes >= kLargestFile) {
      const std::size_t held = bytes_.size() - place.begin - kCountBytes;
      return error(
          ErrorCode::BadCount, -1, place.begin + kCountBytes,
          fmt::format("the count is {}, but the {} bytes left hold at most {}", place.counted, held, held / bytes));
    }
    const auto index = static_cast<std::int64_t>(place.whole);
    if (section == kIkSection && left >= bytes) {
      const std::uint64_t switches = number(place.end + bytes - kCountBytes);
      if (switches * layout::kIkSwitchBytes >= kLargestFile)
        return error(ErrorCode::BadCount, index, place.end,
                     fmt::format("the key counts {} IK bones, but the {} bytes left hold at most {}", switches,
                                 left - bytes, (left - bytes) / layout::kIkSwitchBytes));
    }
    return error(ErrorCode::Truncated, index, place.end,
                 fmt::format("the file ends before this key is whole; the section counts {} keys", place.counted));
  }

  std::span<const std::byte> bytes_;
  SectionPlan plan_;
  bool bytesBehind_ = false;  ///< six sections are read, and the file goes on
  std::size_t tried_ = 0, ikLeft_ = kMaxTried;
};

}  // namespace

SectionPlan planSections(std::span<const std::byte> bytes, std::size_t begin) { return Planner(bytes).run(begin); }

}  // namespace vmd
