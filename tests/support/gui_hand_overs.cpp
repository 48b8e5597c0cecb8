// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file tells the thread sanitizer what our code hands to another thread through Qt. The linker
// (--wrap) leads our calls of these functions of Qt's here, but not Qt's own calls. Each
// synchronisation point is the address of the task, the slot, the event or the sender. (A sender's
// point orders a little more than Qt does: all that it did before, not this signal alone.) This
// file is itself built without the thread sanitizer.
#include "tests/support/gui_hand_overs.h"

#include <functional>
#include <utility>

#include <QtCore/private/qobject_p.h>
#include <sanitizer/tsan_interface.h>
#include <QCoreApplication>
#include <QEvent>
#include <QRunnable>
#include <QThreadPool>

namespace support {
namespace {

void handOver(const void* place) { __tsan_release(const_cast<void*>(place)); }
void takeOver(const void* place) { __tsan_acquire(const_cast<void*>(place)); }

/// This class wraps a pool's task: what comes before start() comes before its run and its end, and
/// these before the end of waitForDone().
class Task : public QRunnable {
 public:
  Task(QThreadPool* pool, std::function<void()> work) : pool_(pool), work_(std::move(work)) { handOver(this); }
  ~Task() override {
    takeOver(this);
    work_ = nullptr;
    handOver(pool_);
  }
  Task(const Task&) = delete;
  Task& operator=(const Task&) = delete;

  void run() override {
    takeOver(this);
    work_();
  }

 private:
  QThreadPool* pool_;
  std::function<void()> work_;
};

/// This class wraps the later call of invokeMethod(): what comes before invokeMethod() comes before
/// the call, and the call before its object is deleted, which the last thread that refers to it
/// does.
class Slot : public QtPrivate::QSlotObjectBase {
 public:
  explicit Slot(QtPrivate::QSlotObjectBase* work) : QSlotObjectBase(&Slot::act), work_(work) { handOver(this); }

 private:
  static void act(int operation, QSlotObjectBase* base, QObject* receiver, void** arguments, bool*) {
    auto* self = static_cast<Slot*>(base);
    takeOver(self);
    if (operation == Call) {
      self->work_->call(receiver, arguments);
      handOver(self);
    } else if (operation == Destroy) {
      self->work_->destroyIfLastRef();
      delete self;
    }
  }

  QtPrivate::QSlotObjectBase* work_;
};

}  // namespace

void takeOverEvent(QEvent* event) {
  takeOver(event);
  if (event->type() != QEvent::MetaCall) return;
  takeOver(static_cast<QAbstractMetaCallEvent*>(event)->sender());
}

// These are the mangled names of Qt's functions; CMakeLists.txt names them to the linker.
#define ODORI_START "_ZN11QThreadPool5startESt8functionIFvvEEi"
#define ODORI_WAIT "_ZN11QThreadPool11waitForDoneEi"
#define ODORI_END "_ZN11QThreadPoolD1Ev"
#define ODORI_INVOKE "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv"
#define ODORI_ACTIVATE "_ZN11QMetaObject8activateEP7QObjectPKS_iPPv"
#define ODORI_POST "_ZN16QCoreApplication9postEventEP7QObjectP6QEventi"

void start(QThreadPool* pool, std::function<void()> work, int priority) asm("__wrap_" ODORI_START);
bool realWaitForDone(QThreadPool* pool, int milliseconds) asm("__real_" ODORI_WAIT);
bool waitForDone(QThreadPool* pool, int milliseconds) asm("__wrap_" ODORI_WAIT);
void realEnd(QThreadPool* pool) asm("__real_" ODORI_END);
void end(QThreadPool* pool) asm("__wrap_" ODORI_END);
bool realInvoke(QObject*, QtPrivate::QSlotObjectBase*, Qt::ConnectionType, void*) asm("__real_" ODORI_INVOKE);
bool invoke(QObject*, QtPrivate::QSlotObjectBase*, Qt::ConnectionType, void*) asm("__wrap_" ODORI_INVOKE);
void realActivate(QObject*, const QMetaObject*, int, void**) asm("__real_" ODORI_ACTIVATE);
void activate(QObject*, const QMetaObject*, int, void**) asm("__wrap_" ODORI_ACTIVATE);
void realPost(QObject*, QEvent*, int) asm("__real_" ODORI_POST);
void post(QObject*, QEvent*, int) asm("__wrap_" ODORI_POST);

void start(QThreadPool* pool, std::function<void()> work, int priority) {
  if (work) pool->start(new Task(pool, std::move(work)), priority);
}

bool waitForDone(QThreadPool* pool, int milliseconds) {
  const bool done = realWaitForDone(pool, milliseconds);
  if (done) takeOver(pool);
  return done;
}

void end(QThreadPool* pool) {
  realEnd(pool);  // waits
  takeOver(pool);
}

bool invoke(QObject* receiver, QtPrivate::QSlotObjectBase* slot, Qt::ConnectionType type, void* returned) {
  return realInvoke(receiver, new Slot(slot), type, returned);
}

// This comes before Qt copies the arguments: what a copy constructor of ours writes comes after it.
// Our own types go by invokeMethod(), as all in app/ do.
void activate(QObject* sender, const QMetaObject* of, int signal, void** arguments) {
  handOver(sender);
  realActivate(sender, of, signal, arguments);
}

void post(QObject* receiver, QEvent* event, int priority) {
  handOver(event);
  realPost(receiver, event, priority);
}

}  // namespace support
