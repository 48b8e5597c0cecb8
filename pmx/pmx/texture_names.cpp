// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/pmx/texture_names.h"

#include <cstdint>
#include <utility>

#include "pmx/base/byte_reader.h"
#include "pmx/base/text.h"
#include "pmx/pmx/pmx_signature.h"

namespace pmx {
namespace {

struct NamesHeader {
  base::Encoding encoding = base::Encoding::Utf16Le;
  std::size_t additionalUvs = 0, vertexIndex = 0, boneIndex = 0;
};

bool readNamesHeader(base::ByteReader& in, NamesHeader& header) {
  constexpr std::size_t kGlobals = 8;
  const auto signature = in.take(kSignatureBytes);
  if (!beginsAsPmx({reinterpret_cast<const char*>(signature.data()), signature.size()})) return false;
  const std::size_t count = in.u8();
  const auto globals = in.take(count);
  if (globals.size() < kGlobals) return false;
  const auto global = [&globals](std::size_t i) { return std::to_integer<std::size_t>(globals[i]); };
  header.encoding = global(0) == 0 ? base::Encoding::Utf16Le : base::Encoding::Utf8;
  header.additionalUvs = global(1);
  header.vertexIndex = global(2);
  header.boneIndex = global(5);
  return true;
}

/// Returns the bytes of a vertex's bones and weights, by its kind; none for a kind that doesn't
/// exist.
std::size_t skinBytes(unsigned kind, std::size_t boneIndex) {
  switch (kind) {
    case 0:
      return boneIndex;
    case 1:
      return 2 * boneIndex + 4;
    case 2:
    case 4:
      return 4 * boneIndex + 16;
    case 3:
      return 2 * boneIndex + 4 + 36;
    default:
      return 0;
  }
}

void skipVertices(base::ByteReader& in, const NamesHeader& header) {
  const std::size_t before = 32 + 16 * header.additionalUvs;
  const std::size_t count = in.count(before + header.boneIndex + 5);
  for (std::size_t i = 0; i < count && !in.failed(); ++i) {
    in.skip(before);
    const auto skin = skinBytes(in.u8(), header.boneIndex);
    if (skin == 0) in.fail(base::ErrorCode::BadValue, "an unknown kind of skinning");
    in.skip(skin + 4);
  }
}

}  // namespace

std::vector<std::string> textureNames(std::span<const std::byte> bytes) {
  constexpr int kTexts = 4;  // names and comments
  std::vector<std::string> names;
  base::ByteReader in(bytes);
  NamesHeader header;
  if (!readNamesHeader(in, header)) return names;
  for (int i = 0; i < kTexts; ++i) in.skip(in.count(1));
  skipVertices(in, header);
  if (header.vertexIndex == 0) return names;
  in.skip(in.count(header.vertexIndex) * header.vertexIndex);
  const std::size_t count = in.count(4);
  for (std::size_t i = 0; i < count && names.size() < kMaxTextureNames; ++i) {
    const auto text = in.take(in.count(1));
    if (in.failed()) break;
    if (!text.empty()) names.push_back(base::decode(text, header.encoding).utf8);
  }
  return names;
}

}  // namespace pmx
