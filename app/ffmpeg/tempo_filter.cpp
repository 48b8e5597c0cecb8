// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ffmpeg/tempo_filter.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include <fmt/format.h>

#include "app/sound/sample_places.h"
#include "app/sound/song_speed.h"
#include "pmx/base/neutral_locale.h"

extern "C" {
#include <libavfilter/buffersink.h>
#include <libavfilter/buffersrc.h>
#include <libavutil/channel_layout.h>
}

namespace app {

std::unique_ptr<Tempo> TempoFilter::make(double speed) {
  const base::NeutralLocale point;  // filters' options are texts, read by strtod()
  std::unique_ptr<TempoFilter> tempo(new TempoFilter);
  if (!tempo->build(std::clamp(speed, kSlowestSong, kFastestSong))) return nullptr;
  return tempo;
}

AVFilterContext* TempoFilter::add(const char* filter, const char* name, const char* options, AVFilterContext* before) {
  const AVFilter* kind = avfilter_get_by_name(filter);
  AVFilterContext* made = nullptr;
  if (kind == nullptr || avfilter_graph_create_filter(&made, kind, name, options, nullptr, graph_.get()) < 0)
    return nullptr;
  if (before != nullptr && avfilter_link(before, 0, made, 0) < 0) return nullptr;
  return made;
}

bool TempoFilter::build(double speed) {
  // range of one filter; beyond it samples are left out
  constexpr double kMinOfOne = 0.5, kMaxOfOne = 2.0;
  graph_.reset(avfilter_graph_alloc());
  frame_.reset(av_frame_alloc());
  if (!graph_ || !frame_) return false;
  graph_->nb_threads = 1;
  const auto format = fmt::format("time_base=1/{0}:sample_rate={0}:sample_fmt=flt:channel_layout=stereo", kSampleRate);
  in_ = add("abuffer", "in", format.c_str(), nullptr);
  AVFilterContext* last = in_;
  for (int i = 0; last != nullptr && i < 5; ++i) {
    const double part = std::clamp(speed, kMinOfOne, kMaxOfOne);
    last = add("atempo", fmt::format("tempo{}", i).c_str(), fmt::format("{:.9f}", part).c_str(), last);
    speed /= part;
    if (std::abs(speed - 1.0) < 1e-9) break;
  }
  if (last != nullptr) last = add("aformat", "form", "sample_fmts=flt:channel_layouts=stereo", last);
  if (last != nullptr) out_ = add("abuffersink", "out", nullptr, last);
  return out_ != nullptr && avfilter_graph_config(graph_.get(), nullptr) >= 0;
}

bool TempoFilter::pass(std::span<const float> samples, std::vector<float>& out) {
  const libav::Frame given(av_frame_alloc());
  if (!given) return false;
  given->nb_samples = static_cast<int>(samples.size() / 2);
  given->format = AV_SAMPLE_FMT_FLT;
  given->sample_rate = kSampleRate;
  given->pts = taken_;
  av_channel_layout_default(&given->ch_layout, 2);
  if (av_frame_get_buffer(given.get(), 0) < 0) return false;
  std::memcpy(given->data[0], samples.data(), samples.size_bytes());
  taken_ += given->nb_samples;
  if (av_buffersrc_add_frame(in_, given.get()) < 0) return false;
  for (;;) {
    const int got = av_buffersink_get_frame(out_, frame_.get());
    if (got == AVERROR(EAGAIN) || got == AVERROR_EOF) return true;
    if (got < 0) return false;
    const auto* first = reinterpret_cast<const float*>(frame_->data[0]);
    out.insert(out.end(), first, first + std::ptrdiff_t{2} * frame_->nb_samples);
    av_frame_unref(frame_.get());
  }
}

}  // namespace app
