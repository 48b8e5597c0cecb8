// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/playlist_controller.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QAction>

#include "app/actions/window_actions.h"
#include "app/opening/file_loader.h"
#include "app/playback/transport.h"
#include "app/ui/changes_keeper.h"
#include "app/ui/opening_controller.h"
#include "app/ui/window_messages.h"
#include "app/widgets/text.h"

namespace app {

QString PlaylistController::whyNot(const LoadedFiles& files) {
  return files.errors.empty() ? tr("It has no model: choose a dancer for the playlist") : oneLine(files.errors.front());
}

PlaylistController::PlaylistController(OpenPlaylist& playlist, const ShowParts& show, const PlaylistParts& with,
                                       const WindowParts& parts)
    : playlist_(playlist), show_(show), with_(with), parts_(parts) {
  const WindowActions& a = parts_.actions;
  connect(a[ActionId::NextDance], &QAction::triggered, this, &PlaylistController::next);
  connect(a[ActionId::PreviousDance], &QAction::triggered, this, &PlaylistController::previous);
  connect(a[ActionId::Loop], &QAction::toggled, this, [this](bool on) {
    if (!ownLoop_ || quiet_) return;
    const Repeat now = playlist_.list().repeat;
    if (on && now != Repeat::One) otherRepeat_ = now;
    playlist_.setRepeat(on ? Repeat::One : otherRepeat_);
  });
  connect(&with_.opening, &OpeningController::playlistFound, this, &PlaylistController::open);
  with_.opening.setBeforeEntry([this] {
    taking_ = true;
    return keepWork();
  });
  connect(&with_.opening, &OpeningController::loaded, this, &PlaylistController::comeAgain);
  connect(&show_.transport, &Transport::playingChanged, this, [this](bool playing) {
    if (coming_ != 0 && !taking_) plays_ = playing;
  });
  connect(&show_.transport, &Transport::lastFrameChanged, this, [this] {
    if (!still_.isActive() || show_.transport.stands()) return;
    still_.stop();  // it is as long as its song
    show_.transport.setPlaying(true);
  });
  connect(a[ActionId::Play], &QAction::triggered, this, [this] {
    if (still_.isActive()) {
      still_.stop();
    } else if (shown_ != 0 && show_.transport.stands()) {
      stay();
    }
  });
  connect(&with_.opening, &OpeningController::entryTaken, this, &PlaylistController::take);
  connect(&with_.opening, &OpeningController::showReplaced, this, &PlaylistController::leave);
  connect(&with_.loader, &FileLoader::aheadRead, this, &PlaylistController::follow);
  connect(&show_.transport, &Transport::ended, this, &PlaylistController::onEnded);
  connect(&playlist_, &OpenPlaylist::changed, this, [this] {
    showLoop();
    if (shown_ != 0) show_.transport.setFade(playlist_.list().fade);
    followList();
    prepare();
  });
  connect(&playlist_, &OpenPlaylist::changed, this, &PlaylistController::showPossible);
  connect(&playlist_, &OpenPlaylist::presentChanged, this, &PlaylistController::showPossible);
  connect(&playlist_, &OpenPlaylist::opened, this, &PlaylistController::leave);  // another list
  prepare_.setSingleShot(true);
  prepare_.setInterval(kReadAheadAfter);
  connect(&prepare_, &QTimer::timeout, this, &PlaylistController::prepare);
  still_.setSingleShot(true);
  connect(&still_, &QTimer::timeout, this, &PlaylistController::onEnded);
  showPossible();
}

void PlaylistController::showPossible() {
  parts_.actions[ActionId::NextDance]->setEnabled(playlist_.hasNext());
  parts_.actions[ActionId::PreviousDance]->setEnabled(playlist_.hasPrevious());
}

/// While the list plays, the switch is on where one dance is repeated.
void PlaylistController::showLoop() {
  QAction& loop = *parts_.actions[ActionId::Loop];
  const bool listed = shown_ != 0 || playlist_.present().has_value();
  if (listed && !ownLoop_) ownLoop_ = loop.isChecked();
  if (!listed && !ownLoop_) return;
  quiet_ = true;
  loop.setChecked(listed ? playlist_.list().repeat == Repeat::One : *ownLoop_);
  quiet_ = false;
  if (!listed) ownLoop_.reset();
}

QString PlaylistController::failureOf(EntryId id) const {
  const auto found = failed_.find(id);
  return found == failed_.end() ? QString() : found->second.why;
}

OpenPlaylist::Usable PlaylistController::usable() const {
  return [this](EntryId id) { return !failed_.contains(id); };
}

void PlaylistController::open(const LoadedFiles& files) {
  if (mayReplace_ && !mayReplace_()) return;
  begin(*files.playlist, files.playlistFile, files.playlistHash);
}

void PlaylistController::openMade(const Playlist& list) { begin(list, {}, std::nullopt); }

void PlaylistController::begin(const Playlist& list, const std::filesystem::path& file,
                               const std::optional<ContentHash>& hash) {
  leave();
  failed_.clear();
  playlist_.open(list, file, hash);
  emit listOpened(file);
  if (playlist_.empty()) return;
  plays_ = parts_.actions[ActionId::PlayWhenOpened]->isChecked();
  if (const auto first = playlist_.goOn(usable())) start(*first, plays_);
}

void PlaylistController::play(EntryId id) {
  if (!playlist_.rowOf(id)) return;
  if (failed_.erase(id) > 0) emit failureChanged(id, {});
  if (ahead_ == id && coming_ == 0) {  // it may have been read while it couldn't be used
    ahead_ = 0;
    with_.loader.dropAhead();
  }
  playlist_.goTo(id);
  backwards_ = false;
  start(id, true);
}

bool PlaylistController::wantsToPlay() const {
  return coming_ != 0 ? plays_ : show_.transport.playing() || still_.isActive() || shown_ == 0;
}

void PlaylistController::stay() { still_.start(static_cast<int>(std::lround(stillTime_ * 1e3))); }

/// A dance that had to make way for something which then wasn't opened comes again.
void PlaylistController::comeAgain() {
  if (starting_ || interrupted_ == 0 || coming_ != 0 || with_.loader.isBusy()) return;
  start(std::exchange(interrupted_, 0), plays_);
}

void PlaylistController::next() {
  const bool plays = wantsToPlay();
  backwards_ = false;
  if (const auto id = playlist_.skip(usable())) start(*id, plays);
}

void PlaylistController::previous() {
  const bool plays = wantsToPlay();
  backwards_ = true;
  if (const auto id = playlist_.goBack(usable())) start(*id, plays);
}

void PlaylistController::readAhead(EntryId id, std::size_t row) {
  with_.loader.readAhead(playlist_.list(), row);
  ahead_ = id;
  aheadFiles_ = playlist_.list().entries[row].files;
}

/// The dance that is read ahead may have other files now, and so may those that couldn't be read;
/// and the one that plays may have been removed and brought back.
void PlaylistController::followList() {
  if (shown_ != 0 && coming_ == 0 && !playlist_.present()) playlist_.returnTo(shown_);
  const bool otherDancer = std::exchange(dancer_, playlist_.list().dancer) != playlist_.list().dancer;
  const auto row = playlist_.rowOf(ahead_);
  const bool others = !row || otherDancer || playlist_.list().entries[*row].files != aheadFiles_;
  if (ahead_ != 0 && coming_ == 0 && others) ahead_ = 0;
  std::vector<EntryId> mended;
  std::erase_if(failed_, [&](const auto& each) {
    const auto at = playlist_.rowOf(each.first);
    const bool same = at && !otherDancer && playlist_.list().entries[*at].files == each.second.files;
    if (!same) mended.push_back(each.first);
    return !same;
  });
  for (const EntryId id : mended) emit failureChanged(id, {});
}

/// Brings an entry: at once where it was read ahead.
void PlaylistController::start(EntryId id, bool plays) {
  const auto row = playlist_.rowOf(id);
  if (!row) return;
  prepare_.stop();
  still_.stop();
  showLoop();
  plays_ = plays;
  starting_ = true;
  if (ahead_ != id) readAhead(id, *row);
  starting_ = false;
  coming_ = id;
  interrupted_ = 0;
  const QString title = shownName(entryTitle(playlist_.list().entries[*row]));
  if (!with_.loader.isReadAhead()) parts_.messages.sayInStatusBar(tr("Opening %1…").arg(title));
  with_.loader.openAhead();
}

void PlaylistController::onEnded() {
  const bool ended = show_.transport.clock().ended() || show_.transport.stands();
  if (shown_ == 0 || coming_ != 0 || !ended) return;  // it was moved meanwhile
  backwards_ = false;
  if (const auto id = playlist_.goOn(usable())) {
    start(*id, true);
  } else {
    show_.transport.setFollowing(std::nullopt, {});
    show_.transport.pause();
  }
}

PlaylistController::HandWork PlaylistController::handWork() const {
  HandWork work;
  work.bookmarks = show_.document.state().bookmarks;
  for (const DocumentActor& actor : show_.document.state().actors) {
    ActorSwitches switches = actor.switches;
    // These are switched to watch.
    switches.chains.clear();
    switches.chainSolvers.clear();
    switches.solver = {};
    switches.ghost.reset();
    switches.visible = switches.physics = switches.groundShadow = switches.editsOn = true;
    switches.opacity = 1.0F;
    work.actors.push_back(std::move(switches));
  }
  return work;
}

/// Edits made by hand aren't lost with the dance, and the list doesn't ask. Returns false where
/// they can't be kept; then the list waits.
bool PlaylistController::keepWork() {
  if (shown_ != 0 && handWork() == work_) return true;
  const auto kept = with_.keeper.leave();
  if (!kept) return true;
  if (*kept) {
    parts_.messages.say(tr("Changes that aren't saved are kept; the next start offers them"));
    return true;
  }
  coming_ = ahead_ = 0;
  taking_ = false;
  show_.transport.pause();
  if (shown_ != 0) playlist_.returnTo(shown_);
  parts_.messages.show({oneLine(base::describe(kept->error()))});
  return false;
}

void PlaylistController::take(const LoadedFiles& files) {
  const EntryId id = std::exchange(coming_, 0);
  ahead_ = 0;
  taking_ = false;
  if (files.dropped) {
    if (!starting_) interrupted_ = id;
    return;
  }
  if (!files.canBeEntry()) return fail(id, whyNot(files));
  const bool after = std::exchange(shown_, id) != 0;
  work_ = handWork();
  show_.transport.setRange(std::nullopt);
  // A short dance may end before the next one is read.
  const bool followed = playlist_.upcoming(usable()).has_value();
  show_.transport.setFollowing(followed ? std::optional(SongDescription()) : std::nullopt, {});
  show_.transport.setFade(playlist_.list().fade);
  if (plays_) {
    show_.transport.goOn(after);
  } else {
    show_.transport.seek(0.0);
  }
  if (show_.transport.stands() && plays_) stay();
  prepare_.start();
}

void PlaylistController::fail(EntryId id, const QString& why) {
  const auto row = playlist_.rowOf(id);
  failed_[id] = {why, row ? playlist_.list().entries[*row].files : std::vector<std::filesystem::path>()};
  emit failureChanged(id, why);
  if (row) {
    const QString title = shownName(entryTitle(playlist_.list().entries[*row]));
    parts_.messages.say(tr("%1 is passed over: %2").arg(title, why));
  }
  const auto next = backwards_ ? playlist_.goBack(usable()) : playlist_.skip(usable());
  if (next) return start(*next, plays_);
  if (playlist_.rowOf(shown_) && !show_.transport.clock().ended()) {
    playlist_.returnTo(shown_);  // it goes on
    return prepare();
  }
  if (show_.transport.playing()) show_.transport.pause();
  parts_.messages.show([why] { return tr("Nothing more of the playlist can be played: %1").arg(why); });
}

/// Reads what follows while a dance plays. What is read ahead is always what would come next.
void PlaylistController::prepare() {
  if (shown_ == 0 || coming_ != 0 || prepare_.isActive()) return;
  const auto then = playlist_.upcoming(usable());
  if (!then) {
    ahead_ = 0;
    with_.loader.dropAhead();
    show_.transport.setFollowing(std::nullopt, {});
    return;
  }
  if (ahead_ == *then) return;
  readAhead(*then, *playlist_.rowOf(*then));
  // It follows even if it isn't read by then: its song only begins later.
  show_.transport.setFollowing(SongDescription(), {});
}

/// The dance that was read ahead follows, or is passed over before anybody waits for it.
void PlaylistController::follow() {
  const LoadedFiles* files = with_.loader.filesAhead();
  if (files == nullptr || ahead_ == 0) return;
  if (!files->canBeEntry()) {
    const EntryId id = std::exchange(ahead_, 0);
    const QString why = whyNot(*files);
    failed_[id] = {why, aheadFiles_};
    with_.loader.dropAhead();
    emit failureChanged(id, why);
    return prepare();
  }
  OpenContext context = show_.document.context().withoutShowNames();
  if (files->show) context = context.withShowNames(files->show->archives);
  show_.transport.setFollowing(files->song, context);
}

void PlaylistController::leave() {
  prepare_.stop();
  still_.stop();
  shown_ = ahead_ = coming_ = interrupted_ = 0;
  with_.loader.dropAhead();
  show_.transport.setFollowing(std::nullopt, {});
  show_.transport.setFade(0.0);
  playlist_.leave();
  showLoop();
}

}  // namespace app
