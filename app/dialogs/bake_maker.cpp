// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/bake_maker.h"

#include <cerrno>
#include <new>
#include <optional>
#include <utility>

#include <QElapsedTimer>

#include "app/widgets/text.h"
#include "pmx/base/file.h"
#include "vmd/vmd_writer.h"

namespace app {
namespace {

constexpr qint64 kTurn = 100;  // milliseconds that the window waits

void addLines(const base::Issues& issues, QStringList& lines) {
  for (const base::Issue& issue : issues) lines << oneLine(base::describe(issue));
}

}  // namespace

struct BakeMaker::Work {
  Show show;  // declared before the run, which uses it
  std::optional<BakeRun> run;
  std::filesystem::path file;
  bool rests = true;  // physics rests before the run begins
};

BakeMaker::BakeMaker(QObject* parent) : QObject(parent) {
  turn_.setSingleShot(true);
  connect(&turn_, &QTimer::timeout, this, &BakeMaker::step);
}

BakeMaker::~BakeMaker() = default;

base::Result<void> BakeMaker::start(const BakeScene& scene, const BakeSettings& settings,
                                    const std::filesystem::path& file) {
  stop();
  try {
    return begin(scene, settings, file);
  } catch (const std::bad_alloc&) {
    return base::cannotWrite(file, ENOMEM);
  }
}

base::Result<void> BakeMaker::begin(const BakeScene& scene, const BakeSettings& settings,
                                    const std::filesystem::path& file) {
  auto work = std::make_unique<Work>();
  work->file = file;
  std::vector<ActorParts> actors = scene.actors;
  for (ActorParts& each : actors) each.switches.ghost.reset();  // ghosts aren't visible here
  const std::vector<ActorId> ids = addTo(work->show, actors);
  const ActorId chosen = scene.chosen < ids.size() ? ids[scene.chosen] : 0;
  work->show.setPhysics(scene.physics);
  if (scene.physics.on) work->show.beginPhysicsFromStart(scene.settle);  // goOn() performs the rest
  auto run = BakeRun::begin(work->show, chosen, settings);
  if (!run) return tl::unexpected(run.error());
  work->run.emplace(std::move(*run));
  work_ = std::move(work);
  turn_.start(0);
  return {};
}

void BakeMaker::stop() {
  turn_.stop();
  work_.reset();
}

void BakeMaker::step() {
  if (!work_) return;
  const std::filesystem::path file = work_->file;
  // Exceptions may not leave through Qt's event loop.
  try {
    goOn();
  } catch (const std::bad_alloc&) {
    if (!work_) return;  // the end was reported
    const base::Error error = base::cannotWrite(file, ENOMEM).value();
    stop();  // frees its memory
    End how;
    how.error = oneLine(base::describe(error));
    end(std::move(how));
  }
}

void BakeMaker::goOn() {
  BakeRun& run = *work_->run;
  // A turn does several parts, because drawing the window between turns may take longer than a
  // part.
  QElapsedTimer turn;
  turn.start();
  while (work_->rests && turn.elapsed() < kTurn) work_->rests = work_->show.restOn();
  if (work_->rests) {
    turn_.start(0);
    emit progressed(run.progress().done);
    return;
  }
  auto more = run.step();
  while (more && *more && turn.elapsed() < kTurn) more = run.step();
  if (more && *more) {
    turn_.start(0);
    emit progressed(run.progress().done);
    return;
  }
  End how;
  if (!more) {
    how.error = oneLine(base::describe(more.error()));
    addLines(run.unsayable(), how.notes);
    return end(std::move(how));
  }
  how.report = run.report();
  addLines(run.issues(), how.notes);
  if (const auto written = vmd::writeVmdFile(run.motion(), work_->file); !written)
    how.error = oneLine(base::describe(written.error()));
  end(std::move(how));
}

void BakeMaker::end(End how) {
  stop();
  emit finished(how);
}

}  // namespace app
