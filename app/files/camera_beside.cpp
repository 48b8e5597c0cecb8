// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/camera_beside.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "pmx/base/byte_reader.h"
#include "vmd/vmd_layout.h"

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kCountsBytes = 3 * sizeof(std::uint32_t);  // of bone, morph and camera keys

/// Returns a text with its ASCII letters in lower case.
std::string inLowerCase(std::string text) {
  for (char& letter : text) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return text;
}

std::size_t commonBeginning(std::string_view a, std::string_view b) {
  const auto [endOfA, endOfB] = std::ranges::mismatch(a, b);
  return static_cast<std::size_t>(endOfA - a.begin());
}

}  // namespace

bool isCameraMotion(const FileRef& file) {
  namespace layout = vmd::layout;
  const std::string bytes = file.firstBytes(layout::kSignatureBytes + layout::kModelNameBytesData0002 + kCountsBytes);
  if (!bytes.starts_with(layout::kSignature)) return false;
  base::ByteReader reader(std::as_bytes(std::span(bytes)));
  reader.skip(layout::kSignatureBytes);
  reader.skip(bytes.starts_with(layout::kSignatureFile) ? layout::kModelNameBytesFile
                                                        : layout::kModelNameBytesData0002);
  const auto bones = reader.u32(), morphs = reader.u32(), cameras = reader.u32();
  return !reader.failed() && bones == 0 && morphs == 0 && cameras > 0;
}

std::optional<fs::path> cameraBeside(const fs::path& dance, const OpenContext& context) {
  const auto file = findFile(dance, context);
  if (!file || file->place()) return std::nullopt;
  const std::string folder(file->folder());
  const std::string stem = inLowerCase(fs::path(file->name).stem().string());
  struct Found {
    std::size_t common = 0, length = 0;
    std::string name;
  };
  std::optional<Found> best;
  int looked = 0;
  for (const FileTree::Entry& entry : file->tree->list(folder)) {
    const fs::path own(entry.name);
    if (entry.kind != FileTree::Kind::File || inLowerCase(own.extension().string()) != ".vmd") continue;
    const std::string name = folder.empty() ? entry.name : folder + '/' + entry.name;
    if (name == file->name) continue;
    if (++looked > kMaxMotionsBeside) break;
    if (!isCameraMotion({file->tree, name})) continue;
    const std::string its = inLowerCase(own.stem().string());
    Found found{commonBeginning(stem, its), its.size(), name};
    const bool better = !best || std::pair(found.common, best->length) > std::pair(best->common, found.length);
    if (better) best = std::move(found);
  }
  return best ? std::optional(file->tree->pathOf(best->name)) : std::nullopt;
}

}  // namespace app
