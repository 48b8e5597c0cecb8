// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/content_kind.h"

#include <algorithm>
#include <array>

#include "app/tree/sound_formats.h"
#include "pmx/pmx/pmx_signature.h"

namespace app {
namespace {

using namespace std::string_view_literals;

bool at(std::string_view bytes, std::size_t offset, std::string_view text) {
  return bytes.size() >= offset && bytes.substr(offset, text.size()) == text;
}

bool isImage(std::string_view bytes) {
  constexpr std::array kSignatures{
      "\x89PNG\r\n\x1A\n"sv, "\xFF\xD8\xFF"sv, "DDS "sv, "GIF87a"sv, "GIF89a"sv, "8BPS"sv, "II*\0"sv, "MM\0*"sv};
  if (at(bytes, 0, "RIFF") && at(bytes, 8, "WEBP")) return true;
  if (at(bytes, 0, "BM") && at(bytes, 6, "\0\0\0\0"sv)) return true;
  return std::ranges::any_of(kSignatures, [&](std::string_view start) { return bytes.starts_with(start); });
}

/// An LHA header has its method (-lh5-, -lzs- and others) after two bytes, then the level of the
/// header.
bool isLzh(std::string_view bytes) {
  constexpr std::size_t kLevel = 20;
  return bytes.size() > kLevel && (at(bytes, 2, "-lh") || at(bytes, 2, "-lz")) && bytes[6] == '-' &&
         static_cast<unsigned char>(bytes[kLevel]) <= 3;
}

bool isTar(std::string_view bytes) {
  constexpr std::array kCompressed{"\x1F\x8B\x08"sv, "BZh"sv, "\xFD\x37zXZ\0"sv, "\x28\xB5\x2F\xFD"sv};
  return at(bytes, 257, "ustar") ||
         std::ranges::any_of(kCompressed, [&](std::string_view start) { return bytes.starts_with(start); });
}

/// A pose is a text. In UTF-16 it has a byte order mark and a zero beside each letter of its first
/// line.
bool isPose(std::string_view bytes) {
  constexpr auto kPoseStart = "Vocaloid Pose Data file"sv;
  const bool low = bytes.starts_with("\xFF\xFE");
  if (!low && !bytes.starts_with("\xFE\xFF"))
    return bytes.starts_with(kPoseStart) || (bytes.starts_with("\xEF\xBB\xBF") && at(bytes, 3, kPoseStart));
  if (bytes.size() < 2 + 2 * kPoseStart.size()) return false;
  for (std::size_t i = 0; i < kPoseStart.size(); ++i) {
    const std::string_view letter = bytes.substr(2 + 2 * i, 2);
    if (letter[low ? 0 : 1] != kPoseStart[i] || letter[low ? 1 : 0] != '\0') return false;
  }
  return true;
}

}  // namespace

std::string_view formatName(ArchiveFormat format) {
  constexpr std::array kNames{"zip"sv, "7z"sv, "rar"sv, "lzh"sv, "tar"sv};
  return kNames[static_cast<std::size_t>(format)];
}

std::optional<ArchiveFormat> archiveFormat(std::string_view bytes) {
  // An empty zip consists of its end record. One that was split over disks has a mark before it.
  for (const auto start : {"PK\3\4"sv, "PK\5\6"sv, "PK\7\x08"sv, "PK00PK\3\4"sv}) {
    if (bytes.starts_with(start)) return ArchiveFormat::Zip;
  }
  if (bytes.starts_with("7z\xBC\xAF\x27\x1C"sv)) return ArchiveFormat::SevenZip;
  if (bytes.starts_with("Rar!\x1A\x07\0"sv) || bytes.starts_with("Rar!\x1A\x07\1\0"sv)) return ArchiveFormat::Rar;
  if (isLzh(bytes)) return ArchiveFormat::Lzh;
  if (isTar(bytes)) return ArchiveFormat::Tar;
  return std::nullopt;
}

ContentKind contentKind(std::string_view bytes) {
  if (pmx::beginsAsPmx(bytes) || bytes.starts_with("Pmx ")) return ContentKind::Pmx;
  if (bytes.starts_with("Pmd")) return ContentKind::Pmd;
  if (bytes.starts_with("Vocaloid Motion Data")) return ContentKind::Motion;
  if (isPose(bytes)) return ContentKind::Pose;
  if (bytes.starts_with("xof ")) return ContentKind::Accessory;
  if (archiveFormat(bytes)) return ContentKind::Archive;
  if (isImage(bytes)) return ContentKind::Image;
  return soundFormat(bytes) != nullptr ? ContentKind::Sound : ContentKind::Unknown;
}

}  // namespace app
