// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/model_terms.h"

#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "app/files/readmes.h"
#include "app/tree/readme_text.h"
#include "pmx/base/printable.h"
#include "pmx/base/system_reason.h"

namespace app {
namespace {

/// Returns a text whose lines end with \n.
std::string withPlainLines(std::string_view utf8) {
  std::string text;
  for (std::size_t i = 0; i < utf8.size(); ++i) {
    if (utf8[i] != '\r') {
      text += utf8[i];
    } else if (i + 1 == utf8.size() || utf8[i + 1] != '\n') {
      text += '\n';
    }
  }
  return text;
}

/// Cuts a text before a character that begins at or after kMaxTermsBytes. Returns whether it did.
bool cut(std::string& utf8) {
  if (utf8.size() <= kMaxTermsBytes) return false;
  std::size_t end = kMaxTermsBytes;
  while (end > 0 && (static_cast<unsigned char>(utf8[end]) & 0xC0U) == 0x80U) --end;
  utf8.resize(end);
  return true;
}

}  // namespace

base::Result<ModelTerms> modelTerms(const LoadedModel& model, Losses& losses) {
  ModelTerms terms{.name = model.model.name.utf8,
                   .englishName = model.model.englishName.utf8,
                   .comment = withPlainLines(model.model.comment.utf8),
                   .englishComment = withPlainLines(model.model.englishComment.utf8),
                   .readmes = {}};
  const bool commentCut = cut(terms.comment), englishCut = cut(terms.englishComment);
  if (commentCut || englishCut) losses.push_back({.kind = LossKind::TermsCutComment});
  std::error_code unread;
  const std::vector<FileRef> texts = readmesBeside(model.file, unread);
  if (unread) {
    return base::fail(base::ErrorCode::CannotRead, "the texts beside it can't be listed: " + base::systemReason(unread),
                      model.path.string());
  }
  for (const FileRef& file : texts) {
    ModelReadme readme{.name = file.path().filename().string(), .where = file.path().string(), .text = {}};
    auto read = readReadme(file);
    if (read) {
      readme.text = withPlainLines(read->utf8);
      if (cut(readme.text) || read->cut) losses.push_back({.kind = LossKind::TermsCutText, .names = {readme.name}});
    } else if (read.error().code == base::ErrorCode::CannotRead) {
      return tl::unexpected(read.error());
    } else {
      losses.push_back({.kind = LossKind::TermsUnreadText, .names = {readme.name, read.error().detail}});
    }
    terms.readmes.push_back(std::move(readme));
  }
  return terms;
}

std::string copyrightLine(const ModelTerms& terms) {
  constexpr std::size_t kMaxCharacters = 200;
  std::string line = base::printable(terms.name.empty() ? terms.englishName : terms.name, kMaxCharacters);
  const std::string& comment = terms.comment.empty() ? terms.englishComment : terms.comment;
  const std::vector<std::string> lines = base::printableLines(comment);
  if (!lines.empty() && lines.front() != terms.name)
    line += fmt::format("{}{}", line.empty() ? "" : ": ", base::printable(lines.front(), kMaxCharacters));
  return line;
}

}  // namespace app
