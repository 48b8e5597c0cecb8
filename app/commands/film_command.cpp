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

/// A ProgressLine shows how far a film is: rewritten in place on a terminal, else a line now and
/// then.
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
    say(fmt::format("stopped after {} of {} frames; {} has those", p.written + p.kept, p.total,
                    settings.output.string()));
  }
  const std::string kept = p.kept > 0 ? fmt::format(", {} were there", p.kept) : "";
  const std::string played = p.playSeconds > 0.0 ? fmt::format("playing up to them {:.1f} s, ", p.playSeconds) : "";
  sayPlain(
      fmt::format("{} frames{} in {:.1f} s, {:.1f} a second: {}drawing {:.1f} s, waiting for the writing {:.1f} s; "
                  "writing {:.1f} s meanwhile",
                  p.drawn, kept, p.seconds, p.picturesASecond(), played, p.drawSeconds, p.waitSeconds, p.writeSeconds));
}

/// A Making is the film that runFilm() makes.
struct Making {
  const FilmSettings& settings;
  FilmRun& run;
  const PictureWriter& writer;
};

std::mutex makingMutex;
const Making* making = nullptr;
JoinedFilm* joined = nullptr;          // whose parts are being made
std::atomic<bool> sourceLost = false;  // nothing is drawn any more, so waiting is useless

bool nobodyWantsMore() { return stopAsked() || sourceLost; }

/// While a MakingNow exists, another thread may end its film.
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

/// Reports how a film ended, besides its own error.
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

/// Makes a film with an open writer.
int makeFilm(const FilmSettings& settings, PictureSource& source, PictureWriter& writer) {
  FilmRun run(picturesOf(settings.frames, settings.picturesASecond), settings.picturesASecond, settings.samples, source,
              writer);
  const Making film{settings, run, writer};
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
  // An error at the end must not waste hours of drawing.
  if (const auto finished = run.finish(); !finished && !error) error = finished.error();
  // A thread that ends the film also ends the program; it has time until everything is written.
  now.reset();
  line.end();
  return tellEnd(settings, run.progress(), writer, more, error);
}

/// Reports why a film's file or sound can't be opened.
int tellNotOpen(const base::Error& error) {
  if (!stopAsked()) return complain(error);
  say("stopped before the first picture; nothing was written");
  return kFailed;
}

}  // namespace

JoinedFilmNow::JoinedFilmNow(JoinedFilm& film) {
  const std::scoped_lock lock(makingMutex);
  joined = &film;
}

JoinedFilmNow::~JoinedFilmNow() {
  const std::scoped_lock lock(makingMutex);
  joined = nullptr;
}

void endFilmWithoutSource() {
  sourceLost = true;
  std::unique_lock lock(makingMutex);
  if (making == nullptr && joined == nullptr) return;
  lock.release();  // for good: whoever makes the film stops here
  if (making == nullptr) {
    if (const auto finished = joined->finish(); !finished) complain(finished.error());
    return;
  }
  const auto finished = making->run.finishWithoutSource();
  std::optional<base::Error> error;
  if (!finished) error = finished.error();
  if (ProgressText().onTerminal()) sayPlain("");  // below the progress line
  const FilmProgress progress = making->run.progress();
  tellEnd(making->settings, progress, making->writer, progress.written + progress.kept < progress.total, error);
}

int runFilm(const FilmSettings& settings, const OpenContext& context, PictureSource& source) {
  listenForStop();
  FilmSettings heeding = settings;
  heeding.stopped = nobodyWantsMore;
  const auto writer = openWriter(heeding, context);
  return writer ? makeFilm(settings, source, **writer) : tellNotOpen(writer.error());
}

base::Result<std::unique_ptr<JoinedFilm>> openJoinedFilm(const FilmSettings& settings) {
  listenForStop();
  FilmSettings heeding = settings;
  heeding.stopped = nobodyWantsMore;
  return JoinedFilm::open(heeding);
}

int runFilmPart(const FilmSettings& settings, const OpenContext& context, PictureSource& source, JoinedFilm& film,
                const JoinedFilm::Meeting& meeting) {
  auto part = [&] {
    const std::scoped_lock lock(makingMutex);  // nobody may end the film meanwhile
    return film.begin(settings, meeting, context);
  }();
  return part ? makeFilm(settings, source, **part) : tellNotOpen(part.error());
}

}  // namespace app
