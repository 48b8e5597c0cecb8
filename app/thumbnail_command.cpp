// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/thumbnail_command.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <memory>

#include <QColor>

#include "app/commands/commands.h"
#include "app/commands/cost_bounds.h"
#include "app/commands/messages.h"
#include "app/commands/output_file.h"
#include "app/commands/render_camera.h"
#include "app/commands/show_words.h"
#include "app/description/open_show.h"
#include "app/film/picture_file.h"
#include "app/film/shrink.h"
#include "app/image/image_file.h"
#include "app/render/model_picture.h"
#include "app/render/scene_pictures.h"
#include "app/scene/shader_source.h"
#include "app/show/input_files.h"

namespace app {
namespace {

base::Error error(base::ErrorCode code, std::string detail) { return {code, {}, {}, -1, -1, std::move(detail)}; }

/// Loads the textures of a model. File managers hand a model over alone, where its folder can't be
/// seen: missing textures are plain, without a checkerboard.
std::shared_ptr<const ModelTextures> texturesOf(const LoadedModel& model) {
  auto textures = std::make_shared<ModelTextures>(loadTextures(model));
  QImage plain(1, 1, QImage::Format_ARGB32);
  plain.fill(QColor(0xE8, 0xE4, 0xE8));
  for (const pmx::Material& material : model.model.materials) {
    // -1, none, is beyond the end, too
    const auto texture = static_cast<std::size_t>(material.texture);
    if (texture < textures->images.size() && textures->images[texture].isNull()) textures->images[texture] = plain;
  }
  return textures;
}

ShowTextures texturesOf(const Show& show) {
  std::map<const LoadedModel*, std::shared_ptr<const ModelTextures>> known;
  ShowTextures textures;
  for (const ActorId id : show.order()) {
    const auto& model = show.actor(id)->loadedModel();
    auto& of = known[model.get()];
    if (!of) of = texturesOf(*model);
    textures[id] = of;
  }
  return textures;
}

/// A Drawn is a picture and the files that were read for it.
struct Drawn {
  Picture picture;
  std::vector<std::filesystem::path> inputs;
};

base::Result<Drawn> drawShow(const ShowDescription& description, const OpenContext& context, int side) {
  Show show;
  if (auto opened = openShow(description, context, Missing::IsListed, show); !opened)
    return tl::unexpected(opened.error());
  if (show.order().empty())
    return tl::unexpected(error(base::ErrorCode::BadArgument, "the show has no model to be seen"));
  FilmLook look;
  look.width = side;
  look.height = std::max(side * 9 / 16, 1);
  look.samples = 2;
  const QColor background(QString::fromStdString(description.look.background));
  look.background = background.isValid() ? background : QColor(Qt::white);
  look.picture = description.look.picture;
  if (!look.picture.backdrop.empty())
    look.backdrop = loadImageFile(look.picture.backdrop, context.bptcDecoder()).value_or(QImage());
  auto camera = renderCamera(RenderCommand{}, description.look.camera, show);
  if (!camera) return tl::unexpected(camera.error());
  look.camera = std::move(*camera);
  if (auto fits = ScenePictures::check(look); !fits) return tl::unexpected(fits.error());
  if (look.camera) show.setEye(eyeOf(*look.camera));
  const ShowTextures textures = texturesOf(show);
  if (auto given = texturesGiven(textures); !given) return tl::unexpected(given.error());
  ScenePictures pictures(show, textures, look);
  if (auto drawn = pictures.draw(std::floor(show.lastFrame() / 3.0)); !drawn) return tl::unexpected(drawn.error());
  auto inputs = inputsOf({}, context, description, show);
  return pictures.last().map([&](const Picture& picture) {
    return Drawn{shrink(picture, pictures.samples()), std::move(inputs)};
  });
}

base::Result<Drawn> draw(const ThumbnailCommand& command, const OpenContext& context) {
  const auto file = findFile(command.file, context);
  if (!file) return tl::unexpected(file.error());
  if (file->tree->sizeOf(file->name) > kMaxPictureBytes)
    return tl::unexpected(error(base::ErrorCode::BadArgument, "the file is too large for a small picture"));
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
  if (!gpuLimits().usable()) {
    say("no OpenGL 3.3 or later here");
    return kFailed;
  }
  auto drawn = draw(command, context);
  if (!drawn) return complain(drawn.error());
  if (auto read = context.allRead(); !read) return complain(read.error());
  const auto bytes = encodePicture(drawn->picture, PictureFormat::Png, true);
  if (!bytes) return complain(bytes.error());
  endTimeBounds();
  drawn->inputs.push_back(diskFileOf(command.file));
  auto out = OutputFile::open(command.output, drawn->inputs);
  if (!out) return complain(out.error());
  out->write({reinterpret_cast<const char*>(bytes->data()), bytes->size()});
  const auto done = out->commit();
  return done ? static_cast<int>(kDone) : complain(done.error());
}

}  // namespace app
