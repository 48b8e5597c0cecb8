// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include <QColor>
#include <QImage>
#include <QObject>
#include <QRect>
#include <QSize>

#include "app/scene/target_probe.h"
#include "app/scene/view_block.h"
#include "app/show/show.h"
#include "app/textures/model_textures.h"
#include "app/view/bone_overlay.h"
#include "app/view/camera.h"
#include "app/view/gradient.h"
#include "app/view/inspection.h"
#include "app/view/look.h"
#include "app/view/name_labels.h"
#include "app/view/readout_sheet.h"
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
class QRenderTarget;
}  // namespace Qt3DRender

namespace app {

class Backdrop;
class DrawingTarget;
class FrameGraph;
class LabelEntity;
class ModelEntity;
class ModelLook;
class OverlayEntity;
class ReadoutEntity;
class SharedNodes;
class Surroundings;
class TextPlates;
class ViewCaptions;

/// This says how finely a window's picture is drawn. With anything but the default it is drawn into
/// a target first and then brought to the window.
struct ViewQuality {
  int samples = 1;     ///< per pixel (MSAA), from 1 to the driver's limit
  float scale = 1.0F;  ///< pixels drawn per pixel of the window, each way, kMinScale to kMaxScale
  bool operator==(const ViewQuality&) const = default;
};
inline constexpr float kMinScale = 0.25F, kMaxScale = 2.0F;
inline constexpr int kStillSamples = 4;  ///< of a picture that stands still

/// Returns four samples where a graphics card draws, and one where the processor does.
[[nodiscard]] ViewQuality standardQuality();

/// This class is the scene on one surface. Qt 3D's engine runs in Manual mode: a call of render()
/// or capture() is one whole frame on the calling thread, and nothing is drawn in between.
/// (qt3d-notes.md 3, 7)
class SceneView {
 public:
  /// Draws on a window, which must be created and outlive this object.
  explicit SceneView(QWindow* window, const ViewQuality& quality = {});
  /// Draws off screen at a size in pixels, in one piece, with `samples` a pixel or as many as the
  /// driver gives.
  explicit SceneView(QSize offscreenSize, int samples = 4);
  /// Draws off screen in pieces: each captured picture is one piece, see setPiece().
  SceneView(QSize offscreenSize, const DrawingPlan& plan);
  ~SceneView();
  SceneView(const SceneView&) = delete;
  SceneView& operator=(const SceneView&) = delete;

  /// Shows an actor from now on, or gives a shown actor another model. It appears when it is whole,
  /// see prepare(). A ghost neither casts nor receives self shadow.
  void setActor(ActorId id, const pmx::Model& model, const ModelTextures& textures, bool ghost = false);
  void removeActor(ActorId id);
  void clearActors();

  void setBackground(const QColor& colour);  ///< straight alpha, used where the picture has alpha
  /// Sets how many pixels of setSize() make one of the pixels in which points of a model are
  /// measured: a screen's ratio, or a film's samples each way.
  void setPixelScale(float scale);
  /// Sets a gradient that covers the background's colour. The ground fades out then, and its shadow
  /// suits the gradient.
  void setGradient(Gradient gradient);
  void setGround(bool grid, bool axes);
  /// Sets a picture behind everything. A null image removes it.
  void setBackdrop(const QImage& picture);
  /// Sets the size of the picture in pixels; for a window these are device pixels.
  void setSize(QSize pixels);
  [[nodiscard]] QSize size() const { return size_; }
  /// Shows several views beside each other, as viewGrid() arranges them. All have the same camera.
  /// Each has the actors that ShownActor::views says, and a caption. Overlay and labels belong to
  /// the first view. With fewer than two captions there is one view. With `captionSize` 1 captions
  /// are as large as in a window.
  void setViews(std::vector<std::string> captions, float captionSize = 1.0F);
  /// Returns the size of one view in pixels. The first view lies in the upper left corner of the
  /// picture.
  [[nodiscard]] QSize viewSize() const { return viewSize_; }
  /// Returns where the captions lie, in pixels of the picture.
  [[nodiscard]] std::span<const QRect> captionAreas() const;
  /// Returns how many pixels at the upper edge of each view its caption takes.
  [[nodiscard]] float captionBottom() const;
  /// Returns how a window's picture is drawn: as requested, or as much of it as OpenGL allows at
  /// this size.
  [[nodiscard]] ViewQuality quality() const { return {plan_.samples, drawnScale_}; }
  /// Sets the piece that the next frames show of a picture that is drawn in pieces, by its top left
  /// pixel.
  void setPiece(QPoint at);

  /// Returns the pixels that a frame off screen draws at once: the picture, or a piece of it.
  [[nodiscard]] QSize pieceSize() const { return plan_.piece; }
  /// Lets the next frames off screen draw only this part of the piece, from its top left, and
  /// captures have it alone, with the pixels that they would have in the whole piece. An empty
  /// region is the whole. With `sameMoment` nothing but the region has changed since the last
  /// frame.
  void setRegion(const QRect& region, bool sameMoment = false);

  /// Sets what the next render() shows: actors in drawing order, each at its placement, and ghosts
  /// over them. Actors that aren't in it are hidden, and those that weren't set are left out.
  void setFrame(const ShowFrame& frame);
  void setCamera(const vmd::CameraState& camera);
  /// Draws the next pictures as these matrices see them, until another camera is set. The widths of
  /// outlines and where self shadow is exact stay the camera's, so that they are the same in all
  /// views that make up one picture.
  /// `ring` is ViewBlock::eyeRing.
  void setEye(const CameraMatrices& eye, float ring = 0.0F);
  /// Sets whether the pictures are views in all directions from the camera's eye, which join
  /// without seams: a gradient goes from straight up to straight down, and self shadow reaches
  /// equally far to all sides. `ringed`: setEye() gets rings, for which lines on the ground are
  /// drawn in short parts.
  void setAllRound(bool allRound, bool ringed = false);
  void setLight(const vmd::LightState& light);
  /// The map of self shadow is drawn only with a mode other than 0 and materials that receive it.
  void setShadows(GroundShadow ground, const vmd::SelfShadowState& self);
  void setOverlay(std::span<const OverlayVertex> triangles);
  /// Shows lines of UTF-8 in the upper left corner of the picture, over all views, below their
  /// captions, each on a plate. An empty text removes them.
  void setMessage(const std::string& text);
  /// Sets texts over the overlay, in pixels of the view as it is drawn.
  void setLabels(std::span<const OverlayLabel> labels);
  /// Returns the size of a label's text in pixels of the view.
  [[nodiscard]] base::Vec2 labelSize(const std::string& text);
  /// Shows readouts over overlay and labels, a drawing for each view, in pixels of a view as it is
  /// drawn; fewer than there are views: the others have none.
  void setReadouts(std::span<const ReadoutDrawing> drawings);
  /// Returns the size of a readout's line in pixels of the view, and the scale of readouts: they
  /// grow as captions do.
  [[nodiscard]] base::Vec2 readoutSize(const std::string& text);
  [[nodiscard]] float readoutScale() const { return pixelScale_ * captionSize_; }
  void setInspection(const Inspection& inspection);
  [[nodiscard]] const CameraMatrices& cameraMatrices() const { return matrices_; }

  /// Prepares a new model, whose shaders and textures take time: each call prepares some of them
  /// with one frame in which the model leaves no mark. Returns true when there is something to
  /// show: from then on render() prepares later models while the others go on being shown.
  /// setFrame() must have been called.
  bool prepare();
  /// Prepares actors off screen, with one frame in which those that aren't whole leave no mark:
  /// `parts` times as much as prepare() does in a frame. Returns true when all are whole.
  bool prepareAll(int parts);
  /// Returns whether an actor that was set is whole.
  [[nodiscard]] bool isWhole(ActorId id) const;
  /// Returns whether all actors are whole.
  [[nodiscard]] bool ready() const;
  /// Draws one colour and reads it back. Returns false where OpenGL gives another colour, whatever
  /// it reported before. It is called off screen, before the first picture.
  [[nodiscard]] bool draws();
  /// Sets how much of quality()'s resolution the next pictures of a window are drawn with, each
  /// way, from kMinScale to 1. With less than 1, overlay and texts stay as sharp as the window, and
  /// the map of self shadow is as much coarser as the picture. It changes nothing where a graphics
  /// card draws, and captures are always drawn with all of it.
  void setMotionScale(float scale);
  /// Draws a window's last picture again, because it stands still: with quality()'s resolution, and
  /// with kStillSamples samples where the processor draws fast enough. It draws nothing where the
  /// picture is that fine already. Returns whether another call may draw it finer still.
  bool renderStill();
  /// Returns how many samples a pixel the last picture was drawn with, and at which part of the
  /// window's resolution, each way.
  [[nodiscard]] ViewQuality drawnWith() const;
  /// Draws one frame to the surface. Where there is nothing to show yet, it prepares it first, see
  /// prepare().
  void render();
  /// Lets the next render() of a window read its picture back, too. takeRead() returns it after the
  /// render() that follows. Only one is read at a time: while one is, nothing changes.
  void readNext();
  /// Returns the picture that was read, once; null where there is none yet.
  [[nodiscard]] QImage takeRead();
  /// Draws a window's last picture again, as it was drawn, and returns it. Returns null if OpenGL
  /// fails. Like the two above, it is for windows with alpha, which premultiplies the colours.
  [[nodiscard]] QImage readShown();
  /// Returns the picture of the frame with all actors, premultiplied where the background has
  /// alpha. Returns null if OpenGL fails.
  [[nodiscard]] QImage capture();
  /// Returns the picture without actors that aren't whole yet, as a window shows it during
  /// preparation. Each call prepares some more.
  [[nodiscard]] QImage captureWhole();
  /// Captures pictures in a row, for films: draws a picture and returns that of the call before, so
  /// that each is drawn only once. Returns null at the first call, and if OpenGL fails.
  QImage captureNext();
  /// Returns the picture of the last captureNext().
  [[nodiscard]] QImage captureLast();

 private:
  /// These are the ways in which a window is drawn: with its quality, faster, and finer.
  enum class Drawn : std::uint8_t { Standard, Moving, Still };
  struct Way {
    DrawingTarget* target = nullptr;  // null: straight to the window
    FrameGraph* graph = nullptr;
    Qt3DRender::QRenderTarget* shadowMap = nullptr;
  };
  void build(QObject* surface);
  void makeTargets();
  void makeShadowMaps();
  void makeGraphs();
  [[nodiscard]] FrameGraph* makeGraph(Drawn drawn);
  [[nodiscard]] Way& way(Drawn drawn) { return ways_[static_cast<std::size_t>(drawn)]; }
  [[nodiscard]] bool adapts() const { return over_ != nullptr; }
  [[nodiscard]] bool stillPossible();
  void take(Drawn drawn);
  void layParts();
  [[nodiscard]] float leastOutline() const;
  void makeViewLayers();
  void layViews();
  void layMessage();
  void putIn(Qt3DCore::QEntity* entity, ViewMask before, ViewMask now);
  struct Shown {
    ActorId id;
    ModelEntity* entity;
    int warmUp;            // frames until it is whole, once all its nodes are in the scene
    bool visible = false;  // in the current frame
    Placement placement;   // in the current frame, too
    bool groundShadow = true;
    bool ghost = false;
    ActorId standInFor = 0;       // the actor whose weights it shows; 0: it is no stand-in
    ViewMask views = kAllViews;   // the views that show it, of several
    ViewMask wanted = kAllViews;  // the views that show it when its stand-ins are whole
    Ball extent;                  // as posed, world space
    base::Vec3 edgeOrigin;        // world space; the outline's width depends on its distance
    [[nodiscard]] bool whole() const { return warmUp == 0; }
    [[nodiscard]] bool drawn() const { return visible && whole(); }
  };
  void showActors(std::span<const ShownActor> actors, std::span<const ShownActor> standIns, float& order);
  void showActor(Shown& actor, const ActorFrame& frame);
  void makeSurroundings(Gradient gradient, bool fine);
  void updateCamera();
  void updateShadows();
  void updateActors();
  [[nodiscard]] ViewMask viewsOf(const Shown& actor) const;
  void drawFrame();
  [[nodiscard]] Qt3DRender::QRenderCaptureReply* request();
  void chooseSamples();
  void fitTarget();
  void inspect(const Shown& actor);
  LabelEntity& labels();
  ReadoutEntity& readouts();
  [[nodiscard]] std::vector<QRect> viewAreas() const;

  std::unique_ptr<QOffscreenSurface> offscreen_;
  std::unique_ptr<Qt3DCore::QAspectEngine> engine_;
  Qt3DCore::QEntity* root_ = nullptr;  // belongs to the engine
  QObject* surface_ = nullptr;
  Qt3DRender::QRenderSettings* settings_ = nullptr;
  FrameGraph* graph_ = nullptr;
  std::vector<std::string> captionTexts_;               // one per view; empty: one view
  std::array<Qt3DRender::QLayer*, kMaxViews> notIn_{};  // null until several views were set
  Qt3DRender::QLayer* frames_ = nullptr;                // drawn once over all views; made with them
  ViewCaptions* captions_ = nullptr;                    // null without several views
  float captionSize_ = 1.0F;
  std::string messageText_;
  TextPlates* message_ = nullptr;  // null until the first message
  Surroundings* surroundings_ = nullptr;
  std::unique_ptr<ModelLook> look_;      // its effects belong to the engine
  std::unique_ptr<SharedNodes> shared_;  // its nodes do, too
  std::vector<Shown> actors_;
  OverlayEntity* overlay_ = nullptr;
  LabelEntity* labels_ = nullptr;      // null until there are any
  ReadoutEntity* readouts_ = nullptr;  // null until there are any
  Inspection inspection_;
  std::unique_ptr<Qt3DRender::QRenderCaptureReply> reply_;  // drawn and not yet delivered
  std::unique_ptr<Qt3DRender::QRenderCaptureReply> read_;   // by readNext()
  bool readNext_ = false;
  Backdrop* backdrop_ = nullptr;
  std::array<Way, 3> ways_;  // by Drawn; graph_ is of one of them
  Drawn drawn_ = Drawn::Standard;
  int shadowMapSide_ = kShadowMapSide;  // of the next frame's map
  Qt3DRender::QLayer* over_ = nullptr;  // of what lies over the first view; null: always drawn as Standard
  DrawingPlan plan_;
  float scale_ = 1.0F, drawnScale_ = 1.0F;  // requested, and possible at this size
  float pixelScale_ = 1.0F;
  float motionScale_ = 1.0F, wayScale_ = 1.0F;  // parts of drawnScale_ and of the window's size
  double frameMilliseconds_ = 0.0;              // of the last frame
  bool measuredAgain_ = false;                  // that of a picture which stands still
  KnownTargets known_, knownStill_;             // for plan_.samples and for a still picture's
  QSize size_{1280, 720}, viewSize_{1280, 720};
  QPoint pieceAt_{0, 0};
  QRect region_;          // that is drawn of a piece off screen; empty: all of it
  bool mapKept_ = false;  // the map of self shadow is that of the last frame
  QColor background_{Qt::white};
  vmd::CameraState camera_;
  vmd::LightState light_;
  GroundShadow groundShadow_ = GroundShadow::Off;
  vmd::SelfShadowState selfShadow_;
  CameraMatrices matrices_;            // of the picture
  CameraMatrices common_;              // of the camera, of all views of a picture
  std::optional<CameraMatrices> eye_;  // that the picture is seen from; none: the camera's
  bool allRound_ = false;
  ViewBlock block_;            // the values of the next frame
  bool blank_ = false;         // no actor leaves a mark
  int warmUpFrames_ = 3;       // the first frames after new shaders are empty (qt3d-notes.md 3)
  std::vector<Ball> extents_;  // of the actors that are drawn
};

}  // namespace app
