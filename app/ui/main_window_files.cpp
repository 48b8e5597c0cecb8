// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The part of the main window that deals with files: asking for them, taking them over, saying what is odd.

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QStatusBar>

#include "app/ui/comment_panel.h"
#include "app/ui/file_loader.h"
#include "app/ui/film_dialog.h"
#include "app/ui/ik_panel.h"
#include "app/ui/issues_panel.h"
#include "app/ui/main_window.h"
#include "app/ui/message_bar.h"
#include "app/ui/playback.h"
#include "app/ui/stage.h"
#include "app/ui/text.h"
#include "app/ui/transport_bar.h"
#include "app/ui/unmatched_panel.h"
#include "app/ui/view_window.h"

namespace app {
namespace {

constexpr int kRecentLetters = 90;  // of a path in the menu, which may not be wider than a screen

QString counted(const QString& name, std::size_t count) {
  return count == 0 ? name : QStringLiteral("%1 (%2)").arg(name).arg(count);
}

QString modelName(const LoadedModel& model) {
  QString name = oneLine(model.model.name.utf8);
  if (name.isEmpty()) name = oneLine(model.model.englishName.utf8);
  return name.isEmpty() ? shownName(model.path) : name;
}

std::vector<std::filesystem::path> askForFiles(QWidget* parent, const QString& folder) {
  const QStringList chosen =
      QFileDialog::getOpenFileNames(parent, MainWindow::tr("Open"), folder,
                                    MainWindow::tr("Models and motions (*.pmx *.PMX *.vmd *.VMD);;All files (*)"));
  std::vector<std::filesystem::path> files;
  for (const QString& file : chosen) files.push_back(toPath(file));
  return files;
}

}  // namespace

void MainWindow::connectFile() {
  connect(actions_.open, &QAction::triggered, this, [this] { chooseAndOpen(false); });
  connect(actions_.addMotion, &QAction::triggered, this, [this] { chooseAndOpen(true); });
  connect(actions_.recent, &QMenu::aboutToShow, this, &MainWindow::fillRecent);
  connect(actions_.demo, &QAction::triggered, this, &MainWindow::openDemo);
  connect(actions_.film, &QAction::triggered, this, [this] {
    film_->show();
    film_->raise();
    film_->activateWindow();
  });
  connect(actions_.removeMotions, &QAction::triggered, this, [this] {
    loader_->dropMotions();
    playback_->setPlaying(false);
    playback_->setMotions({});
    filesChanged();
  });
  connect(actions_.closeAll, &QAction::triggered, this, &MainWindow::closeAll);
  connect(actions_.quit, &QAction::triggered, this, &QWidget::close);
  connect(stage_, &Stage::openWanted, this, [this] { chooseAndOpen(false); });
  connect(stage_, &Stage::demoWanted, this, &MainWindow::openDemo);
  connect(stage_, &Stage::filesDropped, this, [this](const auto& files) {
    activateWindow();
    openFiles(files);
  });
  connect(loader_, &FileLoader::progress, this, [this](const QString& what) {
    if (!isLoading()) return;  // said on another thread before the end, heard after it
    statusBar()->showMessage(what);
    progress_->show();
  });
  connect(loader_, &FileLoader::finished, this, [this](const auto& files) { take(*files); });
  connect(loader_, &FileLoader::pictureLoaded, playback_, &Playback::setBackdrop);
  connect(loader_, &FileLoader::pictureFailed, this, [this](const QString& why) { message_->showMessages({why}); });
  const bool hasDemo = !demoFolder_.empty();
  actions_.demo->setVisible(hasDemo);
  stage_->setDemoOffered(hasDemo);
}

void MainWindow::chooseAndOpen(bool addMotions) {
  openFiles(chooser_ ? chooser_() : askForFiles(this, settings_.folder()), addMotions);
}

void MainWindow::fillRecent() {
  actions_.recent->clear();
  for (const QString& file : settings_.recentFiles()) {
    const QString name = oneLine(file.toStdString());
    QAction* action = actions_.recent->addAction(
        actionText(fontMetrics().elidedText(name, Qt::ElideMiddle, kRecentLetters * fontMetrics().averageCharWidth())));
    action->setToolTip(plainToolTip(name));
    connect(action, &QAction::triggered, this, [this, file] { openFiles({toPath(file)}); });
  }
  if (actions_.recent->isEmpty()) {
    actions_.recent->addAction(tr("None yet"))->setEnabled(false);
    return;
  }
  actions_.recent->addSeparator();
  connect(actions_.recent->addAction(tr("Clear")), &QAction::triggered, this, [this] { settings_.clearRecent(); });
}

void MainWindow::openFiles(const std::vector<std::filesystem::path>& files, bool addMotions) {
  loader_->open(files, addMotions);
}

void MainWindow::openDemo() {
  if (demoFolder_.empty()) return;
  openFiles({demoFolder_ / "odori.pmx", demoFolder_ / "dance.vmd", demoFolder_ / "camera.vmd"});
}

void MainWindow::closeAll() {
  loader_->dropAll();
  playback_->setPlaying(false);
  playback_->setModel(nullptr, nullptr);
  playback_->setMotions({});
  playback_->seek(0.0);
  pictureIssues_.clear();
  errors_.clear();
  message_->showMessages({});
  filesChanged();
}

void MainWindow::take(const LoadedFiles& files) {
  if (!isLoading()) {
    statusBar()->clearMessage();
    progress_->hide();
  }
  if (files.dropped) {
    emit loaded();
    return;
  }
  QStringList errors;
  for (const std::string& error : files.errors) errors << oneLine(error);
  errors_ = files.late ? errors + errors_ : errors;
  if (!files.late || !errors.isEmpty()) message_->showMessages(errors_);
  if (files.model) {
    pictureIssues_ = files.pictures->issues;
    playback_->setModel(files.model, files.pictures);
    remember(files.model->path);
  }
  const bool motionsChanged = files.after != motions();
  if (motionsChanged) playback_->setMotions(files.after);
  if (!files.motions.empty()) takeMotions(files);
  if (files.model || motionsChanged) {
    filesChanged();
    showIssues(files);
  }
  emit loaded();
}

void MainWindow::remember(const std::filesystem::path& file) {
  if (demoFolder_.empty() || file.parent_path() != demoFolder_) settings_.addRecent(file);
}

void MainWindow::takeMotions(const LoadedFiles& files) {
  for (const auto& motion : files.motions) remember(motion->path);
  bool newDance = false;
  for (const auto& motion : files.motions) newDance = newDance || !motion->motion.boneKeys.empty();
  if (newDance && !files.addMotions) playback_->seek(0.0);
  if (actions_.playWhenOpened->isChecked()) playback_->setPlaying(true);
}

void MainWindow::filesChanged() {
  const LoadedModel* model = this->model();
  const auto& motions = this->motions();
  QStringList names;
  for (const auto& motion : motions) names << shownName(motion->path.stem());
  QString title = model == nullptr ? QString() : modelName(*model);
  if (!names.isEmpty())
    title += (title.isEmpty() ? QString() : QStringLiteral(" – ")) + names.join(QStringLiteral(" + "));
  title = titleText(oneLine(title.toStdString()));  // once more: a thousand motions have a thousand names
  setWindowTitle(title.isEmpty() ? QStringLiteral("Odori") : title + QStringLiteral(" — Odori"));

  stage_->setOccupied(model != nullptr || !motions.empty());
  const auto* binding = actor() != nullptr ? &actor()->binding() : nullptr;
  transport_->setRange(clock().lastFrame(),
                       binding == nullptr ? std::span<const std::uint32_t>() : binding->chainFrames);
  for (QAction* action : {actions_.play, actions_.first, actions_.last, actions_.stepBack, actions_.stepForward}) {
    action->setEnabled(!clock().stands());
  }
  actions_.film->setEnabled(model != nullptr);
  film_->setLastFrame(static_cast<int>(clock().lastFrame()));
  actions_.removeMotions->setEnabled(!motions.empty());
  actions_.closeAll->setEnabled(model != nullptr || !motions.empty());
  actions_.motionCamera->setEnabled(currentShow().hasCamera());
  actions_.motionCamera->setChecked(playback_->followsMotionCamera());

  ik_->setModel(model);
  showIkModes();
  comment_->show(model == nullptr ? nullptr : &model->model);
  unmatched_->show(motions.empty() ? nullptr : binding);
  unmatchedDock_->setWindowTitle(counted(tr("Unmatched"), unmatched_->trackCount()));
  listIssues();
  sizeLabel_->setText(model == nullptr ? QString() : tr("%L1 triangles").arg(model->model.indices.size() / 3));
}

void MainWindow::listIssues() {
  playIssueCount_ = actor() != nullptr ? actor()->playIssueCount() : 0;
  issues_->show(actor(), motions(), pictureIssues_);
  issuesDock_->setWindowTitle(counted(tr("Issues"), issues_->issueCount()));
}

void MainWindow::showIssues(const LoadedFiles& files) {
  QStringList notes;
  if (files.model && !pictureIssues_.empty()) {
    // What is seen to be missing is said at once; the rest waits in its panel.
    if (issuesDock_->isVisible()) {
      issuesDock_->raise();
    } else {
      notes << tr("%n textures are missing or unreadable; see View → Panels → Issues", nullptr,
                  static_cast<int>(pictureIssues_.size()));
    }
  }
  if (model() == nullptr) {
    for (const auto& motion : files.motions) {
      if (motion->motion.movesModel()) {
        notes << tr("%1 waits for a model to move: open one").arg(shownName(motion->path));
        break;
      }
    }
  }
  if (errors_.isEmpty() && !notes.isEmpty()) message_->showMessages(notes);
}

int showMainWindow(const std::vector<std::filesystem::path>& files) {
  WindowOptions options;
  options.files = files;
  const auto beside = toPath(QApplication::applicationDirPath()) / ".." / "share" / "odori" / "demo";
  std::error_code failed;
  if (std::filesystem::is_regular_file(beside / "odori.pmx", failed)) options.demoFolder = beside.lexically_normal();
  MainWindow window(options);
  window.show();
  if (files.empty()) window.openDemo();
  return QApplication::exec();
}

}  // namespace app
