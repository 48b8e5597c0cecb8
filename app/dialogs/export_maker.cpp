// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/export_maker.h"

#include <algorithm>
#include <cerrno>
#include <exception>
#include <new>
#include <utility>

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEvent>

#include "app/dialogs/loss_words.h"
#include "app/encoding/exported_pictures.h"
#include "app/exporter/export_show.h"
#include "app/exporter/export_song.h"
#include "app/exporter/file_outputs.h"
#include "app/widgets/chain_text.h"
#include "app/widgets/text.h"
#include "pmx/base/file.h"

namespace app {
namespace {

constexpr qint64 kTellEvery = 50;  // milliseconds

/// Returns the ids in a new show of actors of the scene that it was made of. `order` has one for
/// each of the scene's actors.
std::vector<ActorId> idsIn(std::span<const ActorId> order, const ExportScene& scene, std::span<const ActorId> wanted) {
  std::vector<ActorId> ids;
  for (const ActorId id : wanted) {
    const auto at = std::ranges::find(scene.actors, id, &ActorParts::id);
    if (at != scene.actors.end()) ids.push_back(order[static_cast<std::size_t>(at - scene.actors.begin())]);
  }
  return ids;
}

}  // namespace

/// This is an export on its way.
struct ExportMaker::Work {
  ExportMaker* maker;  // is told on its own thread, if it is still there
  std::shared_ptr<std::atomic<bool>> stop, whole;
  ExportScene scene;
  ExportRequest request;
  std::filesystem::path file;
  FileOutputs outputs;
  QStringList notes{};
  QElapsedTimer told{};

  template <class Tell>
  void tell(Tell what) const {
    QMetaObject::invokeMethod(maker, std::move(what), Qt::QueuedConnection);
  }

  void progressed(double done) {
    if (told.isValid() && told.elapsed() < kTellEvery) return;
    told.start();
    tell([maker = maker, done] { emit maker->progressed(done); });
  }

  /// Notes what is said of a model; none: of the file.
  void note(const LoadedModel* model, const QString& line) {
    notes << (model == nullptr ? line : QStringLiteral("%1: %2").arg(modelName(*model), line));
  }

  /// Returns the song of a page, null without one. One that a page can't have is noted.
  std::shared_ptr<const ExportSong> song() {
    if (scene.song.file.empty() || scene.song.muted) return nullptr;
    auto read = readSong(scene.song.file, scene.context, scene.song.offset, scene.song.volume);
    if (read) return std::move(*read);
    note(nullptr, lossSentence({.kind = LossKind::Song, .names = {base::describe(read.error())}}));
    return nullptr;
  }

  /// Makes the show and exports it.
  End run() {
    Show show;
    for (ActorParts& each : scene.actors) each.switches.ghost.reset();  // files have no ghosts
    const std::vector<ActorId> ids = addTo(show, scene.actors);
    show.setSceneMotions(scene.motions);
    show.setSongEnd(scene.songEnd);
    show.setEye(scene.eye);
    show.setPhysics(scene.physics);
    request.actors = idsIn(ids, scene, request.actors);
    request.restFrames = scene.settle;
    request.light = scene.light;
    request.pictures = encodedPictures;
    request.view = scene.view;
    if (request.kind == ExportKind::Html && !request.still) request.song = song();
    const ExportListener listener{
        .stopped = [this] { return stop->load(); },
        .progressed = [this](double done) { progressed(done); },
        .terms = {},  // they were shown
        .issues =
            [this](const LoadedModel* model, const base::Issues& issues) {
              for (const base::Issue& issue : issues) note(model, oneLine(base::describe(issue)));
            },
        .losses =
            [this](const LoadedModel* model, const Losses& losses) {
              for (const Loss& loss : losses) note(model, lossSentence(loss));
            },
        .begins = [this](const ExportSummary&) { tell([maker = maker] { emit maker->writes(); }); }};
    const auto exported = exportShow(show, request, outputs.outputs(), listener);
    if (!exported) return failed(exported.error());
    if (!*exported) return {.stopped = true, .error = {}, .notes = {}, .summary = {}};
    if (const auto done = outputs.commit(); !done) return failed(done.error());
    *whole = true;
    return {.stopped = false, .error = {}, .notes = std::move(notes), .summary = **exported};
  }

  End failed(const base::Error& error) {
    return {.stopped = false, .error = oneLine(base::describe(error)), .notes = std::move(notes), .summary = {}};
  }
};

ExportMaker::ExportMaker(QObject* parent) : QObject(parent) { thread_.setMaxThreadCount(1); }

ExportMaker::~ExportMaker() {
  *stop_ = true;
  thread_.waitForDone();
}

bool ExportMaker::endWithoutDisplay() {
  stop();
  thread_.waitForDone();  // it removes what isn't whole
  return *whole_;
}

void ExportMaker::stopNow() {
  static_cast<void>(endWithoutDisplay());
  QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

base::Result<void> ExportMaker::start(ExportScene scene, ExportRequest request, const std::filesystem::path& file,
                                      std::span<const std::filesystem::path> inputs) {
  if (running_) return tl::unexpected(base::badArgument("an export is running"));
  auto outputs = FileOutputs::open(request.kind, file, inputs);
  if (!outputs) return tl::unexpected(outputs.error());
  *stop_ = *whole_ = false;
  running_ = true;
  auto work = std::make_shared<Work>(Work{.maker = this,
                                          .stop = stop_,
                                          .whole = whole_,
                                          .scene = std::move(scene),
                                          .request = std::move(request),
                                          .file = file,
                                          .outputs = std::move(*outputs)});
  thread_.start([work = std::move(work)]() mutable {
    End how;
    try {
      how = work->run();
    } catch (const std::bad_alloc&) {
      how = work->failed(base::cannotWrite(work->file, ENOMEM).value());
    } catch (const std::exception& broken) {
      how = work->failed(base::fail(base::ErrorCode::CannotWrite, broken.what()).value());
    }
    ExportMaker* const maker = work->maker;
    work.reset();  // what isn't whole is gone before anybody hears of the end
    QMetaObject::invokeMethod(
        maker, [maker, how] { maker->end(how); }, Qt::QueuedConnection);
  });
  return {};
}

void ExportMaker::end(const End& how) {
  running_ = false;
  emit finished(how);
}

}  // namespace app
