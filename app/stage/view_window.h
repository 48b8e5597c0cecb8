// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>
#include <utility>
#include <vector>

#include <QElapsedTimer>
#include <QTimer>
#include <QWindow>

#include "app/scene/scene_view.h"

class QMouseEvent;

namespace app {

class ViewTool;

/// The scene is drawn on this window, which is embedded in the main window. It only reports its
/// events, asks for a picture when one is due, and passes the mouse to its tools.
class ViewWindow : public QWindow {
  Q_OBJECT
 public:
  ViewWindow();
  ~ViewWindow() override;

  /// Returns null until the window was first on the screen, and where there is no OpenGL.
  [[nodiscard]] SceneView* scene() const { return scene_.get(); }
  /// Sets the quality. A different one makes the scene anew before the next picture: sceneReady()
  /// is emitted again.
  void setQuality(const ViewQuality& quality);
  /// Sets whether what lies below the view is seen where it is transparent. A change ends the scene
  /// and the native window, and both are made anew when the view is shown: sceneReady() is emitted
  /// again. It must be hidden meanwhile.
  void setTransparent(bool transparent);
  [[nodiscard]] bool transparent() const { return transparent_; }
  /// Sets how many pictures a second are drawn at most; 0: as many as the screen shows.
  void setMostPictures(int aSecond);
  /// Returns the shown picture in device pixels, with alpha if transparent; null: there is none.
  [[nodiscard]] QImage seen();
  /// Ends drawing for good, before the window is destroyed.
  void endScene();
  /// Sets the mouse's tools, which get events in this order. They must live as long as the view.
  void setTools(std::vector<ViewTool*> tools) { tools_ = std::move(tools); }
  /// Returns the size in device pixels.
  [[nodiscard]] QSize pixels() const;
  /// Returns the size of one view in device pixels where several are beside each other, otherwise
  /// pixels().
  [[nodiscard]] QSize onePixels() const;
  /// Returns whether a position (device-independent pixels) is in a view with overlays, which can
  /// be pointed at. Of several views only the first has them; a single view has them everywhere.
  [[nodiscard]] bool hasOverlaysAt(QPointF place) const;

 signals:
  void leftByTab(bool forward);  ///< the keyboard goes on, or with Shift back, as from any control
  void doubleClicked();          ///< with the left button
  void menuWanted();             ///< by the key for context menus, or Shift+F10
  void sceneReady();
  /// Another scene replaces it, which is blank at first; `shown` is its last picture.
  void sceneEnding(const QImage& shown);
  void sceneFailed();  ///< no OpenGL 3.3
  /// OpenGL doesn't support the requested quality at this size of the window. It is emitted once
  /// for each quality.
  void qualityLowered(const app::ViewQuality& drawn);
  /// A transparent view shows this picture, with alpha and in device pixels, or did a moment ago.
  /// It is emitted some times a second while pictures change, and once they stand still.
  void outlineSeen(const QImage& picture);
  void drawDue();  ///< call render() now; only while exposed and with a scene

 protected:
  bool event(QEvent* event) override;
  void exposeEvent(QExposeEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void begin();
  bool exchanged();
  void draw();
  void drawInTime();
  void drawStill();
  void readOutline();
  void tellQuality();
  [[nodiscard]] static bool toPopup(QEvent& event);
  void mouseEvent(const QMouseEvent& event);

  std::vector<ViewTool*> tools_;
  ViewTool* holding_ = nullptr;  // the tool that took a button, while one is held
  QPointF pressedAt_;            // while a button is held
  bool clicks_ = false;          // the mouse hasn't left the press position
  std::unique_ptr<SceneView> scene_;
  ViewQuality quality_;
  QElapsedTimer ending_;  // time since sceneEnding(); invalid: no scene ends
  QTimer standing_;       // runs out when nothing moved for a while
  QTimer pause_;          // until the next picture may be drawn
  QElapsedTimer clock_;   // runs always
  qint64 nextAt_ = 0;     // nanoseconds of clock_: when the next picture may be drawn
  qint64 readAt_ = 0;     // nanoseconds of clock_: when outlineSeen() is due next
  int mostPictures_ = 0;  // a second; 0: any number
  bool stale_ = false;    // the scene has a quality other than the requested one
  bool transparent_ = false;
  bool unread_ = false;  // the shown picture wasn't given to outlineSeen()
  bool failed_ = false;
  bool lowered_ = false;  // qualityLowered() was emitted
  bool drawing_ = false;
};

}  // namespace app
