// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/commands/film_command.h"

#include <atomic>
#include <chrono>
#include <mutex>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/commands/messages.h"
#include "app/commands/stop_signal.h"
#include "app/film/film_run.h"

namespace app {
namespace {

/// The line that tells how far a film is: rewritten in place on a terminal, else now and then a line.
class ProgressLine {
 public:
  void show(const FilmProgress& progress) {
    const auto now = Clock::now();
    if (now < next_) return;
    const bool terminal = text_.onTerminal();
    next_ = now + (terminal ? std::chrono::milliseconds(200) : std::chrono::milliseconds(5000));
    if (!std::exchange(first_, false) || terminal) text_.show(describe(progress));
  }
  void end() { text_.end(); }

 private:
  using Clock = std::chrono::steady_clock;
  ProgressText text_;
  bool first_ = true;
  Clock::time_point next_{};
};

void printSummary(const FilmSettings& settings, const FilmProgress& p, bool whole) {
  if (!whole) {
    say(fmt::format("stopped after {} of {} pictures; {} has those", p.written + p.kept, p.total,
                    settings.output.string()));
  }
  const std::string kept = p.kept > 0 ? fmt::format(", {} were there", p.kept) : "";
  const std::string played = p.playSeconds > 0.0 ? fmt::format("playing up to them {:.1f} s, ", p.playSeconds) : "";
  sayPlain(
      fmt::format("{} pictures{} in {:.1f} s, {:.1f} a second: {}drawing {:.1f} s, waiting for the writing {:.1f} s; "
                  "writing {:.1f} s meanwhile",
                  p.drawn, kept, p.seconds, p.picturesASecond(), played, p.drawSeconds, p.waitSeconds, p.writeSeconds));
}

/// The film that runFilm() makes.
struct Making {
  const FilmSettings& settings;
  FilmRun& run;
  const PictureWriter& writer;
};

std::mutex makingMutex;
const Making* making = nullptr;
std::atomic<bool> sourceLost = false;  // nobody draws any more: what waits for others is left

bool nobodyWantsMore() { return stopAsked() || sourceLost; }

/// The film that may be ended by another thread while this is there.
class MakingNow {
 public:
  explicit MakingNow(const Making& film) { set(&film); }
  ~MakingNow() { set(nullptr); }
  MakingNow(const MakingNow&) = delete;
  MakingNow& operator=(const MakingNow&) = delete;

 private:
  static void set(const Making* film) {
    const std::scoped_lock lock(makingMutex);
    making = film;
  }
};

/// What became of a film, besides its own error.
int tellEnd(const FilmSettings& settings, const FilmProgress& progress, const PictureWriter& writer, bool more,
            const std::optional<base::Error>& error) {
  int status = more ? kFailed : kDone;
  if (error) status = complain(*error);
  if (const auto left = writer.leftOut(); left && !error) {
    say(base::describe(*left));
    status = kFailed;
  }
  if (progress.whole) {
    printSummary(settings, progress, !more && !error);
  } else if (!error) {
    say("stopped before the first picture; nothing was written");
  }
  return status;
}

}  // namespace

void endFilmWithoutSource() {
  sourceLost = true;
  std::unique_lock lock(makingMutex);
  if (making == nullptr) return;
  lock.release();  // for good: runFilm() comes no further
  const auto finished = making->run.finishWithoutSource();
  std::optional<base::Error> error;
  if (!finished) error = finished.error();
  if (ProgressText().onTerminal()) sayPlain("");  // behind the line that tells how far it is
  const FilmProgress progress = making->run.progress();
  tellEnd(making->settings, progress, making->writer, progress.written + progress.kept < progress.total, error);
}

int runFilm(const FilmSettings& settings, PictureSource& source) {
  listenForStop();
  FilmSettings heeding = settings;
  heeding.stopped = nobodyWantsMore;
  const auto writer = openWriter(heeding);
  if (!writer && stopAsked()) {
    say("stopped before the first picture; nothing was written");
    return kFailed;
  }
  if (!writer) return complain(writer.error());
  FilmRun run(picturesOf(settings.frames, settings.picturesASecond), settings.picturesASecond, settings.samples, source,
              **writer);
  const Making film{settings, run, **writer};
  std::optional<MakingNow> now(std::in_place, film);
  ProgressLine line;
  bool more = true;
  std::optional<base::Error> error;
  while (more && !error && !stopAsked()) {
    const auto stepped = run.step();
    if (stepped) {
      more = *stepped;
      line.show(run.progress());
    } else {
      error = stepped.error();
    }
  }
  // Hours of drawing aren't thrown away for an error at their end.
  if (const auto finished = run.finish(); !finished && !error) error = finished.error();
  now.reset();  // where another thread ends the film, it ends the program, too; it may have to until all is written
  line.end();
  return tellEnd(settings, run.progress(), **writer, more, error);
}

}  // namespace app
