// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace support {

/// This is a .x file of one triangle.
inline constexpr const char* kTriangleX = "xof 0303txt 0032 Mesh { 3; 0;0;0;, 0;1;0;, 1;0;0;; 1; 3;0,1,2;; }";

/// Returns a .vac that names this .x file.
inline std::string vacOf(const std::string& file) { return "mic\r\n" + file + "\r\n2\r\n1,2,3\r\n0,0,0\r\n\r\n1\r\n"; }

}  // namespace support
