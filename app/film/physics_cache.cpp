// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/physics_cache.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <string_view>

#include <fmt/format.h>

#include "pmx/base/byte_reader.h"
#include "pmx/base/byte_writer.h"
#include "pmx/base/file.h"

namespace app {
namespace {

constexpr std::string_view kSignature = "Odori physics 1\n";
constexpr std::size_t kBytesEach = 29;
constexpr float kUnitError = 1e-3F;  // for a rotation's length

Sha256 readHash(base::ByteReader& in) {
  Sha256 hash{};
  const auto bytes = in.take(hash.size());
  if (bytes.size() == hash.size()) std::memcpy(hash.data(), bytes.data(), hash.size());
  return hash;
}

void readHeader(base::ByteReader& in, PhysicsCache& cache) {
  in.enter("header");
  const auto signature = in.take(kSignature.size());
  if (in.failed() || std::memcmp(signature.data(), kSignature.data(), kSignature.size()) != 0) {
    in.failAt(0, base::ErrorCode::NotThisFormat, "isn't a physics cache of this version");
    return;
  }
  cache.model = readHash(in);
  cache.motion = readHash(in);
  const auto rateAt = in.offset();
  const auto rate = in.u32();
  cache.pictures.first = in.read<std::int64_t>();
  cache.pictures.last = in.read<std::int64_t>();
  if (in.failed()) return;
  if (rate < 1 || rate > kMaxPicturesASecond) {
    in.failAt(rateAt, base::ErrorCode::BadValue, fmt::format("{} frames a second", rate));
    return;
  }
  cache.picturesASecond = static_cast<int>(rate);
  const std::int64_t most = kMaxFrames * kMaxPicturesASecond;
  if (cache.pictures.first < 0 || cache.pictures.last < cache.pictures.first || cache.pictures.last > most) {
    in.failAt(rateAt + 4, base::ErrorCode::BadValue,
              fmt::format("pictures {} to {}", cache.pictures.first, cache.pictures.last));
  }
}

void readBones(base::ByteReader& in, PhysicsCache& cache) {
  in.enter("bones");
  cache.bones.resize(in.countU32(sizeof(std::int32_t)));
  for (std::size_t i = 0; i < cache.bones.size(); ++i) {
    in.enter("bones", static_cast<std::int64_t>(i));
    const auto at = in.offset();
    cache.bones[i] = in.i32();
    if (in.failed()) return;
    if (cache.bones[i] < 0 || (i > 0 && cache.bones[i] <= cache.bones[i - 1])) {
      in.failAt(at, base::ErrorCode::BadValue, fmt::format("index {} doesn't rise", cache.bones[i]));
      return;
    }
  }
}

bool isRotation(const base::Quat& q) {
  const float length = q.x * q.x + q.y * q.y + q.z * q.z + q.w * q.w;
  return std::abs(length - 1.0F) <= kUnitError;  // false for NaN
}

void readPictures(base::ByteReader& in, PhysicsCache& cache) {
  in.enter("pictures");
  const auto bones = static_cast<std::int64_t>(cache.bones.size());
  const std::int64_t count = cache.pictures.count();
  const auto left = static_cast<std::int64_t>(in.left());
  // A division can't overflow, unlike the product.
  if (bones > 0 && count > left / (bones * static_cast<std::int64_t>(kBytesEach))) {
    in.fail(base::ErrorCode::Truncated, fmt::format("{} pictures of {} bones don't fit", count, bones));
    return;
  }
  cache.driven.resize(static_cast<std::size_t>(count * bones));
  for (std::size_t i = 0; i < cache.driven.size(); ++i) {
    in.enter("pictures", cache.pictures.first + static_cast<std::int64_t>(i) / bones);
    const auto at = in.offset();
    DrivenBone& bone = cache.driven[i];
    bone.model.translation = in.vec3();
    bone.model.rotation = in.quat();
    bone.drive = in.u8();
    const base::Vec3& p = bone.model.translation;
    if (bone.drive > kLastDrive || !std::isfinite(p.x + p.y + p.z) || !isRotation(bone.model.rotation)) {
      in.failAt(at, base::ErrorCode::BadValue,
                fmt::format("bone {} has no transform", cache.bones[i % cache.bones.size()]));
      return;
    }
  }
  if (in.left() > 0) in.fail(base::ErrorCode::BadValue, fmt::format("{} bytes too many", in.left()));
}

}  // namespace

std::span<const DrivenBone> PhysicsCache::at(std::int64_t number) const {
  if (number < pictures.first || number > pictures.last) return {};
  return std::span(driven).subspan(static_cast<std::size_t>(number - pictures.first) * bones.size(), bones.size());
}

std::optional<std::string> PhysicsCache::mismatch(const Sha256& modelHash, const Sha256& motionHash, int rate,
                                                  std::span<const std::int32_t> drivenBones) const {
  if (model != modelHash) return "was made for another model";
  if (motion != motionHash) return "was made for other motions or switches, or by another version of Odori";
  if (picturesASecond != rate) return fmt::format("was made for {} frames a second, not {}", picturesASecond, rate);
  if (!std::ranges::equal(bones, drivenBones)) return "holds other bones than those that physics moves here";
  return std::nullopt;
}

bool PhysicsCache::covers(const PictureNumbers& wanted) const {
  return wanted.first >= pictures.first && wanted.last <= pictures.last;
}

base::Result<PhysicsCache> parsePhysicsCache(std::span<const std::byte> bytes) {
  base::ByteReader in(bytes);
  PhysicsCache cache;
  readHeader(in, cache);
  if (!in.failed()) readBones(in, cache);
  if (!in.failed()) readPictures(in, cache);
  if (in.failed()) return tl::unexpected(in.error());
  return cache;
}

base::Result<PhysicsCache> readPhysicsCache(const std::filesystem::path& path) {
  return base::readFileAs(path, parsePhysicsCache);
}

std::vector<std::byte> physicsCacheBytes(const PhysicsCache& cache) {
  base::ByteWriter out;
  constexpr std::size_t kHeaderBytes = 104;
  out.reserve(kHeaderBytes + cache.bones.size() * sizeof(std::int32_t) + cache.driven.size() * kBytesEach);
  out.bytes(std::as_bytes(std::span(kSignature)));
  out.bytes(std::as_bytes(std::span(cache.model)));
  out.bytes(std::as_bytes(std::span(cache.motion)));
  out.write(static_cast<std::uint32_t>(cache.picturesASecond));
  out.write(cache.pictures.first);
  out.write(cache.pictures.last);
  out.write(static_cast<std::uint32_t>(cache.bones.size()));
  for (const std::int32_t bone : cache.bones) out.write(bone);
  for (const DrivenBone& bone : cache.driven) {
    out.write(bone.model.translation);
    out.quat(bone.model.rotation);
    out.write(bone.drive);
  }
  return out.take();
}

}  // namespace app
