// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/display/qt_messages.h"

#include <array>
#include <atomic>
#include <mutex>
#include <string>
#include <string_view>

#include <unistd.h>

#include <QCoreApplication>
#include <QString>

#include "app/display/last_act.h"
#include "pmx/base/printable.h"

namespace app {
namespace {

constexpr int kFailed = 1;

/// This is the beginning of a Qt message after which Qt would end the program in its own words, or
/// wait for ever, with its meaning.
struct Ending {
  QtMsgType type;
  const char *begins, *why;
};
constexpr std::array kEndings{
    Ending{QtWarningMsg, "The X11 connection broke", "the display went away"},
    Ending{QtWarningMsg, "The Wayland connection broke", "the display went away"},
    // An X server whose GLX has no format for pictures, as on some remote desktops.
    Ending{QtFatalMsg, "Could not initialize GLX",
           "this display has no OpenGL for windows: its GLX has no format for pictures"},
    // The starter of the thread would wait for ever.
    Ending{QtCriticalMsg, "QThread::start: Thread creation error", "the system gives no more threads"},
    Ending{QtCriticalMsg, "QThread::start: Thread stack size error", "the system gives no more threads"},
};

std::mutex mutex;
std::string firstWarning;
std::atomic<std::size_t> saidByOpenGl = 0;

// stderr's own lock isn't used, because the thread that comes here may hold it. Text that can't be
// written is dropped.
void put(std::string line) {
  line.push_back('\n');
  [[maybe_unused]] const auto written = write(STDERR_FILENO, line.data(), line.size());
}

[[noreturn]] void end(const std::string& why) {
  doLastAct();
  static std::atomic_flag ends;
  while (ends.test_and_set()) ::pause();  // another thread reports it, and ends the program
  put("odori: " + why);
  _exit(kFailed);
}

std::string firstLine(const QString& message) {
  const auto lines = base::printableLines(message.toStdString());
  return lines.empty() ? std::string() : lines.front();
}

std::string whyFatal(const QString& message, bool starting) {
  const std::scoped_lock lock(mutex);
  // Qt's message that no platform could be started is a page of advice. The reason came before it.
  const bool said = starting && message.contains(QLatin1String("no Qt platform plugin")) && !firstWarning.empty();
  return said ? firstWarning : firstLine(message);
}

void hear(QtMsgType type, const QMessageLogContext& context, const QString& message) {
  const bool starting = QCoreApplication::startingUp();
  if (type != QtFatalMsg && inLastAct()) return;  // the act goes on, whatever Qt reports of the display
  for (const Ending& ending : kEndings)
    if (type == ending.type && message.startsWith(QLatin1String(ending.begins))) end(ending.why);
  if (type == QtFatalMsg) end(whyFatal(message, starting));
  if (starting && type != QtDebugMsg) {
    const std::scoped_lock lock(mutex);
    if (firstWarning.empty() && type != QtInfoMsg) firstWarning = firstLine(message);
    return;
  }
  // The format is that of a printed QOpenGLDebugMessage: source, number, text, severity, kind.
  if (message.startsWith(QLatin1String("OpenGL debug message:"))) {
    if (message.lastIndexOf(QLatin1String("\"NotificationSeverity\"")) >= 0) return;
    // Advice on speed is printed and isn't a fault: NVIDIA's driver gives it for any shader that it
    // compiles anew.
    if (message.lastIndexOf(QLatin1String("\"PerformanceType\"")) < 0) ++saidByOpenGl;
  }
  // Qt Multimedia repeats this every few seconds (the second form is in quotes). A missing or
  // stopped sound server is no error.
  if (message.startsWith(QLatin1String("PulseAudioService:")) || message.startsWith(QLatin1String("\"Stream error:")))
    return;
  // The reader of a picture reports its faults with the file's name (isCutShort() in
  // app/image/image_file.h).
  if (context.category != nullptr && std::string_view(context.category).starts_with("qt.gui.imageio")) return;
  // Qt's messages may contain text from files.
  for (const auto& line : base::printableLines(qFormatLogMessage(type, context, message).toStdString())) put(line);
}

}  // namespace

void catchQtsEnd() { qInstallMessageHandler(hear); }

std::size_t openGlMessages() { return saidByOpenGl; }

}  // namespace app
