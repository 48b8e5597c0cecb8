// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace base {

/// These are encodings of names in archives and of texts beside models, as in downloads.
enum class CodePage { Utf8, Cp932, Gbk, Cp949, Big5, Utf16Le, Utf16Be, Windows1252 };

/// Returns "UTF-8", "CP932", "GBK", "CP949", "Big5", "UTF-16LE", "UTF-16BE" or "windows-1252".
[[nodiscard]] std::string_view codePageName(CodePage page);
/// Returns the page with this name, in any case; "Shift-JIS" and "EUC-KR" are CP932 and CP949, too.
[[nodiscard]] std::optional<CodePage> codePageNamed(std::string_view name);
/// Returns all of them, for a choice by hand.
[[nodiscard]] std::span<const CodePage> codePages();

/// Returns bytes as UTF-8; nothing where one of them has no meaning in this encoding.
[[nodiscard]] std::optional<std::string> decodeWhole(std::string_view bytes, CodePage page);
/// Returns bytes as UTF-8; bytes that don't decode become U+FFFD.
[[nodiscard]] std::string decodeAnyhow(std::string_view bytes, CodePage page);

/// Returns what ICU's detector takes these bytes for, the likeliest first, without those that
/// aren't in CodePage. It is a guess: short texts mislead it.
[[nodiscard]] std::vector<CodePage> guessCodePages(std::string_view bytes);

/// Returns whether UTF-8 has characters of private use: code pages put them where a byte has no
/// meaning, so a text that has them was likely written in another encoding.
[[nodiscard]] bool hasPrivateUse(std::string_view utf8);

}  // namespace base
