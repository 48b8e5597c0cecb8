// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/vmd_reader.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include <fmt/format.h>

#include "pmx/base/byte_reader.h"
#include "pmx/base/counted.h"
#include "pmx/base/file.h"
#include "vmd/vmd_layout.h"

namespace vmd {
namespace {

using base::ByteReader;
using base::ErrorCode;
using Bytes = std::span<const std::byte>;

constexpr std::uint64_t kLargestFile = std::uint64_t{1} << 31U;  // base::readFile refuses more

/// Copies the field at `at` of a record whose size was checked before.
template <class T>
void load(const std::byte* at, T& field) {
  static_assert(std::is_trivially_copyable_v<T>);
  std::memcpy(&field, at, sizeof(T));
}

/// A quaternion stored x, y, z, w.
void loadQuat(const std::byte* at, Quat& field) {
  base::Vec4 v;
  load(at, v);
  field = Quat(v.w, v.x, v.y, v.z);
}

/// 1 for infinities and NaNs. Without a branch, since it runs over every key of a file.
unsigned notFinite(float value) {
  constexpr std::uint32_t kExponent = 0x7F800000U;
  return static_cast<unsigned>((std::bit_cast<std::uint32_t>(value) & kExponent) == kExponent);
}
unsigned notFinite(const Vec3& v) { return notFinite(v.x) | notFinite(v.y) | notFinite(v.z); }
unsigned notFinite(const Quat& q) { return notFinite(q.x) | notFinite(q.y) | notFinite(q.z) | notFinite(q.w); }

inline unsigned readKey(const std::byte* at, BoneKey& key) {
  load(at, key.name.bytes);
  load(at + 15, key.frame);
  load(at + 19, key.translation);
  loadQuat(at + 31, key.rotation);
  load(at + 47, key.interpolation);
  return notFinite(key.translation) | notFinite(key.rotation);
}

inline unsigned readKey(const std::byte* at, MorphKey& key) {
  load(at, key.name.bytes);
  load(at + 15, key.frame);
  load(at + 19, key.weight);
  return notFinite(key.weight);
}

inline unsigned readKey(const std::byte* at, CameraKey& key) {
  load(at, key.frame);
  load(at + 4, key.distance);
  load(at + 8, key.target);
  load(at + 20, key.rotation);
  load(at + 32, key.interpolation);
  load(at + 56, key.fovDegrees);
  load(at + 60, key.perspectiveOff);
  return notFinite(key.distance) | notFinite(key.target) | notFinite(key.rotation);
}

inline unsigned readKey(const std::byte* at, LightKey& key) {
  load(at, key.frame);
  load(at + 4, key.colour);
  load(at + 16, key.direction);
  return notFinite(key.colour) | notFinite(key.direction);
}

inline unsigned readKey(const std::byte* at, SelfShadowKey& key) {
  load(at, key.frame);
  load(at + 4, key.mode);
  load(at + 5, key.distance);
  return notFinite(key.distance);
}

class Parser {
 public:
  explicit Parser(Bytes bytes) : bytes_(bytes), reader_(bytes) {}

  base::Result<ReadMotion> run() {
    header();
    section(1, [this] { keys("bone keys", layout::kBoneKeyBytes, out_.motion.boneKeys); });
    section(2, [this] { keys("morph keys", layout::kMorphKeyBytes, out_.motion.morphKeys); });
    section(3, [this] { keys("camera keys", layout::kCameraKeyBytes, out_.motion.cameraKeys); });
    section(4, [this] { keys("light keys", layout::kLightKeyBytes, out_.motion.lightKeys); });
    section(5, [this] { keys("self-shadow keys", layout::kSelfShadowKeyBytes, out_.motion.selfShadowKeys); });
    section(6, [this] { ikKeys(); });
    trailing();
    if (reader_.failed()) return tl::unexpected(reader_.error());
    return std::move(out_);
  }

 private:
  void header() {
    reader_.enter("header");
    const std::string_view text(reinterpret_cast<const char*>(bytes_.data()), bytes_.size());
    if (!text.starts_with(layout::kSignature) && !layout::kSignature.starts_with(text)) {
      reader_.fail(ErrorCode::NotThisFormat, "this isn't a VMD file: it doesn't begin with \"Vocaloid Motion Data\"");
      return;
    }
    Motion& motion = out_.motion;
    const bool isFile = text.starts_with(layout::kSignatureFile);
    motion.headerKind = isFile ? HeaderKind::File : HeaderKind::Data0002;
    motion.sectionCount = 0;
    const Bytes signature = reader_.take(layout::kSignatureBytes);
    if (signature.empty()) return;
    std::memcpy(motion.signature.data(), signature.data(), signature.size());
    if (!isFile && !text.starts_with(layout::kSignatureData0002)) {
      out_.issues.push_back({"header", -1, static_cast<std::int64_t>(layout::kSignature.size()),
                             "the version is none we know; read as \"0002\""});
    }
    const Bytes name = reader_.take(isFile ? layout::kModelNameBytesFile : layout::kModelNameBytesData0002);
    if (name.empty()) return;
    std::memcpy(motion.modelName.bytes.data(), name.data(), name.size());
  }

  /// A file may end before any section; then this and the later ones are empty.
  template <class Read>
  void section(int number, Read read) {
    if (reader_.left() == 0) return;
    out_.motion.sectionCount = number;
    read();
  }

  /// The records of a section as one piece, its count checked against the bytes left. A file cut
  /// inside the section names the first record that isn't whole.
  Bytes records(std::string_view name, std::size_t recordBytes) {
    reader_.enter(name);
    const std::uint64_t count = reader_.u32();
    const std::uint64_t whole = reader_.left() / recordBytes;
    if (reader_.failed() || count <= whole) return reader_.take(static_cast<std::size_t>(count) * recordBytes);
    if (count * recordBytes >= kLargestFile) {
      reader_.fail(ErrorCode::BadCount,
                   fmt::format("the count is {}, but the {} bytes left hold at most {}", count, reader_.left(), whole));
      return {};
    }
    (void)reader_.take(static_cast<std::size_t>(whole) * recordBytes);
    reader_.enter(name, static_cast<std::int64_t>(whole));
    reader_.fail(ErrorCode::Truncated,
                 fmt::format("the file ends before this key is whole; the section counts {} keys", count));
    return {};
  }

  template <class Key>
  void keys(std::string_view name, std::size_t recordBytes, std::vector<Key>& keys) {
    const std::size_t countOffset = reader_.offset();
    const Bytes bytes = records(name, recordBytes);
    keys.reserve(bytes.size() / recordBytes);
    std::size_t oddCount = 0;
    for (std::size_t at = 0; at < bytes.size(); at += recordBytes) {
      Key key;
      oddCount += readKey(bytes.data() + at, key);
      keys.push_back(key);
    }
    if (oddCount > 0) reportOdd(name, recordBytes, countOffset + sizeof(std::uint32_t), bytes, keys, oddCount);
  }

  /// One issue a section, however many keys are odd.
  template <class Key>
  void reportOdd(std::string_view name, std::size_t recordBytes, std::size_t offset, Bytes bytes,
                 const std::vector<Key>& keys, std::size_t oddCount) {
    std::size_t first = 0;
    Key scratch;
    while (first < keys.size() && readKey(bytes.data() + first * recordBytes, scratch) == 0) ++first;
    out_.issues.push_back({std::string(name), static_cast<std::int64_t>(first),
                           static_cast<std::int64_t>(offset + first * recordBytes),
                           fmt::format("a value isn't a number; {} left out of the motion",
                                       base::counted(oddCount, "such key is", "such keys are"))});
  }

  void ikKeys() {
    constexpr std::string_view kName = "IK keys";
    reader_.enter(kName);
    const std::uint64_t count = reader_.u32();
    if (count * layout::kIkKeyBytes >= kLargestFile) {
      reader_.fail(ErrorCode::BadCount,
                   fmt::format("the count is {}, but only {} bytes are left", count, reader_.left()));
    }
    auto& keys = out_.motion.ikKeys;
    keys.reserve(static_cast<std::size_t>(std::min<std::uint64_t>(count, reader_.left() / layout::kIkKeyBytes)));
    for (std::uint64_t i = 0; i < count && !reader_.failed(); ++i) {
      reader_.enter(kName, static_cast<std::int64_t>(i));
      IkKey& key = keys.emplace_back();
      key.frame = reader_.u32();
      key.visible = reader_.u8();
      const Bytes switches = ikSwitches();
      key.switches.resize(switches.size() / layout::kIkSwitchBytes);
      const std::byte* at = switches.data();
      for (IkSwitch& ikSwitch : key.switches) {
        load(at, ikSwitch.name.bytes);
        load(at + 20, ikSwitch.enabled);
        at += layout::kIkSwitchBytes;
      }
    }
  }

  Bytes ikSwitches() {
    const std::uint64_t count = reader_.u32();
    if (!reader_.failed() && count * layout::kIkSwitchBytes >= kLargestFile) {
      reader_.fail(ErrorCode::BadCount, fmt::format("the key counts {} IK bones, but the {} bytes left hold at most {}",
                                                    count, reader_.left(), reader_.left() / layout::kIkSwitchBytes));
    }
    return reader_.take(static_cast<std::size_t>(count) * layout::kIkSwitchBytes);
  }

  void trailing() {
    if (reader_.failed() || reader_.left() == 0) return;
    const auto offset = static_cast<std::int64_t>(reader_.offset());
    const Bytes rest = reader_.take(reader_.left());
    out_.motion.trailing.assign(rest.begin(), rest.end());
    out_.issues.push_back({"file", -1, offset,
                           base::counted(rest.size(), "byte after the last section means nothing to us; kept",
                                         "bytes after the last section mean nothing to us; kept")});
  }

  Bytes bytes_;
  ByteReader reader_;
  ReadMotion out_;
};

}  // namespace

base::Result<ReadMotion> readVmd(std::span<const std::byte> bytes) { return Parser(bytes).run(); }

base::Result<ReadMotion> readVmdFile(const std::filesystem::path& path) { return base::readFileAs(path, readVmd); }

}  // namespace vmd
