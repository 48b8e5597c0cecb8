// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in files: asking for them, taking them over, reporting what is
// odd.

#include <QAction>
#include <QApplication>
#include <QDockWidget>
#include <QLabel>
#include <QProgressBar>
#include <QStatusBar>
#include <QTimer>

#include "app/files/kind_by_extension.h"
#include "app/inspect/issues_panel.h"
#include "app/language/languages.h"
#include "app/language/speech.h"
#include "app/show/key_frames.h"
#include "app/show/motion_match.h"
#include "app/stage/camera_tool.h"
#include "app/stage/stage.h"
#include "app/stage/view_window.h"
#include "app/ui/accessible_parts.h"
#include "app/ui/changes_keeper.h"
#include "app/ui/comment_panel.h"
#include "app/ui/file_loader.h"
#include "app/ui/file_patterns.h"
#include "app/ui/film_dialog.h"
#include "app/ui/ik_panel.h"
#include "app/ui/main_window.h"
#include "app/ui/picture_panel.h"
#include "app/ui/playback.h"
#include "app/ui/shown_moment.h"
#include "app/ui/start_page.h"
#include "app/ui/taken_files.h"
#include "app/ui/transport_bar.h"
#include "app/ui/unmatched_panel.h"
#include "app/ui/window_inputs.h"
#include "app/version.h"
#include "app/view/startup_trace.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/file_dialogs.h"
#include "app/widgets/file_drops.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/text.h"

namespace app {
namespace {

std::vector<std::filesystem::path> askWhatToOpen(QWidget* parent, const QString& title, const QString& folder) {
  const QStringList chosen =
      app::askForFiles(parent, title, folder,
                       MainWindow::tr("Models, accessories, motions, poses, songs, shows, archives "
                                      "(%1);;All files (*)")
                           .arg(patternsOf(allEndings())));
  std::vector<std::filesystem::path> files;
  for (const QString& file : chosen) files.push_back(toPath(file));
  return files;
}

}  // namespace

void MainWindow::connectFile() {
  connect(actions_.open, &QAction::triggered, this, [this] { chooseAndOpen(false); });
  connect(actions_.add, &QAction::triggered, this, [this] { chooseAndOpen(true); });
  connect(actions_.demo, &QAction::triggered, this, &MainWindow::openDemo);
  film_->setInputs([this] { return inputsOf(*document_, showFile_); });
  connect(actions_.film, &QAction::triggered, this, [this] {
    film_->show();
    film_->raise();
    film_->activateWindow();
  });
  connect(actions_.removeMotions, &QAction::triggered, this, &MainWindow::removeMotions);
  connect(actions_.closeAll, &QAction::triggered, this, [this] {
    if (mayLoseChanges()) closeAll();
  });
  connect(actions_.quit, &QAction::triggered, this, &QWidget::close);
  drops_->take(*this);
  drops_->take(view());
  connect(drops_, &FileDrops::held, stage_, &Stage::light);
  connect(drops_, &FileDrops::dropped, this, &MainWindow::takeDropped);
  connect(loader_, &FileLoader::progress, this, [this](const QString& what) {
    // It was emitted on another thread before the end and arrives after it.
    if (!isLoading()) return;
    statusBar()->showMessage(what);
    progress_->show();
  });
  connect(loader_, &FileLoader::finished, this, [this](const auto& files) { take(*files); });
  connect(loader_, &FileLoader::pictureLoaded, document_, &Document::setBackdrop);
  connect(loader_, &FileLoader::pictureFailed, this, [this](const QString& why) { message_->showMessages({why}); });
  const bool hasDemo = !demoFolder_.empty();
  actions_.demo->setVisible(hasDemo);
  start_->setDemoOffered(hasDemo);
}

void MainWindow::takeDropped(const std::vector<std::filesystem::path>& files) {
  activateWindow();
  openFiles(files);
}

void MainWindow::chooseAndOpen(bool add) {
  openFiles(chooser_ ? chooser_() : askWhatToOpen(this, add ? tr("Add to the show") : tr("Open"), settings_.folder()),
            add);
}

void MainWindow::openFiles(const std::vector<std::filesystem::path>& files, bool add) {
  loader_->open(files, add);
  stage_->setReading(isLoading());
}

void MainWindow::closeAll() {
  moment_->leave();
  loader_->dropAll();
  stage_->setReading(false);
  transport_->setPlaying(false);
  DocumentState none;
  none.physics = document_->state().physics;
  leaveShow(none);
  document_->replace(std::move(none));
  transport_->seek(0.0);
  camera_->reset();  // the next camera starts at its own place
  camera_->followMotion(true);
  showFile_.clear();
  keeper_->forget();
  replaced_ = {};
  actions_.playBoth->setEnabled(false);
  setMissing({});
  offerSong({});
  errors_.clear();
  message_->showMessages({});
  filesChanged();
}

/// Removes the motions of the selected model and of the scene.
void MainWindow::removeMotions() {
  loader_->dropMotions();
  transport_->setPlaying(false);
  const ActorId of = selection_->actor();
  document_->change(tr("Remove motions"), [of](DocumentState& state) { setMotionsOf(state, of, {}); });
  updateFiles();
}

void MainWindow::take(const LoadedFiles& files) {
  if (!isLoading() && reloadAgain_) QTimer::singleShot(0, this, &MainWindow::reload);
  if (!isLoading()) {
    statusBar()->clearMessage();
    progress_->hide();
    stage_->setReading(false);
  }
  // The question comes before anything of the other show is taken.
  if (files.dropped || (files.replaces() && !mayLoseChanges(!files.show))) {
    emit loaded();
    return;
  }
  QStringList errors;
  for (const std::string& error : files.errors) errors << oneLine(error);
  errors_ = files.late ? errors + errors_ : errors;
  if (!files.showFile.empty()) setMissing(files);
  chooseOneByOne(files.choices, files.add || !files.actors.empty());
  if (!files.late || !errors.isEmpty()) showErrors();
  const bool moves = files.brings && files.after != motionsOf(document_->state(), files.afterOf);
  if (files.replaces() || !files.actors.empty() || moves || !files.song.file.empty()) {
    moment_->leave();
    rememberReplaced(files);
    const bool keepsPlace = !files.show && !ownLook_ && !camera_->followsMotion() && showsPerson();
    const bool wasEmpty = document_->state().actors.empty();
    if (files.show) {
      const OpenContext& context = document_->context();
      document_->setContext(
          (files.replaces() ? context.withoutShowNames() : context).withShowNames(files.show->archives));
    }
    TakenFiles taken = takeFiles(document_->state(), files, selection_->actor(), [this] { return document_->newId(); });
    if (taken.state.song.file.empty()) replaced_.song = document_->state().song;
    if (taken.anew && files.show) {
      enterShow();
    } else if (taken.anew || files.endsDemo) {
      leaveShow(taken.state);
    }
    if (taken.anew) {
      if (files.showFile.empty() || files.showFile != keeper_->taken()) keeper_->forget();
      showFile_.clear();
      if (files.showFile.empty()) setMissing({});
      document_->replace(std::move(taken.state));
    } else if (files.endsDemo) {
      document_->replace(std::move(taken.state));  // this can't be undone, because its look is gone
    } else {
      document_->change(tr("Open"), [&](DocumentState& state) { state = std::move(taken.state); });
    }
    selection_->setActor(taken.selected);
    for (const base::Issue& issue : taken.issues) errors_ << oneLine(base::describe(issue));
    if (!taken.issues.empty()) showErrors();
    rememberAll(files);
    if (taken.anew && files.show) takeLook(files);
    if ((taken.anew || wasEmpty) && !(files.show && files.show->look.camera)) placeCamera(keepsPlace);
    if (!files.motions.empty()) takeMotions(files);
    updateFiles();
    showIssues(files);
    if (!files.actors.empty() || !files.motions.empty()) offerSong(files.songBeside);
  }
  emit loaded();
}

/// Remembers the motions that these files replace on the actor and in the scene, so that they can
/// be restored beside the new ones.
void MainWindow::rememberReplaced(const LoadedFiles& files) {
  replaced_ = {};
  if (!files.replaces() && !showsDemo() && files.brings) {
    for (const auto& motion : motionsOf(document_->state(), files.afterOf))
      if (std::ranges::count(files.after, motion) == 0) replaced_.motions.push_back(motion);
    replaced_.of = files.afterOf;
  }
  actions_.playBoth->setEnabled(!replaced_.motions.empty());
}

void MainWindow::playBoth() {
  const auto before = std::exchange(replaced_, {});
  actions_.playBoth->setEnabled(false);
  message_->showMessages({});
  // The model was removed meanwhile.
  if (before.of != 0 && document_->state().find(before.of) == nullptr) return;
  document_->change(tr("Play both"), [&before](DocumentState& state) {
    Motions both = before.motions;
    for (const auto& motion : motionsOf(state, before.of))
      if (std::ranges::count(both, motion) == 0) both.push_back(motion);
    setMotionsOf(state, before.of, both);
    if (!state.song.file.empty()) return;
    state.song.file = before.song.file;  // it was removed with its dance
    state.song.offset = before.song.offset;
  });
}

void MainWindow::takeMotions(const LoadedFiles& files) {
  bool newDance = false, moves = false;
  for (const auto& motion : files.motions) {
    newDance = newDance || !motion->motion.boneKeys.empty();
    moves = moves || !motion->pose;
  }
  if (newDance && !files.add) transport_->seek(0.0);
  if (moves && actions_.playWhenOpened->isChecked()) transport_->setPlaying(true);
}

/// Shows the changes since the last call.
void MainWindow::updateFiles() {
  if (std::exchange(filesStale_, false)) filesChanged();
}

void MainWindow::filesChanged() {
  filesStale_ = false;
  const LoadedModel* model = this->model();
  const Motions motions = this->motions();
  QStringList models, dances;
  std::size_t triangles = 0;
  for (const DocumentActor& actor : document_->state().actors) {
    models << modelName(*actor.model);
    triangles += actor.model->model.indices.size() / 3;
  }
  for (const auto& motion : motions) dances << shownName(ownName(*motion).stem());
  QString title = models.join(QStringLiteral(" + "));
  if (!dances.isEmpty())
    title += (title.isEmpty() ? QString() : QStringLiteral(" – ")) + dances.join(QStringLiteral(" + "));
  if (!showFile_.empty()) title = shownName(showFile_);
  if (showsDemo()) title = tr("Demo");
  // It is cut again, because a thousand motions have a thousand names.
  title = titleText(oneLine(title.toStdString()));
  setWindowTitle(title.isEmpty()
                     ? QStringLiteral("Odori")
                     : title + (showFile_.empty() ? QStringLiteral(" — Odori") : QStringLiteral("[*] — Odori")));
  showChanged();

  stage_->setOccupied(!document_->empty());
  bar_->setRange(clock().lastFrame(), actor() != nullptr ? ikKeyFrames(*actor()) : KeyFrames());
  for (QAction* action : {actions_.play, actions_.first, actions_.last, actions_.stepBack, actions_.stepForward}) {
    action->setEnabled(!clock().stands());
  }
  const bool any = !document_->state().actors.empty();
  bool lacksTextures = false;
  for (const DocumentActor& actor : document_->state().actors) lacksTextures |= actor.textures->missing > 0;
  actions_.findTextures->setEnabled(lacksTextures);
  actions_.reload->setEnabled(!document_->empty());
  watchFiles();
  for (QAction* action : {actions_.film, actions_.saveShow, actions_.saveShowAs, actions_.savePicture,
                          actions_.savePictureAs, actions_.copyPicture})
    action->setEnabled(any);
  for (QAction* action : {actions_.savePoseKeyed, actions_.savePoseShown, actions_.bake})
    action->setEnabled(model != nullptr);
  for (QAction* action : {actions_.duplicate, actions_.remove}) action->setEnabled(model != nullptr);
  film_->setLastFrame(static_cast<int>(clock().lastFrame()));
  actions_.removeMotions->setEnabled(!motions.empty());
  actions_.closeAll->setEnabled(!document_->empty());
  actions_.motionCamera->setEnabled(currentShow().hasCamera());
  actions_.motionCamera->setChecked(camera_->followsMotion());

  showIkModes();
  for (QAction* action : actions_.goToBookmark) action->setEnabled(any);
  for (QAction* action : actions_.storeBookmark) action->setEnabled(any);
  for (QAction* action : {actions_.frameAll, actions_.frameSelected, actions_.followBone, actions_.turntable})
    action->setEnabled(any);
  if (document_->empty()) showPicture();
  sizeLabel_->setText(any ? tr("%L1 triangles").arg(triangles) : QString());
}

void MainWindow::showIssues(const LoadedFiles& files) {
  QStringList notes;
  if (!replaced_.motions.empty() && !files.motions.empty()) {
    const auto name = [](const auto& motion) { return shownName(ownName(*motion).stem()); };
    const auto others = static_cast<int>(replaced_.motions.size()) - 1;
    const QString old = name(replaced_.motions.front());
    notes << tr("%1 plays instead of %2")
                 .arg(name(files.motions.front()), others == 0 ? old : tr("%1 and %n more", nullptr, others).arg(old));
  }
  std::size_t missing = 0, unreadable = 0;
  for (const OpenedActor& actor : files.actors) {
    missing += actor.textures->missing;
    unreadable += actor.textures->issues.size();
  }
  // Visible faults are reported at once; the others wait in the panel.
  if (unreadable > 0 && issuesDock_->isVisible()) issuesDock_->raise();
  if (missing > 0) {
    notes << (missing == 1 ? tr("One texture is missing") : tr("%1 textures are missing").arg(missing));
  } else if (unreadable > 0 && !issuesDock_->isVisible()) {
    notes << (unreadable == 1 ? tr("One texture can't be read; see View → Panels → Issues")
                              : tr("%1 textures can't be read; see View → Panels → Issues").arg(unreadable));
  }
  bool waits = false;
  if (model() == nullptr) {
    for (const auto& motion : files.motions) {
      waits = motion->motion.movesModel() || motion->pose;
      if (waits) {
        notes << tr("%1 waits for a model to move: open one").arg(shownName(motion->path));
        break;
      }
    }
  }
  if (actor() != nullptr) {
    for (const StrayMotion& stray : strayMotions(*actor())) {
      if (std::ranges::find(files.motions, stray.use->motion) == files.motions.end()) continue;
      notes << tr("Nothing of %1 moves this model; see the panel Unmatched").arg(shownName(stray.use->motion->path));
      break;
    }
  }
  notes += notesOfPoses(files);
  if (poseHidesDance(files)) rememberPoses(files);
  if (errors_.isEmpty() && !notes.isEmpty())
    message_->showMessages({inSequence(notes)}, waits                       ? actions_.open
                                                : missing > 0               ? actions_.findTextures
                                                : poseHidesDance(files)     ? withoutPose_
                                                : replaced_.motions.empty() ? nullptr
                                                                            : actions_.playBoth);
}

int showMainWindow(const std::vector<std::filesystem::path>& files, const OpenContext& context) {
  WindowOptions options;
  options.context = context;
  options.files = files;
  options.rescueFolder = RescuedShows::standardFolder();
  const auto beside = toPath(QApplication::applicationDirPath()) / kSharedFolder / "demo";
  std::error_code failed;
  if (std::filesystem::is_regular_file(beside / "demo.odori", failed)) options.demoFolder = beside.lexically_normal();
  // Desktops find the icon and the name by it.
  QGuiApplication::setDesktopFileName(QStringLiteral("io.github.odori.Odori"));
  speak(spokenLanguage(WindowSettings(true).language()));
  tellScreenReaders();
  MainWindow window(options);
  app::stageDone("window made");
  if (files.empty()) window.openFirst();  // before it is on the screen: files are read meanwhile
  window.show();
  app::stageDone("window shown");
  QTimer::singleShot(0, &window, &MainWindow::offerRescued);
  return QApplication::exec();
}

}  // namespace app
