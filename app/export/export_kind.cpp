// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/export/export_kind.h"

#include "pmx/base/text.h"

namespace app {

std::string_view endingOf(ExportKind kind) {
  switch (kind) {
    case ExportKind::Glb:
      break;
    case ExportKind::Vrma:
      return "vrma";
    case ExportKind::Bvh:
      return "bvh";
    case ExportKind::Pc2:
      return "pc2";
    case ExportKind::Mdd:
      return "mdd";
    case ExportKind::Html:
      return "html";
  }
  return "glb";
}

std::optional<ExportKind> exportKindNamed(std::string_view ending) {
  for (const ExportKind kind : kExportKinds) {
    if (endingOf(kind) == ending) return kind;
  }
  return std::nullopt;
}

std::optional<ExportKind> exportKindOf(const std::filesystem::path& file) {
  const std::string ending = base::fileNameKey(file.extension().string());
  return ending.empty() ? std::nullopt : exportKindNamed(std::string_view(ending).substr(1));
}

bool holdsSeveral(ExportKind kind) { return kind == ExportKind::Glb || kind == ExportKind::Html; }

bool holdsModel(ExportKind kind) { return kind != ExportKind::Vrma && kind != ExportKind::Bvh; }

bool hasRestMesh(ExportKind kind) { return kind == ExportKind::Pc2 || kind == ExportKind::Mdd; }

std::string exportEndings() {
  std::string all;
  for (const ExportKind kind : kExportKinds) {
    if (!all.empty()) all += ", ";
    all += endingOf(kind);
  }
  return all;
}

}  // namespace app
