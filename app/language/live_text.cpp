// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/language/live_text.h"

#include <utility>

#include <QCoreApplication>
#include <QPointer>

namespace app {

LanguageSwitch& languageSwitch() {
  static QPointer<LanguageSwitch> only;
  if (only.isNull()) only = new LanguageSwitch(QCoreApplication::instance());
  return *only;
}

void keepTranslated(const QObject* owner, std::function<void()> setTexts) {
  setTexts();
  QObject::connect(&languageSwitch(), &LanguageSwitch::switched, owner, std::move(setTexts));
}

}  // namespace app
