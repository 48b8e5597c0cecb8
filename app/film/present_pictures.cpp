// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/film/present_pictures.h"

#include <system_error>

#include "pmx/base/file.h"
#include "pmx/base/folder_names.h"

namespace app {

base::Result<void> forEachPresent(
    const PictureName& name, const PictureNumbers& numbers,
    const std::function<bool(const std::filesystem::path& picture, std::int64_t number)>& each) {
  const auto folder = name.folder();
  bool going = true;
  const auto unread = base::forEachName(folder, [&](std::string_view file) {
    const auto number = name.number(file);
    if (number && *number >= numbers.first && *number <= numbers.last) going = each(folder / file, *number);
    return going;
  });
  if (!going || !unread || unread == std::errc::no_such_file_or_directory) return {};
  if (numbers.count() > kMaxAskedFor) return base::cannotWrite(folder, unread.value());
  for (std::int64_t number = numbers.first; number <= numbers.last && going; ++number) {
    const auto picture = name.path(number);
    std::error_code unknown;
    if (std::filesystem::exists(picture, unknown)) going = each(picture, number);
  }
  return {};
}

}  // namespace app
