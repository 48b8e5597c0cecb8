// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// odori_make_lab FOLDER writes the scenes of the IK lab there, with the same bytes on every run.
// The demo must lie beside the folder.

#include <filesystem>
#include <span>
#include <string>

#include <fmt/core.h>

#include "pmx/base/file.h"
#include "pmx/base/result.h"
#include "pmx/base/system_reason.h"
#include "pmx/pmx/pmx_writer.h"
#include "resources/lab/picture.h"
#include "resources/lab/scene.h"
#include "vmd/vmd_writer.h"

namespace {

base::Result<void> writeScene(const lab::Scene& scene, const std::filesystem::path& folder) {
  for (const auto& [file, model] : scene.models) {
    if (auto written = pmx::writePmxFile(model, folder / file); !written) return written;
  }
  for (const auto& [file, motion] : scene.motions) {
    if (auto written = vmd::writeVmdFile(motion, folder / file); !written) return written;
  }
  const std::string show = lab::showText(scene);
  return base::writeFile(folder / (scene.name + ".odori"), std::as_bytes(std::span(show)))
      .and_then([&] { return lab::paintScene(scene, folder); })
      .and_then([&](const QImage& picture) -> base::Result<void> {
        const std::string file = (folder / (scene.name + ".png")).string();
        if (picture.save(QString::fromStdString(file), "PNG")) return {};
        return base::fail(base::ErrorCode::CannotWrite, "the picture can't be written", file);
      });
}

base::Result<void> makeLab(const std::filesystem::path& folder) {
  std::error_code failed;
  std::filesystem::create_directories(folder, failed);
  if (failed) return base::fail(base::ErrorCode::CannotWrite, base::systemReason(failed), folder.string());
  for (const lab::Scene& scene : lab::makeScenes()) {
    if (auto written = writeScene(scene, folder); !written) return written;
  }
  return {};
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    fmt::print(stderr, "usage: odori_make_lab FOLDER\n");
    return 2;
  }
  if (const auto made = makeLab(argv[1]); !made) {
    fmt::print(stderr, "odori_make_lab: {}\n", base::describe(made.error()));
    return 2;
  }
  return 0;
}
