// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/glb_file.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>
#include <string>

namespace app {
namespace {

static_assert(std::endian::native == std::endian::little, "glTF's numbers are little-endian");

// glTF's numbers for kinds of components and views.
constexpr int kUnsignedShort = 5123, kUnsignedInt = 5125, kFloat = 5126;
constexpr int kNoTarget = 0, kVertexView = 34962, kIndexView = 34963;
constexpr std::uint64_t kMaxGlbBytes = std::numeric_limits<std::uint32_t>::max();

template <class Value>
std::span<const std::byte> bytesOf(std::span<const Value> values) {
  return std::as_bytes(values);
}

/// Returns the next multiple of four.
std::uint64_t padded(std::uint64_t size) { return (size + 3) / 4 * 4; }

template <class Vector, int Count>
void addRange(GlbFile::Json& accessor, std::span<const Vector> values) {
  std::array<float, Count> least{}, greatest{};
  least.fill(std::numeric_limits<float>::infinity());
  greatest.fill(-std::numeric_limits<float>::infinity());
  for (const Vector& value : values) {
    for (int i = 0; i < Count; ++i) {
      const float component = reinterpret_cast<const float*>(&value)[i];
      auto& low = least[static_cast<std::size_t>(i)];
      auto& high = greatest[static_cast<std::size_t>(i)];
      low = std::min(low, component);
      high = std::max(high, component);
    }
  }
  accessor["min"] = least;
  accessor["max"] = greatest;
}

/// Returns the size of a file whose chunks have so many bytes. There is no second one without any.
std::uint64_t sizeOf(std::uint64_t text, std::uint64_t binary) {
  constexpr std::uint64_t kHead = 12, kChunkHead = 8;
  return kHead + kChunkHead + text + (binary > 0 ? kChunkHead + binary : 0);
}

std::string_view viewOf(const void* bytes, std::size_t size) { return {static_cast<const char*>(bytes), size}; }

}  // namespace

GlbFile::GlbFile() { json["asset"]["version"] = "2.0"; }

std::size_t GlbFile::addView(std::span<const std::byte> bytes, int target) {
  bytes_.resize(static_cast<std::size_t>(padded(bytes_.size())));
  Json view{{"buffer", 0}, {"byteOffset", bytes_.size()}, {"byteLength", bytes.size()}};
  if (target != kNoTarget) view["target"] = target;
  bytes_.insert(bytes_.end(), bytes.begin(), bytes.end());
  Json& views = json["bufferViews"];
  views.push_back(std::move(view));
  return views.size() - 1;
}

std::size_t GlbFile::addAccessor(std::size_t view, int componentType, std::size_t count, const char* type) {
  Json& accessors = json["accessors"];
  accessors.push_back({{"bufferView", view}, {"componentType", componentType}, {"count", count}, {"type", type}});
  return accessors.size() - 1;
}

std::size_t GlbFile::addScalars(std::span<const float> values, bool range) {
  const std::size_t accessor = addAccessor(addView(bytesOf(values), kNoTarget), kFloat, values.size(), "SCALAR");
  if (range) addRange<float, 1>(json["accessors"][accessor], values);
  return accessor;
}

std::size_t GlbFile::addVertexVectors(std::span<const base::Vec3> values, bool range) {
  const std::size_t accessor = addAccessor(addView(bytesOf(values), kVertexView), kFloat, values.size(), "VEC3");
  if (range) addRange<base::Vec3, 3>(json["accessors"][accessor], values);
  return accessor;
}

std::size_t GlbFile::addVertexUvs(std::span<const base::Vec2> values) {
  return addAccessor(addView(bytesOf(values), kVertexView), kFloat, values.size(), "VEC2");
}

std::size_t GlbFile::addVertexJoints(std::span<const std::array<std::uint16_t, 4>> values) {
  return addAccessor(addView(bytesOf(values), kVertexView), kUnsignedShort, values.size(), "VEC4");
}

std::size_t GlbFile::addVertexWeights(std::span<const std::array<float, 4>> values) {
  return addAccessor(addView(bytesOf(values), kVertexView), kFloat, values.size(), "VEC4");
}

std::size_t GlbFile::addIndices(std::span<const std::uint32_t> values) {
  return addAccessor(addView(bytesOf(values), kIndexView), kUnsignedInt, values.size(), "SCALAR");
}

std::size_t GlbFile::addMatrices(std::span<const base::Mat4> values) {
  return addAccessor(addView(bytesOf(values), kNoTarget), kFloat, values.size(), "MAT4");
}

std::size_t GlbFile::addVectors(std::span<const base::Vec3> values) {
  return addAccessor(addView(bytesOf(values), kNoTarget), kFloat, values.size(), "VEC3");
}

std::size_t GlbFile::addRotations(std::span<const base::Quat> values) {
  return addAccessor(addView(bytesOf(values), kNoTarget), kFloat, values.size(), "VEC4");
}

std::size_t GlbFile::addSparseVectors(std::size_t count, std::span<const std::uint32_t> indices,
                                      std::span<const base::Vec3> values) {
  const std::size_t indexView = addView(bytesOf(indices), kNoTarget);
  const std::size_t valueView = addView(bytesOf(values), kNoTarget);
  Json accessor{{"componentType", kFloat}, {"count", count}, {"type", "VEC3"}};
  std::vector<base::Vec3> all(values.begin(), values.end());
  if (values.size() < count) all.emplace_back(0.0F);  // one that isn't listed
  addRange<base::Vec3, 3>(accessor, all);
  accessor["sparse"] = {{"count", indices.size()},
                        {"indices", {{"bufferView", indexView}, {"componentType", kUnsignedInt}}},
                        {"values", {{"bufferView", valueView}}}};
  Json& accessors = json["accessors"];
  accessors.push_back(std::move(accessor));
  return accessors.size() - 1;
}

std::size_t GlbFile::addZeroVectors(std::size_t count) {
  const Json zero = Json::array({0, 0, 0});
  Json& accessors = json["accessors"];
  accessors.push_back({{"componentType", kFloat}, {"count", count}, {"type", "VEC3"}, {"min", zero}, {"max", zero}});
  return accessors.size() - 1;
}

std::size_t GlbFile::addPicture(std::span<const std::byte> bytes) { return addView(bytes, kNoTarget); }

std::string GlbFile::text() const {
  Json whole = json;
  if (!bytes_.empty()) whole["buffers"] = Json::array({{{"byteLength", bytes_.size()}}});
  // A name that isn't UTF-8 must not end the export.
  std::string text = whole.dump(-1, ' ', false, Json::error_handler_t::replace);
  text.resize(static_cast<std::size_t>(padded(text.size())), ' ');
  return text;
}

std::uint64_t GlbFile::size() const { return sizeOf(text().size(), padded(bytes_.size())); }

base::Result<void> GlbFile::write(const ByteSink& write) const {
  const std::string told = text();
  const std::uint64_t binary = padded(bytes_.size());
  const std::uint64_t all = sizeOf(told.size(), binary);
  if (all > kMaxGlbBytes) {
    return tl::unexpected(
        base::badArgument("the file would be larger than 4 GiB, which GLB can't say; export fewer frames"));
  }
  const auto number = [](std::uint64_t value) { return static_cast<std::uint32_t>(value); };
  const std::array<std::uint32_t, 5> head{0x46546C67, 2, number(all), number(told.size()), 0x4E4F534A};
  if (auto done = write(viewOf(head.data(), sizeof head)); !done) return done;
  if (auto done = write(told); !done) return done;
  if (binary == 0) return {};
  const std::array<std::uint32_t, 2> chunk{number(binary), 0x004E4942};
  if (auto done = write(viewOf(chunk.data(), sizeof chunk)); !done) return done;
  for (std::size_t at = 0; at < bytes_.size(); at += kSinkPiece) {
    if (auto done = write(viewOf(bytes_.data() + at, std::min(kSinkPiece, bytes_.size() - at))); !done) return done;
  }
  const std::array<char, 3> zeros{};
  return write({zeros.data(), static_cast<std::size_t>(binary - bytes_.size())});
}

}  // namespace app
