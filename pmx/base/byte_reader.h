// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

#include "pmx/base/math.h"
#include "pmx/base/result.h"

namespace base {

static_assert(std::endian::native == std::endian::little, "the formats are little-endian, and so are we");

/// This class is a bounded little-endian cursor over a file in memory. It can't overrun: the first
/// read past the end sets a sticky failure that remembers section, index and offset; every later
/// read gives zeros. So callers read a whole record and check failed() once.
class ByteReader {
 public:
  explicit ByteReader(std::span<const std::byte> bytes) : bytes_(bytes) {}

  /// Sets the place that a later error carries. `section` must outlive the reader (a literal).
  void enter(std::string_view section, std::int64_t index = -1) {
    section_ = section;
    index_ = index;
  }

  template <class T>
  [[nodiscard]] T read() {
    static_assert(std::is_trivially_copyable_v<T>);
    T value{};
    if (!has(sizeof(T))) return value;
    std::memcpy(&value, bytes_.data() + offset_, sizeof(T));
    offset_ += sizeof(T);
    return value;
  }

  [[nodiscard]] std::uint8_t u8() { return read<std::uint8_t>(); }
  [[nodiscard]] std::uint16_t u16() { return read<std::uint16_t>(); }
  [[nodiscard]] std::uint32_t u32() { return read<std::uint32_t>(); }
  [[nodiscard]] std::int32_t i32() { return read<std::int32_t>(); }
  [[nodiscard]] float f32() { return read<float>(); }
  [[nodiscard]] Vec2 vec2() { return read<Vec2>(); }
  [[nodiscard]] Vec3 vec3() { return read<Vec3>(); }
  [[nodiscard]] Vec4 vec4() { return read<Vec4>(); }
  /// Reads a quaternion stored x, y, z, w.
  [[nodiscard]] Quat quat() {
    const Vec4 v = vec4();
    return {v.w, v.x, v.y, v.z};
  }

  /// Returns the next n bytes, or an empty span and fails.
  [[nodiscard]] std::span<const std::byte> take(std::size_t n) {
    if (!has(n)) return {};
    const auto part = bytes_.subspan(offset_, n);
    offset_ += n;
    return part;
  }

  /// Moves on by n bytes, or fails.
  void skip(std::size_t n) {
    if (has(n)) offset_ += n;
  }

  /// Reads an element count stored as i32. Fails when it's negative or when that many elements of
  /// at least `minBytesEach` (> 0) can't fit into the bytes left, so that callers may reserve
  /// memory for it.
  [[nodiscard]] std::size_t count(std::size_t minBytesEach) {
    const std::int64_t stored = read<std::int32_t>();
    return checkCount(stored, minBytesEach);
  }
  /// Reads a count stored as u32, likewise.
  [[nodiscard]] std::size_t countU32(std::size_t minBytesEach) {
    const std::int64_t stored = read<std::uint32_t>();
    return checkCount(stored, minBytesEach);
  }

  /// These read a count stored as u16, and as u8, likewise.
  [[nodiscard]] std::size_t countU16(std::size_t minBytesEach) {
    return checkCount(read<std::uint16_t>(), minBytesEach);
  }
  [[nodiscard]] std::size_t countU8(std::size_t minBytesEach) { return checkCount(read<std::uint8_t>(), minBytesEach); }

  /// Checks a count, read before, of elements of which the end of the file may have cut off some:
  /// it may be more than the bytes left hold, and callers reserve memory for no more than these.
  /// Fails when it's negative or more than any file holds.
  [[nodiscard]] std::size_t cutCount(std::int64_t stored, std::size_t minBytesEach);

  /// Returns all bytes left, without moving on.
  [[nodiscard]] std::span<const std::byte> rest() const { return bytes_.last(left()); }

  [[nodiscard]] std::size_t offset() const { return offset_; }
  [[nodiscard]] std::size_t left() const { return failed_ ? 0 : bytes_.size() - offset_; }
  [[nodiscard]] bool failed() const { return failed_; }

  /// Records a failure at the current offset, unless there was one before.
  void fail(ErrorCode code, std::string detail);
  /// Records a failure at an earlier offset: the byte that is wrong.
  void failAt(std::size_t offset, ErrorCode code, std::string detail);
  /// Returns the first failure. Only meaningful when failed().
  [[nodiscard]] const Error& error() const { return error_; }

 private:
  bool has(std::size_t n) {
    if (!failed_ && n <= bytes_.size() - offset_) [[likely]]
      return true;
    failTruncated(n);
    return false;
  }
  void failTruncated(std::size_t wanted);
  std::size_t checkCount(std::int64_t stored, std::size_t minBytesEach);

  std::span<const std::byte> bytes_;
  std::size_t offset_ = 0;
  std::string_view section_ = "file";
  std::int64_t index_ = -1;
  bool failed_ = false;
  Error error_;
};

}  // namespace base
