// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include <QByteArray>
#include <QStringList>
#include <QVariantMap>

#include "app/files/content_hash.h"
#include "app/scene/scene_view.h"
#include "app/ui/command_keys.h"
#include "app/ui/recent_files.h"
#include "app/view/picture_options.h"
#include "app/widgets/appearance.h"
#include "pmx/base/code_page.h"
#include "pmx/base/result.h"

class QMainWindow;

namespace app {

class StoredSettings;
struct WindowActions;

/// What the window remembers from one start to the next. Whatever is stored, even nonsense, starting works:
/// values that make no sense count as absent.
class WindowSettings {
 public:
  /// Without `enabled`, with ODORI_NO_SETTINGS in the environment, and where the settings can't be read, nothing is read or
  /// written.
  explicit WindowSettings(bool enabled);
  ~WindowSettings();
  WindowSettings(const WindowSettings&) = delete;
  WindowSettings& operator=(const WindowSettings&) = delete;

  void restore(QMainWindow& window, WindowActions& actions) const;
  /// Tells damage of what Qt stores of a window, which it reads without doubts: it has crashed over it.
  [[nodiscard]] static QByteArray checkOf(const QByteArray& geometry, const QByteArray& state);
  void save(const QMainWindow& window, const WindowActions& actions);
  [[nodiscard]] QString background() const;  ///< #rrggbb, or empty
  void setBackground(const QString& name);
  /// Light, shadows and ground as somebody chose them; the standard where nothing is stored. A picture behind everything
  /// isn't kept.
  [[nodiscard]] PictureOptions picture() const;
  void setPicture(const PictureOptions& picture);
  [[nodiscard]] ViewQuality quality() const;  ///< standardQuality() where nothing is stored
  void setQuality(const ViewQuality& quality);
  /// Where pictures of the view go; empty: the user's folder of pictures.
  [[nodiscard]] std::filesystem::path pictureFolder() const;
  void setPictureFolder(const std::filesystem::path& folder);
  [[nodiscard]] double speed() const;  ///< of playing; 1 where nothing is stored, or nonsense
  void setSpeed(double speed);
  [[nodiscard]] QString language() const;  ///< a code of languages(); empty: as the system says
  void setLanguage(const QString& code);
  [[nodiscard]] Appearance appearance() const;
  void setAppearance(Appearance appearance);
  /// Keys that aren't the standard ones, of at most kMaxKeys commands.
  [[nodiscard]] ChosenKeys keys() const;
  void setKeys(const ChosenKeys& keys);
  static constexpr qsizetype kMaxKeys = 500;
  /// What was chosen of a panel, by its name: a number from 0 to `most`; 0 where nothing is stored, or nonsense.
  [[nodiscard]] int panelChoice(const QString& panel, int most) const;
  void setPanelChoice(const QString& panel, int choice);
  [[nodiscard]] QVariantMap film() const;  ///< what FilmDialog::kept() told
  void setFilm(const QVariantMap& kept);
  /// Told, once, why the settings couldn't be read, or later why they can't be written.
  void whenFailing(std::function<void(const base::Error&)> tell);
  /// Writes what is new now, and not a moment later. Errors: those of StoredSettings; also that they couldn't be read.
  [[nodiscard]] base::Result<void> keep();
  /// Something is read and written at all.
  [[nodiscard]] bool kept() const { return stored_ != nullptr; }
  [[nodiscard]] const RecentFiles& recent() const { return recent_; }
  void addRecent(RecentKind kind, const std::filesystem::path& path);
  void removeRecent(const QString& file);
  void clearRecent();
  [[nodiscard]] QString folder() const { return folder_; }
  /// What was chosen of a folder or an archive (names in it); empty: nothing yet. Of the latest kMaxRemembered.
  [[nodiscard]] QStringList chosenOf(const std::filesystem::path& path) const;
  void setChosenOf(const std::filesystem::path& path, const QStringList& names);
  /// Folders with textures that models lack, by the models' paths; of the latest kMaxRemembered.
  [[nodiscard]] std::map<std::filesystem::path, std::filesystem::path> textureFolders() const;
  void setTextureFolder(const std::filesystem::path& model, const std::filesystem::path& folder);
  /// Whether a model's comment was shown once, whatever the file is called now. Without settings, which would be asked again
  /// at every start, it counts as shown.
  [[nodiscard]] bool commentShown(const ContentHash& model) const;
  void setCommentShown(const ContentHash& model);
  /// The encoding that somebody chose for an archive's names goes into effect now (chooseNames()), and is remembered.
  void setNames(const std::filesystem::path& archive, std::optional<base::CodePage> encoding);
  /// Those chosen before go into effect.
  void chooseRememberedNames() const;
  static constexpr int kMaxRemembered = 100;
  static constexpr qsizetype kMaxComments = 1000;  ///< models whose comments were shown

 private:
  void remember(const QString& group, const std::filesystem::path& path, const QStringList& values);
  [[nodiscard]] QStringList remembered(const QString& group, const std::filesystem::path& path) const;
  void saveRecent();

  [[nodiscard]] QVariant value(const QString& key, const QVariant& otherwise = {}) const;
  void put(const QString& key, const QVariant& value);
  [[nodiscard]] QStringList namesIn(const QString& group) const;

  std::unique_ptr<StoredSettings> stored_;  // null: disabled
  std::optional<base::Error> unread_;
  RecentFiles recent_;
  // What is remembered of paths, latest last: per group a list of entries, each a path and its values.
  std::map<QString, std::vector<QStringList>> remembered_;
  QString folder_;  // of the file opened last
};

}  // namespace app
