// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/files/shared_folder.h"

#include <system_error>

#include "app/version.h"

namespace app {

std::filesystem::path sharedFolder() {
  std::error_code failed;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", failed);
  return failed ? std::filesystem::path() : (program.parent_path() / kSharedFolder).lexically_normal();
}

}  // namespace app
