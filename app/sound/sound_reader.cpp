// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/sound/sound_reader.h"

#include <utility>

#include "app/sound/sound_module.h"
#include "app/tree/file_tree.h"

namespace app {
namespace {

/// Opens a file of an archive as a nameless file in memory.
base::Result<base::OpenFile> openInArchive(const std::filesystem::path& path, const OpenContext& context) {
  const auto file = findFile(path, context);
  if (!file) return tl::unexpected(file.error());
  const auto bytes = file->read();
  if (!bytes) return tl::unexpected(bytes.error());
  return base::memoryFile(*bytes, path);
}

}  // namespace

base::Result<base::OpenFile> openSoundFile(const std::filesystem::path& path, const OpenContext& context) {
  auto opened = diskFileOf(path) != path ? openInArchive(path, context) : context.openRegular(path);
  if (!opened) {
    return base::fail(opened.error().code, std::move(opened.error().detail), path.string());
  }
  return opened;
}

base::Result<std::unique_ptr<SoundReader>> SoundReader::open(const std::filesystem::path& path,
                                                             const OpenContext& context,
                                                             const std::function<bool()>& stopped, std::int64_t start) {
  auto file = openSoundFile(path, context);
  if (!file) return tl::unexpected(file.error());
  const auto module = soundModule();
  if (!module) return tl::unexpected(module.error());
  return (*module)->open({std::move(*file), path, stopped}, start);
}

}  // namespace app
