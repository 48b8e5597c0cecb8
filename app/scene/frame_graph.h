// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <map>

#include <QColor>
#include <QPoint>
#include <QSize>
#include <Qt3DRender/QCamera>
#include <Qt3DRender/QClearBuffers>
#include <Qt3DRender/QParameter>
#include <Qt3DRender/QRenderCapture>
#include <Qt3DRender/QRenderPassFilter>
#include <Qt3DRender/QRenderSurfaceSelector>
#include <Qt3DRender/QRenderTarget>
#include <Qt3DRender/QSubtreeEnabler>
#include <Qt3DRender/QTechniqueFilter>
#include <Qt3DRender/QViewport>

namespace app {

/// Where in the pass "main", which has backdrop, grid and axes, too, a mesh is drawn, by its sortIndex (never -1, which means unset).
struct DrawOrder {
  static constexpr float kBackdrop = 0, kGrid = 1, kAxes = 2, kFirstMaterial = 3;
};

/// The passes of a picture, the same for the window and for files: the self-shadow map where it is used, clear,
/// ground, surfaces in material order, outlines, shadow on the ground, overlay. Only the surface and the target differ.
class FrameGraph : public Qt3DRender::QRenderSurfaceSelector {
 public:
  enum class End { Surface, Target };
  /// Draws on the surface itself, or into `target` where one is given; a picture that shall end on the surface is then
  /// brought there by the pass "present" (see makePresenter()).
  FrameGraph(QObject* surface, Qt3DRender::QRenderTarget* target, End end, Qt3DCore::QNode* parent);

  /// What is drawn is the piece of a view of `whole` pixels that begins at `at`, from its top left. Exact to the pixel
  /// where the piece's sides are powers of two.
  void setPart(QSize whole, QPoint at, QSize piece);
  void setBackground(const QColor& colour);  ///< premultiplied
  void setGroundShadow(bool shown);
  void setSelfShadow(bool shown);
  /// A uniform of every pass.
  void setUniform(const char* name, const QVariant& value);
  [[nodiscard]] Qt3DRender::QRenderCapture* capture() const { return capture_; }

 private:
  Qt3DRender::QRenderPassFilter* addPass(Qt3DCore::QNode* parent, const char* name);

  void addShadowMap();
  void addPresent();

  Qt3DRender::QTechniqueFilter* uniforms_ = nullptr;
  Qt3DRender::QViewport* viewport_ = nullptr;
  Qt3DRender::QClearBuffers* clear_ = nullptr;

  Qt3DRender::QSubtreeEnabler *groundShadow_ = nullptr, *shadowMap_ = nullptr;
  Qt3DRender::QRenderCapture* capture_ = nullptr;
  std::map<QByteArray, Qt3DRender::QParameter*> parameters_;
};

}  // namespace app
