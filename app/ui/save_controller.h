// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <functional>
#include <optional>

#include <QMessageBox>
#include <QObject>
#include <QStringList>

#include "app/description/show_description.h"
#include "app/ui/window_parts.h"
#include "app/widgets/message_bar.h"

namespace app {

class ChangesKeeper;
class LookController;
class Selection;
struct UnsavedWork;

/// This saves the window's show, and asks before changes are lost.
class SaveController : public QObject {
  Q_OBJECT
 public:
  SaveController(const ShowParts& show, LookController& look, ChangesKeeper& keeper, const WindowParts& parts);

  /// Saves the show; returns false, with a message, on failure.
  bool save(const std::filesystem::path& file);
  /// Saves the show to its file. It asks first if somebody changed the file since it was read or
  /// saved. Returns false if it wasn't saved.
  bool saveAgain();
  /// Returns the show as its file would have it, or none if nothing is unsaved.
  [[nodiscard]] std::optional<UnsavedWork> unsaved() const;
  /// Returns whether the user made something that no file has. That is so for several models
  /// together. For one and its dance, which are quickly opened again, only changes by hand count.
  /// With `keepsBookmarks`, own bookmarks may stay for the models that replace these.
  [[nodiscard]] bool hasOwnShow(bool keepsBookmarks) const;
  /// Returns true if nothing would be lost, or the user has saved it or wants to lose it.
  [[nodiscard]] bool mayLoseChanges(bool keepsBookmarks = false);
  /// Enables the commands while there are models.
  void showPossible();

  /// Sets whether the user is asked before changes are lost.
  void setAsking(bool asking) { asking_ = asking; }
  [[nodiscard]] bool isAsking() const { return asking_; }
  /// Sets the function that answers the question about unsaved changes; a dialog unless replaced.
  using Asker = std::function<QMessageBox::StandardButton()>;
  void setAsker(Asker asker) { asker_ = std::move(asker); }
  /// Sets the function that answers questions with their own answers: it gets text and answers and
  /// returns an index. A dialog unless replaced.
  using Answers = std::function<int(const QString& text, const QStringList& answers)>;
  void setAnswers(Answers answers) { answers_ = std::move(answers); }
  /// Asks a question with its own answers. Returns the index of the answer.
  [[nodiscard]] int answerOf(const QString& title, const QString& text, const QStringList& answers);
  /// This is an answer about a file that another program has changed.
  enum class OverChanged { SaveAs, Overwrite, Cancel };
  /// Asks whether the user wants to save over such a file.
  [[nodiscard]] OverChanged answerAboutChanged(const QString& title, const std::filesystem::path& file);

 signals:
  void saved(const std::filesystem::path& file);

 private:
  bool chooseAndSave(bool anew);
  [[nodiscard]] QMessageBox::StandardButton askAboutChanges();
  [[nodiscard]] ShowDescription describe() const;

  Document& document_;
  const Selection& selection_;
  const Playback& playback_;
  ShowFile& file_;
  LookController& look_;
  ChangesKeeper& keeper_;
  const WindowParts parts_;
  Asker asker_;
  Answers answers_;
  bool asking_ = true;
  MessageId failed_{};  // says that the show couldn't be saved
};

}  // namespace app
