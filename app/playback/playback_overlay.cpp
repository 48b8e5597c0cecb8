// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// This file is the part of Playback that draws inspections of models: names, meshes, times.

#include <algorithm>
#include <chrono>
#include <cmath>

#include <QColor>

#include "app/playback/playback.h"
#include "app/playback/readout_texts.h"
#include "app/scene/scene_view.h"
#include "app/stage/view_window.h"
#include "app/widgets/name_lines.h"

namespace app {
namespace {

constexpr float kTitleMargin = 8.0F;  // pixels at 96 dpi
constexpr int kFirstPictures = 4;     // new shaders aren't in the first ones
constexpr double kLegendStays = 0.5;  // seconds
constexpr std::size_t kMaxLabelsKept = 20000;

}  // namespace

void Playback::setNames(bool shown) {
  over_.names = shown;
  update();
}

void Playback::setInspection(bool wireframe, bool normals, bool weights) {
  inspection_.wireframe = wireframe;
  inspection_.normals = normals;
  weights_ = weights;
  inspect();
}

void Playback::inspect() {
  inspection_.heatActor = weights_ ? over_.actor : 0;
  inspection_.heatBone = over_.bone;
  SceneView* scene = view_.scene();
  if (scene == nullptr) return;
  scene->setInspection(inspection_);
  update();
}

void Playback::flash(ActorId actor, const QColor& colour) {
  inspection_.outlined = actor;
  inspection_.outlineColour = {colour.redF(), colour.greenF(), colour.blueF()};
  flash_.stop();
  flash_.setSingleShot(true);
  connect(&flash_, &QTimer::timeout, this, &Playback::endFlash, Qt::UniqueConnection);
  outlineIn_ = outlined_.insert(actor).second ? kFirstPictures : 1;
  inspect();
}

/// Lets the outline's time run from the picture on that has it. Returns whether that is a later
/// one.
bool Playback::awaitOutline() {
  if (inspection_.outlined == 0 || flash_.isActive()) return false;
  if (--outlineIn_ > 0) return true;
  flash_.start(std::chrono::milliseconds(std::lround(flashTime_ * 1e3)));
  return false;
}

void Playback::endFlash() {
  if (inspection_.outlined == 0) return;
  inspection_.outlined = 0;
  inspect();
}

void Playback::setTimes(bool shown) {
  graph_ = shown;
  update();
}

void Playback::drawLabels(SceneView& scene) {
  const bool had = !labels_.empty();
  labels_.clear();
  graphTriangles_.clear();
  taken_.clear();
  const QSize size = view_.onePixels();
  const base::Vec2 pixels{static_cast<float>(size.width()), static_cast<float>(size.height())};
  if (graph_) taken_.push_back(FrameTimesJob::areaOf(pixels, static_cast<float>(view_.devicePixelRatio())));
  if (!scene.captionAreas().empty()) {
    const QRect caption = scene.captionAreas().front();
    taken_.push_back({{caption.x(), caption.y()}, {caption.width(), caption.height()}});
  }
  if (weights_) addWeightsTitle(scene);
  for (const OverlayLabel& text : overlay_.texts()) {
    labels_.push_back(text);
    taken_.push_back({text.pixel, scene.labelSize(text.text)});
  }
  if (over_.names) addNames(scene);
  if (graph_) addTimes();
  if (had || !labels_.empty()) scene.setLabels(labels_);
}

/// Each label is made once, because finding a name's reading takes longer than placing the label.
const std::string& Playback::labelOf(const pmx::Bone& bone) {
  if (boneLabels_.size() >= kMaxLabelsKept) boneLabels_.clear();
  const auto [at, isNew] = boneLabels_.try_emplace(&bone);
  if (!isNew) return at->second;
  const NameLines lines = nameLines(bone.name, bone.englishName, {});
  at->second = labelText(lines.name.toStdString());
  if (!lines.readable.isEmpty()) at->second += '\n' + labelText(lines.readable.toStdString());
  return at->second;
}

void Playback::addNames(SceneView& scene) {
  const QSize size = view_.onePixels();
  NameLabelsJob job;
  job.marks = overlay_.marks();
  for (const OverlayMark& mark : overlay_.marks()) {
    if (mark.actor == over_.actor && mark.bone == over_.bone) job.first = &mark;
  }
  job.name = [this](const OverlayMark& mark) {
    const DocumentActor* actor = document_.state().find(mark.actor);
    if (actor == nullptr || static_cast<std::size_t>(mark.bone) >= actor->model->model.bones.size())
      return std::string();
    const pmx::Bone& bone = actor->model->model.bones[static_cast<std::size_t>(mark.bone)];
    return labelOf(bone);
  };
  job.size = [&scene](const std::string& text) { return scene.labelSize(text); };
  job.pixels = {static_cast<float>(size.width()), static_cast<float>(size.height())};
  job.scale = static_cast<float>(view_.devicePixelRatio());
  job.taken = taken_;
  job.labels = &labels_;
  job.run();
}

/// Shows in the upper left corner which bone's weights are drawn.
void Playback::addWeightsTitle(SceneView& scene) {
  const DocumentActor* actor = document_.state().find(over_.actor);
  const auto bone = static_cast<std::size_t>(over_.bone);
  const bool chosen = actor != nullptr && over_.bone >= 0 && bone < actor->model->model.bones.size();
  const std::string name =
      chosen
          ? labelText(nameLines(actor->model->model.bones[bone].name, actor->model->model.bones[bone].englishName, {})
                          .name.toStdString())
          : std::string();
  const QString title = chosen ? tr("Weights of %1").arg(QString::fromStdString(name)) : tr("Weights: select a bone");
  const float margin = kTitleMargin * static_cast<float>(view_.devicePixelRatio());
  const bool below = !scene.captionAreas().empty();
  const float top = below ? static_cast<float>(scene.captionAreas().front().bottom()) + margin : margin;
  labels_.push_back({{margin, top}, title.toStdString()});
  taken_.push_back({{margin, top}, scene.labelSize(labels_.back().text)});
}

void Playback::drawReadouts(SceneView& scene, const ShowFrame& frame) {
  const bool had = !readouts_.drawings().empty();
  if (!had && !hasReadouts(document_.show())) return;
  OverlayView view = overlayView(scene);
  view.scale = scene.readoutScale();
  readouts_.draw(
      document_.show(), frame, std::max<std::size_t>(1, scene.captionAreas().size()), view, scene.captionBottom(),
      [&scene](const std::string& text) { return scene.readoutSize(text); }, readoutWords());
  scene.setReadouts(readouts_.drawings());
}

void Playback::addTimes() {
  const QSize size = view_.onePixels();
  graphTriangles_ = overlay_.triangles();
  const std::array words{tr("Pose").toStdString(), tr("Physics").toStdString(), tr("Overlays").toStdString(),
                         tr("Drawing").toStdString()};
  FrameTimesJob job;
  job.times = &times_;
  job.pixels = {static_cast<float>(size.width()), static_cast<float>(size.height())};
  job.scale = static_cast<float>(view_.devicePixelRatio());
  // Numbers that change with each picture can't be read, and each new text must be drawn.
  if (legend_[0].empty() || now() - legendMade_ > kLegendStays) {
    legend_ = timesLegend(times_, words);
    legendMade_ = now();
  }
  job.legend = legend_;
  job.triangles = &graphTriangles_;
  job.labels = &labels_;
  job.run();
}

}  // namespace app
