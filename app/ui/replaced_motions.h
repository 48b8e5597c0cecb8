// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>

#include "app/description/show_description.h"
#include "app/opening/motion_choice.h"
#include "app/show/show.h"
#include "app/ui/window_parts.h"

namespace app {

struct LoadedFiles;

/// These are the motions that the files opened last replaced, with the song of that dance. The
/// command Play Both brings them back beside the new ones.
class ReplacedMotions : public QObject {
  Q_OBJECT
 public:
  ReplacedMotions(Document& document, const ShowFile& file, const WindowParts& parts);

  /// Must be called before files are taken over: remembers what they replace on the actor and in
  /// the scene.
  void remember(const LoadedFiles& files);
  /// Remembers a song that was removed with its dance.
  void rememberSong(const SongDescription& song) { song_ = song; }
  void forget();
  [[nodiscard]] const Motions& motions() const { return motions_; }

 private:
  void playBoth();

  Document& document_;
  const ShowFile& file_;
  const WindowParts parts_;
  Motions motions_;
  ActorId of_ = 0;
  SongDescription song_;
};

}  // namespace app
