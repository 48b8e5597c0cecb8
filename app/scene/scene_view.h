// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include <QColor>
#include <QImage>
#include <QObject>
#include <QRect>
#include <QSize>

#include "app/scene/model_textures.h"
#include "app/scene/target_probe.h"
#include "app/scene/view_block.h"
#include "app/show/show.h"
#include "app/view/bone_overlay.h"
#include "app/view/camera.h"
#include "app/view/inspection.h"
#include "app/view/look.h"
#include "app/view/name_labels.h"
#include "app/view/self_shadow.h"

class QOffscreenSurface;
class QWindow;

namespace Qt3DCore {
class QAspectEngine;
class QEntity;
}  // namespace Qt3DCore
namespace Qt3DRender {
class QLayer;
class QRenderCaptureReply;
class QRenderSettings;
}  // namespace Qt3DRender

namespace app {

class Backdrop;
class DrawingTarget;
class FrameGraph;
class LabelEntity;
class ModelEntity;
class ModelLook;
class OverlayEntity;
class SharedNodes;
class ViewCaptions;

/// How finely a window's picture is drawn. Anything but the default is drawn aside first and then brought to the window.
struct ViewQuality {
  int samples = 1;     ///< a pixel (MSAA), 1 to what the driver gives
  float scale = 1.0F;  ///< pixels drawn for one of the window's, each way, kMinScale to kMaxScale
  bool operator==(const ViewQuality&) const = default;
};
inline constexpr float kMinScale = 0.25F, kMaxScale = 2.0F;

/// Four samples where a graphics card draws, one where the processor does.
[[nodiscard]] ViewQuality standardQuality();

/// The scene on one surface. Qt 3D's engine runs in Manual mode: a call of render() or capture() is one
/// whole frame on the calling thread, nothing is drawn in between. (qt3d-notes.md 3, 7)
class SceneView {
 public:
  /// On a window (which must be created and outlive this), or off screen at a size in pixels.
  explicit SceneView(QWindow* window, const ViewQuality& quality = {});
  /// `samples` a pixel, or what the driver gives; in one piece.
  explicit SceneView(QSize offscreenSize, int samples = 4);
  /// The same in pieces: each picture that is captured is one, see setPiece().
  SceneView(QSize offscreenSize, const DrawingPlan& plan);
  ~SceneView();
  SceneView(const SceneView&) = delete;
  SceneView& operator=(const SceneView&) = delete;

  /// Shows an actor from now on, or the same with another model. It appears when it is whole, see prepare().
  /// A ghost neither casts nor takes self shadow.
  void setActor(ActorId id, const pmx::Model& model, const ModelTextures& textures, bool ghost = false);
  void removeActor(ActorId id);
  void clearActors();

  void setBackground(const QColor& colour);  ///< straight alpha; it counts where the picture has alpha
  /// Pixels of setSize() for one that points of a model are measured in: a screen's ratio, or samples of a film each way.
  void setPixelScale(float scale);
  void setGround(bool grid, bool axes);
  /// A picture behind everything; null takes it away.
  void setBackdrop(const QImage& picture);
  /// Size of the picture in pixels: of the window's, device pixels.
  void setSize(QSize pixels);
  [[nodiscard]] QSize size() const { return size_; }
  /// Several views beside each other, as viewGrid() has them: all from the same camera, each with those actors that
  /// ShownActor::views says, and a caption. Overlay and labels are the first view's. Less than two captions: one view, as
  /// if there had never been others. `captionSize`: 1 as large as a window has them.
  void setViews(std::vector<std::string> captions, float captionSize = 1.0F);
  /// Of one view, in pixels; the first lies in the upper left corner of the picture.
  [[nodiscard]] QSize viewSize() const { return viewSize_; }
  /// Where the captions lie, pixels of the picture.
  [[nodiscard]] std::span<const QRect> captionAreas() const;
  /// How a window's picture is drawn: what was asked for, or what OpenGL takes of it at this size.
  [[nodiscard]] ViewQuality quality() const { return {plan_.samples, drawnScale_}; }
  /// What the next frames show of a picture that is drawn in pieces, from its top left pixel.
  void setPiece(QPoint at);

  /// What the next render() shows: actors in the order of drawing, each where it is placed, and ghosts over them. Actors that aren't in it are
  /// hidden, those that weren't set are left out.
  void setFrame(const ShowFrame& frame);
  void setCamera(const vmd::CameraState& camera);
  void setLight(const vmd::LightState& light);
  /// The map of self shadow is drawn only with a mode other than 0 and materials that receive it.
  void setShadows(GroundShadow ground, const vmd::SelfShadowState& self);
  void setOverlay(std::span<const OverlayVertex> triangles);
  /// Texts over the overlay, pixels of the view as it is drawn.
  void setLabels(std::span<const OverlayLabel> labels);
  /// Of a label's text, pixels of the view.
  [[nodiscard]] base::Vec2 labelSize(const std::string& text);
  void setInspection(const Inspection& inspection);
  [[nodiscard]] const CameraMatrices& cameraMatrices() const { return matrices_; }

  /// A new model's shaders and textures take time: each call readies some of them with one frame in which the model
  /// leaves no mark. True when there is something to show: then render() readies those that came to others, which go on
  /// being shown. setFrame() has to have been called.
  bool prepare();
  /// All actors are whole.
  [[nodiscard]] bool ready() const;
  /// Draws one colour and reads it back: false where OpenGL gives anything else, whatever it said before. Off screen,
  /// before the first picture.
  [[nodiscard]] bool draws();
  /// One frame to the surface. Where there is nothing to show yet it makes it ready first, see prepare().
  void render();
  /// The picture of the same frame, with all actors; premultiplied where the background has alpha. Null if GL fails.
  [[nodiscard]] QImage capture();
  /// The same without those that aren't whole yet, as a window shows it while they get ready; each call readies some more.
  [[nodiscard]] QImage captureWhole();
  /// The same as capture() in a row, for films: draws a picture and gives that of the call before, so that each is drawn once only.
  /// Null at the first call, and if GL fails.
  QImage captureNext();
  /// The picture of the last captureNext().
  [[nodiscard]] QImage captureLast();

 private:
  void build(QObject* surface);
  void makeGraph();
  void layViews();
  void putIn(Qt3DCore::QEntity* entity, ViewMask before, ViewMask now);
  struct Shown {
    ActorId id;
    ModelEntity* entity;
    int warmUp;            // frames until it is whole, once all of it is in the scene
    bool visible = false;  // in the frame that is set
    Placement placement;   // there
    bool groundShadow = true;
    bool ghost = false;
    ActorId standInFor = 0;      // whose weights it shows; 0: it stands in for nobody
    ViewMask views = kAllViews;  // that it is in; of several
    Ball extent;                 // as posed, world
    base::Vec3 edgeOrigin;       // world; where the outline's width is measured from
    [[nodiscard]] bool whole() const { return warmUp == 0; }
    [[nodiscard]] bool drawn() const { return visible && whole(); }
  };
  void showActors(std::span<const ShownActor> actors, std::span<const ShownActor> standIns, float& order);
  void showActor(Shown& actor, const ActorFrame& frame);
  void updateCamera();
  void updateShadows();
  void updateActors();
  void drawFrame();
  void chooseSamples();
  void fitTarget();
  void inspect(const Shown& actor);
  LabelEntity& labels();

  std::unique_ptr<QOffscreenSurface> offscreen_;
  std::unique_ptr<Qt3DCore::QAspectEngine> engine_;
  Qt3DCore::QEntity* root_ = nullptr;  // the engine's
  QObject* surface_ = nullptr;
  Qt3DRender::QRenderSettings* settings_ = nullptr;
  FrameGraph* graph_ = nullptr;
  std::vector<std::string> captionTexts_;               // of several views; empty: one
  std::array<Qt3DRender::QLayer*, kMaxViews> notIn_{};  // null until there were several views
  Qt3DRender::QLayer* frames_ = nullptr;                // as they are
  ViewCaptions* captions_ = nullptr;                    // null without several views
  float captionSize_ = 1.0F;
  Qt3DCore::QEntity *grid_ = nullptr, *axes_ = nullptr;
  std::unique_ptr<ModelLook> look_;      // its effects are the engine's
  std::unique_ptr<SharedNodes> shared_;  // as its nodes are
  std::vector<Shown> actors_;
  OverlayEntity* overlay_ = nullptr;
  LabelEntity* labels_ = nullptr;  // null until there are any
  Inspection inspection_;
  std::unique_ptr<Qt3DRender::QRenderCaptureReply> reply_;  // drawn, not yet delivered
  Backdrop* backdrop_ = nullptr;
  DrawingTarget* target_ = nullptr;  // null: straight to the window
  DrawingPlan plan_;
  float scale_ = 1.0F, drawnScale_ = 1.0F;  // wanted, and possible at this size
  float pixelScale_ = 1.0F;
  KnownTargets known_;  // of plan_.samples
  QSize size_{1280, 720}, viewSize_{1280, 720};
  QPoint pieceAt_{0, 0};
  QColor background_{Qt::white};
  vmd::CameraState camera_;
  vmd::LightState light_;
  GroundShadow groundShadow_ = GroundShadow::Off;
  vmd::SelfShadowState selfShadow_;
  CameraMatrices matrices_;
  ViewBlock block_;            // what the next frame is drawn with
  bool blank_ = false;         // no actor leaves a mark
  int warmUpFrames_ = 3;       // the first frames after new shaders are empty (qt3d-notes.md 3)
  std::vector<Ball> extents_;  // of the actors that are drawn
};

}  // namespace app
