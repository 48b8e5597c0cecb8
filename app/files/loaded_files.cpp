// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/loaded_files.h"

#include <array>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "app/physics/physics_world.h"
#include "pmx/base/frames.h"
#include "pmx/pmx_reader.h"
#include "pmx/pmx_validate.h"
#include "vmd/vmd_reader.h"

namespace app {

namespace {

constexpr std::string_view kPmxSignature = "PMX ";
constexpr std::string_view kPmdSignature = "Pmd";
constexpr std::string_view kVmdSignature = "Vocaloid Motion Data";

/// The first bytes of a regular file; fewer where it is shorter, none where it can't be read.
std::string firstBytes(const std::filesystem::path& path) {
  std::error_code error;
  if (!std::filesystem::is_regular_file(path, error)) return {};  // a pipe would block
  std::ifstream file(path, std::ios::binary);
  std::array<char, kVmdSignature.size()> bytes{};
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  return {bytes.data(), static_cast<std::size_t>(file.gcount())};
}

void append(base::Issues& issues, base::Issues&& more) {
  issues.insert(issues.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace

FileKind fileKind(const std::filesystem::path& path) {
  const std::string bytes = firstBytes(path);
  if (bytes.starts_with(kPmxSignature)) return FileKind::Model;
  if (bytes.starts_with(kVmdSignature)) return FileKind::Motion;
  return FileKind::Unknown;
}

base::Result<std::shared_ptr<const LoadedModel>> loadModel(const std::filesystem::path& path) {
  if (firstBytes(path).starts_with(kPmdSignature)) {
    base::Error error;
    error.code = base::ErrorCode::NotThisFormat;
    error.file = path.string();
    error.detail = "PMD models can't be opened yet";
    return tl::make_unexpected(std::move(error));
  }
  auto read = pmx::readPmxFile(path);
  if (!read) return tl::make_unexpected(std::move(read.error()));
  auto loaded = std::make_shared<LoadedModel>();
  loaded->path = path;
  loaded->model = std::move(read->model);
  loaded->issues = std::move(read->issues);
  append(loaded->issues, pmx::validate(loaded->model));
  loaded->skeleton = ik::buildSkeleton(loaded->model, loaded->issues);
  append(loaded->issues, physicsIssues(loaded->model));
  return loaded;
}

base::Result<std::shared_ptr<const LoadedMotion>> loadMotion(const std::filesystem::path& path) {
  auto read = vmd::readVmdFile(path);
  if (!read) return tl::make_unexpected(std::move(read.error()));
  auto loaded = std::make_shared<LoadedMotion>();
  loaded->path = path;
  loaded->motion = std::move(read->motion);
  loaded->issues = std::move(read->issues);
  if (const auto last = loaded->motion.lastFrame(); last > base::kMostFrame) {
    loaded->issues.push_back(
        {"motion", -1, -1, fmt::format("goes on to frame {}; it is played to frame {}", last, base::kMostFrame)});
  }
  return loaded;
}

}  // namespace app
