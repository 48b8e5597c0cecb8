// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/tar_stream.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace app {
namespace {

constexpr int kMaxDamagedBlocks = 16;
constexpr auto kCutOff = "it is cut off";

std::uint64_t paddingOf(std::uint64_t size) { return (kTarBlock - size % kTarBlock) % kTarBlock; }

}  // namespace

base::Result<std::unique_ptr<EntryStream>> TarStream::open(std::shared_ptr<const ArchiveBytes> archive) {
  auto bytes = UnpackedBytes::open(std::move(archive));
  if (!bytes) return tl::unexpected(std::move(bytes.error()));
  return std::unique_ptr<EntryStream>(new TarStream(std::move(*bytes)));
}

bool TarStream::mayTake(std::uint64_t headerBytes) {
  headerBytes_ += headerBytes;
  entryHeaderBytes_ += headerBytes;
  if (entryHeaderBytes_ <= kMaxTarHeader && headerBytes_ <= kMaxTarHeaders) return true;
  error_ = fmt::format("more than {} bytes of headers lie before {}",
                       entryHeaderBytes_ > kMaxTarHeader ? kMaxTarHeader : kMaxTarHeaders,
                       entryHeaderBytes_ > kMaxTarHeader ? "one file" : "its files");
  return false;
}

bool TarStream::takeBlock(TarBlock& block) {
  if (!mayTake(kTarBlock)) return false;
  auto data = bytes_->read(std::as_writable_bytes(std::span(block)));
  if (data.count == block.size()) return true;
  error_ = std::move(data.damage);
  if (error_.empty() && data.count > 0) error_ = kCutOff;
  return false;
}

std::optional<TarHeader> TarStream::takeHeader() {
  for (int damaged = 0; damaged <= kMaxDamagedBlocks; ++damaged) {
    TarBlock block{};
    if (!takeBlock(block) || isTarEnd(block)) {
      if (damaged == 0 || !error_.empty()) return std::nullopt;
      break;
    }
    if (auto header = tarHeader(block)) return header;
  }
  error_ = "it isn't a tape archive, or is damaged";
  return std::nullopt;
}

std::optional<std::string> TarStream::takeText(std::uint64_t size) {
  if (size > kMaxTarHeader || !mayTake(size + paddingOf(size))) {
    if (error_.empty()) error_ = fmt::format("more than {} bytes of headers lie before one file", kMaxTarHeader);
    return std::nullopt;
  }
  std::string text(static_cast<std::size_t>(size), '\0');
  auto data = bytes_->read(std::as_writable_bytes(std::span(text)));
  if (data.count == text.size()) {
    data = bytes_->skip(paddingOf(size));
    if (data.count == paddingOf(size)) return text;
  }
  error_ = data.damage.empty() ? kCutOff : std::move(data.damage);
  return std::nullopt;
}

bool TarStream::leaveData() {
  const auto rest = std::exchange(left_, 0) + std::exchange(padding_, 0);
  auto passed = bytes_->skip(rest);
  if (passed.count == rest) return true;
  error_ = passed.damage.empty() ? kCutOff : std::move(passed.damage);
  return false;
}

bool TarStream::passMap(const TarHeader& header) {
  TarBlock block{};
  for (bool more = header.moreMap; more; more = moreTarMap(block)) {
    if (takeBlock(block)) continue;
    if (error_.empty()) error_ = kCutOff;
    return false;
  }
  return true;
}

std::optional<PackedEntry> TarStream::next() {
  if (!error_.empty() || !leaveData()) return std::nullopt;
  entryHeaderBytes_ = 0;
  Said said;
  bool any = false;
  for (auto header = takeHeader(); header; header = takeHeader()) {
    any = true;
    switch (header->type) {
      case 'L':
      case 'x':
      case 'X': {
        auto text = takeText(header->size);
        if (!text) return std::nullopt;
        sawPax_ = sawPax_ || header->type != 'L';
        if (header->type == 'L') {
          said.longName = text->substr(0, text->find('\0'));
        } else {
          said.pax = paxRecords(*text);
        }
        break;
      }
      case 'g':  // records for all files; names and sizes have no meaning there
      case 'A':  // Solaris' access lists
      case 'K':  // the target of a link
      case 'V':  // the archive's own name
        if (!takeText(header->size)) return std::nullopt;
        break;
      default:
        if (!passMap(*header)) return std::nullopt;
        return entryOf(std::move(*header), std::move(said));
    }
  }
  if (error_.empty() && any && (said.longName || said.pax.name)) error_ = kCutOff;
  return std::nullopt;
}

PackedEntry TarStream::entryOf(TarHeader header, Said said) {
  PackedEntry entry;
  entry.name = said.pax.name   ? std::move(*said.pax.name)
               : said.longName ? std::move(*said.longName)
                               : std::move(header.name);
  const auto size = said.pax.size.value_or(header.size);
  constexpr std::string_view kLinks = "12", kDevices = "346";
  const bool device = kDevices.find(header.type) != std::string_view::npos;
  entry.link = device || kLinks.find(header.type) != std::string_view::npos;
  entry.folder = header.type == '5' || header.type == 'D' || (!entry.link && entry.name.ends_with('/'));
  if (header.type == 'S' || said.pax.sparse) entry.unreadable = "is a sparse file";
  // GNU's lists of folders have data. Links have data in pax archives; elsewhere their size means
  // nothing.
  const bool data = header.type == 'D' || (header.type == '1' && sawPax_) || (!entry.link && !entry.folder);
  left_ = data ? size : 0;
  padding_ = paddingOf(left_);
  entry.size = left_;
  return entry;
}

StreamData TarStream::read(std::span<std::byte> to) {
  const auto count = static_cast<std::size_t>(std::min<std::uint64_t>(to.size(), left_));
  auto data = bytes_->read(to.first(count));
  left_ -= data.count;
  if (data.count == count) {
    data.damage.clear();
  } else {
    data.damage = "can't be unpacked: " + (data.damage.empty() ? std::string(kCutOff) : data.damage);
  }
  return data;
}

}  // namespace app
