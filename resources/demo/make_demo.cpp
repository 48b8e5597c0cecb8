// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// odori_make_demo FOLDER: writes the built-in demo there. The same bytes on every run.

#include <filesystem>

#include <fmt/core.h>

#include "pmx/base/result.h"
#include "pmx/pmx/pmx_writer.h"
#include "resources/demo/choreography.h"
#include "resources/demo/figure.h"
#include "resources/demo/materials.h"
#include "vmd/vmd_writer.h"

namespace {

base::Result<void> makeDemo(const std::filesystem::path& folder) {
  std::error_code failed;
  std::filesystem::create_directories(folder / "tex", failed);
  if (failed) {
    return tl::unexpected(base::Error{base::ErrorCode::CannotWrite, folder.string(), "", -1, -1, failed.message()});
  }
  const pmx::Model model = demo::makeModel();
  return demo::writePictures(folder)
      .and_then([&] { return pmx::writePmxFile(model, folder / "odori.pmx"); })
      .and_then([&] { return vmd::writeVmdFile(demo::makeDance(), folder / "dance.vmd"); })
      .and_then([&] { return vmd::writeVmdFile(demo::makeCamera(), folder / "camera.vmd"); });
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
