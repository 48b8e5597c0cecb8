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

/// This is an actor of a film, as it was when the film began.
struct FilmActor {
  std::shared_ptr<const LoadedModel> model;
  std::shared_ptr<const ModelTextures> textures;
  ActorSwitches switches;
  ActorId id = 0;  ///< in its own show, as attachments name it
};

/// This scene is what a film shows: a show as it was when the film began.
struct FilmScene {
  std::vector<FilmActor> actors;       ///< in drawing order
  std::vector<MotionUse> motions;      ///< of camera, light and shadow
  PhysicsChoice physics;               ///< the pre-roll counts for a still
  double settle = 30.0;                ///< frames of rest before frame 0 of a film
  double songEnd = 0.0;                ///< frame at which the song ends; 0: there is no song
  std::vector<ActorId> beside;         ///< the actors in several views
  std::vector<ViewSolver> views;       ///< of those views; the look has their captions
  FilmLook look;                       ///< its size and samples come from the film's settings
  std::filesystem::path backdropFile;  ///< of the picture behind everything; empty: none
  OpenContext context{};               ///< of the film's sound
};

/// This class makes films beside a running event loop. Each turn draws a picture, or does a part of
/// the rest before the first one, so that windows stay responsive.
class FilmMaker : public QObject {
  Q_OBJECT
 public:
  explicit FilmMaker(QObject* parent = nullptr);
  /// Ends the film at this point and waits until the file is whole.
  ~FilmMaker() override;

  /// Begins a film. A film in progress ends first, as with stopNow(), unless the settings or the
  /// scene can't be used. It waits for nothing: FilmSettings' `stopped` and `waits` aren't used.
  /// Errors: those of the settings and the scene, of opening the file (a named pipe without a
  /// reader), of OpenGL. After an error nothing runs, or the earlier film goes on.
  [[nodiscard]] base::Result<void> start(const FilmScene& scene, const FilmSettings& settings);
  /// Writes one frame at once as a picture of the kind that its name ends with, with physics as a
  /// window has it after a jump to that frame. The settings' frames and rate aren't used. Errors:
  /// BadArgument for a name that no picture has, and others as in start().
  [[nodiscard]] base::Result<void> writeStill(const FilmScene& scene, const FilmSettings& settings, double frame);
  /// Ends the film at this point. The file becomes whole with the pictures drawn so far, and
  /// finished() is emitted. Sound that takes long to reach is left after a second, a pipe that
  /// takes nothing after two.
  void stop();
  /// Ends the film as stop() does, and waits for it.
  void stopNow();
  /// Ends a film that can't be drawn any more because its display is gone, without any signal: the
  /// file is whole when this returns. Any thread may call it, and the program must end afterwards.
  /// Returns the film's progress, or none if no film was being made.
  std::optional<FilmProgress> endWithoutDisplay();
  [[nodiscard]] bool running() const { return work_ != nullptr; }

 signals:
  void progressed(const app::FilmProgress& progress);
  /// `error` is empty when all went well. FilmProgress::whole says whether there is a file.
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
