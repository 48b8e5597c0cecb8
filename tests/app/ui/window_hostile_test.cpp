// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// A model with hostile names in the real window: all texts that reach a widget are plain, short and
// harmless.

#include <algorithm>
#include <set>

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStatusBar>
#include <QTimer>
#include <QToolTip>
#include <QTreeWidget>

#include "app/dialogs/film_dialog.h"
#include "app/inspect/issues_panel.h"
#include "app/panels/ik_panel.h"
#include "app/panels/step_text.h"
#include "app/panels/unmatched_panel.h"
#include "app/stage/bone_pointer.h"
#include "app/widgets/text.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/gui_window.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;
using support::waitFor;

constexpr qsizetype kLongestLine = 1000;     // for a label, an action, an item, a title
constexpr qsizetype kLongestTip = 40000;     // a chain's tip has 24 links
constexpr qsizetype kLongestText = 1 << 18;  // for the comment
/// These names have HTML, an entity, a mnemonic, a tab, control characters, marks of text
/// direction, Qt's placeholders, and a line break.
const char* const kIll =
    "<b>EVIL</b><img src='EVIL.png'><a href='EVIL'>&File &lt;\t\x1b[31m\u202E\u2066\u2028%1 %2 [*]\x07\n";

/// This struct is a text of the window and the name of its widget.
struct Shown {
  std::string where;
  QString text;
  bool mayBeHtml;
  qsizetype most = kLongestLine;
};

bool harmless(const QString& text) {
  return std::ranges::none_of(text, [](QChar c) {
    const char16_t code = c.unicode();
    return (code < 0x20 && code != u'\n') || (code >= 0x7F && code < 0xA0) || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069);
  });
}

class Hostile : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    if (!window) return;
    pmx::Model ill = support::legModel();
    const std::string name = kIll + std::string(600000, 'x') + kIll;
    ill.name = name;
    ill.englishName = name;
    ill.comment = name + "\r\n" + name;
    ill.englishComment = kIll;
    for (auto& bone : ill.bones) bone.name = bone.englishName = name;
    for (auto& material : ill.materials) material.name = material.englishName = name;
    ill.textures.emplace_back(name + ".png");
    ill.materials[0].texture = 0;
    vmd::Motion motion = support::legDance();
    for (auto& key : motion.boneKeys) key.name = vmd::makeName<15>("<b>E\x1b[31m&\n</b>");
    for (auto& key : motion.ikKeys) key.switches[0].name = vmd::makeName<20>("<a href='EVIL'>\t&");
    illModel = file("") / (std::string("EVIL<b>&\t\x1b[31m\u202E%1 %2[*]\n") + std::string(120, 'y') + ".pmx");
    illMotion = file("") / "EVIL<a href='EVIL'>&%1[*]\n.vmd";
    ASSERT_TRUE(pmx::writePmxFile(ill, illModel));
    ASSERT_TRUE(vmd::writeVmdFile(motion, illMotion));
  }

  [[nodiscard]] std::vector<Shown> everything() const {
    std::vector<Shown> shown;
    const auto add = [&](std::string where, const QString& text, bool mayBeHtml, qsizetype most = kLongestLine) {
      if (!text.isEmpty()) shown.push_back({std::move(where), text, mayBeHtml, most});
    };
    for (const QWidget* widget : QApplication::allWidgets()) {
      const std::string kind = widget->metaObject()->className();
      add(kind + " title", widget->windowTitle(), false);
      add(kind + " tip", widget->toolTip(), true, kLongestTip);
      add(kind + " status tip", widget->statusTip(), false);
      add(kind + " what's this", widget->whatsThis(), true);
      // The legend of steps has pictures, but no name of a file.
      if (const auto* label = qobject_cast<const QLabel*>(widget);
          label != nullptr && label->text() != app::stepLegend())
        add("label", label->text(), label->textFormat() != Qt::PlainText);
      if (const auto* text = qobject_cast<const QPlainTextEdit*>(widget))
        add("text", text->toPlainText(), false, kLongestText);
      if (const auto* view = qobject_cast<const QAbstractItemView*>(widget)) addItems(*view->model(), kind, add);
      for (const QAction* action : widget->actions()) {
        add("action", action->text(), false);
        add("action tip", action->toolTip(), true);
        add("action status tip", action->statusTip(), false);
      }
    }
    return shown;
  }
  static void addItems(const QAbstractItemModel& items, const std::string& kind, const auto& add,
                       const QModelIndex& below = {}) {
    for (int row = 0; row < items.rowCount(below); ++row) {
      for (int column = 0; column < items.columnCount(below); ++column) {
        const auto of = [&](int role) { return items.index(row, column, below).data(role).toString(); };
        add(kind + " item", of(Qt::DisplayRole), false);
        add(kind + " item tip", of(Qt::ToolTipRole), true, kLongestTip);
        add(kind + " item status tip", of(Qt::StatusTipRole), false);
      }
      addItems(items, kind, add, items.index(row, 0, below));
    }
  }
  static void expectHarmless(const std::vector<Shown>& shown) {
    for (const auto& [where, text, mayBeHtml, most] : shown) {
      const std::string start = where + ": " + text.left(300).toStdString();
      EXPECT_TRUE(harmless(text)) << start;
      EXPECT_LE(text.size(), most) << start;
      if (!mayBeHtml) continue;
      EXPECT_FALSE(text.contains("<img") || text.contains("<a ") || text.contains("<b>EVIL")) << start;
    }
  }

  fs::path illModel, illMotion;
};

TEST_F(Hostile, NoNameReachesAWidgetAsItIs) {
  QStringList said;
  QObject::connect(window->statusBar(), &QStatusBar::messageChanged, window.get(),
                   [&](const QString& text) { said << text; });
  // WHEN the model and its motion are opened, then files that can't be, and the menu of recent
  // files and a bone's name are shown
  open({illModel, illMotion});
  ASSERT_NE(window->model(), nullptr);
  open({file("") / "gone EVIL<b>\x1b[31m\n.pmx", file("") / "<img src='EVIL'>.vmd"});
  emit window->commands().recent->aboutToShow();
  EXPECT_GT(window->issuesPanel().rows().listed().size(), 0U);  // created, though hidden
  emit window->bonePointer().hovered(window->selection().actor(), 1, QPoint(20, 20));
  EXPECT_TRUE(waitFor([] { return QToolTip::isVisible(); }));
  // THEN all shown texts are plain, short and harmless
  std::vector<Shown> shown = everything();
  shown.push_back({"bone's name", QToolTip::text(), true});
  for (const QString& text : said) shown.push_back({"status bar", text, false});
  expectHarmless(shown);
  // AND the names were found where they are expected
  std::set<std::string> seen;
  for (const Shown& each : shown) {
    if (each.text.contains("EVIL")) seen.insert(each.where);
  }
  for (const char* where : {"app::MainWindow title", "label", "text", "action", "action tip", "status bar",
                            "bone's name", "app::MessageRow tip", "app::ListTree item", "app::ListTree item tip",
                            "app::IssueView item", "app::IssueView item tip"})
    EXPECT_TRUE(seen.contains(where)) << where;
  EXPECT_GT(window->unmatchedPanel().trackCount(), 0U);
  // In a title, [*] is Qt's placeholder for a mark; in an action, & marks its key.
  EXPECT_TRUE(window->windowTitle().contains("[*][*]")) << window->windowTitle().toStdString();
  for (const QAction* action : window->commands().recent->actions()) {
    if (!action->text().contains("EVIL")) continue;
    EXPECT_FALSE(QString(action->text()).remove("&&").contains(u'&')) << action->text().toStdString();
    EXPECT_LT(action->text().size(), 150);
  }
}

TEST_F(Hostile, QuestionsNameFilesPlainly) {
  open({model});
  const auto old = file("") / "EVIL<b>&lt;%1%2.png";
  ASSERT_TRUE(QImage(4, 4, QImage::Format_RGB32).save(app::shownPath(old)));
  auto& film = window->filmDialog();
  film.show();
  film.kind->setCurrentIndex(static_cast<int>(app::FilmDialog::Kind::Still));
  film.file->setText(app::shownPath(old));
  // WHEN a picture would replace it THEN the question is plain text, and No leaves it
  QString question;
  Qt::TextFormat format = Qt::AutoText;
  QTimer asked;
  QObject::connect(&asked, &QTimer::timeout, window.get(), [&] {
    auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    if (box == nullptr) return;
    question = box->text();
    format = box->textFormat();
    box->reject();
  });
  asked.start(10);
  const auto size = fs::file_size(old);
  support::click(film.startButton);
  EXPECT_TRUE(question.contains("EVIL<b>&lt;%1%2.png")) << question.toStdString();
  EXPECT_EQ(format, Qt::PlainText);
  EXPECT_EQ(fs::file_size(old), size);
  // AND so is the message when it is done
  asked.stop();
  film.setAsking(false);
  film.width->setValue(16);
  film.height->setValue(16);
  support::click(film.startButton);
  EXPECT_EQ(film.message->text(), "EVIL<b>&lt;%1%2.png exported");
  EXPECT_EQ(film.message->textFormat(), Qt::PlainText);
}

TEST_F(Hostile, ManyChainsAreListedUpToABound) {
  pmx::Model many = support::legModel();
  const pmx::Bone target = many.bones[4];
  many.bones.resize(10000, target);
  ASSERT_TRUE(pmx::writePmxFile(many, model));
  open({model, dance});
  const auto* rows = window->ikPanel().chains();
  ASSERT_EQ(rows->topLevelItemCount(), 2001);
  EXPECT_EQ(rows->topLevelItem(2000)->text(0), "… and 7995 more");
  window->ikPanel().chains()->topLevelItem(1999)->setCheckState(0, Qt::Unchecked);
  EXPECT_EQ(window->actor()->switches().chains[1999], app::IkMode::Off);
  document().setIkMode(window->selection().actor(), app::IkMode::Off);
  settle();
  EXPECT_EQ(rows->topLevelItem(2000)->checkState(0), Qt::Unchecked);
  EXPECT_EQ(rows->topLevelItem(2000)->text(2), "");
}

TEST_F(Hostile, LongListsAreFilledInPassing) {
  // GIVEN a model without its textures and a motion of 3,000 bones that it doesn't have
  pmx::Model many = support::legModel();
  for (int i = 0; i < 3000; ++i) many.textures.emplace_back(std::to_string(i) + std::string(500, 'x') + ".png");
  pmx::Material empty = many.materials[0];
  empty.indexCount = 0;
  for (int i = 0; i < 64; ++i) {
    empty.texture = i;
    many.materials.push_back(empty);
  }
  vmd::Motion motion = support::legDance();
  for (int i = 0; i < 3000; ++i) {
    vmd::BoneKey key = motion.boneKeys[3];  // it moves: a bone at rest needs no match
    key.name = vmd::makeName<15>(std::to_string(i));
    motion.boneKeys.push_back(key);
  }
  ASSERT_TRUE(pmx::writePmxFile(many, model));
  ASSERT_TRUE(vmd::writeVmdFile(motion, dance));
  open({model, dance});
  EXPECT_GE(window->unmatchedPanel().trackCount(), 3000U);
  EXPECT_LE(window->unmatchedPanel().tracks()->topLevelItemCount(), 2000);
  EXPECT_EQ(window->issuesPanel().issueCount(), 21U) << "20 textures, and a line that counts the others (limits.md)";
}

}  // namespace
