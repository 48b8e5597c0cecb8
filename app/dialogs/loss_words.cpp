// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/loss_words.h"

#include <algorithm>
#include <cstddef>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "app/widgets/text.h"

namespace app {
namespace {

struct LossWords {
  Q_DECLARE_TR_FUNCTIONS(app::LossWords)
};

int shownCount(const Loss& loss) { return static_cast<int>(std::min<std::size_t>(loss.count, 2'000'000'000)); }

QString nameAt(const Loss& loss, std::size_t at) {
  return at < loss.names.size() ? oneLine(loss.names[at]) : QString();
}

/// Returns the names, and three dots where there are more.
QString namesOf(const Loss& loss) {
  QStringList names;
  for (const std::string& name : loss.names) names << oneLine(name);
  if (loss.count > loss.names.size()) names << QStringLiteral("…");
  return enumerated(names);
}

/// Returns what is lost of materials; empty for another kind.
QString ofMaterials(const Loss& loss) {
  const int n = shownCount(loss);
  switch (loss.kind) {
    case LossKind::ToonShading:
      return LossWords::tr("The toon shading of %n material(s) is left out", nullptr, n);
    case LossKind::Spheres:
      return LossWords::tr("The sphere maps of %n material(s) are left out", nullptr, n);
    case LossKind::Outlines:
      return LossWords::tr("The outlines of %n material(s) are left out", nullptr, n);
    case LossKind::Highlights:
      return LossWords::tr("The highlights of %n material(s) are left out", nullptr, n);
    case LossKind::OtherSpheres:
      return LossWords::tr("The sphere maps of %n material(s) are left out: MToon has only those that are added",
                           nullptr, n);
    case LossKind::ToonOfManyColours:
      return LossWords::tr("The toon of %n material(s) has more colours than MToon's two", nullptr, n);
    case LossKind::ToonDark:
      return LossWords::tr(
                 "%n material(s) are darker in programs without MToon, by up to %1 of 255: their toon isn't white on "
                 "the lit side",
                 nullptr, n)
          .arg(QLocale().toString(loss.number, 'f', 0));
    case LossKind::ToonRising:
      return LossWords::tr("%n material(s) are brighter in MMD on the side away from the light", nullptr, n);
    case LossKind::OutlineTranslucent:
      return LossWords::tr("The translucent outline of %n material(s) is as opaque as the surface", nullptr, n);
    case LossKind::OutlineUneven:
      return LossWords::tr("The outline of %n material(s) is equally wide everywhere", nullptr, n);
    case LossKind::TintLinear:
      return LossWords::tr(
          "The texture of %n material(s) is tinted otherwise than in MMD: there are too many large ones", nullptr, n);
    case LossKind::SphereTooMany:
      return LossWords::tr("The sphere map of %n material(s) is left out: there are too many large ones", nullptr, n);
    default:
      return {};
  }
}

/// Returns what is lost of the shape and its bones; empty for another kind.
QString ofShape(const Loss& loss) {
  const int n = shownCount(loss);
  switch (loss.kind) {
    case LossKind::Sdef:
      return LossWords::tr("%n vertices with SDEF follow their bones more simply: joints get thinner", nullptr, n);
    case LossKind::Qdef:
      return LossWords::tr("%n vertices with QDEF follow their bones more simply: joints get thinner", nullptr, n);
    case LossKind::UvMorphs:
      return LossWords::tr("%n UV morph(s) are left out", nullptr, n);
    case LossKind::MaterialMorphs:
      return LossWords::tr("%n material morph(s) are left out", nullptr, n);
    case LossKind::VertexMorphs:
      return LossWords::tr("%n vertex morph(s) are left out", nullptr, n);
    case LossKind::SoftBodies:
      return LossWords::tr("%n soft bodies don't move", nullptr, n);
    case LossKind::Mesh:
      return LossWords::tr("The shape is left out, with %n vertices: the file has only bones", nullptr, n);
    case LossKind::Bones:
      return LossWords::tr("%n bone(s) are left out: the file has what they do to the shape", nullptr, n);
    case LossKind::RenamedBones:
      return LossWords::tr("%n bone(s) have a name twice, and get a number", nullptr, n);
    case LossKind::HumanBones:
      return LossWords::tr("The model doesn't have these bones of VRM: %1").arg(namesOf(loss));
    case LossKind::UnmatchedBones:
      return LossWords::tr("%n moving bone(s) are left out, which VRM doesn't have: %1", nullptr, n).arg(namesOf(loss));
    case LossKind::LeavingBones:
      return LossWords::tr("%n bone(s) only turn, where they also move away in the model: %1", nullptr, n)
          .arg(namesOf(loss));
    default:
      return {};
  }
}

/// Returns what is lost of the scene and of the files; empty for another kind.
QString ofScene(const Loss& loss) {
  const int n = shownCount(loss);
  switch (loss.kind) {
    case LossKind::LightColour:
      return LossWords::tr("The light keeps its first colour, which changes in %n frame(s)", nullptr, n);
    case LossKind::LightDirection:
      return LossWords::tr("The light keeps its first direction, which changes in %n frame(s)", nullptr, n);
    case LossKind::FieldOfView:
      return LossWords::tr("The camera's field of view stays %1°, which is another one in %n frame(s)", nullptr, n)
          .arg(QLocale().toString(loss.number, 'g', 4));
    case LossKind::MixedViews:
      return LossWords::tr(
          "The camera doesn't change between perspective and parallel views, as it does in %n frame(s)", nullptr, n);
    case LossKind::ParallelViews:
      return LossWords::tr("%n frame(s) with a parallel view are seen in perspective", nullptr, n);
    case LossKind::HiddenModel:
      return LossWords::tr("The model is left out, since no frame shows it");
    case LossKind::PackedTextures:
      return LossWords::tr("The textures lie in an archive; unpack them beside the OBJ");
    case LossKind::Song:
      return LossWords::tr("The song is left out: %1").arg(nameAt(loss, 0));
    case LossKind::TermsCutComment:
      return LossWords::tr("Only the beginning of the comment is taken along");
    case LossKind::TermsCutText:
      return LossWords::tr("%1: only its beginning is taken along").arg(nameAt(loss, 0));
    case LossKind::TermsUnreadText:
      return LossWords::tr("%1 can't be read: %2").arg(nameAt(loss, 0), nameAt(loss, 1));
    default:
      return {};
  }
}

}  // namespace

QString lossSentence(const Loss& loss) {
  for (const auto sentence : {&ofMaterials, &ofShape, &ofScene})
    if (const QString text = sentence(loss); !text.isEmpty()) return text;
  return {};
}

}  // namespace app
