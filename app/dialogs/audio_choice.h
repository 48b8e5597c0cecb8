// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>

#include <QComboBox>

#include "app/description/show_description.h"

namespace app {

/// This song is in the list of audio, though the show doesn't play it.
struct FoundSong {
  enum class Where { BesideMotion, Demo };
  SongDescription song;  ///< an empty file: there is none
  Where where = Where::BesideMotion;
  std::filesystem::path motion{};  ///< beside which it lies; empty: any of its folder
};

/// This field has the sound file of a film, empty for none. Its list has none, the show's song, and
/// one that was found; any other file can be typed.
class AudioChoice : public QComboBox {
  Q_OBJECT
 public:
  explicit AudioChoice(QWidget* parent = nullptr);

  /// Sets the show's song (an empty file: none), and the one that was found. The field follows the
  /// show's song unless it has another file.
  void setSongs(const SongDescription& ofShow, const FoundSong& found);
  /// Returns the song that the field has: how the show or the list plays it, or the typed file; an
  /// empty file for none and for a muted song.
  [[nodiscard]] SongDescription song() const;

 private:
  void showTexts();

  SongDescription ofShow_;
  FoundSong found_;  // an empty file where it is the show's
};

}  // namespace app
