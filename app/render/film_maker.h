// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QTimer>

#include "app/film/film_run.h"
#include "app/film/film_settings.h"
#include "app/render/scene_pictures.h"

namespace app {

/// An actor of a film, as it was when the film began.
struct FilmActor {
  std::shared_ptr<const LoadedModel> model;
  std::shared_ptr<const ModelTextures> textures;
  ActorSwitches switches;
  ActorId id = 0;  ///< in the show that it is from, as outside parents name it
};

/// What a film shows: a show as it was when the film began.
struct FilmScene {
  std::vector<FilmActor> actors;       ///< in the order of drawing
  std::vector<MotionUse> motions;      ///< of the scene
  PhysicsChoice physics;               ///< its pre-roll counts for a still
  double settle = 30.0;                ///< frames of rest before frame 0, of a film
  double songEnd = 0.0;                ///< frame at which the song ends that is heard with it; 0: there is none
  ActorId beside = 0;                  ///< who is seen in several views beside each other; 0: nobody
  std::vector<ViewSolver> views;       ///< those; the look has their captions
  FilmLook look;                       ///< its size and samples come from the film's settings
  std::filesystem::path backdropFile;  ///< of the picture behind everything; empty: none
};

/// Makes films beside a running event loop: a picture, or a part of the rest before the first one, at each turn, so that
/// windows go on in between.
class FilmMaker : public QObject {
  Q_OBJECT
 public:
  explicit FilmMaker(QObject* parent = nullptr);
  /// The film ends where it is; waits until the file is whole.
  ~FilmMaker() override;

  /// Begins a film; one that runs ends first, as with stopNow(), unless the settings or the scene can't be used. Waits for
  /// nobody: FilmSettings' `stopped` and `waits` aren't used. Errors: of those, of opening the file (a named pipe without a
  /// reader), of OpenGL; nothing runs then, or what ran before.
  [[nodiscard]] base::Result<void> start(const FilmScene& scene, const FilmSettings& settings);
  /// One frame as a picture of the kind its name ends with, at once, with physics as a window has it after going to that frame. The settings' frames and rate
  /// aren't used. Errors: BadArgument of a name that no picture has, and others as start() has them.
  [[nodiscard]] base::Result<void> writeStill(const FilmScene& scene, const FilmSettings& settings, double frame);
  /// Ends the film where it is; the file will be whole and hold what was drawn. finished() is emitted then. Sound that
  /// takes long to reach is left after a second, a pipe that takes nothing after two.
  void stop();
  /// The same, and waits for it.
  void stopNow();
  /// The same for a film that can't be drawn any more, because its display went away, and without a word to anybody: the file is
  /// whole when this returns. By any thread; the program has to end then. What the film has come to; none: none was made.
  std::optional<FilmProgress> endWithoutDisplay();
  [[nodiscard]] bool running() const { return work_ != nullptr; }

 signals:
  void progressed(const app::FilmProgress& progress);
  /// `error` is empty when all went well; FilmProgress::whole tells whether there is a file.
  void finished(const app::FilmProgress& progress, const QString& error);

 private:
  struct Work;
  void step();
  void rest();
  void draw();
  void end();

  std::unique_ptr<Work> work_;
  QTimer turn_;
};

}  // namespace app
