// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// planted_window_race WAY [race]: one thread gives a number to another through Qt, by a task of a
// pool, an event, a call or a signal. With "race" a thread writes it once more after it gave it
// away, or before it may have it back. It is built with the thread sanitizer only, whose report is
// the test: without "race" it has to be silent, with it not. The writes come one after the other by
// chance; nothing orders them.

#include <atomic>
#include <chrono>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <thread>

#include <QCoreApplication>
#include <QEvent>
#include <QObject>
#include <QThreadPool>

#include "tests/support/gui_hand_overs.h"

namespace {

std::atomic<bool> used{false};  // relaxed: shows the progress and orders nothing

void use(int& number) {
  ++number;
  used.store(true, std::memory_order_relaxed);
}

void waitForUse() {
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (!used.load(std::memory_order_relaxed) && std::chrono::steady_clock::now() < until)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
}

struct Posted : QEvent {
  explicit Posted(int* of) : QEvent(User), number(of) {}
  int* number;
};

/// This class lives on the main thread, and uses the number that it gets.
class Taker : public QObject {
  Q_OBJECT

 public:
  bool event(QEvent* event) override {
    if (event->type() != QEvent::User) return QObject::event(event);
    use(*static_cast<Posted*>(event)->number);
    return true;
  }
  void take(int* number) { use(*number); }
};

class Giver : public QObject {
  Q_OBJECT

 signals:
  void given(int* number);
};

class Application : public QCoreApplication {
 public:
  using QCoreApplication::QCoreApplication;
  bool notify(QObject* receiver, QEvent* event) override {
    support::takeOverEvent(event);
    return QCoreApplication::notify(receiver, event);
  }
};

void byTask(bool race) {
  const auto number = std::make_shared<int>(1);
  QThreadPool pool;
  pool.start([number] { use(*number); });
  if (race) {
    waitForUse();
    *number = 3;  // before it is known to be done
  }
  pool.waitForDone();
  *number = 4;
}

/// Has another thread give the number, which the main thread's events bring.
void fromThread(bool race, const std::function<void(int*)>& give) {
  int number = 0;
  std::thread thread([&] {
    number = 1;
    give(&number);
    if (!race) return;
    waitForUse();
    number = 3;  // after it was given
  });
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (!used.load(std::memory_order_relaxed) && std::chrono::steady_clock::now() < until)
    QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
  thread.join();
}

}  // namespace

int main(int argc, char** argv) {
  const Application qt(argc, argv);
  const std::string way = argc > 1 ? argv[1] : "";
  const bool race = argc > 2;
  Taker taker;
  if (way == "task") {
    byTask(race);
  } else if (way == "event") {
    fromThread(race, [&](int* number) { QCoreApplication::postEvent(&taker, new Posted(number)); });
  } else if (way == "call") {
    fromThread(race, [&](int* number) {
      QMetaObject::invokeMethod(
          &taker, [&taker, number] { taker.take(number); }, Qt::QueuedConnection);
    });
  } else if (way == "signal") {
    Giver giver;
    QObject::connect(&giver, &Giver::given, &taker, &Taker::take);
    fromThread(race, [&](int* number) { emit giver.given(number); });
  } else {
    std::printf("usage: planted_window_race task|event|call|signal [race]\n");
    return 1;
  }
  std::printf("%s: used: %s\n", way.c_str(), used.load() ? "yes" : "no");
  return used.load() ? 0 : 1;
}

#include "planted_window_race.moc"
