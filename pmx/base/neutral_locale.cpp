// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "pmx/base/neutral_locale.h"

namespace base {
namespace {

/// It is made once. Under C.UTF-8 the C library would translate its messages if LANGUAGE names
/// another language, under C it doesn't.
locale_t neutral() {
  static const locale_t made = [] {
    const locale_t plain = newlocale(LC_ALL_MASK, "C", locale_t{});
    const locale_t utf8 = plain != locale_t{} ? newlocale(LC_CTYPE_MASK, "C.UTF-8", plain) : locale_t{};
    return utf8 != locale_t{} ? utf8 : plain;
  }();
  return made;
}

}  // namespace

NeutralLocale::NeutralLocale() : before_(neutral() != locale_t{} ? uselocale(neutral()) : locale_t{}) {}

NeutralLocale::~NeutralLocale() {
  if (before_ != locale_t{}) uselocale(before_);
}

}  // namespace base
