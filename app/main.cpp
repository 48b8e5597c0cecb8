// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <random>
#include <string_view>
#include <utility>
#include <variant>

#include <malloc.h>

#include <fmt/format.h>
#include <QApplication>
#include <QCoreApplication>

#include "app/commands/bake_command.h"
#include "app/commands/bench_command.h"
#include "app/commands/cli.h"
#include "app/commands/commands.h"
#include "app/commands/compare_command.h"
#include "app/commands/cost_bounds.h"
#include "app/commands/film_command.h"
#include "app/commands/first_word.h"
#include "app/commands/ik_command.h"
#include "app/commands/lab_command.h"
#include "app/commands/list_command.h"
#include "app/commands/messages.h"
#include "app/commands/output_file.h"
#include "app/commands/piped_files.h"
#include "app/commands/play_command.h"
#include "app/commands/uncaught.h"
#include "app/description/lab_scenes.h"
#include "app/display/bptc_driver.h"
#include "app/display/last_act.h"
#include "app/display/number_locale.h"
#include "app/display/qt_messages.h"
#include "app/drawing_commands/drawing_session.h"
#include "app/drawing_commands/export_command.h"
#include "app/drawing_commands/render_command.h"
#include "app/drawing_commands/thumbnail_command.h"
#include "app/playlist/playlist_json.h"
#include "app/remote/control_listener.h"
#include "app/scene/gl_debug.h"
#include "app/scene/shader_source.h"
#include "app/sound_output/device_output.h"
#include "app/tree/open_context.h"
#include "app/ui/main_window.h"
#include "app/version.h"
#include "app/view/startup_trace.h"

namespace {

/// Reports, where ODORI_GL_DEBUG is set, how many messages OpenGL gave, and returns a failure then.
int countingGlMessages(int status) {
  if (!app::glDebugAsked()) return status;
  const std::size_t count = app::openGlMessages();
  app::say(fmt::format("OpenGL said {} things ({})", count, app::gpuLimits().description.toStdString()));
  return status == app::kDone && count > 0 ? app::kFailed : status;
}

void endWindows() {
  for (const QString& line : app::endWindowsWithoutDisplay()) app::say(line.toStdString());
}

/// Runs what can be ended in the middle, when the display is lost, by a last act.
int untilDisplayIsLost(void (*lastAct)(), app::ActedBy by, const std::function<int()>& work) {
  app::setLastAct(lastAct, by);
  const int status = work();
  app::setLastAct({});
  return countingGlMessages(status);
}

int runWindow(const app::WindowCommand& command, const app::OpenContext& context, char** argv) {
  std::optional<app::ControlListener> control;
  if (!command.controlSocket.empty()) {
    auto made = app::ControlListener::open(command.controlSocket);
    if (!made) return app::complain(made.error());
    control.emplace(std::move(*made));
  }
  return app::drawing<QApplication>(app::Display::forWindow(), argv, [&] {
    return untilDisplayIsLost(endWindows, app::ActedBy::ThisThread,
                              [&] { return app::showMainWindow(command.files, context, std::move(control)); });
  });
}

int render(const app::RenderCommand& command, const app::OpenContext& context, char** argv) {
  const bool writes = !command.steps.empty() || !command.sideBySide.empty();
  return app::drawing<QGuiApplication>(app::Display::forPictures(command.display, writes), argv, [&] {
    return untilDisplayIsLost(app::endFilmWithoutSource, app::ActedBy::Anybody,
                              [&] { return app::runRender(command, context); });
  });
}

int thumbnail(const app::ThumbnailCommand& command, const app::OpenContext& context, char** argv) {
  app::boundCost({});
  return app::drawing<QGuiApplication>(app::Display::forPictures(app::DisplayChoice::Own), argv,
                                       [&] { return app::runThumbnail(command, context); });
}

// The textures of a GLB, and of a page, are decoded as those that are drawn; other formats have
// none.
int exportModel(const app::ExportCommand& command, const app::OpenContext& context, char** argv) {
  if (!app::holdsSeveral(command.kind)) return app::runExport(command, context);
  return app::drawing<QGuiApplication>(app::Display::forPictures(app::DisplayChoice::Own), argv,
                                       [&] { return app::runExport(command, context); });
}

// A sound device belongs to Qt, which is needed for nothing else here.
int play(const app::PlayCommand& command, const app::OpenContext& context, char** argv) {
  int words = 1;  // Qt must not see our arguments
  std::optional<QCoreApplication> application;
  const auto device = [&]() -> std::unique_ptr<app::SoundOutput> {
    app::catchQtsEnd();
    if (!application) application.emplace(words, argv);  // one for all dances of a playlist
    app::keepDecimalPoint();
    return std::make_unique<app::DeviceOutput>();
  };
  if (command.files.size() == 1 && app::isPlaylist(command.files.front(), context)) {
    std::random_device random;
    return app::runPlayList(command, command.files.front(), context, app::steadyClock(), device, random());
  }
  return app::runPlay(command, context, app::steadyClock(), device);
}

int print(const app::PrintAndExit& text) {
  if (text.status != app::kDone) {
    app::sayPlain(std::string_view(text.text).substr(0, text.text.find('\n')));
    return text.status;
  }
  auto out = app::OutputFile::open("-", {});
  if (!out) return app::complain(out.error());
  out->write(text.text);
  const auto done = out->commit();
  return done ? app::kDone : app::complain(done.error());
}

int runCommand(app::Command command, char** argv) {
  if (const auto found = app::findLabScenes(command, app::labFolder()); !found) return app::complain(found.error());
  const app::OpenContext context(app::decodeBptcByDriver);
  if (const auto piped = app::readPipedFiles(command, context); !piped) return app::complain(piped.error());
  if (const auto* text = std::get_if<app::PrintAndExit>(&command)) return print(*text);
  if (const auto* info = std::get_if<app::InfoCommand>(&command)) return app::runInfo(*info, context);
  if (const auto* pose = std::get_if<app::PoseCommand>(&command)) return app::runPose(*pose, context);
  if (const auto* bake = std::get_if<app::BakeCommand>(&command)) return app::runBake(*bake, context);
  if (const auto* exported = std::get_if<app::ExportCommand>(&command)) return exportModel(*exported, context, argv);
  if (const auto* live = std::get_if<app::PlayCommand>(&command)) return play(*live, context, argv);
  if (const auto* bench = std::get_if<app::BenchCommand>(&command)) return app::runBench(*bench, context);
  if (const auto* ik = std::get_if<app::IkCommand>(&command)) return app::runIk(*ik, context);
  if (const auto* compare = std::get_if<app::CompareCommand>(&command)) return app::runCompare(*compare, context);
  if (const auto* picture = std::get_if<app::RenderCommand>(&command)) return render(*picture, context, argv);
  if (const auto* small = std::get_if<app::ThumbnailCommand>(&command)) return thumbnail(*small, context, argv);
  if (const auto* list = std::get_if<app::ListCommand>(&command)) return app::runList(*list, context);
  if (const auto* lab = std::get_if<app::LabCommand>(&command)) return app::runLab(*lab, app::labFolder());
  return runWindow(std::get<app::WindowCommand>(command), context, argv);
}

}  // namespace

int main(int argc, char** argv) {
  app::openStandardStreams();
  app::stageDone("program loaded");
  std::set_terminate(app::endUncaught);
  // Memory that a model or motion frees is kept for the next one, instead of being returned and
  // faulted in again.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  try {
    if (const auto unknown = app::unknownFirstWord(argc, argv)) return print(*unknown);
    return runCommand(app::parseCommandLine(argc, argv), argv);
  } catch (...) {
    return app::sayUncaught();
  }
}
