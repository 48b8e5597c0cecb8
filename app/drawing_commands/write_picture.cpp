// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/write_picture.h"

#include "app/commands/output_file.h"
#include "app/view/startup_trace.h"

namespace app {

base::Result<void> writePicture(const Picture& picture, PictureFormat format, bool alpha,
                                const std::filesystem::path& output, std::span<const std::filesystem::path> inputs) {
  const auto bytes = encodePicture(picture, format, alpha);
  if (!bytes) return tl::unexpected(bytes.error());
  auto out = OutputFile::open(output, inputs);
  if (!out) return tl::unexpected(out.error());
  out->write({reinterpret_cast<const char*>(bytes->data()), bytes->size()});
  auto done = out->commit();
  stageDone("picture written");
  return done;
}

}  // namespace app
