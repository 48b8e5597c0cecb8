// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/ui/window_settings.h"

#include <algorithm>

#include <QAction>
#include <QColor>
#include <QCryptographicHash>
#include <QGuiApplication>
#include <QMainWindow>
#include <QScreen>
#include <QStandardPaths>

#include "app/actions/window_actions.h"
#include "app/description/show_json.h"
#include "app/language/languages.h"
#include "app/playback/screenshot.h"
#include "app/tree/file_tree.h"
#include "app/ui/stored_settings.h"
#include "app/widgets/text.h"

namespace app {
namespace {

const QString kChosen = QStringLiteral("chosen"), kTextureFolders = QStringLiteral("textures"),
              kNames = QStringLiteral("names"), kComments = QStringLiteral("comments/shown"),
              kDemo = QStringLiteral("demo/shown"), kLayout = QStringLiteral("window/layout"),
              kKeys = QStringLiteral("keys"), kFilm = QStringLiteral("film"), kLook = QStringLiteral("view/look"),
              kPictureFolder = QStringLiteral("pictures/folder"), kPictureSize = QStringLiteral("pictures/size"),
              kSavedIn = QStringLiteral("saved"), kAdaptiveResolution = QStringLiteral("view/adaptive"),
              kStagePlace = QStringLiteral("stage/place"), kStageRate = QStringLiteral("stage/rate");
constexpr int kMaxStagePlace = 1 << 15;         // device-independent pixels
constexpr std::size_t kMaxLookBytes = 1 << 16;  // ours are a thousand
// It must rise when docks or tool bars change so that an old state would be harmful.
constexpr int kStateVersion = 4;

/// Returns the switches that are stored, with their names in the settings.
std::vector<std::pair<QString, QAction*>> switches(const WindowActions& actions) {
  return {{QStringLiteral("play/loop"), actions[ActionId::Loop]},
          {QStringLiteral("play/whenOpened"), actions[ActionId::PlayWhenOpened]},
          {QStringLiteral("files/reloadChanged"), actions[ActionId::ReloadChanged]},
          {QStringLiteral("view/ground"), actions[ActionId::Ground]},
          {QStringLiteral("pictures/transparent"), actions[ActionId::TransparentPictures]},
          {QStringLiteral("pictures/asShown"), actions[ActionId::PicturesAsShown]},
          {QStringLiteral("view/bones"), actions[ActionId::Bones]},
          {QStringLiteral("view/limits"), actions[ActionId::Limits]},
          {QStringLiteral("view/targets"), actions[ActionId::Targets]},
          {QStringLiteral("view/chainTargets"), actions[ActionId::ChainTargets]},
          {QStringLiteral("view/bodies"), actions[ActionId::Bodies]},
          {QStringLiteral("view/boneNames"), actions[ActionId::BoneNames]},
          {QStringLiteral("view/wireframe"), actions[ActionId::Wireframe]},
          {QStringLiteral("view/normals"), actions[ActionId::Normals]},
          {QStringLiteral("view/weights"), actions[ActionId::Weights]},
          {QStringLiteral("view/frameTimes"), actions[ActionId::FrameTimes]},
          {QStringLiteral("stage/onTop"), actions[ActionId::StageOnTop]},
          {QStringLiteral("stage/clicks"), actions[ActionId::StageClicks]},
          {QStringLiteral("stage/scenery"), actions[ActionId::StageScenery]},
          {QStringLiteral("physics/on"), actions[ActionId::Physics]}};
}

QString hexOf(const ContentHash& hash) {
  const QByteArray bytes(reinterpret_cast<const char*>(hash.data()), static_cast<qsizetype>(hash.size()));
  return QString::fromLatin1(bytes.toHex());
}

QString settingsFile() {
  return QStandardPaths::writableLocation(QStandardPaths::GenericConfigLocation) +
         QStringLiteral("/odori/settings.json");
}

QString wholePath(const std::filesystem::path& path) {
  std::error_code failed;
  const auto whole = std::filesystem::absolute(path, failed);
  return shownPath(failed ? path : whole.lexically_normal());
}

/// QWidget::restoreGeometry() does this for most positions, but not for all, and never for the
/// size.
void bringOntoScreen(QMainWindow& window) {
  const QRect screen = window.screen()->availableGeometry();
  window.resize(window.size().boundedTo(screen.size()));
  const auto shows = [&](const QScreen* each) { return each->geometry().contains(window.geometry().center()); };
  if (std::ranges::none_of(QGuiApplication::screens(), shows)) window.move(screen.topLeft());
}

}  // namespace

WindowSettings::WindowSettings(bool enabled) {
  if (!enabled || qEnvironmentVariableIsSet("ODORI_NO_SETTINGS")) return;
  auto stored = StoredSettings::open(toPath(settingsFile()));
  if (!stored) {
    unread_ = stored.error();
    return;
  }
  stored_ = std::move(*stored);
  recent_.read(*stored_);
  folder_ = value(QStringLiteral("files/folder")).toString();
  for (const QString& group : {kChosen, kTextureFolders, kNames}) {
    for (const QVariant& each : value(group).toList().mid(0, kMaxRemembered)) {
      const QStringList entry = each.toStringList();
      if (entry.size() > 1) remembered_[group].push_back(entry);
    }
  }
}

WindowSettings::~WindowSettings() = default;

QVariant WindowSettings::value(const QString& key, const QVariant& otherwise) const {
  return stored_ ? stored_->value(key, otherwise) : otherwise;
}

void WindowSettings::put(const QString& key, const QVariant& value) {
  if (stored_) stored_->setValue(key, value);
}

base::Result<void> WindowSettings::keep() {
  if (unread_) return tl::unexpected(*unread_);
  return stored_ ? stored_->keep() : base::Result<void>();
}

void WindowSettings::whenFailing(std::function<void(const base::Error&)> tell) {
  if (unread_) return tell(*unread_);
  if (stored_) stored_->whenFailing(std::move(tell));
}

void WindowSettings::restore(QMainWindow& window, WindowActions& actions) const {
  if (!stored_) return;
  const QStringList stored = value(kLayout).toStringList();
  const auto bytes = [&](int part) { return QByteArray::fromBase64(stored.value(part).toLatin1()); };
  const QByteArray place = bytes(0), layout = bytes(1);
  if (stored.value(2) == QString::fromLatin1(checkOf(place, layout))) {
    window.restoreGeometry(place);
    bringOntoScreen(window);
    window.restoreState(layout, kStateVersion);
  }
  for (const auto& [name, action] : switches(actions)) {
    action->setChecked(value(name, action->isChecked()).toBool());
  }
}

QByteArray WindowSettings::checkOf(const QByteArray& geometry, const QByteArray& state) {
  return QCryptographicHash::hash(geometry + state, QCryptographicHash::Sha1).toHex();
}

void WindowSettings::save(const QMainWindow& window, const WindowActions& actions) {
  if (!stored_) return;
  const QByteArray place = window.saveGeometry(), layout = window.saveState(kStateVersion);
  // It is one value, because two windows' geometries and states don't fit together.
  put(kLayout, QStringList{QString::fromLatin1(place.toBase64()), QString::fromLatin1(layout.toBase64()),
                           QString::fromLatin1(checkOf(place, layout))});
  for (const auto& [name, action] : switches(actions)) put(name, action->isChecked());
}

QString WindowSettings::language() const {
  const QString code = value(QStringLiteral("window/language")).toString();
  return std::ranges::count(languages(), code, &Language::code) > 0 ? code : QString();
}

void WindowSettings::setLanguage(const QString& code) { put(QStringLiteral("window/language"), code); }

Appearance WindowSettings::appearance() const {
  return appearanceOf(value(QStringLiteral("window/appearance")).toString());
}

void WindowSettings::setAppearance(Appearance appearance) {
  put(QStringLiteral("window/appearance"), nameOf(appearance));
}

QString WindowSettings::background() const {
  const QString name = value(QStringLiteral("view/background")).toString();
  return QColor::isValidColor(name) ? name : QString();
}

void WindowSettings::setBackground(const QString& name) { put(QStringLiteral("view/background"), name); }

bool WindowSettings::gradient() const {
  // Before there were gradients, white was stored for those who had chosen nothing.
  const bool standard = background().isEmpty() || QColor(background()) == Qt::white;
  return value(QStringLiteral("view/gradient"), standard).toBool();
}

void WindowSettings::setGradient(bool gradient) { put(QStringLiteral("view/gradient"), gradient); }

PictureOptions WindowSettings::picture() const {
  const std::string text = value(kLook).toString().toStdString();
  if (text.empty() || text.size() > kMaxLookBytes) return {};
  const auto read = parseShow(text, {});  // limits every number
  PictureOptions picture = read ? read->show.look.picture : PictureOptions();
  picture.backdrop.clear();
  return picture;
}

void WindowSettings::setPicture(const PictureOptions& picture) {
  if (!stored_) return;
  ShowDescription show;  // an empty show: only its look counts
  show.look.picture = picture;
  show.look.picture.backdrop.clear();
  if (const auto text = showJson(show, {})) put(kLook, QString::fromStdString(*text));
}

ViewQuality WindowSettings::quality() const {
  ViewQuality quality = standardQuality();
  if (!stored_) return quality;
  quality.samples = value(QStringLiteral("view/samples"), quality.samples).toInt();
  quality.scale = value(QStringLiteral("view/scale"), quality.scale).toFloat();
  return quality;
}

void WindowSettings::setQuality(const ViewQuality& quality) {
  if (!stored_) return;
  put(QStringLiteral("view/samples"), quality.samples);
  put(QStringLiteral("view/scale"), quality.scale);
}

bool WindowSettings::adaptiveResolution() const { return value(kAdaptiveResolution, true).toBool(); }

void WindowSettings::setAdaptiveResolution(bool adapts) { put(kAdaptiveResolution, adapts); }

std::filesystem::path WindowSettings::pictureFolder() const {
  const auto folder = toPath(value(kPictureFolder).toString());
  return folder.is_absolute() ? folder : std::filesystem::path();
}

QSize WindowSettings::pictureSize() const {
  const QVariantList sides = value(kPictureSize).toList();
  const auto side = [&](qsizetype i) { return std::clamp(sides[i].toInt(), 0, Screenshot::kMaxSide); };
  return sides.size() == 2 ? QSize(side(0), side(1)) : QSize();
}

void WindowSettings::setPictureSize(QSize size) {
  put(kPictureSize, size.isEmpty() ? QVariantList() : QVariantList{size.width(), size.height()});
}

QRect WindowSettings::stagePlace() const {
  const QVariantList parts = value(kStagePlace).toList();
  const auto part = [&](qsizetype i) { return std::clamp(parts[i].toInt(), -kMaxStagePlace, kMaxStagePlace); };
  return parts.size() == 4 ? QRect(part(0), part(1), part(2), part(3)) : QRect();
}

void WindowSettings::setStagePlace(const QRect& place) {
  put(kStagePlace, QVariantList{place.x(), place.y(), place.width(), place.height()});
}

int WindowSettings::stageRate() const { return value(kStageRate, WindowActions::kStandardStageRate).toInt(); }

void WindowSettings::setStageRate(int aSecond) { put(kStageRate, aSecond); }

void WindowSettings::setPictureFolder(const std::filesystem::path& folder) { put(kPictureFolder, shownPath(folder)); }

/// Returns the names of all values in a group, below it.
QStringList WindowSettings::namesIn(const QString& group) const {
  QStringList names;
  if (!stored_) return names;
  for (const QString& key : stored_->allKeys()) {
    if (key.startsWith(group + u'/')) names << key.mid(group.size() + 1);
  }
  return names;
}

ChosenKeys WindowSettings::keys() const {
  ChosenKeys keys;
  for (const QString& name : namesIn(kKeys).mid(0, kMaxKeys))
    keys[name] = keysFromText(value(kKeys + u'/' + name).toStringList());
  return keys;
}

void WindowSettings::setKeys(const ChosenKeys& keys) {
  if (!stored_) return;
  stored_->remove(kKeys);
  for (const auto& [name, of] : keys) put(kKeys + u'/' + name, keysToText(of));
}

int WindowSettings::panelChoice(const QString& panel, int most) const {
  const int choice = value(QStringLiteral("panels/") + panel).toInt();
  return choice >= 0 && choice <= most ? choice : 0;
}

void WindowSettings::setPanelChoice(const QString& panel, int choice) {
  put(QStringLiteral("panels/") + panel, choice);
}

QVariantMap WindowSettings::film() const {
  constexpr qsizetype kMaxFields = 20;
  QVariantMap kept;
  for (const QString& name : namesIn(kFilm).mid(0, kMaxFields)) kept[name] = value(kFilm + u'/' + name);
  return kept;
}

void WindowSettings::setFilm(const QVariantMap& kept) {
  for (auto each = kept.begin(); each != kept.end(); ++each) put(kFilm + u'/' + each.key(), each.value());
}

void WindowSettings::addRecent(RecentKind kind, const std::filesystem::path& path) {
  recent_.add(kind, path);
  std::error_code failed;
  const auto whole = std::filesystem::absolute(path, failed);
  folder_ = shownPath(diskFileOf(failed ? path : whole).parent_path());
  saveRecent();
}

void WindowSettings::removeRecent(const QString& file) {
  recent_.remove(file);
  saveRecent();
}

void WindowSettings::clearRecent() {
  recent_.clear();
  saveRecent();
}

QStringList WindowSettings::remembered(const QString& group, const std::filesystem::path& path) const {
  const auto entries = remembered_.find(group);
  if (entries == remembered_.end()) return {};
  const QString key = wholePath(path);
  const auto at = std::ranges::find_if(entries->second, [&](const QStringList& entry) { return entry.front() == key; });
  return at == entries->second.end() ? QStringList() : at->mid(1);
}

void WindowSettings::remember(const QString& group, const std::filesystem::path& path, const QStringList& values) {
  std::vector<QStringList>& entries = remembered_[group];
  const QString key = wholePath(path);
  std::erase_if(entries, [&](const QStringList& entry) { return entry.front() == key; });
  entries.push_back(QStringList(key) + values);
  if (entries.size() > std::size_t(kMaxRemembered)) entries.erase(entries.begin());
  put(group, QVariantList(entries.begin(), entries.end()));
}

QString WindowSettings::savedIn(const QString& kind) const {
  const auto now = savedIn_.find(kind);
  return now != savedIn_.end() ? now->second : value(kSavedIn + u'/' + kind).toString();
}

void WindowSettings::setSavedIn(const QString& kind, const std::filesystem::path& folder) {
  put(kSavedIn + u'/' + kind, savedIn_[kind] = wholePath(folder));
}

QStringList WindowSettings::chosenOf(const std::filesystem::path& path) const { return remembered(kChosen, path); }

void WindowSettings::setChosenOf(const std::filesystem::path& path, const QStringList& names) {
  constexpr qsizetype kMaxNames = 100;
  remember(kChosen, path, names.mid(0, kMaxNames));
}

std::map<std::filesystem::path, std::filesystem::path> WindowSettings::textureFolders() const {
  std::map<std::filesystem::path, std::filesystem::path> folders;
  const auto entries = remembered_.find(kTextureFolders);
  if (entries == remembered_.end()) return folders;
  for (const QStringList& entry : entries->second) folders[toPath(entry[0])] = toPath(entry[1]);
  return folders;
}

bool WindowSettings::demoShown() const { return value(kDemo).toBool(); }

void WindowSettings::setDemoShown() { put(kDemo, true); }

bool WindowSettings::commentRead(const ContentHash& model) const {
  return value(kComments).toStringList().contains(hexOf(model));
}

void WindowSettings::setCommentRead(const ContentHash& model) {
  if (commentRead(model)) return;
  QStringList shown = value(kComments).toStringList();
  shown << hexOf(model);
  put(kComments, shown.last(std::min(shown.size(), kMaxComments)));
}

void WindowSettings::setNames(const std::filesystem::path& archive, std::optional<base::CodePage> encoding) {
  remember(kNames, archive,
           {encoding ? QString::fromStdString(std::string(base::codePageName(*encoding))) : QString()});
}

void WindowSettings::chooseRememberedNames(const OpenContext& context) const {
  const auto entries = remembered_.find(kNames);
  if (entries == remembered_.end()) return;
  for (const QStringList& entry : entries->second)
    context.chooseNames(toPath(entry[0]), base::codePageNamed(entry[1].toStdString()));
}

void WindowSettings::setTextureFolder(const std::filesystem::path& model, const std::filesystem::path& folder) {
  remember(kTextureFolders, model, {wholePath(folder)});
}

void WindowSettings::saveRecent() {
  if (!stored_) return;
  recent_.write(*stored_);
  put(QStringLiteral("files/folder"), folder_);
}

}  // namespace app
