// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/pmd/pmd_reader.h"

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "pmx/base/file.h"
#include "pmx/pmd/pmd_sections.h"

namespace pmx {
namespace pmd {

Text Source::text(std::size_t fieldBytes) {
  const auto field = in.take(fieldBytes);
  const auto length = std::ranges::find(field, std::byte{0}) - field.begin();
  return base::decode(field.first(static_cast<std::size_t>(length)), base::Encoding::ShiftJis);
}

namespace {

void readHeader(Source& source) {
  source.begin("header");
  const auto signature = source.in.read<std::array<char, 3>>();
  if (source.in.failed()) return;
  if (signature != std::array<char, 3>{'P', 'm', 'd'}) {
    return source.in.failAt(0, base::ErrorCode::NotThisFormat, "isn't a PMD model: it doesn't begin with \"Pmd\"");
  }
  source.model.format = ModelFormat::Pmd;
  source.model.header.encoding = base::Encoding::ShiftJis;
  const float version = source.origin.version = source.in.f32();
  source.model.name = source.text(kNameBytes);
  source.model.comment = source.text(kCommentBytes);
  if (source.in.failed() || version == 1.0F) return;
  source.note(-1, 3, fmt::format("the version is {}; read as 1.0, the only one there is", version));
}

/// Runs the readers in order up to the first that fails.
bool readAll(Source& source, std::initializer_list<void (*)(Source&)> readers) {
  for (const auto& read : readers) {
    read(source);
    if (source.in.failed()) return false;
  }
  return true;
}

/// Reads the optional parts: a file may end before each of these.
bool readOptional(Source& source) {
  for (const auto& read : {readEnglish, readToons, readRigidBodies, readJoints}) {
    if (source.in.left() == 0) return true;
    if (!readAll(source, {read})) return false;
  }
  return true;
}

void tellRest(Source& source) {
  if (source.in.failed()) {
    const base::Error& error = source.in.error();
    const std::string& outcome = source.cut.outcome;
    source.issues.push_back({error.section, error.index, error.offset,
                             error.detail + (outcome.empty() ? "; the rest of the file is left out" : outcome)});
  } else if (const std::size_t left = source.in.left(); left != 0) {
    source.begin("file");
    source.note(-1, source.in.offset(), fmt::format("{} bytes after the last section are left out", left));
  }
}

}  // namespace
}  // namespace pmd

base::Result<ReadModel> readPmd(std::span<const std::byte> bytes) {
  using namespace pmd;
  Source source(bytes);
  // These are the parts up to the IK list, without which a model can't be shown.
  if (!readAll(source, {readHeader, readVertices, readFaces, readMaterials, readBones, readIk})) {
    return tl::unexpected(source.in.error());
  }
  if (readAll(source, {readMorphs, readMorphDisplay, readDisplayFrames})) readOptional(source);
  tellRest(source);
  for (const auto& convert : {convertKinds, convertLayers, convertMorphs, convertFrames, convertToons}) convert(source);
  source.model.pmd = std::move(source.origin);
  return ReadModel{std::move(source.model), std::move(source.issues)};
}

base::Result<ReadModel> readPmdFile(const std::filesystem::path& path) { return base::readFileAs(path, readPmd); }

}  // namespace pmx
