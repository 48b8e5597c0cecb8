// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/code_page.h"

#include <algorithm>
#include <array>
#include <limits>
#include <memory>

#include <unicode/ucnv.h>
#include <unicode/ucsdet.h>
#include <unicode/unistr.h>

#include "pmx/base/ascii.h"
#include "pmx/base/icu_memory.h"
#include "pmx/base/text.h"

namespace base {
namespace {

constexpr std::array kAll{CodePage::Utf8, CodePage::Cp932,   CodePage::Gbk,     CodePage::Cp949,
                          CodePage::Big5, CodePage::Utf16Le, CodePage::Utf16Be, CodePage::Windows1252};
constexpr std::array<std::string_view, kAll.size()> kNames{"UTF-8", "CP932",    "GBK",      "CP949",
                                                           "Big5",  "UTF-16LE", "UTF-16BE", "windows-1252"};
/// These are ICU's converters. CP932 is decoded as in all files (text.h), since ICU's exchanges
/// three control characters.
constexpr std::array<const char*, kAll.size()> kConverters{
    "UTF-8",    nullptr,    "windows-936-2000",  "windows-949-2000", "windows-950-2000",
    "UTF-16LE", "UTF-16BE", "ibm-5348_P100-1997"};

struct OtherName {
  std::string_view name;
  CodePage page;
};
/// ICU's detector and people use these names, too.
constexpr std::array kOtherNames{OtherName{"shift_jis", CodePage::Cp932},
                                 OtherName{"shift-jis", CodePage::Cp932},
                                 OtherName{"windows-31j", CodePage::Cp932},
                                 OtherName{"gb18030", CodePage::Gbk},
                                 OtherName{"gb2312", CodePage::Gbk},
                                 OtherName{"cp936", CodePage::Gbk},
                                 OtherName{"euc-kr", CodePage::Cp949},
                                 OtherName{"cp950", CodePage::Big5},
                                 OtherName{"iso-8859-1", CodePage::Windows1252}};

struct CloseConverter {
  void operator()(UConverter* converter) const { ucnv_close(converter); }
};

/// Converts by a converter of ICU's; `strict`: returns nothing where it fails.
std::optional<std::string> convert(std::string_view bytes, CodePage page, bool strict) {
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<UConverter, CloseConverter> converter(
      ucnv_open(kConverters[static_cast<std::size_t>(page)], &status));
  throwIfNoMemory(status);
  if (U_FAILURE(status) || bytes.size() > std::numeric_limits<std::int32_t>::max() / 4) return std::nullopt;
  if (strict) ucnv_setToUCallBack(converter.get(), UCNV_TO_U_CALLBACK_STOP, nullptr, nullptr, nullptr, &status);
  const icu::UnicodeString text(bytes.data(), static_cast<std::int32_t>(bytes.size()), converter.get(), status);
  throwIfNoMemory(status);
  if (U_FAILURE(status)) return std::nullopt;
  std::string utf8;
  text.toUTF8String(utf8);
  return utf8;
}

/// Returns whether the text has a character that Windows' tables put where a byte has no meaning:
/// control characters of the second kind, and the last ones of private use.
bool hasFiller(std::string_view utf8) {
  const auto text = icu::UnicodeString::fromUTF8(icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())));
  for (std::int32_t i = 0; i < text.length(); ++i) {
    if ((text[i] >= 0x80 && text[i] <= 0x9F) || (text[i] >= 0xF8F0 && text[i] <= 0xF8FF)) return true;
  }
  return false;
}

std::string decodeCp932(std::string_view bytes) {
  const Text text = decode(std::as_bytes(std::span(bytes)), Encoding::ShiftJis);
  // decode() leaves trailing NULs out, but here they count.
  const auto last = bytes.find_last_not_of('\0');
  return text.utf8 + std::string(bytes.size() - (last == std::string_view::npos ? 0 : last + 1), '\0');
}

}  // namespace

std::string_view codePageName(CodePage page) { return kNames[static_cast<std::size_t>(page)]; }

std::span<const CodePage> codePages() { return kAll; }

std::optional<CodePage> codePageNamed(std::string_view name) {
  for (const CodePage page : kAll) {
    if (sameAscii(codePageName(page), name)) return page;
  }
  for (const auto& other : kOtherNames) {
    if (sameAscii(other.name, name)) return other.page;
  }
  return std::nullopt;
}

std::optional<std::string> decodeWhole(std::string_view bytes, CodePage page) {
  if (page == CodePage::Utf8) return isUtf8(bytes) ? std::optional(std::string(bytes)) : std::nullopt;
  if (page != CodePage::Cp932) {
    auto utf8 = convert(bytes, page, true);
    const bool asian = page == CodePage::Gbk || page == CodePage::Cp949 || page == CodePage::Big5;
    if (utf8 && asian && hasFiller(*utf8)) return std::nullopt;
    return utf8;
  }
  std::string utf8 = decodeCp932(bytes);
  if (utf8.find("\uFFFD") != std::string::npos) return std::nullopt;
  return utf8;
}

std::string decodeAnyhow(std::string_view bytes, CodePage page) {
  if (page == CodePage::Cp932) return decodeCp932(bytes);
  return convert(bytes, page, false).value_or(std::string());
}

std::vector<CodePage> guessCodePages(std::string_view bytes) {
  std::vector<CodePage> pages;
  UErrorCode status = U_ZERO_ERROR;
  const std::unique_ptr<UCharsetDetector, decltype(&ucsdet_close)> detector(ucsdet_open(&status), ucsdet_close);
  throwIfNoMemory(status);
  const auto count = static_cast<std::int32_t>(std::min<std::size_t>(bytes.size(), 1U << 20U));
  ucsdet_setText(detector.get(), bytes.data(), count, &status);
  std::int32_t matchCount = 0;
  const UCharsetMatch** matches = ucsdet_detectAll(detector.get(), &matchCount, &status);
  throwIfNoMemory(status);
  for (std::int32_t i = 0; U_SUCCESS(status) && i < matchCount; ++i) {
    const char* name = ucsdet_getName(matches[i], &status);
    const auto page = name != nullptr ? codePageNamed(name) : std::nullopt;
    if (page && std::ranges::find(pages, *page) == pages.end()) pages.push_back(*page);
  }
  return pages;
}

bool hasPrivateUse(std::string_view utf8) {
  const auto text = icu::UnicodeString::fromUTF8(icu::StringPiece(utf8.data(), static_cast<std::int32_t>(utf8.size())));
  for (std::int32_t i = 0; i < text.length(); ++i) {
    if (text[i] >= 0xE000 && text[i] <= 0xF8FF) return true;
  }
  return false;
}

}  // namespace base
