// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

#include <QObject>
#include <QString>

namespace app {

/// A LiveText gives a text in the language of the moment, such as `[] { return tr("Open"); }`. Who
/// stores one can show it again when the language is switched.
using LiveText = std::function<QString()>;

/// Returns a text that is the same in all languages: a file's name, an error.
[[nodiscard]] inline LiveText fixedText(const QString& text) {
  return [text] { return text; };
}

/// The LanguageSwitch tells that the program speaks another language.
class LanguageSwitch : public QObject {
  Q_OBJECT
 public:
  using QObject::QObject;

 signals:
  void switched();
};

/// Returns the program's only one, which exists as long as its application.
[[nodiscard]] LanguageSwitch& languageSwitch();

/// Sets texts now, and again after each switch of the language while `owner` exists. Several of one
/// owner are called in their order. It is for texts that are set once; rows, counts and reports are
/// filled again at QEvent::LanguageChange, which comes later.
void keepTranslated(const QObject* owner, std::function<void()> setTexts);

}  // namespace app
