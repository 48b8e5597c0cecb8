// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// The section functions of the PMX reader share these. Layouts: mmd-reference.md chapter 2.

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "pmx/base/byte_reader.h"
#include "pmx/base/issue_group.h"
#include "pmx/model/model.h"
#include "pmx/model/read_cut.h"

namespace pmx::sections {

/// These are the smallest sizes in bytes of a text, and of the two names of an element, in the
/// file.
inline constexpr std::size_t kTextBytes = 4, kNamesBytes = 8;

/// This is a file being read: the cursor, the model so far, and where the current element began.
struct Source {
  /// `vertexBones` is the size of a bone index in the vertices in bytes where it differs from the
  /// header; 0: as in the header.
  explicit Source(std::span<const std::byte> bytes, std::uint8_t vertexBones = 0)
      : in(bytes), vertexBoneSize(vertexBones) {}

  base::ByteReader in;
  Model model;
  base::Issues issues;
  std::uint8_t vertexBoneSize;
  std::size_t elementStart = 0;  ///< byte
  base::IssueGroup oddFlags{issues, "file", "flags that are neither 0 nor 1"};
  std::string_view section;  ///< a literal
  std::int64_t index = -1;
  bool hasQdef = false;  ///< some vertex uses QDEF
  CutRecord cut;         ///< from the morphs on, the record that is being read

  void begin(std::string_view name, std::int64_t at = -1) {
    in.enter(name, at);
    section = name;
    index = at;
    elementStart = in.offset();
  }
  /// Returns an issue for the element that is being read.
  [[nodiscard]] base::Issue noted(std::size_t offset, std::string detail) const {
    return {std::string(section), index, static_cast<std::int64_t>(offset), std::move(detail)};
  }
  void note(std::size_t offset, std::string detail) { issues.push_back(noted(offset, std::move(detail))); }

  [[nodiscard]] Text text();
  /// Reads a signed index of 1, 2 or 4 bytes; -1 is none.
  [[nodiscard]] std::int32_t signedIndex(std::uint8_t size) {
    if (size == 1) return in.read<std::int8_t>();
    if (size == 2) return in.read<std::int16_t>();
    return in.i32();
  }
  /// Reads a vertex index: unsigned in 1 and 2 bytes, signed in 4.
  [[nodiscard]] std::int32_t vertexIndex() {
    const std::uint8_t size = model.header.indexSizes.vertex;
    if (size == 1) return in.u8();
    if (size == 2) return in.u16();
    return in.i32();
  }
  /// Reads a byte that means no or yes; any other value counts as yes and is listed in oddFlags.
  [[nodiscard]] bool yesNo(std::string_view what);
};

/// Reads a count and that many elements of at least `minBytes` each. An element that can't be read
/// isn't kept; those before it are.
template <class T, class ReadOne>
void readElements(Source& source, std::string_view name, std::size_t minBytes, std::vector<T>& elements,
                  ReadOne readOne) {
  source.begin(name);
  const std::size_t count = source.in.count(minBytes);
  elements.reserve(count);
  for (std::size_t i = 0; i < count; ++i) {
    source.begin(name, static_cast<std::int64_t>(i));
    readOne(source, elements.emplace_back());
    if (source.in.failed()) return elements.pop_back();
  }
}

/// Does so for a section that the end of the file may cut: from the morphs on.
template <class T, class ReadOne>
void readLateElements(Source& source, std::string_view name, std::size_t minBytes, std::vector<T>& elements,
                      ReadOne readOne) {
  source.begin(name);
  const std::size_t count = source.in.cutCount(source.in.i32(), minBytes);
  readUpToCut(source, name, count, minBytes, elements, readOne);
}

/// This class reads values from bytes that are known to be enough.
class Cursor {
 public:
  explicit Cursor(const std::byte* at) : at_(at) {}
  template <class T>
  T get() {
    T value;
    std::memcpy(&value, at_, sizeof(T));
    at_ += sizeof(T);
    return value;
  }
  [[nodiscard]] const std::byte* at() const { return at_; }

 private:
  const std::byte* at_;
};

/// Calls `use` with a value of the type that stores a signed index of `size` bytes, so that loops
/// decide once.
template <class Use>
void withSignedIndex(std::uint8_t size, Use use) {
  if (size == 1) return use(std::int8_t{});
  if (size == 2) return use(std::int16_t{});
  use(std::int32_t{});
}

/// Does so for a vertex index.
template <class Use>
void withVertexIndex(std::uint8_t size, Use use) {
  if (size == 1) return use(std::uint8_t{});
  if (size == 2) return use(std::uint16_t{});
  use(std::int32_t{});
}

// Each reads one section. On failure source.in.failed() is true and source has the place.
void readVertices(Source& source);
void readFaces(Source& source);
void readTextures(Source& source);
void readMaterials(Source& source);
void readBones(Source& source);
void readMorphs(Source& source);
void readDisplayFrames(Source& source);
void readRigidBodies(Source& source);
void readJoints(Source& source);
void readSoftBodies(Source& source);

}  // namespace pmx::sections
