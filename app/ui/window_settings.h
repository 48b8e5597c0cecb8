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
#include <QRect>
#include <QStringList>
#include <QVariantMap>

#include "app/dialogs/command_keys.h"
#include "app/files/content_hash.h"
#include "app/scene/scene_view.h"
#include "app/tree/open_context.h"
#include "app/ui/recent_files.h"
#include "app/view/picture_options.h"
#include "app/widgets/appearance.h"
#include "pmx/base/code_page.h"
#include "pmx/base/result.h"

class QMainWindow;

namespace app {

class StoredSettings;
struct WindowActions;

/// These are the values that the window stores for the next start. Whatever is stored, starting
/// works: invalid values count as absent.
class WindowSettings {
 public:
  /// Without `enabled`, with ODORI_NO_SETTINGS in the environment, and where the settings can't be
  /// read, nothing is read or written.
  explicit WindowSettings(bool enabled);
  ~WindowSettings();
  WindowSettings(const WindowSettings&) = delete;
  WindowSettings& operator=(const WindowSettings&) = delete;

  void restore(QMainWindow& window, WindowActions& actions) const;
  /// Returns a check value that detects damage of a stored window state, which Qt trusts: it has
  /// crashed over it.
  [[nodiscard]] static QByteArray checkOf(const QByteArray& geometry, const QByteArray& state);
  void save(const QMainWindow& window, const WindowActions& actions);
  [[nodiscard]] QString background() const;  ///< #rrggbb, or empty
  void setBackground(const QString& name);
  /// Returns whether the background is a gradient. It is, unless the user chose a colour.
  [[nodiscard]] bool gradient() const;
  void setGradient(bool gradient);
  /// Returns light, shadows and ground as the user chose them, or the default where nothing is
  /// stored. A picture behind everything isn't stored.
  [[nodiscard]] PictureOptions picture() const;
  void setPicture(const PictureOptions& picture);
  [[nodiscard]] ViewQuality quality() const;  ///< standardQuality() where nothing is stored
  void setQuality(const ViewQuality& quality);
  [[nodiscard]] bool adaptiveResolution() const;  ///< true where nothing is stored
  void setAdaptiveResolution(bool adapts);
  /// Returns the folder for pictures of the view; empty: the user's folder of pictures.
  [[nodiscard]] std::filesystem::path pictureFolder() const;
  void setPictureFolder(const std::filesystem::path& folder);
  /// Returns the size of screenshots in pixels; empty: the view's.
  [[nodiscard]] QSize pictureSize() const;
  void setPictureSize(QSize size);
  /// Returns where the models stood on the desktop last, in device-independent pixels of the
  /// screen; empty: nowhere.
  [[nodiscard]] QRect stagePlace() const;
  void setStagePlace(const QRect& place);
  /// Returns how many pictures a second are drawn there at most, any number.
  [[nodiscard]] int stageRate() const;
  void setStageRate(int aSecond);
  [[nodiscard]] QString language() const;  ///< a code of languages(); empty: the system's
  void setLanguage(const QString& code);
  [[nodiscard]] Appearance appearance() const;
  void setAppearance(Appearance appearance);
  /// Returns keys that differ from the standard ones, of at most kMaxKeys commands.
  [[nodiscard]] ChosenKeys keys() const;
  void setKeys(const ChosenKeys& keys);
  static constexpr qsizetype kMaxKeys = 500;
  /// Returns a panel's choice by the panel's name: a number from 0 to `most`; 0 where nothing valid
  /// is stored.
  [[nodiscard]] int panelChoice(const QString& panel, int most) const;
  void setPanelChoice(const QString& panel, int choice);
  [[nodiscard]] QVariantMap film() const;  ///< the value of FilmDialog::kept()
  void setFilm(const QVariantMap& kept);
  /// Sets a function that is called once with the reason why the settings couldn't be read, or
  /// later can't be written.
  void whenFailing(std::function<void(const base::Error&)> tell);
  /// Writes changes now, without delay. Errors: those of StoredSettings; also that they couldn't be
  /// read.
  [[nodiscard]] base::Result<void> keep();
  /// Returns whether anything is read and written at all.
  [[nodiscard]] bool kept() const { return stored_ != nullptr; }
  [[nodiscard]] const RecentFiles& recent() const { return recent_; }
  void addRecent(RecentKind kind, const std::filesystem::path& path);
  void removeRecent(const QString& file);
  void clearRecent();
  [[nodiscard]] QString folder() const { return folder_; }
  /// Returns the folder in which the last file of a kind was saved; empty: none was.
  [[nodiscard]] QString savedIn(const QString& kind) const;
  void setSavedIn(const QString& kind, const std::filesystem::path& folder);
  /// Returns the choice in a folder or an archive (names in it); empty: there was none. The latest
  /// kMaxRemembered are stored.
  [[nodiscard]] QStringList chosenOf(const std::filesystem::path& path) const;
  void setChosenOf(const std::filesystem::path& path, const QStringList& names);
  /// Returns folders with textures that models lack, by the models' paths; the latest
  /// kMaxRemembered.
  [[nodiscard]] std::map<std::filesystem::path, std::filesystem::path> textureFolders() const;
  void setTextureFolder(const std::filesystem::path& model, const std::filesystem::path& folder);
  /// Returns whether a model's comment was read once, whatever the file's name is now.
  [[nodiscard]] bool commentRead(const ContentHash& model) const;
  void setCommentRead(const ContentHash& model);
  /// Returns whether the demo played at a first start. Without settings it counts as not shown.
  [[nodiscard]] bool demoShown() const;
  void setDemoShown();
  /// Stores the encoding of the names in an archive that the user chose; empty: none.
  void setNames(const std::filesystem::path& archive, std::optional<base::CodePage> encoding);
  /// Chooses the stored encodings in a context (OpenContext::chooseNames()).
  void chooseRememberedNames(const OpenContext& context) const;
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
  // These values are stored for paths, latest last: per group a list of entries, each a path and
  // its values.
  std::map<QString, std::vector<QStringList>> remembered_;
  QString folder_;                      // of the file opened last
  std::map<QString, QString> savedIn_;  // in this run, also while nothing is stored
};

}  // namespace app
