// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/python/unlocked.h"

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <thread>

namespace app {
namespace {

// Changed by who has the lock alone.
int atWork = 0;
std::atomic<bool> ending{false};

}  // namespace

Unlocked::Unlocked() : thread_(nullptr) {
  if (isEnding()) throw std::runtime_error("the interpreter is ending");
  ++atWork;
  thread_ = PyEval_SaveThread();
}

Unlocked::~Unlocked() {
  PyEval_RestoreThread(thread_);
  --atWork;
}

bool Unlocked::isEnding() { return ending; }

void Unlocked::waitForAll() {
  ending = true;
  while (atWork > 0) {
    PyThreadState* const thread = PyEval_SaveThread();
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    PyEval_RestoreThread(thread);
  }
}

}  // namespace app
