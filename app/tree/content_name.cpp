// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/content_name.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include <fmt/format.h>

#include "app/tree/content_kind.h"
#include "app/tree/sound_formats.h"
#include "pmx/base/ascii.h"

namespace app {
namespace {

using namespace std::string_view_literals;

/// A Named pairs a signature with the name of its format.
struct Named {
  std::size_t at;
  std::string_view bytes, name;
};

template <std::size_t Count>
std::string_view nameIn(const std::array<Named, Count>& known, std::string_view bytes) {
  for (const Named& each : known) {
    if (bytes.size() >= each.at && bytes.substr(each.at).starts_with(each.bytes)) return each.name;
  }
  return {};
}

constexpr std::array kImages{Named{0, "\x89PNG", "a picture (PNG)"},  Named{0, "\xFF\xD8\xFF", "a picture (JPEG)"},
                             Named{0, "DDS ", "a texture (DDS)"},     Named{0, "GIF8", "a picture (GIF)"},
                             Named{0, "8BPS", "a picture (PSD)"},     Named{0, "II*\0"sv, "a picture (TIFF)"},
                             Named{0, "MM\0*"sv, "a picture (TIFF)"}, Named{8, "WEBP", "a picture (WebP)"},
                             Named{0, "BM", "a picture (BMP)"}};

/// These formats aren't read, but often lie beside files that are.
constexpr std::array kOthers{Named{0, "MZ", "a Windows program (EXE or DLL)"},
                             Named{0,
                                   "\x7F"
                                   "ELF",
                                   "a Linux program"},
                             Named{0, "%PDF", "a PDF document"},
                             Named{0, "Polygon Movie maker", "a project of MikuMikuDance's (PMM)"},
                             Named{0, "glTF", "a glTF or VRM model"},
                             Named{0, "Kaydara FBX Binary", "an FBX model"},
                             Named{0, "BLENDER", "a file of Blender's"},
                             Named{0, "MThd", "a MIDI file"},
                             Named{0, "\xFF\xFE", "a text (UTF-16)"},
                             Named{0, "\xFE\xFF", "a text (UTF-16)"}};

std::string_view textName(std::string_view bytes) {
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  const bool text = std::ranges::none_of(bytes, [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\t' && c != '\n' && c != '\r' && c != '\f' && c != 0x1A) || byte == 0x7F;
  });
  if (!text) return {};
  const auto first = bytes.find_first_not_of(" \t\r\n");
  const std::string_view begin = first == std::string_view::npos ? std::string_view() : bytes.substr(first);
  if (base::beginsAsAscii(begin, "<!doctype html") || base::beginsAsAscii(begin, "<html")) return "a web page (HTML)";
  if (begin.starts_with('{')) return "a text (JSON)";
  return "a text";
}

/// Returns the name of a format that isn't read; empty where it is unknown.
std::string_view nameOfOther(std::string_view bytes) {
  const std::string_view name = nameIn(kOthers, bytes);
  return name.empty() ? textName(bytes) : name;
}

}  // namespace

std::string contentName(std::string_view bytes) {
  if (bytes.empty()) return "an empty file";
  switch (contentKind(bytes)) {
    case ContentKind::Pmx:
      return "a model (PMX)";
    case ContentKind::Pmd:
      return "a model (PMD)";
    case ContentKind::Accessory:
      return "an accessory (.x)";
    case ContentKind::Motion:
      return "a motion (VMD)";
    case ContentKind::Pose:
      return "a pose (VPD)";
    case ContentKind::Archive:
      return fmt::format("an archive ({})", formatName(archiveFormat(bytes).value_or(ArchiveFormat::Zip)));
    case ContentKind::Image:
      return std::string(nameIn(kImages, bytes));
    case ContentKind::Sound:
      return std::string(soundFormat(bytes)->name);
    case ContentKind::Unknown:
      break;
  }
  const std::string_view name = nameOfOther(bytes);
  return std::string(name.empty() ? "a file of a kind that Odori doesn't know" : name);
}

bool isOfNoKnownKind(std::string_view bytes) {
  return !bytes.empty() && contentKind(bytes) == ContentKind::Unknown && nameOfOther(bytes).empty();
}

std::string notWanted(std::string_view firstBytes, std::string_view wanted) {
  return fmt::format("is {}, not {}", contentName(firstBytes), wanted);
}

}  // namespace app
