// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/loaded_files.h"

#include <array>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "app/physics/physics_world.h"
#include "pmx/base/frames.h"
#include "pmx/base/text.h"
#include "pmx/model/validate.h"
#include "pmx/pmx/pmx_reader.h"
#include "vmd/vmd_reader.h"
#include "vmd/vpd_reader.h"
#include "vmd/vpd_text.h"

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
  std::array<char, vmd::kVpdFirstBytes> bytes{};
  file.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
  return {bytes.data(), static_cast<std::size_t>(file.gcount())};
}

bool isPose(std::string_view bytes) { return vmd::beginsAsVpd(std::as_bytes(std::span(bytes))); }

bool isSound(std::string_view bytes) {
  const auto at = [&](std::size_t offset, std::string_view text) {
    return bytes.size() >= offset && bytes.substr(offset, text.size()) == text;
  };
  if ((at(0, "RIFF") && at(8, "WAVE")) || (at(0, "FORM") && at(8, "AIF"))) return true;
  if (at(0, "OggS") || at(0, "fLaC") || at(0, "ID3") || at(4, "ftyp") || at(0, "\x1A\x45\xDF\xA3")) return true;
  // A frame of MPEG audio: eleven bits set, then a version and a layer that there are.
  if (bytes.size() < 4) return false;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(bytes[i]); };
  return byte(0) == 0xFF && (byte(1) & 0xE0U) == 0xE0U && (byte(1) & 0x18U) != 0x08U && (byte(1) & 0x06U) != 0 &&
         (byte(2) & 0xF0U) != 0xF0U && (byte(2) & 0x0CU) != 0x0CU;
}

void append(base::Issues& issues, base::Issues&& more) {
  issues.insert(issues.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

}  // namespace

FileKind fileKind(const std::filesystem::path& path) {
  const std::string bytes = firstBytes(path);
  if (bytes.starts_with(kPmxSignature)) return FileKind::Model;
  if (bytes.starts_with(kVmdSignature)) return FileKind::Motion;
  if (isPose(bytes)) return FileKind::Pose;  // before sounds: the mark of UTF-16 looks like MPEG audio
  if (isSound(bytes)) return FileKind::Sound;
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

namespace {

base::Result<std::shared_ptr<const LoadedMotion>> loadPose(const std::filesystem::path& path) {
  auto read = vmd::readVpdFile(path);
  if (!read) return tl::make_unexpected(std::move(read.error()));
  auto loaded = std::make_shared<LoadedMotion>();
  loaded->path = path;
  loaded->issues = std::move(read->issues);
  loaded->pose = std::move(read->pose);
  return loaded;
}

}  // namespace

base::Result<std::shared_ptr<const LoadedMotion>> loadMotion(const std::filesystem::path& path) {
  const FileKind kind = fileKind(path);
  const bool calledPose = base::fileNameKey(path.extension().string()) == ".vpd";  // its reader says what is wrong
  if (kind == FileKind::Pose || (kind == FileKind::Unknown && calledPose)) return loadPose(path);
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
