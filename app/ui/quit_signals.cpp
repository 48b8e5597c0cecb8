// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/quit_signals.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <utility>

#include <QApplication>
#include <QSocketNotifier>

#include <fcntl.h>
#include <unistd.h>

namespace app {
namespace {

constexpr std::array kSignals{SIGINT, SIGTERM, SIGHUP};

int writeEnd = -1;  // a handler may only call write(); the event loop does the rest

extern "C" void onSignal(int number) {
  const int before = errno;  // of the interrupted code
  const char byte = 1;
  [[maybe_unused]] const auto written = write(writeEnd, &byte, 1);
  std::signal(number, SIG_DFL);  // a second signal ends the program at once
  errno = before;
}

}  // namespace

void quitOnSignals(QObject* owner, std::function<void()> before) {
  static std::array<int, 2> ends{-1, -1};
  if (ends[0] < 0) {
    if (pipe2(ends.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
    writeEnd = ends[1];
  }
  auto* notifier = new QSocketNotifier(ends[0], QSocketNotifier::Read, owner);
  QObject::connect(notifier, &QSocketNotifier::activated, owner, [notifier, in = ends[0], before = std::move(before)] {
    notifier->setEnabled(false);
    char byte = 0;
    [[maybe_unused]] const auto taken = read(in, &byte, 1);
    before();
    QApplication::closeAllWindows();
    QApplication::quit();
  });
  for (const int number : kSignals) {
    // An ignored signal (nohup) stays ignored without an interruption.
    struct sigaction present {};
    if (sigaction(number, nullptr, &present) != 0 || present.sa_handler != SIG_IGN) std::signal(number, onSignal);
  }
}

}  // namespace app
