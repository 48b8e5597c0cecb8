// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/language/retranslator.h"

#include <algorithm>
#include <array>

#include <QAction>
#include <QComboBox>
#include <QCoreApplication>
#include <QDockWidget>
#include <QMenu>
#include <QMetaProperty>
#include <QTabBar>
#include <QToolButton>
#include <QTranslator>
#include <QTreeWidget>
#include <QUndoStack>

#include "app/language/action_text.h"
#include "app/language/said_texts.h"

namespace app {
namespace {

// in a text with places; shorter ones must come from a known class
constexpr int kFewestLetters = 12;
constexpr int kLettersOfAnIdeograph = 3;  // one ideograph counts as so many letters
constexpr int kMaxDepth = 3;              // nesting of texts in places of texts
constexpr qsizetype kMaxLetters = 2000;   // in a text with places; longer texts come from files

/// People read or hear these properties of widgets and actions.
constexpr std::array kRead{"text",
                           "title",
                           "windowTitle",
                           "toolTip",
                           "statusTip",
                           "whatsThis",
                           "prefix",
                           "accessibleName",
                           "suffix",
                           "placeholderText",
                           "specialValueText",
                           "format",
                           "accessibleDescription",
                           "iconText"};

QString said(const QTranslator* language, const SaidText& text, int number) {
  const QString translated =
      language == nullptr ? QString()
                          : language->translate(text.context.constData(), text.source.constData(),
                                                text.comment.isEmpty() ? nullptr : text.comment.constData(), number);
  return translated.isEmpty() ? QString::fromUtf8(text.source) : translated;
}

const QRegularExpression& places() {
  static const QRegularExpression found(QStringLiteral("%L?(n|[1-9][0-9]?)"));
  return found;
}

QStringList contextsOf(const QObject& object) {
  QStringList contexts;
  for (const QObject* at = &object; at != nullptr; at = at->parent()) {
    for (const QMetaObject* kind = at->metaObject(); kind != nullptr; kind = kind->superClass())
      if (qstrncmp(kind->className(), "app::", 5) == 0) contexts << QString::fromLatin1(kind->className());
  }
  return contexts;
}

/// Returns one of Qt's own texts, which Qt translates.
QString byQt(const char* context, const char* text) { return QCoreApplication::translate(context, text); }

}  // namespace

Retranslator::Retranslator(const QTranslator* before, const QTranslator* after) : after_(after) {
  const std::vector<SaidText>& all = saidTexts();
  for (std::size_t i = 0; i < all.size(); ++i) {
    const int index = static_cast<int>(i);
    add(index, said(before, all[i], all[i].counted ? 1 : -1));
    if (all[i].counted) add(index, said(before, all[i], 2));
  }
  std::ranges::stable_sort(patterns_, std::ranges::greater(), &Pattern::letters);
}

void Retranslator::add(int index, const QString& before) {
  const SaidText& text = saidTexts()[static_cast<std::size_t>(index)];
  QRegularExpressionMatchIterator found = places().globalMatch(before);
  if (!found.hasNext()) {
    if (!text.counted) whole_.insert(before, {index, said(after_, text, -1)});
    return;
  }
  Pattern pattern{index, {}, {}, 0};
  QString expression;
  qsizetype end = 0;
  const auto literal = [&](qsizetype from, qsizetype to) {
    const QString piece = before.mid(from, to - from);
    for (const QChar c : piece)
      pattern.letters += !c.isLetter() ? 0 : c.script() == QChar::Script_Latin ? 1 : kLettersOfAnIdeograph;
    expression += QRegularExpression::escape(piece);
  };
  while (found.hasNext()) {
    const QRegularExpressionMatch match = found.next();
    literal(end, match.capturedStart());
    end = match.capturedEnd();
    const QString place = match.captured(1);
    const int number = place == QLatin1String("n") ? 0 : place.toInt();
    expression += number == 0 ? QStringLiteral("([0-9.,\\s]+)") : QStringLiteral("(.*?)");
    pattern.places.push_back(number);
  }
  literal(end, before.size());
  pattern.before.setPattern(QRegularExpression::anchoredPattern(expression));
  pattern.before.setPatternOptions(QRegularExpression::DotMatchesEverythingOption);
  patterns_.push_back(std::move(pattern));
}

QString Retranslator::after(int index, int number) const {
  return said(after_, saidTexts()[static_cast<std::size_t>(index)], number);
}

const Retranslator::Told* Retranslator::whole(const QString& text, const QStringList& contexts) const {
  const auto [begin, end] = whole_.equal_range(text);
  if (begin == end) return nullptr;
  for (const QString& context : contexts) {
    const Told* found = nullptr;
    for (auto at = begin; at != end; ++at) {
      const SaidText& of = saidTexts()[static_cast<std::size_t>(at->said)];
      if (of.context != context.toUtf8()) continue;
      // Some languages have no capitals. Between "On" and "on" the capital wins: buttons and
      // headings stay, rows are filled again.
      if (found == nullptr || QChar::isUpper(static_cast<uint>(static_cast<unsigned char>(of.source[0])))) found = &*at;
    }
    if (found != nullptr) return found;
  }
  // Signs and units need no translation.
  return std::ranges::any_of(text, [](QChar c) { return c.isLetter(); }) ? &*begin : nullptr;
}

QString Retranslator::filled(const QString& text, const QStringList& contexts, int depth) const {
  if (text.size() > kMaxLetters) return text;
  for (const Pattern& pattern : patterns_) {
    const SaidText& source = saidTexts()[static_cast<std::size_t>(pattern.said)];
    if (pattern.letters < kFewestLetters && !contexts.contains(QString::fromUtf8(source.context))) continue;
    const QRegularExpressionMatch match = pattern.before.match(text);
    if (!match.hasMatch()) continue;
    int number = -1;
    QHash<QString, QString> contents;
    for (std::size_t i = 0; i < pattern.places.size(); ++i) {
      const QString content = match.captured(static_cast<int>(i) + 1);
      if (pattern.places[i] == 0) {
        QString digits = content;
        number = digits.remove(QRegularExpression(QStringLiteral("[^0-9]"))).toInt();
        contents.insert(QStringLiteral("n"), content);
      } else {
        contents.insert(QString::number(pattern.places[i]), told(content, contexts, depth + 1));
      }
    }
    // The text is filled in one pass, since inserted text may contain such places itself.
    const QString form = after(pattern.said, number);
    QString whole;
    qsizetype end = 0;
    QRegularExpressionMatchIterator found = places().globalMatch(form);
    while (found.hasNext()) {
      const QRegularExpressionMatch place = found.next();
      whole += form.mid(end, place.capturedStart() - end) + contents.value(place.captured(1));
      end = place.capturedEnd();
    }
    return whole + form.mid(end);
  }
  return text;
}

QString Retranslator::told(const QString& text, const QStringList& contexts, int depth) const {
  if (text.isEmpty() || depth > kMaxDepth) return text;
  if (const Told* found = whole(text, contexts)) return found->after;
  return filled(text, contexts, depth);
}

QString Retranslator::of(const QString& text, const QStringList& contexts) const { return told(text, contexts, 0); }

void Retranslator::retellAction(QAction& action, const QStringList& contexts) const {
  const QString text = action.text(), tip = action.toolTip(), icon = action.iconText();
  const QString plain = plainActionText(text);
  QAction made;  // Qt follows by itself where nothing was set, but would leave "(O)"
  made.setText(text);
  if (const QString now = of(text, contexts); now != text) action.setText(now);
  const QString plainNow = plainActionText(action.text());
  if (icon == plain || icon == made.iconText()) {
    if (action.iconText() != plainNow) action.setIconText(plainNow);
  } else {
    action.setIconText(of(icon, contexts));
  }
  if (tip == plain || tip == made.toolTip()) {
    if (action.toolTip() != plainNow) action.setToolTip(plainNow);
  } else if (const QString told = of(withoutKeys(action), contexts); withoutKeys(action) == tip) {
    action.setToolTip(told);
  } else {
    describe(action, told);
  }
  if (!action.statusTip().isEmpty()) action.setStatusTip(of(action.statusTip(), contexts));
}

/// Sets texts that Qt sets once and never updates.
void Retranslator::retellQts(QObject& object) {
  const auto say = [&object](const char* name, const QString& text, const QString& description = {}) {
    auto* button = object.findChild<QWidget*>(QLatin1String(name), Qt::FindDirectChildrenOnly);
    if (button == nullptr) return;
    button->setAccessibleName(text);
    if (!description.isEmpty()) button->setAccessibleDescription(description);
  };
  if (qobject_cast<QDockWidget*>(&object) != nullptr) {
    say("qt_dockwidget_closebutton", byQt("QDockWidget", "Close"), byQt("QDockWidget", "Closes the dock widget"));
    say("qt_dockwidget_floatbutton", byQt("QDockWidget", "Float"),
        byQt("QDockWidget", "Undocks and re-attaches the dock widget"));
  } else if (qobject_cast<QTabBar*>(&object) != nullptr) {
    say("ScrollLeftButton", byQt("QTabBar", "Scroll Left"));
    say("ScrollRightButton", byQt("QTabBar", "Scroll Right"));
  }
}

/// Returns whether an object shows its action's text.
bool Retranslator::followsAction(const QObject& object) {
  const auto* button = qobject_cast<const QToolButton*>(&object);
  return button != nullptr && button->defaultAction() != nullptr;
}

void Retranslator::retell(QObject& object) const {
  const QStringList contexts = contextsOf(object);
  if (auto* action = qobject_cast<QAction*>(&object)) {
    retellAction(*action, contexts);
  } else if (const auto* steps = qobject_cast<const QUndoStack*>(&object)) {
    // The stack gives its steps as const; only people use their names.
    for (int i = 0; i < steps->count(); ++i) {
      auto* step = const_cast<QUndoCommand*>(steps->command(i));
      step->setText(of(step->text(), contexts));
    }
  } else if (object.isWidgetType() && !followsAction(object)) {
    const QMetaObject* kind = object.metaObject();
    for (const char* name : kRead) {
      const int index = kind->indexOfProperty(name);
      if (index < 0) continue;
      const QMetaProperty property = kind->property(index);
      // belongs to its action
      if (qobject_cast<QMenu*>(&object) != nullptr && qstrcmp(name, "title") == 0) continue;
      if (!property.isWritable() || property.metaType() != QMetaType::fromType<QString>() || property.isUser())
        continue;
      const QString before = property.read(&object).toString();
      if (const QString now = of(before, contexts); now != before) property.write(&object, now);
    }
    if (auto* box = qobject_cast<QComboBox*>(&object)) {
      for (int i = 0; i < box->count(); ++i) {
        box->setItemText(i, of(box->itemText(i), contexts));
        if (const QVariant tip = box->itemData(i, Qt::ToolTipRole); tip.isValid())
          box->setItemData(i, of(tip.toString(), contexts), Qt::ToolTipRole);
      }
    } else if (auto* tabs = qobject_cast<QTabBar*>(&object)) {
      for (int i = 0; i < tabs->count(); ++i) {
        tabs->setTabText(i, of(tabs->tabText(i), contexts));
        tabs->setTabToolTip(i, of(tabs->tabToolTip(i), contexts));
      }
    } else if (auto* tree = qobject_cast<QTreeWidget*>(&object)) {
      QTreeWidgetItem* header = tree->headerItem();
      for (int i = 0; i < header->columnCount(); ++i) {
        header->setText(i, of(header->text(i), contexts));
        header->setToolTip(i, of(header->toolTip(i), contexts));
      }
    }
  }
  for (QObject* child : object.children()) retell(*child);
  retellQts(object);
}

}  // namespace app
