// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/called_kind.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "pmx/base/text.h"

namespace app {
namespace {

struct Ending {
  std::string_view text;
  FileKind kind;
};

constexpr std::array<Ending, 21> kEndings{{
    {".pmx", FileKind::Model},   {".pmd", FileKind::Model},   {".x", FileKind::Model},     {".vac", FileKind::Model},
    {".vmd", FileKind::Motion},  {".vpd", FileKind::Pose},    {".wav", FileKind::Sound},   {".flac", FileKind::Sound},
    {".mp3", FileKind::Sound},   {".ogg", FileKind::Sound},   {".m4a", FileKind::Sound},   {".opus", FileKind::Sound},
    {".aac", FileKind::Sound},   {".aif", FileKind::Sound},   {".aiff", FileKind::Sound},  {".zip", FileKind::Archive},
    {".7z", FileKind::Archive},  {".rar", FileKind::Archive}, {".lzh", FileKind::Archive}, {".lha", FileKind::Archive},
    {".tar", FileKind::Archive},
}};

}  // namespace

FileKind calledKind(const std::filesystem::path& path) {
  const std::string ending = base::fileNameKey(path.extension().string());
  const auto* found = std::ranges::find(kEndings, std::string_view(ending), &Ending::text);
  return found == kEndings.end() ? FileKind::Unknown : found->kind;
}

bool calledShow(const std::filesystem::path& path) { return base::fileNameKey(path.extension().string()) == ".odori"; }

}  // namespace app
