// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// JPEG (ITU-T T.81, T.871; Adobe's APP14): subsamplings, in scans, grey, RGB, four inks. Blocks
// have their mean alone, so that their pixels are known: 8 · (value − 128) with a quantisation of
// one.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdlib>

#include <fmt/format.h>

#include "tests/app/image/grid_point.h"

namespace support {

namespace jpegGrid {

namespace {

constexpr int kSide = 32;

struct Component {
  std::uint8_t id;
  int h, v;   ///< sampling factors
  int first;  ///< value of the first block; the others depend on their index
};

enum class Order { Interleaved, OneByOne, Progressive };

struct Choice {
  std::vector<Component> components;
  Order order = Order::Interleaved;
  int adobe = -1;  ///< the transform by APP14; below zero: there is none
  bool jfif = false;
  int restart = 0;  ///< MCUs between two restarts
};

class Encoder {
 public:
  explicit Encoder(const Choice& choice) : choice_(choice) {
    for (const Component& c : choice.components) {
      hMost_ = std::max(hMost_, c.h);
      vMost_ = std::max(vMost_, c.v);
    }
  }
  [[nodiscard]] GridPoint point(std::string name);
  /// Returns the value of a component at a pixel; `open` is set where an upsampling may mix in the
  /// neighbouring block.
  [[nodiscard]] int at(const Component& c, int x, int y, bool& open) const;

 private:
  [[nodiscard]] static int value(const Component& c, int column, int row) {
    return (c.first + column * 37 + row * 61) % 200 + 28;
  }
  void head();
  void scan(const std::vector<std::size_t>& which, int ss, int se, int ah, int al);
  void block(std::size_t which, int column, int row, int ss, int ah, int al);
  void flush() {
    for (const std::uint8_t byte : bits_.highFirst(true)) {
      out_.push_back(byte);
      if (byte == 0xFF) out_.push_back(0);
    }
    bits_ = {};
  }
  [[nodiscard]] int blocksAcross(const Component& c) const { return (kSide * c.h / hMost_ + 7) / 8; }
  [[nodiscard]] int blocksDown(const Component& c) const { return (kSide * c.v / vMost_ + 7) / 8; }

  const Choice& choice_;
  int hMost_ = 1, vMost_ = 1;
  Bytes out_;
  BitRow bits_;
  std::array<int, 4> before_{};
};

int Encoder::at(const Component& c, int x, int y, bool& open) const {
  const int across = hMost_ / c.h, down = vMost_ / c.v;
  const auto beside = [](int place, int step) {
    if (step == 1) return false;
    const int edge = (place + 4 * step) / (8 * step) * 8 * step;  // the nearest
    return edge > 0 && edge < kSide && std::abs(2 * place + 1 - 2 * edge) < 4 * step;
  };
  open = open || beside(x, across) || beside(y, down);
  return value(c, x / across / 8, y / down / 8);
}

void Encoder::head() {
  out_ << Bytes{0xFF, 0xD8};
  if (choice_.jfif) out_ << Bytes{0xFF, 0xE0, 0, 16, 'J', 'F', 'I', 'F', 0, 1, 1, 0, 0, 1, 0, 1, 0, 0};
  if (choice_.adobe >= 0)
    out_ << Bytes{0xFF, 0xEE, 0, 14, 'A', 'd', 'o', 'b', 'e', 0, 100, 0, 0, 0, 0, std::uint8_t(choice_.adobe)};
  out_ << Bytes{0xFF, 0xDB, 0, 67, 0} << Bytes(64, 1);
  const auto count = std::uint8_t(choice_.components.size());
  out_ << Bytes{0xFF,  std::uint8_t(choice_.order == Order::Progressive ? 0xC2 : 0xC0),
                0,     std::uint8_t(8 + 3 * count),
                8,     0,
                kSide, 0,
                kSide, count};
  for (const Component& c : choice_.components) out_ << Bytes{c.id, std::uint8_t(c.h << 4 | c.v), 0};
  // Differences of 0 to 11 bits have code words of four bits; the end of a block is one zero.
  out_ << Bytes{0xFF, 0xC4, 0, 31, 0x00, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0,  0, 0,
                0,    0,    0, 0,  0,    1, 2, 3, 4,  5, 6, 7, 8, 9, 10, 11};
  out_ << Bytes{0xFF, 0xC4, 0, 20, 0x10, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
  if (choice_.restart > 0) out_ << Bytes{0xFF, 0xDD, 0, 4, 0, std::uint8_t(choice_.restart)};
}

void Encoder::block(std::size_t which, int column, int row, int ss, int ah, int al) {
  if (ss > 0) {  // nothing but the block's end
    bits_.high(0, 1);
    return;
  }
  const int mean = 8 * (value(choice_.components[which], column, row) - 128);
  if (ah > 0) {  // one more bit
    bits_.high(std::uint32_t(mean >> al) & 1U, 1);
    return;
  }
  const int difference = (mean >> al) - before_[which];
  before_[which] = mean >> al;
  const int size = std::bit_width(std::uint32_t(std::abs(difference)));
  bits_.high(std::uint32_t(size), 4);
  bits_.high(std::uint32_t(difference < 0 ? difference - 1 : difference), size);
  if (choice_.order != Order::Progressive) bits_.high(0, 1);
}

void Encoder::scan(const std::vector<std::size_t>& which, int ss, int se, int ah, int al) {
  out_ << Bytes{0xFF, 0xDA, 0, std::uint8_t(6 + 2 * which.size()), std::uint8_t(which.size())};
  for (const std::size_t c : which) out_ << Bytes{choice_.components[c].id, 0};
  out_ << Bytes{std::uint8_t(ss), std::uint8_t(se), std::uint8_t(ah << 4 | al)};
  before_ = {};
  const Component& only = choice_.components[which[0]];
  const bool single = which.size() == 1;
  const int across = single ? blocksAcross(only) : kSide / 8 / hMost_,
            down = single ? blocksDown(only) : kSide / 8 / vMost_;
  for (int mcu = 0; mcu < across * down; ++mcu) {
    if (choice_.restart > 0 && mcu > 0 && mcu % choice_.restart == 0) {
      flush();
      out_ << Bytes{0xFF, std::uint8_t(0xD0 + (mcu / choice_.restart - 1) % 8)};
      before_ = {};
    }
    const int x = mcu % across, y = mcu / across;
    for (const std::size_t c : which) {
      const int h = single ? 1 : choice_.components[c].h, v = single ? 1 : choice_.components[c].v;
      for (int i = 0; i < h * v; ++i) block(c, x * h + i % h, y * v + i / h, ss, ah, al);
    }
  }
  flush();
}

/// Converts by T.871's numbers.
std::array<int, 3> rgbOf(double y, double cb, double cr) {
  const auto byte = [](double v) { return int(std::lround(std::clamp(v, 0.0, 255.0))); };
  return {byte(y + 1.402 * (cr - 128)), byte(y - 0.344136 * (cb - 128) - 0.714136 * (cr - 128)),
          byte(y + 1.772 * (cb - 128))};
}

Rgba colourOf(const Choice& choice, const std::array<int, 4>& v) {
  const auto colour = [](int r, int g, int b) { return Rgba{std::uint8_t(r), std::uint8_t(g), std::uint8_t(b)}; };
  const std::size_t count = choice.components.size();
  if (count == 1) return colour(v[0], v[0], v[0]);
  const bool direct = choice.adobe == 0 || (choice.adobe < 0 && choice.components[0].id == 'R');
  std::array<int, 3> rgb{v[0], v[1], v[2]};
  if (count == 3) {
    if (!direct) rgb = rgbOf(v[0], v[1], v[2]);
    return colour(rgb[0], rgb[1], rgb[2]);
  }
  // Adobe's YCCK is made of 255 less each of the three.
  if (!direct) {
    const auto inverse = rgbOf(v[0], v[1], v[2]);
    for (std::size_t c = 0; c < 3; ++c) rgb[c] = 255 - inverse[c];
  }
  for (int& c : rgb) c = (c * v[3] + 127) / 255;  // 255 is no ink
  return colour(rgb[0], rgb[1], rgb[2]);
}

GridPoint Encoder::point(std::string name) {
  head();
  std::vector<std::size_t> all;
  for (std::size_t i = 0; i < choice_.components.size(); ++i) all.push_back(i);
  if (choice_.order == Order::Progressive) {
    scan(all, 0, 0, 0, 1);
    for (const std::size_t c : all) scan({c}, 1, 63, 0, 0);
    scan(all, 0, 0, 1, 0);
  } else if (choice_.order == Order::OneByOne) {
    for (const std::size_t c : all) scan({c}, 0, 63, 0, 0);
  } else {
    scan(all, 0, 63, 0, 0);
  }
  GridPoint point{std::move(name), out_, kSide, kSide};
  point.needed = out_.size();
  point.file << Bytes{0xFF, 0xD9};
  point.tolerance = 2;
  for (int y = 0; y < kSide; ++y) {
    for (int x = 0; x < kSide; ++x) {
      bool open = false;
      std::array<int, 4> v{};
      for (const std::size_t c : all) v[c] = at(choice_.components[c], x, y, open);
      Rgba colour = colourOf(choice_, v);
      colour.open = open;
      point.pixels.push_back(colour);
    }
  }
  return point;
}

std::vector<GridPoint> grid() {
  std::vector<GridPoint> points;
  const auto add = [&](const Choice& choice, const std::string& name) {
    points.push_back(Encoder(choice).point("JPEG " + name));
  };
  const auto three = [](int h, int v) { return std::vector<Component>{{1, h, v, 20}, {2, 1, 1, 90}, {3, 1, 1, 140}}; };
  struct Sampling {
    const char* name;
    int h, v;
  };
  for (const Sampling& s :
       {Sampling{"4:4:4", 1, 1}, {"4:2:2", 2, 1}, {"4:4:0", 1, 2}, {"4:2:0", 2, 2}, {"4:1:1", 4, 1}, {"4:1:0", 4, 2}}) {
    for (const auto& [order, how] :
         {std::pair{Order::Interleaved, ""}, {Order::OneByOne, " one scan each"}, {Order::Progressive, " progressive"}})
      add({three(s.h, s.v), order}, fmt::format("{}{}", s.name, how));
    Choice marked{three(s.h, s.v)};
    marked.jfif = true;
    marked.restart = 1;
    add(marked, fmt::format("{} JFIF with restarts", s.name));
  }
  for (const auto& [order, how] : {std::pair{Order::Interleaved, ""}, {Order::Progressive, " progressive"}}) {
    add({{{1, 1, 1, 40}}, order}, fmt::format("grey{}", how));
    add({{{1, 1, 1, 20}, {2, 1, 1, 90}, {3, 1, 1, 140}}, order, 0}, fmt::format("RGB by Adobe's mark{}", how));
    add({{{'R', 1, 1, 20}, {'G', 1, 1, 90}, {'B', 1, 1, 140}}, order}, fmt::format("RGB by its letters{}", how));
    add({three(2, 2), order, 1}, fmt::format("YCbCr by Adobe's mark{}", how));
    add({{{1, 1, 1, 20}, {2, 1, 1, 90}, {3, 1, 1, 140}, {4, 1, 1, 190}}, order, 0}, fmt::format("CMYK{}", how));
    add({{{1, 1, 1, 20}, {2, 1, 1, 90}, {3, 1, 1, 140}, {4, 1, 1, 190}}, order, 2}, fmt::format("YCCK{}", how));
  }
  // These have no rule for their colours, or another coding: 12 bits, lossless.
  add({{{1, 1, 1, 20}, {2, 1, 1, 90}}}, "of two components");
  points.back().pixels.clear();
  for (const auto& [name, marker, bits] : {std::tuple{"JPEG of 12 bits", 0xC1, 12}, {"JPEG without loss", 0xC3, 8}}) {
    add({{{1, 1, 1, 40}}}, "");
    GridPoint& point = points.back();
    point.name = name;
    point.pixels.clear();
    for (std::size_t i = 0; i + 1 < point.file.size(); ++i) {
      if (point.file[i] != 0xFF || point.file[i + 1] != 0xC0) continue;
      point.file[i + 1] = std::uint8_t(marker);
      point.file[i + 4] = std::uint8_t(bits);
      break;
    }
  }
  return points;
}

}  // namespace

}  // namespace jpegGrid

std::vector<GridPoint> jpegPoints() { return jpegGrid::grid(); }

}  // namespace support
