// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <atomic>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include <QObject>
#include <QStringList>
#include <QThreadPool>

#include "app/description/show_description.h"
#include "app/exporter/export_request.h"
#include "app/show/actor_parts.h"
#include "app/tree/open_context.h"
#include "pmx/base/result.h"

namespace app {

/// This is the show that is exported, as it was when it was taken from the window.
struct ExportScene {
  std::vector<ActorParts> actors;  ///< in the order of drawing
  std::vector<MotionUse> motions;  ///< of camera, light and shadow
  PhysicsChoice physics;
  double settle = 30.0;  ///< frames of rest before frame 0
  double songEnd = 0.0;  ///< frame at which the song ends; 0: there is no song
  GoalEye eye{};         ///< of goals that look at the camera; empty: the motions' camera
  LightChoice light{};   ///< of the show's picture
  /// This is from where a page is seen at first; none: as the motions have it.
  std::optional<vmd::CameraState> view{};
  SongDescription song{};  ///< of a page
  OpenContext context{};   ///< in which the song is found
};

/// This exports a show on a thread of its own, with a show of its own, so that windows stay
/// responsive. Each file appears only when all are whole; of several files those beside the main
/// one are there already where that one can't get its name. Signals come on the thread of this
/// object.
class ExportMaker : public QObject {
  Q_OBJECT
 public:
  explicit ExportMaker(QObject* parent = nullptr);
  /// Stops, and waits for the thread: as long as a picture or a second of the dance takes.
  ~ExportMaker() override;

  /// Begins an export while none is running. `request` names actors by their ids in the scene, and
  /// has no rest of physics, no light and no pictures, which are the scene's. Existing files are
  /// replaced, but for `inputs`. Errors: those of FileOutputs::open(); then nothing runs.
  [[nodiscard]] base::Result<void> start(ExportScene scene, ExportRequest request, const std::filesystem::path& file,
                                         std::span<const std::filesystem::path> inputs);
  /// Asks the export to end without a file. finished() follows.
  void stop() { *stop_ = true; }
  /// Stops, waits for the thread as the destructor does, and sends finished() before it returns.
  void stopNow();
  /// Stops and waits as stopNow() does, where there is no event loop any more: finished() doesn't
  /// follow. Returns whether the file was whole before.
  [[nodiscard]] bool endWithoutDisplay();
  [[nodiscard]] bool running() const { return running_; }

  /// This is the result: a summary, unless there was an error or a stop. `notes` says what is odd
  /// and what the file can't hold, a line each.
  struct End {
    bool stopped = false;
    QString error;
    QStringList notes;
    ExportSummary summary;
  };

 signals:
  void progressed(double done);  ///< of the frames that are played, from 0 to 1
  void writes();                 ///< all is known, and the file is written
  void finished(const app::ExportMaker::End& end);

 private:
  struct Work;
  void end(const End& how);

  bool running_ = false;
  std::shared_ptr<std::atomic<bool>> stop_ = std::make_shared<std::atomic<bool>>(false);
  std::shared_ptr<std::atomic<bool>> whole_ = std::make_shared<std::atomic<bool>>(false);  // the file has its name
  QThreadPool thread_;
};

}  // namespace app
