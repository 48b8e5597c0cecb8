// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/film_settings.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "app/film/film_module.h"
#include "app/film/picture_file.h"
#include "app/film/picture_sequence.h"
#include "app/film/present_pictures.h"
#include "app/sound/sound_reader.h"
#include "pmx/base/ascii.h"

namespace app {
namespace {

// delays are whole hundredths, and viewers slow one of 1/100 s
constexpr int kMaxGifPicturesASecond = 50;

std::string ending(const std::filesystem::path& path) { return base::asciiLower(path.extension().string()); }

base::Result<void> checkKind(const FilmSettings& settings, FilmKind kind) {
  const bool subsampled = kind == FilmKind::Mp4 || kind == FilmKind::Webm;
  if (subsampled && (settings.width % 2 != 0 || settings.height % 2 != 0))
    return base::fail(base::ErrorCode::BadArgument, fmt::format("{}x{}: MP4 and WebM need an even width and height",
                                                                settings.width, settings.height));
  // Each eye's picture has an even number of rows and columns, or colours of one reach into the
  // other.
  const bool beside = isBeside(settings.stereo), above = settings.stereo == Stereo::AroundTopBottom;
  if (subsampled && ((beside && settings.width % 4 != 0) || (above && settings.height % 4 != 0)))
    return base::fail(base::ErrorCode::BadArgument,
                      fmt::format("{}x{}: MP4 and WebM for two eyes need a {} that can be divided by four",
                                  settings.width, settings.height, beside ? "width" : "height"));
  if (kind == FilmKind::Mp4 && settings.transparent)
    return base::fail(base::ErrorCode::BadArgument, "MP4 has no transparency; .png, .webp, .webm and .gif have");
  if (kind == FilmKind::Gif && settings.picturesASecond > kMaxGifPicturesASecond)
    return base::fail(base::ErrorCode::BadArgument, fmt::format("{} frames a second: a GIF shows at most {}",
                                                                settings.picturesASecond, kMaxGifPicturesASecond));
  if (!settings.audio.empty() && !subsampled)
    return base::fail(base::ErrorCode::BadArgument, "only .mp4 and .webm have sound");
  if (settings.resume && kind != FilmKind::Pictures)
    return base::fail(base::ErrorCode::BadArgument, "only an image sequence can be resumed");
  if (kind != FilmKind::Pictures) return {};
  const PictureFormat format = pictureFormat(settings.output).value_or(PictureFormat::Png);
  if (settings.resume && format != PictureFormat::Png)
    return base::fail(base::ErrorCode::BadArgument,
                      "only a sequence of PNG files can be resumed: of others it can't be told whether they are whole");
  return check(format, settings.transparent);
}

}  // namespace

base::Result<FilmKind> filmKind(const std::filesystem::path& output) {
  const std::string end = ending(output);
  if (end == ".mp4") return FilmKind::Mp4;
  if (end == ".webm") return FilmKind::Webm;
  if (end == ".gif") return FilmKind::Gif;
  if (!pictureFormat(output))
    return base::fail(base::ErrorCode::BadArgument,
                      fmt::format("'{}' isn't name_%05d.png, .jpg or .webp, nor .mp4, .webm or .gif", output.string()));
  if (!PictureName::parse(output))
    return base::fail(base::ErrorCode::BadArgument,
                      fmt::format("'{}' needs one place for the number, as in name_%05d{}", output.string(), end));
  return FilmKind::Pictures;
}

base::Result<void> check(const FilmSettings& settings) {
  const auto kind = filmKind(settings.output);
  if (!kind) return tl::unexpected(kind.error());
  const auto within = [](int value, int most) { return value >= 1 && value <= most; };
  if (!within(settings.width, kMaxPictureSide) || !within(settings.height, kMaxPictureSide))
    return base::fail(base::ErrorCode::BadArgument, fmt::format("{}x{}: each side has 1 to {} pixels", settings.width,
                                                                settings.height, kMaxPictureSide));
  if (!within(settings.picturesASecond, kMaxPicturesASecond))
    return base::fail(base::ErrorCode::BadArgument,
                      fmt::format("{} frames a second: 1 to {}", settings.picturesASecond, kMaxPicturesASecond));
  if (!within(settings.samples, kMaxSamples))
    return base::fail(base::ErrorCode::BadArgument, fmt::format("{} samples: 1 to {}", settings.samples, kMaxSamples));
  if (picturesOf(settings.frames, settings.picturesASecond).count() <= 0)
    return base::fail(base::ErrorCode::BadArgument,
                      fmt::format("no picture falls on frames {} to {} at {} a second", settings.frames.first,
                                  settings.frames.last, settings.picturesASecond));
  if (!(std::abs(settings.audioOffset) <= kMaxAudioOffset))
    return base::fail(base::ErrorCode::BadArgument,
                      fmt::format("the sound begins {} s after frame 0: -{} to {}", settings.audioOffset,
                                  kMaxAudioOffset, kMaxAudioOffset));
  if (!(settings.audioVolume >= 0.0F && settings.audioVolume <= 1.0F))
    return base::fail(base::ErrorCode::BadArgument, fmt::format("a volume of {}: 0 to 1", settings.audioVolume));
  if (auto sized = checkSize(settings.stereo, settings.width, settings.height); !sized) return sized;
  return checkKind(settings, *kind);
}

std::optional<std::filesystem::path> replaced(const FilmSettings& settings) {
  std::error_code failed;
  const auto name = PictureName::parse(settings.output);
  const auto kind = filmKind(settings.output);
  if (!kind || *kind != FilmKind::Pictures || !name) {
    if (std::filesystem::exists(settings.output, failed)) return settings.output;
    return std::nullopt;
  }
  if (settings.resume) return std::nullopt;
  const auto wanted = picturesOf(settings.frames, settings.picturesASecond);
  std::optional<std::int64_t> least;
  const auto told = forEachPresent(*name, wanted, [&](const std::filesystem::path& /*picture*/, std::int64_t number) {
    least = std::min(least.value_or(number), number);
    return true;
  });
  if (!told) return name->path(wanted.first);  // it can't be known
  if (!least) return std::nullopt;
  return name->path(*least);
}

base::Result<std::unique_ptr<PictureWriter>> openWriter(const FilmSettings& settings, const OpenContext& context) {
  const auto kind = filmKind(settings.output);
  if (!kind) return tl::unexpected(kind.error());
  if (*kind == FilmKind::Pictures) return PictureSequence::open(settings);
  const auto module = filmModule();
  if (!module) return tl::unexpected(module.error());
  base::OpenFile audio;
  if (!settings.audio.empty()) {
    auto opened = openSoundFile(settings.audio, context);
    if (!opened) return tl::unexpected(opened.error());
    audio = std::move(*opened);
  }
  return (*module)->openVideo(settings, *kind, std::move(audio));
}

}  // namespace app
