// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/names/name_terms.h"

#include <unordered_map>

#include "pmx/names/name_term_tables.h"

namespace pmx {
namespace {

using Index = std::unordered_map<std::u32string_view, const NameTerm*>;

Index makeIndex() {
  Index index;
  for (const auto terms : {bodyTerms(), faceTerms(), wornTerms(), makersTerms()}) {
    for (const NameTerm& term : terms) index.emplace(term.japanese, &term);
  }
  return index;
}

}  // namespace

const NameTerm* findNameTerm(std::u32string_view japanese) {
  static const Index index = makeIndex();
  const auto at = index.find(japanese);
  return at == index.end() ? nullptr : at->second;
}

}  // namespace pmx
