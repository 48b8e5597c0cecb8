// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace app {

/// Returns a name for people, by the first kSignatureBytes bytes of a file: `a song (MP3)`, `an
/// archive (zip)`, `a text`. It also names many formats that Odori doesn't read. All such names
/// come from here.
[[nodiscard]] std::string contentName(std::string_view firstBytes);

/// Returns true where the first bytes say nothing about a file: it isn't even a text.
[[nodiscard]] bool isOfNoKnownKind(std::string_view firstBytes);

/// Returns why a file can't be what was wanted, as the end of a sentence that begins with its name:
/// `is a song (MP3), not a model`. `wanted` has an article.
[[nodiscard]] std::string notWanted(std::string_view firstBytes, std::string_view wanted);

}  // namespace app
