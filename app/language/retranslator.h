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

/// Says in another language what stands on the screen, so that nothing has to be built anew when the language is switched:
/// a text is looked up among all that the program can say in the language before, whole ones first, then those with
/// places for numbers and names, whose contents are told anew in turn. What isn't found stays: names of files, numbers.
class Retranslator {
 public:
  /// Null: the language of the sources, English. Both must outlive this.
  Retranslator(const QTranslator* before, const QTranslator* after);

  /// `contexts` are the names of the classes that may have said it, nearest first ("app::MainWindow"): where two of the
  /// program's texts were alike in the language before, theirs counts.
  [[nodiscard]] QString of(const QString& text, const QStringList& contexts = {}) const;

  /// Texts, titles, tool tips and what a screen reader says of this object and all below it.
  void retell(QObject& object) const;

 private:
  struct Told {
    int said = 0;   // in saidTexts()
    QString after;  // of one that isn't counted
  };
  struct Pattern {
    int said = 0;
    QRegularExpression before;
    std::vector<int> places;  // which place each capture fills: 1 to 99, 0 for the number (%n)
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
  std::vector<Pattern> patterns_;  // the most telling first
};

}  // namespace app
