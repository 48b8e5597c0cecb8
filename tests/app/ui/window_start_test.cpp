// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The start page in the real window, by mouse and keyboard: recent files with pictures, and how to
// begin.

#include <algorithm>
#include <fstream>
#include <future>

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalSpy>
#include <QToolButton>
#include <QtTest>

#include "app/opening/file_presence.h"
#include "app/stage/stage.h"
#include "app/ui/recent_list.h"
#include "app/ui/recent_pictures.h"
#include "app/ui/start_page.h"
#include "app/widgets/message_bar.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/ui/stored_values.h"
#include "tests/app/ui/window_start.h"

namespace {

namespace fs = std::filesystem;
using app::RecentKind;
using support::waitFor;
using support::WindowStart;

TEST_F(WindowStart, OffersToBegin) {
  // GIVEN a first start THEN there are ways to begin, and no empty lists
  for (const QPushButton* button : {page().open, page().openFolder, page().demo}) EXPECT_TRUE(button->isVisible());
  for (const RecentKind kind : app::kRecentKinds) EXPECT_FALSE(list(kind).isVisible());
  // WHEN the first button, which has the keyboard, is pressed by Enter THEN it opens the dialog for
  // files
  ASSERT_TRUE(reachedFocus(*page().open));
  window->setFileChooser([&] { return std::vector{model, dance}; });
  waitLoaded([&] { key(Qt::Key_Return); });
  ASSERT_NE(window->model(), nullptr);
  EXPECT_EQ(window->motions().size(), 1U);
  // WHEN the show is closed THEN the page is there again, with the keyboard on the last opened file
  close();
  EXPECT_TRUE(reachedFocus(list(RecentKind::Model)));
  // WHEN the folder's button is reached by Shift+Tab and pressed by Space THEN it opens the dialog
  // for a folder
  for (int i = 0; i < 3 && QApplication::focusWidget() != page().openFolder; ++i)
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Backtab, Qt::ShiftModifier);
  ASSERT_TRUE(reachedFocus(*page().openFolder));
  fs::create_directories(file("f"));
  fs::copy_file(model, file("f") / "in.pmx");
  window->setFolderChooser([&] { return file("f"); });
  waitLoaded([&] { key(Qt::Key_Space); });
  ASSERT_NE(window->model(), nullptr);
  EXPECT_EQ(window->model()->path, file("f") / "in.pmx");
}

TEST_F(WindowStart, WhatWasShownIsOfferedWithItsPicture) {
  // GIVEN a model and its dance that were shown for a moment
  open({model, dance});
  const auto* store = window->findChild<app::RecentPictures*>();
  ASSERT_TRUE(waitFor([&] { return fs::exists(store->pictureOf(name(model))); }));
  // WHEN the show is closed THEN both are offered, separately, with a picture of it
  close();
  ASSERT_EQ(list(RecentKind::Model).count(), 1);
  ASSERT_EQ(list(RecentKind::Motion).count(), 1);
  EXPECT_FALSE(list(RecentKind::Show).isVisible());
  EXPECT_EQ(list(RecentKind::Model).item(0)->text(), "モデル.pmx");
  EXPECT_TRUE(waitFor([&] { return redPixels(list(RecentKind::Model)) > 3; }));
  EXPECT_TRUE(waitFor([&] { return redPixels(list(RecentKind::Motion)) > 3; }));
  // WHEN Right goes to the motions and Enter opens the dance THEN it says that it needs a model
  ASSERT_TRUE(reachedFocus(list(RecentKind::Model)));
  EXPECT_TRUE(waitFor([&] { return standsOut(list(RecentKind::Model)); }));
  EXPECT_FALSE(standsOut(list(RecentKind::Motion)));
  key(Qt::Key_Right);
  ASSERT_TRUE(reachedFocus(list(RecentKind::Motion)));
  waitLoaded([&] { key(Qt::Key_Return); });
  EXPECT_TRUE(window->message().contains("There is no model for")) << window->message().toStdString();
  // with a button that opens one
  const auto opens = [](const QToolButton* button) {
    return button->isVisible() && button->defaultAction() != nullptr && button->defaultAction()->objectName() == "open";
  };
  EXPECT_TRUE(std::ranges::any_of(window->findChild<app::MessageBar*>()->findChildren<QToolButton*>(), opens));
  // WHEN the model is clicked on THEN it is there
  close();
  waitLoaded([&] { click(list(RecentKind::Model), 0); });
  ASSERT_NE(window->model(), nullptr);
  EXPECT_EQ(window->model()->path, model);
}

TEST_F(WindowStart, AShowIsOpenedByEnter) {
  open({model});
  const fs::path show = file("show.odori");
  ASSERT_TRUE(window->saveShow(show));
  begin({}, {}, {name(show)});
  list(RecentKind::Show).setFocus(Qt::TabFocusReason);
  ASSERT_TRUE(reachedFocus(list(RecentKind::Show)));
  waitLoaded([&] { key(Qt::Key_Return); });
  ASSERT_NE(window->model(), nullptr);
  EXPECT_TRUE(window->windowTitle().startsWith("show")) << window->windowTitle().toStdString();
}

TEST_F(WindowStart, ThePictureIsThatOfTheMomentBeforeItWasLeft) {
  // GIVEN a model that was shown WHEN it is closed at once THEN it has a picture all the same
  open({model});
  close();
  EXPECT_TRUE(waitFor([&] { return redPixels(list(RecentKind::Model)) > 3; }));
  // AND a show has its own picture
  begin({});
  open({model, dance});
  ASSERT_TRUE(window->saveShow(file("tonight.odori")));
  const auto* store = window->findChild<app::RecentPictures*>();
  close();
  ASSERT_EQ(list(RecentKind::Show).count(), 1);
  EXPECT_TRUE(waitFor([&] { return redPixels(list(RecentKind::Show)) > 3; }));
  EXPECT_TRUE(fs::exists(store->pictureOf(name(file("tonight.odori")))));
}

TEST_F(WindowStart, ThePictureOfAModelShowsItAlone) {
  // GIVEN a model with a red square, and one without, which are shown together in front of a
  // backdrop
  pmx::Model other = support::legModel();
  for (pmx::Material& material : other.materials) material.diffuse = {0.0F, 0.0F, 1.0F, 1.0F};
  ASSERT_TRUE(pmx::writePmxFile(other, file("blue.pmx")));
  open({model});
  waitLoaded([&] { window->openFiles({file("blue.pmx")}, true); });
  window->document().setBackground(QColor(0, 255, 0));
  const auto* store = window->findChild<app::RecentPictures*>();
  const auto picture = [&](const fs::path& of) {
    return QImage(QString::fromStdString(store->pictureOf(name(of)).string()));
  };
  ASSERT_TRUE(waitFor([&] { return fs::exists(store->pictureOf(name(file("blue.pmx")))); }));
  ASSERT_TRUE(waitFor([&] { return fs::exists(store->pictureOf(name(model))); }));
  const auto count = [](const QImage& of, const auto& is) {
    int pixels = 0;
    for (int y = 0; y < of.height(); ++y)
      for (int x = 0; x < of.width(); ++x) pixels += is(of.pixelColor(x, y)) ? 1 : 0;
    return pixels;
  };
  const auto red = [](const QColor& c) { return c.red() > 60 && c.green() < 40 && c.blue() < 40; };
  const auto blue = [](const QColor& c) { return c.blue() > 60 && c.green() < 40 && c.red() < 40; };
  const auto green = [](const QColor& c) { return c.green() > 150 && c.red() < 40 && c.blue() < 40; };
  EXPECT_GT(count(picture(model), red), 20);
  EXPECT_EQ(count(picture(model), blue), 0);
  EXPECT_GT(count(picture(file("blue.pmx")), blue), 20);
  EXPECT_EQ(count(picture(file("blue.pmx")), red), 0);
  for (const fs::path& of : {model, file("blue.pmx")}) {
    EXPECT_EQ(count(picture(of), green), 0) << "without the background of the show";
    EXPECT_EQ(picture(of).pixelColor(2, 2), QColor(Qt::white));
  }
}

TEST_F(WindowStart, TheDemoIsNoneOfIt) {
  waitLoaded([&] { QTest::mouseClick(page().demo, Qt::LeftButton); });
  ASSERT_NE(window->model(), nullptr);
  close();
  for (const RecentKind kind : app::kRecentKinds) EXPECT_EQ(list(kind).count(), 0);
  window->close();
  window.reset();  // pictures are written by now
  EXPECT_EQ(pictureCount(), 0);
}

TEST_F(WindowStart, WithoutSettingsNothingIsKept) {
  app::WindowOptions options;
  options.useSettings = false;
  window = std::make_unique<app::MainWindow>(options);
  window->show();
  open({model});
  close();
  EXPECT_EQ(list(RecentKind::Model).count(), 1) << "until the window goes";
  window.reset();
  EXPECT_EQ(pictureCount(), 0);
}

TEST_F(WindowStart, TheMenuHasThemApartAndClearsAll) {
  open({model, dance});
  close();
  ASSERT_TRUE(waitFor([&] { return pictureCount() == 2; }));
  QMenu* menu = window->commands().recent;
  emit menu->aboutToShow();
  QStringList sections, files;
  QAction* clear = nullptr;
  for (QAction* action : menu->actions()) {
    if (action->text() == "Clear") clear = action;
    if (action->isSeparator())
      sections << action->text();
    else
      files << action->text().section(u'/', -1);
  }
  EXPECT_EQ(sections, (QStringList{"Models", "Motions and songs", ""}));
  EXPECT_EQ(files, (QStringList{"モデル.pmx", "ダンス.vmd", "Clear"}));
  // WHEN they are cleared THEN the page has none, and their pictures are gone
  ASSERT_NE(clear, nullptr);
  clear->trigger();
  for (const RecentKind kind : app::kRecentKinds) EXPECT_FALSE(list(kind).isVisible());
  EXPECT_TRUE(waitFor([&] { return pictureCount() == 0; }));
  EXPECT_TRUE(reachedFocus(*page().open));
}

TEST_F(WindowStart, WhatIsGoneSaysSoAndCanBeRemoved) {
  const fs::path gone = file("gone.pmx");
  begin({name(gone), name(model)});
  app::RecentList& models = list(RecentKind::Model);
  ASSERT_EQ(models.count(), 2);
  const auto told = [&](int row) { return models.item(row)->data(Qt::AccessibleTextRole).toString(); };
  EXPECT_TRUE(waitFor([&] { return told(0).contains("can't be found"); })) << told(0).toStdString();
  EXPECT_FALSE(told(1).contains("can't be found"));
  // WHEN it is opened all the same THEN the message says why not
  waitLoaded([&] { click(models, 0); });
  EXPECT_TRUE(window->message().contains("gone.pmx"));
  // WHEN Delete is pressed THEN it is off the list for good
  ASSERT_TRUE(waitFor([&] { return models.isVisible(); }));
  models.setFocus();
  models.setCurrentRow(0);
  key(Qt::Key_Delete);
  ASSERT_EQ(models.count(), 1);
  EXPECT_EQ(models.fileOf(0), name(model));
  const auto stored = [&] { return support::storedValues(settings).value("recent/models").toStringList(); };
  EXPECT_TRUE(waitFor([&] { return stored() == QStringList{name(model)}; }));
}

TEST_F(WindowStart, AllOfItIsReachedInASmallWindow) {
  QStringList models, motions;
  for (int i = 0; i < 10; ++i) {
    models << QString("/nowhere/%1/%2.pmx").arg(QString(300, u'x')).arg(i);
    motions << QString("/nowhere/%1.vmd").arg(i);
  }
  begin(models, motions, {"/nowhere/tonight.odori"});
  window->resize(640, 480);
  ASSERT_TRUE(waitFor([&] { return window->height() <= 480; }));
  const auto whole = [&](const QWidget& part) {
    return part.mapTo(page().widget(), part.rect().topLeft()).x() >= 0 &&
           part.mapTo(page().widget(), part.rect().bottomRight()).x() < page().viewport()->width();
  };
  ASSERT_TRUE(waitFor([&] { return page().widget()->width() <= page().viewport()->width(); }))
      << page().widget()->width() << " of " << page().viewport()->width();
  for (const QPushButton* button : {page().open, page().openFolder, page().demo}) EXPECT_TRUE(whole(*button));
  for (const RecentKind kind : app::kRecentKinds) EXPECT_TRUE(whole(list(kind)));
  // WHEN the keyboard goes to the last row of the last list THEN that is scrolled into view
  app::RecentList& last = list(RecentKind::Motion);
  last.setFocus();
  key(Qt::Key_End);
  ASSERT_EQ(last.currentRow(), 9);
  const auto seen = [&] {
    return last.viewport()->visibleRegion().contains(last.visualItemRect(last.currentItem()).center());
  };
  EXPECT_TRUE(waitFor(seen));
  key(Qt::Key_Home);
  EXPECT_TRUE(waitFor(seen));
}

TEST_F(WindowStart, NamesAreShownPlainly) {
  begin({"/tmp/<img src='EVIL'>/\x1b[31m<b>EVIL\n.pmx"});
  const QListWidgetItem* row = list(RecentKind::Model).item(0);
  for (const int role : {int(Qt::DisplayRole), int(Qt::AccessibleTextRole), int(Qt::ToolTipRole)}) {
    const QString text = row->data(role).toString();
    EXPECT_TRUE(text.contains("EVIL"));
    EXPECT_FALSE(text.contains(u'\x1b') || text.contains(u'\n')) << text.toStdString();
  }
  EXPECT_FALSE(row->toolTip().contains("<img")) << row->toolTip().toStdString();
}

TEST(FilePresence, NobodyWaitsForAPathThatDoesNotAnswer) {
  // GIVEN a path that doesn't answer, and one after it
  auto gate = std::make_shared<std::promise<void>>();
  const std::shared_future<void> opened = gate->get_future().share();
  auto asked = std::make_shared<std::atomic<int>>(0), done = std::make_shared<std::atomic<int>>(0);
  const auto look = [opened, asked, done](const QString& file) {
    ++*asked;
    if (file == "/slow") opened.wait();
    ++*done;
    return file == "/there";
  };
  auto presence = std::make_unique<app::FilePresence>(look);
  QSignalSpy told(presence.get(), &app::FilePresence::told);
  presence->look({"/there", "/gone"});
  ASSERT_TRUE(waitFor([&] { return told.size() == 2; }));
  EXPECT_EQ(told[0][1].toBool(), true);
  EXPECT_EQ(told[1][1].toBool(), false);
  // WHEN the requester is destroyed THEN nothing waits, and nothing is reported any more
  presence->look({"/slow", "/there"});
  ASSERT_TRUE(waitFor([&] { return *asked == 3; }));
  presence.reset();
  gate->set_value();
  // Waits until the finder releases the request at the end of its thread: this test and its `look`
  // hold the last references.
  EXPECT_TRUE(waitFor([&] { return asked.use_count() == 2; }));
  EXPECT_EQ(*done, 3) << "and what waited behind it isn't looked at";
}

}  // namespace
