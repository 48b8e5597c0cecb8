// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Boxes follow ISO/IEC 14496-12 and QuickTime's file format. FFmpeg's reader acts on a box's name
// wherever it finds it. So each name of a box that costs memory is either where the standard puts
// it and counted, or hidden.
#include "app/ffmpeg/mp4_boxes.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "app/ffmpeg/file_words.h"

namespace app {
namespace {

constexpr std::array<std::string_view, 17> kCostly{"cmov", "co64", "elst", "moof", "saio", "saiz",
                                                   "sbgp", "senc", "sgpd", "sidx", "stco", "stsc",
                                                   "stsz", "stts", "stz2", "trak", "trun"};
constexpr std::size_t kMaxHidden = 65536;
constexpr std::uint64_t kMinOfChunk = 160;  // samples of equal duration that FFmpeg groups

struct Box {
  std::uint64_t at = 0;  ///< offset of its name
  std::string name;
  std::uint64_t content = 0;  ///< offset of its content
  std::uint64_t end = 0;
};

/// A Track is what a track says, each value from the first box that has it.
struct Track {
  std::uint64_t samples = 0, sampleBytes = 0;  ///< sampleBytes: 0 where each sample has its own
  bool oneDuration = false, durationOne = false;
  std::uint64_t mostInChunk = 0, chunks = 0, edits = 0;
};

class Look {
 public:
  Look(int file, std::int64_t size) : bytes_(file, size) {}

  Mp4Boxes run() {
    std::uint64_t at = 0;
    while (at < bytes_.size() && !enough()) {
      const auto box = boxAt(at, bytes_.size());
      const auto end = box ? box->end : bytes_.size();
      if (!box || box->name != "mdat") {
        if (box && box->name == "moov") readMoov(*box);
        if (box && box->name == "moof") readMoof(*box);
        hideIn(at, end);
      }
      at = end;
    }
    if (tracks_ > kMaxMp4Tracks) {
      found_.refused = fmt::format("holds {} tracks; at most {} are read", tracks_, kMaxMp4Tracks);
    } else if (samples_ + fragments_ * tracks_ > most()) {
      found_.refused = fmt::format("lists {} samples; at most {} are read in a file of its size",
                                   samples_ + fragments_ * tracks_, most());
    } else if (found_.hidden.size() >= kMaxHidden) {
      found_.refused = "holds too many boxes in wrong places";
    }
    return std::move(found_);
  }

 private:
  [[nodiscard]] std::uint64_t most() const { return kMaxMp4Samples + bytes_.size() / kBytesOfMp4Sample; }
  [[nodiscard]] bool enough() const {
    return tracks_ > kMaxMp4Tracks || samples_ > most() || found_.hidden.size() >= kMaxHidden;
  }

  /// Returns the box at an offset of a parent that ends at `end`. The box ends there at the latest,
  /// whatever size it declares.
  [[nodiscard]] std::optional<Box> boxAt(std::uint64_t at, std::uint64_t end) const {
    if (end - at < 8) return std::nullopt;
    Box box{at + 4, bytes_.word(at + 4), at + 8, end};
    std::uint64_t length = bytes_.big(at, 4);
    if (length == 1 && end - at >= 16) {
      length = bytes_.big(at + 8, 8);
      box.content += 8;
    }
    if (length == 0) return box;
    if (length < box.content - at) return std::nullopt;
    box.end = at + std::min(length, end - at);
    return box;
  }

  template <class Use>
  void eachIn(const Box& parent, Use use) {
    for (auto at = parent.content; at < parent.end && !enough();) {
      const auto box = boxAt(at, parent.end);
      if (!box) return;
      use(*box);
      at = box->end;
    }
  }

  void readMoov(const Box& moov) {
    eachIn(moov, [&](const Box& box) {
      if (box.name == "cmov") found_.refused = "has a compressed list of its samples, which isn't read";
      if (box.name != "trak") return;
      known_.push_back(box.at);
      ++tracks_;
      count(readTrack(box));
    });
  }

  /// Returns the first box of a name in a parent; none without a parent.
  [[nodiscard]] std::optional<Box> childOf(const std::optional<Box>& parent, std::string_view name) {
    std::optional<Box> found;
    if (!parent) return found;
    eachIn(*parent, [&](const Box& box) {
      if (!found && box.name == name) found = box;
    });
    if (found && std::ranges::find(kCostly, name) != kCostly.end()) known_.push_back(found->at);
    return found;
  }

  Track readTrack(const Box& trak) {
    Track track;
    const auto tables = childOf(childOf(childOf(trak, "mdia"), "minf"), "stbl");
    if (const auto sizes = childOf(tables, "stsz")) {
      track.sampleBytes = bytes_.big(sizes->content + 4, 4);
      track.samples = bytes_.big(sizes->content + 8, 4);
    } else if (const auto small = childOf(tables, "stz2")) {
      track.samples = bytes_.big(small->content + 8, 4);
    }
    if (const auto durations = childOf(tables, "stts")) {
      track.oneDuration = bytes_.big(durations->content + 4, 4) == 1;
      track.durationOne = track.oneDuration && bytes_.big(durations->content + 12, 4) == 1;
    }
    if (const auto chunks = childOf(tables, "stsc")) {
      const auto count = std::min(bytes_.big(chunks->content + 4, 4), (chunks->end - chunks->content) / 12);
      for (std::uint64_t i = 0; i < count; ++i)
        track.mostInChunk = std::max(track.mostInChunk, bytes_.big(chunks->content + 12 + 12 * i, 4));
    }
    for (const auto& [name, width] : {std::pair("stco", 4U), std::pair("co64", 8U)}) {
      const auto places = childOf(tables, name);
      if (places) track.chunks += std::min(bytes_.big(places->content + 4, 4), (places->end - places->content) / width);
    }
    if (const auto edits = childOf(childOf(trak, "edts"), "elst"))
      track.edits = (edits->end - edits->content) / (bytes_.big(edits->content, 1) == 1 ? 20 : 12);
    return track;
  }

  /// Adds what FFmpeg keeps of a track: all samples, or groups of them where all have the same
  /// duration, as in plain sound. Each edit may list all of them again.
  void count(const Track& track) {
    // so the file is large enough for them
    const bool plain =
        track.durationOne && track.sampleBytes > 0 && track.samples / 2 <= bytes_.size() / track.sampleBytes;
    std::uint64_t kept = plain ? 0 : track.samples;
    if (track.oneDuration) kept = std::max(kept, track.chunks * (track.mostInChunk / kMinOfChunk + 1));
    samples_ += std::min(kept, std::uint64_t{1} << 33U) * std::clamp<std::uint64_t>(track.edits, 1, 1U << 20U);
  }

  void readMoof(const Box& moof) {
    known_.push_back(moof.at);
    ++fragments_;
    eachIn(moof, [&](const Box& box) {
      if (box.name != "traf") return;
      eachIn(box, [&](const Box& run) {
        if (run.name != "trun") return;
        known_.push_back(run.at);
        samples_ += bytes_.big(run.content + 4, 4);
      });
    });
  }

  /// Finds the names of costly boxes at any byte of a part of the file.
  void hideIn(std::uint64_t at, std::uint64_t end) {
    std::array<bool, 256> last{};
    for (const auto name : kCostly) last[static_cast<unsigned char>(name[3])] = true;
    std::ranges::sort(known_);
    std::vector<char> piece(std::size_t{1} << 16U);
    // pieces overlap by a name less one byte
    for (; end - at >= 4 && !enough(); at += piece.size() - 3) {
      piece.resize(static_cast<std::size_t>(std::min<std::uint64_t>(piece.size(), end - at)));
      if (!bytes_.take(at, piece.data(), piece.size())) return;
      const std::string_view text(piece.data(), piece.size());
      for (std::size_t i = 3; i < text.size(); ++i) {
        if (!last[static_cast<unsigned char>(text[i])]) continue;
        if (std::ranges::find(kCostly, text.substr(i - 3, 4)) == kCostly.end()) continue;
        const auto place = at + i - 3;
        if (!std::ranges::binary_search(known_, place)) found_.hidden.push_back(static_cast<std::int64_t>(place));
      }
    }
    known_.clear();
  }

  FileWords bytes_;
  Mp4Boxes found_;
  std::vector<std::uint64_t> known_;  ///< offsets of names in their right places, per box
  std::uint64_t samples_ = 0, tracks_ = 0, fragments_ = 0;
};

}  // namespace

Mp4Boxes lookAtBoxes(int file, std::int64_t size) { return Look(file, size).run(); }

}  // namespace app
