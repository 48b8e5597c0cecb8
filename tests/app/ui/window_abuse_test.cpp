// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// A user may do these things by mistake or by patience: nonsense in fields, keys held down, windows
// of a pixel and of a wall's size, files that vanish while they are shown, films over their own
// model.

#include <csignal>
#include <fstream>
#include <iterator>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QDragEnterEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>
#include <QUrl>
#include <QWheelEvent>
#include <QtTest>

#include "app/dialogs/film_dialog.h"
#include "app/panels/picture_panel.h"
#include "app/playback/transport_bar.h"
#include "app/scene/scene_view.h"
#include "app/stage/camera_tool.h"
#include "app/stage/stage.h"
#include "app/widgets/text.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/gui_window.h"

namespace {

namespace fs = std::filesystem;
using app::FilmDialog;
using support::waitFor;

class Abuse : public support::WindowTest {
 protected:
  static std::string bytes(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  void save(const fs::path& path, const QColor& colour) {
    QImage image(8, 8, QImage::Format_RGB32);
    image.fill(colour);
    ASSERT_TRUE(image.save(app::shownPath(path)));
  }
  /// Returns the dialog, set to a small film of frames 0 to 2.
  FilmDialog& dialog(FilmDialog::Kind kind, const fs::path& output) {
    FilmDialog& film = window->filmDialog();
    film.show();
    film.setAsking(false);
    film.kind->setCurrentIndex(static_cast<int>(kind));
    film.file->setText(app::shownPath(output));
    film.width->setValue(32);
    film.height->setValue(32);
    film.first->setValue(0);
    film.last->setValue(2);
    return film;
  }
};

TEST_F(Abuse, FieldsTakeNoNonsense) {
  open({model, dance});
  const QStringList nonsense{"1e12", "nan",    "-inf", "-5", "99999999999999999999", QString(600000, u'9'),
                             "0x10", "\x1b[A", "💃",    ""};
  auto& film = window->filmDialog();
  film.show();
  const auto fields = window->findChildren<QAbstractSpinBox*>();
  ASSERT_GT(fields.size(), 8);
  for (QAbstractSpinBox* field : fields) {
    for (const QString& text : nonsense) {
      // WHEN it is pasted and Return pressed
      field->selectAll();
      QApplication::clipboard()->setText(text);
      auto* line = field->findChild<QLineEdit*>();
      line->paste();
      QTest::keyClick(line, Qt::Key_Tab);
      // THEN there is a number within the field's range
      if (const auto* whole = qobject_cast<QSpinBox*>(field)) {
        EXPECT_GE(whole->value(), whole->minimum());
        EXPECT_LE(whole->value(), whole->maximum());
      } else if (const auto* number = qobject_cast<QDoubleSpinBox*>(field)) {
        EXPECT_GE(number->value(), number->minimum());
        EXPECT_LE(number->value(), number->maximum());
      }
    }
  }
  settle();
  EXPECT_LE(window->clock().frame(), 300.0);
  EXPECT_LE(window->clock().speed(), 10.0);
  film.file->setText(QString(600000, u'x') + ".mp4");
  film.startButton->click();
  EXPECT_FALSE(film.running());
  EXPECT_LT(film.message->text().size(), 1000);
  EXPECT_FALSE(film.message->text().isEmpty());
}

TEST_F(Abuse, KeysAndWheelsHeldDown) {
  open({model, dance});
  auto& actions = window->commands();
  for (QAction* action : {actions[app::ActionId::Faster], actions[app::ActionId::Slower],
                          actions[app::ActionId::StepForward], actions[app::ActionId::StepBack]}) {
    for (int i = 0; i < 1000; ++i) action->trigger();
    EXPECT_GE(window->clock().speed(), 0.1);
    EXPECT_LE(window->clock().speed(), 10.0);
  }
  actions[app::ActionId::NormalSpeed]->trigger();
  EXPECT_EQ(window->clock().speed(), 1.0);
  EXPECT_EQ(window->clock().frame(), 0.0);
  const QPointF centre(view().width() / 2.0, view().height() / 2.0);
  for (const int angle : {1 << 24, -(1 << 24), 120, -120}) {
    for (int i = 0; i < 10000; ++i) {
      QWheelEvent wheel(centre, view().mapToGlobal(centre), {}, {0, angle}, Qt::NoButton,
                        i % 2 == 0 ? Qt::NoModifier : Qt::ShiftModifier, Qt::NoScrollPhase, false);
      QCoreApplication::sendEvent(&view(), &wheel);
    }
    settle();
    EXPECT_GE(std::abs(cameraTool().camera().distance), 0.4F);
    EXPECT_LE(std::abs(cameraTool().camera().distance), 10001.0F);
  }
  press(Qt::Key_0, Qt::KeypadModifier);
  EXPECT_TRUE(redAt(kFootAtRest));
}

TEST_F(Abuse, AnySizeOfTheWindow) {
  open({model, dance});
  for (const QSize size : {QSize(1, 1), QSize(16000, 16000), QSize(16000, 1), QSize(1, 16000), QSize(900, 600)}) {
    window->resize(size);
    settle();
    EXPECT_FALSE(view().scene()->size().isEmpty());
  }
  ASSERT_TRUE(waitFor([&] { return window->size() == QSize(900, 600); }));
  EXPECT_TRUE(redAt(kFootAtRest));
}

TEST_F(Abuse, SwitchesWhileLoading) {
  // GIVEN a model that takes a while
  pmx::Model heavy = support::legModel();
  heavy.vertices.resize(400000, heavy.vertices.front());
  ASSERT_TRUE(pmx::writePmxFile(heavy, model));
  window->openFiles({model, dance});
  // WHEN every switch is changed meanwhile THEN it is shown all the same
  for (int round = 0; round < 4; ++round) {
    for (QAction* action : window->actions()) {
      if (action->isCheckable() && action != window->commands()[app::ActionId::FullScreen]) action->trigger();
    }
    QCoreApplication::processEvents();
  }
  // Several views were chosen last.
  window->commands().sideBySide->actions().front()->trigger();
  ASSERT_TRUE(waitFor([&] { return !window->isLoading(); }));
  EXPECT_TRUE(redAt(kFootAtRest));
}

TEST_F(Abuse, OnlyFilesAreDropped) {
  auto* stage = window->findChild<app::Stage*>();
  QMimeData text, web, nothing;
  text.setText("file:///tmp/model.pmx");
  web.setUrls({QUrl("http://example.org/model.pmx"), QUrl("data:,x"), QUrl("javascript:alert(1)"), QUrl("file://")});
  for (const QMimeData* data : {&text, &web, &nothing}) {
    QDragEnterEvent enter({50, 50}, Qt::CopyAction, data, Qt::LeftButton, Qt::NoModifier);
    enter.ignore();
    QCoreApplication::sendEvent(stage, &enter);
    EXPECT_FALSE(enter.isAccepted());
    QDropEvent dropped(QPointF(50, 50), Qt::CopyAction, data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(stage, &dropped);
    EXPECT_FALSE(window->isLoading());
  }
}

TEST_F(Abuse, NoFilmOverWhatItIsMadeOf) {
  // GIVEN a model with a texture, a motion and a backdrop, under other names, too
  pmx::Model textured = support::legModel();
  textured.textures.emplace_back("tex_00001.png");
  textured.materials[0].texture = 0;
  ASSERT_TRUE(pmx::writePmxFile(textured, model));
  const auto texture = file("tex_00001.png"), behind = file("behind.png");
  save(texture, Qt::red);
  save(behind, Qt::blue);
  fs::create_symlink(model, file("link.mp4"));
  fs::create_hard_link(dance, file("hard.gif"));
  fs::create_symlink(behind, file("link.png"));
  std::ofstream(file("sound.mp4")) << "sound";
  open({model, dance});
  emit window->picturePanel().backdropChosen(app::shownPath(behind));
  ASSERT_TRUE(waitFor([&] { return !playback().filmScene().backdropFile.empty(); }));
  using Kind = FilmDialog::Kind;
  const std::pair<Kind, fs::path> outputs[] = {{Kind::Still, texture},          {Kind::Still, behind},
                                               {Kind::Still, file("link.png")}, {Kind::Pictures, file("tex_%05d.png")},
                                               {Kind::Mp4, file("link.mp4")},   {Kind::Gif, file("hard.gif")},
                                               {Kind::Mp4, file("sound.mp4")}};
  for (const auto& [kind, output] : outputs) {
    SCOPED_TRACE(output);
    const auto before = bytes(model) + bytes(dance) + bytes(texture) + bytes(behind) + bytes(file("sound.mp4"));
    // WHEN a film is to be made over one of them
    auto& film = dialog(kind, output);
    film.audio->setText(kind == Kind::Mp4 ? app::shownPath(file("sound.mp4")) : QString());
    film.startButton->click();
    // THEN the dialog says why not, and no file is changed
    EXPECT_FALSE(film.running());
    EXPECT_TRUE(film.message->text().contains("to be read")) << film.message->text().toStdString();
    EXPECT_EQ(bytes(model) + bytes(dance) + bytes(texture) + bytes(behind) + bytes(file("sound.mp4")), before);
  }
  // AND pictures of other numbers are made beside the texture
  auto& film = dialog(Kind::Pictures, file("tex_%05d.png"));
  film.last->setValue(3);
  film.first->setValue(2);
  film.startButton->click();
  ASSERT_TRUE(waitFor([&] { return !film.running(); }));
  EXPECT_TRUE(fs::exists(file("tex_00003.png"))) << film.message->text().toStdString();
}

TEST_F(Abuse, FilesThatGoWhileTheyAreShown) {
  open({model, dance});
  // WHEN the model is cut and the dance deleted THEN both are still shown, and filmed
  fs::resize_file(model, 10);
  fs::remove(dance);
  pauseAt(10);
  EXPECT_TRUE(redAt(kFootLifted));
  auto& film = dialog(FilmDialog::Kind::Still, file("still.png"));
  film.startButton->click();
  EXPECT_TRUE(fs::exists(file("still.png"))) << film.message->text().toStdString();
  // AND where nothing can be written, the dialog says so
  for (const fs::path& nowhere : {file("gone") / "still.png", fs::path("/proc/still.png")}) {
    film.file->setText(app::shownPath(nowhere));
    film.startButton->click();
    EXPECT_TRUE(film.message->text().contains(app::shownName(nowhere))) << film.message->text().toStdString();
    EXPECT_FALSE(film.message->text().contains("exported")) << film.message->text().toStdString();
  }
}

TEST_F(Abuse, DialogsAreClosedWhileAFilmIsMade) {
  open({model, dance});
  auto& film = dialog(FilmDialog::Kind::Gif, file("a.gif"));
  film.last->setValue(20);
  film.startButton->click();
  ASSERT_TRUE(film.running());
  film.close();
  window->closeAll();
  window->openFiles({model});
  ASSERT_TRUE(waitFor([&] { return !film.running() && !window->isLoading(); }, 60.0));
  EXPECT_TRUE(film.message->text().contains("exported")) << film.message->text().toStdString();
  EXPECT_GT(fs::file_size(file("a.gif")), 100U);
}

TEST_F(Abuse, ASignalWhileAFilmIsMadeLeavesItWhole) {
  for (const int number : {SIGTERM, SIGINT, SIGHUP}) {
    struct sigaction present {};
    if (sigaction(number, nullptr, &present) == 0 && present.sa_handler == SIG_IGN)
      continue;  // nohup set it: it stays so
    app::MainWindow second({.files = {model, dance}, .useSettings = false, .demoFolder = {}, .rescueFolder = {}});
    second.show();
    ASSERT_TRUE(waitFor([&] { return second.model() != nullptr && !second.isLoading(); }));
    auto& film = second.filmDialog();
    film.setAsking(false);
    film.kind->setCurrentIndex(static_cast<int>(FilmDialog::Kind::Gif));
    film.file->setText(app::shownPath(file("signal.gif")));
    film.width->setValue(32);
    film.height->setValue(32);
    film.startButton->click();
    ASSERT_TRUE(waitFor([&] { return film.progress->value() > 2; }));
    // WHEN a signal comes THEN the film ends, whole, and the window closes
    std::raise(number);
    ASSERT_TRUE(waitFor([&] { return !second.isVisible(); }));
    EXPECT_FALSE(film.running());
    EXPECT_TRUE(film.message->text().startsWith("Stopped: ")) << film.message->text().toStdString();
    const std::string made = bytes(file("signal.gif"));
    ASSERT_GT(made.size(), 100U);
    EXPECT_EQ(made.front(), 'G');
    EXPECT_EQ(made.back(), ';');  // a GIF's trailer
  }
}

}  // namespace
