// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/tree_name.h"

#include <cerrno>

#include "pmx/base/system_reason.h"

namespace app {

std::string_view takePart(std::string_view& name) {
  const auto slash = name.find('/');
  const auto part = name.substr(0, slash);
  name = slash == std::string_view::npos ? std::string_view() : name.substr(slash + 1);
  return part;
}

bool isTreeName(std::string_view name) {
  if (name.ends_with('/') || name.find('\0') != std::string_view::npos) return false;
  while (!name.empty()) {
    const auto part = takePart(name);
    if (part.empty() || part == "." || part == "..") return false;
  }
  return true;
}

tl::unexpected<base::Error> notThere(const std::filesystem::path& path) {
  return base::fail(base::ErrorCode::CannotOpen, base::systemReason(ENOENT), path.string());
}

}  // namespace app
