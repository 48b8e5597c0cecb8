// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Window positions in the settings that no screen has, and damaged settings.

#include <random>

#include <QDataStream>
#include <QScreen>

#include "app/ui/window_settings.h"
#include "tests/app/ui/stored_values.h"
#include "tests/support/gui_window.h"

namespace {

using support::waitFor;

/// Returns the result of QWidget::saveGeometry() for any numbers.
QByteArray geometry(const QRect& frame, const QRect& inside, qint32 screen) {
  QByteArray bytes;
  QDataStream stream(&bytes, QIODevice::WriteOnly);
  stream.setVersion(QDataStream::Qt_4_0);
  stream << quint32(0x1D9D0CB) << quint16(3) << quint16(0) << frame << inside << screen << quint8(0) << quint8(0)
         << qint32(1600) << inside;
  return bytes;
}

class StoredWindow : public support::WindowTest {
 protected:
  void store(const QByteArray& place, const QByteArray& state, const QByteArray& check) {
    const auto text = [](const QByteArray& bytes) { return QString::fromLatin1(bytes.toBase64()); };
    support::storeValues(support::keepSettingsIn(folder.path()),
                         {{"window/layout", QStringList{text(place), text(state), QString::fromLatin1(check)}},
                          {"view/scale", "nan"},
                          {"view/samples", 1e300},
                          {"files/folder", QString(100000, u'/')},
                          {"recent/models", QStringList(100, QString(1000, u'x'))}});
  }
};

TEST_F(StoredWindow, IsOnTheScreenWhereverItWas) {
  constexpr int kFar = 1000000000;
  const QRect rects[] = {QRect(kFar, kFar, 800, 600), QRect(-kFar, -kFar, 800, 600),
                         QRect(0, 0, kFar, kFar),     QRect(0, 0, -kFar, -kFar),
                         QRect(0, 0, 0, 0),           QRect(-kFar, 0, 2 * kFar, 1)};
  const QRect screen = window->screen()->geometry();
  for (const QRect& rect : rects) {
    const QByteArray place = geometry(rect, rect, 99), layout = window->saveState(1);
    store(place, layout, app::WindowSettings::checkOf(place, layout));
    app::MainWindow second((app::WindowOptions()));
    second.show();
    EXPECT_TRUE(waitFor([&] { return second.isVisible(); }));
    EXPECT_LE(second.width(), screen.width()) << rect.width();
    EXPECT_LE(second.height(), screen.height());
    EXPECT_TRUE(screen.intersects(second.geometry())) << second.x() << ' ' << second.y();
    second.close();
  }
}

TEST_F(StoredWindow, ADamagedLayoutDoesNoHarm) {
  const QByteArray whole = window->saveState(1), place = window->saveGeometry();
  std::mt19937 random(10);
  for (int i = 0; i < 200; ++i) {
    QByteArray state = whole, at = place;
    for (QByteArray* bytes : {&state, &at}) {
      for (int change = 0; change < 1 + i % 8; ++change) {
        (*bytes)[random() % static_cast<std::size_t>(bytes->size())] =
            static_cast<char>(i % 3 == 0 ? 0xFF : static_cast<int>(random() % 256));
      }
      if (i % 5 == 0) bytes->truncate(static_cast<qsizetype>(random() % static_cast<std::size_t>(bytes->size())));
    }
    if (state == whole && at == place) continue;
    // WHEN a window is made with them THEN it is as with none: Qt itself crashes with some
    store(at, state, app::WindowSettings::checkOf(place, whole));
    QMainWindow bare;
    app::WindowActions actions(bare);
    const QByteArray before = bare.saveState(1);
    app::WindowSettings(true).restore(bare, actions);
    EXPECT_EQ(bare.saveState(1), before);
  }
}

}  // namespace
