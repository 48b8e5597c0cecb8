// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// The section functions of the PMD reader share these. Layouts: mmd-reference.md 3.1.

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "pmx/base/byte_reader.h"
#include "pmx/base/issue_group.h"
#include "pmx/model/model.h"
#include "pmx/model/read_cut.h"

namespace pmx::pmd {

inline constexpr std::size_t kNameBytes = 20, kCommentBytes = 256, kFrameNameBytes = 50;
/// In the file this means "no bone".
inline constexpr std::uint16_t kNone = 0xFFFF;

/// This class has the textures of the model's list, each name once.
class TextureNames {
 public:
  explicit TextureNames(std::vector<Text>& list) : list_(list) {}
  /// Returns the index of this name in the list; it is added if it is new.
  std::int32_t find(const Text& name) {
    const auto [at, isNew] = places_.try_emplace(name.utf8, static_cast<std::int32_t>(list_.size()));
    if (isNew) list_.push_back(name);
    return at->second;
  }

 private:
  std::vector<Text>& list_;
  std::unordered_map<std::string, std::int32_t> places_;
};

/// This is a file being read: the cursor, the model so far, and what is needed until all is read.
struct Source {
  explicit Source(std::span<const std::byte> bytes) : in(bytes) {}

  base::ByteReader in;
  Model model;
  PmdOrigin origin;
  base::Issues issues;
  std::string_view section;  ///< a literal
  CutRecord cut;             ///< from the morphs on, the record that is being read
  TextureNames textures{model.textures};
  /// This is the morph display list; its numbers count the base morph, too.
  std::vector<std::uint16_t> shownMorphs;

  void begin(std::string_view name, std::int64_t at = -1) {
    in.enter(name, at);
    section = name;
  }
  void note(std::int64_t index, std::size_t offset, std::string detail) {
    issues.push_back({std::string(section), index, static_cast<std::int64_t>(offset), std::move(detail)});
  }

  /// Reads a text in a field of so many bytes, which ends at the first NUL. The bytes after it may
  /// be anything.
  [[nodiscard]] Text text(std::size_t fieldBytes);
  /// Reads the name of a display frame.
  [[nodiscard]] Text frameName();
  /// Reads a bone's index: 0xFFFF is none.
  [[nodiscard]] std::int32_t boneIndex() {
    const std::uint16_t index = in.u16();
    return index == kNone ? -1 : index;
  }
};

/// Reads `count` elements. One that can't be read isn't kept; those before it are.
template <class T, class ReadOne>
void readElements(Source& source, std::string_view name, std::size_t count, std::vector<T>& elements, ReadOne readOne) {
  if (source.in.failed()) return;
  elements.reserve(elements.size() + count);
  for (std::size_t i = 0; i < count; ++i) {
    source.begin(name, static_cast<std::int64_t>(i));
    readOne(source, elements.emplace_back());
    if (source.in.failed()) return elements.pop_back();
  }
}

// Each reads one section. On failure source.in.failed() is true and source has the place.
void readVertices(Source& source);
void readFaces(Source& source);
void readMaterials(Source& source);
void readBones(Source& source);
void readIk(Source& source);
void readMorphs(Source& source);
void readMorphDisplay(Source& source);
void readDisplayFrames(Source& source);
void readEnglish(Source& source);
void readToons(Source& source);
void readRigidBodies(Source& source);
void readJoints(Source& source);

// These run when everything is read. (mmd-reference.md 3.2)

/// Sets flags, axes and appends from the bones' kinds.
void convertKinds(Source& source);
/// Sets deform layers that give PMD's order: all bones, the IK list in its order, then bones that
/// follow other bones' rotations.
void convertLayers(Source& source);
/// Makes morphs' offsets refer to vertices, and removes the base morph.
void convertMorphs(Source& source);
/// Makes display frames from the lists of morphs, names and bones. Runs after convertMorphs().
void convertFrames(Source& source);
/// Sets materials' toons from the list of toon names.
void convertToons(Source& source);

}  // namespace pmx::pmd
