// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/playlist_pictures.h"

#include <system_error>
#include <utility>

#include "app/tree/file_tree.h"
#include "app/widgets/text.h"

namespace app {
namespace {

/// Returns a model's path with the time of its file, so that a changed file has another picture,
/// and with the way of drawing, which once was white around the model.
QString keyOf(const std::filesystem::path& model) {
  std::error_code failed;
  const auto time = std::filesystem::last_write_time(diskFileOf(model), failed);
  const qint64 ticks = failed ? 0 : static_cast<qint64>(time.time_since_epoch().count());
  return QStringLiteral("%1?%2?clear").arg(shownPath(model)).arg(ticks);
}

}  // namespace

std::filesystem::path PlaylistPictures::standardFolder() {
  const auto recent = RecentPictures::standardFolder();
  return recent.empty() ? recent : recent.parent_path() / "dancers";
}

PlaylistPictures::PlaylistPictures(OpenContext context, const std::filesystem::path& folder)
    : thumbnails_(std::move(context), nullptr, kSide, Qt::transparent), stored_(folder, nullptr, {kSide, kSide}) {
  connect(&thumbnails_, &Thumbnails::ready, this, [this](const std::filesystem::path& model, const QImage& picture) {
    const QString key = keyOf(model);
    asked_.erase(key);
    stored_.keep(picture, {key}, kept_);
    emit ready(model, picture);
  });
  connect(&thumbnails_, &Thumbnails::idle, this, [this] {
    drawing_ = false;
    drawNext();
  });
  connect(&stored_, &RecentPictures::ready, this, [this](const QString& key, const QImage& picture) {
    const auto of = asked_.find(key);
    if (of == asked_.end()) return;
    const auto model = of->second;
    asked_.erase(of);
    emit ready(model, picture);
  });
}

void PlaylistPictures::want(std::vector<std::filesystem::path> models) {
  wanted_ = std::move(models);
  drawNext();
}

void PlaylistPictures::drawNext() {
  while (!drawing_ && !wanted_.empty()) {
    const std::filesystem::path model = wanted_.front();
    wanted_.erase(wanted_.begin());
    const QString key = keyOf(model);
    if (!asked_.try_emplace(key, model).second) continue;
    kept_.removeOne(key);
    kept_ << key;
    while (kept_.size() > kMaxKept) asked_.erase(kept_.takeFirst());
    std::error_code failed;
    const auto stored = stored_.pictureOf(key);
    if (!stored.empty() && std::filesystem::exists(stored, failed)) {
      stored_.want({key});
    } else {
      drawing_ = true;
      thumbnails_.want(model);
    }
  }
}

}  // namespace app
