// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/python/unlocked.h"

#include <pthread.h>

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <thread>

namespace app {
namespace {

// Only the holder of the lock changes this.
int atWork = 0;
thread_local int atWorkHere = 0;  // objects in this thread
std::atomic<bool> ending{false};
thread_local bool endsHere = false;

// A forked process has only the thread that forked.
[[maybe_unused]] const int childAtWork = pthread_atfork(nullptr, nullptr, [] { atWork = atWorkHere; });

}  // namespace

Unlocked::Unlocked() {
  if (isEnding()) throw std::runtime_error("the interpreter is ending");
  if (endsHere) return;
  ++atWork;
  ++atWorkHere;
  thread_ = PyEval_SaveThread();
}

Unlocked::~Unlocked() {
  if (thread_ == nullptr) return;
  PyEval_RestoreThread(thread_);
  --atWorkHere;
  --atWork;
}

bool Unlocked::isEnding() { return ending && !endsHere; }

void Unlocked::waitForAll() {
  endsHere = true;
  ending = true;
  while (atWork > atWorkHere) {
    PyThreadState* const thread = PyEval_SaveThread();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    PyEval_RestoreThread(thread);
  }
}

}  // namespace app
