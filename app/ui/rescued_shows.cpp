// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/rescued_shows.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <span>
#include <system_error>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/description/show_json.h"
#include "pmx/base/file.h"
#include "pmx/base/folder_names.h"
#include "pmx/base/text.h"

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr const char* kKey = "/rescued";       // of the show, beside those that it has
const QString kFrom = QStringLiteral("from");  // of that
constexpr std::string_view kEnding = ".odori", kPattern = "0000-00-00_00-00-00_0.odori";

/// `2026-03-01_18-30-00_1234.odori`, with nanoseconds and the number of the program that wrote it behind the second: names of
/// which the later is the greater.
bool isName(std::string_view name) {
  const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
  if (name.size() < kPattern.size() || !name.ends_with(kEnding)) return false;
  name.remove_suffix(kEnding.size());
  const std::size_t fixed = kPattern.size() - kEnding.size();
  for (std::size_t i = 0; i < name.size(); ++i) {
    const char wanted = i < fixed ? kPattern[i] : '0';
    if (wanted == '0' ? !isDigit(name[i]) : name[i] != wanted) return false;
  }
  return true;
}

std::string newName() {
  // With the part of the second: the same window may keep its show again at once.
  timespec now{};
  static_cast<void>(::clock_gettime(CLOCK_REALTIME, &now));
  return fmt::format("{:%Y-%m-%d_%H-%M-%S}_{:09}{}{}", fmt::gmtime(now.tv_sec), now.tv_nsec, ::getpid(), kEnding);
}

/// What was on the stage is nobody else's business.
base::Result<void> makePrivateFolder(const fs::path& folder) {
  std::error_code failed;
  fs::create_directories(folder.parent_path(), failed);  // what can't be made can't be written to
  if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST) return base::cannotWrite(folder, errno);
  return {};
}

}  // namespace

fs::path RescuedShows::standardFolder() {
  const auto named = [](const char* variable) {
    const char* value = std::getenv(variable);
    return fs::path(value != nullptr && *value == '/' ? value : "");  // others don't count, says the standard
  };
  if (const fs::path state = named("XDG_STATE_HOME"); !state.empty()) return state / "odori" / "rescued";
  const fs::path home = named("HOME");
  return home.empty() ? home : home / ".local" / "state" / "odori" / "rescued";
}

base::Result<fs::path> RescuedShows::keep(ShowDescription show, const fs::path& from) const {
  if (folder_.empty()) return base::cannotWrite("rescued", ENOENT);
  if (auto made = makePrivateFolder(folder_); !made) return tl::unexpected(made.error());
  QJsonObject origin;
  if (base::isUtf8(from.native()) && !from.empty()) {
    std::error_code failed;
    origin[kFrom] = QString::fromStdString(fs::absolute(from, failed).string());
  }
  show.unknown[kKey] = QJsonDocument(origin).toJson(QJsonDocument::Compact).toStdString();
  const auto json = showJson(show, folder_);
  if (!json) return tl::unexpected(json.error());
  const fs::path file = folder_ / newName();
  return base::writePrivateFile(file, std::as_bytes(std::span(*json))).map([&file] { return file; });
}

std::vector<fs::path> RescuedShows::all() const {
  std::vector<fs::path> files;
  if (folder_.empty()) return files;
  static_cast<void>(base::forEachName(folder_, [&](std::string_view name) {
    std::error_code failed;
    const fs::path file = folder_ / name;
    if (isName(name) && fs::is_regular_file(fs::symlink_status(file, failed))) files.push_back(file);
    return true;
  }));
  std::ranges::sort(files, std::greater<>());
  return files;
}

bool RescuedShows::has(const fs::path& file) const {
  return !folder_.empty() && file.parent_path() == folder_ && isName(file.filename().native());
}

void RescuedShows::remove(const fs::path& file) const {
  if (has(file)) ::unlink(file.c_str());
}

fs::path RescuedShows::takeOrigin(ShowDescription& show) {
  fs::path origin;
  std::erase_if(show.unknown, [&origin](const auto& unknown) {
    const auto& [key, text] = unknown;
    if (key != kKey) return false;
    origin = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object()[kFrom].toString().toStdString();
    return true;
  });
  return origin;
}

}  // namespace app
