// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/playback/playback.h"

#include <algorithm>
#include <utility>

#include "app/scene/scene_view.h"
#include "app/show/camera_eye.h"
#include "app/show/edit_reach.h"
#include "app/show/physics_time.h"
#include "app/stage/camera_tool.h"
#include "app/stage/view_window.h"
#include "app/view/startup_trace.h"

namespace app {
namespace {

constexpr int kSaidStays = 2500;     // milliseconds
constexpr double kRateWindow = 0.5;  // seconds over which frames per second are counted

}  // namespace

Playback::Playback(Document& document, Transport& transport, ViewWindow& view, CameraTool& camera,
                   BonePointer& bonePointer, QObject* parent)
    : QObject(parent),
      document_(document),
      transport_(transport),
      view_(view),
      camera_(camera),
      bonePointer_(bonePointer) {
  timer_.start();
  connect(&transport_, &Transport::moved, this, [this] {
    endBlends();  // a jump is no switch
    update();
  });
  connect(&transport_, &Transport::playingChanged, this, &Playback::onPlayingChanged);
  const auto tellEnd = [this] { document_.show().setSongEnd(transport_.clock().lastFrame()); };
  connect(&transport_, &Transport::lastFrameChanged, this, tellEnd);
  tellEnd();
  connect(&document_, &Document::actorsChanged, this, &Playback::onActorsChanged);
  connect(&document_, &Document::motionsChanged, this, &Playback::onMotionsChanged);
  connect(&document_, &Document::physicsChanged, this, &Playback::onPhysicsChanged);
  connect(&document_, &Document::lookChanged, this, &Playback::onLookChanged);
  connect(&document_, &Document::switchesChanged, this, &Playback::onSwitchesChanged);
  connect(&document_, &Document::editsChanged, this, &Playback::onEditsChanged);
  connect(&view_, &ViewWindow::sceneReady, this, &Playback::fillScene);
  connect(&view_, &ViewWindow::drawDue, this, &Playback::draw);
  connect(&camera_, &CameraTool::changed, this, &Playback::update);
  silence_.setSingleShot(true);
  silence_.setInterval(kSaidStays);
  connect(&silence_, &QTimer::timeout, this, [this] {
    said_.clear();
    update();
  });
}

Playback::~Playback() = default;

void Playback::update() {
  changed_ = true;
  view_.requestUpdate();
}

/// Fills a new scene with all that is shown.
void Playback::fillScene() {
  inScene_.clear();
  ghostsInScene_.clear();
  outlined_.clear();
  inspect();
  onLookChanged();
  onActorsChanged();
}

void Playback::onActorsChanged() {
  boneLabels_.clear();  // they may be of removed models or in another language
  std::erase_if(goals_, [this](const auto& of) { return document_.show().actor(of.first) == nullptr; });
  const auto gone = [this](const auto& of) { return document_.show().actor(of.first) == nullptr; };
  std::erase_if(laid_, gone);
  std::erase_if(ghostChoices_, gone);
  std::erase_if(solvedBy_, gone);
  std::erase_if(blends_, gone);
  overlay_.forgetMarks();
  bonePointer_.setMarks(overlay_.marks(), overlay_.targets());
  if (SceneView* scene = view_.scene()) {
    const DocumentState& state = document_.state();
    for (auto at = inScene_.begin(); at != inScene_.end();) {
      const bool stays = state.find(at->first) != nullptr;
      if (!stays) scene->removeActor(at->first);
      at = stays ? std::next(at) : inScene_.erase(at);
    }
    for (const DocumentActor& actor : state.actors) {
      auto& textures = inScene_[actor.id];
      if (textures == actor.textures) continue;
      textures = actor.textures;
      scene->setActor(actor.id, actor.model->model, *textures);
    }
  }
  for (const DocumentActor& actor : document_.state().actors) {
    goals_.try_emplace(actor.id, actor.switches.goals, actor.switches.rootMotionScale);
    solvedBy_.try_emplace(actor.id, actor.switches.chains, actor.switches.chainSolvers);
  }
  bringGhosts();
  chooseScenery();
  update();
}

/// Settles physics after goals or the stride moved bones while paused, because hair can't follow
/// without time.
void Playback::settleAfterGoals(ActorId id) {
  Actor* actor = document_.show().actor(id);
  if (actor == nullptr) return;
  auto& [goals, travel] = goals_.try_emplace(id, std::vector<Goal>(), 1.0F).first->second;
  if (goals == actor->switches().goals && travel == actor->switches().rootMotionScale) return;
  goals = actor->switches().goals;
  travel = actor->switches().rootMotionScale;
  if (!transport_.clock().playing()) actor->resetPhysics();
}

void Playback::onSwitchesChanged(const ActorIds& ids) {
  bringGhosts();
  bool anew = false;
  for (const ActorId id : ids) {
    settleAfterGoals(id);
    // A new ghost's hair begins at rest. Beside hair that has swung for a while it would show
    // differences that aren't the solver's, so both begin anew.
    Actor* actor = document_.show().actor(id);
    if (actor != nullptr) blendSwitched(id, *actor);
    const std::optional<GhostChoice> ghost = actor != nullptr ? actor->switches().ghost : std::nullopt;
    std::optional<GhostChoice>& before = ghostChoices_[id];
    anew = anew || (ghost && (!before || before->ik != ghost->ik || before->chainSolver != ghost->chainSolver ||
                              before->solver != ghost->solver));
    before = ghost;
  }
  if (anew) document_.show().resetPhysics();
  update();
}

void Playback::say(const QString& text) {
  said_ = text.toStdString();
  silence_.start();
  update();
}

void Playback::onMotionsChanged() {
  const Show& show = document_.show();
  transport_.setLastFrame(show.lastFrame());
  camera_.setMotionHasOne(show.hasCamera());
  update();
}

void Playback::onPlayingChanged() {
  rateCount_ = 0;
  rate_ = 0.0;
  update();
}

void Playback::onPhysicsChanged() {
  if (!transport_.clock().playing()) document_.show().resetPhysics();  // nothing falls while paused
  update();
}

void Playback::onEditsChanged(const ActorIds& ids) {
  for (const ActorId id : ids) {
    Actor* actor = document_.show().actor(id);
    settleAfterGoals(id);
    if (actor == nullptr) continue;
    const Edits& laid = actor->laidEdits();
    Edits& before = laid_[id];
    // While paused, hair can't follow a bone, because no time passes.
    if (!transport_.clock().playing() && moveBones(actor->model(), before, laid)) actor->resetPhysics();
    before = laid;
  }
  update();
}

void Playback::onLookChanged() {
  if (SceneView* scene = view_.scene()) {
    const DocumentLook& look = document_.look();
    const Gradient gradual = alone_ ? Gradient::None : gradient();
    const base::Vec3 below = coloursOf(gradual).bottom;
    // A gradient covers the background, but for the first pictures, while its shader is made ready.
    scene->setBackground(alone_                      ? QColor(Qt::transparent)
                         : gradual == Gradient::None ? look.background
                                                     : QColor::fromRgbF(below.r, below.g, below.b));
    scene->setGradient(gradual);
    const QImage backdrop = alone_ ? QImage() : look.backdrop;
    if (backdrop.cacheKey() != backdropShown_ || inScene_.empty()) scene->setBackdrop(backdrop);
    backdropShown_ = backdrop.cacheKey();
    const bool ground = ground_ && !alone_;
    scene->setGround(ground && look.picture.grid, ground && look.picture.axes);
  }
  update();
}

void Playback::resetPhysics() {
  document_.show().resetPhysics();
  update();
}

void Playback::setGround(bool shown) {
  ground_ = shown;
  onLookChanged();
}

const ActorFrame* Playback::frame(ActorId id) const {
  const Actor* actor = document_.show().actor(id);
  return actor == nullptr || pictures_ == 0 || actor->frame().boneModels.empty() ? nullptr : &actor->frame();
}

/// Poses the show at this moment.
const ShowFrame& Playback::pose() {
  Show& show = document_.show();
  const bool motions = camera_.followsMotion() && show.hasCamera();
  const base::Vec3 eye = cameraEye(camera_.camera());
  show.setEye(motions ? GoalEye() : GoalEye([eye](double) { return eye; }));
  const ShowFrame& posed = show.evaluate(preparing_ ? transport_.frame() : transport_.advance());
  changed_ = false;
  posedFrame_ = transport_.frame();
  posed_ = now();
  return posed;
}

const ActorFrame* Playback::frameNow(ActorId id, double age) {
  const Actor* actor = document_.show().actor(id);
  if (actor == nullptr) return nullptr;
  const bool moves = transport_.playing() || camera_.turning() || !blends_.empty();
  // The clock may have gone on without a picture, as when the speed was changed.
  const bool still = transport_.frame() == posedFrame_;
  const bool posed = !changed_ && still && !actor->frame().boneModels.empty();
  if (posed && (!moves || now() - posed_ < age)) return &actor->frame();
  static_cast<void>(blend());
  static_cast<void>(pose());
  return &actor->frame();
}

void Playback::draw() {
  const double began = now();
  time_ = {};
  SceneView& scene = *view_.scene();
  Show& show = document_.show();
  // Views may only be set here: Qt 3D doesn't survive a frame graph that is deleted before the
  // event loop has seen it. (qt3d-notes.md 3)
  scene.setViews(captionsNow(scene));
  const bool blending = blend();
  const ShowFrame& shown = pose();
  const SceneFrame& frame = shown.scene;
  const LightChoice& light = document_.look().picture.light;
  physicsMilliseconds_ = app::physicsMilliseconds(show);
  time_.pose = (now() - began) * 1e3;
  camera_.place(shown);
  const bool waits = sideBySide() && scene.captionAreas().empty();
  if (fitting_ && !waits) fitCamera(shown);  // several views have another shape
  scene.setCamera(camera_.camera());
  scene.setLight(lightOf(light, frame));
  // An opaque shadow would lie like a patch on the desktop.
  const bool opaque = light.ground == GroundShadow::Opaque;
  const GroundShadow ground = alone_ && opaque ? GroundShadow::Translucent : light.ground;
  scene.setShadows(ground_ ? ground : GroundShadow::Off, selfShadowOf(light, frame));
  const ShowFrame seen = withoutLeftOut(shown);
  scene.setFrame(seen);
  const bool moves = chooseResolution(scene, blending);
  const double overlayBegan = now();
  drawOverlay(scene, seen);
  drawReadouts(scene, shown);
  scene.setMessage(said_);
  time_.overlay = (now() - overlayBegan) * 1e3;
  if (!scene.prepare()) {  // playing waits until the model is whole
    preparing_ = true;
    transport_.hold();
    update();
    return;
  }
  const bool first = std::exchange(preparing_, false);
  const bool showsAll = scene.ready();  // what this draw readies comes in the next
  scene.render();
  transport_.pictureDrawn();
  if (first) app::stageDone("first picture of what was opened");
  ++pictures_;
  measure(began);
  if (moves) motionScale_.add(pictureTime_ ? pictureTime_() : lastMilliseconds_, now());
  emit frameShown();
  if (showsAll) emit allShown();
  if (!showsAll) update();  // a later model is prepared while the others are shown
  const bool awaits = awaitOutline();
  if (transport_.clock().playing() || camera_.turning() || blending || awaits) view_.requestUpdate();
}

void Playback::measure(double began) {
  const double ended = now();
  lastMilliseconds_ = (ended - began) * 1e3;
  // Physics of several models runs in parallel, and its time is their total.
  time_.physics = std::min(physicsMilliseconds_, time_.pose);
  time_.pose -= time_.physics;
  time_.drawing = lastMilliseconds_ - time_.pose - time_.physics - time_.overlay;
  time_.between = transport_.clock().playing() && drawnBefore_ > 0.0 ? (ended - drawnBefore_) * 1e3 : 0.0;
  times_.add(time_);
  drawnBefore_ = ended;
  if (rateCount_ == 0) rateSince_ = ended;
  if (++rateCount_ > 1 && ended - rateSince_ >= kRateWindow) {
    rate_ = (rateCount_ - 1) / (ended - rateSince_);
    rateSince_ = ended;
    rateCount_ = 1;
  }
}

Pace Playback::pace() const {
  const bool playing = transport_.clock().playing();
  const SceneView* scene = view_.scene();
  const bool moves = playing && scene != nullptr;
  return {playing ? rate_ : 0.0, lastMilliseconds_, physicsMilliseconds_,
          moves ? scene->drawnWith().scale / scene->quality().scale : 1.0F};
}

}  // namespace app
