// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/stream_reader.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "app/tree/entry_stream.h"
#include "app/tree/seven_zip_checked.h"

namespace app {
namespace {

/// So many damaged entries are passed over; each costs a new run from the start.
constexpr std::size_t kMaxBad = 16;

/// The beginnings of entries that aren't kept whole are kept, since they tell a file's kind and an
/// image's size: kStart bytes of each up to kMaxStarts in all, then kMinStart.
constexpr std::size_t kStart = 65536, kMaxStarts = std::size_t{64} << 20U, kMinStart = 512;

/// Passing over an entry and beginning again cost so many bytes of the budget besides those
/// unpacked: about what could be unpacked in that time.
constexpr std::uint64_t kEntryCost = 1024, kBeginCost = std::uint64_t{1} << 20U;

constexpr auto kTooOften =
    "isn't read: the archive would be unpacked from its beginning too often; unpack it and open what is in it";

tl::unexpected<base::Error> damaged(std::string detail) {
  return base::fail(base::ErrorCode::BadValue, std::move(detail));
}

class StreamReader final : public ArchiveReader {
 public:
  StreamReader(std::shared_ptr<const ArchiveBytes> archive, ArchiveFormat format, const ArchiveLimits& limits,
               std::size_t mostKept, std::shared_ptr<UnpackBudget> unpacking)
      : archive_(std::move(archive)),
        size_(archive_->size()),
        format_(format),
        limits_(limits),
        mostKept_(mostKept),
        unpacking_(std::move(unpacking)) {}

  /// Lists the entries. It runs once.
  base::Result<void> listEntries() {
    if (format_ == ArchiveFormat::SevenZip) {
      auto checked = checkedSevenZip(archive_);
      if (!checked) return tl::unexpected(std::move(checked.error()));
      archive_ = std::move(*checked);
    }
    if (!unpacking_->take(beginCost())) return damaged(kTooOften);
    auto stream = openEntries(archive_, format_);
    if (!stream) return tl::unexpected(std::move(stream.error()));
    // Reaching an entry unpacks those before it, so the sum is what a pass may cost.
    const auto most = limits_.onePass(size_);
    std::uint64_t sum = 0;
    while (auto entry = (*stream)->next()) {
      sum += std::min(entry->size, most + 1);
      const bool tooMany = entries_.size() == limits_.entries;
      if (tooMany || sum > most) {
        leaveRest(tooMany
                      ? fmt::format("the first {} are read; the rest is left out", limits_.entries)
                      : fmt::format("more than {} bytes would be unpacked from here on; the rest is left out", most));
        return {};
      }
      if (!unpacking_->take(kEntryCost + entry->size)) {
        leaveRest("the archives in this one are too many, or too large; the rest is left out");
        return {};
      }
      entry->packedSize = std::max<std::uint64_t>(size_, 1);  // nothing better is known
      entries_.push_back(std::move(*entry));
    }
    const auto& error = (*stream)->error();
    if (!error.empty() && entries_.empty()) return damaged("the archive can't be read: " + error);
    if (!error.empty()) leaveRest(fmt::format("the archive is damaged here ({}); the rest is left out", error));
    return {};
  }

  [[nodiscard]] bool fromTheBeginning() const override { return true; }

  [[nodiscard]] base::Result<base::FileBytes> read(std::size_t entry) const override {
    const std::scoped_lock lock(mutex_);
    if (const auto kept = kept_.find(entry); kept != kept_.end()) return kept->second;
    return unpacked(entry);
  }

  [[nodiscard]] std::string start(std::size_t entry, std::size_t count) const override {
    const std::scoped_lock lock(mutex_);
    if (!kept_.contains(entry) && fits(entry)) {
      if (auto whole = unpacked(entry); !whole) return {};
    }
    if (const auto kept = kept_.find(entry); kept != kept_.end()) {
      const auto size = std::min(count, kept->second.size());
      return {reinterpret_cast<const char*>(kept->second.data()), size};
    }
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(count, entries_[entry].size));
    if (const auto known = starts_.find(entry); known != starts_.end() && known->second.size() >= wanted)
      return known->second.substr(0, wanted);
    if (bad_.contains(entry) || !goTo(entry)) return {};
    return startOf(entry, wanted).substr(0, wanted);
  }

 private:
  void leaveRest(std::string why) {
    issues_.push_back({"entries", static_cast<std::int64_t>(entries_.size()), -1, std::move(why)});
  }

  /// Returns true where an entry should be kept: it is readable and within what is left of the
  /// bound.
  [[nodiscard]] bool fits(std::size_t entry) const {
    const auto& packed = entries_[entry];
    return !packed.folder && !packed.link && whyUnreadable(packed, limits_).empty() &&
           packed.size <= mostKept_ - keptBytes_;
  }

  [[nodiscard]] std::uint64_t beginCost() const { return kBeginCost + 4 * (archive_->size() - size_); }

  /// Moves the stream to the data of an entry, or to what follows taken_. Entries on the way are
  /// unpacked and kept. Returns false where the archive is damaged before the entry, or the budget
  /// is spent.
  bool goTo(std::size_t entry) const {
    if (stream_ && next_ == entry + 1 && inData_) return true;
    while (entry < brokenFrom_ && !tooOften_) {
      if (!stream_ || next_ > entry) {
        tooOften_ = !unpacking_->take(beginCost());
        if (tooOften_) return false;
        auto opened = openEntries(archive_, format_);
        if (!opened) return false;
        stream_ = std::move(*opened);
        next_ = 0;
      }
      if (goOn(entry)) return true;
    }
    return false;
  }

  /// Moves on from where the stream is. Returns false where it must begin again, is broken from
  /// some entry on, or costs too much.
  bool goOn(std::size_t entry) const {
    while (next_ <= entry) {
      if (!stream_->next()) {
        brokenFrom_ = std::min(brokenFrom_, next_);
        stream_.reset();
        return false;
      }
      inData_ = true;
      taken_.clear();
      tooOften_ = !unpacking_->take(kEntryCost + entries_[next_].size);
      if (tooOften_) stream_.reset();
      if (tooOften_) return false;
      const std::size_t here = next_++;
      if (here == entry || kept_.contains(here) || bad_.contains(here)) continue;
      if (!fits(here)) {
        if (!starts_.contains(here)) startOf(here, 0);
        if (!stream_) return false;
        continue;
      }
      const auto bytes = dataOf(here);
      keep(here, bytes);
      if (!bytes) return false;
    }
    return true;
  }

  /// Returns the beginning of the stream's current entry, at least `least` bytes where it has them.
  /// A part that tells its kind is kept for good, and all of it until the stream moves on. Damaged
  /// data ends the stream.
  std::string startOf(std::size_t entry, std::size_t least) const {  // NOLINT(modernize-use-nodiscard): it keeps it
    const auto& packed = entries_[entry];
    if (packed.folder || packed.link || !whyUnreadable(packed, limits_).empty()) return {};
    const std::size_t most = startBytes_ < kMaxStarts ? kStart : kMinStart;
    const auto before = taken_.size();
    const auto wanted = static_cast<std::size_t>(std::min<std::uint64_t>(std::max(most, least), packed.size));
    if (wanted > before) {
      taken_.resize(wanted);
      auto data = stream_->read(std::as_writable_bytes(std::span(taken_).subspan(before)));
      taken_.resize(before + data.count);
      if (!data.damage.empty()) passBy(entry, std::move(data.damage));
    }
    if (!starts_.contains(entry)) {
      startBytes_ += std::min(most, taken_.size());
      starts_.emplace(entry, taken_.substr(0, most));
    }
    return taken_;
  }

  /// Marks an entry as damaged. libarchive may stop for good at damaged data; a new run that passes
  /// over the entry can read those after it.
  void passBy(std::size_t entry, std::string damage) const {
    bad_.emplace(entry, std::move(damage));
    if (bad_.size() > kMaxBad) brokenFrom_ = std::min(brokenFrom_, entry);
    stream_.reset();
  }

  /// Reads the data of the stream's current entry.
  [[nodiscard]] base::Result<base::FileBytes> dataOf(std::size_t entry) const {
    base::FileBytes bytes(static_cast<std::size_t>(entries_[entry].size));
    const auto before = std::exchange(taken_, {});
    std::ranges::copy(std::as_bytes(std::span(before)), bytes.begin());
    auto data = stream_->read(std::span(bytes).subspan(before.size()));
    data.count += before.size();
    inData_ = false;
    if (data.damage.empty()) {  // one byte more, since checksums are checked where the data ends
      std::byte more{};
      auto rest = stream_->read({&more, 1});
      data.damage = std::move(rest.damage);
      if (rest.count > 0) data.damage = "is damaged in the archive: it holds more than its size";
    }
    if (data.damage.empty() && data.count < bytes.size())
      data.damage = "is damaged in the archive: its data ends early";
    if (data.damage.empty()) return bytes;
    passBy(entry, data.damage);
    return damaged(std::move(data.damage));
  }

  void keep(std::size_t entry, const base::Result<base::FileBytes>& bytes) const {
    if (!bytes || bytes->size() > mostKept_ - keptBytes_) return;
    keptBytes_ += bytes->size();
    kept_.emplace(entry, *bytes);
  }

  [[nodiscard]] base::Result<base::FileBytes> unpacked(std::size_t entry) const {
    if (const auto bad = bad_.find(entry); bad != bad_.end()) return damaged(bad->second);
    if (!goTo(entry)) return damaged(tooOften_ ? kTooOften : "can't be unpacked: the archive is damaged before it");
    auto bytes = dataOf(entry);
    keep(entry, bytes);
    return bytes;
  }

  std::shared_ptr<const ArchiveBytes> archive_;
  std::uint64_t size_;  ///< bytes of the archive as it was given
  ArchiveFormat format_;
  ArchiveLimits limits_;
  std::size_t mostKept_;
  std::shared_ptr<UnpackBudget> unpacking_;
  mutable std::mutex mutex_;  ///< guards the members below
  mutable std::unique_ptr<EntryStream> stream_;
  mutable std::size_t next_ = 0;  ///< entry that the stream goes to next
  /// The entry before next_ is in taken_ so far, and its rest can be read.
  mutable bool inData_ = false;
  mutable std::string taken_;      ///< the beginning of the current entry
  mutable bool tooOften_ = false;  ///< the budget is spent
  mutable std::map<std::size_t, base::FileBytes> kept_;
  mutable std::size_t keptBytes_ = 0;
  mutable std::map<std::size_t, std::string> starts_;  ///< beginnings of unkept entries, by entry
  mutable std::size_t startBytes_ = 0;
  mutable std::map<std::size_t, std::string> bad_;  ///< damage of entries, by entry
  mutable std::size_t brokenFrom_ = SIZE_MAX;       ///< entries from here on can't be reached
};

}  // namespace

std::shared_ptr<UnpackBudget> newUnpackBudget(const ArchiveLimits& limits, std::uint64_t size) {
  return std::make_shared<UnpackBudget>(limits.passes * limits.onePass(size));
}

base::Result<std::unique_ptr<const ArchiveReader>> openStream(std::shared_ptr<const ArchiveBytes> archive,
                                                              ArchiveFormat format, const ArchiveLimits& limits,
                                                              std::size_t mostKept,
                                                              std::shared_ptr<UnpackBudget> unpacking) {
  if (!unpacking) unpacking = newUnpackBudget(limits, archive->size());
  auto reader = std::make_unique<StreamReader>(std::move(archive), format, limits, mostKept, std::move(unpacking));
  if (auto listed = reader->listEntries(); !listed) return tl::unexpected(std::move(listed.error()));
  return reader;
}

}  // namespace app
