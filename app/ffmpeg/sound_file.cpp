// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ffmpeg/sound_file.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <string_view>
#include <utility>

#include <unistd.h>

#include <fmt/format.h>

#include "app/ffmpeg/mp4_boxes.h"
#include "app/ffmpeg/sound_kind.h"
#include "app/ffmpeg/sound_length.h"

namespace app {

namespace {

constexpr double kShort = 0.25;  // seconds that may be missing: padding, wrong counts
constexpr double kGraceSeconds = 1.0;
constexpr double kClockSlack = 0.1;        // seconds that packets' times may overlap
constexpr double kNewClockSeconds = 10.0;  // SamplePlaces::kNewClock

/// Checks a frame's limits before memory is allocated for it.
int takeBuffer(AVCodecContext* decoder, AVFrame* frame, int flags) {
  if (frame->nb_samples > kMaxSoundFrame || frame->ch_layout.nb_channels > kMaxSoundChannels) return AVERROR(EINVAL);
  return avcodec_default_get_buffer2(decoder, frame, flags);
}

std::optional<double> seconds(std::int64_t stamp, AVRational base) {
  if (stamp == AV_NOPTS_VALUE || base.num <= 0 || base.den <= 0) return std::nullopt;
  const double at = static_cast<double>(stamp) * av_q2d(base);
  if (std::abs(at) > kMaxSoundSeconds) return std::nullopt;
  return at;
}

}  // namespace

tl::unexpected<base::Error> SoundFile::cannotUse(std::string detail) const {
  return base::fail(base::ErrorCode::NotThisFormat, std::move(detail), path_.string());
}

base::Result<std::unique_ptr<SoundFile>> SoundFile::open(OpenSound opened) {
  const auto path = opened.path;
  auto file = PlainFile::open(std::move(opened));
  if (!file) return tl::unexpected(file.error());
  std::unique_ptr<SoundFile> sound(new SoundFile(path));
  sound->file_ = std::move(*file);
  if (auto input = sound->openInput(); !input) return tl::unexpected(input.error());
  if (auto decoder = sound->openDecoder(); !decoder) return tl::unexpected(decoder.error());
  sound->packet_.reset(av_packet_alloc());
  sound->frame_.reset(av_frame_alloc());
  if (!sound->packet_ || !sound->frame_)
    return base::fail(base::ErrorCode::CannotOpen, libav::reason(AVERROR(ENOMEM)), path.string());
  sound->file_->setGrace(kGraceSeconds);
  return sound;
}

base::Result<void> SoundFile::openInput() {
  av_log_set_level(AV_LOG_QUIET);  // errors are reported once, by us
  const AVInputFormat* format = nullptr;
  const auto failed = [this](int code) -> base::Result<void> {
    if (code == AVERROR_INVALIDDATA || code == AVERROR(EINVAL) || code == AVERROR_EOF || code == AVERROR_PATCHWELCOME)
      return cannotUse("isn't a sound file that FFmpeg knows");
    return base::fail(base::ErrorCode::CannotOpen, libav::reason(code), path_.string());
  };
  const int probed = av_probe_input_buffer2(file_->io(), &format, path_.c_str(), nullptr, 0, 0);
  if (probed < 0) return failed(probed);
  const auto known = soundKind(format->name);
  if (known == nullptr) return cannotUse(fmt::format("isn't a kind of sound file that is read ({})", format->name));
  kind_ = known;
  if (auto boxes = lookAtBoxesFirst(); !boxes) return boxes;
  libav::allowAllocations(0);
  AVFormatContext* input = file_->newInput();
  if (input == nullptr) return failed(AVERROR(ENOMEM));
  libav::Options options;
  options.set("probesize", fmt::format("{}", kMaxSoundProbe).c_str());
  options.set("max_streams", fmt::format("{}", kind_->streams).c_str());
  options.set("codec_whitelist", soundDecoders().c_str());
  if (options.failed()) {
    avformat_free_context(input);
    return failed(AVERROR(ENOMEM));
  }
  // On failure it frees the context.
  if (const int opened = avformat_open_input(&input, path_.c_str(), format, options.get()); opened < 0)
    return failed(opened);
  input_.reset(input);
  findPromise();
  if (const int looked = avformat_find_stream_info(input, nullptr); looked < 0) return failed(looked);
  if (file_->mustEnd()) return failed(AVERROR_EXIT);
  return {};
}

SongTags SoundFile::tags() const {
  // Ogg has them in the stream.
  const auto tag = [this](const char* name) -> std::string {
    for (const AVDictionary* all : {input_->metadata, input_->streams[stream_]->metadata})
      if (const AVDictionaryEntry* found = av_dict_get(all, name, nullptr, 0); found != nullptr && *found->value != 0)
        return std::string(found->value).substr(0, SongTags::kMaxBytes);
    return {};
  };
  return {tag("title"), tag("artist"), tag("album")};
}

// FFmpeg allocates memory for all samples that a few bytes may declare, so the boxes are checked
// before it.
base::Result<void> SoundFile::lookAtBoxesFirst() {
  if (!kind_->boxes) return {};
  auto boxes = lookAtBoxes(file_->descriptor(), avio_size(file_->io()));
  if (boxes.refused) return cannotUse(std::move(*boxes.refused));
  if (boxes.hidden.empty() || file_->hide(std::move(boxes.hidden))) return {};
  return base::fail(base::ErrorCode::CannotOpen, libav::reason(AVERROR(ENOMEM)), path_.string());
}

// The length must be taken from the file's header before FFmpeg adds its own guesses.
void SoundFile::findPromise() {
  cut_ = whyCutShort(file_->descriptor(), avio_size(file_->io()));
  for (unsigned i = 0; i < input_->nb_streams; ++i) {
    const AVStream& stream = *input_->streams[i];
    if (stream.codecpar->codec_type != AVMEDIA_TYPE_AUDIO) continue;
    promised_ = seconds(stream.duration, stream.time_base).value_or(0.0);
    break;
  }
  if (promised_ > 0.0 || input_->nb_streams != 1) return;
  promised_ = seconds(input_->duration, AVRational{1, AV_TIME_BASE}).value_or(0.0);
  promisedFromZero_ = true;
}

base::Result<void> SoundFile::openDecoder() {
  const AVCodec* codec = nullptr;
  stream_ = av_find_best_stream(input_.get(), AVMEDIA_TYPE_AUDIO, -1, -1, &codec, 0);
  if (stream_ < 0 || codec == nullptr) return cannotUse("has no sound that can be read");
  for (unsigned i = 0; i < input_->nb_streams; ++i) {
    if (static_cast<int>(i) != stream_) input_->streams[i]->discard = AVDISCARD_ALL;
  }
  const AVStream& stream = *input_->streams[stream_];
  decoder_.reset(avcodec_alloc_context3(codec));
  if (!decoder_ || avcodec_parameters_to_context(decoder_.get(), stream.codecpar) < 0)
    return base::fail(base::ErrorCode::CannotOpen, libav::reason(AVERROR(ENOMEM)), path_.string());
  if (auto checked = check(decoder_->sample_rate, decoder_->ch_layout.nb_channels); !checked) return checked;
  decoder_->pkt_timebase = stream.time_base;
  decoder_->max_samples = kMaxSoundFrame;
  decoder_->get_buffer2 = takeBuffer;
  decoder_->thread_count = 1;
  // Lossless formats have reliable checksums; in others wrong ones are common in whole files.
  const AVCodecDescriptor* about = avcodec_descriptor_get(codec->id);
  if (about != nullptr && (about->props & AV_CODEC_PROP_LOSSY) == 0)
    decoder_->err_recognition |= AV_EF_CRCCHECK | AV_EF_EXPLODE;
  if (const int opened = avcodec_open2(decoder_.get(), codec, nullptr); opened < 0)
    return cannotUse(libav::reason(opened));
  if (auto checked = check(decoder_->sample_rate, decoder_->ch_layout.nb_channels); !checked) return checked;
  if (decoder_->ch_layout.order == AV_CHANNEL_ORDER_UNSPEC)
    av_channel_layout_default(&decoder_->ch_layout, decoder_->ch_layout.nb_channels);
  times_.stored = kind_->times;
  times_.jump = kind_->jump;
  if (kind_->times && !kind_->fromZero)
    times_.start = seconds(input_->start_time, AVRational{1, AV_TIME_BASE}).value_or(0.0);
  return {};
}

base::Result<void> SoundFile::check(int rate, int channels) const {
  if (rate < kMinSoundRate || rate > kMaxSoundRate)
    return cannotUse(fmt::format("has {} samples a second; {} to {} can be used", rate, kMinSoundRate, kMaxSoundRate));
  if (channels < 1 || channels > kMaxSoundChannels)
    return cannotUse(fmt::format("has {} channels; 1 to {} can be used", channels, kMaxSoundChannels));
  return {};
}

bool SoundFile::isTagAt(std::int64_t place) const {
  constexpr std::array kTags{"ID3", "TAG", "APETAGEX", "LYRICSBEGIN"};
  std::array<char, 12> bytes{};
  if (::pread(file_->descriptor(), bytes.data(), bytes.size() - 1, place) < 0) return false;
  return std::ranges::any_of(kTags, [&](const char* tag) { return std::string_view(bytes.data()).starts_with(tag); });
}

std::optional<SoundFile::Part> SoundFile::lose(std::int64_t place, double seconds) {
  const bool tag = kind_->junk && isTagAt(place);
  // there is no sound before the first frame either
  if (!began_ || sought_ || tag) return std::nullopt;
  if (kind_->junk) {
    ++junkPackets_;
    junkSeconds_ += seconds;
    return std::nullopt;
  }
  ++refusedPackets_;
  // timestamps show a gap by themselves
  return Part{nullptr, times_.stored ? 0.0 : seconds, std::nullopt};
}

std::optional<SoundFile::Part> SoundFile::loseRefused() {
  refusedPackets_ += std::exchange(junkPackets_, 0);
  const double seconds = std::exchange(junkSeconds_, 0.0);
  if (seconds <= 0.0) return std::nullopt;
  return Part{nullptr, seconds, std::nullopt};
}

std::optional<SoundFile::Part> SoundFile::refused() {
  const double lasts = std::max(0.0, seconds(packet_->duration, decoder_->pkt_timebase).value_or(0.0));
  // counted when something follows it
  if ((packet_->flags & AV_PKT_FLAG_CORRUPT) != 0) return std::nullopt;
  // There may be many lost frames between those that were found.
  return lose(packet_->pos, kind_->junk ? std::max(lasts, packet_->size * secondsOfByte()) : lasts);
}

double SoundFile::secondsOfByte() const { return goodBytes_ > 0.0 ? goodSeconds_ / goodBytes_ : 0.0; }

// Handles the bytes that were skipped before this packet, and updates what later packets need.
std::optional<SoundFile::Part> SoundFile::skipped() {
  std::optional<Part> lost;
  if (std::exchange(corrupt_, (packet_->flags & AV_PKT_FLAG_CORRUPT) != 0)) lost = lose(-1, 0.0);
  if (!kind_->junk || packet_->pos < 0) return lost;
  const std::int64_t gap = packet_->pos - std::exchange(expectedPlace_, packet_->pos + packet_->size);
  if (gap > 0 && gap < packet_->pos) lost = lose(packet_->pos - gap, static_cast<double>(gap) * secondsOfByte());
  return lost;
}

std::optional<SoundFile::Part> SoundFile::feed() {
  int got = 0;
  do {
    av_packet_unref(packet_.get());
    got = file_->mustEnd() ? AVERROR_EXIT : av_read_frame(input_.get(), packet_.get());
  } while (got >= 0 && packet_->stream_index != stream_);
  if (got < 0) {
    ending_ = got;
    // A decoder that refuses the end has nothing more to give.
    if (avcodec_send_packet(decoder_.get(), nullptr) < 0) drained_ = true;
    return std::nullopt;
  }
  auto lost = skipped();
  failing_ = avcodec_send_packet(decoder_.get(), packet_.get()) < 0;
  if (!failing_) {
    goodBytes_ += packet_->size;
    goodSeconds_ += std::max(0.0, seconds(packet_->duration, decoder_->pkt_timebase).value_or(0.0));
    return kind_->junk ? loseRefused() : lost;
  }
  auto silence = refused();
  if (silence && lost) silence->seconds += lost->seconds;
  return silence ? silence : lost;
}

// Without stored times FFmpeg counts samples, which is only useful after a seek, from the first one
// on.
std::optional<double> SoundFile::timeOf(const AVFrame& frame) {
  const auto at = seconds(frame.best_effort_timestamp, decoder_->pkt_timebase);
  if (times_.stored) return at ? std::optional(*at - times_.start) : std::nullopt;
  if (!began_) zero_ = at;
  if (!sought_ || !at || !zero_) return std::nullopt;
  return *at - *zero_;
}

bool SoundFile::seek(double place) {
  if (!times_.stored && !zero_) return false;
  const double at = place + (times_.stored ? times_.start : *zero_);
  const AVRational base = input_->streams[stream_]->time_base;
  const double stamp = at / av_q2d(base);
  if (!(std::abs(stamp) < 9.0e18)) return false;
  const auto wanted = static_cast<std::int64_t>(stamp);
  if (avformat_seek_file(input_.get(), stream_, std::numeric_limits<std::int64_t>::min(), wanted, wanted, 0) < 0)
    return false;
  avcodec_flush_buffers(decoder_.get());
  ending_ = 0;
  drained_ = failing_ = corrupt_ = false;
  expectedPlace_ = std::numeric_limits<std::int64_t>::max();
  sought_ = true;
  return true;
}

bool SoundFile::clockJumps() {
  if (!times_.jump) return false;
  std::int64_t read = 0;
  std::optional<double> end;
  for (;;) {
    av_packet_unref(packet_.get());
    const int got = file_->mustEnd() ? AVERROR_EXIT : av_read_frame(input_.get(), packet_.get());
    if (got < 0) return got != AVERROR_EOF;
    read += packet_->size;
    if (read > kMaxSoundScan) return true;
    if (packet_->stream_index != stream_) continue;
    const AVRational base = input_->streams[stream_]->time_base;
    const auto at = seconds(packet_->pts, base);
    if (!at) continue;
    if (end && (*at < *end - kClockSlack || *at > *end + kNewClockSeconds)) return true;
    end = *at + std::max(0.0, seconds(packet_->duration, base).value_or(0.0));
  }
}

base::Result<std::optional<SoundFile::Part>> SoundFile::next() {
  while (!drained_) {
    const int got = avcodec_receive_frame(decoder_.get(), frame_.get());
    if (got >= 0) {
      if (frame_->nb_samples <= 0) continue;
      if (auto checked = check(frame_->sample_rate, frame_->ch_layout.nb_channels); !checked)
        return tl::unexpected(checked.error());
      const auto at = timeOf(*frame_);
      began_ = true;
      sought_ = false;
      return Part{frame_.get(), 0.0, at};
    }
    std::optional<Part> silence;
    if (got == AVERROR(ENOMEM)) return base::fail(base::ErrorCode::CannotOpen, libav::reason(got), path_.string());
    if (ending_ != 0) {
      drained_ = true;  // AVERROR_EOF; after another error nothing more can come
    } else if (got == AVERROR(EAGAIN) || failing_) {
      silence = feed();
    } else {
      failing_ = true;  // reported once per packet
      silence = refused();
    }
    if (silence && silence->seconds > 0.0) return silence;
  }
  return std::nullopt;
}

std::optional<base::Error> SoundFile::whyEnded(double first, double end) const {
  const auto because = [this](std::string why) {
    return base::makeError(base::ErrorCode::CannotOpen, std::move(why), path_.string());
  };
  if (ending_ == AVERROR_EXIT) return std::nullopt;  // stopped: no more is wanted
  if (ending_ != AVERROR_EOF && ending_ != 0)
    return because(fmt::format("can't be read beyond {:.1f} s: {}", end, libav::reason(ending_)));
  if (corrupt_ && kind_->times) return because(fmt::format("ends at {:.1f} s, cut short within a packet", end));
  if (cut_) return because(fmt::format("ends at {:.1f} s, cut short: {}", end, *cut_));
  if (promised_ - (promisedFromZero_ ? end : end - first) > kShort)
    return because(fmt::format("ends at {:.1f} s, cut short: it promises {:.1f} s", end, promised_));
  return std::nullopt;
}

std::optional<base::Error> SoundFile::damage() const {
  if (refusedPackets_ == 0) return std::nullopt;
  return base::makeError(
      base::ErrorCode::CannotOpen,
      fmt::format("can't be decoded in {} {}", refusedPackets_, refusedPackets_ == 1 ? "place" : "places"),
      path_.string());
}

}  // namespace app
