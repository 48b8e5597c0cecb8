// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/stored_settings.h"

#include <cerrno>
#include <cmath>
#include <new>
#include <span>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <unistd.h>

#include <nlohmann/json.hpp>

#include "app/description/json_tree.h"
#include "pmx/base/file.h"

namespace app {
namespace {

namespace fs = std::filesystem;

using nlohmann::json;

constexpr std::size_t kMaxDepth = 8;  // ours are lists of lists

/// These are the open settings of this program, so that a new window finds another's changes.
std::vector<StoredSettings*>& openOnes() {
  static std::vector<StoredSettings*> all;
  return all;
}

base::Result<base::FileBytes> bytesOf(const fs::path& file) {
  std::error_code failed;
  const auto about = fs::status(file, failed);  // a dangling link is written through
  if (about.type() == fs::file_type::not_found) return base::FileBytes();
  if (fs::is_regular_file(file, failed) && fs::file_size(file, failed) > std::uintmax_t(StoredSettings::kMaxBytes))
    return base::fail(base::ErrorCode::CannotOpen, "is too large", file.string());
  return base::readFile(file);
}

json toJson(const QVariant& value) {
  switch (value.typeId()) {
    case QMetaType::Bool:
      return value.toBool();
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
      return value.toLongLong();
    case QMetaType::Float:
    case QMetaType::Double:
      return value.toDouble();
    case QMetaType::QStringList:
    case QMetaType::QVariantList: {
      json list = json::array();
      for (const QVariant& each : value.toList()) list.push_back(toJson(each));
      return list;
    }
    default:
      return value.toString().toStdString();
  }
}

/// Returns an invalid one for values of other kinds.
QVariant toVariant(const json& value) {
  if (value.is_boolean()) return value.get<bool>();
  if (value.is_string()) return QString::fromStdString(value.get_ref<const std::string&>());
  if (value.is_number() && std::abs(value.get<double>()) <= StoredSettings::kMaxNumber)
    return value.is_number_integer() ? QVariant(value.get<qlonglong>()) : QVariant(value.get<double>());
  if (!value.is_array()) return {};
  QVariantList list;
  for (const json& each : value) list.push_back(toVariant(each));
  return list;
}

/// Returns an empty object for no bytes. Errors: those of readJson(), and NotThisFormat for what
/// isn't an object, both with the file.
base::Result<json> parsed(std::span<const std::byte> bytes, const fs::path& file) {
  if (bytes.empty()) return json::object();
  auto read = readJson({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, kMaxDepth);
  if (!read) {
    read.error().file = file.string();
    return read;
  }
  if (!read->is_object())
    return base::fail(base::ErrorCode::NotThisFormat, "isn't an object of settings (JSON)", file.string());
  return read;
}

std::string textOf(const json& values) { return values.dump(2, ' ', false, json::error_handler_t::replace) + '\n'; }

/// Lets one window at a time write settings in this folder, and leaves no lock file. If the lock
/// isn't available within a while, another window's changes at that moment may be lost.
class FolderLock {
 public:
  explicit FolderLock(const fs::path& folder) : folder_(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC)) {
    constexpr int kTries = 100, kTurn = 10;  // milliseconds
    for (int i = 0; i < kTries && folder_ >= 0 && ::flock(folder_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK; ++i)
      ::poll(nullptr, 0, kTurn);
  }
  ~FolderLock() {
    if (folder_ >= 0) ::close(folder_);
  }
  FolderLock(const FolderLock&) = delete;
  FolderLock& operator=(const FolderLock&) = delete;

 private:
  int folder_;
};

}  // namespace

StoredSettings::StoredSettings(const fs::path& file) : file_(file) {
  constexpr int kDelay = 500;  // milliseconds
  turn_.setSingleShot(true);
  turn_.setInterval(kDelay);
  QObject::connect(&turn_, &QTimer::timeout, &turn_, [this] {
    const auto kept = keep();
    if (!kept && tell_) std::exchange(tell_, {})(kept.error());
  });
}

StoredSettings::~StoredSettings() {
  static_cast<void>(keep());  // who wants to report a failure has called keep() before
  std::erase(openOnes(), this);
}

base::Result<std::unique_ptr<StoredSettings>> StoredSettings::open(const fs::path& file) {
  for (StoredSettings* other : openOnes()) {
    if (other->file_ == file) static_cast<void>(other->keep());
  }
  std::unique_ptr<StoredSettings> settings(new StoredSettings(file));
  try {
    if (auto read = settings->read(); !read) return tl::unexpected(read.error());
  } catch (const std::bad_alloc&) {
    return base::fail(base::ErrorCode::CannotOpen, "there is no memory for it", file.string());
  }
  openOnes().push_back(settings.get());
  return settings;
}

base::Result<void> StoredSettings::read() {
  const auto bytes = bytesOf(file_);
  if (!bytes) return tl::unexpected(bytes.error());
  const auto read = parsed(*bytes, file_);
  if (!read) return tl::unexpected(read.error());
  for (const auto& [key, stored] : read->items()) {
    if (QVariant value = toVariant(stored); value.isValid()) values_[QString::fromStdString(key)] = std::move(value);
  }
  known_ = values_;
  return {};
}

void StoredSettings::setValue(const QString& key, const QVariant& value) {
  values_[key] = toVariant(toJson(value));  // as it would be read, so that both are equal
  turn_.start();
}

void StoredSettings::remove(const QString& key) {
  values_.removeIf([&](const auto& each) { return each.key() == key || each.key().startsWith(key + u'/'); });
  turn_.start();
}

base::Result<void> StoredSettings::keep() {
  turn_.stop();
  try {
    return keepMerged();
  } catch (const std::bad_alloc&) {
    return base::cannotWrite(file_, ENOMEM);
  }
}

base::Result<void> StoredSettings::keepMerged() {
  if (values_ == known_) return {};
  std::error_code failed;
  // Writing reports a folder that couldn't be made.
  fs::create_directories(file_.parent_path(), failed);
  const FolderLock lock(file_.parent_path());
  const auto bytes = bytesOf(file_);
  if (!bytes) return tl::unexpected(bytes.error());
  // The file gets only what changed here since it was read: another window may have written others.
  // One that was damaged meanwhile has nothing to keep, and gets all values.
  const auto theirs = parsed(*bytes, file_);
  json values = theirs.value_or(json::object());
  for (const QString& key : known_.keys()) {
    if (!values_.contains(key)) values.erase(key.toStdString());
  }
  for (auto each = values_.begin(); each != values_.end(); ++each) {
    if (!theirs || known_.value(each.key()) != each.value()) values[each.key().toStdString()] = toJson(each.value());
  }
  const std::string text = textOf(values);
  if (auto written = base::writePrivateFile(file_, std::as_bytes(std::span(text))); !written) return written;
  known_ = values_;
  return {};
}

}  // namespace app
