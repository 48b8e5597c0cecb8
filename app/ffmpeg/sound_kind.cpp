// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ffmpeg/sound_kind.h"

#include <algorithm>
#include <array>

#include "app/ffmpeg/libav.h"
#include "app/ffmpeg/mp4_boxes.h"
#include "app/tree/sound_formats.h"

namespace app {
namespace {

/// Some demuxers differ from the defaults.
constexpr std::array kSpecial{
    SoundKind{.name = "mp3", .junk = true},
    SoundKind{.name = "aac", .junk = true},
    SoundKind{.name = "ac3", .junk = true},
    SoundKind{.name = "eac3", .junk = true},
    SoundKind{.name = "dts", .junk = true},
    SoundKind{.name = "mov,mp4,m4a,3gp,3g2,mj2", .times = true, .streams = kMaxMp4Tracks, .boxes = true},
    SoundKind{.name = "matroska,webm", .times = true},
    // a chunk of sound makes a million entries in FFmpeg's index
    SoundKind{.name = "avi", .times = true, .streams = 4},
    SoundKind{.name = "asf", .times = true},
    SoundKind{.name = "flv", .times = true, .jump = true},
    SoundKind{.name = "ogg", .times = true, .jump = true},
    SoundKind{.name = "mpegts", .times = true, .fromZero = false, .jump = true},
    SoundKind{.name = "mpeg", .times = true, .fromZero = false, .jump = true},
};

// Each must be in the list of formats.
static_assert(std::ranges::all_of(kSpecial, [](const SoundKind& special) {
  return std::ranges::count(kSoundFormats, special.name, &SoundFormat::reader) == 1;
}));

/// Returns a kind for each of kSoundFormats.
constexpr auto kinds() {
  std::array<SoundKind, kSoundFormats.size()> all{};
  for (std::size_t i = 0; i < all.size(); ++i) {
    all[i].name = kSoundFormats[i].reader;
    for (const SoundKind& special : kSpecial) {
      if (special.name == all[i].name) all[i] = special;
    }
  }
  return all;
}
constexpr auto kKinds = kinds();

}  // namespace

const SoundKind* soundKind(std::string_view name) {
  const auto found = std::ranges::find(kKinds, name, &SoundKind::name);
  return found == kKinds.end() ? nullptr : &*found;
}

std::string soundDecoders() {
  std::string names;
  void* place = nullptr;
  while (const AVCodec* codec = av_codec_iterate(&place)) {
    if (codec->type != AVMEDIA_TYPE_AUDIO || av_codec_is_decoder(codec) == 0) continue;
    if (!names.empty()) names += ',';
    names += codec->name;
  }
  return names;
}

}  // namespace app
