// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace app {

/// A song can be read from these kinds of file, which contain their sound themselves.
enum class SoundContainer {
  Wav,
  Flac,
  Mp3,
  Ogg,
  Mp4,
  Aac,
  Aiff,
  W64,
  Caf,
  WavPack,
  Ape,
  Tta,
  Tak,
  Dsf,
  Asf,
  Au,
  Voc,
  Ac3,
  Eac3,
  Dts,
  Amr,
  Matroska,
  Avi,
  Flv,
  MpegTs,
  Mpeg
};

struct SoundFormat {
  SoundContainer container;
  std::string_view reader;  ///< FFmpeg's name of the demuxer
  std::string_view name;    ///< for people, with its article
  /// Endings of names, in lower case, without the dot, each followed by a blank: those of sounds,
  /// then those of files that usually are films.
  std::string_view sounds, films;
};

/// This is the only list of formats for songs. It decides which contents are recognised
/// (content_kind.h), which names are looked at in folders and archives, what file dialogs offer,
/// and what FFmpeg may read (app/ffmpeg/sound_kind.h). Its order is the order of preference among
/// several songs beside a dance. Playlists, lists of pictures, scripts and devices are left out,
/// since they name data elsewhere.
inline constexpr std::array kSoundFormats{
    SoundFormat{SoundContainer::Wav, "wav", "a song (WAV)", "wav wave rf64 bwf ", ""},
    SoundFormat{SoundContainer::Flac, "flac", "a song (FLAC)", "flac ", ""},
    SoundFormat{SoundContainer::Mp3, "mp3", "a song (MP3)", "mp3 mp2 mpa ", ""},
    SoundFormat{SoundContainer::Ogg, "ogg", "a song (Ogg)", "ogg opus oga spx ", "ogv ogm ogx "},
    SoundFormat{SoundContainer::Mp4, "mov,mp4,m4a,3gp,3g2,mj2", "a song or film (MP4)", "m4a m4b m4r ",
                "mp4 m4v mov qt 3gp 3g2 f4v "},
    SoundFormat{SoundContainer::Aac, "aac", "a song (AAC)", "aac adts ", ""},
    SoundFormat{SoundContainer::Aiff, "aiff", "a song (AIFF)", "aif aiff aifc ", ""},
    SoundFormat{SoundContainer::W64, "w64", "a song (W64)", "w64 ", ""},
    SoundFormat{SoundContainer::Caf, "caf", "a song (CAF)", "caf ", ""},
    SoundFormat{SoundContainer::WavPack, "wv", "a song (WavPack)", "wv ", ""},
    SoundFormat{SoundContainer::Ape, "ape", "a song (APE)", "ape ", ""},
    SoundFormat{SoundContainer::Tta, "tta", "a song (TTA)", "tta ", ""},
    SoundFormat{SoundContainer::Tak, "tak", "a song (TAK)", "tak ", ""},
    SoundFormat{SoundContainer::Dsf, "dsf", "a song (DSF)", "dsf ", ""},
    SoundFormat{SoundContainer::Asf, "asf", "a song or film (WMA or WMV)", "wma ", "wmv asf "},
    SoundFormat{SoundContainer::Au, "au", "a song (AU)", "au snd ", ""},
    SoundFormat{SoundContainer::Voc, "voc", "a song (VOC)", "voc ", ""},
    SoundFormat{SoundContainer::Ac3, "ac3", "a song (AC-3)", "ac3 ", ""},
    SoundFormat{SoundContainer::Eac3, "eac3", "a song (E-AC-3)", "eac3 ec3 ", ""},
    SoundFormat{SoundContainer::Dts, "dts", "a song (DTS)", "dts ", ""},
    SoundFormat{SoundContainer::Amr, "amr", "a song (AMR)", "amr ", ""},
    SoundFormat{SoundContainer::Matroska, "matroska,webm", "a film or song (WebM or Matroska)", "mka ", "mkv webm "},
    SoundFormat{SoundContainer::Avi, "avi", "a film (AVI)", "", "avi "},
    SoundFormat{SoundContainer::Flv, "flv", "a film (FLV)", "", "flv "},
    SoundFormat{SoundContainer::MpegTs, "mpegts", "a film (MPEG-TS)", "", "ts m2ts mts "},
    SoundFormat{SoundContainer::Mpeg, "mpeg", "a film (MPEG)", "", "mpg mpeg vob "},
};

/// Returns the format by a file's first bytes (kSignatureBytes of them); null where it is none of
/// these.
[[nodiscard]] const SoundFormat* soundFormat(std::string_view firstBytes);

/// A SoundEnding says whether an ending is a film's, and its index in the list, lower ones
/// preferred. soundEnding() takes an ending with or without its dot, in lower case, and returns
/// none for one that isn't in the list.
struct SoundEnding {
  bool film = false;
  std::size_t rank = 0;
};
[[nodiscard]] std::optional<SoundEnding> soundEnding(std::string_view ending);

/// Calls `each(ending, film)` with every ending of the list, without its dot: those of sounds, then
/// those of films.
template <class Each>
void forEachSoundEnding(Each each) {
  for (const bool film : {false, true}) {
    for (const SoundFormat& format : kSoundFormats) {
      std::string_view rest = film ? format.films : format.sounds;
      for (std::size_t end = rest.find(' '); end != std::string_view::npos; end = rest.find(' ')) {
        each(rest.substr(0, end), film);
        rest.remove_prefix(end + 1);
      }
    }
  }
}

}  // namespace app
