// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/pmx/pmx_reader.h"

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "pmx/base/counted.h"
#include "pmx/base/file.h"
#include "pmx/pmx/pmx_sections.h"
#include "pmx/pmx/pmx_signature.h"

namespace pmx {
namespace sections {

Text Source::text() {
  const std::size_t at = in.offset();
  const std::int32_t length = in.i32();
  if (length < 0) {
    in.failAt(at, base::ErrorCode::BadCount, fmt::format("a text's length is negative ({})", length));
    return {};
  }
  return base::decode(in.take(static_cast<std::size_t>(length)), model.header.encoding);
}

bool Source::yesNo(std::string_view what) {
  const std::size_t at = in.offset();
  const std::uint8_t byte = in.u8();
  if (byte > 1)
    oddFlags.addMade([&] { return noted(at, fmt::format("{} is {}, neither 0 nor 1; taken as 1", what, byte)); });
  return byte != 0;
}

}  // namespace sections

namespace {

using base::ErrorCode;
using sections::Source;

void readSignature(Source& source) {
  source.begin("header");
  const auto signature = source.in.read<std::array<char, 4>>();
  if (source.in.failed()) return;
  if (signature == std::array<char, 4>{'P', 'm', 'x', ' '}) {
    return source.in.failAt(0, ErrorCode::NotThisFormat, "PMX 1.0 isn't supported, only 2.0 and 2.1 are");
  }
  const bool space = signature[3] == ' ';
  const auto isNone = [&] {
    source.in.failAt(0, ErrorCode::NotThisFormat, "isn't a PMX model: it doesn't begin with \"PMX \"");
  };
  if (std::string_view(signature.data(), 3) != "PMX" || (!space && source.in.left() < sizeof(float))) return isNone();
  const float version = source.model.header.version = source.in.f32();
  if (source.in.failed()) return;
  if (isReadVersion(version)) {
    if (space) return;
    const auto byte = static_cast<unsigned char>(signature[3]);
    return source.note(
        3, fmt::format("the signature's fourth byte is 0x{:02X} instead of a space; read all the same", byte));
  }
  if (!space) return isNone();
  source.in.failAt(4, ErrorCode::NotThisFormat, fmt::format("PMX {} isn't supported, only 2.0 and 2.1 are", version));
}

/// Reads a byte of the header that must be one of a few; `allowed` names these in words.
template <class Allow>
std::uint8_t global(Source& source, std::string_view what, Allow isAllowed, std::string_view allowed) {
  const std::size_t at = source.in.offset();
  const std::uint8_t value = source.in.u8();
  if (!source.in.failed() && !isAllowed(value)) {
    source.in.failAt(at, ErrorCode::BadValue, fmt::format("{} is {}; it must be {}", what, value, allowed));
  }
  return value;
}

void readGlobals(Source& source) {
  constexpr std::uint8_t kKnown = 8;
  Header& header = source.model.header;
  const auto globals = global(
      source, "the number of globals", [](int n) { return n >= kKnown; }, "8 or more");
  const auto encoding = global(
      source, "the text encoding", [](int n) { return n <= 1; }, "0 or 1");
  header.encoding = encoding == 0 ? base::Encoding::Utf16Le : base::Encoding::Utf8;
  header.additionalUvCount = global(
      source, "the number of additional UVs", [](int n) { return n <= 4; }, "0 to 4");
  const auto isSize = [](int n) { return n == 1 || n == 2 || n == 4; };
  const auto size = [&](std::string_view what) {
    return global(source, fmt::format("the size of a {} index", what), isSize, "1, 2 or 4");
  };
  IndexSizes& sizes = header.indexSizes;
  sizes.vertex = size("vertex");
  sizes.texture = size("texture");
  sizes.material = size("material");
  sizes.bone = size("bone");
  sizes.morph = size("morph");
  sizes.rigidBody = size("rigid body");
  if (source.in.failed() || globals == kKnown) return;
  const std::size_t at = source.in.offset();
  for (const std::byte b : source.in.take(globals - kKnown)) {
    header.extraGlobals.push_back(std::to_integer<std::uint8_t>(b));
  }
  source.note(at, fmt::format("{} globals instead of 8; the others are kept unused", globals));
}

void readModelInfo(Source& source) {
  source.begin("model");
  source.model.name = source.text();
  source.model.englishName = source.text();
  source.model.comment = source.text();
  source.model.englishComment = source.text();
}

/// Runs the readers in order up to the first that fails.
bool readAll(Source& source, std::initializer_list<void (*)(Source&)> readers) {
  for (const auto& read : readers) {
    read(source);
    if (source.in.failed()) return false;
  }
  return true;
}

/// Reads up to the bones, without which a model can't be shown.
bool readBody(Source& source) {
  using namespace sections;
  return readAll(source, {readSignature, readGlobals, readModelInfo, readVertices, readFaces, readTextures,
                          readMaterials, readBones});
}

/// Returns false where it fails, which becomes an issue.
bool readMorphsAndPhysics(Source& source) {
  using namespace sections;
  return readAll(source, {readMorphs, readDisplayFrames, readRigidBodies, readJoints}) &&
         (source.model.header.version < kVersion21 || readAll(source, {readSoftBodies}));
}

void keepTrailing(Source& source, std::span<const std::byte> bytes) {
  const bool whole = !source.in.failed();
  const std::string& outcome = source.cut.outcome;
  auto rest = source.in.rest();
  if (!whole && outcome.empty()) rest = bytes.subspan(source.elementStart);
  source.model.trailing.assign(rest.begin(), rest.end());
  if (!whole) {
    const base::Error& error = source.in.error();
    source.issues.push_back({error.section, error.index, error.offset,
                             error.detail + (outcome.empty() ? "; the rest of the file is left out" : outcome)});
  } else if (!rest.empty()) {
    source.begin("file");
    source.note(source.in.offset(), base::counted(rest.size(), "byte after the last section is kept unused",
                                                  "bytes after the last section are kept unused"));
  }
}

/// Some generators store the vertices' bone indices in another size than the header's. A file that
/// can't be read by the header is read with another size, if that takes it exactly to its last
/// byte.
std::optional<ReadModel> readWithOtherBoneSize(std::span<const std::byte> bytes, std::uint8_t declared) {
  for (const std::uint8_t size : {std::uint8_t{1}, std::uint8_t{2}, std::uint8_t{4}}) {
    if (size == declared) continue;
    Source source(bytes, size);
    if (!readBody(source) || !readMorphsAndPhysics(source) || source.in.left() != 0) continue;
    source.oddFlags.tellRest();
    source.issues.push_back(
        {"vertices", -1, -1,
         fmt::format("their bone indices take {} bytes, though the header says {}; read as they are", size, declared)});
    return ReadModel{std::move(source.model), std::move(source.issues)};
  }
  return std::nullopt;
}

}  // namespace

base::Result<ReadModel> readPmx(std::span<const std::byte> bytes) {
  Source source(bytes);
  if (!readBody(source)) {
    const std::uint8_t boneSize = source.model.header.indexSizes.bone;
    const bool hasVertices = !source.model.vertices.empty();
    source.model = {};  // so that there is never more than one in memory
    if (hasVertices) {
      if (auto other = readWithOtherBoneSize(bytes, boneSize)) return std::move(*other);
    }
    return tl::unexpected(source.in.error());
  }
  readMorphsAndPhysics(source);
  source.oddFlags.tellRest();
  keepTrailing(source, bytes);
  return ReadModel{std::move(source.model), std::move(source.issues)};
}

base::Result<ReadModel> readPmxFile(const std::filesystem::path& path) { return base::readFileAs(path, readPmx); }

}  // namespace pmx
