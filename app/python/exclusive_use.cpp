// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/python/exclusive_use.h"

#include <pthread.h>

#include <chrono>
#include <condition_variable>
#include <stdexcept>
#include <vector>

namespace app {
namespace {

// A waiting thread doesn't notice Ctrl+C for this long.
constexpr std::chrono::milliseconds kBetweenQuestions{100};

std::mutex shared;

}  // namespace

std::mutex& sharedMutex() { return shared; }

/// A TurnsTaken lists all objects in use; the shared mutex guards it.
struct TurnsTaken {
  std::vector<ExclusiveUse*> taken;
  std::condition_variable* freed = new std::condition_variable;

  bool free(const ExclusiveUse& what) {
    if (what.broken_) throw std::runtime_error("this show was being posed when the process was forked: open it anew");
    if (what.owner_ == std::this_thread::get_id())
      throw std::runtime_error("this show is being posed already, by the call that a signal's handler has interrupted");
    return what.owner_ == std::thread::id();
  }

  void take(ExclusiveUse& what) {
    taken.push_back(&what);
    what.owner_ = std::this_thread::get_id();
  }

  void giveBack(ExclusiveUse& what) {
    std::erase(taken, &what);
    what.owner_ = {};
    what.changing_ = false;
    freed->notify_all();
  }

  void change(ExclusiveUse& what) { what.changing_ = true; }

  /// Forgets all threads but the current one, in a forked process.
  void forgetOtherThreads() {
    std::erase_if(taken, [](ExclusiveUse* what) {
      if (what->owner_ == std::this_thread::get_id()) return false;
      what->broken_ = what->changing_;
      what->owner_ = {};
      return true;
    });
    freed = new std::condition_variable;  // the old one waits for threads that no longer exist
  }
};

namespace {

TurnsTaken turns;

[[maybe_unused]] const int lockForFork = pthread_atfork([] { shared.lock(); }, [] { shared.unlock(); },
                                                        [] {
                                                          turns.forgetOtherThreads();
                                                          shared.unlock();
                                                        });

}  // namespace

ExclusiveUse::Turn::Turn(ExclusiveUse& what, const GoesOn& goesOn) : what_(what) {
  std::unique_lock lock(shared);
  while (!turns.free(what)) {
    turns.freed->wait_for(lock, kBetweenQuestions);
    lock.unlock();
    if (!goesOn()) return;
    lock.lock();
  }
  turns.take(what);
  has_ = true;
}

ExclusiveUse::Turn::~Turn() {
  if (!has_) return;
  const std::scoped_lock lock(shared);
  turns.giveBack(what_);
}

void ExclusiveUse::Turn::changes() {
  const std::scoped_lock lock(shared);
  turns.change(what_);
}

}  // namespace app
