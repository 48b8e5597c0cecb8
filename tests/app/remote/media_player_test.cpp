// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// MPRIS on a session bus of the test's own, asked by playerctl, gdbus and Qt.
#include "app/remote/media_player.h"

#include <cmath>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <QDBusInterface>
#include <QDBusMessage>
#include <QDBusObjectPath>
#include <QDBusPendingCall>
#include <QDBusVariant>

#include "tests/app/remote/fake_player.h"
#include "tests/app/remote/private_bus.h"

namespace {

using support::waitUntil;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr const char* kPlayerInterface = "org.mpris.MediaPlayer2.Player";

/// Hears the signals of the bus.
class Listener : public QObject {
  Q_OBJECT
 public:
  int changes = 0;
  QVariantMap last;
  QList<qlonglong> seeked;

 public slots:
  void changed(const QString& interface, const QVariantMap& what, const QStringList& /*invalid*/) {
    if (interface != QLatin1String(kPlayerInterface)) return;
    ++changes;
    for (auto each = what.begin(); each != what.end(); ++each) last.insert(each.key(), each.value());
  }
  void sought(qlonglong position) { seeked << position; }
};

class MediaPlayer : public ::testing::Test {
 protected:
  void SetUp() override {
    const QString missing = support::PrivateBus::missing({QStringLiteral("dbus-daemon"), QStringLiteral("playerctl")});
    if (!missing.isEmpty()) GTEST_SKIP() << missing.toStdString();
    ASSERT_TRUE(bus.start());
    media = std::make_unique<app::MediaPlayer>(bus.connection(), player);
    ASSERT_TRUE(waitUntil([this] { return !media->name().isEmpty(); }));
    ASSERT_EQ(media->name(), QStringLiteral("org.mpris.MediaPlayer2.odori"));
  }
  std::string ctl(const QStringList& words) { return bus.run(QStringLiteral("playerctl"), words).toStdString(); }
  /// Connects a listener to the player's signals.
  void listen(Listener& listener) {
    QDBusConnection other = bus.connection();
    const QString path = QStringLiteral("/org/mpris/MediaPlayer2");
    ASSERT_TRUE(other.connect(media->name(), path, QStringLiteral("org.freedesktop.DBus.Properties"),
                              QStringLiteral("PropertiesChanged"), &listener,
                              SLOT(changed(QString, QVariantMap, QStringList))));
    ASSERT_TRUE(other.connect(media->name(), path, QLatin1String(kPlayerInterface), QStringLiteral("Seeked"), &listener,
                              SLOT(sought(qlonglong))));
  }
  /// Calls a method of the player from another connection.
  QDBusMessage call(const char* method, const QVariantList& words, const char* interface = kPlayerInterface) {
    return callBy(bus.connection(), method, words, interface);
  }
  QDBusMessage callBy(const QDBusConnection& by, const char* method, const QVariantList& words,
                      const char* interface = kPlayerInterface) {
    QDBusMessage message = QDBusMessage::createMethodCall(media->name(), QStringLiteral("/org/mpris/MediaPlayer2"),
                                                          QLatin1String(interface), QLatin1String(method));
    message.setArguments(words);
    const QDBusPendingCall pending = by.asyncCall(message);
    EXPECT_TRUE(waitUntil([&] { return pending.isFinished(); }));
    return pending.reply();
  }

  support::PrivateBus bus;
  support::FakePlayer player;
  std::unique_ptr<app::MediaPlayer> media;
};

TEST_F(MediaPlayer, PlayerctlDoesEachOfItsCommands) {
  EXPECT_EQ(ctl({"--list-all"}), "odori");
  EXPECT_EQ(ctl({"status"}), "Stopped");
  ctl({"play"});
  EXPECT_TRUE(player.now.playing);
  EXPECT_EQ(ctl({"status"}), "Playing");
  player.at = 300.0;
  ctl({"pause"});
  EXPECT_FALSE(player.now.playing);
  EXPECT_EQ(ctl({"status"}), "Paused");
  EXPECT_EQ(ctl({"position"}), "10.000000");
  ctl({"play-pause"});
  EXPECT_TRUE(player.now.playing);
  ctl({"position", "42.5"});
  EXPECT_EQ(player.at, 1275.0);
  ctl({"position", "2.5-"});
  EXPECT_EQ(player.at, 1200.0);
  ctl({"position", "1+"});
  EXPECT_EQ(player.at, 1230.0);
  EXPECT_EQ(ctl({"volume"}), "0.500000");
  ctl({"volume", "0.75"});
  EXPECT_DOUBLE_EQ(*player.now.volume, 0.75);
  ctl({"volume", "0.25-"});
  EXPECT_DOUBLE_EQ(*player.now.volume, 0.5);
  EXPECT_EQ(ctl({"loop"}), "None");
  ctl({"loop", "Track"});
  EXPECT_EQ(player.now.loop, app::PlayerLoop::One);
  EXPECT_EQ(ctl({"loop"}), "Track");
  ctl({"loop", "Playlist"});
  EXPECT_EQ(player.now.loop, app::PlayerLoop::Playlist);
  EXPECT_EQ(ctl({"loop"}), "Playlist");
  ctl({"loop", "None"});
  EXPECT_EQ(player.now.loop, app::PlayerLoop::Off);
  EXPECT_EQ(ctl({"shuffle"}), "Off") << "there is no list";
  ctl({"shuffle", "On"});
  EXPECT_EQ(ctl({"shuffle"}), "Off");
  player.now.shuffled = false;
  ctl({"shuffle", "On"});
  EXPECT_EQ(player.now.shuffled, true);
  EXPECT_EQ(ctl({"shuffle"}), "On");
  ctl({"shuffle", "Toggle"});
  EXPECT_EQ(player.now.shuffled, false);
  ctl({"stop"});
  EXPECT_FALSE(player.now.playing);
  EXPECT_EQ(player.at, 0.0);
  ctl({"open", "file:///dance/%E6%A1%9C.odori"});
  EXPECT_THAT(player.asked, Contains("open /dance/桜.odori"));
}

TEST_F(MediaPlayer, NextAndPreviousAreForLists) {
  ctl({"next"});
  ctl({"previous"});
  EXPECT_THAT(player.asked, IsEmpty());
  player.now.hasNext = player.now.hasPrevious = true;
  ctl({"next"});
  ctl({"previous"});
  EXPECT_THAT(player.asked, ElementsAre("next", "previous"));
}

TEST_F(MediaPlayer, TellsTitleArtistsLengthAndPicture) {
  player.now.item.picture = QStringLiteral("/run/user/1000/odori 1.png");
  const auto data = [this](const char* key) { return ctl({"metadata", QLatin1String(key)}); };
  EXPECT_EQ(data("xesam:title"), "桜ノ雨");
  EXPECT_EQ(data("xesam:artist"), "halyosy, ミク");
  EXPECT_EQ(data("xesam:album"), "卒業");
  EXPECT_EQ(data("mpris:length"), "100000000");  // 3000 frames, in microseconds
  EXPECT_EQ(data("mpris:trackid"), "'/io/github/odori/track/1'");
  EXPECT_EQ(data("mpris:artUrl"), "file:///run/user/1000/odori%201.png");
  EXPECT_EQ(data("xesam:url"), "file:///dance/%E6%A1%9C.odori");
  EXPECT_GT(player.pictures, 0);  // it is drawn once somebody asks
  // AND then of what is opened later, though nobody asks again
  const int drawn = player.pictures;
  app::PlayerState other = player.now;
  other.item.number = 2;
  player.set(player.now, other);
  EXPECT_TRUE(waitUntil([&] { return player.pictures > drawn; }));
  // WHEN nothing is open
  player.set(player.now, app::PlayerState());
  EXPECT_EQ(media->trackId(), QStringLiteral("/org/mpris/MediaPlayer2/TrackList/NoTrack"));
  EXPECT_EQ(data("xesam:title"), "No player could handle this command");
}

TEST_F(MediaPlayer, RaisesQuitsAndSaysWhoItIs) {
  if (!support::PrivateBus::missing({QStringLiteral("gdbus")}).isEmpty()) GTEST_SKIP() << "no gdbus";
  const auto gdbus = [this](const QStringList& words) {
    QStringList all{QStringLiteral("call"),          QStringLiteral("--session"),
                    QStringLiteral("--dest"),        media->name(),
                    QStringLiteral("--object-path"), QStringLiteral("/org/mpris/MediaPlayer2"),
                    QStringLiteral("--method")};
    return bus.run(QStringLiteral("gdbus"), all + words).toStdString();
  };
  EXPECT_EQ(gdbus({"org.mpris.MediaPlayer2.Raise"}), "()");
  EXPECT_EQ(gdbus({"org.mpris.MediaPlayer2.Quit"}), "()");
  EXPECT_TRUE(waitUntil([&] { return player.asked.size() == 2; }));
  EXPECT_THAT(player.asked, ElementsAre("raise", "quit"));
  player.asking = true;
  EXPECT_EQ(gdbus({"org.mpris.MediaPlayer2.Quit"}), "()");
  EXPECT_EQ(player.asked.size(), 2U);
  const auto property = [&](const char* interface, const char* name) {
    return gdbus({"org.freedesktop.DBus.Properties.Get", QLatin1String(interface), QLatin1String(name)});
  };
  EXPECT_EQ(property("org.mpris.MediaPlayer2", "Identity"), "(<'Odori'>,)");
  EXPECT_EQ(property("org.mpris.MediaPlayer2", "DesktopEntry"), "(<'io.github.odori.Odori'>,)");
  EXPECT_EQ(property(kPlayerInterface, "CanGoNext"), "(<false>,)");
  EXPECT_EQ(property(kPlayerInterface, "CanSeek"), "(<true>,)");
  EXPECT_EQ(property(kPlayerInterface, "MaximumRate"), "(<10.0>,)");
}

TEST_F(MediaPlayer, TellsChangesWithoutAFlood) {
  Listener listener;
  listen(listener);
  player.setPlaying(true);
  EXPECT_TRUE(
      waitUntil([&] { return listener.last.value(QStringLiteral("PlaybackStatus")) == QLatin1String("Playing"); }));
  // The position is never among them
  for (int i = 0; i < 5'000; ++i) {
    player.at = i % 3000;
    player.setVolume(i / 5'000.0);
    emit player.sought();
  }
  player.setVolume(1.0);
  EXPECT_TRUE(
      waitUntil([&] { return listener.last.value(QStringLiteral("Volume")) == 1.0 && !listener.seeked.isEmpty(); }));
  EXPECT_LT(listener.changes, 20);
  EXPECT_LT(listener.seeked.size(), 20);
  EXPECT_FALSE(listener.last.contains(QStringLiteral("Position")));
  EXPECT_EQ(listener.seeked.back(), std::llround(player.at / 30.0 * 1e6));
  // AND what didn't change isn't told
  const int before = listener.changes;
  emit player.changed();
  player.setFullScreen(true);
  player.seek(3.0);
  EXPECT_TRUE(waitUntil([&] { return listener.seeked.back() == 100'000; }));
  EXPECT_EQ(listener.changes, before);
}

TEST_F(MediaPlayer, LeavesAloneWhatTheSpecificationLeavesAlone) {
  player.at = 60.0;
  const auto position = [this](const char* track, qlonglong at) {
    call("SetPosition", {QVariant::fromValue(QDBusObjectPath(QLatin1String(track))), at});
  };
  position("/io/github/odori/track/7", 1'000'000);  // it isn't open any more
  position("/io/github/odori/track/1", -1);
  position("/io/github/odori/track/1", 100'000'001);
  EXPECT_EQ(player.at, 60.0);
  position("/io/github/odori/track/1", 50'000'000);
  EXPECT_EQ(player.at, 1500.0);
  call("Seek", {std::numeric_limits<qlonglong>::min()});
  EXPECT_EQ(player.at, 0.0);
  for (const char* uri : {"http://example.org/a.pmx", "file:///a%00b", "a.pmx", "", "file://elsewhere/a.pmx"})
    call("OpenUri", {QLatin1String(uri)});
  ctl({"status"});  // what is done in a turn of its own after the answer is done by then
  EXPECT_THAT(player.asked, IsEmpty());
  const auto set = [this](const char* name, const QVariant& value) {
    call("Set", {QLatin1String(kPlayerInterface), QLatin1String(name), QVariant::fromValue(QDBusVariant(value))},
         "org.freedesktop.DBus.Properties");
  };
  set("Volume", std::numeric_limits<double>::quiet_NaN());
  set("Rate", std::numeric_limits<double>::infinity());
  set("LoopStatus", QStringLiteral("Sometimes"));
  set("Volume", QStringLiteral("loud"));
  EXPECT_EQ(*player.now.volume, 0.5);
  EXPECT_EQ(player.now.speed, 1.0);
  EXPECT_EQ(player.now.loop, app::PlayerLoop::Off);
  player.setPlaying(true);
  set("Rate", 0.0);  // pauses
  EXPECT_FALSE(player.now.playing);
}

TEST_F(MediaPlayer, ASecondOneHasItsNumberBehindTheName) {
  support::FakePlayer another;
  const app::MediaPlayer second(bus.connection(), another);
  ASSERT_TRUE(waitUntil([&] { return !second.name().isEmpty(); }));
  EXPECT_EQ(second.name(),
            QStringLiteral("org.mpris.MediaPlayer2.odori.instance%1").arg(QCoreApplication::applicationPid()));
  // AND each is gone with its window
  media.reset();
  const std::string left = QStringLiteral("odori.instance%1").arg(QCoreApplication::applicationPid()).toStdString();
  EXPECT_TRUE(waitUntil([&] { return ctl({"--list-all"}) == left; })) << ctl({"--list-all"});
}

TEST_F(MediaPlayer, AFloodOfCallsIsFollowed) {
  const QDBusConnection other = bus.connection();
  for (int i = 0; i < 5'001; ++i)
    other.send(QDBusMessage::createMethodCall(media->name(), QStringLiteral("/org/mpris/MediaPlayer2"),
                                              QLatin1String(kPlayerInterface), QStringLiteral("PlayPause")));
  EXPECT_EQ(callBy(other, "Junk", {1, 2, 3}).type(), QDBusMessage::ErrorMessage);
  EXPECT_EQ(callBy(other, "Seek", {QStringLiteral("far")}).type(), QDBusMessage::ErrorMessage);
  EXPECT_TRUE(player.now.playing);  // 5,001 times
  EXPECT_EQ(ctl({"status"}), "Playing");
  // AND so many connections that do nothing
  std::vector<QDBusConnection> idle;
  for (int i = 0; i < 50; ++i) idle.push_back(bus.connection());
  EXPECT_EQ(ctl({"status"}), "Playing");
}

}  // namespace

#include "media_player_test.moc"
