// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <vector>

#include <QHash>
#include <QMultiHash>
#include <QRegularExpression>
#include <QString>

class QAction;
class QObject;
class QTranslator;

namespace app {

/// A Retranslator replaces the texts on the screen when the language is switched, so that nothing
/// has to be built again. A text is looked up among all texts of the program in the old language,
/// first as a whole, then among those with places for numbers and names, whose contents are
/// translated in turn. Other texts stay: names of files, numbers.
class Retranslator {
 public:
  /// Null is the language of the sources, English. Both must outlive this.
  Retranslator(const QTranslator* before, const QTranslator* after);

  /// Returns a text in the new language. `contexts` are the names of the classes that may have set
  /// it, nearest first ("app::MainWindow"): they decide where two of the program's texts were alike
  /// in the old language.
  [[nodiscard]] QString of(const QString& text, const QStringList& contexts = {}) const;

  /// Translates texts, titles, tool tips and accessible texts of this object and all below it.
  void retell(QObject& object) const;

 private:
  struct Told {
    int said = 0;   // index in saidTexts()
    QString after;  // the new text, unless it has plural forms
  };
  struct Pattern {
    int said = 0;
    QRegularExpression before;
    std::vector<int> places;  // the place that each capture fills: 1 to 99, 0 for the number (%n)
    int letters = 0;          // outside its places
  };

  void add(int said, const QString& before);
  [[nodiscard]] const Told* whole(const QString& text, const QStringList& contexts) const;
  [[nodiscard]] QString filled(const QString& text, const QStringList& contexts, int depth) const;
  [[nodiscard]] QString after(int said, int number) const;
  [[nodiscard]] QString told(const QString& text, const QStringList& contexts, int depth) const;
  void retellAction(QAction& action, const QStringList& contexts) const;
  static void retellQts(QObject& object);
  [[nodiscard]] static bool followsAction(const QObject& object);

  const QTranslator* after_;
  QMultiHash<QString, Told> whole_;
  std::vector<Pattern> patterns_;  // those with most letters first
};

}  // namespace app
