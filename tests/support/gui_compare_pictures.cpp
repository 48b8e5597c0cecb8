// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// compare_pictures GOT.png WANT.png DIFFERENCE.png PERMILLE
// Exits 0 when at most PERMILLE of 1000 pixels differ visibly: by more than 24 of 255 in some
// channel, which is beyond what edges gain or lose between drivers. Else it writes a picture of the
// difference and exits 1.
#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include <QImage>

namespace {

constexpr int kVisible = 24;

int farthestChannel(QRgb a, QRgb b) {
  return std::max({std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b)),
                   std::abs(qAlpha(a) - qAlpha(b))});
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 5) {
    std::fputs("compare_pictures GOT.png WANT.png DIFFERENCE.png PERMILLE\n", stderr);
    return 2;
  }
  const QImage got(QString::fromLocal8Bit(argv[1])), want(QString::fromLocal8Bit(argv[2]));
  if (got.isNull() || want.isNull()) {
    std::fprintf(stderr, "%s can't be read\n", got.isNull() ? argv[1] : argv[2]);
    return 2;
  }
  if (got.size() != want.size()) {
    std::fprintf(stderr, "%dx%d pixels, wanted %dx%d\n", got.width(), got.height(), want.width(), want.height());
    return 1;
  }
  QImage difference(got.size(), QImage::Format_RGB32);
  long visible = 0;
  for (int y = 0; y < got.height(); ++y) {
    for (int x = 0; x < got.width(); ++x) {
      const int off = farthestChannel(got.pixel(x, y), want.pixel(x, y));
      if (off > kVisible) ++visible;
      const int ink = off > kVisible ? 0 : 255 - off * 4;
      difference.setPixel(x, y, qRgb(255, ink, ink));
    }
  }
  const double permille = 1000.0 * static_cast<double>(visible) / (static_cast<double>(got.width()) * got.height());
  const bool fine = permille <= std::atof(argv[4]);
  std::printf("%.3f of 1000 pixels differ, %s allowed\n", permille, argv[4]);
  if (!fine) difference.save(QString::fromLocal8Bit(argv[3]));
  return fine ? 0 : 1;
}
