// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <vector>

#include "pmx/base/result.h"
#include "pmx/model/model.h"

namespace pmx {

/// Converts a Model to the bytes of a PMX file of its header's version. Index sizes of the header
/// are kept where the counts fit them and enlarged where not. readPmx(writePmx(m)) equals m when
/// the sizes fit.
[[nodiscard]] std::vector<std::byte> writePmx(const Model& model);

/// Writes these bytes to a file. An existing file is replaced when the new one is whole and on the
/// disk, so it is never half of either. Errors: CannotWrite with the path; the file is then as it
/// was.
[[nodiscard]] base::Result<void> writePmxFile(const Model& model, const std::filesystem::path& path);

}  // namespace pmx
