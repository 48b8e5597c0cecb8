// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The window, controlled by other programs.

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include <sys/stat.h>

#include <QAction>
#include <QFileInfo>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMenu>
#include <QMenuBar>
#include <QProcess>
#include <QUrl>

#include "app/actions/window_actions.h"
#include "app/document/document.h"
#include "app/document/open_playlist.h"
#include "app/playback/timeline_panel.h"
#include "app/playback/transport.h"
#include "app/playlist/playlist_json.h"
#include "app/remote/remote_ways.h"
#include "tests/app/film/sounds.h"
#include "tests/app/remote/private_bus.h"
#include "tests/app/remote/socket_client.h"
#include "tests/support/gui_window.h"
#include "tests/support/test_folder.h"

namespace {

using support::SocketClient;
using support::waitFor;

class WindowRemote : public support::WindowTest {
 protected:
  void SetUp() override {
    WindowTest::SetUp();
    auto listener = app::ControlListener::open(path);
    ASSERT_TRUE(listener) << base::describe(listener.error());
    window->letControl({std::move(*listener), std::nullopt});
    client = std::make_unique<SocketClient>(path);
  }
  void TearDown() override {
    window.reset();
    EXPECT_TRUE(own.names().empty()) << "the socket stays";
    WindowTest::TearDown();
  }
  /// Returns the answer to a command, passing over events.
  QJsonObject ask(const QByteArray& command) {
    std::string line = client->ask(("{\"command\":" + command + "}").toStdString());
    while (line.find("\"event\"") != std::string::npos) line = client->nextLine();
    return QJsonDocument::fromJson(QByteArray::fromStdString(line)).object();
  }
  std::string error(const QByteArray& command) {
    return ask(command)[QStringLiteral("error")].toString().toStdString();
  }
  QJsonValue get(const QByteArray& property) {
    return ask("[\"get_property\",\"" + property + "\"]")[QStringLiteral("data")];
  }
  [[nodiscard]] app::Transport& transport() const { return window->transport(); }

  const support::TestFolder own;
  const std::filesystem::path path = own / "odori.sock";
  std::unique_ptr<SocketClient> client;
};

TEST_F(WindowRemote, OpensPlaysAndSeeks) {
  EXPECT_TRUE(get("idle-active").toBool());
  EXPECT_EQ(error("[\"loadfile\",\"" + QByteArray::fromStdString(model.string()) + "\",\"" +
                  QByteArray::fromStdString(dance.string()) + "\"]"),
            "success");
  EXPECT_TRUE(client->hears("file-loaded"));
  settle();
  EXPECT_EQ(get("path").toString().toStdString(), model.string());
  EXPECT_EQ(get("last-frame").toDouble(), 300.0);
  EXPECT_EQ(get("duration").toDouble(), 10.0);
  EXPECT_EQ(get("media-title").toString() + QStringLiteral(" — Odori"), window->windowTitle());
  EXPECT_EQ(error(R"(["set_property","pause",false])"), "success");
  EXPECT_TRUE(transport().playing());
  EXPECT_FALSE(get("pause").toBool(true));
  EXPECT_EQ(error(R"(["set_property","pause",true])"), "success");
  EXPECT_FALSE(transport().playing());
  EXPECT_EQ(error(R"(["seek",5,"absolute"])"), "success");
  EXPECT_EQ(transport().frame(), 150.0);
  EXPECT_EQ(error(R"(["frame-step"])"), "success");
  EXPECT_EQ(get("frame").toDouble(), 151.0);
  EXPECT_EQ(error(R"(["set_property","speed",2])"), "success");
  EXPECT_EQ(transport().clock().speed(), 2.0);
  EXPECT_EQ(error(R"(["set_property","loop",false])"), "success");
  EXPECT_FALSE(transport().clock().loop());
  EXPECT_FALSE(window->commands()[app::ActionId::Loop]->isChecked());
  EXPECT_EQ(get("volume"), QJsonValue());  // there is no song
  EXPECT_EQ(error(R"(["set_property","volume",50])"), "property unavailable");
  EXPECT_EQ(error(R"(["stop"])"), "success");
  EXPECT_EQ(transport().frame(), 0.0);
}

TEST_F(WindowRemote, LoopsAndShufflesThePlaylist) {
  const auto list = file("evening.odori-list");
  ASSERT_TRUE(app::writePlaylist({.entries = {{.files = {model, dance}}, {.files = {model, dance}}}}, list));
  EXPECT_EQ(get("shuffle"), QJsonValue()) << "there is no list";
  const auto repeat = [this] { return window->playlist().list().repeat; };
  QAction& loop = *window->commands()[app::ActionId::Loop];
  loop.setChecked(true);
  EXPECT_TRUE(get("loop").toBool());
  open({list});
  ASSERT_TRUE(waitFor([&] { return window->playlist().present() && !window->isLoading(); }));
  EXPECT_FALSE(get("loop").toBool(true));
  EXPECT_EQ(error(R"(["set_property","loop-playlist",true])"), "success");
  EXPECT_EQ(repeat(), app::Repeat::All);
  EXPECT_FALSE(loop.isChecked());
  EXPECT_EQ(error(R"(["set_property","loop",true])"), "success");
  EXPECT_EQ(repeat(), app::Repeat::One);
  EXPECT_TRUE(loop.isChecked());
  EXPECT_FALSE(get("loop-playlist").toBool(true));
  EXPECT_EQ(error(R"(["set_property","loop",false])"), "success");
  EXPECT_EQ(repeat(), app::Repeat::Off);
  EXPECT_EQ(error(R"(["set_property","shuffle",true])"), "success");
  EXPECT_TRUE(window->playlist().list().shuffle);
  // WHEN something else is open THEN one dance loops by the switch, and the list as before
  open({model, dance});
  EXPECT_TRUE(get("loop").toBool()) << "it is the user's own again";
  EXPECT_EQ(error(R"(["set_property","loop-playlist",true])"), "success");
  EXPECT_EQ(repeat(), app::Repeat::All);
  EXPECT_FALSE(loop.isChecked());
  EXPECT_EQ(error(R"(["set_property","loop",true])"), "success");
  EXPECT_EQ(repeat(), app::Repeat::All);
  EXPECT_TRUE(loop.isChecked());
}

TEST_F(WindowRemote, EveryCommandOfTheMenusCanBeRun) {
  open({model, dance});
  std::set<std::string> told;
  const QJsonArray all = get("actions").toArray();
  for (const auto& each : all) told.insert(each[QStringLiteral("name")].toString().toStdString());
  std::set<std::string> inMenus;
  const std::function<void(const QMenu&)> collect = [&](const QMenu& menu) {
    if (&menu == window->commands().recent) return;  // its entries come and go
    for (const QAction* action : menu.actions()) {
      if (action->menu() != nullptr) {
        collect(*action->menu());
      } else if (!action->isSeparator()) {
        inMenus.insert(action->objectName().toStdString());
      }
    }
  };
  for (const QAction* top : window->menuBar()->actions()) collect(*top->menu());
  EXPECT_EQ(told, inMenus);
  EXPECT_EQ(static_cast<std::size_t>(all.size()), told.size());  // no name twice
  // AND it does what the key does
  EXPECT_TRUE(get("switch/ik").toBool());
  EXPECT_EQ(error(R"(["action","ik"])"), "success");
  EXPECT_FALSE(get("switch/ik").toBool(true));
  EXPECT_EQ(document().state().actors.front().switches.chains.front(), app::IkMode::Off);
  EXPECT_EQ(error(R"(["action","panel/timelinePanel",true])"), "success");
  EXPECT_TRUE(window->timelinePanel().isVisible());
  EXPECT_EQ(error(R"(["set_property","fullscreen",true])"), "success");
  EXPECT_TRUE(waitFor([&] { return window->isFullScreen(); }));
  EXPECT_EQ(error(R"(["cycle","fullscreen"])"), "success");
  EXPECT_TRUE(waitFor([&] { return !window->isFullScreen(); }));
}

TEST_F(WindowRemote, ChangesInTheWindowAreTold) {
  open({model, dance});
  pauseAt(0);
  client->send(R"({"command":["observe_property",1,"pause"]})"
               "\n"
               R"({"command":["observe_property",2,"switch/bones"]})"
               "\n"
               R"({"command":["observe_property",3,"speed"]})"
               "\n");
  EXPECT_TRUE(client->hears(R"({"data":true,"event":"property-change","id":1,"name":"pause"})"));
  press(Qt::Key_Space);
  EXPECT_TRUE(client->hears(R"({"data":false,"event":"property-change","id":1,"name":"pause"})"));
  press(Qt::Key_B);
  EXPECT_TRUE(client->hears(R"({"data":true,"event":"property-change","id":2,"name":"switch/bones"})"));
  press(Qt::Key_BracketRight);
  EXPECT_TRUE(client->hears(R"({"data":1.1,"event":"property-change","id":3,"name":"speed"})"));
  // WHEN a part begins again, THEN the position isn't where playing led
  client->text.clear();
  transport().setRange(app::PlayRange{0.0, 3.0});
  EXPECT_TRUE(client->hears(R"({"event":"seek"})"));
  client->text.clear();
  EXPECT_TRUE(client->hears(R"({"event":"seek"})"));
}

TEST_F(WindowRemote, TheSongHasAVolume) {
  const auto song = file("歌.wav");
  support::writeTimes(song);
  open({model, dance, song});
  EXPECT_EQ(get("volume").toDouble(), 100.0);
  EXPECT_EQ(error(R"(["set_property","volume",30])"), "success");
  EXPECT_FLOAT_EQ(document().state().song.volume, 0.3F);
  EXPECT_EQ(get("volume").toDouble(), 30.0);
  EXPECT_EQ(error(R"(["set_property","volume",999])"), "success");
  EXPECT_EQ(document().state().song.volume, 1.0F);
  EXPECT_EQ(error(R"(["cycle","mute"])"), "success");
  EXPECT_TRUE(document().state().song.muted);
  EXPECT_TRUE(window->commands()[app::ActionId::Mute]->isChecked());
}

TEST_F(WindowRemote, QuitClosesTheWindowAndTellsSo) {
  window->show();
  EXPECT_EQ(error(R"(["quit"])"), "success");
  EXPECT_TRUE(waitFor([&] { return !window->isVisible(); }));
  window.reset();
  EXPECT_TRUE(client->hears("shutdown"));
}

TEST_F(WindowRemote, TheDesktopPlaysByPlayerctl) {
  const QString missing = support::PrivateBus::missing({QStringLiteral("dbus-daemon"), QStringLiteral("playerctl")});
  if (!missing.isEmpty()) GTEST_SKIP() << missing.toStdString();
  support::PrivateBus desktop;
  ASSERT_TRUE(desktop.start());
  window->letControl({std::nullopt, desktop.connection()});
  const auto ctl = [&](const QStringList& words) {
    return desktop.run(QStringLiteral("playerctl"), words).toStdString();
  };
  const auto song = file("歌.flac");
  support::writeSound(song, {"flac", "flac", "flac"}, {.title = "桜ノ雨", .artist = "halyosy"});
  open({model, dance, song});
  pauseAt(0);
  EXPECT_EQ(ctl({"status"}), "Stopped");
  ctl({"play"});
  EXPECT_TRUE(transport().playing());
  ctl({"pause"});
  EXPECT_FALSE(transport().playing());
  ctl({"position", "5"});
  EXPECT_EQ(transport().frame(), 150.0);
  EXPECT_EQ(ctl({"position"}), "5.000000");
  ctl({"volume", "0.25"});
  EXPECT_EQ(document().state().song.volume, 0.25F);
  ctl({"loop", "None"});
  EXPECT_FALSE(transport().clock().loop());
  EXPECT_EQ(ctl({"metadata", "mpris:length"}), "10000000");
  EXPECT_TRUE(waitFor([&] { return !transport().songTags().title.empty(); }));
  EXPECT_EQ(ctl({"metadata", "xesam:title"}), "桜ノ雨");
  EXPECT_EQ(ctl({"metadata", "xesam:artist"}), "halyosy");
  // THEN the picture that was asked for with it is there, for the user alone
  std::string picture;
  EXPECT_TRUE(waitFor([&] {
    picture = ctl({"metadata", "mpris:artUrl"});
    return picture.starts_with("file://");
  }));
  const QString written = QUrl(QString::fromStdString(picture)).toLocalFile();
  EXPECT_EQ(QImage(written).size(), QSize(256, 256));
  EXPECT_EQ(QFileInfo(written).permissions() & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
  window.reset();
  EXPECT_FALSE(QFileInfo::exists(written));
  EXPECT_EQ(ctl({"--list-all"}), "No players found");
}

TEST(RemoteProgram, RefusesASocketWithOneLine) {
  const support::TestFolder folder;
  const auto runs = [&](const QStringList& words) {
    QProcess odori;
    odori.start(QStringLiteral(ODORI_PROGRAM), words);
    EXPECT_TRUE(odori.waitForFinished(60'000));
    const QByteArray said = odori.readAllStandardError();
    EXPECT_EQ(said.count('\n'), 1) << said.toStdString();
    return std::pair(odori.exitCode(), said.toStdString());
  };
  ASSERT_EQ(::chmod(folder.path.c_str(), 0755), 0);
  const auto [status, said] =
      runs({QStringLiteral("--control-socket"), QString::fromStdString((folder / "s").string())});
  EXPECT_EQ(status, 2);
  EXPECT_NE(said.find("only you can enter"), std::string::npos) << said;
  EXPECT_TRUE(folder.names().empty());
  EXPECT_EQ(
      runs({QStringLiteral("--control-socket"), QStringLiteral("s"), QStringLiteral("info"), QStringLiteral("a.pmx")}),
      std::pair(2, std::string("odori: --control-socket: it is for the window, and odori info opens none "
                               "(see odori help info)\n")));
}

}  // namespace
