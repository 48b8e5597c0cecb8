// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// The window's language is switched while it is open: its texts are then those of a window that was
// opened in that language.
#include <map>

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QComboBox>
#include <QDockWidget>
#include <QFontInfo>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>
#include <QUndoStack>

#include "app/actions/window_actions.h"
#include "app/inspect/inspect_panel.h"
#include "app/language/languages.h"
#include "app/language/speech.h"
#include "tests/support/gui_driven_controls.h"
#include "tests/support/gui_window.h"

namespace {

/// This class collects the texts that people read or hear in a window, by their widget. Texts with
/// drawing times are left out; texts without the program's own words are equal in any language.
class Read {
 public:
  explicit Read(const QObject& root) { add(root, QString()); }
  [[nodiscard]] const std::map<QString, QString>& texts() const { return texts_; }

 private:
  void put(const QString& where, const QString& text) {
    if (!text.isEmpty()) texts_[where] = text;
  }

  void addModel(const QAbstractItemModel& model, const QModelIndex& parent, const QString& where, int depth) {
    for (int row = 0; row < std::min(model.rowCount(parent), 50); ++row) {
      for (int column = 0; column < model.columnCount(parent); ++column) {
        const QModelIndex cell = model.index(row, column, parent);
        const QString here = where + QStringLiteral("[%1,%2]").arg(row).arg(column);
        put(here, cell.data().toString());
        put(here + u'?', cell.data(Qt::ToolTipRole).toString());
        put(here + u'!', cell.data(Qt::AccessibleTextRole).toString());
        if (column == 0 && depth < 3) addModel(model, cell, here, depth + 1);
      }
    }
  }

  void add(const QObject& object, const QString& above) {
    std::map<QString, int> of;
    // Qt makes a box's list only when it needs it.
    if (qobject_cast<const QComboBox*>(&object) != nullptr) return;
    for (const QObject* child : object.children()) {
      const QString kind = QString::fromLatin1(child->metaObject()->className());
      const QString name = child->objectName().isEmpty() ? kind : kind + u':' + child->objectName();
      const QString where = above + u'/' + name + QString::number(of[name]++);
      for (const char* property :
           {"text", "title", "windowTitle", "toolTip", "statusTip", "whatsThis", "prefix", "suffix", "accessibleName",
            "accessibleDescription", "placeholderText", "specialValueText"}) {
        put(where + u'.' + QLatin1String(property), child->property(property).toString());
      }
      if (const auto* box = qobject_cast<const QComboBox*>(child)) {
        for (int i = 0; i < box->count(); ++i) put(where + QStringLiteral("[%1]").arg(i), box->itemText(i));
      } else if (const auto* tabs = qobject_cast<const QTabBar*>(child)) {
        for (int i = 0; i < tabs->count(); ++i) put(where + QStringLiteral("[%1]").arg(i), tabs->tabText(i));
      } else if (const auto* view = qobject_cast<const QAbstractItemView*>(child);
                 view != nullptr && view->model() != nullptr) {
        if (qobject_cast<const QHeaderView*>(child) == nullptr) addModel(*view->model(), {}, where, 0);
        for (int i = 0; i < view->model()->columnCount(); ++i)
          put(where + QStringLiteral("^%1").arg(i), view->model()->headerData(i, Qt::Horizontal).toString());
      }
      add(*child, where);
    }
  }

  std::map<QString, QString> texts_;
};

class WindowLanguage : public support::WindowTest {
 protected:
  void SetUp() override {
    support::DrivenApplication::setNoting(false);
    app::speak(QStringLiteral("en"));  // as the program does; counted texts have their plural from it
    support::WindowTest::SetUp();
  }

  void TearDown() override {
    support::WindowTest::TearDown();
    support::DrivenApplication::setNoting(true);
    app::speak(QStringLiteral("en"));
  }

  /// Returns the texts of a window that opened these files, with all its docks shown, at frame 10.
  std::map<QString, QString> opened() {
    for (QDockWidget* dock : window->findChildren<QDockWidget*>()) dock->show();
    open({model, dance, camera});
    pauseAt(10.0);
    // This is a step that can be undone.
    document().setIkMode(window->selection().actor(), app::IkMode::Off);
    // These dialogs stay open while the language is switched.
    window->commands()[app::ActionId::Keys]->trigger();
    window->commands()[app::ActionId::About]->trigger();
    settle();
    return read();
  }

  std::map<QString, QString> read() {
    QCoreApplication::sendPostedEvents();
    // A hidden dock gets its texts when it is raised.
    for (QDockWidget* dock : window->findChildren<QDockWidget*>()) {
      dock->raise();
      QCoreApplication::processEvents();
    }
    std::map<QString, QString> texts = Read(*window).texts();
    // Drawing times differ.
    std::erase_if(texts, [](const auto& text) { return text.second.contains(QStringLiteral(" ms")); });
    return texts;
  }

  void expectSame(const std::map<QString, QString>& now, const std::map<QString, QString>& fresh) {
    EXPECT_GE(now.size(), 600U);
    for (const auto& [where, text] : fresh) {
      const auto at = now.find(where);
      if (at == now.end() || at->second != text) {
        ADD_FAILURE() << where.toStdString() << "\n  fresh: " << text.toStdString()
                      << "\n  told:  " << (at == now.end() ? "nothing" : at->second.toStdString());
      }
    }
    for (const auto& [where, text] : now)
      EXPECT_TRUE(fresh.contains(where)) << where.toStdString() << ": " << text.toStdString();
  }
};

TEST_F(WindowLanguage, SwitchedOrOpenedInItAWindowSaysTheSame) {
  // GIVEN a window in English with a model, its dance and a camera, WHEN it is switched to Japanese
  // and back
  const auto english = opened();
  app::speak(QStringLiteral("ja"));
  const auto japanese = read();
  app::speak(QStringLiteral("en"));
  const auto back = read();
  // THEN every text is that of a window that was opened in the language.
  app::speak(QStringLiteral("ja"));
  support::WindowTest::TearDown();
  support::WindowTest::SetUp();
  const auto fresh = opened();
  expectSame(japanese, fresh);
  expectSame(back, english);
}

TEST_F(WindowLanguage, HeadersHaveRoom) {
  static_cast<void>(opened());
  for (const char* language : {"ja", "zh_CN", "ko", "en"}) {
    app::speak(QString::fromLatin1(language));
    static_cast<void>(read());
    for (const QHeaderView* header : window->findChildren<QHeaderView*>()) {
      if (header->isHidden()) continue;
      for (int i = 0; i < header->count(); ++i) {
        if (header->sectionResizeMode(i) == QHeaderView::Stretch) continue;
        EXPECT_GE(header->sectionSize(i), header->sectionSizeHint(i))
            << language << ": " << header->model()->headerData(i, Qt::Horizontal).toString().toStdString();
      }
    }
  }
}

/// In these fonts the average letter is as wide as it is high.
TEST_F(WindowLanguage, NamesHaveRoomInFontsOfIdeographs) {
  const QFont before = QApplication::font();
  QFont font = before;
  font.setFamilies({QStringLiteral("Noto Sans CJK JP")});
  if (!QFontInfo(font).exactMatch()) GTEST_SKIP() << "Noto Sans CJK JP isn't installed";
  static_cast<void>(opened());
  QApplication::setFont(font);
  static_cast<void>(read());
  int lists = 0;
  for (const app::InspectPanel* panel : window->findChildren<app::InspectPanel*>()) {
    const QHeaderView* header = panel->view->header();
    if (header->sectionResizeMode(0) != QHeaderView::Stretch) continue;
    ++lists;
    int others = 0;
    for (int i = 1; i < header->count(); ++i) others += header->sectionSize(i);
    EXPECT_LT(others, 9 * panel->fontMetrics().height()) << panel->view->accessibleName().toStdString();
  }
  EXPECT_EQ(lists, 2) << "morphs and materials";
  QApplication::setFont(before);
}

/// Characters that languages share are drawn in the language's own form, and Latin letters as
/// before.
TEST_F(WindowLanguage, AsksForTheFontOfTheLanguage) {
  const QString usual = QFontInfo(QApplication::font()).family();
  for (const auto& [language, family] :
       {std::pair("ja", "Noto Sans CJK JP"), {"zh_CN", "Noto Sans CJK SC"}, {"ko", "Noto Sans CJK KR"}}) {
    app::speak(QString::fromLatin1(language));
    const QStringList families = QApplication::font().families();
    EXPECT_EQ(families.front(), usual);
    EXPECT_EQ(families.back(), QString::fromLatin1(family));
  }
  app::speak(QStringLiteral("en"));
  EXPECT_EQ(QApplication::font().families().front(), usual);
  EXPECT_FALSE(QApplication::font().families().back().contains("CJK"));
}

/// The expected texts are those of the translators' files.
TEST_F(WindowLanguage, MessagesAndStepsThatAreThereFollow) {
  // GIVEN a message with two names, and steps that can be undone and redone
  const auto other = file("other.vmd");
  std::filesystem::copy_file(dance, other);
  open({model, dance});
  open({other});
  const QString name = QString::fromStdString(dance.stem().string());
  ASSERT_EQ(window->message(), QStringLiteral("other replaces %1").arg(name));
  document().duplicate(window->selection().actor());
  document().setTogether(false);
  document().undoStack().undo();
  const auto& actions = window->commands();
  // WHEN the language is switched, THEN each says the same in it, and in the next
  app::speak(QStringLiteral("ja"));
  QCoreApplication::sendPostedEvents();
  EXPECT_EQ(window->message(), QStringLiteral("%1 に代わって other を再生します").arg(name));
  EXPECT_TRUE(actions[app::ActionId::Undo]->text().contains(QStringLiteral("モデルの複製")));
  EXPECT_TRUE(actions[app::ActionId::Redo]->text().contains(QStringLiteral("モデル同士の衝突")));
  app::speak(QStringLiteral("en"));
  QCoreApplication::sendPostedEvents();
  EXPECT_EQ(window->message(), QStringLiteral("other replaces %1").arg(name));
  EXPECT_TRUE(actions[app::ActionId::Undo]->text().contains(QStringLiteral("Duplicate")));
}

TEST_F(WindowLanguage, TheMenuSwitchesAtOnce) {
  const QAction* file = window->menuBar()->actions().front();
  EXPECT_EQ(file->text(), QStringLiteral("&File"));
  for (QAction* action : window->commands().languages->actions())
    if (action->data() == QStringLiteral("ja")) action->trigger();
  EXPECT_EQ(app::spoken(), QStringLiteral("ja"));
  EXPECT_TRUE(file->text().endsWith(QStringLiteral("(&F)"))) << file->text().toStdString();
}

}  // namespace
