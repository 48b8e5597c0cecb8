// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/render_command.h"

#include <fmt/format.h>
#include <QBuffer>
#include <QColor>

#include "app/commands.h"
#include "app/output_file.h"
#include "app/player/bone_overlay.h"
#include "app/scene/scene_view.h"
#include "app/scene/shader_source.h"

namespace app {
namespace {

int complainAbout(base::ErrorCode code, std::string detail) {
  return complain(base::Error{code, {}, {}, -1, -1, std::move(detail)});
}

// --camera takes the scene's keys of a file; a dance given there by mistake still moves the model.
base::Result<void> addCamera(Session& session, const std::filesystem::path& path) {
  if (path.empty()) return {};
  auto loaded = loadMotion(path);
  if (!loaded) return tl::unexpected(loaded.error());
  if ((*loaded)->motion.cameraKeys.empty()) {
    session.addMotion(*loaded);
    return {};
  }
  auto sceneOnly = std::make_shared<LoadedMotion>(**loaded);
  sceneOnly->motion.boneKeys.clear();
  sceneOnly->motion.morphKeys.clear();
  sceneOnly->motion.ikKeys.clear();
  session.addMotion(sceneOnly);
  return {};
}

void addOverlay(SceneView& view, const LoadedModel& model, const FrameOutput& frame) {
  std::vector<OverlayVertex> triangles;
  BoneOverlayJob job;
  job.model = &model.model;
  job.skeleton = &model.skeleton;
  job.boneModels = frame.boneModels;
  job.ikEnabled = frame.ikEnabled;
  job.camera = view.cameraMatrices();
  job.viewPixels = {static_cast<float>(view.size().width()), static_cast<float>(view.size().height())};
  job.triangles = &triangles;
  job.run();
  view.setOverlay(triangles);
}

int writePng(const QImage& picture, const std::filesystem::path& path) {
  QByteArray png;
  QBuffer buffer(&png);
  if (!buffer.open(QIODevice::WriteOnly) || !picture.save(&buffer, "PNG")) {
    return complainAbout(base::ErrorCode::CannotWrite, "the picture can't be encoded as PNG");
  }
  auto out = OutputFile::open(path);
  if (!out) return complain(out.error());
  out->write({png.constData(), static_cast<std::size_t>(png.size())});
  const auto done = out->commit();
  return done ? static_cast<int>(kDone) : complain(done.error());
}

}  // namespace

int runRender(const RenderCommand& command) {
  const QColor background(QString::fromStdString(command.background));
  if (!background.isValid()) {
    return complainAbout(
        base::ErrorCode::BadArgument,
        fmt::format("--background: '{}' isn't a colour (a name, #rrggbb or #aarrggbb)", command.background));
  }
  Session session;
  if (auto opened = openInto(session, command.model, command.motions, command.ik); !opened) {
    return complain(opened.error());
  }
  if (auto added = addCamera(session, command.camera); !added) return complain(added.error());
  if (!gpuLimits().usable()) {
    fmt::print(stderr, "odori: no OpenGL 3.3 or later here\n");
    return kFailed;
  }
  const auto pictures = loadPictures(*session.model());
  for (const auto& issue : pictures.issues) fmt::print(stderr, "odori: {}\n", base::describe(issue));

  SceneView view(QSize(command.width, command.height));
  view.setBackground(background);
  view.setGround(command.ground);
  view.setModel(session.model()->model, pictures);
  startPhysics(session, command.physics);
  const auto& frame = session.evaluate(command.frame);
  if (frame.hasCamera) view.setCamera(frame.camera);
  view.setLight(frame.light);
  view.setFrame(frame);
  if (command.bones) addOverlay(view, *session.model(), frame);
  const QImage picture = view.capture();
  if (picture.isNull()) {
    fmt::print(stderr, "odori: OpenGL gave no picture\n");
    return kFailed;
  }
  const bool opaque = background.alpha() == 255;
  return writePng(picture.convertToFormat(opaque ? QImage::Format_RGB888 : QImage::Format_RGBA8888), command.output);
}

}  // namespace app
