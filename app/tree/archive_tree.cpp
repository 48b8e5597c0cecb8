// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/archive_tree.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "app/tree/entry_name.h"
#include "app/tree/stream_reader.h"
#include "app/tree/tree_name.h"
#include "app/tree/zip_reader.h"
#include "pmx/base/issue_group.h"
#include "pmx/base/printable.h"
#include "pmx/base/text.h"

namespace app {
namespace {

constexpr std::size_t kShownCharacters = 200;
constexpr std::string_view kOfMacOs = "is macOS' own";

constexpr const char* kDiskFailed = "its archive can't be read: the disk fails";

base::Result<std::unique_ptr<const ArchiveReader>> openReader(std::shared_ptr<const ArchiveBytes> bytes,
                                                              ArchiveFormat format, const ArchiveLimits& limits,
                                                              std::shared_ptr<UnpackBudget> unpacking) {
  if (format == ArchiveFormat::Zip) return openZip(std::move(bytes), limits);
  return openStream(std::move(bytes), format, limits, static_cast<std::size_t>(limits.keptBytes), std::move(unpacking));
}

}  // namespace

ArchiveTree::ArchiveTree(std::unique_ptr<const ArchiveReader> reader, std::filesystem::path shown,
                         std::filesystem::path disk, const ArchiveOptions& options)
    : FileTree(options.context),
      reader_(std::move(reader)),
      shown_(std::move(shown)),
      disk_(std::move(disk)),
      options_(options),
      paid_(reader_->entries().size(), false) {}

base::Result<std::shared_ptr<const ArchiveTree>> ArchiveTree::open(std::shared_ptr<const ArchiveBytes> bytes,
                                                                   std::filesystem::path shown,
                                                                   std::filesystem::path disk,
                                                                   const ArchiveOptions& options) {
  return open(std::move(bytes), std::move(shown), std::move(disk), options, nullptr);
}

base::Result<std::shared_ptr<ArchiveTree>> ArchiveTree::open(std::shared_ptr<const ArchiveBytes> bytes,
                                                             std::filesystem::path shown, std::filesystem::path disk,
                                                             const ArchiveOptions& options,
                                                             std::shared_ptr<UnpackBudget> unpacking) {
  if (!unpacking) unpacking = newUnpackBudget(options.limits, bytes->size());
  std::string start(kSignatureBytes, '\0');
  start.resize(bytes->read(0, std::as_writable_bytes(std::span(start))));
  const auto format = archiveFormat(start);
  if (!format && bytes->failures() > 0) return base::fail(base::ErrorCode::CannotRead, kDiskFailed, shown.string());
  if (!format) return base::fail(base::ErrorCode::NotThisFormat, "isn't an archive that is read", shown.string());
  auto reader = openReader(bytes, *format, options.limits, unpacking);
  if (!reader) {
    reader.error().file = shown.string();
  }
  // The list may have ended early because the disk failed.
  if (bytes->failures() > 0) return base::fail(base::ErrorCode::CannotRead, kDiskFailed, shown.string());
  if (!reader) return tl::unexpected(std::move(reader.error()));
  std::shared_ptr<ArchiveTree> tree(new ArchiveTree(std::move(*reader), std::move(shown), std::move(disk), options));
  tree->unpacking_ = std::move(unpacking);
  tree->bytes_ = std::move(bytes);
  tree->listing_.format = *format;
  tree->addEntries();
  return tree;
}

void ArchiveTree::addEntries() {
  listing_.issues = reader_->issues();
  auto decoded = decodeNames(*reader_, options_.limits, options_.names);
  listing_.encoding = decoded.encoding;
  listing_.encodingBy = decoded.by;
  listing_.entries.resize(reader_->entries().size());
  for (std::size_t i = 0; i < reader_->entries().size(); ++i) {
    const auto& packed = reader_->entries()[i];
    auto& entry = listing_.entries[i];
    entry = {std::move(decoded.names[i]), packed.size, packed.folder, packed.encrypted, false, {}};
    auto named = entryName(entry.name, options_.limits);
    entry.folder |= named.folder;
    entry.left = std::move(named.wrong);
    if (entry.left.empty() && named.ofMacOs) {
      entry.left = kOfMacOs;
    } else if (entry.left.empty() && packed.link) {
      entry.left = "is a link";
    }
    if (entry.left.empty()) {
      entry.name = named.name;
      entry.left = add(i, named.name);
      entry.inTree = entry.left.empty();
      if (entry.inTree && !entry.folder) entry.left = whyUnreadable(packed, options_.limits);
    }
  }
  // This comes last, since a later entry may replace an earlier one.
  base::IssueGroup left(listing_.issues, "entries", "that are left out or can't be read");
  for (std::size_t i = 0; i < listing_.entries.size(); ++i) {
    const auto& entry = listing_.entries[i];
    if (entry.left.empty() || entry.left == kOfMacOs) continue;
    left.add(i, [&] {
      return fmt::format("{} {}{}", base::printable(entry.name, kShownCharacters), entry.left,
                         entry.inTree ? "" : "; it is left out");
    });
  }
}

std::string ArchiveTree::add(std::size_t entry, const std::string& name) {
  const bool folder = listing_.entries[entry].folder;
  std::size_t node = 0;
  for (std::string_view rest = name; !rest.empty();) {
    const auto part = takePart(rest);
    if (auto& shadowed = nodes_[node].entry) {  // a file with the name of a folder
      leaveOut(*std::exchange(shadowed, std::nullopt), "has the name of a folder");
    }
    const auto known = nodes_[node].children.find(part);
    if (known != nodes_[node].children.end()) {
      node = known->second;
    } else {
      nodes_[node].children.emplace(part, nodes_.size());
      node = nodes_.size();
      nodes_.emplace_back();
      nodes_.back().entry = rest.empty() && !folder ? std::optional(entry) : std::nullopt;
      if (rest.empty()) return {};
    }
  }
  auto& there = nodes_[node].entry;
  if (folder && !there) return {};
  if (!folder && !there) return "has the name of a folder";
  if (folder) {
    leaveOut(*std::exchange(there, std::nullopt), "has the name of a folder");
  } else {
    leaveOut(*std::exchange(there, entry), "is there again; the later one counts");
  }
  return {};
}

void ArchiveTree::leaveOut(std::size_t entry, std::string why) {
  listing_.entries[entry].inTree = false;
  listing_.entries[entry].left = std::move(why);
}

const ArchiveTree::Node* ArchiveTree::find(std::string_view name) const {
  if (!isTreeName(name)) return nullptr;
  const Node* node = &nodes_.front();
  while (!name.empty()) {
    const auto child = node->children.find(takePart(name));
    if (child == node->children.end()) return nullptr;
    node = &nodes_[child->second];
  }
  return node;
}

std::vector<FileTree::Entry> ArchiveTree::list(std::string_view folder, std::error_code& /*unread*/) const {
  std::vector<Entry> found;
  const Node* node = find(folder);
  if (node == nullptr) return found;
  found.reserve(node->children.size());
  for (const auto& [name, child] : node->children)
    found.push_back({name, nodes_[child].entry ? Kind::File : Kind::Folder});
  return found;
}

std::optional<std::string> ArchiveTree::alike(std::string_view folder, std::string_view name) const {
  const Node* node = find(folder);
  if (node == nullptr) return std::nullopt;
  const std::string key = base::fileNameKey(name);
  const std::scoped_lock lock(mutex_);
  const auto [names, isNew] = byKey_.try_emplace(node);
  if (isNew) {
    for (const auto& [own, child] : node->children) names->second.try_emplace(base::fileNameKey(own), own);
  }
  const auto found = names->second.find(key);
  return found == names->second.end() ? std::nullopt : std::optional<std::string>(found->second);
}

FileTree::Kind ArchiveTree::kindOf(std::string_view name) const {
  const Node* node = find(name);
  if (node == nullptr) return Kind::Absent;
  return node->entry ? Kind::File : Kind::Folder;
}

std::filesystem::path ArchiveTree::pathOf(std::string_view name) const {
  return name.empty() ? shown_ : std::filesystem::path(shown_.native() + '!' + std::string(name));
}

std::uint64_t ArchiveTree::sizeOf(std::string_view name) const {
  const Node* node = find(name);
  return node == nullptr || !node->entry ? 0 : listing_.entries[*node->entry].size;
}

std::string ArchiveTree::firstBytes(std::string_view name, std::size_t count) const {
  const Node* node = find(name);
  if (node == nullptr || !node->entry || !listing_.entries[*node->entry].left.empty()) return {};
  return reader_->start(*node->entry, count);
}

std::optional<std::size_t> ArchiveTree::placeOf(std::string_view name) const {
  const Node* node = reader_->fromTheBeginning() ? find(name) : nullptr;
  return node == nullptr ? std::nullopt : node->entry;
}

base::Result<base::FileBytes> ArchiveTree::read(std::string_view name) const {
  const Node* node = find(name);
  const auto path = pathOf(name);
  if (node == nullptr) return notThere(path);
  if (!node->entry) return base::fail(base::ErrorCode::CannotOpen, "is a folder", path.string());
  if (const auto& left = listing_.entries[*node->entry].left; !left.empty())
    return base::fail(base::ErrorCode::CannotOpen, left, path.string());
  if (!afford(*node->entry)) {
    return base::fail(base::ErrorCode::CannotOpen,
                      fmt::format("is not read: more than {} bytes of its archive would be", options_.limits.readBytes),
                      path.string());
  }
  const auto before = bytes_->failures();
  auto bytes = reader_->read(*node->entry);
  if (bytes) return bytes;
  if (bytes_->failures() > before) return base::fail(base::ErrorCode::CannotRead, kDiskFailed, path.string());
  bytes.error().file = path.string();
  return bytes;
}

bool ArchiveTree::afford(std::size_t entry) const {
  const std::scoped_lock lock(mutex_);
  if (paid_[entry]) return true;
  const std::uint64_t size = reader_->entries()[entry].size;
  for (std::uint64_t spent = *budget_; size <= options_.limits.readBytes - spent;) {
    if (!budget_->compare_exchange_weak(spent, spent + size)) continue;
    paid_[entry] = true;
    return true;
  }
  return false;
}

base::Result<std::shared_ptr<const ArchiveTree>> ArchiveTree::openInner(std::string_view name) const {
  const Node* node = find(name);
  const auto path = pathOf(name);
  if (node == nullptr || !node->entry) return notThere(path);
  if (inner_) {
    return base::fail(base::ErrorCode::NotThisFormat, "is an archive in an archive in an archive; it isn't opened",
                      path.string());
  }
  ArchiveOptions options = options_;
  options.names = context().chosenNames(path);
  options.limits.keptBytes /= kMaxInnerKeepers;  // several may be open together
  const std::pair key(*node->entry, options.names);
  {
    const std::scoped_lock lock(mutex_);
    if (const auto known = opened_.find(key); known != opened_.end()) {
      if (auto held = known->second.lock()) return held;
    }
    if (const auto why = unopened_.find(key); why != unopened_.end()) return tl::unexpected(why->second);
  }
  auto inner = read(name).and_then([&](base::FileBytes bytes) {
    return open(ArchiveBytes::of(std::move(bytes)), path, disk_, options, unpacking_);
  });
  if (!inner) {
    const std::scoped_lock lock(mutex_);
    unopened_.insert_or_assign(key, inner.error());
    return tl::unexpected(std::move(inner.error()));
  }
  (*inner)->inner_ = true;
  (*inner)->budget_ = budget_;
  const std::scoped_lock lock(mutex_);
  opened_[key] = *inner;
  return *inner;
}

}  // namespace app
