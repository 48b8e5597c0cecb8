// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>

#include <QObject>

#include "app/description/show_description.h"
#include "app/dialogs/audio_choice.h"
#include "app/language/live_text.h"
#include "app/ui/window_parts.h"

namespace app {

class FilmDialog;
class TransportBar;

/// This brings the document's song to the transport, its bar and the dialog for films, and has the
/// commands for sound and for the part of the dance that is repeated. It offers the song that lies
/// beside a dance.
class SongController : public QObject {
  Q_OBJECT
 public:
  SongController(const ShowParts& show, TransportBar& bar, FilmDialog& film, const WindowParts& parts);

  /// Offers the song of `motion`, the dance that was opened last, where none plays yet; empty:
  /// there is none. The offer appears if there is no other message.
  void offer(const std::filesystem::path& file, const std::filesystem::path& motion);
  void offerNone() { offer(std::filesystem::path(), {}); }
  /// Offers the song of the demo, which was opened without it.
  void offerOfDemo(const SongDescription& song);
  /// Sets the volume, 0 to 1, beyond which it is clamped; nothing happens without a song.
  void setVolume(double volume);
  /// Nothing happens without a song.
  void setMuted(bool muted);
  /// Shows the offer again, if there still is one, after another message took its place.
  void offerAgain();

 private:
  void connectSong();
  void connectPart();
  void change(const LiveText& name, const std::function<void(SongDescription&)>& how);
  void stepVolume(float by);
  void chooseOffset();
  void playOffered();
  void showSong();
  void offer(const FoundSong& found, const LiveText& text);
  void showFound();

  Document& document_;
  Transport& transport_;
  TransportBar& bar_;
  FilmDialog& film_;
  WindowMessages& messages_;
  const WindowActions& actions_;
  QMainWindow& window_;
  SongDescription offered_;  // to play; an empty file: none
  FoundSong found_;          // of the dance that was opened last
  LiveText offerText_;       // of the demo a sentence, of a song in the folder its name
};

}  // namespace app
