// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// odori_make_demo FOLDER writes the built-in demo there, with the same bytes on every run.

#include <filesystem>
#include <span>
#include <string>

#include <fmt/core.h>

#include "pmx/base/file.h"
#include "pmx/base/result.h"
#include "pmx/base/system_reason.h"
#include "pmx/pmx/pmx_writer.h"
#include "resources/demo/choreography.h"
#include "resources/demo/figure.h"
#include "resources/demo/materials.h"
#include "resources/demo/show.h"
#include "resources/demo/song.h"
#include "resources/demo/stage.h"
#include "vmd/vmd_writer.h"

namespace {

base::Result<void> makeDancer(const std::filesystem::path& folder, demo::Who who, const char* model,
                              const char* dance) {
  return demo::writePictures(folder, who)
      .and_then([&] { return pmx::writePmxFile(demo::makeModel(who), folder / model); })
      .and_then([&] { return vmd::writeVmdFile(demo::makeDance(who), folder / dance); });
}

base::Result<void> makeDemo(const std::filesystem::path& folder) {
  std::error_code failed;
  std::filesystem::create_directories(folder / "tex", failed);
  if (failed) {
    return base::fail(base::ErrorCode::CannotWrite, base::systemReason(failed), folder.string());
  }
  const std::string show = demo::makeShow();
  const pmx::Model stage = demo::makeStage();
  return makeDancer(folder, demo::Who::Odori, "odori.pmx", "dance.vmd")
      .and_then([&] { return makeDancer(folder, demo::Who::Mai, "mai.pmx", "dance_mai.vmd"); })
      .and_then([&] { return vmd::writeVmdFile(demo::makeCamera(), folder / "camera.vmd"); })
      .and_then([&] { return demo::writeStagePictures(folder); })
      .and_then([&] { return pmx::writePmxFile(stage, folder / "stage.pmx"); })
      .and_then(
          [&] { return vmd::writeVmdFile(demo::makeStageMotion(demo::lanternCount(stage)), folder / "stage.vmd"); })
      .and_then([&] { return demo::writeSong(folder / "song.wav"); })
      .and_then([&] { return base::writeFile(folder / "demo.odori", std::as_bytes(std::span(show))); });
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    fmt::print(stderr, "usage: odori_make_demo FOLDER\n");
    return 2;
  }
  if (const auto made = makeDemo(argv[1]); !made) {
    fmt::print(stderr, "odori_make_demo: {}\n", base::describe(made.error()));
    return 2;
  }
  return 0;
}
