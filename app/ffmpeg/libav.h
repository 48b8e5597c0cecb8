// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

#include "pmx/base/result.h"

// These types own the objects of FFmpeg's libraries. Only sources of app/ffmpeg include this.
extern "C" {
#include <libavcodec/avcodec.h>
#include <libavfilter/avfilter.h>
#include <libavformat/avformat.h>
#include <libavutil/frame.h>
#include <libswresample/swresample.h>
}

namespace app::libav {

template <auto freeIt>
struct Freed {
  template <class T>
  void operator()(T* thing) const {
    freeIt(&thing);
  }
};

using Frame = std::unique_ptr<AVFrame, Freed<av_frame_free>>;
using Packet = std::unique_ptr<AVPacket, Freed<av_packet_free>>;
using Codec = std::unique_ptr<AVCodecContext, Freed<avcodec_free_context>>;
using Input = std::unique_ptr<AVFormatContext, Freed<avformat_close_input>>;
using Resampler = std::unique_ptr<SwrContext, Freed<swr_free>>;
using Graph = std::unique_ptr<AVFilterGraph, Freed<avfilter_graph_free>>;

/// An Options holds options of a codec or a format, by name.
class Options {
 public:
  Options() = default;
  Options(const Options&) = delete;
  Options& operator=(const Options&) = delete;
  ~Options() { av_dict_free(&options_); }
  void set(const char* name, const char* value) { failed_ = av_dict_set(&options_, name, value, 0) < 0 || failed_; }
  /// Returns true where memory lacked for one of them.
  [[nodiscard]] bool failed() const { return failed_; }
  [[nodiscard]] AVDictionary** get() { return &options_; }

 private:
  AVDictionary* options_ = nullptr;
  bool failed_ = false;
};

/// FFmpeg's libraries may allocate at most so many bytes at once, whatever a sound file says:
/// enough for an index of 16 hours of sound.
inline constexpr std::size_t kMaxAllocation = std::size_t{64} << 20U;
/// Raises the libraries' bound on a single allocation to `bytes`, if that is more, and at least to
/// kMaxAllocation. The bound holds for the process and never falls, so no thread loses what another
/// one needs.
void allowAllocations(std::size_t bytes);
/// Allows allocations for pictures of this size, and for the list of a film's packets, which is
/// kept until its end.
void allowPictures(int width, int height, std::int64_t packets);

/// Returns FFmpeg's text for one of its error numbers.
[[nodiscard]] std::string reason(int code);

/// Returns the path in the form that FFmpeg takes for a file, never for a protocol.
[[nodiscard]] std::string url(const std::filesystem::path& path);

/// Seeks in a file of the system as AVIOContext's seek must: returns the new position, or the size
/// for AVSEEK_SIZE, or FFmpeg's negative error number.
[[nodiscard]] std::int64_t seekFile(int file, std::int64_t offset, int whence);

}  // namespace app::libav
