// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/unpacked_bytes.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

#include <archive.h>

namespace app {
namespace {

using namespace std::string_view_literals;

constexpr std::size_t kCompressionStart = 10;  // bytes that identify a compression

/// Returns the compression of a file with this beginning, as libarchive's number.
std::optional<int> compressionOf(std::string_view start) {
  constexpr std::array kKinds{std::pair{"\x1F\x8B\x08"sv, ARCHIVE_FILTER_GZIP},
                              std::pair{"\xFD\x37zXZ\0"sv, ARCHIVE_FILTER_XZ},
                              std::pair{"\x28\xB5\x2F\xFD"sv, ARCHIVE_FILTER_ZSTD}};
  // A size in hundreds of thousands of bytes, then a block or the end: a name in a tar archive may
  // begin with these letters.
  const bool sized =
      start.starts_with("BZh") && start.size() >= kCompressionStart && start[3] >= '1' && start[3] <= '9';
  if (sized && (start.substr(4, 6) == "1AY&SY"sv || start.substr(4, 6) == "\x17rE8P\x90"sv))
    return ARCHIVE_FILTER_BZIP2;
  for (const auto& [signature, filter] : kKinds) {
    if (start.starts_with(signature)) return filter;
  }
  return std::nullopt;
}

}  // namespace

UnpackedBytes::~UnpackedBytes() {
  if (unpacker_ != nullptr) archive_read_free(unpacker_);
}

base::Result<std::unique_ptr<UnpackedBytes>> UnpackedBytes::open(std::shared_ptr<const ArchiveBytes> file) {
  std::array<char, kCompressionStart> start{};
  const auto count = file->read(0, std::as_writable_bytes(std::span(start)));
  std::unique_ptr<UnpackedBytes> bytes(new UnpackedBytes(std::move(file)));
  const auto compression = compressionOf(std::string_view(start.data(), count));
  if (!compression) return bytes;
  const auto failure = [](std::string detail) { return base::fail(base::ErrorCode::BadValue, std::move(detail)); };
  bytes->unpacker_ = archive_read_new();
  // libarchive answers ARCHIVE_WARN where it would run another program as a filter: that is
  // refused.
  if (bytes->unpacker_ == nullptr || archive_read_support_format_raw(bytes->unpacker_) != ARCHIVE_OK ||
      archive_read_append_filter(bytes->unpacker_, *compression) != ARCHIVE_OK)
    return failure("is compressed in a way that isn't read here");
  archive_entry* whole = nullptr;
  if (!bytes->source_.begin(bytes->unpacker_) || archive_read_next_header(bytes->unpacker_, &whole) < ARCHIVE_WARN)
    return failure("the archive can't be read: " + libarchiveError(bytes->unpacker_));
  return bytes;
}

StreamData UnpackedBytes::read(std::span<std::byte> to) {
  StreamData data;
  if (unpacker_ == nullptr) {
    data.count = source_.bytes().read(at_, to);
    at_ += data.count;
    return data;
  }
  while (data.count < to.size()) {
    const auto got = archive_read_data(unpacker_, to.data() + data.count, to.size() - data.count);
    if (got < 0) data.damage = libarchiveError(unpacker_);
    if (got <= 0) break;
    data.count += static_cast<std::size_t>(got);
  }
  return data;
}

StreamData UnpackedBytes::skip(std::uint64_t count) {
  StreamData passed;
  if (unpacker_ == nullptr) {
    passed.count =
        static_cast<std::size_t>(std::min(count, source_.bytes().size() - std::min(at_, source_.bytes().size())));
    at_ += passed.count;
    return passed;
  }
  std::array<std::byte, 32768> piece;
  while (passed.count < count) {
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(piece.size(), count - passed.count));
    auto got = read(std::span(piece).first(wanted));
    passed.count += got.count;
    if (got.count == wanted) continue;
    passed.damage = std::move(got.damage);
    break;
  }
  return passed;
}

}  // namespace app
