// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <vector>

#include <QComboBox>

#include "app/description/show_description.h"

namespace app {

/// This field has the sound file of a film, empty for none. Its list has none, the show's song, and
/// songs that were found beside the dance; any other file can be typed.
class AudioChoice : public QComboBox {
  Q_OBJECT
 public:
  explicit AudioChoice(QWidget* parent = nullptr);

  /// Sets the show's song (an empty file: none), and those that were found. The field follows the
  /// show's song unless it has another file.
  void setSongs(const SongDescription& ofShow, const std::vector<SongDescription>& beside);
  /// Returns the song that the field has: how the show or the list plays it, or the typed file; an
  /// empty file for none and for a muted song.
  [[nodiscard]] SongDescription song() const;

 private:
  void showTexts();

  SongDescription ofShow_;
  std::vector<SongDescription> listed_;  // the show's first, where it has one
};

}  // namespace app
