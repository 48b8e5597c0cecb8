// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <utility>
#include <vector>

#include <QElapsedTimer>
#include <QWindow>

#include "app/scene/scene_view.h"

class QMouseEvent;

namespace app {

class ViewTool;

/// The window that the scene is drawn on, embedded in the main window. It has no will of its own: it says
/// what happened to it, asks for a picture when one is due, and hands the mouse to its tools.
class ViewWindow : public QWindow {
  Q_OBJECT
 public:
  ViewWindow();
  ~ViewWindow() override;

  /// Null until the window was first on the screen, and where there is no OpenGL.
  [[nodiscard]] SceneView* scene() const { return scene_.get(); }
  /// Another quality makes the scene anew before the next picture: sceneReady() comes again.
  void setQuality(const ViewQuality& quality);
  /// The picture that is shown, in pixels of the device, without alpha; null where there is none.
  [[nodiscard]] QImage seen();
  /// Ends drawing for good, before the window goes.
  void endScene();
  /// What the mouse does here: the first is asked first. They live as long as the view.
  void setTools(std::vector<ViewTool*> tools) { tools_ = std::move(tools); }
  /// Size in pixels of the device.
  [[nodiscard]] QSize pixels() const;
  /// Size of one view in pixels of the device, where there are several beside each other; else pixels().
  [[nodiscard]] QSize onePixels() const;
  /// Of several views beside each other only the first one has overlays, which can be pointed at: a place (device-independent
  /// pixels) is in it. True everywhere where there is one view.
  [[nodiscard]] bool hasOverlaysAt(QPointF place) const;

 signals:
  void leftByTab(bool forward);  ///< the keyboard is to go on, or with Shift back, as from any control
  void sceneReady();
  void sceneEnding(const QImage& shown);  ///< another takes its place, which is blank at first; this was shown
  void sceneFailed();                     ///< no OpenGL 3.3
  /// OpenGL doesn't take what was asked for at this size of the window; said once for each quality.
  void qualityLowered(const app::ViewQuality& drawn);
  void drawDue();  ///< render now; only while exposed and with a scene

 protected:
  bool event(QEvent* event) override;
  void exposeEvent(QExposeEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void begin();
  bool exchanged();
  void draw();
  void tellQuality();
  [[nodiscard]] static bool toPopup(QEvent& event);
  void mouseEvent(const QMouseEvent& event);

  std::vector<ViewTool*> tools_;
  ViewTool* holding_ = nullptr;  // the tool that took a button, while one is held
  QPointF pressedAt_;            // while one is held
  bool clicks_ = false;          // the mouse hasn't left that place
  std::unique_ptr<SceneView> scene_;
  ViewQuality quality_;
  QElapsedTimer ending_;  // since sceneEnding(); invalid: no scene ends
  bool stale_ = false;    // the scene has another quality than is wanted
  bool failed_ = false;
  bool lowered_ = false;  // was said
  bool drawing_ = false;
};

}  // namespace app
