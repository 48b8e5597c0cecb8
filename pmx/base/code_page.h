// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace base {

/// Encodings of names in archives and of texts beside models, as downloads have them.
enum class CodePage { Utf8, Cp932, Gbk, Cp949, Big5, Utf16Le, Utf16Be, Windows1252 };

/// "UTF-8", "CP932", "GBK", "CP949", "Big5", "UTF-16LE", "UTF-16BE", "windows-1252".
[[nodiscard]] std::string_view codePageName(CodePage page);
/// The page of this name, in any case; "Shift-JIS" and "EUC-KR" are CP932 and CP949, too.
[[nodiscard]] std::optional<CodePage> codePageNamed(std::string_view name);
/// All of them, for a choice by hand.
[[nodiscard]] std::span<const CodePage> codePages();

/// Bytes as UTF-8; nothing where one of them means nothing in this encoding.
[[nodiscard]] std::optional<std::string> decodeWhole(std::string_view bytes, CodePage page);
/// Bytes as UTF-8; what doesn't decode is U+FFFD.
[[nodiscard]] std::string decodeAnyhow(std::string_view bytes, CodePage page);

/// What ICU's detector takes these bytes for, the likeliest first, without those that aren't among ours. A guess: short
/// texts mislead it.
[[nodiscard]] std::vector<CodePage> guessCodePages(std::string_view bytes);

/// Whether UTF-8 has characters that Unicode leaves to everybody's own use: code pages put there what stands for nothing,
/// so a text that has them was likely written in another encoding.
[[nodiscard]] bool hasPrivateUse(std::string_view utf8);

}  // namespace base
