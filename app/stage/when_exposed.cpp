// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/stage/when_exposed.h"

#include <utility>

#include <QEvent>
#include <QTimer>
#include <QWidget>
#include <QWindow>

namespace app {
namespace {

/// This waits for the next event that exposes a window, and ends then.
class ExposeWatch : public QObject {
 public:
  ExposeWatch(QWindow& window, QObject* context, std::function<void()> act)
      : QObject(context), window_(window), act_(std::move(act)) {
    window.installEventFilter(this);
  }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() == QEvent::Expose && window_.isExposed()) {
      window_.removeEventFilter(this);
      // The window has its own part of the event first.
      QTimer::singleShot(0, this, [this] {
        act_();
        deleteLater();
      });
    }
    return QObject::eventFilter(watched, event);
  }

 private:
  QWindow& window_;
  std::function<void()> act_;
};

}  // namespace

void whenExposed(const QWidget& window, QObject* context, std::function<void()> act) {
  QWindow* native = window.windowHandle();
  if (native == nullptr || native->isExposed()) return act();
  new ExposeWatch(*native, context, std::move(act));
}

}  // namespace app
