// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/vmd_writer.h"

#include <algorithm>

#include "pmx/base/byte_writer.h"
#include "pmx/base/file.h"
#include "vmd/vmd_layout.h"

namespace vmd {
namespace {

using base::ByteWriter;

void writeHeader(const Motion& motion, ByteWriter& out) {
  out.write(motion.signature);
  const bool isFile = motion.headerKind == HeaderKind::File;
  const std::size_t nameBytes = isFile ? layout::kModelNameBytesFile : layout::kModelNameBytesData0002;
  out.bytes(std::as_bytes(std::span(motion.modelName.bytes)).first(nameBytes));
}

void writeKey(const BoneKey& key, ByteWriter& out) {
  out.write(key.name.bytes);
  out.write(key.frame);
  out.write(key.translation);
  out.quat(key.rotation);
  out.write(key.interpolation);
}

void writeKey(const MorphKey& key, ByteWriter& out) {
  out.write(key.name.bytes);
  out.write(key.frame);
  out.write(key.weight);
}

void writeKey(const CameraKey& key, ByteWriter& out) {
  out.write(key.frame);
  out.write(key.distance);
  out.write(key.target);
  out.write(key.rotation);
  out.write(key.interpolation);
  out.write(key.fovDegrees);
  out.write(key.perspectiveOff);
}

void writeKey(const LightKey& key, ByteWriter& out) {
  out.write(key.frame);
  out.write(key.colour);
  out.write(key.direction);
}

void writeKey(const SelfShadowKey& key, ByteWriter& out) {
  out.write(key.frame);
  out.write(key.mode);
  out.write(key.distance);
}

void writeKey(const IkKey& key, ByteWriter& out) {
  out.write(key.frame);
  out.write(key.visible);
  out.write(static_cast<std::uint32_t>(key.switches.size()));
  for (const IkSwitch& ikSwitch : key.switches) {
    out.write(ikSwitch.name.bytes);
    out.write(ikSwitch.enabled);
  }
}

template <class Key>
void writeSection(const std::vector<Key>& keys, ByteWriter& out) {
  out.write(static_cast<std::uint32_t>(keys.size()));
  for (const Key& key : keys) writeKey(key, out);
}

/// Returns how many sections must be written so that no key is lost.
int neededSections(const Motion& motion) {
  if (!motion.ikKeys.empty()) return 6;
  if (!motion.selfShadowKeys.empty()) return 5;
  if (!motion.lightKeys.empty()) return 4;
  if (!motion.cameraKeys.empty()) return 3;
  if (!motion.morphKeys.empty()) return 2;
  return motion.boneKeys.empty() ? 0 : 1;
}

}  // namespace

std::vector<std::byte> writeVmd(const Motion& motion) {
  ByteWriter out;
  writeHeader(motion, out);
  // Bytes after the last section would be read as a section's count if one were missing before
  // them.
  const int asked = motion.trailing.empty() ? motion.sectionCount : layout::kSectionCount;
  const int sections = std::max(neededSections(motion), asked);
  if (sections >= 1) writeSection(motion.boneKeys, out);
  if (sections >= 2) writeSection(motion.morphKeys, out);
  if (sections >= 3) writeSection(motion.cameraKeys, out);
  if (sections >= 4) writeSection(motion.lightKeys, out);
  if (sections >= 5) writeSection(motion.selfShadowKeys, out);
  if (sections >= 6) writeSection(motion.ikKeys, out);
  out.bytes(motion.trailing);
  return out.take();
}

base::Result<void> writeVmdFile(const Motion& motion, const std::filesystem::path& path) {
  return base::writeFile(path, writeVmd(motion));
}

}  // namespace vmd
