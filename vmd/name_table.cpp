// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "vmd/name_table.h"

#include "pmx/base/text.h"

namespace vmd {
namespace {

std::int32_t find(const std::unordered_map<std::string, std::int32_t>& names, const std::string& key) {
  const auto found = names.find(key);
  return found == names.end() ? -1 : found->second;
}

}  // namespace

void NameTable::add(std::string_view utf8, std::int32_t index) {
  std::string key = base::shiftJisKey(utf8, fieldBytes_);
  if (exact_.try_emplace(key, index).second) names_.push_back({std::move(key), index});
}

std::int32_t NameTable::findExact(std::string_view field) const {
  return find(exact_, std::string(field.substr(0, fieldBytes_)));
}

std::int32_t NameTable::findLoose(std::string_view field) {
  for (; looseCount_ < names_.size(); ++looseCount_) {
    const Name& name = names_[looseCount_];
    loose_.try_emplace(base::shiftJisLooseKey(name.key), name.index);
  }
  const std::string key = base::shiftJisLooseKey(field.substr(0, fieldBytes_));
  return key.empty() ? -1 : find(loose_, key);  // half a character has no meaning by itself
}

}  // namespace vmd
