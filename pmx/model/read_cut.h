// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "pmx/base/byte_reader.h"

namespace pmx {

// These keep parts of a section that the end of the file cuts, in PMX and PMD alike
// (mmd-reference.md 2.14). A source is what a reader's functions share: `in`, `cut` and begin().

/// This says which part of a cut record can be used; its reader sets it on the way.
struct CutRecord {
  static constexpr std::size_t kNever = std::numeric_limits<std::size_t>::max();
  std::size_t enough = kNever;  ///< Once it is read up to here, missing numbers count as zero.
  /// It ends inside a list, and each entry before has a meaning by itself.
  bool listKept = false;
  /// This says what became of it, and follows the reason why it ended; empty: nothing was kept.
  std::string outcome;
};

/// Reads the record again, with zeros after its bytes. Returns true where everything that it can't
/// be used without was read.
template <class Source, class T, class ReadOne>
bool readWithZeros(Source& source, std::span<const std::byte> bytes, T& record, ReadOne& readOne) {
  if (source.in.error().code == base::ErrorCode::BadValue) return false;  // it isn't cut
  constexpr std::size_t kZeros = 128;  // This is more than the numbers of any record.
  std::vector<std::byte> padded(bytes.size() + kZeros);
  std::copy(bytes.begin(), bytes.end(), padded.begin());
  const base::ByteReader ended = std::exchange(source.in, base::ByteReader(padded));
  T filled;
  readOne(source, filled);
  const bool usable = !source.in.failed() && source.cut.enough <= bytes.size();
  source.in = ended;
  if (usable) record = std::move(filled);
  return usable;
}

/// Reads up to `count` elements of at least `minBytes` each, of which the file may hold fewer.
/// Those that are whole are kept, and what is left of the last one if it can be used.
template <class Source, class T, class ReadOne>
void readUpToCut(Source& source, std::string_view name, std::size_t count, std::size_t minBytes,
                 std::vector<T>& elements, ReadOne readOne) {
  if (source.in.failed()) return;
  elements.reserve(elements.size() + std::min(count, source.in.left() / minBytes + 1));
  for (std::size_t i = 0; i < count; ++i) {
    source.begin(name, static_cast<std::int64_t>(i));
    source.cut = {};
    const auto bytes = source.in.rest();
    readOne(source, elements.emplace_back());
    if (!source.in.failed()) continue;
    const bool listKept = source.cut.listKept;
    if (!listKept && !readWithZeros(source, bytes, elements.back(), readOne)) return elements.pop_back();
    source.cut.outcome = listKept ? "; its entries before are kept" : "; what is missing of it counts as zero";
    if (i + 1 < count) source.cut.outcome += fmt::format("; {} of {} are there", i + 1, count);
    return;
  }
}

}  // namespace pmx
