// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <cstdio>
#include <variant>

#include <malloc.h>

#include <QApplication>

#include "app/cli.h"
#include "app/commands.h"
#include "app/compare_command.h"
#include "app/display/display.h"
#include "app/render_command.h"
#include "app/scene/shader_source.h"
#include "app/ui/main_window.h"
#include "app/version.h"

namespace {

int runWindow(const app::WindowCommand& command, char** argv) {
  const auto display = app::Display::forWindow();
  if (!display) return app::complain(display.error());
  app::prepareRendering();
  int words = 1;  // Qt gets none of ours, in which it looks for its own
  QApplication qt(words, argv);
  return app::showMainWindow(command.files);
}

int render(const app::RenderCommand& command, char** argv) {
  const auto display = app::Display::forPictures(command.display);
  if (!display) return app::complain(display.error());
  app::prepareRendering();
  int words = 1;
  QGuiApplication qt(words, argv);
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
  if (const auto* picture = std::get_if<app::RenderCommand>(&command)) return render(*picture, argv);
  return runWindow(std::get<app::WindowCommand>(command), argv);
}
