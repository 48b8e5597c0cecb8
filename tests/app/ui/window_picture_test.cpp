// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Pictures of the view are saved, saved under a name, copied; as on the screen, or without the
// background.

#include <cmath>
#include <fstream>

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QStatusBar>
#include <QToolButton>
#include <QtTest>

#include "app/playback/view_pictures.h"
#include "app/scene/shader_source.h"
#include "app/scene/target_probe.h"
#include "app/widgets/message_bar.h"
#include "pmx/base/file.h"
#include "tests/support/gui_window.h"

namespace {

using support::differingPixels;
using support::waitFor;

class WindowPicture : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    pictures = file("写真/new");
    window->pictures().setFolder(pictures);
  }
  void saveAsShown() { window->commands()[app::ActionId::PicturesAsShown]->setChecked(true); }
  [[nodiscard]] static QImage read(const std::filesystem::path& path) {
    return QImage(QString::fromStdString(path.string()));
  }
  [[nodiscard]] QToolButton* folderButton() const {
    return window->statusBar()->findChild<QToolButton*>(QStringLiteral("openPictures"));
  }
  /// Waits until no picture is drawn or written.
  [[nodiscard]] bool made() const {
    return waitFor([this] { return !window->pictures().working(); });
  }
  /// Presses the key that saves a picture, and waits for it.
  void pressSave() {
    press(Qt::Key_S);
    EXPECT_TRUE(made());
  }
  [[nodiscard]] bool saved(const std::filesystem::path& path) const { return window->savePicture(path) && made(); }
  std::filesystem::path pictures;
};

TEST_F(WindowPicture, AKeySavesWhatIsSeenAndReplacesNothing) {
  // GIVEN an empty show THEN there is nothing to save
  pressSave();
  EXPECT_FALSE(std::filesystem::exists(pictures));
  open({model, dance});
  saveAsShown();
  pauseAt(10.5);
  const QImage seen = picture();
  pressSave();
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
  pressSave();
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
    pressSave();
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
  pressSave();
  EXPECT_TRUE(window->message().contains("can't be written: Not a directory")) << window->message().toStdString();
}

TEST_F(WindowPicture, TheTrueReasonIsSaidWhereOpenGlDrawsNone) {
  open({model});
  struct Driver {
    Driver() { app::setMostTargetBytes(1000); }
    ~Driver() { app::setMostTargetBytes(0); }
  };
  const auto saysWhy = [&] {
    return window->message().contains(QStringLiteral("OpenGL makes nothing to draw into here")) &&
           window->message().contains(app::gpuLimits().description.section(QLatin1Char(','), 0, 0));
  };
  {
    // GIVEN a driver without memory for any picture WHEN one is saved or copied
    const Driver driver;
    pressSave();
    EXPECT_TRUE(saysWhy()) << window->message().toStdString();
    EXPECT_FALSE(window->savePicture(file("none.png")));
    EXPECT_TRUE(saysWhy()) << window->message().toStdString();
    window->findChild<app::MessageBar*>()->dismiss();
    press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_TRUE(saysWhy()) << window->message().toStdString();
  }
  // AND without a model the reason is another
  window->closeAll();
  settle();
  EXPECT_FALSE(window->savePicture(file("none.png")));
  EXPECT_TRUE(window->message().contains(QStringLiteral("nothing is shown yet"))) << window->message().toStdString();
}

TEST_F(WindowPicture, TheKindIsTheNames) {
  open({model});
  saveAsShown();
  const QImage seen = picture();
  for (const char* name : {"a.png", "b.jpg", "c.webp"}) {
    ASSERT_TRUE(saved(file(name))) << name;
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
  saveAsShown();
  const QImage seen = picture();
  press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
  ASSERT_TRUE(made());
  EXPECT_EQ(differingPixels(QGuiApplication::clipboard()->image(), seen), 0);
}

TEST_F(WindowPicture, MayHaveNoBackground) {
  open({model});
  saveAsShown();
  window->commands()[app::ActionId::TransparentPictures]->setChecked(true);
  const QImage seen = picture();
  ASSERT_TRUE(saved(file("clear.png")));
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
  ASSERT_TRUE(saved(file("all.jpg")));
  EXPECT_LT(differingPixels(read(file("all.jpg")), seen, 24), seen.width() * seen.height() / 100);
}

/// Returns how many pixels of a picture differ from its background, which is `like` in a picture of
/// an empty place.
int marksOn(const QImage& picture, const QColor& colour) {
  int marks = 0;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x) marks += picture.pixelColor(x, y) != colour ? 1 : 0;
  return marks;
}

TEST_F(WindowPicture, ShowsTheShowAlone) {
  open({model});
  document().setBackground(QColor(250, 240, 230));
  press(Qt::Key_B);  // bones
  const QImage seen = picture();
  ASSERT_TRUE(saved(file("alone.png")));
  const QImage alone = read(file("alone.png"));
  EXPECT_EQ(alone.size(), seen.size());
  EXPECT_FALSE(alone.hasAlphaChannel());
  // THEN there is the foot, and neither grid nor bones: under a hundredth of the picture has a mark
  const QPoint foot = viewPoint({1.0F, 1.3F, 0.0F}) * view().devicePixelRatio();
  EXPECT_GT(alone.pixelColor(foot).red(), 120);
  EXPECT_LT(alone.pixelColor(foot).green(), 90);
  const int marks = marksOn(alone, QColor(250, 240, 230)), shown = marksOn(seen, QColor(250, 240, 230));
  EXPECT_GT(marks, 100);
  EXPECT_LT(marks, alone.width() * alone.height() / 50);
  EXPECT_GT(shown, 3 * marks);
  // AND edges have the values between that four samples give, whatever the view has
  int between = 0;
  for (int x = 0; x < alone.width(); ++x)
    for (int y = 0; y < alone.height(); ++y) {
      const QColor c = alone.pixelColor(x, y);
      between += c.green() > 100 && c.green() < 230 ? 1 : 0;
    }
  EXPECT_GT(between, 10);
  // AND the view is as before
  EXPECT_EQ(differingPixels(picture(), seen), 0);
}

TEST_F(WindowPicture, HasTheSizeThatWasChosen) {
  open({model});
  for (const QSize size : {QSize(1920, 1080), QSize(333, 777)}) {
    window->pictures().setSize(size);
    ASSERT_TRUE(saved(file("sized.png")));
    const QImage sized = read(file("sized.png"));
    EXPECT_EQ(sized.size(), size);
    // The camera's target, MMD's (0, 10, 0), is in the middle; the foot is where MMD's camera has
    // it: 45 units away, 30 degrees high.
    const double unit = size.height() / (2 * 45 * std::tan(15 * M_PI / 180));
    const QPoint foot(static_cast<int>(size.width() / 2.0 + unit), static_cast<int>(size.height() / 2.0 + 9 * unit));
    EXPECT_LT(sized.pixelColor(foot).green(), 90) << size.width();
    EXPECT_GT(sized.pixelColor(foot).red(), 120) << size.width();
  }
  // WHEN it is as the view shows it THEN it has the view's size
  saveAsShown();
  ASSERT_TRUE(saved(file("shown.png")));
  EXPECT_EQ(read(file("shown.png")).size(), view().pixels());
}

TEST_F(WindowPicture, HasNoFringesWithoutABackground) {
  open({model});
  document().setBackground(Qt::black);
  window->commands()[app::ActionId::TransparentPictures]->setChecked(true);
  window->pictures().setSize({1000, 700});
  ASSERT_TRUE(saved(file("clear.png")));
  const QImage clear = read(file("clear.png")).convertToFormat(QImage::Format_ARGB32);
  EXPECT_EQ(clear.size(), QSize(1000, 700));
  // THEN half covered pixels at the red square's edge are as red as the square, not darker
  int edges = 0;
  for (int y = 0; y < clear.height(); ++y)
    for (int x = 0; x < clear.width(); ++x) {
      const QColor c = clear.pixelColor(x, y);
      if (c.alpha() < 40 || c.alpha() > 215) continue;
      ++edges;
      EXPECT_GT(c.red(), 120) << x << ' ' << y << ' ' << c.name(QColor::HexArgb).toStdString();
    }
  EXPECT_GT(edges, 10);
}

TEST_F(WindowPicture, HasTheCameraOfItsOwnFrame) {
  open({model, dance, camera});
  pauseAt(10.0);
  // WHEN the clock goes on and nothing was drawn since THEN the picture has that frame's camera
  window->transport().seek(200.0);
  const QImage before = playback().picture({}).value();
  const QImage transparent = playback().picture({.transparent = true, .asShown = true}).value();
  settle();
  EXPECT_EQ(differingPixels(before, playback().picture({}).value(), 0), 0);
  EXPECT_EQ(differingPixels(transparent, playback().picture({.transparent = true, .asShown = true}).value(), 0), 0);
}

}  // namespace
