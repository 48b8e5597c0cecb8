// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/texture_status.h"

#include <string>
#include <vector>

#include <QCoreApplication>
#include <QFileInfo>

#include "app/image/image_header.h"
#include "app/widgets/text.h"
#include "pmx/base/text.h"

namespace app {
namespace {

/// The texts of this file get their translation context from this struct.
struct TextureFateWords {
  Q_DECLARE_TR_FUNCTIONS(app::TextureFateWords)
};

QString wayName(FoundBy how) {
  switch (how) {
    case FoundBy::Spelling:
      return TextureFateWords::tr("as written");
    case FoundBy::Form:
      return TextureFateWords::tr("with different spelling");
    case FoundBy::Moved:
      return TextureFateWords::tr("a folder up or down");
    case FoundBy::BareName:
      return TextureFateWords::tr("by file name only");
    case FoundBy::Elsewhere:
      break;
  }
  return TextureFateWords::tr("in another folder");
}

struct Kind {
  const char* name;
  std::vector<const char*> endings;  // endings of such files' names
};

/// .sph and .spa files contain pictures of other kinds.
Kind kindOf(ImageKind kind) {
  switch (kind) {
    case ImageKind::Png:
      return {"PNG", {".png", ".sph", ".spa"}};
    case ImageKind::Jpeg:
      return {"JPEG", {".jpg", ".jpeg", ".sph", ".spa"}};
    case ImageKind::Bmp:
      return {"BMP", {".bmp", ".sph", ".spa"}};
    case ImageKind::Gif:
      return {"GIF", {".gif"}};
    case ImageKind::Pbm:
    case ImageKind::Pgm:
    case ImageKind::Ppm:
      return {"PNM", {".pbm", ".pgm", ".ppm", ".pnm"}};
    case ImageKind::Webp:
      return {"WebP", {".webp"}};
    case ImageKind::Dds:
      return {"DDS", {".dds"}};
    case ImageKind::Tga:
      return {"TGA", {".tga"}};
    case ImageKind::None:
      break;
  }
  return {"", {}};
}

/// Returns whether the file's name has an ending of its kind.
bool namedSo(const std::string& name, const Kind& kind) {
  const std::string key = base::fileNameKey(name);
  for (const char* ending : kind.endings) {
    if (key.ends_with(ending)) return true;
  }
  return false;
}

QString formText(ImageKind kind, const std::string& name, const QImage& image) {
  const Kind of = kindOf(kind);
  const QString form = QLatin1String(of.name);
  const QString size = QStringLiteral("%1 × %2").arg(image.width()).arg(image.height());
  if (form.isEmpty()) return size;
  if (!namedSo(name, of)) return TextureFateWords::tr("converted from %1 (unlike its extension), %2").arg(form, size);
  if (kind == ImageKind::Dds || kind == ImageKind::Tga)
    return TextureFateWords::tr("converted from %1, %2").arg(form, size);
  return QStringLiteral("%1, %2").arg(form, size);
}

bool isConverted(ImageKind kind, const std::string& name) {
  return kind == ImageKind::Dds || kind == ImageKind::Tga || (kind != ImageKind::None && !namedSo(name, kindOf(kind)));
}

}  // namespace

TextureStatus statusOf(const DocumentActor& actor, std::int32_t texture) {
  const auto& stored = actor.model->model.textures;
  if (texture < 0 || static_cast<std::size_t>(texture) >= stored.size())
    return {TextureFateWords::tr("none"), TextureFateWords::tr("No texture"), true};
  const auto index = static_cast<std::size_t>(texture);
  const ModelTextures& textures = *actor.textures;
  if (index >= textures.fates.size()) return {{}, {}, true};
  const ReadTexture& read = textures.fates[index];
  if (!read.found) {
    const bool toon = sharedToonNamed(stored[index].utf8) >= 0;
    if (toon)
      return {TextureFateWords::tr("shared"),
              TextureFateWords::tr("Not beside the model: the shared toon of that name is used"), true};
    return {TextureFateWords::tr("missing"),
            TextureFateWords::tr("Missing: no such file beside the model, nor in the folders around it"), false};
  }
  const std::string name = nameBeside(actor.model->file, read.found->file);
  const QString place = TextureFateWords::tr("%1 (found %2)").arg(oneLine(name), wayName(read.found->how));
  if (!read.problem.empty())
    return {TextureFateWords::tr("unreadable"), TextureFateWords::tr("%1: %2").arg(place, oneLine(read.problem)),
            false};
  const QImage& image = textures.images[index];
  if (image.isNull()) return {TextureFateWords::tr("not used"), place, true};
  if (read.cutShort)
    return {TextureFateWords::tr("truncated"),
            TextureFateWords::tr("%1: %2; the file ends too early, and its last rows are grey")
                .arg(place, formText(read.kind, name, image)),
            false};
  const bool converted = isConverted(read.kind, name);
  const bool asWritten = read.found->how == FoundBy::Spelling;
  return {converted   ? TextureFateWords::tr("converted")
          : asWritten ? TextureFateWords::tr("found")
                      : wayName(read.found->how),
          QStringLiteral("%1: %2").arg(place, formText(read.kind, name, image)), true};
}

QImage thumbnailOf(const QImage& texture, int side) {
  if (texture.isNull() || side <= 0) return {};
  // The image is reduced roughly first, because smooth scaling reads every pixel, of which there
  // may be 67 million.
  const int rough = side * 4;
  const QImage small = texture.width() > rough || texture.height() > rough
                           ? texture.scaled(rough, rough, Qt::KeepAspectRatio, Qt::FastTransformation)
                           : texture;
  return small.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

}  // namespace app
