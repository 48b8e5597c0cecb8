// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/display/last_act.h"

#include <chrono>
#include <condition_variable>
#include <cstdlib>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>

#include <QCoreApplication>
#include <QMetaObject>

namespace app {
namespace {

struct LastAct {
  std::mutex mutex;
  std::condition_variable changed;
  std::function<void()> act;
  ActedBy by = ActedBy::Anybody;
  std::thread::id owner, runs;
  enum class State { None, Waiting, Running, Done } state = State::None;
};

/// Returns the only instance. It is never destroyed, because threads may come here while the
/// program ends.
LastAct& last() {
  static LastAct& only = *new LastAct;
  return only;
}

/// Runs the act unless another thread has begun it; then waits for its end.
void run() {
  LastAct& of = last();
  std::unique_lock lock(of.mutex);
  if (of.state == LastAct::State::Running && of.runs == std::this_thread::get_id()) return;
  if (of.state != LastAct::State::Waiting) {
    of.changed.wait(lock, [&of] { return of.state != LastAct::State::Running; });
    return;
  }
  of.state = LastAct::State::Running;
  of.runs = std::this_thread::get_id();
  const auto act = std::exchange(of.act, {});
  lock.unlock();
  of.changed.notify_all();
  try {
    act();
  } catch (const std::exception&) {  // no memory: the rest is lost
  }
  lock.lock();
  of.state = LastAct::State::Done;
  lock.unlock();
  of.changed.notify_all();
}

}  // namespace

void setLastAct(std::function<void()> act, ActedBy by) {
  LastAct& of = last();
  // Xlib, where Qt doesn't handle its errors, and Qt itself call exit().
  [[maybe_unused]] static const int registered = std::atexit(doLastAct);
  const std::scoped_lock lock(of.mutex);
  if (of.state == LastAct::State::Running) return;
  of.state = act ? LastAct::State::Waiting : LastAct::State::None;
  of.act = std::move(act);
  of.by = by;
  of.owner = std::this_thread::get_id();
}

void doLastAct() {
  LastAct& of = last();
  {
    std::unique_lock lock(of.mutex);
    const bool owns = of.by == ActedBy::Anybody || of.owner == std::this_thread::get_id();
    if (of.state == LastAct::State::Waiting && !owns) {
      // Its thread goes on meanwhile, and notices the end of the display, too.
      if (QCoreApplication* application = QCoreApplication::instance())
        QMetaObject::invokeMethod(application, run, Qt::QueuedConnection);
      of.changed.wait_for(lock, std::chrono::milliseconds(kMaxPatience),
                          [&of] { return of.state != LastAct::State::Waiting; });
    }
  }
  run();
}

bool inLastAct() {
  LastAct& of = last();
  const std::scoped_lock lock(of.mutex);
  return of.state == LastAct::State::Running && of.runs == std::this_thread::get_id();
}

}  // namespace app
