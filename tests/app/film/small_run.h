// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

// These are a source and a writer of pictures in memory, for tests of FilmRun.

#include <atomic>
#include <cstring>
#include <mutex>
#include <new>
#include <optional>
#include <set>
#include <thread>
#include <utility>
#include <vector>

#include "app/film/film_run.h"
#include "app/film/shrink.h"

namespace support {

/// Returns a picture whose every byte has this value.
inline app::Picture plain(int width, int height, std::uint8_t value) {
  app::PictureBuffer buffer(width, height);
  std::memset(buffer.bytes, value, std::size_t{4} * width * height);
  return buffer.picture;
}

/// This source gives pictures whose every byte is the frame's number; like a graphics card it is
/// one behind.
class Numbered final : public app::PictureSource {
 public:
  base::Result<std::optional<app::Picture>> draw(double frame) override {
    if (frame == noMemoryAt) throw std::bad_alloc();
    drawn.push_back(frame);
    auto picture = plain(4, 2, static_cast<std::uint8_t>(frame));
    if (side > 0) picture = {side, side, 0, picture.bytes};  // all rows are one, which saves memory
    const auto before = std::exchange(waiting_, picture);
    if (frame == failsAt) return noPicture();
    return before;
  }
  base::Result<app::Picture> last() override {
    if (lastFails) return noPicture();
    if (lastHasNoMemory) throw std::bad_alloc();
    return *std::exchange(waiting_, std::nullopt);
  }
  void pass(double frame) override { passed.push_back(frame); }
  bool remembers() const override { return hasPast; }
  std::vector<double> drawn, passed;
  bool hasPast = false;
  double failsAt = -1.0, noMemoryAt = -1.0;
  int side = 0;
  bool lastFails = false, lastHasNoMemory = false;

 private:
  static tl::unexpected<base::Error> noPicture() {
    return tl::unexpected(base::Error{base::ErrorCode::CannotWrite, {}, {}, -1, -1, "no picture"});
  }
  std::optional<app::Picture> waiting_;
};

/// This writer keeps numbers and first bytes of its pictures.
class Kept final : public app::PictureWriter {
 public:
  int lanes() const override { return wantedLanes; }
  bool has(std::int64_t number) const override { return there.contains(number); }
  base::Result<void> add(const app::Picture& picture, std::int64_t number) override {
    while (blocked) std::this_thread::yield();
    if (number == noMemoryAt) throw std::bad_alloc();
    if (number == failsAt) return tl::unexpected(base::Error{base::ErrorCode::CannotWrite, "film", {}, -1, -1, "full"});
    const std::lock_guard lock(mutex);
    numbers.push_back(number);
    values.push_back(picture.row(0)[0]);
    width = picture.width;
    return {};
  }
  base::Result<void> finish() override {
    while (blocked) std::this_thread::yield();
    if (throwsAtEnd == 1) throw std::bad_alloc();
    if (throwsAtEnd == 2) throw 5;
    ++finished;
    return {};
  }
  int wantedLanes = 1, width = 0, throwsAtEnd = 0;
  std::atomic<int> finished = 0;
  std::int64_t failsAt = -1, noMemoryAt = -1;
  std::set<std::int64_t> there;
  std::atomic<bool> blocked = false;
  std::mutex mutex;
  std::vector<std::int64_t> numbers;
  std::vector<int> values;
};

/// Steps until all is drawn, or a step fails; returns the result of the last step.
inline base::Result<bool> runAll(app::FilmRun& run) {
  base::Result<bool> stepped = true;
  while (stepped && *stepped) stepped = run.step();
  return stepped;
}

}  // namespace support
