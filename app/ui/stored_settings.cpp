// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/stored_settings.h"

#include <algorithm>
#include <cerrno>
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

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QTemporaryDir>

#include "app/widgets/text.h"
#include "pmx/base/file.h"

namespace app {
namespace {

namespace fs = std::filesystem;

/// Qt writes sections in the order of their names: if this one is at the end, none is missing.
const QString kLastKey = QStringLiteral("\uFFFF/whole");
constexpr std::string_view kLastSection = "[%UFFFF]\nwhole=true\n";

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

/// Returns a value as it would be read from a file, so that both are equal.
QVariant asStored(const QVariant& value) {
  switch (value.typeId()) {
    case QMetaType::Bool:
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
    case QMetaType::Double:
      return value.toString();
    case QMetaType::QStringList: {
      const QStringList list = value.toStringList();
      return list.size() == 1 ? QVariant(list.front()) : value;
    }
    default:
      return value;
  }
}

/// This is a temporary file in a folder of its own, which is removed with this object. Each has a
/// new name, because Qt remembers what it read under one.
class Copy {
 public:
  [[nodiscard]] base::Result<QString> name() const {
    if (folder_.isValid()) return folder_.filePath(QStringLiteral("copy"));
    return base::fail(base::ErrorCode::CannotWrite, folder_.errorString().toStdString(),
                      QDir::tempPath().toStdString());
  }

 private:
  QTemporaryDir folder_;
};

/// Removes the file with which Qt locks such a copy. If memory runs out in Qt the lock stays, and
/// QSettings would wait for it for ever in its destructor. Nobody else uses the copy.
class LockRemoval {
 public:
  explicit LockRemoval(const QString& name) : lock_(toPath(name).string() + ".lock") {}
  ~LockRemoval() { ::unlink(lock_.c_str()); }
  LockRemoval(const LockRemoval&) = delete;
  LockRemoval& operator=(const LockRemoval&) = delete;

 private:
  std::string lock_;
};

base::Result<QVariantMap> parsed(std::span<const std::byte> bytes) {
  const Copy copy;
  const auto name = copy.name();
  if (!name) return tl::unexpected(name.error());
  QFile file(*name);
  const auto size = static_cast<qint64>(bytes.size());
  if (!file.open(QIODevice::WriteOnly) || file.write(reinterpret_cast<const char*>(bytes.data()), size) != size ||
      !file.flush())
    return base::cannotWrite(toPath(*name), errno != 0 ? errno : EIO);
  file.close();
  const QSettings settings(*name, QSettings::NativeFormat);
  QVariantMap values;
  for (const QString& key : settings.allKeys()) {
    // An invalid file may have a value without a name.
    if (!key.isEmpty()) values[key] = asStored(settings.value(key));
  }
  return values;
}

base::Result<base::FileBytes> textOf(const QVariantMap& values) {
  const Copy copy;
  const auto name = copy.name();
  if (!name) return tl::unexpected(name.error());
  QSettings settings(*name, QSettings::NativeFormat);
  const LockRemoval removal(*name);  // is destroyed before the settings are
  for (auto each = values.begin(); each != values.end(); ++each) settings.setValue(each.key(), each.value());
  settings.setValue(kLastKey, true);
  settings.sync();
  auto bytes = base::readFile(toPath(*name));
  if (!bytes) return bytes;
  const auto last = std::as_bytes(std::span(kLastSection));
  const bool whole = bytes->size() >= last.size() &&
                     std::equal(last.begin(), last.end(), bytes->end() - static_cast<std::ptrdiff_t>(last.size()));
  // Qt doesn't give the reason; this is the usual one.
  if (!whole) return base::cannotWrite(toPath(*name), ENOSPC);
  bytes->resize(bytes->size() - last.size());
  // This is the empty line before a section.
  if (bytes->size() > 1 && bytes->end()[-2] == std::byte{'\n'}) bytes->pop_back();
  return bytes;
}

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

StoredSettings::StoredSettings(const fs::path& file, GroupOf groupOf) : file_(file), groupOf_(std::move(groupOf)) {
  constexpr int kWait = 500;  // milliseconds, so that dragging a slider writes once
  turn_.setSingleShot(true);
  turn_.setInterval(kWait);
  QObject::connect(&turn_, &QTimer::timeout, &turn_, [this] {
    const auto kept = keep();
    if (!kept && tell_) std::exchange(tell_, {})(kept.error());
  });
}

StoredSettings::~StoredSettings() {
  static_cast<void>(keep());  // who wants to report a failure has called keep() before
  std::erase(openOnes(), this);
}

base::Result<std::unique_ptr<StoredSettings>> StoredSettings::open(const fs::path& file, GroupOf groupOf) {
  for (StoredSettings* other : openOnes()) {
    if (other->file_ == file) static_cast<void>(other->keep());
  }
  std::unique_ptr<StoredSettings> settings(new StoredSettings(file, std::move(groupOf)));
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
  auto values = parsed(*bytes);
  if (!values) return tl::unexpected(values.error());
  values_ = std::move(*values);
  known_ = values_;
  return {};
}

void StoredSettings::setValue(const QString& key, const QVariant& value) {
  values_[key] = asStored(value);
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

/// Returns the file's values with the changes from known_ to values_.
QVariantMap StoredSettings::mergedWith(QVariantMap theirs) const {
  const auto group = [this](const QString& key) { return groupOf_ ? groupOf_(key) : QString(); };
  QStringList keys = known_.keys() + values_.keys();
  keys.removeDuplicates();
  QStringList changed;
  for (const QString& key : keys) {
    if (known_.contains(key) == values_.contains(key) && known_.value(key) == values_.value(key)) continue;
    theirs.remove(key);
    if (values_.contains(key)) theirs[key] = values_.value(key);
    if (const QString name = group(key); !name.isEmpty()) changed << name;
  }
  theirs.removeIf([&](const auto& each) { return changed.contains(group(each.key())); });
  for (const QString& key : values_.keys()) {
    if (changed.contains(group(key))) theirs[key] = values_.value(key);
  }
  return theirs;
}

base::Result<void> StoredSettings::keepMerged() {
  if (values_ == known_) return {};
  std::error_code failed;
  // Writing reports a folder that couldn't be made.
  fs::create_directories(file_.parent_path(), failed);
  const FolderLock lock(file_.parent_path());
  const auto bytes = bytesOf(file_);
  if (!bytes) return tl::unexpected(bytes.error());
  const auto theirs = parsed(*bytes);
  if (!theirs) return tl::unexpected(theirs.error());
  const auto text = textOf(mergedWith(*theirs));
  if (!text) return tl::unexpected(text.error());
  if (*text != *bytes) {
    if (auto written = base::writePrivateFile(file_, *text); !written) return written;
  }
  known_ = values_;
  return {};
}

}  // namespace app
