// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/drawing_commands/thumbnail_command.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include <QColor>

#include "app/commands/command_show.h"
#include "app/commands/commands.h"
#include "app/commands/cost_bounds.h"
#include "app/commands/render_camera.h"
#include "app/description/open_show.h"
#include "app/drawing_commands/described_look.h"
#include "app/drawing_commands/write_picture.h"
#include "app/render/model_picture.h"
#include "app/render/show_scene.h"
#include "app/scene/drawing_limits.h"
#include "app/show/input_files.h"

namespace app {
namespace {

/// Loads the textures of a model. File managers hand a model over alone, where its folder can't be
/// seen: missing textures are plain, without a checkerboard.
std::shared_ptr<const ModelTextures> texturesOf(const LoadedModel& model) {
  auto textures = std::make_shared<ModelTextures>(loadTexturesToDraw(model));
  QImage plain(1, 1, QImage::Format_ARGB32);
  plain.fill(QColor(0xE8, 0xE4, 0xE8));
  for (const pmx::Material& material : model.model.materials) {
    // -1, none, is beyond the end, too
    const auto texture = static_cast<std::size_t>(material.texture);
    if (texture < textures->images.size() && textures->images[texture].isNull()) textures->images[texture] = plain;
  }
  return textures;
}

/// A Drawn is a picture and the files that were read for it.
struct Drawn {
  Picture picture;
  std::vector<std::filesystem::path> inputs;
};

base::Result<Drawn> drawShow(const ShowDescription& description, const OpenContext& context, int side) {
  ShowScene scene;
  Show& show = scene.show();
  if (auto opened = openShow(description, context, Missing::IsListed, show); !opened)
    return tl::unexpected(opened.error());
  if (show.order().empty()) return base::fail(base::ErrorCode::BadArgument, "the show has no model to be seen");
  // Nobody reads numbers in so small a picture, and some are different each time.
  for (const ActorId id : show.order()) show.actor(id)->set(&ActorSwitches::readouts, {});
  FilmLook look;
  look.width = side;
  look.height = std::max(side * 9 / 16, 1);
  look.samples = 2;
  auto camera = renderCamera(RenderCommand{}, description.look.camera, show);
  if (!camera) return tl::unexpected(camera.error());
  look.camera = std::move(*camera);
  if (auto applied = applyLook(description.look, context, Missing::IsListed, look); !applied)
    return tl::unexpected(applied.error());
  look.overlays = {};  // their marks don't shrink with the picture
  if (auto fits = ScenePictures::check(look); !fits) return tl::unexpected(fits.error());
  scene.setLook(std::move(look));
  if (auto loaded = scene.loadTextures(texturesOf); !loaded) return tl::unexpected(loaded.error());
  return scene.pictures()->still(std::floor(show.lastFrame() / 3.0)).map([&](Picture picture) {
    return Drawn{std::move(picture), inputsOf({}, context, description, show)};
  });
}

base::Result<Drawn> draw(const ThumbnailCommand& command, const OpenContext& context) {
  const auto file = findFile(command.file, context);
  if (!file) return tl::unexpected(file.error());
  if (file->tree->sizeOf(file->name) > kMaxPictureBytes)
    return base::fail(base::ErrorCode::BadArgument, "the file is too large for a small picture");
  base::Issues issues;
  const auto described = describeFiles({&command.file, 1}, context, issues, Missing::Fails,
                                       command.obvious ? OfSeveral::Likeliest : OfSeveral::Nothing);
  if (!described) return tl::unexpected(described.error());
  const bool alone = described->actors.size() == 1 && described->actors.front().model == command.file;
  if (!alone) return drawShow(*described, context, command.side);
  const auto model = loadModel(command.file, context);
  if (!model) return tl::unexpected(model.error());
  std::vector<std::filesystem::path> inputs;
  addInputFiles(**model, inputs);
  const auto textures = texturesOf(**model);
  if (textures->unread) return tl::unexpected(*textures->unread);
  return drawModelPicture(*model, textures, command.side, Qt::transparent).map([&](Picture picture) {
    return Drawn{std::move(picture), std::move(inputs)};
  });
}

}  // namespace

int runThumbnail(const ThumbnailCommand& command, const OpenContext& context) {
  auto drawn = checkOpenGl().and_then([&] { return draw(command, context); });
  if (!drawn) return complain(drawn.error());
  if (auto read = context.allRead(); !read) return complain(read.error());
  endTimeBounds();
  drawn->inputs.push_back(diskFileOf(command.file));
  const auto written = writePicture(drawn->picture, PictureFormat::Png, true, command.output, drawn->inputs);
  return written ? static_cast<int>(kDone) : complain(written.error());
}

}  // namespace app
