// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace app {

/// Returns why a sound file isn't whole, by the length that it declares or its missing end mark:
/// "holds 1000 of the 5000 bytes that it promises". None where it is whole, declares nothing (MP3,
/// ADTS, FLAC, MPEG-TS, FLV and others), or its writer didn't know the length. It reads a few
/// hundred bytes and leaves the descriptor's position alone. Formats: RIFF and its kin (WAV, AVI),
/// IFF (AIFF), CAF, Matroska and WebM, MP4 and its kin, Ogg.
[[nodiscard]] std::optional<std::string> whyCutShort(int file, std::int64_t size);

}  // namespace app
