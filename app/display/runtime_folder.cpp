// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/display/runtime_folder.h"

#include <cstdlib>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace app {

bool isOwnFolder(const std::string& path) {
  // The opened folder is examined, because the name may mean another one a moment later.
  const int folder = open(path.c_str(), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
  if (folder < 0) return false;
  struct stat found {};
  const bool known = fstat(folder, &found) == 0;
  close(folder);
  return known && found.st_uid == geteuid() && (found.st_mode & 07777U) == 0700U;
}

RuntimeFolder::~RuntimeFolder() {
  std::error_code ignored;
  if (passing_) std::filesystem::remove_all(path_, ignored);
}

RuntimeFolder::RuntimeFolder(RuntimeFolder&& other) noexcept
    : path_(std::move(other.path_)), passing_(std::exchange(other.passing_, false)) {}

RuntimeFolder& RuntimeFolder::operator=(RuntimeFolder&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(passing_, other.passing_);
  return *this;
}

RuntimeFolder RuntimeFolder::in(const std::string& folder) {
  RuntimeFolder result;
  const std::string usual = fmt::format("{}/odori-runtime-{}", folder, geteuid());
  [[maybe_unused]] const int made = mkdir(usual.c_str(), 0700);  // or it exists: checked below
  if (isOwnFolder(usual)) {
    result.path_ = usual;
    return result;
  }
  std::string pattern = folder + "/odori-runtime-XXXXXX";
  if (mkdtemp(pattern.data()) == nullptr) return result;
  result.path_ = pattern;
  result.passing_ = true;
  return result;
}

RuntimeFolder RuntimeFolder::inTemporaryFolder() {
  const char* named = std::getenv("TMPDIR");
  if (named != nullptr && *named == '/') {
    auto result = in(named);
    if (!result.path_.empty()) return result;
  }
  return in("/tmp");
}

RuntimeFolder RuntimeFolder::named() {
  const char* before = std::getenv("XDG_RUNTIME_DIR");
  if (before != nullptr && *before != '\0') return {};
  auto folder = inTemporaryFolder();
  if (!folder.path().empty()) setenv("XDG_RUNTIME_DIR", folder.path().c_str(), 1);
  return folder;
}

}  // namespace app
