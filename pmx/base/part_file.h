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

/// The one way in which the program writes a file: it grows beside its destination as `name.<number>-<letters>.part` and
/// takes the name when it is whole and on the disk. The destination stays as it is until then, also where the machine
/// stops. Names of two part files never meet, whatever program, machine or container makes them; while one is being written
/// it is locked (flock), by which others know it from one that a killed program left.
class PartFile {
 public:
  /// Makes an empty part file beside the destination and opens it for writing. Through a link to the file that it
  /// means (behindLinks()), so that the link stays one. Part files of this destination that killed programs left are
  /// removed first. Errors: CannotWrite where the folder takes no file, where the system doesn't follow a link, and where
  /// the destination is there and no regular file, one that may not be written, or one whose owner, group, access list or
  /// attributes a new file can't have (takeAttributes()).
  [[nodiscard]] static Result<PartFile> create(const std::filesystem::path& destination);
  /// The same without looking for part files that were left, which costs a listing of the folder.
  [[nodiscard]] static Result<PartFile> createAmongMany(const std::filesystem::path& destination);

  PartFile(PartFile&& other) noexcept;
  PartFile& operator=(PartFile&&) = delete;
  PartFile(const PartFile&) = delete;
  PartFile& operator=(const PartFile&) = delete;
  ~PartFile();  ///< removes what wasn't committed

  /// Open for writing; of this object.
  [[nodiscard]] int descriptor() const { return descriptor_; }
  /// Where it grows.
  [[nodiscard]] const std::filesystem::path& path() const { return part_; }
  /// The name it takes, with links followed.
  [[nodiscard]] const std::filesystem::path& destination() const { return destination_; }

  /// All of these bytes at the end. Errors: CannotWrite with the system's reason.
  [[nodiscard]] Result<void> write(std::span<const std::byte> bytes);
  /// From now on its owner alone may read and write it; a file that it replaces gives it its own mode nevertheless. Errors:
  /// CannotWrite.
  [[nodiscard]] Result<void> makePrivate();

  /// What becomes of a file that is whole and can't have the name.
  enum class Nameless { Kept, Removed };
  /// Gives the file the owner, the group, the mode, the access list and the attributes of a file that it replaces, brings it
  /// to the disk, and gives it the name. Once. Errors:
  /// CannotWrite; then the destination is as it was, and nothing is left, but for a file that is whole, can't have
  /// the name and is to be kept: the error says where it is.
  [[nodiscard]] Result<void> commit(Nameless nameless = Nameless::Kept);
  /// Brings the file to the disk and gives it the name where nothing has it; false where something does, also where that
  /// came there a moment ago. Once. Errors: CannotWrite. Unless it has the name, nothing is left of it.
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

/// Removes part files in a folder that killed programs left and whose destinations' names are `ours`. Those that a
/// program is writing stay, and so do all on file systems of a network, where a lock says nothing of other machines.
void removeStaleParts(const std::filesystem::path& folder, const std::function<bool(std::string_view name)>& ours);

}  // namespace base
