// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/language/speech.h"

#include <algorithm>
#include <memory>

#include <QApplication>
#include <QFont>
#include <QFontInfo>
#include <QLibraryInfo>
#include <QPointer>
#include <QTranslator>
#include <QWidget>

#include "app/language/languages.h"
#include "app/language/live_text.h"
#include "app/language/qt_texts.h"

namespace app {
namespace {

/// This object belongs to the application, so that it ends with it.
struct Spoken : QObject {
  using QObject::QObject;
  QString language = QStringLiteral("en");
  std::unique_ptr<QTranslator> ours, qts;
};

Spoken& current() {
  static QPointer<Spoken> spoken;
  if (spoken.isNull()) spoken = new Spoken(QCoreApplication::instance());
  return *spoken;
}

std::unique_ptr<QTranslator> loaded(const QString& name, const QString& folder) {
  auto translator = std::make_unique<QTranslator>();
  return translator->load(name, folder) ? std::move(translator) : nullptr;
}

/// Qt's own Japanese name of this key has a mistake in it.
[[maybe_unused]] constexpr const char* kKeys[] = {QT_TRANSLATE_NOOP("QShortcut", "Backspace")};

/// Sets the fonts for a language. Japanese, Chinese and Korean share characters but draw them
/// differently, so their fonts are asked for after the usual one. The usual font is given by its
/// real name: after a generic one ("Sans Serif") Qt would take the others for Latin letters, too.
void useFontsOf(const QString& language) {
  static const QStringList usual = [] {
    QStringList all = QApplication::font().families();
    const QString first = QFontInfo(QApplication::font()).family();
    if (all.isEmpty() || all.front() != first) all.prepend(first);
    return all;
  }();
  static bool changed = false;  // until then the desktop's font stays
  QStringList families = usual;
  if (language == QLatin1String("ja")) families << QStringLiteral("Noto Sans CJK JP");
  if (language == QLatin1String("zh_CN")) families << QStringLiteral("Noto Sans CJK SC");
  if (language == QLatin1String("ko")) families << QStringLiteral("Noto Sans CJK KR");
  QFont font = QApplication::font();
  if (font.families() == families || (families == usual && !changed)) return;
  changed = true;
  font.setFamilies(families);
  QApplication::setFont(font);
}

}  // namespace

QString spoken() { return current().language; }

void speak(const QString& language) {
  Spoken& now = current();
  const bool known = std::ranges::count(languages(), language, &Language::code) > 0;
  const QString code = known ? language : languages().front().code;
  const bool same = now.language == code && now.ours != nullptr;
  if (same) return;
  auto ours = loaded(QStringLiteral("odori_") + code, QStringLiteral(":/odori/languages"));
  // English has a file, too, for its plural forms. Qt's own texts are English without one.
  auto qts = loaded(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
  for (QTranslator* old : {now.ours.get(), now.qts.get()})
    if (old != nullptr) QCoreApplication::removeTranslator(old);
  if (qts) QCoreApplication::installTranslator(qts.get());
  if (ours) QCoreApplication::installTranslator(ours.get());
  useFontsOf(code);
  now.language = code;
  now.ours = std::move(ours);
  now.qts = std::move(qts);
  emit languageSwitch().switched();
  for (const QWidget* window : QApplication::topLevelWidgets())
    if (window->parent() == nullptr) retranslateQtsTexts(*window);
}

}  // namespace app
