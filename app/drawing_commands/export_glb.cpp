// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <memory>
#include <string_view>

#include <fmt/format.h>

#include "app/commands/commands.h"
#include "app/commands/messages.h"
#include "app/drawing_commands/export_task.h"
#include "app/drawing_commands/exported_pictures.h"
#include "app/export/glb_model.h"
#include "app/export/lost_parts.h"

namespace app {

int exportGlb(const ExportTask& task) {
  const auto clips = bakeClips(task, task.command.clips);
  if (!clips) return complain(clips.error());
  if (!*clips) return kFailed;
  const LoadedModel& model = task.model();
  const auto textures = std::make_shared<const ModelTextures>(loadTextures(model));
  if (textures->unread) return complain(*textures->unread);
  tellIssues(textures->issues);
  static_cast<void>(task.show.evaluate(static_cast<double>(task.frames.first)));
  const ActorFrame& frame = task.show.actor(task.actor)->frame();
  const auto file = makeGlb({.model = &model,
                             .placement = frame.placement,
                             .materials = frame.materials,
                             .clips = **clips,
                             .picture = exportedPictures(textures)});
  if (!file) return complain(file.error());
  const auto written = file->write([&](std::span<const std::byte> bytes) -> base::Result<void> {
    task.out.write({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
    return {};
  });
  if (!written) return complain(written.error());
  tellIssues(lostInGlb(model.model));
  sayPlain(fmt::format("{} clips of {} frames, {} bones, {} morphs: {} bytes", (*clips)->size(),
                       (*clips)->front().frames, model.model.bones.size(), model.model.morphs.size(), file->size()));
  return kDone;
}

}  // namespace app
