// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>

namespace app {

/// Why a sound file isn't whole by what it says of its own length in bytes, or by its missing end mark: "holds 1000 of
/// the 5000 bytes that it promises". None: it is whole, or says nothing (MP3, ADTS, FLAC, MPEG-TS, FLV and others), or
/// its maker didn't know the length. Reads a few hundred bytes; the descriptor's position doesn't matter and stays.
/// RIFF and its kin (WAV, AVI), IFF (AIFF), CAF, Matroska and WebM, MP4 and its kin, Ogg.
[[nodiscard]] std::optional<std::string> whyCutShort(int file, std::int64_t size);

}  // namespace app
