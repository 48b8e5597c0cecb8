// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// Files built byte by byte from the tables of mmd-reference.md 4, without the writer.

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <string_view>
#include <vector>

namespace support {

class VmdBytes {
 public:
  template <class... T>
  VmdBytes& add(const T&... values) {
    (addOne(values), ...);
    return *this;
  }
  /// Writes a text into a field of `size` bytes, filled up with zeros.
  VmdBytes& text(std::string_view value, std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) bytes_.push_back(static_cast<std::byte>(i < value.size() ? value[i] : 0));
    return *this;
  }
  /// Writes n bytes counting up from `first`.
  VmdBytes& ramp(std::uint8_t first, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i) bytes_.push_back(static_cast<std::byte>(first + i));
    return *this;
  }
  [[nodiscard]] std::size_t size() const { return bytes_.size(); }
  [[nodiscard]] const std::vector<std::byte>& bytes() const { return bytes_; }
  [[nodiscard]] std::span<const std::byte> first(std::size_t n) const { return std::span(bytes_).first(n); }

 private:
  template <class T>
  void addOne(const T& value) {
    std::array<std::byte, sizeof(T)> raw;
    std::memcpy(raw.data(), &value, sizeof(T));
    bytes_.insert(bytes_.end(), raw.begin(), raw.end());
  }
  std::vector<std::byte> bytes_;
};

inline VmdBytes vmdHeader() { return VmdBytes().text("Vocaloid Motion Data 0002", 30).text("abc", 20); }

/// This struct says where a section begins (its count), and has its records.
struct SectionLayout {
  std::string_view name;
  std::size_t begin = 0, recordBytes = 0;
};

/// This struct has two keys in each of the six sections; the IK keys list one and two chains.
struct FullFile {
  VmdBytes bytes = vmdHeader();
  std::vector<SectionLayout> sections;

  FullFile() {
    begin("bone keys", 111, 2);
    bytes.text("bone1", 15).add(std::uint32_t{7}, 1.0F, 2.0F, 3.0F, 0.0F, 0.6F, 0.0F, 0.8F).ramp(10, 64);
    bytes.text("bone2", 15).add(std::uint32_t{70000}, -1.0F, 0.0F, 0.5F, 0.0F, 0.0F, 0.0F, 0.0F).ramp(50, 64);
    begin("morph keys", 23, 2);
    bytes.text("morph", 15).add(std::uint32_t{3}, 0.25F).text("morph", 15).add(std::uint32_t{9}, -1.5F);
    begin("camera keys", 61, 2);
    camera(4, 30, 0).camera(5, 45, 1);
    begin("light keys", 28, 2);
    bytes.add(std::uint32_t{1}, 0.1F, 0.2F, 0.3F, -0.5F, -1.0F, 0.5F);
    bytes.add(std::uint32_t{2}, 0.4F, 0.5F, 0.6F, 0.0F, -1.0F, 0.0F);
    begin("self-shadow keys", 9, 2);
    bytes.add(std::uint32_t{11}, std::uint8_t{1}, 0.01125F, std::uint32_t{12}, std::uint8_t{2}, 0.02F);
    begin("IK keys", 9, 2);
    bytes.add(std::uint32_t{20}, std::uint8_t{1}, std::uint32_t{1}).text("ik1", 20).add(std::uint8_t{0});
    bytes.add(std::uint32_t{21}, std::uint8_t{0}, std::uint32_t{2});
    bytes.text("ik1", 20).add(std::uint8_t{1}).text("ik2", 20).add(std::uint8_t{0});
  }

 private:
  void begin(std::string_view name, std::size_t recordBytes, std::uint32_t count) {
    sections.push_back({name, bytes.size(), recordBytes});
    bytes.add(count);
  }
  FullFile& camera(std::uint32_t frame, std::uint32_t fovDegrees, std::uint8_t perspectiveOff) {
    bytes.add(frame, -45.0F, 1.0F, 10.0F, -1.0F, 0.1F, -0.2F, 0.3F).ramp(20, 24).add(fovDegrees, perspectiveOff);
    return *this;
  }
};

}  // namespace support
