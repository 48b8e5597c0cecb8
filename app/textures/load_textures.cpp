// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <mutex>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <utility>

#include <fmt/format.h>
#include <QSemaphore>

#include "app/files/texture_lookup.h"
#include "app/image/image_file.h"
#include "app/parallel/parallel.h"
#include "app/textures/drawn_materials.h"
#include "app/textures/model_textures.h"
#include "pmx/base/issue_group.h"

namespace app {
namespace {

constexpr int kDecodingMiB = 1024;          // memory of all images that are being decoded, together
constexpr std::uint64_t kDecodeBytes = 16;  // a pixel, of the worst format
constexpr int kMaxUntold = 16;              // images of unknown size, each maybe the largest

/// This says how a model's materials use a texture. Each use is a texture of its own on the
/// graphics card.
struct Use {
  bool surface = false, sphere = false, toon = false;
  [[nodiscard]] unsigned count() const { return unsigned(surface) + unsigned(sphere) + unsigned(toon); }
  void add(const Use& more) {
    surface |= more.surface;
    sphere |= more.sphere;
    toon |= more.toon;
  }
};

/// Returns the uses per texture, by the materials that are drawn.
std::vector<Use> usesOf(const pmx::Model& model) {
  std::vector<Use> uses(model.textures.size());
  const auto use = [&](std::int32_t index, bool Use::*how) {
    if (index >= 0 && static_cast<std::size_t>(index) < uses.size()) uses[static_cast<std::size_t>(index)].*how = true;
  };
  for (const auto& material : std::span(model.materials).first(materialsDrawn(model))) {
    use(material.texture, &Use::surface);
    const auto mode = material.sphereMode();
    if (mode != pmx::SphereMode::Off)
      use(material.sphereTexture, mode == pmx::SphereMode::SubTexture ? &Use::surface : &Use::sphere);
    if (!material.sharedToon) use(material.toon, &Use::toon);
  }
  return uses;
}

/// This is a file that one or more textures name.
struct Source {
  FileRef file;
  std::uint64_t bytes = 0;
  QSize size;  ///< from its header; empty if it has none
  Use use;
  QImage image;
  ImageKind kind = ImageKind::None;
  std::string problem;                ///< why there is no picture
  bool cutShort = false;              ///< its last rows are grey
  std::optional<base::Error> unread;  ///< CannotRead: it exists, but the system can't read it

  void noteUnread(const base::Error& error) {
    if (error.code == base::ErrorCode::CannotRead) unread = error;
  }
};

/// These files hold a model's textures, each file once however its path is spelt.
struct Sources {
  std::vector<Source> files;
  std::vector<std::optional<std::size_t>> ofTexture;  ///< index in `files`
};

/// This key identifies a file however its path is spelt: on the disk by the system's numbers, in an
/// archive by its name.
using FileKey = std::tuple<const FileTree*, std::uint64_t, std::uint64_t, std::string>;

base::Result<FileKey> keyOf(const FileRef& file) {
  if (file.path() != file.diskFile()) return FileKey(file.tree.get(), 0, 0, file.name);
  return findImageFile(file.path()).map([](const ImageFile& found) {
    return FileKey(nullptr, found.device, found.fileNumber, std::string());
  });
}

/// Reads what is known of a file without its pixels.
Source sourceOf(const FileRef& file, const base::Result<FileKey>& key) {
  Source source;
  source.file = file;
  source.bytes = file.tree->sizeOf(file.name);
  bool given = true;
  const auto start = [&](std::size_t count) {
    std::string bytes = file.firstBytes(count);
    given = !bytes.empty() || source.bytes == 0;
    return bytes;
  };
  const auto size = key ? lookAtImage(start) : base::Result<QSize>(tl::unexpected(key.error()));
  source.size = size.value_or(QSize());
  if (!size && given) source.problem = size.error().detail;  // reading it will report the reason
  if (!key) source.noteUnread(key.error());
  if (source.problem.empty() && source.bytes > kMaxImageBytes)
    source.problem = fmt::format("{} bytes; pictures may have up to {}", source.bytes, kMaxImageBytes);
  return source;
}

/// This is a file's position in its archive. Files that are read in this order unpack the archive
/// once.
using Place = std::pair<const FileTree*, std::size_t>;

std::optional<Place> placeOf(const FileRef& file) {
  const auto place = file.place();
  return place ? std::optional(Place(file.tree.get(), *place)) : std::nullopt;
}

/// Returns the sources. Each file's header is read once, too, in the order of its archive.
Sources sourcesOf(const FoundTextures& found, const std::vector<Use>& uses) {
  Sources sources;
  sources.ofTexture.resize(uses.size());
  std::map<FileKey, std::size_t> known;
  std::vector<std::pair<FileRef, base::Result<FileKey>>> keys;
  for (std::size_t i = 0; i < uses.size(); ++i) {
    if (uses[i].count() == 0 || !found.files[i]) continue;
    const FileRef& file = found.files[i]->file;
    const auto key = keyOf(file);
    std::size_t at = sources.files.size();
    if (key) at = known.emplace(*key, at).first->second;
    if (at == sources.files.size()) {
      sources.files.emplace_back();
      keys.emplace_back(file, key);
    }
    sources.files[at].use.add(uses[i]);
    sources.ofTexture[i] = at;
  }
  std::vector<std::size_t> order(keys.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(order, {}, [&](std::size_t i) { return placeOf(keys[i].first); });
  for (const std::size_t i : order) {
    const Use use = sources.files[i].use;
    sources.files[i] = sourceOf(keys[i].first, keys[i].second);
    sources.files[i].use = use;
  }
  return sources;
}

std::uint64_t pixelsOf(QSize size) { return std::uint64_t(size.width()) * std::uint64_t(size.height()); }

/// This budget covers a model's textures together. It is spent in the file's order, so that threads
/// have no influence on what is left out.
class Budget {
 public:
  /// Returns why a picture of this size is refused; otherwise counts it.
  std::string take(QSize size, Use use) {
    if (auto tooLarge = textureTooLarge(std::uint64_t(size.width()), std::uint64_t(size.height()))) return *tooLarge;
    const std::uint64_t pixels = pixelsOf(size) * use.count();
    if (together_ + pixels > kMaxModelPixels) {
      return fmt::format("{} by {} pixels; the textures before it have {} of {}", size.width(), size.height(),
                         together_, kMaxModelPixels);
    }
    together_ += pixels;
    return {};
  }

 private:
  std::uint64_t together_ = 0;
};

void decode(Source& source, const base::Result<base::FileBytes>& bytes) {
  const BptcDecoder bptc = source.file.tree->context().bptcDecoder();
  if (bytes) source.kind = imageKind(*bytes);
  auto image = bytes ? decodeImage(*bytes, bptc) : base::Result<QImage>(tl::unexpected(bytes.error()));
  if (!image) {
    source.problem = image.error().detail;
    if (!bytes) source.noteUnread(bytes.error());
  } else if (!source.size.isEmpty() && pixelsOf(image->size()) > pixelsOf(source.size)) {
    source.problem = "it is larger than its header told";  // the file was replaced meanwhile
  } else {
    source.image = std::move(*image);
    source.cutShort = isCutShort(*bytes);
  }
}

/// This limits the memory of pictures that are decoded at the same time.
class Room {
 public:
  void decodeIn(Source& source, const std::function<base::Result<base::FileBytes>()>& read) {
    const std::uint64_t bytes = source.bytes + kDecodeBytes * pixelsOf(source.size);
    const int held = static_cast<int>(std::min<std::uint64_t>(1 + (bytes >> 20), kDecodingMiB));
    const QSemaphoreReleaser releaser((room_.acquire(held), room_), held);
    decode(source, read());
  }

 private:
  QSemaphore room_{kDecodingMiB};
};

/// Decodes images with known sizes, as many at once as there is room for.
void decodeTold(std::vector<Source>& files, Budget& budget) {
  std::vector<std::size_t> wanted, behindEachOther;
  for (std::size_t i = 0; i < files.size(); ++i) {
    if (!files[i].problem.empty() || files[i].size.isEmpty()) continue;
    files[i].problem = budget.take(files[i].size, files[i].use);
    if (files[i].problem.empty()) (files[i].file.place() ? behindEachOther : wanted).push_back(i);
  }
  std::ranges::stable_sort(behindEachOther, {}, [&](std::size_t i) { return placeOf(files[i].file); });
  Room room;
  // Qt's own pool isn't used, because the painting of widgets waits for its threads and the window
  // would freeze until all is read.
  inParallel(wanted.size(), defaultThreadCount(), [&](std::size_t begin, std::size_t end) {
    for (const std::size_t i : std::span(wanted).subspan(begin, end - begin))
      room.decodeIn(files[i], [&files, i] { return files[i].file.read(); });
  });
  if (behindEachOther.empty()) return;
  // These are read one after the other, in their order, and decoded in parallel.
  std::mutex turn;
  std::size_t next = 0;
  const int threads = defaultThreadCount();
  inParallel(static_cast<std::size_t>(threads), threads, [&](std::size_t, std::size_t) {
    for (;;) {
      std::unique_lock lock(turn);
      if (next == behindEachOther.size()) return;
      const std::size_t i = behindEachOther[next++];
      room.decodeIn(files[i], [&] {
        auto bytes = files[i].file.read();
        lock.unlock();
        return bytes;
      });
    }
  });
}

/// Decodes images whose headers give no size, one after the other, because each may need all the
/// room there is.
void decodeUntold(std::vector<Source>& files, Budget& budget) {
  int count = 0;
  for (Source& source : files) {
    if (!source.problem.empty() || !source.size.isEmpty()) continue;
    if (++count > kMaxUntold) {
      source.problem = "its header doesn't tell its size";
      continue;
    }
    decode(source, source.file.read());
    if (source.problem.empty()) source.problem = budget.take(source.image.size(), source.use);
    if (!source.problem.empty()) source.image = {};
  }
}

void addIssues(const LoadedModel& loaded, const Sources& sources, const std::vector<Use>& uses, base::Issues& issues) {
  base::IssueGroup unreadable(issues, "textures", "that can't be read"), cutShort(issues, "textures", "cut short");
  for (std::size_t i = 0; i < sources.ofTexture.size(); ++i) {
    if (!sources.ofTexture[i]) continue;
    const Source& source = sources.files[*sources.ofTexture[i]];
    if (source.cutShort)
      cutShort.add(i, [&] {
        return fmt::format("{} is cut off; a part of it may be grey", shortened(loaded.model.textures[i].utf8));
      });
    const std::string& problem = source.problem;
    if (problem.empty()) continue;
    unreadable.add(i, [&] {
      return fmt::format("{} can't be read ({}); {}", shortened(loaded.model.textures[i].utf8), problem,
                         uses[i].surface ? "a neutral texture is drawn instead" : "it is left out");
    });
  }
}

}  // namespace

ModelTextures loadTextures(const LoadedModel& loaded, const std::filesystem::path& elsewhere) {
  FoundTextures found = findTextures(loaded.model, loaded.file, elsewhere);
  const std::vector<Use> uses = usesOf(loaded.model);
  Sources sources = sourcesOf(found, uses);
  Budget budget;
  decodeTold(sources.files, budget);
  decodeUntold(sources.files, budget);
  ModelTextures textures;
  textures.issues = std::move(found.issues);
  addIssues(loaded, sources, uses, textures.issues);
  textures.missing = found.missing.size();
  for (const auto& texture : found.files) {
    if (texture) textures.files.push_back(texture->file.diskFile());
  }
  textures.images.resize(uses.size());
  for (std::size_t i = 0; i < uses.size(); ++i) {
    if (sources.ofTexture[i]) textures.images[i] = sources.files[*sources.ofTexture[i]].image;
  }
  textures.fates.resize(uses.size());
  for (std::size_t i = 0; i < uses.size(); ++i) {
    ReadTexture& fate = textures.fates[i];
    fate.found = std::move(found.files[i]);
    if (!sources.ofTexture[i]) continue;
    fate.kind = sources.files[*sources.ofTexture[i]].kind;
    fate.problem = sources.files[*sources.ofTexture[i]].problem;
    fate.cutShort = sources.files[*sources.ofTexture[i]].cutShort;
  }
  const auto unread =
      std::ranges::find_if(sources.files, [](const Source& source) { return source.unread.has_value(); });
  if (unread != sources.files.end()) textures.unread = std::move(unread->unread);
  return textures;
}

}  // namespace app
