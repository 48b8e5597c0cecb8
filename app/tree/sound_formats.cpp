// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/sound_formats.h"

#include <algorithm>
#include <array>
#include <utility>

namespace app {
namespace {

using namespace std::string_view_literals;

bool soundMarkAt(std::string_view bytes, std::size_t offset, std::string_view text) {
  return bytes.size() >= offset && bytes.substr(offset).starts_with(text);
}

unsigned byteOf(std::string_view bytes, std::size_t index) {
  return index < bytes.size() ? static_cast<unsigned char>(bytes[index]) : 0U;
}

bool isWave(std::string_view bytes) {
  constexpr std::array kStarts{"RIFF"sv, "RIFX"sv, "RF64"sv, "BW64"sv};
  return soundMarkAt(bytes, 8, "WAVE") &&
         std::ranges::any_of(kStarts, [&](auto start) { return bytes.starts_with(start); });
}

/// Recognises a frame of MPEG audio: eleven bits set, then a valid version, layer and rate. Layer I
/// is left out: it is unused, and the byte order mark of UTF-16 looks like it. Some programs write
/// zeros first.
bool isMpegAudio(std::string_view bytes) {
  if (bytes.starts_with("ID3")) return true;
  bytes.remove_prefix(std::min(bytes.find_first_not_of('\0'), bytes.size()));
  if (bytes.size() < 4) return false;
  const unsigned second = byteOf(bytes, 1), third = byteOf(bytes, 2);
  return byteOf(bytes, 0) == 0xFF && (second & 0xE0U) == 0xE0U && (second & 0x18U) != 0x08U && (second & 0x06U) != 0 &&
         (second & 0x06U) != 0x06U && (third & 0xF0U) != 0xF0U && (third & 0x0CU) != 0x0CU;
}

/// Recognises a frame of AAC with its header (ADTS): twelve bits set, layer 0, one of 13 rates, at
/// least as long as its header.
bool isAdts(std::string_view bytes) {
  if (bytes.size() < 7) return false;
  const unsigned length = ((byteOf(bytes, 3) & 3U) << 11U) | (byteOf(bytes, 4) << 3U) | (byteOf(bytes, 5) >> 5U);
  return byteOf(bytes, 0) == 0xFF && (byteOf(bytes, 1) & 0xF6U) == 0xF0U && ((byteOf(bytes, 2) >> 2U) & 15U) < 13U &&
         length >= 7;
}

/// Recognises a frame of AC-3 or E-AC-3, in either byte order: a mark of two bytes, and the
/// stream's version, which tells them apart (ATSC A/52, 5.4.2.1).
bool isAc3(std::string_view bytes, bool enhanced) {
  if (bytes.size() < 6) return false;
  const bool swapped = bytes.starts_with("\x77\x0B");
  if (!swapped && !bytes.starts_with("\x0B\x77")) return false;
  const unsigned version = byteOf(bytes, swapped ? 4 : 5) >> 3U, rates = byteOf(bytes, swapped ? 5 : 4);
  if (enhanced) return version > 10 && version <= 16;
  return version <= 10 && (rates & 0xC0U) != 0xC0U && (rates & 0x3FU) < 38;
}

/// Recognises DTS: words of 16 or 14 bits, in either byte order.
bool isDts(std::string_view bytes) {
  constexpr std::array kMarks{"\x7F\xFE\x80\x01"sv, "\xFE\x7F\x01\x80"sv, "\x1F\xFF\xE8\0"sv, "\xFF\x1F\0\xE8"sv};
  return std::ranges::any_of(kMarks, [&](std::string_view mark) { return bytes.starts_with(mark); });
}

/// Recognises MP4: boxes begin with their length, whose first byte is no letter, while a text would
/// have one there.
bool isMp4(std::string_view bytes) {
  constexpr std::array kFirst{"moov"sv, "mdat"sv, "wide"sv, "free"sv, "skip"sv, "pnot"sv};
  if (soundMarkAt(bytes, 4, "ftyp")) return true;
  return byteOf(bytes, 0) < 0x09 &&
         std::ranges::any_of(kFirst, [&](std::string_view box) { return soundMarkAt(bytes, 4, box); });
}

/// Recognises MPEG-TS: packets of 188 bytes, each with its mark; Blu-ray discs put a time before
/// each, and others a checksum after it.
bool isTransportStream(std::string_view bytes) {
  constexpr std::array kPackets{std::pair{0U, 188U}, std::pair{4U, 192U}, std::pair{0U, 204U}};
  return std::ranges::any_of(kPackets, [&](const auto& packet) {
    const auto& [first, length] = packet;
    return bytes.size() > first + 2 * length && soundMarkAt(bytes, first, "G") &&
           soundMarkAt(bytes, first + length, "G") && soundMarkAt(bytes, first + 2 * length, "G");
  });
}

bool isApe(std::string_view bytes) {
  const unsigned version = byteOf(bytes, 4) | (byteOf(bytes, 5) << 8U);
  return bytes.starts_with("MAC ") && version >= 3800 && version <= 3999;
}

bool begins(std::string_view bytes, SoundContainer container) {
  switch (container) {
    case SoundContainer::Wav:
      return isWave(bytes);
    case SoundContainer::Flac:
      return bytes.starts_with("fLaC");
    case SoundContainer::Mp3:
      return isMpegAudio(bytes);
    case SoundContainer::Ogg:
      return bytes.starts_with("OggS");
    case SoundContainer::Mp4:
      return isMp4(bytes);
    case SoundContainer::Aac:
      return isAdts(bytes);
    case SoundContainer::Aiff:
      return bytes.starts_with("FORM") && (soundMarkAt(bytes, 8, "AIFF") || soundMarkAt(bytes, 8, "AIFC"));
    case SoundContainer::W64:
      return bytes.starts_with("riff\x2E\x91\xCF\x11\xA5\xD6\x28\xDB\x04\xC1\0\0"sv);
    case SoundContainer::Caf:
      return bytes.starts_with("caff\0\1"sv);
    case SoundContainer::WavPack:
      return bytes.starts_with("wvpk") && byteOf(bytes, 9) == 4;
    case SoundContainer::Ape:
      return isApe(bytes);
    case SoundContainer::Tta:
      return bytes.starts_with("TTA1") && byteOf(bytes, 4) - 1U < 3U && byteOf(bytes, 5) == 0;
    case SoundContainer::Tak:
      return bytes.starts_with("tBaK");
    case SoundContainer::Dsf:
      return bytes.starts_with("DSD \x1C\0\0\0\0\0\0\0"sv);
    case SoundContainer::Asf:
      return bytes.starts_with("\x30\x26\xB2\x75\x8E\x66\xCF\x11\xA6\xD9\0\xAA\0\x62\xCE\x6C"sv);
    case SoundContainer::Au:
      return bytes.starts_with(".snd\0"sv);
    case SoundContainer::Voc:
      return bytes.starts_with("Creative Voice File\x1A");
    case SoundContainer::Ac3:
      return isAc3(bytes, false);
    case SoundContainer::Eac3:
      return isAc3(bytes, true);
    case SoundContainer::Dts:
      return isDts(bytes);
    case SoundContainer::Amr:
      return bytes.starts_with("#!AMR");
    case SoundContainer::Matroska:
      return bytes.starts_with("\x1A\x45\xDF\xA3");
    case SoundContainer::Avi:
      return bytes.starts_with("RIFF") && soundMarkAt(bytes, 8, "AVI");
    case SoundContainer::Flv:
      return bytes.starts_with("FLV\1");
    case SoundContainer::MpegTs:
      return isTransportStream(bytes);
    case SoundContainer::Mpeg:
      return bytes.starts_with("\0\0\1\xBA"sv);
  }
  return false;
}

}  // namespace

const SoundFormat* soundFormat(std::string_view firstBytes) {
  const auto found = std::ranges::find_if(
      kSoundFormats, [&](const SoundFormat& format) { return begins(firstBytes, format.container); });
  return found == kSoundFormats.end() ? nullptr : &*found;
}

std::optional<SoundEnding> soundEnding(std::string_view ending) {
  if (ending.starts_with('.')) ending.remove_prefix(1);
  std::optional<SoundEnding> found;
  std::size_t rank = 0;
  forEachSoundEnding([&](std::string_view known, bool film) {
    if (known == ending) found = SoundEnding{film, rank};
    ++rank;
  });
  return found;
}

}  // namespace app
