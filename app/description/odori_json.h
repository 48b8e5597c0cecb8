// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "app/description/json_object.h"
#include "app/description/show_description.h"
#include "app/tree/file_tree.h"
#include "pmx/base/result.h"

namespace app {

/// An OdoriFormat is a kind of JSON file that is Odori's own. Such a file is an object whose key
/// "format" has the name and whose key "version" is a number from 1 on.
struct OdoriFormat {
  std::string_view name;    ///< "odori show"
  std::string_view what;    ///< what messages call it: "show"
  int version = 1;          ///< the latest that is read
  std::size_t mostBytes{};  ///< of a file
};

/// This is where the paths in such a file begin: its folder, and the archive that contains it
/// (`a.zip!` as a whole part of a path); empty on the disk.
struct OdoriPlace {
  std::filesystem::path folder, within;
};
[[nodiscard]] OdoriPlace placeOf(const FileRef& file);

/// Parses a JSON text of a format; a byte order mark may precede it. Errors: NotThisFormat where it
/// is no JSON, another format or of a later version; those of readJson().
[[nodiscard]] base::Result<nlohmann::json> parseOdoriJson(std::string_view text, const OdoriFormat& format,
                                                          const std::function<bool()>& stopped = {});

/// An OdoriText is the text of such a file, and where it lies.
struct OdoriText {
  std::string text;
  OdoriPlace place;
};
/// Reads a file of a format. Errors carry the path: those of reading it; NotThisFormat where it has
/// more than the format's bytes.
[[nodiscard]] base::Result<OdoriText> readOdoriText(const std::filesystem::path& file, const OdoriFormat& format,
                                                    const OpenContext& context);

/// Returns whether a file is of a format, by the first 64 KiB of its content.
[[nodiscard]] bool isOdoriFile(const std::filesystem::path& file, const OdoriFormat& format,
                               const OpenContext& context);

/// Returns the whole path that a text of the file means; empty for an empty text. Where it can't be
/// meant, `why` says so.
[[nodiscard]] std::filesystem::path wholePath(const std::string& text, const OdoriPlace& place, std::string_view& why);

/// Reads the path under a key. An impossible one, or one that leads out of the archive, is an
/// issue, and leaves `value` as it is.
void readPath(JsonObject& object, const char* key, const OdoriPlace& place, std::filesystem::path& value);

/// An OdoriPaths writes paths relative to a file's folder, with `/`.
class OdoriPaths {
 public:
  explicit OdoriPaths(const std::filesystem::path& folder) : folder_(folder.lexically_normal()) {}
  /// Returns a path as the file has it; empty for one that isn't UTF-8, which JSON can't hold.
  [[nodiscard]] std::string text(const std::filesystem::path& file);
  /// Errors: CannotWrite where there was a path that isn't UTF-8.
  [[nodiscard]] base::Result<void> allWritten() const;

 private:
  std::filesystem::path folder_;
  std::string unwritable_;  // the first one
};

/// Adds keys that a file had and nobody knows. Keys of an inner object that is gone, such as a
/// camera, are left out, and so are malformed JSON pointers.
void addUnknown(nlohmann::ordered_json& json, const UnknownKeys& keys);

}  // namespace app
