// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <cstdint>
#include <functional>
#include <string_view>

#include "pmx/base/byte_writer.h"
#include "tests/app/limits/hostile_files.h"

namespace support {

// Names that the elements of a PMX have, too (hostile_files.cpp).
namespace pmdElements {

namespace {

using base::ByteWriter;
using Element = std::function<void(ByteWriter&, std::size_t)>;

void fill(ByteWriter& out, std::size_t count, std::uint8_t value = 0) {
  for (std::size_t i = 0; i < count; ++i) out.write(value);
}

/// Writes a name of `size` bytes that no other element has.
void number(ByteWriter& out, std::size_t value, std::size_t size) {
  for (std::size_t i = 0; i < size; ++i, value /= 10) out.write(static_cast<char>('0' + value % 10));
}

// Layouts: mmd-reference.md 3.1. The table has each section's size of its count, in bytes, and the
// largest count.
enum Section { Vertices, Faces, Materials, Bones, Iks, Morphs, ShownMorphs, Frames, ShownBones, Count };
constexpr std::size_t kCountBytes[Count] = {4, 4, 4, 2, 2, 2, 1, 1, 4};

void count(ByteWriter& out, std::size_t bytes, std::size_t value) {
  const auto stored = static_cast<std::uint32_t>(value);
  for (std::size_t i = 0; i < bytes; ++i) out.write(static_cast<std::uint8_t>(stored >> (8 * i)));
}

struct Part {
  Section section;
  std::size_t most;  ///< elements
  Element element;
};

/// Returns a file of these sections alone, each filled up to its share of `size` bytes. `english`
/// adds an English part of names that don't decode.
HostileFile fileOf(std::string name, std::size_t size, const std::vector<Part>& parts, bool english = false) {
  ByteWriter out;
  for (const char c : std::string_view("Pmd")) out.write(c);
  out.write(1.0F);
  fill(out, 276);
  std::size_t counts[Count] = {};
  for (int s = 0; s < Count; ++s) {
    const Part* part = nullptr;
    for (const Part& candidate : parts) {
      if (candidate.section == s) part = &candidate;
    }
    if (part != nullptr) {
      ByteWriter one;
      part->element(one, 0);
      counts[s] = std::min(part->most, std::max<std::size_t>(1, size / parts.size() / one.size()));
      counts[s] = std::min(counts[s], kCountBytes[s] == 4 ? counts[s] : (std::size_t{1} << (8 * kCountBytes[s])) - 1);
    }
    count(out, kCountBytes[s], counts[s]);
    for (std::size_t i = 0; i < counts[s]; ++i) part->element(out, i);
  }
  if (english) {
    out.write(std::uint8_t{1});
    fill(out, 276, 0x81);
    fill(out, 20 * counts[Bones] + 20 * (counts[Morphs] == 0 ? 0 : counts[Morphs] - 1) + 50 * counts[Frames], 0x81);
  }
  return {"PMD: " + std::move(name), out.take()};
}

Element bone(std::uint8_t kind, std::uint8_t nameByte = 0) {
  return [=](ByteWriter& out, std::size_t i) {
    fill(out, 20, nameByte);
    out.write(static_cast<std::uint16_t>(i == 0 ? 0xFFFF : i - 1));
    out.write(static_cast<std::uint16_t>(i + 1));
    out.write(kind);
    out.write(static_cast<std::uint16_t>(i / 2));
    fill(out, 12);
  };
}

/// Writes an entry of the IK list about bone i, or with `sameBone` about the first.
Element ik(std::size_t links, bool sameBone) {
  return [=](ByteWriter& out, std::size_t i) {
    out.write(static_cast<std::uint16_t>(sameBone ? 0 : i));
    out.write(std::uint16_t{1});
    out.write(static_cast<std::uint8_t>(links));
    out.write(std::uint16_t{40});
    out.write(0.5F);
    for (std::size_t k = 0; k < links; ++k) out.write(static_cast<std::uint16_t>(k));
  };
}

Element material(bool sphere, std::uint8_t toon) {
  return [=](ByteWriter& out, std::size_t i) {
    fill(out, 44);
    out.write(toon);
    fill(out, 5);
    if (sphere) {
      number(out, i, 7);
      out.write('*');
      number(out, i, 7);
      for (const char c : std::string_view(".sph")) out.write(c);
      fill(out, 1);
    } else {
      number(out, i, 8);
      fill(out, 12, 0x81);  // lead bytes alone, which don't decode
    }
  };
}

Element morph(std::uint8_t category, std::size_t offsets) {
  return [=](ByteWriter& out, std::size_t) {
    fill(out, 20, 0x81);
    out.write(static_cast<std::uint32_t>(offsets));
    out.write(category);
    fill(out, 16 * offsets);
  };
}

std::vector<HostileFile> files(std::size_t size) {
  constexpr std::size_t kAll = SIZE_MAX;
  const Element bytes38 = [](ByteWriter& out, std::size_t) { fill(out, 38, 0xC8); };
  const Element two = [](ByteWriter& out, std::size_t) { fill(out, 2); };
  const Element three = [](ByteWriter& out, std::size_t) { fill(out, 3); };
  const Element frame = [](ByteWriter& out, std::size_t) { fill(out, 50, 0x81); };
  std::vector<HostileFile> files;
  files.push_back(fileOf("vertices", size, {{Vertices, kAll, bytes38}}));
  files.push_back(fileOf("faces", size, {{Faces, kAll, two}}));
  files.push_back(fileOf("materials with two textures each", size, {{Materials, kAll, material(true, 0)}}));
  files.push_back(fileOf("materials that don't decode", size, {{Materials, kAll, material(false, 77)}}));
  for (const int kind : {0, 5, 8, 9, 200}) {
    files.push_back(fileOf("bones of kind " + std::to_string(kind), size,
                           {{Bones, kAll, bone(static_cast<std::uint8_t>(kind))}}, kind == 0));
  }
  files.push_back(fileOf("bones that don't decode", size, {{Bones, kAll, bone(0, 0x81)}}, true));
  for (const std::size_t links : {std::size_t{0}, std::size_t{1}, std::size_t{255}}) {
    const std::string of = " of " + std::to_string(links) + " links";
    files.push_back(fileOf("IK entries" + of, size, {{Bones, kAll, bone(2)}, {Iks, kAll, ik(links, false)}}));
    files.push_back(
        fileOf("IK entries about one bone" + of, size, {{Bones, 300, bone(2)}, {Iks, kAll, ik(links, true)}}));
  }
  files.push_back(fileOf("IK entries about two bones", size, {{Bones, 2, bone(2, 0x81)}, {Iks, kAll, ik(1, true)}}));
  files.push_back(fileOf("empty morphs", size, {{Morphs, kAll, morph(0, 0)}}, true));
  files.push_back(fileOf("morphs of one offset", size, {{Morphs, kAll, morph(0, 1)}}));
  files.push_back(fileOf("one base of all vertices", size, {{Morphs, 1, morph(0, size / 16)}}));
  files.push_back(fileOf("shown morphs", size, {{ShownMorphs, kAll, two}}));
  files.push_back(fileOf("display frames", size, {{Frames, kAll, frame}}, true));
  files.push_back(fileOf("shown bones", size, {{Frames, 2, frame}, {ShownBones, kAll, three}}));
  // After the English part and the toon names come bodies, joints, and bytes that are of no
  // section.
  for (const std::size_t each : {std::size_t{83}, std::size_t{124}, std::size_t{0}}) {
    HostileFile file = fileOf(each == 83 ? "rigid bodies" : each == 124 ? "joints" : "trailing bytes", 0, {});
    ByteWriter rest;
    fill(rest, 1);
    fill(rest, 1000, 0x81);
    if (each == 83) {
      count(rest, 4, size / each);
    } else {
      count(rest, 4, 0);
      count(rest, 4, each == 0 ? 0 : size / each);
    }
    fill(rest, each == 0 ? size : size / each * each, 0x81);
    if (each == 83) count(rest, 4, 0);
    const auto more = rest.take();
    file.bytes.insert(file.bytes.end(), more.begin(), more.end());
    files.push_back(std::move(file));
  }
  return files;
}

}  // namespace

}  // namespace pmdElements

std::vector<HostileFile> hostilePmd(std::size_t size) { return pmdElements::files(size); }

}  // namespace support
