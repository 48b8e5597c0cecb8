// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string_view>

#include "pmx/base/result.h"
#include "pmx/model/read_model.h"

namespace pmx {

/// These are the first bytes of a .x file.
inline constexpr std::string_view kXSignature = "xof ";

/// Converts the bytes of a .x file (DirectX's, version 3.2 or 3.3; text, binary, or either packed
/// by MSZIP) to a Model as MMD shows accessories: ten times as large, in the file's own axes, with
/// one bone, without toon and outline. Errors carry the object's kind and number, and the line in
/// text, the byte in binary (of the unpacked file where it is packed). Holds at most 20 times the
/// bytes given, or of the bytes once unpacked, and 1 MiB (limits.md). Rules: accessories.md.
[[nodiscard]] base::Result<ReadModel> readX(std::span<const std::byte> bytes);

/// Does so for a file; errors carry the path.
[[nodiscard]] base::Result<ReadModel> readXFile(const std::filesystem::path& path);

}  // namespace pmx
