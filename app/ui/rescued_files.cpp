// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/rescued_files.h"

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <functional>
#include <span>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fmt/chrono.h>
#include <fmt/format.h>
#include <QJsonDocument>
#include <QJsonObject>

#include "app/description/show_json.h"
#include "app/playlist/playlist_json.h"
#include "pmx/base/file.h"
#include "pmx/base/folder_names.h"
#include "pmx/base/part_file.h"
#include "pmx/base/text.h"

namespace app {
namespace {

namespace fs = std::filesystem;

constexpr const char* kKey = "/rescued";       // added to the file's own keys
const QString kFrom = QStringLiteral("from");  // in that object: the user's file
const QString kHash = QStringLiteral("hash");  // in that object: the hash of its content
constexpr std::string_view kPattern = "0000-00-00_00-00-00_0";

/// Makes the folder private, because it has the user's work.
base::Result<void> makePrivateFolder(const fs::path& folder) {
  std::error_code failed;
  // Writing reports a folder that couldn't be made.
  fs::create_directories(folder.parent_path(), failed);
  if (::mkdir(folder.c_str(), 0700) != 0 && errno != EEXIST) return base::cannotWrite(folder, errno);
  return {};
}

/// Opens and locks a file for good. Returns none if another process has the lock or has replaced
/// the name.
std::optional<base::OpenFile> locked(const fs::path& file) {
  // It is opened for writing, because network file systems refuse locks otherwise.
  constexpr int kFlags = O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK;
  base::OpenFile opened(::open(file.c_str(), O_RDWR | kFlags));
  if (opened.number() < 0) opened = base::OpenFile(::open(file.c_str(), O_RDONLY | kFlags));
  if (opened.number() < 0) return std::nullopt;
  if (::flock(opened.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return std::nullopt;
  struct stat open {
  }, named{};
  const bool same = ::fstat(opened.number(), &open) == 0 && ::lstat(file.c_str(), &named) == 0 &&
                    open.st_dev == named.st_dev && open.st_ino == named.st_ino;
  if (!same) return std::nullopt;
  return opened;
}

/// Writes a file as base::writePrivateFile() does. It is locked before it has its name.
base::Result<base::OpenFile> writeLocked(const fs::path& file, std::span<const std::byte> bytes) {
  auto part = base::PartFile::create(file);
  if (!part) return tl::unexpected(part.error());
  base::OpenFile lock(::fcntl(part->descriptor(), F_DUPFD_CLOEXEC, 0));
  if (lock.number() < 0) return base::cannotWrite(file, errno);
  auto written = part->makePrivate().and_then([&] { return part->write(bytes); }).and_then([&] {
    return part->commit(base::PartFile::Nameless::Removed);
  });
  if (!written) return tl::unexpected(written.error());
  return lock;
}

QString textOf(const ContentHash& hash) {
  return QString::fromLatin1(
      QByteArray::fromRawData(reinterpret_cast<const char*>(hash.data()), static_cast<qsizetype>(hash.size())).toHex());
}

std::optional<ContentHash> hashOf(const QString& text) {
  const QByteArray bytes = QByteArray::fromHex(text.toLatin1());
  ContentHash hash{};
  if (bytes.size() != static_cast<qsizetype>(hash.size())) return std::nullopt;
  std::memcpy(hash.data(), bytes.constData(), hash.size());
  return hash;
}

}  // namespace

UnsavedWork unsavedShow(ShowDescription show, FileOrigin from) {
  return {[show = std::move(show)](const std::string& key, const std::string& value, const fs::path& folder) {
            ShowDescription kept = show;
            kept.unknown[key] = value;
            return showJson(kept, folder);
          },
          std::move(from)};
}

UnsavedWork unsavedPlaylist(Playlist list, FileOrigin from) {
  return {[list = std::move(list)](const std::string& key, const std::string& value, const fs::path& folder) {
            Playlist kept = list;
            kept.unknown[key] = value;
            return playlistJson(kept, folder);
          },
          std::move(from)};
}

/// Names are like `2026-03-01_18-30-00_1234.odori`, with nanoseconds and the process number after
/// the second: a later name is greater.
bool RescuedFiles::isName(std::string_view name) const {
  const auto isDigit = [](char letter) { return letter >= '0' && letter <= '9'; };
  if (!name.ends_with(ending_)) return false;
  name.remove_suffix(ending_.size());
  if (name.size() < kPattern.size()) return false;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const char wanted = i < kPattern.size() ? kPattern[i] : '0';
    if (wanted == '0' ? !isDigit(name[i]) : name[i] != wanted) return false;
  }
  return true;
}

std::string RescuedFiles::newName() const {
  // Nanoseconds are needed because a window may store its work again at once.
  timespec now{};
  static_cast<void>(::clock_gettime(CLOCK_REALTIME, &now));
  return fmt::format("{:%Y-%m-%d_%H-%M-%S}_{:09}{}{}", fmt::gmtime(now.tv_sec), now.tv_nsec, ::getpid(), ending_);
}

fs::path RescuedFiles::standardFolder() {
  const auto named = [](const char* variable) {
    const char* value = std::getenv(variable);
    // The standard ignores relative paths.
    return fs::path(value != nullptr && *value == '/' ? value : "");
  };
  if (const fs::path state = named("XDG_STATE_HOME"); !state.empty()) return state / "odori" / "rescued";
  const fs::path home = named("HOME");
  return home.empty() ? home : home / ".local" / "state" / "odori" / "rescued";
}

base::Result<fs::path> RescuedFiles::keep(const UnsavedWork& work, const fs::path& before) {
  if (folder_.empty()) return base::cannotWrite("rescued", ENOENT);
  if (auto made = makePrivateFolder(folder_); !made) return tl::unexpected(made.error());
  QJsonObject origin;
  if (base::isUtf8(work.from.file.native()) && !work.from.file.empty()) {
    std::error_code failed;
    origin[kFrom] = QString::fromStdString(fs::absolute(work.from.file, failed).string());
    if (work.from.hash) origin[kHash] = textOf(*work.from.hash);
  }
  const auto json = work.json(kKey, QJsonDocument(origin).toJson(QJsonDocument::Compact).toStdString(), folder_);
  if (!json) return tl::unexpected(json.error());
  const auto bytes = std::as_bytes(std::span(*json));
  const ContentHash hash = contentHash(bytes);
  const bool again = locks_.contains(before);
  std::error_code gone;
  if (const auto at = written_.find(before);
      again && at != written_.end() && at->second == hash && fs::exists(before, gone))
    return before;
  const fs::path file = again ? before : folder_ / newName();
  auto lock = writeLocked(file, bytes);
  if (!lock) return tl::unexpected(lock.error());
  locks_[file] = std::move(*lock);
  written_[file] = hash;
  return file;
}

std::vector<fs::path> RescuedFiles::all() const {
  std::vector<std::pair<fs::file_time_type, fs::path>> found;
  std::vector<fs::path> files;
  if (folder_.empty()) return files;
  static_cast<void>(base::forEachName(folder_, [&](std::string_view name) {
    std::error_code failed;
    const fs::path file = folder_ / name;
    if (isName(name) && fs::is_regular_file(fs::symlink_status(file, failed)))
      found.emplace_back(fs::last_write_time(file, failed), file);
    return true;
  }));
  std::ranges::sort(found, std::greater<>());
  for (auto& each : found) files.push_back(std::move(each.second));
  return files;
}

bool RescuedFiles::has(const fs::path& file) const {
  return !folder_.empty() && file.parent_path() == folder_ && isName(file.filename().native());
}

bool RescuedFiles::claim(const fs::path& file) {
  if (!has(file)) return false;
  if (locks_.contains(file)) return true;
  auto lock = locked(file);
  if (!lock) return false;
  locks_[file] = std::move(*lock);
  return true;
}

void RescuedFiles::remove(const fs::path& file) {
  if (!locks_.contains(file)) return;
  ::unlink(file.c_str());
  locks_.erase(file);
  written_.erase(file);
}

FileOrigin RescuedFiles::takeOrigin(UnknownKeys& unknown) {
  FileOrigin origin;
  std::erase_if(unknown, [&origin](const auto& each) {
    const auto& [key, text] = each;
    if (key != kKey) return false;
    const QJsonObject told = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
    origin.file = told[kFrom].toString().toStdString();
    origin.hash = hashOf(told[kHash].toString());
    return true;
  });
  return origin;
}

}  // namespace app
