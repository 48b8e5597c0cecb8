// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/inspect/issue_words.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

#include <QCoreApplication>

#include "app/files/texture_lookup.h"
#include "app/widgets/text.h"
#include "pmx/base/text.h"

namespace app {
namespace {

/// The texts of this file get their translation context from this struct.
struct IssueTexts {
  Q_DECLARE_TR_FUNCTIONS(app::IssueTexts)
};

/// This is a section as readers and checks name it.
struct Section {
  std::string_view name;
  IssueKind kind;
  const char* all;    ///< the name of the section as a whole
  const char* place;  ///< an element by its number; null: as `all`
};

constexpr std::array kSections{
    Section{"textures", IssueKind::Textures, QT_TRANSLATE_NOOP("app::IssueTexts", "Textures"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "texture %1")},
    Section{"toon names", IssueKind::Textures, QT_TRANSLATE_NOOP("app::IssueTexts", "Toon textures"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "toon texture %1")},
    Section{"materials", IssueKind::Materials, QT_TRANSLATE_NOOP("app::IssueTexts", "Materials"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "material %1")},
    Section{"MeshMaterialList", IssueKind::Materials, QT_TRANSLATE_NOOP("app::IssueTexts", "Materials"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "material %1")},
    Section{"vertices", IssueKind::Surface, QT_TRANSLATE_NOOP("app::IssueTexts", "Vertices"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "vertex %1")},
    Section{"faces", IssueKind::Surface, QT_TRANSLATE_NOOP("app::IssueTexts", "Triangles"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "triangle %1")},
    Section{"bones", IssueKind::Bones, QT_TRANSLATE_NOOP("app::IssueTexts", "Bones"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "bone %1")},
    Section{"English names of bones", IssueKind::Bones, QT_TRANSLATE_NOOP("app::IssueTexts", "English names of bones"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "bone %1")},
    Section{"IK", IssueKind::Bones, QT_TRANSLATE_NOOP("app::IssueTexts", "IK chains"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "IK chain %1")},
    Section{"rigid bodies", IssueKind::Physics, QT_TRANSLATE_NOOP("app::IssueTexts", "Rigid bodies"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "rigid body %1")},
    Section{"joints", IssueKind::Physics, QT_TRANSLATE_NOOP("app::IssueTexts", "Joints"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "joint %1")},
    Section{"soft bodies", IssueKind::Physics, QT_TRANSLATE_NOOP("app::IssueTexts", "Soft bodies"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "soft body %1")},
    Section{"morphs", IssueKind::Morphs, QT_TRANSLATE_NOOP("app::IssueTexts", "Morphs"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "morph %1")},
    Section{"English names of morphs", IssueKind::Morphs,
            QT_TRANSLATE_NOOP("app::IssueTexts", "English names of morphs"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "morph %1")},
    Section{"bone keys", IssueKind::Movements, QT_TRANSLATE_NOOP("app::IssueTexts", "Bone keys"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "key %1")},
    Section{"morph keys", IssueKind::Movements, QT_TRANSLATE_NOOP("app::IssueTexts", "Morph keys"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "key %1")},
    Section{"camera keys", IssueKind::Movements, QT_TRANSLATE_NOOP("app::IssueTexts", "Camera keys"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "key %1")},
    Section{"light keys", IssueKind::Movements, QT_TRANSLATE_NOOP("app::IssueTexts", "Light keys"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "key %1")},
    Section{"self-shadow keys", IssueKind::Movements, QT_TRANSLATE_NOOP("app::IssueTexts", "Shadow keys"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "key %1")},
    Section{"IK keys", IssueKind::Movements, QT_TRANSLATE_NOOP("app::IssueTexts", "IK keys"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "key %1")},
    Section{"motion", IssueKind::Movements, QT_TRANSLATE_NOOP("app::IssueTexts", "The motion"), nullptr},
    Section{"display frames", IssueKind::Lists, QT_TRANSLATE_NOOP("app::IssueTexts", "Display frames"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "display frame %1")},
    Section{"English names of display frames", IssueKind::Lists,
            QT_TRANSLATE_NOOP("app::IssueTexts", "English names of display frames"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "display frame %1")},
    Section{"morph display list", IssueKind::Lists, QT_TRANSLATE_NOOP("app::IssueTexts", "The list of morphs"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "entry %1")},
    Section{"bone display list", IssueKind::Lists, QT_TRANSLATE_NOOP("app::IssueTexts", "The list of bones"),
            QT_TRANSLATE_NOOP("app::IssueTexts", "entry %1")},
    Section{"model", IssueKind::File, QT_TRANSLATE_NOOP("app::IssueTexts", "The model"), nullptr},
    Section{"header", IssueKind::File, QT_TRANSLATE_NOOP("app::IssueTexts", "The start of the file"), nullptr},
    Section{"file", IssueKind::File, QT_TRANSLATE_NOOP("app::IssueTexts", "The file"), nullptr}};

const Section* sectionNamed(std::string_view name) {
  const auto* at = std::ranges::find(kSections, name, &Section::name);
  return at == kSections.end() ? nullptr : at;
}

struct Names {
  QString name, english;
  std::string told;  ///< the beginning of an issue's text that gives the name
};

template <class Element>
Names namesIn(const std::vector<Element>& all, std::int64_t index) {
  if (index < 0 || static_cast<std::size_t>(index) >= all.size()) return {};
  const Element& of = all[static_cast<std::size_t>(index)];
  Names names{oneLine(of.name.utf8), oneLine(of.englishName.utf8), of.name.utf8};
  if (names.name.isEmpty()) std::swap(names.name, names.english);
  if (names.english == names.name) names.english.clear();
  return names;
}

template <class Key>
Names keyNames(const std::vector<Key>& all, std::int64_t index) {
  if (index < 0 || static_cast<std::size_t>(index) >= all.size()) return {};
  const std::string_view bytes = all[static_cast<std::size_t>(index)].name.view();
  return {oneLine(base::decode(std::as_bytes(std::span(bytes)), base::Encoding::ShiftJis).utf8), {}, {}};
}

Names textureNames(const pmx::Model& model, std::int64_t index) {
  if (index < 0 || static_cast<std::size_t>(index) >= model.textures.size()) return {};
  const std::string& path = model.textures[static_cast<std::size_t>(index)].utf8;
  return {oneLine(std::string_view(path).substr(path.find_last_of("/\\") + 1)), {}, path};
}

Names namesOf(const IssueFile& file, const base::Issue& issue) {
  const std::string_view section = issue.section;
  if (file.model) {
    const pmx::Model& model = file.model->model;
    if (section == "textures") return textureNames(model, issue.index);
    if (section == "materials") return namesIn(model.materials, issue.index);
    if (section == "bones" || section == "English names of bones") return namesIn(model.bones, issue.index);
    if (section == "morphs") return namesIn(model.morphs, issue.index);
    if (section == "rigid bodies") return namesIn(model.rigidBodies, issue.index);
    if (section == "joints") return namesIn(model.joints, issue.index);
    if (section == "soft bodies") return namesIn(model.softBodies, issue.index);
    if (section == "display frames") return namesIn(model.displayFrames, issue.index);
    return {};
  }
  if (section == "bone keys") return keyNames(file.motion->motion.boneKeys, issue.index);
  if (section == "morph keys") return keyNames(file.motion->motion.morphKeys, issue.index);
  return {};
}

/// Capitalises the first letter, for the start of a line.
QString atStart(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

QString placeOf(const Section* section, const base::Issue& issue) {
  if (issue.index < 0) return {};
  if (section == nullptr || section->place == nullptr)
    return QStringLiteral("%1 %2").arg(oneLine(issue.section)).arg(issue.index);
  return IssueTexts::tr(section->place).arg(issue.index);
}

}  // namespace

IssueKind issueKind(std::string_view section) {
  const Section* known = sectionNamed(section);
  return known == nullptr ? IssueKind::File : known->kind;
}

QString issueKindName(IssueKind kind) {
  switch (kind) {
    case IssueKind::Textures:
      return IssueTexts::tr("Textures");
    case IssueKind::Materials:
      return IssueTexts::tr("Materials");
    case IssueKind::Surface:
      return IssueTexts::tr("Shape");
    case IssueKind::Playing:
      return IssueTexts::tr("While playing");
    case IssueKind::Bones:
      return IssueTexts::tr("Bones");
    case IssueKind::Physics:
      return IssueTexts::tr("Hair and clothes");
    case IssueKind::Morphs:
      return IssueTexts::tr("Expressions");
    case IssueKind::Movements:
      return IssueTexts::tr("Movements");
    case IssueKind::Lists:
      return IssueTexts::tr("Lists");
    case IssueKind::File:
      break;
  }
  return IssueTexts::tr("File");
}

QString issueKindMeaning(IssueKind kind) {
  switch (kind) {
    case IssueKind::Textures:
      return IssueTexts::tr("Parts of the image may be missing or untextured");
    case IssueKind::Materials:
      return IssueTexts::tr("Colours may differ from the author's");
    case IssueKind::Surface:
      return IssueTexts::tr("The body may have holes or stray vertices");
    case IssueKind::Playing:
      return IssueTexts::tr("Found while playing so far");
    case IssueKind::Bones:
      return IssueTexts::tr("Parts of the body may have a wrong position or rotation");
    case IssueKind::Physics:
      return IssueTexts::tr("They may hang or swing differently");
    case IssueKind::Morphs:
      return IssueTexts::tr("Faces may change less than they should");
    case IssueKind::Movements:
      return IssueTexts::tr("A part of the dance may be missing");
    case IssueKind::Lists:
      return IssueTexts::tr("It has no visible effect");
    case IssueKind::File:
      break;
  }
  return IssueTexts::tr("It probably has no visible effect");
}

QString IssueWords::line() const {
  const QString said = name.isEmpty() ? what : QStringLiteral("%1: %2").arg(name, what);
  return place.isEmpty() ? said : QStringLiteral("%1 (%2)").arg(said, place);
}

IssueWords issueWords(const IssueFile& file, const base::Issue& issue) {
  const Section* section = sectionNamed(issue.section);
  Names names = namesOf(file, issue);
  IssueWords words{names.name, names.english, oneLine(issue.detail), placeOf(section, issue)};
  // The name already stands before the text.
  for (const QString& told : {oneLine(names.told), oneLine(shortened(names.told))}) {
    if (told.isEmpty() || !words.what.startsWith(told + u' ')) continue;
    words.what = words.what.mid(told.size() + 1);
    break;
  }
  if (words.name.isEmpty() && !words.place.isEmpty() && section != nullptr) {
    words.name = atStart(std::exchange(words.place, {}));
  } else if (words.name.isEmpty()) {
    words.name = section != nullptr ? IssueTexts::tr(section->all) : atStart(oneLine(issue.section));
  }
  if (issue.offset >= 0) {
    const QString byte = IssueTexts::tr("byte 0x%1").arg(issue.offset, 0, 16);
    words.place = words.place.isEmpty() ? byte : IssueTexts::tr("%1, %2").arg(words.place, byte);
  }
  return words;
}

SelectedParts issueParts(const IssueFile& file, const base::Issue& issue) {
  SelectedParts parts;
  if (!file.model || issue.index < 0) return parts;
  const pmx::Model& model = file.model->model;
  const auto index = [&](std::size_t count) {
    return static_cast<std::size_t>(issue.index) < count ? static_cast<std::int32_t>(issue.index) : -1;
  };
  if (issue.section == "bones") parts.bone = index(model.bones.size());
  if (issue.section == "morphs") parts.morph = index(model.morphs.size());
  if (issue.section == "materials") parts.material = index(model.materials.size());
  if (issue.section == "rigid bodies") parts.body = index(model.rigidBodies.size());
  if (issue.section == "joints") parts.joint = index(model.joints.size());
  if (issue.section == "textures") {
    const auto has = [&](const pmx::Material& of) {
      return of.texture == issue.index || of.sphereTexture == issue.index || (!of.sharedToon && of.toon == issue.index);
    };
    const auto at = std::ranges::find_if(model.materials, has);
    if (at != model.materials.end()) parts.material = static_cast<std::int32_t>(at - model.materials.begin());
  }
  return parts;
}

}  // namespace app
