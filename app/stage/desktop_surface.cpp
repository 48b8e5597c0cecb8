// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/stage/desktop_surface.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include <fmt/format.h>

#include <QGuiApplication>
#include <QRegion>
#include <QWidget>
#include <QWindow>

#include <xcb/shape.h>
#include <xcb/xcb.h>

#include "app/stage/click_region.h"

namespace app {
namespace {

struct Freed {
  void operator()(void* reply) const { std::free(reply); }  // as xcb's documentation wants it
};
template <class Reply>
using ReplyOf = std::unique_ptr<Reply, Freed>;

/// Returns Qt's connection to the X server; null under other window systems.
xcb_connection_t* xConnection() {
  const auto* x11 = qGuiApp->nativeInterface<QNativeInterface::QX11Application>();
  return x11 != nullptr ? x11->connection() : nullptr;
}

bool isWayland() { return QGuiApplication::platformName().startsWith(QLatin1String("wayland")); }

xcb_atom_t atomOf(xcb_connection_t* connection, const std::string& name) {
  const auto asked = xcb_intern_atom(connection, 0, static_cast<std::uint16_t>(name.size()), name.c_str());
  const ReplyOf<xcb_intern_atom_reply_t> reply(xcb_intern_atom_reply(connection, asked, nullptr));
  return reply != nullptr ? reply->atom : xcb_atom_t{XCB_ATOM_NONE};
}

/// A compositor owns a selection for each screen that it serves (EWMH, _NET_WM_CM_Sn).
bool hasCompositor(xcb_connection_t* connection) {
  int screen = 0, display = 0;
  char* host = nullptr;
  if (xcb_parse_display(nullptr, &host, &display, &screen) == 0) screen = 0;
  const ReplyOf<char> freed(host);
  const xcb_atom_t selection = atomOf(connection, fmt::format("_NET_WM_CM_S{}", screen));
  const ReplyOf<xcb_get_selection_owner_reply_t> reply(
      xcb_get_selection_owner_reply(connection, xcb_get_selection_owner(connection, selection), nullptr));
  return reply != nullptr && reply->owner != XCB_WINDOW_NONE;
}

std::vector<xcb_rectangle_t> rectanglesOf(const QRegion& pixels) {
  const auto side = [](int value) {
    return static_cast<std::int16_t>(std::clamp<int>(value, 0, std::numeric_limits<std::int16_t>::max()));
  };
  std::vector<xcb_rectangle_t> rectangles;
  for (const QRect& each : pixels)
    rectangles.push_back({side(each.x()), side(each.y()), static_cast<std::uint16_t>(side(each.width())),
                          static_cast<std::uint16_t>(side(each.height()))});
  return rectangles;
}

/// Sets the mask of a window and of those within it. It counts from the next picture on.
void setMasks(QWidget& window, const QRegion& region) {
  window.windowHandle()->setMask(region);
  for (QWindow* inner : window.windowHandle()->findChildren<QWindow*>()) inner->setMask(region);
  window.update();
}

}  // namespace

bool desktopBlends() {
  if (xcb_connection_t* connection = xConnection()) return hasCompositor(connection);
  return isWayland();
}

bool desktopLetsPlace() { return !isWayland(); }

// QWindow::setMask() serves Wayland alone: under X11 it would cut the picture as well, and with it
// the soft edges.
void setClickRegion(QWidget& window, const QRegion& pixels) {
  QWindow* native = window.windowHandle();
  if (native == nullptr) return;
  if (xcb_connection_t* connection = xConnection()) {
    const auto rectangles = rectanglesOf(pixels);
    xcb_shape_rectangles(connection, XCB_SHAPE_SO_SET, XCB_SHAPE_SK_INPUT, XCB_CLIP_ORDERING_UNSORTED,
                         static_cast<xcb_window_t>(native->winId()), 0, 0,
                         static_cast<std::uint32_t>(rectangles.size()), rectangles.data());
    xcb_flush(connection);
    return;
  }
  // An empty region means everything to Qt. A point outside means nothing.
  QRegion region = inIndependentPixels(pixels, native->devicePixelRatio());
  if (region.isEmpty()) region = QRegion(-1, -1, 1, 1);
  setMasks(window, region);
}

void takeAllClicks(QWidget& window) {
  QWindow* native = window.windowHandle();
  if (native == nullptr) return;
  if (xcb_connection_t* connection = xConnection()) {
    xcb_shape_mask(connection, XCB_SHAPE_SO_SET, XCB_SHAPE_SK_INPUT, static_cast<xcb_window_t>(native->winId()), 0, 0,
                   XCB_PIXMAP_NONE);
    xcb_flush(connection);
    return;
  }
  setMasks(window, QRegion());
}

void withoutDesktopShadow(const QWidget& window) {
  xcb_connection_t* connection = xConnection();
  if (connection == nullptr || window.windowHandle() == nullptr) return;
  const std::uint32_t none = 0;
  xcb_change_property(connection, XCB_PROP_MODE_REPLACE, static_cast<xcb_window_t>(window.windowHandle()->winId()),
                      atomOf(connection, "_COMPTON_SHADOW"), XCB_ATOM_CARDINAL, 32, 1, &none);
}

}  // namespace app
