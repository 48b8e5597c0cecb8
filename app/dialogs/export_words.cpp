// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/dialogs/export_words.h"

#include <algorithm>
#include <cstddef>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>

#include "app/dialogs/loss_words.h"
#include "app/widgets/text.h"

namespace app {
namespace {

struct ExportWords {
  Q_DECLARE_TR_FUNCTIONS(app::ExportWords)
};

int plural(std::size_t count) { return static_cast<int>(std::min<std::size_t>(count, 2'000'000'000)); }

/// Returns a text below its heading.
QString headed(const QString& heading, const QString& text) { return heading + QStringLiteral("\n\n") + text; }

}  // namespace

QString exportKindTitle(ExportKind kind) {
  switch (kind) {
    case ExportKind::Glb:
      return ExportWords::tr("Model and dance (GLB)");
    case ExportKind::Html:
      return ExportWords::tr("Web page that plays the dance (HTML)");
    case ExportKind::Vrma:
      return ExportWords::tr("Dance for VRM avatars (VRMA)");
    case ExportKind::Bvh:
      return ExportWords::tr("Skeleton and dance (BVH)");
    case ExportKind::Pc2:
      return ExportWords::tr("Mesh cache (PC2)");
    case ExportKind::Mdd:
      return ExportWords::tr("Mesh cache (MDD)");
  }
  return {};
}

QString exportKindMeaning(ExportKind kind) {
  switch (kind) {
    case ExportKind::Glb:
      return ExportWords::tr("The models with their textures and the dance, for Blender, Godot and the web.");
    case ExportKind::Html:
      return ExportWords::tr(
          "One file that any browser plays, with the models, the dance, the song and a switch for IK. It asks no "
          "server "
          "for anything.");
    case ExportKind::Vrma:
      return ExportWords::tr("The dance of one model without the model, for players of VRM avatars.");
    case ExportKind::Bvh:
      return ExportWords::tr("The bones of one model and their dance, for Blender and tools that retarget motion.");
    case ExportKind::Pc2:
    case ExportKind::Mdd:
      return ExportWords::tr(
          "Every vertex of one model in every frame, for Blender's Mesh Cache: the exact shape. The rest mesh is "
          "written beside it as OBJ.");
  }
  return {};
}

QString exportKindFilter(ExportKind kind) {
  const auto ending = endingOf(kind);
  return QStringLiteral("%1 (*.%2)")
      .arg(QString::fromLatin1(ending.data(), static_cast<qsizetype>(ending.size())).toUpper(),
           QLatin1String(ending.data(), static_cast<qsizetype>(ending.size())));
}

QString sizeText(std::uint64_t bytes) {
  return QLocale().formattedDataSize(static_cast<qint64>(bytes), 1, QLocale::DataSizeSIFormat);
}

QString exportedSentence(const QString& name, ExportKind kind, const ExportSummary& summary) {
  QStringList parts{sizeText(summary.bytes)};
  if (holdsSeveral(kind)) parts << ExportWords::tr("%n model(s)", "", plural(summary.models));
  if (holdsSeveral(kind)) parts << ExportWords::tr("%n clip(s)", "", plural(summary.clips));
  parts << ExportWords::tr("%n frame(s)", "", plural(summary.frames));
  if (summary.joints > 0) parts << ExportWords::tr("%n bone(s)", "", plural(summary.joints));
  if (const std::size_t all = summary.presets + summary.customs; all > 0)
    parts << ExportWords::tr("%n expression(s)", "", plural(all));
  if (summary.points > 0) parts << ExportWords::tr("%n vertices", "", plural(summary.points));
  if (summary.song) parts << ExportWords::tr("the song");
  if (summary.keysOfAll > 0) parts << ExportWords::tr("%L1 of %L2 keys").arg(summary.keys).arg(summary.keysOfAll);
  return ExportWords::tr("%1 saved: %2").arg(name, enumerated(parts));
}

QString termsText(const ModelTerms& terms, const Losses& losses) {
  QStringList all;
  QString name = oneLine(terms.name.empty() ? terms.englishName : terms.name);
  if (name.isEmpty()) name = ExportWords::tr("Model");
  if (!terms.comment.empty())
    all << headed(ExportWords::tr("%1, the comment in the model").arg(name), manyLines(terms.comment));
  if (!terms.englishComment.empty() && terms.englishComment != terms.comment)
    all << headed(ExportWords::tr("%1, the English comment in the model").arg(name), manyLines(terms.englishComment));
  for (const ModelReadme& readme : terms.readmes) {
    if (readme.text.empty()) continue;  // it has none, or it is among the issues
    all << headed(ExportWords::tr("%1, beside the model").arg(oneLine(readme.name)), manyLines(readme.text));
  }
  QStringList missing;
  for (const Loss& loss : losses) missing << lossSentence(loss);
  if (!missing.isEmpty()) all << headed(ExportWords::tr("%1, what is missing here").arg(name), missing.join(u'\n'));
  if (all.isEmpty())
    all << headed(name, ExportWords::tr("Neither the model nor its folder says what may be done with it."));
  return all.join(QStringLiteral("\n\n\n"));
}

}  // namespace app
