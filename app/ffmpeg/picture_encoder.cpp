// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ffmpeg/picture_encoder.h"

#include <array>
#include <cstring>

#include "app/ffmpeg/pictures.h"
#include "pmx/base/neutral_locale.h"

namespace app {
namespace {

constexpr std::array kWebpEncoder{"libwebp"};
// FFmpeg's scale: 1 to 31, less is better; below 2 files only grow
constexpr int kJpegQuantiser = 2;

tl::unexpected<base::Error> cannotEncode(PictureFormat format) {
  const char* why =
      format == PictureFormat::Jpeg ? "the picture can't be encoded as JPEG" : "the picture can't be encoded as WebP";
  return base::fail(base::ErrorCode::CannotWrite, why);
}

/// Returns a frame in JPEG's colours: YCbCr of ITU-R BT.601, full range 0 to 255. Null without
/// memory.
libav::Frame jpegFrame(const Picture& picture) {
  auto rgb = libav::makeFrame(AV_PIX_FMT_BGRA, picture.width, picture.height);
  auto frame = libav::makeFrame(AV_PIX_FMT_YUVJ444P, picture.width, picture.height);
  const libav::Scaler scaler(
      sws_getContext(picture.width, picture.height, AV_PIX_FMT_BGRA, picture.width, picture.height, AV_PIX_FMT_YUVJ444P,
                     SWS_BILINEAR | SWS_ACCURATE_RND | SWS_FULL_CHR_H_INP | SWS_BITEXACT, nullptr, nullptr, nullptr));
  if (!rgb || !frame || !scaler) return nullptr;
  const int* bt601 = sws_getCoefficients(SWS_CS_ITU601);
  constexpr int kNeutral = 1 << 16;
  if (sws_setColorspaceDetails(scaler.get(), bt601, 1, bt601, 1, 0, kNeutral, kNeutral) < 0) return nullptr;
  libav::copyPicture(picture, false, *rgb);
  const int rows = sws_scale(scaler.get(), rgb->data, rgb->linesize, 0, picture.height, frame->data, frame->linesize);
  if (rows != picture.height) return nullptr;
  frame->color_range = AVCOL_RANGE_JPEG;
  frame->quality = kJpegQuantiser * FF_QP2LAMBDA;
  return frame;
}

libav::Frame webpFrame(const Picture& picture, bool alpha) {
  auto frame = libav::makeFrame(AV_PIX_FMT_BGRA, picture.width, picture.height);
  if (frame) libav::copyPicture(picture, alpha, *frame);
  return frame;
}

base::Result<std::vector<std::byte>> encode(PictureFormat format, const AVCodec* codec, libav::Frame frame) {
  const libav::Codec encoder(codec == nullptr ? nullptr : avcodec_alloc_context3(codec));
  const libav::Packet packet(av_packet_alloc());
  if (!encoder || !packet || !frame) return cannotEncode(format);
  encoder->width = frame->width;
  encoder->height = frame->height;
  encoder->pix_fmt = static_cast<AVPixelFormat>(frame->format);
  encoder->time_base = {1, 30};
  encoder->thread_count = 1;
  encoder->flags |= AV_CODEC_FLAG_BITEXACT;
  libav::Options options;
  if (format == PictureFormat::Jpeg) {
    encoder->flags |= AV_CODEC_FLAG_QSCALE;
    encoder->global_quality = frame->quality;
    encoder->color_range = AVCOL_RANGE_JPEG;
    encoder->sample_aspect_ratio = {1, 1};  // written into the JFIF header
  } else {
    options.set("quality", "90");
  }
  frame->pts = 0;
  if (options.failed() || avcodec_open2(encoder.get(), codec, options.get()) < 0) return cannotEncode(format);
  // Some encoders return their only packet once they know that nothing follows.
  if (avcodec_send_frame(encoder.get(), frame.get()) < 0) return cannotEncode(format);
  if (avcodec_send_frame(encoder.get(), nullptr) < 0) return cannotEncode(format);
  if (avcodec_receive_packet(encoder.get(), packet.get()) < 0) return cannotEncode(format);
  std::vector<std::byte> bytes(static_cast<std::size_t>(packet->size));
  std::memcpy(bytes.data(), packet->data, bytes.size());
  return bytes;
}

}  // namespace

base::Result<std::vector<std::byte>> encodeByFfmpeg(const Picture& picture, PictureFormat format, bool alpha) {
  const base::NeutralLocale point;  // options are texts with numbers
  av_log_set_level(AV_LOG_QUIET);   // errors are reported once, by us
  libav::allowPictures(picture.width, picture.height, 1);
  if (format == PictureFormat::Jpeg) return encode(format, avcodec_find_encoder(AV_CODEC_ID_MJPEG), jpegFrame(picture));
  return encode(format, libav::firstEncoder(kWebpEncoder), webpFrame(picture, alpha));
}

bool hasWebp() { return libav::firstEncoder(kWebpEncoder) != nullptr; }

}  // namespace app
