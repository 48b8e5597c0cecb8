// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/opening_controller.h"

#include <algorithm>
#include <memory>
#include <utility>

#include <QAction>
#include <QMainWindow>
#include <QProgressBar>
#include <QStatusBar>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/selection.h"
#include "app/files/kind_by_extension.h"
#include "app/inspect/issues_panel.h"
#include "app/opening/file_loader.h"
#include "app/opening/file_patterns.h"
#include "app/opening/taken_files.h"
#include "app/playback/transport.h"
#include "app/show/motion_match.h"
#include "app/stage/camera_tool.h"
#include "app/stage/stage.h"
#include "app/ui/camera_controller.h"
#include "app/ui/changes_keeper.h"
#include "app/ui/contents_controller.h"
#include "app/ui/look_controller.h"
#include "app/ui/missing_controller.h"
#include "app/ui/offers_controller.h"
#include "app/ui/panel_docks.h"
#include "app/ui/pose_controller.h"
#include "app/ui/recent_controller.h"
#include "app/ui/reload_controller.h"
#include "app/ui/replaced_motions.h"
#include "app/ui/replaced_show.h"
#include "app/ui/rescue_controller.h"
#include "app/ui/save_controller.h"
#include "app/ui/show_file.h"
#include "app/ui/show_updates.h"
#include "app/ui/song_controller.h"
#include "app/ui/window_messages.h"
#include "app/ui/window_settings.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/file_dialogs.h"
#include "app/widgets/text.h"

namespace app {
namespace {

bool hasBoneKeys(const std::shared_ptr<const LoadedMotion>& motion) { return !motion->motion.boneKeys.empty(); }

QString shownStem(const LoadedMotion& motion) { return shownName(ownName(motion).stem()); }

}  // namespace

OpeningController::OpeningController(const ShowParts& show, const OpeningParts& with, const WindowParts& parts)
    : show_(show), with_(with), parts_(parts), replaced_(std::make_unique<ReplacedShow>(show_, with_, parts_)) {
  connectActions();
  connect(&with_.loader, &FileLoader::progress, this, [this](const QString& what) {
    // It was emitted on another thread before the end and arrives after it.
    if (!with_.loader.isBusy()) return;
    parts_.window.statusBar()->showMessage(what);
    with_.progress.show();
  });
  connect(&with_.loader, &FileLoader::finished, this, [this](const auto& files) { take(*files); });
  connect(&with_.loader, &FileLoader::pictureFailed, this, [this](const QString& why) { parts_.messages.show({why}); });
  connect(&with_.contents, &ContentsController::openWanted, this, &OpeningController::open);
  connect(&with_.recent, &RecentController::openWanted, this,
          [this](const std::filesystem::path& file) { open({file}); });
  connect(&with_.rescue, &RescueController::openWanted, this,
          [this](const std::filesystem::path& file) { open({file}); });
  connect(&with_.offers, &OffersController::openWanted, this,
          [this](const std::filesystem::path& file) { open({file}); });
  connect(&with_.reload, &ReloadController::reloaded, this, &OpeningController::loaded);
}

OpeningController::~OpeningController() = default;

void OpeningController::connectActions() {
  const WindowActions& a = parts_.actions;
  connect(a[ActionId::Open], &QAction::triggered, this, [this] { chooseAndOpen(false); });
  connect(a[ActionId::Add], &QAction::triggered, this, [this] { chooseAndOpen(true); });
  connect(a[ActionId::Demo], &QAction::triggered, this, &OpeningController::openDemo);
  connect(a[ActionId::RemoveMotions], &QAction::triggered, this, &OpeningController::removeMotions);
  connect(a[ActionId::CloseAll], &QAction::triggered, this, [this] {
    if (with_.saving.mayLoseChanges()) closeAll();
  });
  a[ActionId::Demo]->setVisible(!show_.file.demo().empty());
}

void OpeningController::chooseAndOpen(bool add) {
  if (chooser_) return open(chooser_(), add);
  const QString kinds = tr("Models, accessories, motions, poses, songs, shows, archives (%1);;All files (*)");
  std::vector<std::filesystem::path> files;
  for (const QString& file : askForFiles(&parts_.window, add ? tr("Add to show") : tr("Open"), parts_.settings.folder(),
                                         kinds.arg(patternsOf(allEndings()))))
    files.push_back(toPath(file));
  open(files, add);
}

void OpeningController::open(const std::vector<std::filesystem::path>& files, bool add) {
  with_.loader.open(files, add);
  with_.stage.setReading(with_.loader.isBusy());
}

void OpeningController::openDemo() {
  quietly_ = false;
  if (const auto demo = show_.file.demo(); !demo.empty()) open({demo});
}

void OpeningController::openDemoQuietly() {
  openDemo();
  quietly_ = true;
}

void OpeningController::closeAll() {
  emit showReplaced();
  with_.recent.leaveShow();
  with_.loader.dropAll();
  with_.stage.setReading(false);
  show_.transport.setPlaying(false);
  DocumentState none;
  none.physics = show_.document.state().physics;
  with_.look.leaveShow(none);
  show_.document.replace(std::move(none));
  show_.transport.seek(0.0);
  with_.cameraTool.reset();  // the next camera starts at its own place
  with_.cameraTool.followMotion(true);
  show_.file.clear();
  with_.keeper.forget();
  with_.replaced.forget();
  with_.missing.setMissing({}, {});
  with_.song.offerNone();
  with_.offers.forget();
  parts_.messages.setErrors({});
  parts_.messages.hideAll();
  with_.updates.refresh();
}

/// Removes the motions of the selected model and of the scene.
void OpeningController::removeMotions() {
  with_.loader.dropMotions();
  show_.transport.setPlaying(false);
  const ActorId of = show_.selection.actor();
  show_.document.change([] { return tr("Remove motions"); },
                        [of](DocumentState& state) { setMotionsOf(state, of, {}); });
  with_.updates.catchUp();
}

void OpeningController::take(const LoadedFiles& files) {
  if (!with_.loader.isBusy()) {
    with_.reload.reloadIfWanted();
    parts_.window.statusBar()->clearMessage();
    with_.progress.hide();
    with_.stage.setReading(false);
  }
  if (files.ofPlaylist) return takeEntry(files);
  // The question comes before anything of the other show is taken.
  if (files.dropped || (files.replaces() && !with_.saving.mayLoseChanges(!files.show))) {
    emit loaded();
    return;
  }
  if (files.playlist) {
    setErrors(files);
    emit playlistFound(files);
    emit loaded();
    return;
  }
  if (files.replaces()) emit showReplaced();
  setErrors(files);
  const bool moves = files.brings && files.after != motionsOf(show_.document.state(), files.afterOf);
  if (files.replaces() || !files.actors.empty() || moves || !files.song.file.empty()) takeShow(files);
  emit loaded();
}

/// A dance that can't be used leaves what is open; the playlist goes on with another one.
void OpeningController::takeEntry(const LoadedFiles& files) {
  if (!files.dropped && files.canBeEntry()) {
    if (beforeEntry_ && !beforeEntry_()) return;
    setErrors(files);
    takeShow(files);
  }
  emit entryTaken(files);
  emit loaded();
}

void OpeningController::setErrors(const LoadedFiles& files) {
  QStringList errors;
  for (const std::string& error : files.errors) errors << oneLine(error);
  const bool any = !errors.isEmpty();
  if (files.late) errors += parts_.messages.errors();
  parts_.messages.setErrors(errors);
  if (!files.showFile.empty()) with_.missing.setMissing(files.showFile, files.missing);
  with_.contents.chooseOneByOne(files.choices, files.add || !files.actors.empty());
  if (!files.late && !any) parts_.messages.hideAll();  // what was opened before makes room
  if (any) parts_.messages.showErrors();
}

void OpeningController::takeShow(const LoadedFiles& files) {
  // A list brings its dances again, and an evening's would fill what is recent.
  if (!files.ofPlaylist) with_.recent.leaveShow();
  with_.replaced.remember(files);
  if (files.ofPlaylist) {
    replaced_->forget();
  } else {
    replaced_->remember(files);
  }
  Document& document = show_.document;
  const bool keepsPlace =
      !files.show && !with_.look.isOfShow() && !with_.cameraTool.followsMotion() && with_.camera.showsPerson();
  const bool wasEmpty = document.state().actors.empty();
  const ActorId selectedBefore = show_.selection.actor();
  if (files.show) {
    const OpenContext& context = document.context();
    document.setContext((files.replaces() ? context.withoutShowNames() : context).withShowNames(files.show->archives));
  }
  TakenFiles taken =
      takeFiles(document.state(), files, show_.selection.actor(), [&document] { return document.newId(); });
  if (taken.state.song.file.empty()) with_.replaced.rememberSong(document.state().song);
  const SongDescription offered = takeSong(files, taken.state);
  const base::Issues issues = taken.issues;
  const bool anew = taken.anew;
  replaceState(files, std::move(taken));
  for (const base::Issue& issue : issues) parts_.messages.addError(oneLine(base::describe(issue)));
  if (!issues.empty()) parts_.messages.showErrors();
  if (!files.ofPlaylist) with_.recent.rememberAll(files);
  if (anew && files.show) takeLook(files);
  if ((anew || wasEmpty) && !(files.show && files.show->look.camera)) with_.camera.place(keepsPlace);
  if (!files.motions.empty()) takeMotions(files);
  with_.updates.catchUp();
  // Each dance of a playlist begins with its own camera.
  if (files.ofPlaylist && !files.show && document.show().hasCamera()) with_.cameraTool.followMotion(true);
  replaced_->makeStep();
  report(files);
  if (files.ofPlaylist) {
    with_.song.offerNone();
    with_.offers.forget();
    return;
  }
  if (!offered.file.empty()) {
    with_.song.offerOfDemo(offered);
  } else if (files.show || !files.songBeside.empty() || std::ranges::any_of(files.motions, hasBoneKeys)) {
    with_.song.offer(files.songBeside, files.songMotion);
  } else if (files.endsDemo) {
    with_.song.offerNone();  // it was the demo's
  } else if (!files.actors.empty() || !files.motions.empty()) {
    with_.song.offerAgain();  // the dance is the same
  }
  with_.offers.offer(files, selectedBefore);
}

/// Takes the demo's song out of its show where it was opened quietly, and returns it; else no song.
SongDescription OpeningController::takeSong(const LoadedFiles& files, DocumentState& state) {
  if (!std::exchange(quietly_, false) || !show_.file.isOfDemo(files.showFile)) return {};
  return std::exchange(state.song, {});
}

void OpeningController::replaceState(const LoadedFiles& files, TakenFiles taken) {
  if (taken.anew && files.show) {
    with_.look.enterShow();
  } else if (taken.anew || files.endsDemo) {
    with_.look.leaveShow(taken.state);
  }
  if (taken.anew) {
    if (files.showFile.empty() || files.showFile != with_.keeper.taken()) with_.keeper.forget();
    show_.file.clear();
    if (files.showFile.empty()) with_.missing.setMissing({}, {});
    show_.document.replace(std::move(taken.state));
  } else if (files.endsDemo) {
    show_.document.replace(std::move(taken.state));  // this can't be undone, because its look is gone
  } else {
    show_.document.change([] { return tr("Open"); }, [&](DocumentState& state) { state = std::move(taken.state); });
  }
  show_.selection.setActor(taken.selected);
}

void OpeningController::takeLook(const LoadedFiles& files) {
  show_.document.setSource(*files.show);
  const bool demo = show_.file.isOfDemo(files.showFile);
  with_.look.take(files, demo);
  if (files.show->look.camera) {
    with_.cameraTool.standAt(*files.show->look.camera);
  } else {
    with_.cameraTool.followMotion(true);
  }
  with_.look.setSaved();
  // Otherwise the show can't be saved to this file, because that would lose the missing parts, or
  // because it is in an archive: it needs another name.
  const bool lab = show_.file.isOfLab(files.showFile);
  if (lab) show_.file.enterScene(files.showFile);
  if (!demo && !lab && files.errors.empty() && diskFileOf(files.showFile) == files.showFile)
    show_.file.set(files.showFile, files.showHash);
  with_.rescue.take(files);
  if (files.ofPlaylist) return;  // it goes on where the one before ended
  show_.transport.seek(0.0);
  if (parts_.actions[ActionId::PlayWhenOpened]->isChecked()) show_.transport.setPlaying(true);
}

void OpeningController::takeMotions(const LoadedFiles& files) {
  if (files.ofPlaylist) return;
  bool newDance = false, moves = false;
  for (const auto& motion : files.motions) {
    newDance = newDance || !motion->motion.boneKeys.empty();
    moves = moves || !motion->pose;
  }
  if (newDance && !files.add) show_.transport.seek(0.0);
  if (moves && parts_.actions[ActionId::PlayWhenOpened]->isChecked()) show_.transport.setPlaying(true);
}

LiveText OpeningController::replacedNote(const LoadedFiles& files) const {
  const Motions& replaced = with_.replaced.motions();
  if (replaced.empty() || files.motions.empty()) return {};
  const auto others = static_cast<int>(replaced.size()) - 1;
  return [others, old = shownStem(*replaced.front()), now = shownStem(*files.motions.front())] {
    return tr("%1 replaces %2").arg(now, others == 0 ? old : tr("%1 and %n more", nullptr, others).arg(old));
  };
}

LiveText OpeningController::textureNote(std::size_t missing, std::size_t unreadable) const {
  // Visible faults are reported at once; the others wait in the panel.
  if (unreadable > 0 && with_.docks.isOpen(&with_.issues)) with_.docks.bring(&with_.issues);
  if (missing > 0)
    return
        [missing] { return missing == 1 ? tr("One texture is missing") : tr("%1 textures are missing").arg(missing); };
  if (unreadable == 0 || with_.docks.isOpen(&with_.issues)) return {};
  return [unreadable] {
    return unreadable == 1 ? tr("One texture can't be read; see View → Panels → About the Model")
                           : tr("%1 textures can't be read; see View → Panels → About the Model").arg(unreadable);
  };
}

LiveText OpeningController::waitingNote(const LoadedFiles& files) const {
  if (show_.document.state().find(show_.selection.actor()) != nullptr) return {};
  const auto waits = std::ranges::find_if(
      files.motions, [](const auto& motion) { return motion->motion.movesModel() || motion->pose; });
  if (waits == files.motions.end()) return {};
  return [name = shownName((*waits)->path)] { return tr("There is no model for %1 yet: open one").arg(name); };
}

LiveText OpeningController::strayNote(const LoadedFiles& files) const {
  const Actor* actor = show_.document.show().actor(show_.selection.actor());
  if (actor == nullptr) return {};
  for (const StrayMotion& stray : strayMotions(*actor)) {
    if (std::ranges::find(files.motions, stray.use->motion) == files.motions.end()) continue;
    return [name = shownName(stray.use->motion->path)] {
      return tr("%1 moves nothing of this model; see the panel Missing Bones and Morphs").arg(name);
    };
  }
  return {};
}

void OpeningController::report(const LoadedFiles& files) {
  std::size_t missing = 0, unreadable = 0;
  for (const OpenedActor& actor : files.actors) {
    missing += actor.textures->missing;
    unreadable += actor.textures->issues.size();
  }
  const LiveText other = replaced_->note(files);
  const bool failed = !parts_.messages.errors().isEmpty();
  if (failed && other) parts_.messages.add(other);
  if (failed && other) parts_.messages.offerUndo(replaced_->command());
  if (failed) return;
  const WindowActions& a = parts_.actions;
  bool first = true;
  const auto tell = [&](const LiveText& note, QAction* mend) {
    if (!note) return;
    if (std::exchange(first, false)) parts_.messages.hideAll();  // what came before is outdated
    parts_.messages.add(note, mend);
  };
  tell(other, nullptr);
  if (other) parts_.messages.offerUndo(replaced_->command());
  tell(replacedNote(files), with_.replaced.motions().empty() ? nullptr : a[ActionId::PlayBoth]);
  tell(textureNote(missing, unreadable), missing > 0 ? a[ActionId::FindTextures] : nullptr);
  tell(waitingNote(files), a[ActionId::Open]);
  tell(strayNote(files), nullptr);
  tell(with_.pose.noteOf(files), with_.pose.withoutPoses(files));
}

void OpeningController::showPossible() {
  const bool moves = !motionsOf(show_.document.state(), show_.selection.actor()).empty();
  parts_.actions[ActionId::RemoveMotions]->setEnabled(moves);
  parts_.actions[ActionId::CloseAll]->setEnabled(!show_.document.empty());
}

}  // namespace app
