// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <span>
#include <string_view>

#include <sys/stat.h>

#include "pmx/base/result.h"

namespace base {

/// This is the only way in which the program writes a file: it grows beside its destination as
/// `name.<number>-<letters>.part` and takes the name when it is whole and on the disk. The
/// destination stays as it is until then, even if the machine stops. Names of two part files never
/// meet, whatever program, machine or container makes them; while one is being written it is locked
/// (flock), which tells it from one that a killed program left.
class PartFile {
 public:
  /// Makes an empty part file beside the destination and opens it for writing. A link is followed
  /// to its file (behindLinks()), so that it stays a link. Part files of this destination that
  /// killed programs left are removed first. Errors: CannotWrite where the folder takes no file,
  /// where the system doesn't follow a link, and where the destination exists and isn't a regular
  /// file, may not be written, or has an owner, group, access list or attributes that a new file
  /// can't have (takeAttributes()).
  [[nodiscard]] static Result<PartFile> create(const std::filesystem::path& destination);
  /// Makes one without looking for part files that were left, which costs a listing of the folder.
  [[nodiscard]] static Result<PartFile> createAmongMany(const std::filesystem::path& destination);

  PartFile(PartFile&& other) noexcept;
  PartFile& operator=(PartFile&&) = delete;
  PartFile(const PartFile&) = delete;
  PartFile& operator=(const PartFile&) = delete;
  ~PartFile();  ///< removes a file that wasn't committed
  /// Removes it now, without memory: the program ends, and runs no destructors. Nothing else may be
  /// called then.
  void abandon() const noexcept;

  /// Returns the open file; it belongs to this object.
  [[nodiscard]] int descriptor() const { return descriptor_; }
  /// Returns where it grows.
  [[nodiscard]] const std::filesystem::path& path() const { return part_; }
  /// Returns the name that it takes, with links followed.
  [[nodiscard]] const std::filesystem::path& destination() const { return destination_; }

  /// Appends all of these bytes. Errors: CannotWrite with the system's reason.
  [[nodiscard]] Result<void> write(std::span<const std::byte> bytes);
  /// From now on only its owner may read and write it; a file that it replaces gives it its own
  /// mode nevertheless. Errors: CannotWrite.
  [[nodiscard]] Result<void> makePrivate();

  /// This says what becomes of a file that is whole and can't have the name.
  enum class Nameless { Kept, Removed };
  /// Gives the file the owner, the group, the mode, the access list and the attributes of a file
  /// that it replaces, writes it to the disk, and gives it the name. Call it once. Errors:
  /// CannotWrite; then the destination is as it was, and nothing is left, except for a file that is
  /// whole, can't have the name and is to be kept: the error says where it is.
  [[nodiscard]] Result<void> commit(Nameless nameless = Nameless::Kept);
  /// Writes the file to the disk and gives it the name where nothing has it; returns false where
  /// something does, even if that came a moment ago. Call it once. Errors: CannotWrite. Unless it
  /// has the name, nothing is left of it.
  [[nodiscard]] Result<bool> commitNew();

 private:
  PartFile() = default;
  static Result<PartFile> make(const std::filesystem::path& destination, bool amongMany);
  Result<void> take(const struct stat& replaced, mode_t more);
  [[nodiscard]] Error kept(Error error, Nameless nameless);
  Result<void> bringToDisk();
  Result<void> closeNamed();

  std::filesystem::path destination_, part_;  // part_ empty: nothing to remove
  int descriptor_ = -1;
};

/// Removes part files in a folder that killed programs left and for whose destinations' names
/// `ours` returns true. Those that a program is writing stay, and so do all on network file
/// systems, where a lock isn't seen by other machines.
void removeStaleParts(const std::filesystem::path& folder, const std::function<bool(std::string_view name)>& ours);

}  // namespace base
