// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/render_command.h"

#include "app/commands/commands.h"
#include "app/drawing_commands/render_list.h"
#include "app/drawing_commands/rendering.h"
#include "app/playlist/playlist_json.h"

namespace app {

int runRender(const RenderCommand& command, const OpenContext& context) {
  if (command.files.size() == 1 && isPlaylist(command.files.front(), context)) return runRenderList(command, context);
  if (command.list)
    return complain(base::badArgument("-o and --join: films of several dances are made of a playlist (.odori-list)"));
  Rendering run(command, context);
  if (const int status = run.prepare(); status != kDone) return status;
  return run.draw();
}

}  // namespace app
