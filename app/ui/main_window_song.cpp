// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the window's part in sound: the show's song, its offset and loudness, the song that
// lies beside a dance.

#include <QAction>

#include "app/stage/stage.h"
#include "app/ui/film_dialog.h"
#include "app/ui/main_window.h"
#include "app/ui/song_dialog.h"
#include "app/ui/transport_bar.h"
#include "app/widgets/message_bar.h"
#include "app/widgets/text.h"

namespace app {

void MainWindow::connectSong() {
  connect(document_, &Document::songChanged, this, &MainWindow::showSong);
  connect(transport_, &Transport::songFailed, this, [this](const QString& why) {
    bar_->showSong({});
    errors_ << why;
    showErrors();
  });
  connect(transport_, &Transport::peaksReady, bar_, &TransportBar::showPeaks);
  connect(transport_, &Transport::rangeChanged, this, [this] {
    bar_->showPart(transport_->clock().range());
    actions_.partAll->setEnabled(transport_->clock().range().has_value());
  });
  connect(transport_, &Transport::lastFrameChanged, this, &MainWindow::markFiles);
  const auto changeSong = [this](const QString& name, auto how) {
    document_->change(
        name, [&](DocumentState& state) { how(state.song); }, true);
  };
  connect(bar_, &TransportBar::volumeChosen, this, [=](double volume) {
    changeSong(tr("Volume"), [volume](SongDescription& song) { song.volume = static_cast<float>(volume); });
  });
  connect(bar_, &TransportBar::mutedChosen, this,
          [=](bool muted) { changeSong(tr("Mute"), [muted](SongDescription& song) { song.muted = muted; }); });
  connect(actions_.songOffset, &QAction::triggered, this, [=, this] {
    auto* dialog = new SongDialog(document_->state().song.offset, this);
    connect(dialog, &SongDialog::offsetChosen, this, [=](double offset) {
      changeSong(tr("Song offset"), [offset](SongDescription& song) { song.offset = offset; });
    });
    dialog->open();
  });
  connect(actions_.removeSong, &QAction::triggered, this,
          [this] { document_->change(tr("Remove song"), [](DocumentState& state) { state.song.file.clear(); }); });
  connect(actions_.songBeside, &QAction::triggered, this, [this] {
    if (songBeside_.empty()) return;
    document_->change(tr("Song"), [this](DocumentState& state) {
      state.song.file = songBeside_;
      state.song.offset = 0.0;
    });
    message_->showMessages({});
  });
  connectPart();
  showSong();
}

/// Connects the part of the dance, from A to B, that is repeated.
void MainWindow::connectPart() {
  connect(actions_.partFrom, &QAction::triggered, this, [this] {
    const auto& part = transport_->clock().range();
    const double frame = transport_->frame();
    const double last = part && part->last > frame ? part->last : clock().lastFrame();
    transport_->setRange(PlayRange{frame, last});
  });
  connect(actions_.partTo, &QAction::triggered, this, [this] {
    const auto& part = transport_->clock().range();
    const double frame = transport_->frame();
    transport_->setRange(PlayRange{part && part->first < frame ? part->first : 0.0, frame});
  });
  connect(actions_.partAll, &QAction::triggered, this, [this] { transport_->setRange(std::nullopt); });
  actions_.partAll->setEnabled(false);
}

void MainWindow::showSong() {
  const SongDescription& song = document_->state().song;
  transport_->setSong(song, document_->context());
  bar_->showSong(song);
  film_->setSong(song);
  const bool any = !song.file.empty();
  actions_.songOffset->setEnabled(any);
  actions_.removeSong->setEnabled(any);
  if (any) songBeside_.clear();
  actions_.songBeside->setEnabled(!songBeside_.empty());
}

/// Offers the song of the dance that was opened last, where none plays yet; empty: there is none.
/// The offer appears if there is no other message.
void MainWindow::offerSong(const std::filesystem::path& file) {
  songBeside_ = document_->state().song.file.empty() ? file : std::filesystem::path();
  actions_.songBeside->setEnabled(!songBeside_.empty());
  if (songBeside_.empty() || !errors_.isEmpty()) return;
  message_->addMessage(
      tr("%1 lies beside the dance: press M to play it (Play → Song beside the Dance)").arg(shownName(file)));
}

}  // namespace app
