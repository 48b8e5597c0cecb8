// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ffmpeg/frame_maker.h"

#include <fmt/format.h>

extern "C" {
#include <libavfilter/buffersink.h>
#include <libavfilter/buffersrc.h>
}

namespace app {
namespace {

class YuvFrames final : public FrameMaker {
 public:
  bool open(int width, int height, bool alpha) {
    alpha_ = alpha;
    format_ = alpha ? AV_PIX_FMT_YUVA420P : AV_PIX_FMT_YUV420P;
    straight_ = libav::makeFrame(AV_PIX_FMT_BGRA, width, height);
    scaler_.reset(sws_getContext(width, height, AV_PIX_FMT_BGRA, width, height, format_,
                                 SWS_BILINEAR | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INP | SWS_BITEXACT, nullptr, nullptr,
                                 nullptr));
    if (!straight_ || !scaler_) return false;
    const int* bt709 = sws_getCoefficients(SWS_CS_ITU709);
    constexpr int kNeutral = 1 << 16;
    return sws_setColorspaceDetails(scaler_.get(), bt709, 1, bt709, 0, 0, kNeutral, kNeutral) >= 0;
  }
  libav::Frame make(const Picture& picture) override {
    auto frame = libav::makeFrame(format_, picture.width, picture.height);
    if (!frame) return frame;
    libav::copyPicture(picture, alpha_, *straight_);
    const int rows =
        sws_scale(scaler_.get(), straight_->data, straight_->linesize, 0, picture.height, frame->data, frame->linesize);
    if (rows != picture.height) return nullptr;
    return frame;
  }

 private:
  bool alpha_ = false;
  AVPixelFormat format_ = AV_PIX_FMT_NONE;
  libav::Frame straight_;
  libav::Scaler scaler_;
};

class PaletteFrames final : public FrameMaker {
 public:
  bool open(int width, int height, int picturesASecond, bool alpha) {
    alpha_ = alpha;
    graph_.reset(avfilter_graph_alloc());
    if (!graph_) return false;
    const auto input = fmt::format("video_size={}x{}:pix_fmt={}:time_base=1/{}:pixel_aspect=1/1", width, height,
                                   static_cast<int>(AV_PIX_FMT_BGRA), picturesASecond);
    if (avfilter_graph_create_filter(&source_, avfilter_get_by_name("buffer"), "in", input.c_str(), nullptr,
                                     graph_.get()) < 0 ||
        avfilter_graph_create_filter(&sink_, avfilter_get_by_name("buffersink"), "out", nullptr, nullptr,
                                     graph_.get()) < 0)
      return false;
    // Ordered dithering has a fixed pattern, so it doesn't flicker and compresses well.
    const auto chain = fmt::format(
        "split[a][b];[a]palettegen=stats_mode=single:reserve_transparent={}[p];"
        "[b][p]paletteuse=new=1:dither=bayer:bayer_scale=4",
        alpha ? 1 : 0);
    AVFilterInOut* outputs = avfilter_inout_alloc();
    AVFilterInOut* inputs = avfilter_inout_alloc();
    int parsed = AVERROR(ENOMEM);
    if (outputs != nullptr && inputs != nullptr) {
      *outputs = {av_strdup("in"), source_, 0, nullptr};
      *inputs = {av_strdup("out"), sink_, 0, nullptr};
      if (outputs->name != nullptr && inputs->name != nullptr)
        parsed = avfilter_graph_parse_ptr(graph_.get(), chain.c_str(), &inputs, &outputs, nullptr);
    }
    avfilter_inout_free(&inputs);
    avfilter_inout_free(&outputs);
    return parsed >= 0 && avfilter_graph_config(graph_.get(), nullptr) >= 0;
  }
  libav::Frame make(const Picture& picture) override {
    auto whole = libav::makeFrame(AV_PIX_FMT_BGRA, picture.width, picture.height);
    libav::Frame frame(av_frame_alloc());
    if (!whole || !frame) return nullptr;
    libav::copyPicture(picture, alpha_, *whole);
    whole->pts = next_++;
    if (av_buffersrc_add_frame(source_, whole.get()) < 0 || av_buffersink_get_frame(sink_, frame.get()) < 0)
      return nullptr;
    return frame;
  }

 private:
  bool alpha_ = false;
  libav::Graph graph_;
  AVFilterContext *source_ = nullptr, *sink_ = nullptr;  // owned by the graph
  std::int64_t next_ = 0;
};

}  // namespace

std::unique_ptr<FrameMaker> makeYuvFrames(int width, int height, bool alpha) {
  auto maker = std::make_unique<YuvFrames>();
  if (!maker->open(width, height, alpha)) return nullptr;
  return maker;
}

std::unique_ptr<FrameMaker> makePaletteFrames(int width, int height, int picturesASecond, bool alpha) {
  auto maker = std::make_unique<PaletteFrames>();
  if (!maker->open(width, height, picturesASecond, alpha)) return nullptr;
  return maker;
}

}  // namespace app
