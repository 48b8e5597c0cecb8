// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/tell_terms.h"

#include <algorithm>
#include <string>

#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/commands/messages.h"
#include "pmx/base/printable.h"

namespace app {
void tellTerms(const LoadedModel& model, const ModelTerms& terms) {
  constexpr std::size_t kLines = 12;
  const std::string& comment = terms.comment.empty() ? terms.englishComment : terms.comment;
  const std::vector<std::string> lines = base::printableLines(comment);
  const std::string name = base::printable(terms.name.empty() ? terms.englishName : terms.name, 60);
  if (lines.empty() && terms.readmes.empty()) {
    say(fmt::format("{}: neither the model nor its folder says what may be done with it", name));
    return;
  }
  say(fmt::format("{}: its maker says:", name));
  for (std::size_t i = 0; i < std::min(lines.size(), kLines); ++i) sayPlain("  " + lines[i]);
  if (lines.size() > kLines)
    sayPlain(fmt::format("  ... and {} more lines: odori info {}", lines.size() - kLines, model.path.string()));
  for (const ModelReadme& readme : terms.readmes) sayPlain(fmt::format("  read also {}", readme.where));
}

}  // namespace app
