// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ffmpeg/sound_length.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <limits>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "app/ffmpeg/file_words.h"

namespace app {
namespace {

// Programs that write into a pipe put such values for the length: a little below 2^31, or 2^32 - 1.
constexpr std::uint64_t kMinUnknown = 0x7FFF0000;
constexpr int kMaxChunks = 4096;

using Promise = std::optional<std::uint64_t>;  // bytes of the whole file

/// Returns `start` plus `length`; none where the sum is impossible.
Promise endOf(std::uint64_t start, std::uint64_t length) {
  if (length > std::numeric_limits<std::uint64_t>::max() / 2) return std::nullopt;
  return start + length;
}

/// Returns the end of a WAV file's samples; RF64 has a 64-bit length in a chunk of its own.
Promise wavePromise(const FileWords& bytes, bool bigEndian) {
  std::uint64_t at = 12, wideLength = 0;
  for (int i = 0; i < kMaxChunks; ++i) {
    const std::string name = bytes.word(at);
    if (name.empty()) return std::nullopt;
    std::uint64_t length = bigEndian ? bytes.big(at + 4, 4) : bytes.little(at + 4, 4);
    if (name == "ds64") wideLength = bytes.little(at + 16, 8);
    if (name == "data") {
      const bool wide = length == 0xFFFFFFFF && wideLength > 0;
      if (wide) length = wideLength;
      if (length == 0 || (!wide && length >= kMinUnknown)) return std::nullopt;
      return endOf(at + 8, length);
    }
    at += 8 + length + (length & 1U);
  }
  return std::nullopt;
}

Promise riffPromise(const FileWords& bytes) {
  if (bytes.word(8) == "WAVE") return wavePromise(bytes, bytes.word(0) == "RIFX");
  const std::uint64_t length = bytes.little(4, 4);
  if (length == 0 || length >= kMinUnknown) return std::nullopt;
  return endOf(8, length);
}

Promise cafPromise(const FileWords& bytes) {
  std::uint64_t at = 8;
  for (int i = 0; i < kMaxChunks; ++i) {
    const std::string name = bytes.word(at);
    const std::uint64_t length = bytes.big(at + 4, 8);
    // -1: unknown
    if (name.empty() || length > std::numeric_limits<std::uint64_t>::max() / 4) return std::nullopt;
    if (name == "data") return endOf(at + 12, length);
    at += 12 + length;
  }
  return std::nullopt;
}

/// Follows the boxes of an MP4 to the end; a length of 0 reaches to the file's end. Other data,
/// such as an MP3 tag, may follow the boxes of a whole film.
Promise boxPromise(const FileWords& bytes) {
  // Names of boxes at a file's top level: ISO/IEC 14496-12 6.2.3, and QuickTime's.
  constexpr std::array<std::string_view, 19> kKnown{"ftyp", "styp", "moov", "mdat", "moof", "mfra", "free",
                                                    "skip", "wide", "pdin", "meta", "meco", "udta", "uuid",
                                                    "sidx", "ssix", "prft", "emsg", "pnot"};
  bool index = false, samples = false;
  std::uint64_t at = 0;
  for (int i = 0; i < kMaxChunks && at < bytes.size(); ++i) {
    const std::string type = bytes.word(at + 4);
    if (index && samples && std::ranges::find(kKnown, type) == kKnown.end()) return std::nullopt;
    index = index || type == "moov";
    samples = samples || type == "mdat";
    std::uint64_t length = bytes.big(at, 4);
    if (length == 1) length = bytes.big(at + 8, 8);
    if (length < 8) return std::nullopt;
    const auto end = endOf(at, length);
    if (!end || *end > bytes.size()) return end;
    at = *end;
  }
  return std::nullopt;
}

/// Reads an EBML length at `at` and moves past it; none where it is marked as unknown.
Promise ebmlLength(const FileWords& bytes, std::uint64_t& at) {
  const auto first = static_cast<std::uint8_t>(bytes.big(at, 1));
  if (first == 0) return std::nullopt;
  const auto count = static_cast<std::size_t>(std::countl_zero(first)) + 1;
  const std::uint64_t most = (std::uint64_t{1} << (7 * count)) - 1;
  const std::uint64_t value = bytes.big(at, count) & most;
  at += count;
  if (value == most) return std::nullopt;
  return value;
}

Promise matroskaPromise(const FileWords& bytes) {
  constexpr std::uint64_t kSegment = 0x18538067;
  std::uint64_t at = 4;  // after the ID of the EBML header
  const auto header = ebmlLength(bytes, at);
  if (!header || *header > bytes.size()) return std::nullopt;
  at += *header;
  if (bytes.big(at, 4) != kSegment) return std::nullopt;
  at += 4;
  const auto length = ebmlLength(bytes, at);
  if (!length) return std::nullopt;
  return endOf(at, *length);
}

/// Checks that the last page of an Ogg file is marked as the last of its stream.
std::optional<std::string> whyOggIsCut(const FileWords& bytes) {
  constexpr std::size_t kMaxPage = 65307, kHeader = 27;
  constexpr std::uint8_t kEndOfStream = 4;
  const std::uint64_t from = bytes.size() - std::min<std::uint64_t>(bytes.size(), 2 * kMaxPage);
  std::vector<char> tail(static_cast<std::size_t>(bytes.size() - from));
  if (!bytes.take(from, tail.data(), tail.size())) return std::nullopt;
  const std::string_view text(tail.data(), tail.size());
  const auto page = text.rfind(std::string_view("OggS\0", 5));
  if (page == std::string_view::npos || text.size() - page < kHeader) return "ends within a page";
  const auto segments = static_cast<std::uint8_t>(text[page + 26]);
  std::size_t length = kHeader + segments;
  if (page + length > text.size()) return "ends within a page";
  for (std::size_t i = 0; i < segments; ++i) length += static_cast<std::uint8_t>(text[page + kHeader + i]);
  if (page + length > text.size()) return "ends within a page";
  if ((static_cast<std::uint8_t>(text[page + 5]) & kEndOfStream) == 0) return "has no end mark";
  return std::nullopt;
}

}  // namespace

std::optional<std::string> whyCutShort(int file, std::int64_t size) {
  const FileWords bytes(file, size);
  const std::string start = bytes.word(0);
  if (start == "OggS") return whyOggIsCut(bytes);
  Promise promise;
  if (start == "RIFF" || start == "RF64" || start == "BW64" || start == "RIFX") {
    promise = riffPromise(bytes);
  } else if (start == "FORM") {
    const std::uint64_t length = bytes.big(4, 4);
    if (length < kMinUnknown) promise = endOf(8, length);
  } else if (start == "caff") {
    promise = cafPromise(bytes);
  } else if (start == "\x1A\x45\xDF\xA3") {
    promise = matroskaPromise(bytes);
  } else if (bytes.word(4) == "ftyp") {
    promise = boxPromise(bytes);
  }
  if (!promise || *promise <= bytes.size()) return std::nullopt;
  return fmt::format("holds {} of the {} bytes that it promises", bytes.size(), *promise);
}

}  // namespace app
