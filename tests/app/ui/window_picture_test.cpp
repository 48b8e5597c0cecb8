// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Pictures of the view are saved, saved under a name, copied; as on the screen, or without the
// background.

#include <fstream>

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QStatusBar>
#include <QToolButton>
#include <QtTest>

#include "app/playback/view_pictures.h"
#include "pmx/base/file.h"
#include "tests/support/gui_window.h"

namespace {

using support::differingPixels;

class WindowPicture : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    pictures = file("写真/new");
    window->pictures().setFolder(pictures);
  }
  [[nodiscard]] static QImage read(const std::filesystem::path& path) {
    return QImage(QString::fromStdString(path.string()));
  }
  [[nodiscard]] QToolButton* folderButton() const {
    return window->statusBar()->findChild<QToolButton*>(QStringLiteral("openPictures"));
  }
  std::filesystem::path pictures;
};

TEST_F(WindowPicture, AKeySavesWhatIsSeenAndReplacesNothing) {
  // GIVEN an empty show THEN there is nothing to save
  press(Qt::Key_S);
  EXPECT_FALSE(std::filesystem::exists(pictures));
  open({model, dance});
  pauseAt(10.5);
  const QImage seen = picture();
  press(Qt::Key_S);
  const auto first = pictures / "odori-踊り子-10.png";
  ASSERT_TRUE(std::filesystem::exists(first));
  const QImage saved = read(first);
  EXPECT_EQ(saved.size(), seen.size());
  EXPECT_EQ(differingPixels(saved, seen), 0);
  EXPECT_FALSE(saved.hasAlphaChannel());
  EXPECT_TRUE(window->statusBar()->currentMessage().contains("odori-踊り子-10.png"));
  // WHEN it is pressed again THEN both are there, with the bones that are shown now
  press(Qt::Key_B);
  const QImage seenLater = picture();
  press(Qt::Key_S);
  EXPECT_EQ(read(first), saved);
  const QImage bones = read(pictures / "odori-踊り子-10-2.png");
  EXPECT_EQ(differingPixels(bones, seenLater), 0);
  // AND they have one size, with nothing else between them
  EXPECT_EQ(bones.size(), saved.size());
  EXPECT_GT(differingPixels(bones, saved), 0);
  EXPECT_LT(differingPixels(bones, saved), saved.width() * saved.height() / 10);
  // AND the folder is a click away, and in the menu
  EXPECT_TRUE(folderButton()->isVisible());
  EXPECT_EQ(folderButton()->defaultAction(), window->commands()[app::ActionId::OpenPictures]);
  EXPECT_TRUE(window->commands()[app::ActionId::OpenPictures]->isEnabled());
  EXPECT_EQ(window->pictures().savedIn(), pictures);
}

TEST_F(WindowPicture, TheViewStaysAsLargeAsItIs) {
  open({model});
  EXPECT_FALSE(window->commands()[app::ActionId::OpenPictures]->isEnabled());
  const QSize before = view().size();
  const int bar = window->statusBar()->height();
  for (int i = 0; i < 3; ++i) {
    press(Qt::Key_S);
    settle();
    QCoreApplication::processEvents();
    EXPECT_EQ(view().size(), before);
    EXPECT_EQ(window->statusBar()->height(), bar);
  }
  // AND the message goes, its button with it
  window->statusBar()->clearMessage();
  EXPECT_FALSE(folderButton()->isVisible());
  EXPECT_TRUE(window->commands()[app::ActionId::OpenPictures]->isEnabled());
}

TEST_F(WindowPicture, WhereNothingCanBeSavedItIsSaid) {
  open({model});
  std::ofstream(file("taken")) << "a file";
  window->pictures().setFolder(file("taken"));
  press(Qt::Key_S);
  EXPECT_TRUE(window->message().contains("can't be written: Not a directory")) << window->message().toStdString();
}

TEST_F(WindowPicture, TheKindIsTheNames) {
  open({model});
  const QImage seen = picture();
  for (const char* name : {"a.png", "b.jpg", "c.webp"}) {
    ASSERT_TRUE(window->savePicture(file(name))) << name;
    const auto bytes = base::readFile(file(name));
    ASSERT_TRUE(bytes);
    const std::string start(reinterpret_cast<const char*>(bytes->data()), 12);
    EXPECT_EQ(start.substr(0, 3) == "\xFF\xD8\xFF", std::string(name) == "b.jpg");
    EXPECT_EQ(start.substr(8, 4) == "WEBP", std::string(name) == "c.webp");
  }
  EXPECT_EQ(differingPixels(read(file("a.png")), seen), 0);
  // JPEG changes the colours a little.
  EXPECT_LT(differingPixels(read(file("b.jpg")), seen, 24), seen.width() * seen.height() / 100);
  // AND neither another ending nor the model's file is written
  EXPECT_FALSE(window->savePicture(file("d.txt")));
  EXPECT_FALSE(std::filesystem::exists(file("d.txt")));
  std::filesystem::rename(model, file("model.png"));
  open({file("model.png")});
  EXPECT_FALSE(window->savePicture(file("model.png")));
}

TEST_F(WindowPicture, IsCopied) {
  QGuiApplication::clipboard()->clear();
  open({model});
  const QImage seen = picture();
  press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_EQ(differingPixels(QGuiApplication::clipboard()->image(), seen), 0);
}

TEST_F(WindowPicture, MayHaveNoBackground) {
  open({model});
  window->commands()[app::ActionId::TransparentPictures]->setChecked(true);
  const QImage seen = picture();
  ASSERT_TRUE(window->savePicture(file("clear.png")));
  const QImage clear = read(file("clear.png"));
  EXPECT_EQ(clear.size(), seen.size());
  // THEN the foot is as in the view, and nothing is beside it: neither ground nor colour
  const QPoint foot = viewPoint(kFootAtRest) * view().devicePixelRatio();
  EXPECT_EQ(clear.pixelColor(foot), seen.pixelColor(foot));
  EXPECT_EQ(clear.pixelColor(foot).alpha(), 255);
  int marks = 0;
  for (int y = 0; y < clear.height(); ++y)
    for (int x = 0; x < clear.width(); ++x) marks += qAlpha(clear.pixel(x, y)) > 0 ? 1 : 0;
  EXPECT_GT(marks, 100);
  EXPECT_LT(marks, clear.width() * clear.height() / 20);
  // AND the view is as before; a JPEG has all
  EXPECT_EQ(differingPixels(picture(), seen), 0);
  ASSERT_TRUE(window->savePicture(file("all.jpg")));
  EXPECT_LT(differingPixels(read(file("all.jpg")), seen, 24), seen.width() * seen.height() / 100);
}

}  // namespace
