// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This reads morphs, and the lists of bones and morphs for display. (mmd-reference.md 3.1, 3.2)

#include <algorithm>
#include <limits>

#include <fmt/format.h>

#include "pmx/pmd/pmd_sections.h"

namespace pmx::pmd {
namespace {

constexpr std::size_t kMorphBytes = 25, kOffsetBytes = 16, kElementBytes = 3;

void getMorph(Source& source, Morph& morph) {
  base::ByteReader& in = source.in;
  morph.name = source.text(kNameBytes);
  const std::size_t count = in.countU32(kOffsetBytes);
  morph.panel = in.u8();
  // A morph is one shape: where the end of the file cuts it, only numbers of its last offset may be
  // missing.
  if (count > 0) source.cut.enough = in.offset() + (count - 1) * kOffsetBytes + sizeof(std::uint32_t);
  const auto block = in.take(count * kOffsetBytes);
  if (in.failed()) return;
  std::vector<VertexOffset> offsets(count);
  for (std::size_t i = 0; i < count; ++i) {
    const std::byte* const bytes = block.data() + i * kOffsetBytes;
    std::uint32_t index = 0;
    std::memcpy(&index, bytes, sizeof(index));
    const bool fits = index <= std::numeric_limits<std::int32_t>::max();
    offsets[i].vertex = fits ? static_cast<std::int32_t>(index) : -1;
    std::memcpy(&offsets[i].offset, bytes + 4, sizeof(Vec3));
  }
  morph.offsets = std::move(offsets);
}

std::vector<VertexOffset>& offsetsOf(Morph& morph) { return *std::get_if<std::vector<VertexOffset>>(&morph.offsets); }

/// Returns the base morph. A file may have several morphs of the base's category, or none that
/// lists anything: then -1.
std::int32_t findBase(std::vector<Morph>& morphs) {
  for (std::size_t i = 0; i < morphs.size(); ++i) {
    if (morphs[i].panel == 0 && !offsetsOf(morphs[i]).empty()) return static_cast<std::int32_t>(i);
  }
  return -1;
}

std::string withoutLineEnd(std::string name) {
  while (!name.empty() && (name.back() == '\n' || name.back() == '\r')) name.pop_back();
  return name;
}

}  // namespace

void readMorphs(Source& source) {
  source.begin("morphs");
  const std::size_t count = source.in.u16();
  readUpToCut(source, "morphs", count, kMorphBytes, source.model.morphs, getMorph);
}

void readMorphDisplay(Source& source) {
  source.begin("morph display list");
  const std::size_t count = source.in.u8();
  readUpToCut(source, "morph display list", count, 2, source.shownMorphs,
              [](Source& from, std::uint16_t& morph) { morph = from.in.u16(); });
}

// This reads two of the file's lists: the frames' names, and the bones in them.
void readDisplayFrames(Source& source) {
  constexpr std::string_view kList = "bone display list";
  auto& frames = source.model.displayFrames;
  source.begin("display frames");
  const std::size_t nameCount = source.in.u8();
  frames.resize(2);  // before those with names: that of the first bone, and that of the morphs
  readUpToCut(source, "display frames", nameCount, kFrameNameBytes, frames,
              [](Source& from, DisplayFrame& frame) { frame.name = from.frameName(); });
  source.begin(kList);
  const std::size_t counted = source.in.cutCount(source.in.u32(), kElementBytes);
  const std::size_t count = std::min(counted, source.in.left() / kElementBytes);
  const auto block = source.in.take(count * kElementBytes);
  if (source.in.failed()) return;
  base::IssueGroup stray(source.issues, kList, "in frames that don't exist");
  const auto frameOf = [&](std::size_t i) {
    const auto number = std::to_integer<std::size_t>(block[i * kElementBytes + 2]);
    return number == 0 ? 0 : number + 1;
  };
  std::vector<std::size_t> sizes(frames.size() + 256, 0);
  for (std::size_t i = 0; i < count; ++i) ++sizes[frameOf(i)];
  for (std::size_t i = 0; i < frames.size(); ++i) frames[i].elements.reserve(sizes[i]);
  for (std::size_t i = 0; i < count; ++i) {
    std::uint16_t bone = 0;
    std::memcpy(&bone, block.data() + i * kElementBytes, sizeof(bone));
    if (const std::size_t frame = frameOf(i); frame < frames.size()) {
      frames[frame].elements.push_back({0, bone});
    } else {
      stray.add(i, [&] { return fmt::format("frame {} isn't there; left out", frame - 1); });
    }
  }
  if (count == counted) return;
  source.begin(kList, static_cast<std::int64_t>(count));
  source.in.skip(kElementBytes);  // fails, since it isn't whole
}

Text Source::frameName() {
  Text name = text(kFrameNameBytes);
  // Files end these names with a line feed, which isn't shown.
  std::string shown = withoutLineEnd(name.utf8);
  if (shown.size() != name.utf8.size() && name.decodedExactly()) return shown;
  name.utf8 = std::move(shown);
  return name;
}

void convertMorphs(Source& source) {
  auto& morphs = source.model.morphs;
  const std::int32_t base = source.origin.baseMorph = findBase(morphs);
  auto& vertices = source.origin.baseVertices;
  if (base >= 0) {
    const auto& listed = offsetsOf(morphs[static_cast<std::size_t>(base)]);
    vertices.reserve(listed.size());
    for (const VertexOffset& offset : listed) vertices.push_back(offset.vertex);
    morphs.erase(morphs.begin() + base);
  }
  base::IssueGroup stray(source.issues, "morphs", "with offsets that the base morph doesn't list");
  for (std::size_t i = 0; i < morphs.size(); ++i) {
    auto& offsets = offsetsOf(morphs[i]);
    const std::size_t had = offsets.size();
    const std::size_t removed = std::erase_if(offsets, [&](VertexOffset& offset) {
      const auto place = static_cast<std::size_t>(offset.vertex);
      if (offset.vertex < 0 || place >= vertices.size()) return true;
      offset.vertex = vertices[place];
      return false;
    });
    if (removed == 0) continue;
    stray.add(i, [&] {
      return fmt::format("{} of {} offsets aren't in the base morph's list of {}; left out", removed, had,
                         vertices.size());
    });
  }
}

}  // namespace pmx::pmd
