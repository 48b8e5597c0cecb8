// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render/film_maker.h"

#include <algorithm>
#include <atomic>
#include <new>
#include <utility>

#include <QElapsedTimer>

#include "app/film/picture_file.h"
#include "app/render/show_scene.h"
#include "app/scene/shader_source.h"
#include "app/show/actor_parts.h"
#include "pmx/base/file.h"

namespace app {
namespace {

// So many milliseconds of a turn are for physics' rest; one tick may take longer.
constexpr qint64 kRestATurn = 50;
// After so many milliseconds it is checked again whether writing has caught up.
constexpr int kTurnWhileWaiting = 5;

FilmLook lookOf(const FilmScene& scene, const FilmSettings& settings) {
  FilmLook look = scene.look;
  look.width = settings.width;
  look.height = settings.height;
  look.samples = settings.samples;
  if (settings.transparent) leaveModelsOnly(look);
  return look;
}

/// Returns the look with its camera following the actor of the film's show that corresponds to the
/// followed one.
FilmLook inShow(const Show& show, const FilmScene& scene, FilmLook look) {
  if (!look.camera || look.camera->followed == 0) return look;
  const auto at = std::ranges::find(scene.actors, look.camera->followed, &FilmActor::id);
  const auto place = static_cast<std::size_t>(at - scene.actors.begin());
  look.camera->followed = place < show.order().size() ? show.order()[place] : 0;
  return look;
}

/// Makes a film's show anew, with its look and the textures of its actors.
void fill(ShowScene& made, const FilmScene& scene, const FilmLook& look, bool fromTheStart) {
  Show& show = made.show();
  std::vector<ActorParts> parts;
  for (const FilmActor& actor : scene.actors) parts.push_back({actor.model, actor.switches, actor.id});
  const std::vector<ActorId> ids = addTo(show, parts);
  ShowTextures textures;
  for (std::size_t i = 0; i < ids.size(); ++i) textures[ids[i]] = scene.actors[i].textures;
  show.setSceneMotions(scene.motions);
  show.setSongEnd(scene.songEnd);
  show.setPhysics(scene.physics);
  made.setLook(inShow(show, scene, look));
  std::vector<ActorId> beside;
  for (std::size_t i = 0; i < ids.size(); ++i)
    if (std::ranges::find(scene.beside, scene.actors[i].id) != scene.beside.end()) beside.push_back(ids[i]);
  if (!beside.empty()) made.setViews(beside, scene.views, look.captions);
  made.setTextures(std::move(textures));
  // FilmMaker::rest() continues this.
  if (scene.physics.on && fromTheStart) made.beginPhysics(scene.settle);
}

base::Result<void> checkScene(const FilmScene& scene, const FilmLook& look) {
  if (!scene.actors.empty()) return ScenePictures::check(look);
  return base::fail(base::ErrorCode::BadArgument, "there is no model to show");
}

}  // namespace

struct FilmMaker::Work {
  Work(const FilmScene& scene, const FilmSettings& settings, std::unique_ptr<PictureWriter> opened,
       std::shared_ptr<std::atomic<bool>> unwanted)
      : stopped(std::move(unwanted)), writer(std::move(opened)) {
    fill(shown, scene, lookOf(scene, settings), true);
    pictures = shown.pictures();
    run = std::make_unique<FilmRun>(picturesOf(settings.frames, settings.picturesASecond), settings.picturesASecond,
                                    pictures->samples(), *pictures, *writer);
  }
  std::shared_ptr<std::atomic<bool>> stopped;  // read by the writing threads
  // The order matters: each member outlives those that use it.
  ShowScene shown;
  std::unique_ptr<PictureWriter> writer;
  std::unique_ptr<ScenePictures> pictures;
  std::unique_ptr<FilmRun> run;
  enum class Stage { Resting, Drawing, Drawn, Closing } stage = Stage::Resting;
  std::optional<base::Error> error;  // of drawing or writing, kept while the file is completed
};

FilmMaker::FilmMaker(QObject* parent) : QObject(parent) {
  turn_.setSingleShot(true);
  connect(&turn_, &QTimer::timeout, this, &FilmMaker::step);
}

FilmMaker::~FilmMaker() {
  blockSignals(true);
  stopNow();
}

base::Result<void> FilmMaker::start(const FilmScene& scene, const FilmSettings& settings) {
  if (auto checked = check(settings); !checked) return checked;
  if (auto checked = checkScene(scene, lookOf(scene, settings)); !checked) return checked;
  stopNow();  // before the new file is opened, which may have the same name
  auto stopped = std::make_shared<std::atomic<bool>>(false);
  FilmSettings heeding = settings;
  heeding.stopped = [stopped] { return stopped->load(); };
  heeding.waits = false;  // the window can't wait
  auto writer = openWriter(heeding, scene.context);
  if (!writer) return tl::unexpected(writer.error());
  work_ = std::make_unique<Work>(scene, heeding, std::move(*writer), std::move(stopped));
  turn_.start(0);
  return {};
}

base::Result<void> FilmMaker::writeStill(const FilmScene& scene, const FilmSettings& settings, double frame) {
  const auto format = outputFormat(settings.output);
  if (!format) return tl::unexpected(format.error());
  if (auto checked = check(*format, settings.transparent); !checked) return checked;
  const FilmLook look = lookOf(scene, settings);
  if (auto checked = checkScene(scene, look); !checked) return checked;
  ShowScene shown;
  fill(shown, scene, look, false);
  const auto picture = shown.pictures()->still(frame);
  if (!picture) return tl::unexpected(picture.error());
  const auto bytes = encodePicture(*picture, *format, settings.transparent);
  if (!bytes) return tl::unexpected(bytes.error());
  return base::writeFile(settings.output, *bytes);
}

// A turn never waits, neither for writing nor for the file's completion.
void FilmMaker::step() {
  if (!work_) return;
  if (work_->stage == Work::Stage::Resting) {
    rest();
  } else if (work_->stage == Work::Stage::Closing) {
    if (work_->run->closed()) return end();
    turn_.start(kTurnWhileWaiting);
  } else if (!work_->run->ready()) {
    turn_.start(kTurnWhileWaiting);
  } else if (work_->stage == Work::Stage::Drawn) {
    work_->run->close();
    work_->stage = Work::Stage::Closing;
    turn_.start(0);
  } else {
    draw();
  }
}

void FilmMaker::rest() {
  QElapsedTimer turn;
  turn.start();
  try {
    bool more = true;
    while (more && turn.elapsed() < kRestATurn) more = work_->shown.show().restOn();
    if (!more) work_->stage = Work::Stage::Drawing;
  } catch (const std::bad_alloc&) {  // exceptions may not leave through Qt's event loop
    work_->error = base::makeError(base::ErrorCode::CannotWrite, "no memory for physics");
    work_->stage = Work::Stage::Drawn;
  }
  turn_.start(0);
}

void FilmMaker::draw() {
  const auto more = work_->run->step();
  if (!more) work_->error = more.error();  // the pictures so far are kept
  if (!more || !*more) work_->stage = Work::Stage::Drawn;
  turn_.start(0);
  if (more) emit progressed(work_->run->progress());  // a listener may stop the film
}

void FilmMaker::stop() {
  if (!work_) return;
  *work_->stopped = true;
  if (work_->stage == Work::Stage::Resting || work_->stage == Work::Stage::Drawing) work_->stage = Work::Stage::Drawn;
}

void FilmMaker::stopNow() {
  stop();
  if (work_) end();
}

std::optional<FilmProgress> FilmMaker::endWithoutDisplay() {
  if (!work_) return std::nullopt;
  *work_->stopped = true;
  static_cast<void>(work_->run->finishWithoutSource());
  return work_->run->progress();
}

void FilmMaker::end() {
  turn_.stop();
  const auto work = std::exchange(work_, nullptr);
  std::optional<base::Error> error = work->error;
  if (const auto done = work->run->finish(); !done && !error) error = done.error();
  if (!error) error = work->writer->leftOut();
  const FilmProgress progress = work->run->progress();
  if (error) {
    emit finished(progress, QString::fromStdString(base::describe(*error)));
  } else {
    emit finished(progress, progress.whole ? QString() : tr("Stopped before the first frame"));
  }
}

}  // namespace app
