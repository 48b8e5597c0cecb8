// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film_command.h"

#include <array>
#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <optional>

#include <unistd.h>

#include <fmt/format.h>

#include "app/commands.h"
#include "app/film/film_run.h"

namespace app {
namespace {

constexpr std::array kSignals{SIGINT, SIGTERM, SIGHUP};

std::atomic<bool> stopped{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may use nothing else");

extern "C" void stopFilm(int number) {
  stopped = true;
  std::signal(number, SIG_DFL);  // the second time ends the program at once
}

/// The line that tells how far a film is: rewritten in place on a terminal, else now and then a line.
class ProgressLine {
 public:
  void show(const FilmProgress& progress) {
    const auto now = Clock::now();
    if (now < next_) return;
    next_ = now + (terminal_ ? std::chrono::milliseconds(200) : std::chrono::milliseconds(5000));
    if (first_ && !terminal_) {
      first_ = false;
      return;
    }
    const std::string text = describe(progress);
    if (terminal_) {
      fmt::print(stderr, "\r{:<{}}", text, width_);  // padded over what stood there
    } else {
      fmt::print(stderr, "{}\n", text);
    }
    std::fflush(stderr);
    width_ = text.size();
  }
  /// Room for another line.
  void end() {
    if (terminal_ && width_ > 0) fmt::print(stderr, "\r{:<{}}\r", "", width_);
  }

 private:
  using Clock = std::chrono::steady_clock;
  bool terminal_ = isatty(STDERR_FILENO) == 1, first_ = true;
  Clock::time_point next_{};
  std::size_t width_ = 0;
};

void printSummary(const FilmSettings& settings, const FilmProgress& p, bool whole) {
  if (!whole) {
    fmt::print(stderr, "odori: stopped after {} of {} pictures; {} has those\n", p.written + p.kept, p.total,
               settings.output.string());
  }
  const std::string kept = p.kept > 0 ? fmt::format(", {} were there", p.kept) : "";
  const std::string played = p.playSeconds > 0.0 ? fmt::format("playing up to them {:.1f} s, ", p.playSeconds) : "";
  fmt::print(stderr,
             "{} pictures{} in {:.1f} s, {:.1f} a second: {}drawing {:.1f} s, waiting for the writing {:.1f} s; "
             "writing {:.1f} s meanwhile\n",
             p.drawn, kept, p.seconds, p.picturesASecond(), played, p.drawSeconds, p.waitSeconds, p.writeSeconds);
}

}  // namespace

int runFilm(const FilmSettings& settings, PictureSource& source) {
  stopped = false;
  for (const int number : kSignals) {
    // One that is ignored (nohup) stays so.
    if (std::signal(number, stopFilm) == SIG_IGN) std::signal(number, SIG_IGN);
  }
  std::signal(SIGPIPE, SIG_IGN);  // a reader that leaves is an error like others
  FilmSettings heeding = settings;
  heeding.stopped = [] { return stopped.load(); };
  const auto writer = openWriter(heeding);
  if (!writer && stopped) {
    fmt::print(stderr, "odori: stopped before the first picture; nothing was written\n");
    return kFailed;
  }
  if (!writer) return complain(writer.error());
  FilmRun run(picturesOf(settings.frames, settings.picturesASecond), settings.picturesASecond, settings.samples, source,
              **writer);
  ProgressLine line;
  bool more = true;
  std::optional<base::Error> error;
  while (more && !error && !stopped) {
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
  line.end();
  int status = more ? kFailed : kDone;
  if (error) status = complain(*error);
  if (const auto left = (*writer)->leftOut(); left && !error) {
    fmt::print(stderr, "odori: {}\n", base::describe(*left));
    status = kFailed;
  }
  const FilmProgress progress = run.progress();
  if (progress.whole) {
    printSummary(settings, progress, !more && !error);
  } else if (!error) {
    fmt::print(stderr, "odori: stopped before the first picture; nothing was written\n");
  }
  return status;
}

}  // namespace app
