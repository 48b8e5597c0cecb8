// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// These are sizes and words of the file format that reader and writer share. (mmd-reference.md 4.1,
// 4.2)

#include <cstddef>
#include <string_view>

namespace vmd::layout {

inline constexpr std::size_t kSignatureBytes = 30;
/// All versions begin with this.
inline constexpr std::string_view kSignature = "Vocaloid Motion Data";
inline constexpr std::string_view kSignatureFile = "Vocaloid Motion Data file";      ///< v1
inline constexpr std::string_view kSignatureData0002 = "Vocaloid Motion Data 0002";  ///< v2
inline constexpr std::size_t kModelNameBytesFile = 10;
inline constexpr std::size_t kModelNameBytesData0002 = 20;

inline constexpr std::size_t kBoneKeyBytes = 111;
inline constexpr std::size_t kMorphKeyBytes = 23;
inline constexpr std::size_t kCameraKeyBytes = 61;
inline constexpr std::size_t kLightKeyBytes = 28;
inline constexpr std::size_t kSelfShadowKeyBytes = 9;
inline constexpr std::size_t kIkKeyBytes = 9;  ///< without its switches
inline constexpr std::size_t kIkSwitchBytes = 21;

inline constexpr int kSectionCount = 6;

}  // namespace vmd::layout
