// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/stored_settings.h"

#include <algorithm>
#include <cerrno>
#include <new>
#include <span>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <poll.h>
#include <sys/file.h>
#include <unistd.h>

#include "app/widgets/text.h"
#include "pmx/base/file.h"

namespace app {
namespace {

namespace fs = std::filesystem;

/// Qt writes sections in the order of their names: with this one at the end, none is lacking.
const QString kLastKey = QStringLiteral("\uFFFF/whole");
constexpr std::string_view kLastSection = "[%UFFFF]\nwhole=true\n";

/// Of this program, so that a window that is opened finds what another has changed.
std::vector<StoredSettings*>& openOnes() {
  static std::vector<StoredSettings*> all;
  return all;
}

base::Result<base::FileBytes> bytesOf(const fs::path& file) {
  std::error_code failed;
  const auto about = fs::symlink_status(file, failed);
  if (about.type() == fs::file_type::not_found) return base::FileBytes();
  if (fs::is_regular_file(file, failed) && fs::file_size(file, failed) > std::uintmax_t(StoredSettings::kMostBytes))
    return tl::unexpected(base::Error{base::ErrorCode::CannotOpen, file.string(), {}, -1, -1, "is too large"});
  return base::readFile(file);
}

/// Of a copy. It is a new one each time: Qt remembers what it read under a name.
QString newName(const QTemporaryDir& folder) {
  static int number = 0;
  return folder.filePath(QString::number(++number));
}

/// Settings with the values of these bytes.
base::Result<std::unique_ptr<QSettings>> parsed(std::span<const std::byte> bytes, const QTemporaryDir& folder) {
  const QString name = newName(folder);
  if (auto copied = base::writeFile(toPath(name), bytes); !copied) return tl::unexpected(copied.error());
  return std::make_unique<QSettings>(name, QSettings::NativeFormat);
}

/// One of the windows at a time writes settings in this folder; no file of a lock is left by one that ends. Where it can't be had
/// in a while, what another window writes in that moment may be lost.
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

QVariantMap valuesOf(const QSettings& settings) {
  QVariantMap values;
  for (const QString& key : settings.allKeys()) {
    if (!key.isEmpty()) values[key] = settings.value(key);  // nonsense may have one without a name
  }
  return values;
}

base::Result<base::FileBytes> textOf(const QVariantMap& values, const QTemporaryDir& folder) {
  const QString name = newName(folder);
  QSettings copy(name, QSettings::NativeFormat);
  for (auto each = values.begin(); each != values.end(); ++each) copy.setValue(each.key(), each.value());
  copy.setValue(kLastKey, true);
  copy.sync();
  auto bytes = base::readFile(toPath(name));
  const auto last = std::as_bytes(std::span(kLastSection));
  const bool whole = bytes && bytes->size() >= last.size() &&
                     std::equal(last.begin(), last.end(), bytes->end() - static_cast<std::ptrdiff_t>(last.size()));
  if (!whole) return base::cannotWrite(toPath(name), ENOSPC);
  bytes->resize(bytes->size() - last.size());
  if (bytes->size() > 1 && bytes->end()[-2] == std::byte{'\n'}) bytes->pop_back();  // the empty line before a section
  return bytes;
}

/// Theirs, with what has changed from `known` to `ours`.
QVariantMap merged(const QVariantMap& known, const QVariantMap& ours, QVariantMap theirs) {
  for (auto each = known.begin(); each != known.end(); ++each) {
    if (!ours.contains(each.key())) theirs.remove(each.key());
  }
  for (auto each = ours.begin(); each != ours.end(); ++each) {
    const auto before = known.find(each.key());
    if (before == known.end() || *before != *each) theirs[each.key()] = *each;
  }
  return theirs;
}

}  // namespace

StoredSettings::StoredSettings(const fs::path& file) : file_(file) {
  turn_.setSingleShot(true);
  turn_.setInterval(0);
  QObject::connect(&turn_, &QTimer::timeout, &turn_, [this] {
    const auto kept = keep();
    if (!kept && tell_) std::exchange(tell_, {})(kept.error());
  });
}

StoredSettings::~StoredSettings() {
  static_cast<void>(keep());  // whoever wants to tell of a failure has kept them before
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
    return tl::unexpected(
        base::Error{base::ErrorCode::CannotOpen, file.string(), {}, -1, -1, "there is no memory for it"});
  }
  openOnes().push_back(settings.get());
  return settings;
}

base::Result<void> StoredSettings::read() {
  if (!copies_.isValid()) return base::cannotWrite(toPath(copies_.path()), ENOSPC);
  const auto bytes = bytesOf(file_);
  if (!bytes) return tl::unexpected(bytes.error());
  auto values = parsed(*bytes, copies_);
  if (!values) return tl::unexpected(values.error());
  values_ = std::move(*values);
  known_ = valuesOf(*values_);
  return {};
}

QSettings& StoredSettings::change() {
  turn_.start();
  return *values_;
}

base::Result<void> StoredSettings::keep() {
  turn_.stop();
  if (values_ == nullptr) return {};
  try {
    return keepMerged();
  } catch (const std::bad_alloc&) {
    return base::cannotWrite(file_, ENOMEM);
  }
}

base::Result<void> StoredSettings::keepMerged() {
  const QVariantMap ours = valuesOf(*values_);
  if (ours == known_) return {};
  std::error_code failed;
  fs::create_directories(file_.parent_path(), failed);  // what can't be made can't be written to
  const FolderLock lock(file_.parent_path());
  const auto bytes = bytesOf(file_);
  if (!bytes) return tl::unexpected(bytes.error());
  const auto theirs = parsed(*bytes, copies_);
  if (!theirs) return tl::unexpected(theirs.error());
  const auto text = textOf(merged(known_, ours, valuesOf(**theirs)), copies_);
  if (!text) return tl::unexpected(text.error());
  if (*text != *bytes) {
    if (auto written = base::writePrivateFile(file_, *text); !written) return written;
  }
  known_ = ours;
  return {};
}

}  // namespace app
