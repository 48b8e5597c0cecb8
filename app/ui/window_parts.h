// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#pragma once

class QMainWindow;
class QWidget;

namespace app {

class Document;
class Playback;
class Selection;
class ShowFile;
class Transport;
class WindowMessages;
class WindowSettings;
struct WindowActions;

/// These are the window's show, what is selected of it, and where it plays. Controllers that need
/// most of them get them together; all outlive the controllers.
struct ShowParts {
  Document& document;
  Selection& selection;
  Transport& transport;
  Playback& playback;
  ShowFile& file;
};

/// These are what controllers need of the window itself; all outlive the controllers.
struct WindowParts {
  QMainWindow& window;  ///< the parent of dialogs and docks
  QWidget& view;        ///< the widget that contains the view, and gets the keyboard back
  const WindowActions& actions;
  WindowMessages& messages;
  WindowSettings& settings;
};

}  // namespace app
