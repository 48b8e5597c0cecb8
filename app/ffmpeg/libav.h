// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>

#include "pmx/base/result.h"

// FFmpeg's libraries, owned as C++ owns things. Only sources of app/ffmpeg include this.
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

/// Options of a codec or a format, by name.
class Options {
 public:
  Options() = default;
  Options(const Options&) = delete;
  Options& operator=(const Options&) = delete;
  ~Options() { av_dict_free(&options_); }
  void set(const char* name, const char* value) { failed_ = av_dict_set(&options_, name, value, 0) < 0 || failed_; }
  /// True when there was no memory for one of them.
  [[nodiscard]] bool failed() const { return failed_; }
  [[nodiscard]] AVDictionary** get() { return &options_; }

 private:
  AVDictionary* options_ = nullptr;
  bool failed_ = false;
};

/// The most bytes that FFmpeg's libraries take at once, for whatever a sound's file says: an index of 16 hours of sound.
inline constexpr std::size_t kMaxAllocation = std::size_t{64} << 20U;
/// Sees to that bound, and lets them take so many bytes at once from now on if these are more. The bound is the process's: it
/// never gets lower, so no thread loses what another one asked for.
void allowAllocations(std::size_t bytes);
/// The same for pictures of this size, and for the list of so many packets of a film, which is kept until its end.
void allowPictures(int width, int height, std::int64_t packets);

/// FFmpeg's words for one of its error numbers.
[[nodiscard]] std::string reason(int code);

/// The path as FFmpeg takes it: never a protocol, whatever is in the name.
[[nodiscard]] std::string url(const std::filesystem::path& path);

/// What AVIOContext's seek does, on a file of the system: the new place, or its size for AVSEEK_SIZE; below 0 FFmpeg's
/// error number.
[[nodiscard]] std::int64_t seekFile(int file, std::int64_t offset, int whence);

[[nodiscard]] tl::unexpected<base::Error> failure(base::ErrorCode code, const std::filesystem::path& path,
                                                  std::string detail);

}  // namespace app::libav
