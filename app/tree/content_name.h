// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace app {

/// What a file is, for people, by its first kSignatureBytes bytes: `a song (MP3)`, `an archive (zip)`, `a text`. Of what
/// Odori doesn't read, too. The one place that has these words.
[[nodiscard]] std::string contentName(std::string_view firstBytes);

/// Whether its first bytes say nothing about it: it isn't even a text.
[[nodiscard]] bool isOfNoKnownKind(std::string_view firstBytes);

/// Why a file can't be what was wanted, as the end of a sentence that begins with its name: `is a song (MP3), not a model`.
/// `wanted`: with its article.
[[nodiscard]] std::string notWanted(std::string_view firstBytes, std::string_view wanted);

}  // namespace app
