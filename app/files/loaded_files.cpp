// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/loaded_files.h"

#include <algorithm>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "app/files/accessory_file.h"
#include "app/files/kind_by_extension.h"
#include "app/physics/physics_world.h"
#include "app/tree/content_kind.h"
#include "app/tree/content_name.h"
#include "pmx/base/frames.h"
#include "pmx/base/text.h"
#include "pmx/model/validate.h"
#include "pmx/pmd/pmd_reader.h"
#include "pmx/pmx/pmx_reader.h"
#include "pmx/x/vac_reader.h"
#include "pmx/x/x_reader.h"
#include "vmd/vmd_reader.h"
#include "vmd/vpd_reader.h"

namespace app {

namespace {

FileKind kindOf(ContentKind content) {
  switch (content) {
    case ContentKind::Pmx:
    case ContentKind::Pmd:
    case ContentKind::Accessory:
      return FileKind::Model;
    case ContentKind::Motion:
      return FileKind::Motion;
    case ContentKind::Pose:
      return FileKind::Pose;
    case ContentKind::Sound:
      return FileKind::Sound;
    case ContentKind::Image:
      return FileKind::Picture;
    case ContentKind::Archive:
      return FileKind::Archive;
    case ContentKind::Unknown:
      break;
  }
  return FileKind::Unknown;
}

/// Parses a file with `parse` and hashes its bytes. Errors carry the path.
template <class Parse>
auto readAs(const std::filesystem::path& path, const OpenContext& context, FileRef& file, ContentHash& hash,
            Parse parse) -> decltype(parse(std::span<const std::byte>())) {
  auto found = findFile(path, context);
  if (!found) return tl::unexpected(std::move(found.error()));
  const auto bytes = found->read();
  if (!bytes) return tl::unexpected(bytes.error());
  file = std::move(*found);
  hash = contentHash(*bytes);
  auto read = parse(std::span<const std::byte>(*bytes));
  if (!read) read.error().file = path.string();
  return read;
}

tl::unexpected<base::Error> wrongKind(std::string_view firstBytes, std::string_view wanted) {
  return base::fail(base::ErrorCode::NotThisFormat, notWanted(firstBytes, wanted));
}

base::Result<vmd::ReadMotion> parseMotion(std::span<const std::byte> bytes) {
  const std::string_view start(reinterpret_cast<const char*>(bytes.data()), std::min(bytes.size(), kSignatureBytes));
  if (contentKind(start) != ContentKind::Motion) return wrongKind(start, "a motion (VMD) or a pose (VPD)");
  return vmd::readVmd(bytes);
}

base::Result<pmx::ReadModel> parseModel(std::span<const std::byte> bytes) {
  const std::string_view start(reinterpret_cast<const char*>(bytes.data()), std::min(bytes.size(), kSignatureBytes));
  switch (contentKind(start)) {
    case ContentKind::Pmd:
      return pmx::readPmd(bytes);
    case ContentKind::Accessory:
      return pmx::readX(bytes);
    case ContentKind::Pmx:
      return pmx::readPmx(bytes);
    default:
      return wrongKind(start, "a model (PMX, PMD, .x)");
  }
}

void append(base::Issues& issues, base::Issues&& more) {
  issues.insert(issues.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace

std::filesystem::path ownName(const LoadedMotion& motion) {
  return motion.file ? std::filesystem::path(motion.file.name).filename() : motion.path.filename();
}

FileKind fileKind(ContentKind content) { return kindOf(content); }

FileKind fileKind(const FileRef& file) { return kindOf(contentKind(file.firstBytes(kSignatureBytes))); }

FileKind fileKind(const std::filesystem::path& path, const OpenContext& context) {
  const auto file = findFile(path, context);
  if (!file) return FileKind::Unknown;
  const FileKind kind = fileKind(*file);
  if (kind != FileKind::Unknown) return kind;
  return readVacFile(path, context) ? FileKind::Model : kindByName(*file);
}

base::Result<std::uint64_t> countVertices(const FileRef& model) {
  const auto bytes = model.read();
  if (!bytes) return tl::unexpected(bytes.error());
  return parseModel(*bytes).map([](const pmx::ReadModel& read) { return std::uint64_t{read.model.vertices.size()}; });
}

namespace {

base::Result<std::shared_ptr<const LoadedModel>> loadModelItself(const std::filesystem::path& path,
                                                                 const OpenContext& context, base::Issues before = {}) {
  auto loaded = std::make_shared<LoadedModel>();
  loaded->path = path;
  auto read = readAs(path, context, loaded->file, loaded->hash, parseModel);
  if (!read) return tl::make_unexpected(std::move(read.error()));
  loaded->model = std::move(read->model);
  loaded->issues = std::move(before);
  append(loaded->issues, std::move(read->issues));
  // An accessory's file contains no name, so it gets the file's.
  const std::string stem = std::filesystem::path(loaded->file.name).stem().string();
  if (loaded->model.format == pmx::ModelFormat::X && loaded->model.name.utf8.empty() && base::isUtf8(stem))
    loaded->model.name = stem;
  append(loaded->issues, pmx::validate(loaded->model));
  loaded->skeleton = ik::buildSkeleton(loaded->model, loaded->issues);
  append(loaded->issues, physicsIssues(loaded->model));
  return loaded;
}

}  // namespace

base::Result<std::shared_ptr<const LoadedModel>> loadModel(const std::filesystem::path& path,
                                                           const OpenContext& context) {
  if (const auto vac = readVacFile(path, context)) return loadModelItself(vac->model, context, vac->issues);
  // its own reader says what is wrong with it
  if (base::fileNameKey(path.extension().string()) == ".vac") {
    const auto file = findFile(path, context);
    const auto bytes = file ? file->read() : base::Result<base::FileBytes>(tl::unexpected(file.error()));
    if (!bytes) return tl::unexpected(bytes.error());
    if (auto read = pmx::readVac(*bytes);
        !read && contentKind(file->firstBytes(kSignatureBytes)) == ContentKind::Unknown) {
      read.error().file = path.string();
      return tl::unexpected(read.error());
    }
  }
  return loadModelItself(path, context);
}

namespace {

base::Result<std::shared_ptr<const LoadedMotion>> loadPose(const std::filesystem::path& path,
                                                           const OpenContext& context) {
  auto loaded = std::make_shared<LoadedMotion>();
  loaded->path = path;
  auto read = readAs(path, context, loaded->file, loaded->hash, vmd::readVpd);
  if (!read) return tl::make_unexpected(std::move(read.error()));
  loaded->issues = std::move(read->issues);
  loaded->pose = std::move(read->pose);
  return loaded;
}

}  // namespace

base::Result<std::shared_ptr<const LoadedMotion>> loadMotion(const std::filesystem::path& path,
                                                             const OpenContext& context) {
  const FileKind kind = fileKind(path, context);
  // its reader says what is wrong
  const bool calledPose = base::fileNameKey(path.extension().string()) == ".vpd";
  if (kind == FileKind::Pose || (kind == FileKind::Unknown && calledPose)) return loadPose(path, context);
  auto loaded = std::make_shared<LoadedMotion>();
  loaded->path = path;
  auto read = readAs(path, context, loaded->file, loaded->hash, parseMotion);
  if (!read) return tl::make_unexpected(std::move(read.error()));
  loaded->motion = std::move(read->motion);
  loaded->issues = std::move(read->issues);
  if (const auto last = loaded->motion.lastFrame(); last > base::kMaxFrame) {
    loaded->issues.push_back(
        {"motion", -1, -1, fmt::format("goes on to frame {}; it is played to frame {}", last, base::kMaxFrame)});
  }
  return loaded;
}

}  // namespace app
