// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include "tests/support/places.h"

namespace support {

/// The folder with the files of the built-in demo.
inline const std::filesystem::path kDemoFolder = ODORI_DEMO;

}  // namespace support
