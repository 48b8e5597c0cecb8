// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/widgets/appearance.h"

#include <array>
#include <utility>

#include <QApplication>
#include <QPalette>
#include <QPointer>
#include <QStyle>

#include "app/widgets/dark_edges.h"
#include "app/widgets/desktop_colours.h"

namespace app {
namespace {

constexpr std::array kNames{"desktop", "light", "dark"};  // in the order of Appearance

QPalette paletteOf(bool dark) {
  using Role = QPalette::ColorRole;
  struct Colour {
    Role role;
    QRgb light, dark;
  };
  static constexpr std::array kColours{Colour{Role::Window, 0xffefefef, 0xff2e3034},
                                       Colour{Role::WindowText, 0xff000000, 0xffe8e8e8},
                                       Colour{Role::Base, 0xffffffff, 0xff1e2023},
                                       Colour{Role::AlternateBase, 0xfff7f7f7, 0xff26282c},
                                       Colour{Role::ToolTipBase, 0xffffffdc, 0xff3c3f45},
                                       Colour{Role::ToolTipText, 0xff000000, 0xffe8e8e8},
                                       Colour{Role::PlaceholderText, 0xff6e6e6e, 0xff9aa0a8},
                                       Colour{Role::Text, 0xff000000, 0xffe8e8e8},
                                       Colour{Role::Button, 0xffefefef, 0xff3c3f45},
                                       Colour{Role::ButtonText, 0xff000000, 0xffe8e8e8},
                                       Colour{Role::BrightText, 0xffffffff, 0xffffffff},
                                       Colour{Role::Light, 0xffffffff, 0xff4d5158},
                                       Colour{Role::Midlight, 0xffcacaca, 0xff44474d},
                                       Colour{Role::Dark, 0xff9f9f9f, 0xff191b1d},
                                       Colour{Role::Mid, 0xffb8b8b8, 0xff6a6f78},
                                       Colour{Role::Shadow, 0xff767676, 0xff000000},
                                       Colour{Role::Highlight, 0xff1f6fab, 0xff2f78c4},
                                       Colour{Role::HighlightedText, 0xffffffff, 0xffffffff},
                                       Colour{Role::Link, 0xff0000ff, 0xff74b4ff},
                                       Colour{Role::LinkVisited, 0xffff00ff, 0xffc8a2ff}};
  QPalette palette;
  for (const Colour& colour : kColours) palette.setColor(colour.role, QColor(dark ? colour.dark : colour.light));
  const QColor faint(dark ? 0xffa8adb5 : 0xff6b6b6b);
  for (const Role role : {Role::WindowText, Role::Text, Role::ButtonText})
    palette.setColor(QPalette::Disabled, role, faint);
  palette.setColor(QPalette::Disabled, Role::Base, QColor(dark ? 0xff2a2c30 : 0xffefefef));
  palette.setColor(QPalette::Disabled, Role::Highlight, QColor(dark ? 0xff55595f : 0xff919191));
  return palette;
}

/// Returns whether the colours are the style's own, because no theme of a desktop chose any. Some
/// of those are too faint to read.
bool hasStylesColours(const QPalette& palette) {
  const QPalette styles = QApplication::style()->standardPalette();
  return palette.color(QPalette::Window) == styles.color(QPalette::Window) &&
         palette.color(QPalette::Highlight) == styles.color(QPalette::Highlight);
}

/// This belongs to the application, so that it ends with it.
struct Worn : QObject {
  explicit Worn(QObject* parent) : QObject(parent), desktop(new DesktopColours(this)) {
    connect(desktop, &DesktopColours::changed, this, &Worn::apply);
    QApplication::setStyle(new DarkEdges(QApplication::style()->name()));
  }
  void apply() {
    const bool dark =
        now == Appearance::Dark || (now == Appearance::Desktop && !desktopIsDark && desktop->prefersDark());
    const bool desktops = now == Appearance::Desktop && !dark && !desktopHasNone;
    const QPalette palette = desktops ? QPalette() : paletteOf(dark);
    QApplication::setPalette(palette);
    // Themes give menus palettes of their own, which the application's doesn't replace.
    for (const char* own : {"QMenuBar", "QMenu"})
      QApplication::setPalette(desktops ? QApplication::palette() : palette, own);
  }

  DesktopColours* desktop;
  bool desktopIsDark = isDark(QApplication::palette());  // by its theme
  bool desktopHasNone = hasStylesColours(QApplication::palette());
  Appearance now = Appearance::Desktop;
};

Worn& current() {
  static QPointer<Worn> worn;
  if (worn.isNull()) worn = new Worn(QCoreApplication::instance());
  return *worn;
}

}  // namespace

QString nameOf(Appearance appearance) { return QLatin1String(kNames[static_cast<std::size_t>(appearance)]); }

Appearance appearanceOf(const QString& name) {
  for (std::size_t i = 0; i < kNames.size(); ++i)
    if (name == QLatin1String(kNames[i])) return static_cast<Appearance>(i);
  return Appearance::Desktop;
}

void wear(Appearance appearance) {
  current().now = appearance;
  current().apply();
}

Appearance worn() { return current().now; }

bool isDark(const QPalette& palette) {
  return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

}  // namespace app
