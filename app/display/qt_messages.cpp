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

/// How a message of Qt's own begins after which it would end the program in words of its own, or wait for ever; and what
/// that means.
struct Ending {
  QtMsgType type;
  const char *begins, *why;
};
constexpr std::array kEndings{
    Ending{QtWarningMsg, "The X11 connection broke", "the display went away"},
    Ending{QtWarningMsg, "The Wayland connection broke", "the display went away"},
    // Whoever started the thread waits for what it will never do.
    Ending{QtCriticalMsg, "QThread::start: Thread creation error", "the system gives no more threads"},
    Ending{QtCriticalMsg, "QThread::start: Thread stack size error", "the system gives no more threads"},
};

std::mutex mutex;
std::string firstWarning;
std::atomic<std::size_t> saidByOpenGl = 0;

// Not through stderr: its lock may be held by who runs into this. What can't be said is dropped.
void put(std::string line) {
  line.push_back('\n');
  [[maybe_unused]] const auto written = write(STDERR_FILENO, line.data(), line.size());
}

[[noreturn]] void end(const std::string& why) {
  doLastAct();
  static std::atomic_flag ends;
  while (ends.test_and_set()) ::pause();  // another thread says it, and ends the program
  put("odori: " + why);
  _exit(kFailed);
}

std::string firstLine(const QString& message) {
  const auto lines = base::printableLines(message.toStdString());
  return lines.empty() ? std::string() : lines.front();
}

std::string whyFatal(const QString& message, bool starting) {
  const std::scoped_lock lock(mutex);
  // That no platform could be started is a page of advice; why it couldn't was said before.
  const bool said = starting && message.contains(QLatin1String("no Qt platform plugin")) && !firstWarning.empty();
  return said ? firstWarning : firstLine(message);
}

void hear(QtMsgType type, const QMessageLogContext& context, const QString& message) {
  const bool starting = QCoreApplication::startingUp();
  if (type == QtFatalMsg) end(whyFatal(message, starting));
  if (inLastAct()) return;  // it goes on, whatever Qt says of the display meanwhile
  for (const Ending& ending : kEndings)
    if (type == ending.type && message.startsWith(QLatin1String(ending.begins))) end(ending.why);
  if (starting && type != QtDebugMsg) {
    const std::scoped_lock lock(mutex);
    if (firstWarning.empty() && type != QtInfoMsg) firstWarning = firstLine(message);
    return;
  }
  // As QOpenGLDebugMessage is printed: source, number, text, severity, kind.
  if (message.startsWith(QLatin1String("OpenGL debug message:"))) {
    if (message.lastIndexOf(QLatin1String("\"NotificationSeverity\"")) >= 0) return;
    ++saidByOpenGl;
  }
  // Qt Multimedia says so again every few seconds, the second in quotes. That there is no sound server, or none any more,
  // is no error.
  if (message.startsWith(QLatin1String("PulseAudioService:")) || message.startsWith(QLatin1String("\"Stream error:")))
    return;
  // What is wrong with a picture says who reads it (isCutShort() in app/image/image_file.h), with the file's name.
  if (context.category != nullptr && std::string_view(context.category).starts_with("qt.gui.imageio")) return;
  // What Qt says may have text from files in it.
  for (const auto& line : base::printableLines(qFormatLogMessage(type, context, message).toStdString())) put(line);
}

}  // namespace

void catchQtsEnd() { qInstallMessageHandler(hear); }

std::size_t openGlMessages() { return saidByOpenGl; }

}  // namespace app
