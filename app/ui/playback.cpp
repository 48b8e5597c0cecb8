// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/playback.h"

#include <algorithm>
#include <utility>

#include <QMouseEvent>
#include <QWheelEvent>

#include "app/scene/scene_view.h"
#include "app/ui/view_window.h"

namespace app {
namespace {

constexpr double kRateWindow = 0.5;    // seconds over which frames per second are counted
constexpr float kHoverRadius = 12.0F;  // device-independent pixels

}  // namespace

Playback::Playback(ViewWindow& view, QObject* parent) : QObject(parent), view_(view) {
  timer_.start();
  connect(&view_, &ViewWindow::sceneReady, this, &Playback::applyLook);
  connect(&view_, &ViewWindow::drawDue, this, &Playback::draw);
  connect(&view_, &ViewWindow::mousePressed, this, [this](QMouseEvent* event) { mouse_.press(event->position()); });
  connect(&view_, &ViewWindow::mouseMoved, this, &Playback::onMouseMoved);
  connect(&view_, &ViewWindow::mouseLeft, this, [this] {
    pointer_ = {-1, -1};
    hover();
  });
  connect(&view_, &ViewWindow::wheelTurned, this, [this](QWheelEvent* event) {
    if (mouse_.wheel(event->angleDelta(), event->modifiers())) freeCamera(mouse_.camera());
  });
}

Playback::~Playback() = default;

void Playback::update() { view_.requestUpdate(); }

void Playback::applyLook() {
  SceneView& scene = *view_.scene();
  scene.setBackground(background_);
  scene.setBackdrop(backdrop_);
  showGround();
  if (model_) scene.setActor(actor_, model_->model, *pictures3d_);
}

void Playback::setModel(std::shared_ptr<const LoadedModel> model, std::shared_ptr<const ModelPictures> pictures) {
  frame_ = nullptr;
  modesBeforeOff_.clear();
  marks_.clear();
  model_ = std::move(model);
  show_.clear();
  actor_ = model_ ? show_.add(model_) : 0;
  bindMotions();
  pictures3d_ = std::move(pictures);
  if (SceneView* scene = view_.scene()) {
    scene->clearActors();
    if (model_) scene->setActor(actor_, model_->model, *pictures3d_);
  }
  hover();
  emit ikModesChanged();
  update();
}

void Playback::bindMotions() {
  std::vector<MotionUse> uses;
  for (const auto& motion : motions_) uses.push_back({motion});
  if (actor() != nullptr) {
    show_.setMotions(actor_, std::move(uses));
  } else {
    show_.setSceneMotions(std::move(uses));
  }
}

void Playback::setMotions(const Motions& motions) {
  const bool hadCamera = show_.hasCamera();
  const bool wasPlaying = playing();
  motions_ = motions;
  bindMotions();
  clock_.setLastFrame(std::min(show_.lastFrame(), static_cast<double>(kMostFrames)));
  clock_.seek(clock_.frame(), now());
  if (clock_.stands()) scrubbing_ = false;
  if (wasPlaying && !playing()) emit playingChanged(false);
  if (show_.hasCamera() && !hadCamera) motionCamera_ = true;
  emit motionCameraChanged();
  update();
}

void Playback::setPlaying(bool playing) {
  if (scrubbing_) {  // the dance waits already; this decides whether it goes on
    scrubbing_ = false;
    if (!playing) emit playingChanged(false);
  }
  if (playing == clock_.playing() || (playing && clock_.stands())) return;
  if (playing) {
    clock_.play(now());
  } else {
    clock_.pause(now());
  }
  rateCount_ = 0;
  rate_ = 0.0;
  emit playingChanged(playing);
  update();
}

void Playback::seek(double frame) {
  clock_.seek(frame, now());
  update();
}

void Playback::step(int frames) {
  const bool wasPlaying = clock_.playing();
  clock_.step(frames, now());
  if (wasPlaying) emit playingChanged(false);
  update();
}

void Playback::setSpeed(double speed) { clock_.setSpeed(speed, now()); }

void Playback::setLoop(bool loop) { clock_.setLoop(loop); }

void Playback::beginScrub() {
  scrubbing_ = clock_.playing();
  clock_.pause(now());
}

void Playback::endScrub() {
  if (!scrubbing_) return;
  scrubbing_ = false;
  clock_.play(now());
  update();
}

std::vector<IkMode> Playback::ikModes() const {
  std::vector<IkMode> modes(model_ ? model_->skeleton.chains.size() : 0);
  for (std::size_t i = 0; i < modes.size(); ++i) modes[i] = actor()->chainMode(i);
  return modes;
}

void Playback::setIkMode(IkMode mode) {
  if (Actor* of = actor()) of->setIkMode(mode);
  emit ikModesChanged();
  update();
}

void Playback::setChainMode(std::size_t chain, IkMode mode) {
  if (Actor* of = actor()) of->setChainMode(chain, mode);
  emit ikModesChanged();
  update();
}

void Playback::switchIk() {
  const auto modes = ikModes();
  if (modes.empty()) return;
  const auto isOff = [](IkMode mode) { return mode == IkMode::Off; };
  if (!std::ranges::all_of(modes, isOff)) {
    modesBeforeOff_ = modes;
    setIkMode(IkMode::Off);
    return;
  }
  if (modesBeforeOff_.size() != modes.size()) {
    setIkMode(IkMode::Motion);
    return;
  }
  for (std::size_t i = 0; i < modes.size(); ++i) actor()->setChainMode(i, modesBeforeOff_[i]);
  emit ikModesChanged();
  update();
}

void Playback::setPhysics(bool on) {
  PhysicsChoice choice = show_.physics();
  choice.on = on;
  show_.setPhysics(choice);
  update();
}

void Playback::resetPhysics() {
  show_.resetPhysics();
  update();
}

void Playback::changePhysics(const PhysicsChoice& choice) {
  show_.setPhysics(choice);
  if (!clock_.playing()) show_.resetPhysics();  // nothing falls while the dance stands
  update();
}

void Playback::setGravity(const base::Vec3& gravity) {
  PhysicsChoice choice = show_.physics();
  choice.settings.gravity = gravity;
  changePhysics(choice);
}

void Playback::setPreroll(double frames) {
  PhysicsChoice choice = show_.physics();
  choice.pacing.prerollFrames = frames;
  changePhysics(choice);
}

void Playback::setBodies(bool shown) {
  bodies_ = shown;
  update();
}

FilmScene Playback::filmScene() const {
  FilmScene scene;
  if (actor() != nullptr) scene.actors.push_back({model_, pictures3d_, actor()->switches()});
  scene.motions = show_.sceneMotions();
  scene.physics = show_.physics();
  scene.look.background = background_;
  scene.look.picture = picture_;
  scene.look.picture.grid &= ground_;
  scene.look.picture.axes &= ground_;
  if (!ground_) scene.look.picture.light.ground = GroundShadow::Off;
  scene.look.backdrop = backdrop_;
  scene.backdropFile = backdropFile_;
  scene.look.bones = bones_;
  if (!followsMotionCamera()) scene.look.camera = mouse_.camera();
  return scene;
}

void Playback::setBones(bool shown) {
  bones_ = shown;
  update();
}

void Playback::setGround(bool shown) {
  ground_ = shown;
  showGround();
  update();
}

void Playback::showGround() {
  if (SceneView* scene = view_.scene()) scene->setGround(ground_ && picture_.grid, ground_ && picture_.axes);
}

void Playback::setPicture(const PictureOptions& options) {
  picture_ = options;
  showGround();
  update();
}

void Playback::setBackdrop(const QImage& picture, const std::filesystem::path& file) {
  backdrop_ = picture;
  backdropFile_ = file;
  if (SceneView* scene = view_.scene()) scene->setBackdrop(backdrop_);
  update();
}

void Playback::setBackground(const QColor& colour) {
  background_ = colour;
  if (SceneView* scene = view_.scene()) scene->setBackground(colour);
  update();
}

void Playback::setMotionCamera(bool follow) {
  motionCamera_ = follow;
  emit motionCameraChanged();
  update();
}

void Playback::freeCamera(const vmd::CameraState& camera) {
  mouse_.setCamera(camera);
  if (motionCamera_) {
    motionCamera_ = false;
    emit motionCameraChanged();
  }
  update();
}

void Playback::showView(StandardView view) { freeCamera(standardView(mouse_.camera(), view)); }

void Playback::resetCamera() { freeCamera({}); }

void Playback::onMouseMoved(QMouseEvent* event) {
  pointer_ = event->position().toPoint();
  if (mouse_.drag(event->position(), event->buttons(), event->modifiers(), static_cast<float>(view_.height()))) {
    freeCamera(mouse_.camera());
  } else {
    hover();
  }
}

void Playback::hover() {
  int bone = -1;
  if (bones_ && pointer_.x() >= 0) {
    const auto ratio = static_cast<float>(view_.devicePixelRatio());
    const base::Vec2 pixel{static_cast<float>(pointer_.x()) * ratio, static_cast<float>(pointer_.y()) * ratio};
    if (const OverlayMark* mark = markAt(marks_, pixel, kHoverRadius * ratio)) bone = mark->bone;
  }
  if (bone == hovered_) return;
  hovered_ = bone;
  emit boneHovered(bone, pointer_);
}

void Playback::draw() {
  const double began = now();
  SceneView& scene = *view_.scene();
  const bool wasPlaying = clock_.playing();
  const ShowFrame& shown = show_.evaluate(preparing_ ? clock_.frame() : clock_.advance(began));
  const SceneFrame& frame = shown.scene;
  const MotionPhysics* physics = actor() != nullptr ? actor()->physics() : nullptr;
  physicsMilliseconds_ = physics != nullptr ? physics->lastTime().total / 1e3 : 0.0;
  if (followsMotionCamera()) {
    shownCamera_ = frame.camera;
    mouse_.setCamera(shownCamera_);
  } else {
    shownCamera_ = mouse_.camera();
  }
  scene.setCamera(shownCamera_);
  scene.setLight(lightOf(picture_.light, frame));
  scene.setShadows(ground_ ? picture_.light.ground : GroundShadow::Off, selfShadowOf(picture_.light, frame));
  scene.setFrame(shown);
  const ActorFrame* dancer = shown.actors.empty() ? nullptr : shown.actors.front().frame;
  if (dancer != nullptr) drawOverlay(scene, *dancer);
  if (!scene.prepare()) {  // the dance waits for the model to be whole
    preparing_ = true;
    clock_.seek(clock_.frame(), now());
    update();
    return;
  }
  if (std::exchange(preparing_, false)) clock_.seek(clock_.frame(), now());
  scene.render();
  frame_ = dancer;
  ++pictures_;
  measure(began);
  emit frameShown();
  if (!scene.ready()) update();  // a model that came to others gets ready while they are shown
  if (clock_.playing()) {
    update();
  } else if (wasPlaying) {
    emit playingChanged(false);
  }
}

void Playback::drawOverlay(SceneView& scene, const ActorFrame& frame) {
  const bool had = !overlay_.empty();
  overlay_.clear();
  marks_.clear();
  if (model_ && frame.visible) {
    if (bones_) drawBones(scene, frame);
    if (bodies_) drawBodies(scene);
  }
  if (had || !overlay_.empty()) scene.setOverlay(overlay_);
  hover();
}

void Playback::drawBones(SceneView& scene, const ActorFrame& frame) {
  const QSize pixels = view_.pixels();
  BoneOverlayJob job;
  job.model = &model_->model;
  job.skeleton = &model_->skeleton;
  job.boneModels = frame.boneModels;
  job.ikEnabled = frame.ikEnabled;
  job.camera = scene.cameraMatrices();
  job.viewPixels = {static_cast<float>(pixels.width()), static_cast<float>(pixels.height())};
  job.scale = static_cast<float>(view_.devicePixelRatio());
  job.triangles = &overlay_;
  job.marks = &marks_;
  job.run();
}

void Playback::drawBodies(SceneView& scene) {
  const MotionPhysics* physics = actor()->physics();
  if (physics == nullptr) return;
  overlayBodies(model_->model, *physics, overlayBodies_);
  const QSize pixels = view_.pixels();
  BodyOverlayJob job;
  job.model = &model_->model;
  job.bodies = overlayBodies_;
  job.camera = scene.cameraMatrices();
  job.viewPixels = {static_cast<float>(pixels.width()), static_cast<float>(pixels.height())};
  job.scale = static_cast<float>(view_.devicePixelRatio());
  job.triangles = &overlay_;
  job.run();
}

void Playback::measure(double began) {
  const double ended = now();
  lastMilliseconds_ = (ended - began) * 1e3;
  if (rateCount_ == 0) rateSince_ = ended;
  if (++rateCount_ > 1 && ended - rateSince_ >= kRateWindow) {
    rate_ = (rateCount_ - 1) / (ended - rateSince_);
    rateSince_ = ended;
    rateCount_ = 1;
  }
}

Pace Playback::pace() const { return {clock_.playing() ? rate_ : 0.0, lastMilliseconds_, physicsMilliseconds_}; }

}  // namespace app
