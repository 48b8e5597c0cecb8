// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ffmpeg/media_file.h"

#include <cerrno>
#include <string_view>
#include <utility>

#include "pmx/base/links.h"

namespace app {

MediaFile::~MediaFile() {
  if (container_ != nullptr) {
    // The film is abandoned. Some formats free their memory only when they write the end of the
    // file, which is removed below.
    if (begun_) av_write_trailer(container_);
    if (!special_) avio_closep(&container_->pb);
    avformat_free_context(container_);
  }
}

tl::unexpected<base::Error> MediaFile::failed(int code) const {
  const std::string why = code == AVERROR_EXIT ? "stopped while nobody took what was written" : libav::reason(code);
  return base::fail(base::ErrorCode::CannotWrite, "can't be written: " + why, path_.string());
}

base::Result<void> MediaFile::create(const std::filesystem::path& path, const char* format,
                                     const SpecialFile::Patience& patience) {
  path_ = path;
  std::error_code ignored;
  const auto status = std::filesystem::status(path, ignored);
  if (std::filesystem::is_directory(status)) return failed(AVERROR(EISDIR));
  if (const int made = avformat_alloc_output_context2(&container_, nullptr, format, nullptr); made < 0)
    return failed(made);
  // Without dates and versions the same film has the same bytes. Each packet goes to the file at
  // once, so that a full disk is noticed in time and the growing file can be watched.
  container_->flags |= AVFMT_FLAG_BITEXACT | AVFMT_FLAG_FLUSH_PACKETS;
  if (!std::filesystem::exists(status) || std::filesystem::is_regular_file(status)) return openPart();
  // Errors name the file that a link leads to, where it has a name.
  if (auto real = base::behindLinks(path)) path_ = std::move(*real);
  auto special = SpecialFile::open(path, patience);
  if (!special) return tl::unexpected(special.error());
  special_ = std::move(*special);
  container_->pb = special_->io();
  return {};
}

base::Result<void> MediaFile::openPart() {
  auto part = base::PartFile::create(path_);
  if (!part) return tl::unexpected(part.error());
  part_.emplace(std::move(*part));
  const int opened = avio_open(&container_->pb, libav::url(part_->path()).c_str(), AVIO_FLAG_WRITE);
  if (opened < 0) return failed(opened);
  return {};
}

base::Result<void> MediaFile::begin() {
  const int begun = avformat_write_header(container_, nullptr);
  if (begun < 0) return failed(begun);
  begun_ = true;
  if (special_) special_->setOpen();
  return {};
}

base::Result<void> MediaFile::write(AVPacket& packet, AVRational timeBase, const AVStream& stream) {
  av_packet_rescale_ts(&packet, timeBase, stream.time_base);
  packet.stream_index = stream.index;
  const int written = av_interleaved_write_frame(container_, &packet);
  if (written < 0) return failed(written);
  return {};
}

int MediaFile::close() {
  if (!special_) return avio_closep(&container_->pb);
  container_->pb = nullptr;
  return special_->close();
}

base::Result<void> MediaFile::readAgain() const {
  const auto spoilt = [this](const std::string& why) {
    return base::fail(base::ErrorCode::CannotWrite, "what was written can't be used: " + why, path_.string());
  };
  AVFormatContext* opened = nullptr;
  const int code = avformat_open_input(&opened, libav::url(part_->path()).c_str(), nullptr, nullptr);
  // a missing folder is reported when the file gets its name
  if (code == AVERROR(ENOENT)) return {};
  if (code < 0) return spoilt(libav::reason(code));
  const libav::Input input(opened);
  // the file contains their number
  const bool counted = std::string_view(container_->oformat->name) == "mp4";
  unsigned at = 0;
  for (unsigned i = 0; i < container_->nb_streams; ++i) {
    const AVStream& wanted = *container_->streams[i];
    if (counted && wanted.nb_frames == 0) continue;  // an MP4 has no sound track without samples
    if (at == input->nb_streams) return spoilt("pictures or sound are missing");
    const AVStream& got = *input->streams[at++];
    const bool described = wanted.codecpar->extradata_size == 0 || got.codecpar->extradata_size > 0;
    if (got.codecpar->codec_id != wanted.codecpar->codec_id || !described)
      return spoilt("it doesn't say how it is coded");
    if (counted && got.nb_frames != wanted.nb_frames) return spoilt("a part is missing");
  }
  return {};
}

base::Result<void> MediaFile::commit() {
  begun_ = false;
  int code = av_write_trailer(container_);
  const int closed = close();  // flushes, and reports any write that failed
  if (code >= 0 && closed < 0) code = closed;
  if (code < 0) return failed(code);
  if (!part_) return {};
  if (auto whole = readAgain(); !whole) return whole;
  return part_->commit();
}

base::Result<void> encodeInto(MediaFile& file, AVCodecContext& encoder, const AVFrame* frame, const AVStream& stream) {
  const libav::Packet packet(av_packet_alloc());
  if (!packet) return file.failed(AVERROR(ENOMEM));
  if (const int sent = avcodec_send_frame(&encoder, frame); sent < 0) return file.failed(sent);
  for (;;) {
    const int got = avcodec_receive_packet(&encoder, packet.get());
    if (got == AVERROR(EAGAIN) || got == AVERROR_EOF) return {};
    if (got < 0) return file.failed(got);
    if (packet->duration == 0 && encoder.codec_type == AVMEDIA_TYPE_VIDEO) packet->duration = 1;
    if (auto written = file.write(*packet, encoder.time_base, stream); !written) return written;
  }
}

}  // namespace app
