// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/changes_keeper.h"

#include <algorithm>
#include <new>
#include <utility>

#include <QTimer>

namespace app {
namespace {

std::chrono::milliseconds systemTime() {
  return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

}  // namespace

ChangesKeeper::ChangesKeeper(RescuedFiles files, Describe describe, Clock clock, QObject* parent)
    : QObject(parent),
      files_(std::move(files)),
      describe_(std::move(describe)),
      clock_(clock ? std::move(clock) : systemTime),
      timer_(new QTimer(this)) {
  pool_.setMaxThreadCount(1);
  timer_->setSingleShot(true);
  connect(timer_, &QTimer::timeout, this, &ChangesKeeper::keepWhenDue);
}

ChangesKeeper::~ChangesKeeper() { pool_.waitForDone(); }

void ChangesKeeper::noteChange() {
  if (!files_.keepsAny()) return;
  if (!std::exchange(changed_, true)) noted_ = clock_();
  if (!timer_->isActive()) startTimer();
}

void ChangesKeeper::startTimer() {
  auto due = *noted_ + kSoon;
  if (wrote_) due = std::max(due, *wrote_ + kEvery);
  timer_->start(std::max(due - clock_(), std::chrono::milliseconds(0)));
}

void ChangesKeeper::keepWhenDue() {
  if (!changed_) return;
  const auto now = clock_();
  if (now < *noted_ + kSoon || (wrote_ && now < *wrote_ + kEvery)) return startTimer();
  pool_.waitForDone();
  auto unsaved = describe_();
  changed_ = false;
  if (!unsaved) return forget();
  wrote_ = now;
  pool_.start([this, what = std::move(*unsaved)] {
    // A failed write is tried again and isn't reported each time, but when the window closes.
    bool kept = false;
    try {
      const auto file = files_.keep(what, kept_);
      kept = file.has_value();
      if (kept) kept_ = *file;
    } catch (const std::bad_alloc&) {  // leaving this thread, it would end the program
    }
    if (!kept) QMetaObject::invokeMethod(this, &ChangesKeeper::noteChange, Qt::QueuedConnection);
  });
}

std::optional<base::Result<std::filesystem::path>> ChangesKeeper::keepNow() {
  pool_.waitForDone();
  auto unsaved = describe_();
  if (!unsaved) {
    removeFiles();
    return std::nullopt;
  }
  auto file = files_.keep(*unsaved, kept_);
  if (file) kept_ = *file;
  return file;
}

std::optional<base::Result<std::filesystem::path>> ChangesKeeper::leave() {
  auto kept = keepNow();
  if (kept && !*kept) return kept;
  timer_->stop();
  changed_ = false;
  if (!kept) return kept;
  // Another window may offer it, too.
  files_.release(std::exchange(kept_, {}));
  if (const auto taken = std::exchange(taken_, {}); taken != **kept) files_.remove(taken);
  return kept;
}

void ChangesKeeper::forget() {
  pool_.waitForDone();
  timer_->stop();
  changed_ = false;
  removeFiles();
}

void ChangesKeeper::removeFiles() {
  for (const auto& file : {std::exchange(kept_, {}), std::exchange(taken_, {})}) files_.remove(file);
}

std::vector<std::filesystem::path> ChangesKeeper::others() {
  pool_.waitForDone();
  auto files = files_.all();
  std::erase_if(files, [this](const auto& file) { return file == kept_ || file == taken_; });
  return files;
}

bool ChangesKeeper::claim(const std::filesystem::path& file) {
  pool_.waitForDone();
  return files_.claim(file);
}

void ChangesKeeper::letGo(const std::filesystem::path& file) {
  pool_.waitForDone();
  files_.release(file);
}

void ChangesKeeper::discard(const std::filesystem::path& file) {
  pool_.waitForDone();
  files_.remove(file);
}

bool ChangesKeeper::take(const std::filesystem::path& file, bool whole) {
  if (!claim(file)) return false;
  if (kept_ != file) files_.remove(kept_);
  taken_ = file;
  kept_ = whole ? file : std::filesystem::path();
  // Changes from opening the show aren't the user's, and are in the file.
  timer_->stop();
  changed_ = false;
  return true;
}

}  // namespace app
