// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <memory>

#include <QObject>

#include "app/ui/recent_files.h"
#include "app/ui/window_parts.h"

class QImage;

namespace app {

class ChangesKeeper;
class FilePresence;
class RecentPictures;
class ShownMoment;
class Thumbnails;
class StartPage;
class ViewWindow;
struct LoadedFiles;

/// This remembers files that were opened, with small pictures, and offers them on the start page
/// and in a menu.
class RecentController : public QObject {
  Q_OBJECT
 public:
  RecentController(StartPage& page, ViewWindow& view, const ShowParts& show, const ChangesKeeper& keeper,
                   const WindowParts& parts);
  ~RecentController() override;

  /// Remembers a file, unless it is the demo's or the IK lab's.
  void remember(RecentKind kind, const std::filesystem::path& file);
  /// Remembers the opened files in this order, so that the dance is the latest motion.
  void rememberAll(const LoadedFiles& files);
  /// Must be called before the show is removed or something joins it: takes its picture.
  void leaveShow();

 signals:
  void openWanted(const std::filesystem::path& file);

 private:
  void connectPage();
  void fillMenu();
  void showAll();
  void keepPicture(const QImage& picture);
  void drawModels();
  [[nodiscard]] bool isBuiltIn(const std::filesystem::path& file) const;

  StartPage& page_;
  ViewWindow& view_;
  const ShowParts show_;
  const ChangesKeeper& keeper_;
  const WindowParts parts_;
  RecentPictures* pictures_;  // belongs to the window
  std::unique_ptr<FilePresence> presence_;
  std::unique_ptr<ShownMoment> moment_;
  std::unique_ptr<Thumbnails> models_;
};

}  // namespace app
