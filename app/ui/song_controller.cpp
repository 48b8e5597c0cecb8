// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/song_controller.h"

#include <algorithm>
#include <cmath>

#include <QAction>
#include <QMainWindow>

#include "app/actions/window_actions.h"
#include "app/dialogs/film_dialog.h"
#include "app/dialogs/song_dialog.h"
#include "app/document/document.h"
#include "app/language/live_text.h"
#include "app/playback/transport.h"
#include "app/playback/transport_bar.h"
#include "app/ui/window_messages.h"
#include "app/widgets/text.h"

namespace app {
namespace {

constexpr float kVolumeStep = 0.05F;

}  // namespace

SongController::SongController(const ShowParts& show, TransportBar& bar, FilmDialog& film, const WindowParts& parts)
    : document_(show.document),
      transport_(show.transport),
      bar_(bar),
      film_(film),
      messages_(parts.messages),
      actions_(parts.actions),
      window_(parts.window) {
  connectSong();
  connectPart();
  showSong();
}

void SongController::connectSong() {
  connect(&document_, &Document::songChanged, this, &SongController::showSong);
  connect(&document_, &Document::motionsChanged, this, &SongController::showFound);
  connect(&transport_, &Transport::songFailed, this, [this](const QString& why) {
    bar_.showSong({});
    messages_.addError(why);
    messages_.showErrors();
  });
  connect(&transport_, &Transport::peaksReady, &bar_, &TransportBar::showPeaks);
  connect(&bar_, &TransportBar::volumeChosen, this, &SongController::setVolume);
  connect(&bar_, &TransportBar::mutedChosen, this, &SongController::setMuted);
  connect(actions_[ActionId::Mute], &QAction::triggered, this, [this](bool muted) {
    setMuted(muted);
    messages_.sayOverPicture(muted ? tr("Sound off") : tr("Sound on"));
  });
  connect(actions_[ActionId::Louder], &QAction::triggered, this, [this] { stepVolume(kVolumeStep); });
  connect(actions_[ActionId::Softer], &QAction::triggered, this, [this] { stepVolume(-kVolumeStep); });
  connect(actions_[ActionId::SongOffset], &QAction::triggered, this, &SongController::chooseOffset);
  connect(actions_[ActionId::RemoveSong], &QAction::triggered, this, [this] {
    document_.change([] { return tr("Remove song"); }, [](DocumentState& state) { state.song.file.clear(); });
  });
  connect(actions_[ActionId::SongBeside], &QAction::triggered, this, &SongController::playOffered);
}

/// Connects the part of the dance, from A to B, that is repeated.
void SongController::connectPart() {
  connect(&transport_, &Transport::rangeChanged, this, [this] {
    bar_.showPart(transport_.clock().range());
    actions_[ActionId::PartAll]->setEnabled(transport_.clock().range().has_value());
  });
  connect(actions_[ActionId::PartFrom], &QAction::triggered, this, [this] {
    const auto& part = transport_.clock().range();
    const double frame = std::round(transport_.frame());
    const double last = part && part->last > frame ? part->last : transport_.clock().lastFrame();
    transport_.setRange(PlayRange{frame, last});
  });
  connect(actions_[ActionId::PartTo], &QAction::triggered, this, [this] {
    const auto& part = transport_.clock().range();
    const double frame = std::round(transport_.frame());
    transport_.setRange(PlayRange{part && part->first < frame ? part->first : 0.0, frame});
  });
  connect(actions_[ActionId::PartAll], &QAction::triggered, this, [this] { transport_.setRange(std::nullopt); });
  actions_[ActionId::PartAll]->setEnabled(false);
}

/// Consecutive changes of one name are undone together.
void SongController::change(const LiveText& name, const std::function<void(SongDescription&)>& how) {
  document_.change(
      name, [&](DocumentState& state) { how(state.song); }, true);
}

void SongController::setVolume(double volume) {
  const SongDescription& now = document_.state().song;
  const auto wanted = static_cast<float>(std::clamp(volume, 0.0, 1.0));
  if (now.file.empty() || wanted == now.volume) return;
  change([] { return tr("Volume"); }, [wanted](SongDescription& song) { song.volume = wanted; });
}

void SongController::setMuted(bool muted) {
  const SongDescription& now = document_.state().song;
  if (now.file.empty() || muted == now.muted) return;
  change([] { return tr("Mute"); }, [muted](SongDescription& song) { song.muted = muted; });
}

void SongController::stepVolume(float by) {
  const float volume = std::clamp(document_.state().song.volume + by, 0.0F, 1.0F);
  setVolume(static_cast<double>(volume));
  messages_.sayOverPicture(tr("Volume: %1 %").arg(std::lround(volume * 100.0F)));
}

void SongController::chooseOffset() {
  auto* dialog = new SongDialog(document_.state().song.offset, &window_);
  connect(dialog, &SongDialog::offsetChosen, this, [this](double offset) {
    change([] { return tr("Song offset"); }, [offset](SongDescription& song) { song.offset = offset; });
  });
  dialog->open();
}

void SongController::playOffered() {
  if (offered_.file.empty()) return;
  document_.change([] { return tr("Song"); },
                   [this](DocumentState& state) {
                     state.song.file = offered_.file;
                     state.song.offset = offered_.offset;
                   });
  messages_.hide(actions_[ActionId::SongBeside]);
}

void SongController::showSong() {
  const SongDescription& song = document_.state().song;
  transport_.setSong(song, document_.context());
  bar_.showSong(song);
  showFound();
  const bool any = !song.file.empty();
  actions_[ActionId::SongOffset]->setEnabled(any);
  actions_[ActionId::RemoveSong]->setEnabled(any);
  for (const ActionId id : {ActionId::Mute, ActionId::Louder, ActionId::Softer}) actions_[id]->setEnabled(any);
  actions_[ActionId::Mute]->setChecked(any && song.muted);
  if (any) offered_ = {};
  actions_[ActionId::SongBeside]->setEnabled(!offered_.file.empty());
}

/// The song that was found is in the list for films while a motion plays beside which it lies.
void SongController::showFound() {
  const DocumentState& state = document_.state();
  const auto beside = [this, folder = found_.song.file.parent_path()](const MotionUse& use) {
    const std::filesystem::path& path = use.motion->path;
    return use.on && (found_.motion.empty() ? path.parent_path() == folder : path == found_.motion);
  };
  const bool plays = std::ranges::any_of(state.motions, beside) ||
                     std::ranges::any_of(state.actors, [&beside](const DocumentActor& actor) {
                       return std::ranges::any_of(actor.switches.motions, beside);
                     });
  film_.setSongs(state.song, plays ? found_ : FoundSong());
}

void SongController::offer(const std::filesystem::path& file, const std::filesystem::path& motion) {
  FoundSong found;
  found.song.file = file;
  found.motion = motion;
  offer(found, [file] { return shownName(file); });
}

void SongController::offerOfDemo(const SongDescription& song) {
  offer({song, FoundSong::Where::Demo, {}}, [] { return tr("The demo has a song"); });
}

void SongController::offer(const FoundSong& found, const LiveText& text) {
  found_ = found;
  offered_ = document_.state().song.file.empty() ? found.song : SongDescription();
  showFound();
  offerText_ = text;
  actions_[ActionId::SongBeside]->setEnabled(!offered_.file.empty());
  offerAgain();
}

void SongController::offerAgain() {
  if (offered_.file.empty() || !messages_.errors().isEmpty()) return;
  QAction* take = actions_[ActionId::SongBeside];
  if (found_.where == FoundSong::Where::Demo) return messages_.add(offerText_, take);
  messages_.addFound(offerText_, take);
}

}  // namespace app
