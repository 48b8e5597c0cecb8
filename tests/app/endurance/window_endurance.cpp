// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Does the window wear out? (endurance.md)
//   odori_window_endurance MINUTES FILE...   minutes of real time in the window, on the present
//                                            display
// The files are opened as by `odori FILE...`. In every round the window is used by hand for a
// while; then all that was switched is put back, the files are opened anew, and the last frame has
// to be the first round's picture. It prints a line for each tenth of the time, and ends with
// status 1 where something grows.

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDockWidget>
#include <QElapsedTimer>
#include <QImage>
#include <QTemporaryDir>
#include <QTimer>
#include <QUndoStack>
#include <QWheelEvent>
#include <QtTest>

#include "app/display/bptc_driver.h"
#include "app/display/runtime_folder.h"
#include "app/playback/playback.h"
#include "app/playback/view_pictures.h"
#include "app/scene/scene_view.h"
#include "app/scene/shader_source.h"
#include "app/stage/camera_tool.h"
#include "app/stage/view_window.h"
#include "app/tree/open_context.h"
#include "app/ui/main_window.h"
#include "tests/app/endurance/gl_objects.h"
#include "tests/app/endurance/use.h"

namespace {

namespace fs = std::filesystem;
using support::Use;

/// Returns the options of a window without settings that reads textures as the program does.
app::WindowOptions options() {
  app::WindowOptions made;
  made.useSettings = false;
  made.context = app::OpenContext(app::decodeBptcByDriver);
  return made;
}

/// This class has a main window and uses it as hands do.
class Hands {
 public:
  explicit Hands(std::vector<fs::path> files) : files_(std::move(files)), window_(options()) {
    window_.resize(960, 600);
    window_.show();
    window_.setAsking(false);
    openAll();
    for (QAction* action : window_.findChildren<QAction*>()) {
      if (action->isCheckable() && !action->text().isEmpty()) switches_.emplace_back(action, action->isChecked());
    }
    for (QDockWidget* dock : window_.findChildren<QDockWidget*>()) docks_.emplace_back(dock, dock->isVisible());
    before_ = window_.saveState();
    // Nobody answers a question that an action raises.
    QObject::connect(&closer_, &QTimer::timeout, [] {
      if (QWidget* modal = QApplication::activeModalWidget()) modal->close();
    });
    closer_.start(200);
  }

  /// Uses the window for some seconds, puts all back, and returns the picture of the last frame.
  QImage round(double seconds) {
    window_.transport().setPlaying(true);
    turn(seconds / 3.0);
    QElapsedTimer timer;
    timer.start();
    while (static_cast<double>(timer.elapsed()) < seconds * 1e3 / 1.5) {
      meddle();
      turn(0.4);
    }
    return putBack();
  }

  /// Returns the picture of the first state at the last frame, without physics, whose hair depends
  /// on when pictures were drawn.
  QImage putBack() {
    window_.closeAll();
    turn(0.1);
    window_.restoreState(before_);
    window_.resize(960, 600);
    window_.commands()[app::ActionId::NormalSpeed]->trigger();
    openAll();
    window_.document().undoStack().clear();  // it holds what was removed
    putSwitchesBack();
    if (window_.commands()[app::ActionId::Physics]->isChecked()) window_.commands()[app::ActionId::Physics]->trigger();
    window_.commands()[app::ActionId::ResetCamera]->trigger();
    window_.transport().setPlaying(false);
    window_.transport().seek(window_.clock().lastFrame());
    settle();
    QImage picture = window_.view().scene()->capture();
    window_.commands()[app::ActionId::Physics]->trigger();
    return picture;
  }

  [[nodiscard]] std::string done() const {
    std::string text;
    for (const auto& [what, times] : done_) text += (text.empty() ? "" : ", ") + std::to_string(times) + " " + what;
    return text;
  }
  [[nodiscard]] quint64 pictures() const { return window_.playback().picturesDrawn(); }

 private:
  static void turn(double seconds) {
    QElapsedTimer timer;
    timer.start();
    while (static_cast<double>(timer.elapsed()) < seconds * 1e3) {
      QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
      QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
      QThread::msleep(1);
    }
  }
  void waitFor(const char* what, const std::function<bool()>& condition) {
    QElapsedTimer timer;
    timer.start();
    while (!condition()) {
      turn(0.01);
      if (timer.elapsed() < 120000) continue;
      std::printf("waited two minutes for %s; done before: %s\n", what, done().c_str());
      std::exit(1);
    }
  }
  void openAll() {
    window_.openFiles(files_);
    waitFor("files to be opened", [&] { return !window_.isLoading() && window_.model() != nullptr; });
    settle();
  }
  void settle() {
    waitFor("screenshots to be saved", [&] { return !window_.pictures().working(); });
    waitFor("the view", [&] { return window_.view().scene() != nullptr && window_.view().isExposed(); });
    for (int i = 0; i < 2; ++i) {
      const quint64 drawn = window_.playback().picturesDrawn();
      window_.view().requestUpdate();
      waitFor("a picture", [&] { return window_.playback().picturesDrawn() > drawn; });
    }
  }

  /// Some switches change others: this repeats until all are as they were.
  void putSwitchesBack() {
    bool all = false;
    for (int tries = 0; tries < 4 && !all; ++tries) {
      all = true;
      for (const auto& [action, checked] : switches_) {
        if (action->isChecked() == checked) continue;
        all = false;
        if (action->isEnabled()) action->trigger();
      }
    }
    for (const auto& [action, checked] : switches_) {
      if (action->isChecked() == checked) continue;
      std::printf("stays as it is: %s\n", action->text().toStdString().c_str());
      std::exit(1);
    }
  }

  std::size_t any(std::size_t below) { return random_() % below; }

  /// Does one thing as a hand would.
  void meddle() {
    const std::pair<const char*, std::function<void()>> things[] = {
        {"seeks",
         [&] { window_.transport().seek(window_.clock().lastFrame() * static_cast<double>(any(1000)) / 1e3); }},
        {"starts and stops", [&] { window_.transport().setPlaying(!window_.transport().playing()); }},
        {"switches", [&] { throwSwitch(); }},
        {"switches", [&] { throwSwitch(); }},
        {"turns of the camera", [&] { turnCamera(); }},
        {"steps of the wheel", [&] { rollWheel(); }},
        {"reloads", [&] { window_.reload(); }},
        {"files added", [&] { window_.openFiles({files_[any(files_.size())]}, true); }},
        {"openings of all", [&] { window_.openFiles(files_); }},
        {"undone", [&] { window_.commands()[app::ActionId::Undo]->trigger(); }},
        {"done again", [&] { window_.commands()[app::ActionId::Redo]->trigger(); }},
        {"duplicates",
         [&] {
           if (window_.currentShow().order().size() < 4) window_.commands()[app::ActionId::Duplicate]->trigger();
         }},
        {"models taken away", [&] { window_.commands()[app::ActionId::Remove]->trigger(); }},
        {"speeds",
         [&] {
           (any(2) == 0 ? window_.commands()[app::ActionId::Faster] : window_.commands()[app::ActionId::Slower])
               ->trigger();
         }},
        {"sizes", [&] { window_.resize(640 + static_cast<int>(any(500)), 400 + static_cast<int>(any(400))); }},
        {"panels", [&] { docks_[any(docks_.size())].first->setVisible(any(2) == 0); }},
        {"pictures saved", [&] { window_.savePicture(folder_.filePath("p.png").toStdString()); }},
        {"shows saved", [&] { window_.saveShow(folder_.filePath("s.odori").toStdString()); }},
        {"steps", [&] { window_.commands()[app::ActionId::StepForward]->trigger(); }},
        {"languages", [&] { trigger(*window_.commands().languages); }},
    };
    const auto& [what, act] = things[any(std::size(things))];
    act();
    ++done_[what];
  }
  void trigger(const QActionGroup& group) {
    const QList<QAction*> actions = group.actions();
    QAction* action = actions[static_cast<qsizetype>(any(static_cast<std::size_t>(actions.size())))];
    if (action->isEnabled()) action->trigger();
  }
  void throwSwitch() {
    QAction* action = switches_[any(switches_.size())].first;
    if (action->isEnabled() && action != window_.commands()[app::ActionId::FullScreen]) action->trigger();
  }
  void turnCamera() {
    QWindow& view = window_.view();
    const QPoint from(static_cast<int>(any(static_cast<std::size_t>(view.width()) / 2 + 1)), view.height() / 2);
    QTest::mousePress(&view, any(2) == 0 ? Qt::RightButton : Qt::MiddleButton, Qt::NoModifier, from);
    QTest::mouseMove(&view, from + QPoint(40, 10));
    QTest::mouseRelease(&view, Qt::RightButton, Qt::NoModifier, from + QPoint(40, 10));
    QTest::mouseRelease(&view, Qt::MiddleButton, Qt::NoModifier, from + QPoint(40, 10));
  }
  void rollWheel() {
    ViewWindow& view = window_.view();
    const QPointF centre(view.width() / 2.0, view.height() / 2.0);
    QWheelEvent wheel(centre, view.mapToGlobal(centre), {}, {0, any(2) == 0 ? 120 : -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(&view, &wheel);
  }
  using ViewWindow = app::ViewWindow;

  std::vector<fs::path> files_;
  QTemporaryDir folder_;
  app::MainWindow window_;
  std::vector<std::pair<QAction*, bool>> switches_;
  std::vector<std::pair<QDockWidget*, bool>> docks_;
  QByteArray before_;
  QTimer closer_;
  std::mt19937 random_{7};
  std::map<std::string, long> done_;
};

/// Returns whether a picture shows more than a background.
bool showsSomething(const QImage& picture) {
  std::set<QRgb> colours;
  for (int y = 0; y < picture.height(); ++y)
    for (int x = 0; x < picture.width(); ++x) colours.insert(picture.pixel(x, y));
  return colours.size() > 20;
}

long differingPixels(const QImage& a, const QImage& b) {
  if (a.size() != b.size()) return -1;
  long count = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) count += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
  return count;
}

Use leastOf(const Use& a, const Use& b) {
  return {std::min(a.heapBytes, b.heapBytes), std::min(a.residentKb, b.residentKb), std::min(a.handles, b.handles),
          std::min(a.threads, b.threads), std::min(a.objects, b.objects)};
}

int live(double minutes, std::vector<fs::path> files) {
  constexpr double kRoundSeconds = 45.0;
  constexpr long kFirstRounds = 2, kMinRounds = 5;
  Hands hands(std::move(files));
  const QImage first = hands.putBack();
  if (!showsSomething(first) || support::glObjects() <= 0) {
    std::printf("there is no picture, or what OpenGL holds can't be counted\n");
    return 1;
  }
  QElapsedTimer timer;
  timer.start();
  const auto passed = [&] { return static_cast<double>(timer.elapsed()) / 60e3; };
  const auto now = [&] {
    Use use = Use::now();
    use.objects = support::glObjects();
    return use;
  };
  double next = minutes / 10.0;
  long rounds = 0;
  // These are the least values after the rounds between two lines: of the first line, of the last
  // one, and since then.
  std::optional<Use> before, last, least;
  while (passed() < minutes || rounds < kMinRounds || !last) {
    const QImage picture = hands.round(std::min(kRoundSeconds, minutes * 6.0));
    ++rounds;
    if (const long differ = differingPixels(first, picture); differ != 0) {
      first.save("first.png");
      picture.save("last.png");
      std::printf("round %ld: %ld pixels of the last frame aren't the first round's; done: %s\n", rounds, differ,
                  hands.done().c_str());
      return 1;
    }
    if (rounds <= kFirstRounds) continue;  // threads and caches come with the first actions
    // Caches go up and down; leaks are in the least value, too.
    least = least ? leastOf(*least, now()) : now();
    if (passed() < next) continue;
    std::printf("%5.1f min   %s, %llu pictures\n", passed(), least->text("objects of OpenGL").c_str(),
                hands.pictures());
    std::fflush(stdout);
    (before ? last : before) = least;
    least.reset();
    next += minutes / 10.0;
  }
  std::printf("%ld rounds; %s; the last frame was the first round's each time\n", rounds, hands.done().c_str());
  // Software drivers, which have it all in the program's memory, keep what they compiled and the
  // largest pictures that they drew: a full model takes 67 MB without having been shown in two
  // views, and 100 MB ever after.
  constexpr std::size_t kDriverBytes = 64 << 20;
  constexpr long kShaders = 30;
  const std::string grown = last->grownSince(*before, kDriverBytes, kShaders);
  std::printf("%s\n", grown.empty() ? "flat" : grown.c_str());
  return grown.empty() ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (words.size() < 2) {
    std::fprintf(stderr, "odori_window_endurance MINUTES FILE...\n");
    return 2;
  }
  const auto runtime = app::RuntimeFolder::named();
  app::prepareRendering();
  QCoreApplication::setAttribute(Qt::AA_ShareOpenGLContexts);
  QApplication qt(argc, argv);
  return live(std::strtod(words[0].c_str(), nullptr), {words.begin() + 1, words.end()});
}
