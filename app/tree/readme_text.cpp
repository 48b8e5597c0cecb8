// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/readme_text.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "app/tree/archive_tree.h"

namespace app {
namespace {

using base::CodePage;
using namespace std::string_view_literals;

struct Mark {
  std::string_view bytes;
  CodePage page;
};
constexpr std::array kByteOrderMarks{Mark{"\xEF\xBB\xBF"sv, CodePage::Utf8}, Mark{"\xFF\xFE"sv, CodePage::Utf16Le},
                                     Mark{"\xFE\xFF"sv, CodePage::Utf16Be}};

ReadmeText decodedBy(std::string_view bytes, CodePage page) {
  for (const auto& mark : kByteOrderMarks) {
    if (mark.page == page && bytes.starts_with(mark.bytes)) bytes.remove_prefix(mark.bytes.size());
  }
  if (auto whole = base::decodeWhole(bytes, page)) return {std::move(*whole), page, true, false};
  return {base::decodeAnyhow(bytes, page), page, false, false};
}

}  // namespace

ReadmeText decodeReadme(std::string_view bytes, std::optional<CodePage> likely, std::optional<CodePage> byHand) {
  if (byHand) return decodedBy(bytes, *byHand);
  for (const auto& mark : kByteOrderMarks) {
    if (bytes.starts_with(mark.bytes)) return decodedBy(bytes, mark.page);
  }
  std::vector<CodePage> tries{CodePage::Utf8};
  if (likely) tries.push_back(*likely);
  // Any bytes can be a Western text, so that counts last. Any two bytes are a character of UTF-16,
  // but its line ends have zeros.
  const bool mayBeUtf16 = bytes.find('\0') != std::string_view::npos;
  for (const CodePage page : base::guessCodePages(bytes)) {
    const bool utf16 = page == CodePage::Utf16Le || page == CodePage::Utf16Be;
    if (page != CodePage::Windows1252 && (!utf16 || mayBeUtf16)) tries.push_back(page);
  }
  for (const auto page : {CodePage::Cp932, CodePage::Gbk, CodePage::Cp949, CodePage::Big5, CodePage::Windows1252})
    tries.push_back(page);
  for (const CodePage page : tries) {
    auto text = decodedBy(bytes, page);
    if (text.whole) return text;
  }
  return decodedBy(bytes, likely.value_or(CodePage::Cp932));
}

base::Result<ReadmeText> readReadme(const FileRef& file, std::optional<CodePage> byHand) {
  std::string bytes = file.firstBytes(kMaxReadmeBytes + 1);
  if (bytes.empty()) {  // empty, or the error says why
    const auto whole = file.read();
    if (!whole) return tl::unexpected(whole.error());
    // The system may give now what it refused before.
    bytes.assign(reinterpret_cast<const char*>(whole->data()), std::min(whole->size(), kMaxReadmeBytes + 1));
  }
  const bool cut = bytes.size() > kMaxReadmeBytes;
  if (cut) bytes.resize(std::min(bytes.rfind('\n', kMaxReadmeBytes - 1), kMaxReadmeBytes - 1) + 1);
  std::optional<CodePage> likely;
  if (const auto* archive = dynamic_cast<const ArchiveTree*>(file.tree.get())) likely = archive->listing().encoding;
  auto text = decodeReadme(bytes, likely, byHand);
  text.cut = cut;
  return text;
}

}  // namespace app
