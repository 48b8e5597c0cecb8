// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/tree/open_context.h"

#include <map>
#include <mutex>
#include <system_error>

#include <sys/stat.h>

#include "app/tree/opened_archives.h"

namespace app {

namespace fs = std::filesystem;

struct OpenContext::Shared {
  explicit Shared(BptcDecoder decoder) : bptc(decoder) {}

  const BptcDecoder bptc;
  OpenedArchives archives;
  std::mutex mutex;                                                  // guards the members below
  std::map<std::string, base::OpenFile> pipes;                       // by pipeKey()
  std::map<std::string, std::optional<base::CodePage>> namesByHand;  // by archiveKey(); none: to be detected
  std::optional<base::Error> unread;                                 // the first one
};

struct OpenContext::ShowNames {
  std::map<std::string, base::CodePage> byArchive;  // by archiveKey()
};

namespace {

/// Returns one key for all spellings of a path.
std::string pipeKey(const fs::path& path) {
  std::error_code failed;
  return path == "-" ? "-" : fs::absolute(path, failed).lexically_normal().native();
}

/// Returns one key for all spellings of an archive's path.
std::string archiveKey(const fs::path& archive) {
  std::error_code error;
  const auto whole = fs::absolute(archive, error).lexically_normal();
  return error ? archive.string() : whole.string();
}

}  // namespace

OpenContext::OpenContext(BptcDecoder bptc) : shared_(std::make_shared<Shared>(bptc)) {}

base::Result<base::OpenFile> OpenContext::openRegular(const fs::path& path) const {
  auto opened = [&]() -> base::Result<base::OpenFile> {
    const std::scoped_lock lock(shared_->mutex);
    if (shared_->pipes.empty()) return base::OpenFile();
    const auto piped = shared_->pipes.find(pipeKey(path));
    return piped == shared_->pipes.end() ? base::OpenFile() : base::openAgain(piped->second, path);
  }();
  if (opened && opened->number() < 0) opened = base::openRegular(path);
  if (!opened) note(opened.error());
  return opened;
}

base::Result<base::FileBytes> OpenContext::readFile(const fs::path& path) const {
  const auto file = openRegular(path);
  if (!file) return tl::unexpected(file.error());
  auto bytes = base::readFile(*file, path);
  if (!bytes) note(bytes.error());
  return bytes;
}

std::string OpenContext::readStart(const fs::path& path, std::size_t count) const {
  const auto file = openRegular(path);
  if (!file) return {};
  int reason = 0;
  std::string bytes = base::readStart(*file, count, reason);
  if (reason != 0) note(path, reason);
  return bytes;
}

base::Result<void> OpenContext::readPipe(const fs::path& path) const {
  if (isReadPipe(path)) return {};
  auto read = base::readPipe(path);
  if (!read) return tl::unexpected(std::move(read.error()));
  const std::scoped_lock lock(shared_->mutex);
  shared_->pipes[pipeKey(path)] = std::move(*read);
  return {};
}

std::optional<std::uint64_t> OpenContext::pipeBytes(const fs::path& path) const {
  const std::scoped_lock lock(shared_->mutex);
  if (shared_->pipes.empty()) return std::nullopt;
  const auto piped = shared_->pipes.find(pipeKey(path));
  struct stat about {};
  if (piped == shared_->pipes.end() || ::fstat(piped->second.number(), &about) != 0) return std::nullopt;
  return static_cast<std::uint64_t>(about.st_size);
}

void OpenContext::note(const base::Error& error) const {
  if (error.code != base::ErrorCode::CannotRead) return;
  const std::scoped_lock lock(shared_->mutex);
  if (!shared_->unread) shared_->unread = error;
}

void OpenContext::note(const fs::path& path, int reason) const {
  if (base::readingFailure(reason) == base::ErrorCode::CannotRead) note(base::refusedBySystem(path, reason).value());
}

base::Result<void> OpenContext::allRead() const {
  const std::scoped_lock lock(shared_->mutex);
  if (shared_->unread) return tl::unexpected(*shared_->unread);
  return {};
}

void OpenContext::chooseNames(const fs::path& archive, std::optional<base::CodePage> encoding) const {
  const std::scoped_lock lock(shared_->mutex);
  shared_->namesByHand[archiveKey(archive)] = encoding;
}

OpenContext OpenContext::withShowNames(std::span<const ArchiveNames> names) const {
  if (names.empty()) return *this;
  auto all = showNames_ ? std::make_shared<ShowNames>(*showNames_) : std::make_shared<ShowNames>();
  for (const auto& [archive, encoding] : names) all->byArchive[archiveKey(archive)] = encoding;
  OpenContext copy = *this;
  copy.showNames_ = std::move(all);
  return copy;
}

OpenContext OpenContext::withoutShowNames() const {
  OpenContext copy = *this;
  copy.showNames_ = nullptr;
  return copy;
}

std::optional<base::CodePage> OpenContext::chosenNames(const fs::path& archive) const {
  const std::string key = archiveKey(archive);
  {
    const std::scoped_lock lock(shared_->mutex);
    if (const auto chosen = shared_->namesByHand.find(key); chosen != shared_->namesByHand.end()) return chosen->second;
  }
  if (!showNames_) return std::nullopt;
  const auto told = showNames_->byArchive.find(key);
  return told == showNames_->byArchive.end() ? std::nullopt : std::optional(told->second);
}

std::string OpenContext::showNamesKey() const {
  std::string key;
  if (!showNames_) return key;
  for (const auto& [archive, encoding] : showNames_->byArchive) {
    key += archive;
    key += '\0';
    key += base::codePageName(encoding);
    key += '\0';
  }
  return key;
}

BptcDecoder OpenContext::bptcDecoder() const { return shared_->bptc; }

OpenedArchives& OpenContext::archives() const { return shared_->archives; }

ArchivesStayOpen::ArchivesStayOpen(OpenContext context) : context_(std::move(context)) { context_.archives().stay(1); }
ArchivesStayOpen::~ArchivesStayOpen() { context_.archives().stay(-1); }

}  // namespace app
