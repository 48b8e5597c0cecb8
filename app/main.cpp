// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <cstdio>
#include <variant>

#include <malloc.h>

#include <QApplication>

#include "app/cli.h"
#include "app/commands.h"
#include "app/compare_command.h"
#include "app/render_command.h"
#include "app/scene/shader_source.h"
#include "app/ui/main_window.h"
#include "app/version.h"
#include "app/virtual_display.h"

namespace {

int runWindow(const app::WindowCommand& command, int argc, char** argv) {
  if (!app::hasDisplay()) {
    std::fputs("odori: there is no display to open a window on; odori render makes pictures without one\n", stderr);
    return app::kFailed;
  }
  app::prepareRendering();
  QApplication qt(argc, argv);
  return app::showMainWindow(command.files);
}

int render(const app::RenderCommand& command, int argc, char** argv) {
  if (!app::hasDisplay()) {
    if (const auto started = app::startVirtualDisplay(); !started) return app::complain(started.error());
  }
  app::prepareRendering();
  QGuiApplication qt(argc, argv);
  return app::runRender(command);
}

}  // namespace

int main(int argc, char** argv) {
  // What a model or motion leaves free is kept for the next one, instead of given back and faulted in again.
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
  mallopt(M_TRIM_THRESHOLD, 64 << 20);
  const app::Command command = app::parseCommandLine(argc, argv);
  if (const auto* text = std::get_if<app::PrintAndExit>(&command)) {
    std::fputs(text->text.c_str(), text->status == 0 ? stdout : stderr);
    return text->status;
  }
  if (const auto* info = std::get_if<app::InfoCommand>(&command)) return app::runInfo(*info);
  if (const auto* pose = std::get_if<app::PoseCommand>(&command)) return app::runPose(*pose);
  if (const auto* bench = std::get_if<app::BenchCommand>(&command)) return app::runBench(*bench);
  if (const auto* compare = std::get_if<app::CompareCommand>(&command)) return app::runCompare(*compare);
  if (const auto* picture = std::get_if<app::RenderCommand>(&command)) return render(*picture, argc, argv);
  return runWindow(std::get<app::WindowCommand>(command), argc, argv);
}
