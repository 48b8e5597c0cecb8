// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/remote/control_session.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <QJsonDocument>

#include "app/version.h"
#include "tests/app/remote/fake_player.h"

namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

class ControlSession : public ::testing::Test {
 protected:
  /// Returns the answer to a line, once what it asks for is done.
  QJsonObject ask(const QByteArray& line) {
    auto answer = session.answer(line);
    EXPECT_TRUE(answer.line.endsWith('\n') && answer.line.count('\n') == 1) << answer.line.toStdString();
    if (answer.then) answer.then();
    return QJsonDocument::fromJson(answer.line).object();
  }
  /// Returns the error of the answer to a command.
  std::string error(const QByteArray& command) {
    return ask("{\"command\":" + command + "}")[QStringLiteral("error")].toString().toStdString();
  }
  QJsonValue get(const QByteArray& property) {
    return ask("{\"command\":[\"get_property\",\"" + property + "\"]}")[QStringLiteral("data")];
  }

  support::FakePlayer player;
  app::ControlSession session{player};
};

TEST_F(ControlSession, AnswersAsMpvDoes) {
  // The example of mpv's manual, JSON IPC: the number comes back, with "success" and the value.
  player.at = 44.04;
  const QJsonObject told = ask(R"({ "command": ["get_property", "time-pos"], "request_id": 100 })");
  EXPECT_EQ(told[QStringLiteral("request_id")].toInt(), 100);
  EXPECT_EQ(told[QStringLiteral("error")].toString(), QStringLiteral("success"));
  EXPECT_NEAR(told[QStringLiteral("data")].toDouble(), 1.468, 1e-9);
  // AND without a number it is 0
  EXPECT_EQ(ask(R"({"command":["get_version"]})")[QStringLiteral("request_id")].toInt(-1), 0);
  EXPECT_EQ(ask(R"({"command":["get_version"]})")[QStringLiteral("data")].toString(), QLatin1String(app::kVersion));
}

TEST_F(ControlSession, PropertiesHaveMpvsUnits) {
  player.at = 750.0;
  EXPECT_EQ(get("time-pos").toDouble(), 25.0);
  EXPECT_EQ(get("frame").toDouble(), 750.0);
  EXPECT_EQ(get("percent-pos").toDouble(), 25.0);
  EXPECT_EQ(get("duration").toDouble(), 100.0);
  EXPECT_EQ(get("volume").toDouble(), 50.0);
  EXPECT_EQ(get("pause").toBool(false), true);
  EXPECT_EQ(get("media-title").toString(), QStringLiteral("桜ノ雨"));
  EXPECT_EQ(get("metadata")[QStringLiteral("artist")].toString(), QStringLiteral("halyosy, ミク"));
  EXPECT_EQ(get("path").toString(), QStringLiteral("/dance/桜.odori"));
  EXPECT_EQ(get("eof-reached").toBool(true), false);
  player.at = 3000.0;
  EXPECT_EQ(get("eof-reached").toBool(false), true);
  // AND what isn't there is unavailable
  player.now = {};
  for (const char* nothing : {"volume", "mute", "duration", "percent-pos", "media-title", "path", "metadata"})
    EXPECT_EQ(error(QByteArray("[\"get_property\",\"") + nothing + "\"]"), "property unavailable") << nothing;
}

TEST_F(ControlSession, SetsProperties) {
  EXPECT_EQ(error(R"(["set_property","pause",false])"), "success");
  EXPECT_TRUE(player.now.playing);
  EXPECT_EQ(error(R"(["set_property","time-pos",10])"), "success");
  EXPECT_EQ(player.at, 300.0);
  EXPECT_EQ(error(R"(["set_property","frame",12.5])"), "success");
  EXPECT_EQ(player.at, 12.5);
  EXPECT_EQ(error(R"(["set_property","percent-pos",50])"), "success");
  EXPECT_EQ(player.at, 1500.0);
  EXPECT_EQ(error(R"(["set_property","volume",29])"), "success");
  EXPECT_EQ(get("volume").toDouble(), 29.0) << "what was set is what is told";
  EXPECT_EQ(error(R"(["set_property","volume",80])"), "success");
  EXPECT_DOUBLE_EQ(*player.now.volume, 0.8);
  EXPECT_EQ(error(R"(["add","volume",-30])"), "success");
  EXPECT_DOUBLE_EQ(*player.now.volume, 0.5);
  EXPECT_EQ(error(R"(["cycle","mute"])"), "success");
  EXPECT_TRUE(player.now.muted);
  EXPECT_EQ(error(R"(["set_property","speed",99])"), "success");
  EXPECT_EQ(player.now.speed, 10.0);
  // AND what is wrong changes nothing
  EXPECT_EQ(error(R"(["set_property","pause","yes"])"), "unsupported format for accessing property");
  EXPECT_EQ(error(R"(["set_property","volume",true])"), "unsupported format for accessing property");
  EXPECT_EQ(error(R"(["set_property","duration",5])"), "error accessing property");
  EXPECT_EQ(error(R"(["set_property","colour",5])"), "property not found");
  EXPECT_EQ(error(R"(["cycle","volume"])"), "unsupported format for accessing property");
  EXPECT_EQ(error(R"(["add","pause",1])"), "unsupported format for accessing property");
  EXPECT_TRUE(player.now.playing);
}

TEST_F(ControlSession, LoopsADanceOrTheListAndShufflesIt) {
  const auto loops = [this] { return player.now.loop; };
  EXPECT_EQ(error(R"(["set_property","loop",true])"), "success");
  EXPECT_EQ(loops(), app::PlayerLoop::One);
  // Without a list there is nothing else to repeat, and nothing to shuffle.
  EXPECT_EQ(error(R"(["set_property","loop-playlist",true])"), "property unavailable");
  EXPECT_EQ(error(R"(["set_property","shuffle",true])"), "property unavailable");
  player.now.shuffled = false;
  EXPECT_EQ(error(R"(["set_property","loop-playlist",false])"), "success");
  EXPECT_EQ(loops(), app::PlayerLoop::One) << "what doesn't loop so isn't ended";
  EXPECT_EQ(error(R"(["cycle","loop-playlist"])"), "success");
  EXPECT_EQ(loops(), app::PlayerLoop::Playlist);
  EXPECT_EQ(error(R"(["set_property","loop",false])"), "success");
  EXPECT_EQ(loops(), app::PlayerLoop::Playlist);
  EXPECT_EQ(error(R"(["cycle","loop-playlist"])"), "success");
  EXPECT_EQ(loops(), app::PlayerLoop::Off);
  EXPECT_EQ(error(R"(["cycle","shuffle"])"), "success");
  EXPECT_EQ(player.now.shuffled, true);
  EXPECT_EQ(error(R"(["set_property","shuffle",1])"), "unsupported format for accessing property");
}

TEST_F(ControlSession, SeeksAsMpvDoes) {
  player.at = 300.0;
  EXPECT_EQ(error(R"(["seek",-5])"), "success");
  EXPECT_EQ(player.at, 150.0);
  EXPECT_EQ(error(R"(["seek",7,"absolute+exact"])"), "success");
  EXPECT_EQ(player.at, 210.0);
  EXPECT_EQ(error(R"(["seek",50,"absolute-percent"])"), "success");
  EXPECT_EQ(player.at, 1500.0);
  EXPECT_EQ(error(R"(["seek",-10,"relative-percent"])"), "success");
  EXPECT_EQ(player.at, 1200.0);
  EXPECT_EQ(error(R"(["frame-step"])"), "success");
  EXPECT_EQ(player.at, 1201.0);
  EXPECT_EQ(error(R"(["frame-back-step"])"), "success");
  EXPECT_EQ(error(R"(["seek",1,"sideways"])"), "invalid parameter");
  EXPECT_EQ(player.at, 1200.0);
  EXPECT_EQ(error(R"(["stop"])"), "success");
  EXPECT_EQ(player.at, 0.0);
}

TEST_F(ControlSession, RunsEveryCommandByItsName) {
  EXPECT_EQ(error(R"(["action","frameAll"])"), "success");
  EXPECT_EQ(error(R"(["action","ik"])"), "success");  // a switch changes
  EXPECT_EQ(get("switch/ik").toBool(true), false);
  EXPECT_EQ(error(R"(["action","ik",false])"), "success");  // it is off already
  EXPECT_EQ(error(R"(["set_property","switch/ik",true])"), "success");
  EXPECT_THAT(player.asked, ElementsAre("run frameAll", "run ik", "run ik"));
  EXPECT_EQ(get("switch/ik").toBool(false), true);
  // AND one of several, of which one is always on, is only switched on
  for (app::PlayerCommand& command : player.all)
    if (command.on) command.oneIsOn = true;
  EXPECT_EQ(error(R"(["action","ik",false])"), "invalid parameter");
  EXPECT_NE(error(R"(["set_property","switch/ik",false])"), "success");
  EXPECT_EQ(get("switch/ik").toBool(false), true);
  const QJsonArray all = get("actions").toArray();
  ASSERT_EQ(all.size(), 3);
  EXPECT_EQ(all[0][QStringLiteral("name")].toString(), QStringLiteral("ik"));
  EXPECT_EQ(all[0][QStringLiteral("checked")].toBool(), true);
  EXPECT_TRUE(all[1][QStringLiteral("checked")].isUndefined());
  EXPECT_EQ(all[2][QStringLiteral("enabled")].toBool(true), false);
  // AND what no key could do is refused
  EXPECT_EQ(error(R"(["action","undo"])"), "error running command");
  EXPECT_EQ(error(R"(["action","fly"])"), "invalid parameter");
  EXPECT_EQ(error(R"(["action","frameAll",true])"), "invalid parameter");
  EXPECT_EQ(get("switch/frameAll"), QJsonValue());
  player.asking = true;
  EXPECT_EQ(error(R"(["action","frameAll"])"), "error running command");
  EXPECT_EQ(error(R"(["loadfile","/a.pmx"])"), "error running command");
  EXPECT_EQ(error(R"(["quit"])"), "error running command");
  EXPECT_EQ(error(R"(["set_property","pause",false])"), "success");  // it may still be paused
  EXPECT_EQ(player.asked.size(), 3U);
}

TEST_F(ControlSession, OpensGoesOnRaisesAndQuits) {
  EXPECT_EQ(error(R"(["loadfile","/桜.pmx","b.vmd"])"), "success");
  EXPECT_EQ(error(R"(["playlist-next"])"), "error running command");  // there is no list
  player.now.hasNext = player.now.hasPrevious = true;
  EXPECT_EQ(error(R"(["playlist-next"])"), "success");
  EXPECT_EQ(error(R"(["playlist-prev"])"), "success");
  EXPECT_EQ(error(R"(["raise"])"), "success");
  EXPECT_EQ(error(R"(["quit"])"), "success");
  EXPECT_THAT(player.asked, ElementsAre("open /桜.pmx + b.vmd", "next", "previous", "raise", "quit"));
}

TEST_F(ControlSession, ObservedPropertiesAreToldWhenTheyChange) {
  EXPECT_EQ(error(R"(["observe_property",7,"volume"])"), "success");
  EXPECT_EQ(session.changes(), R"({"data":50,"event":"property-change","id":7,"name":"volume"})"
                               "\n");
  EXPECT_TRUE(session.changes().isEmpty());
  player.now.volume = std::nullopt;
  EXPECT_EQ(session.changes(), R"({"data":null,"event":"property-change","id":7,"name":"volume"})"
                               "\n");
  EXPECT_FALSE(session.followsPosition());
  EXPECT_EQ(error(R"(["observe_property",8,"time-pos"])"), "success");
  EXPECT_TRUE(session.followsPosition());
  EXPECT_EQ(error(R"(["observe_property",9,"colour"])"), "property not found");
  EXPECT_EQ(ask(R"({"command":["unobserve_property",7]})")[QStringLiteral("data")].toInt(), 1);
  player.now.volume = 0.25;
  EXPECT_EQ(session.changes().count('\n'), 1);  // the position
}

TEST_F(ControlSession, ObservesOnlySoMany) {
  for (std::size_t i = 0; i < app::ControlSession::kMaxObserved; ++i)
    ASSERT_EQ(error(R"(["observe_property",1,"pause"])"), "success");
  EXPECT_EQ(error(R"(["observe_property",1,"pause"])"), "invalid parameter");
}

TEST_F(ControlSession, JunkGetsALineWithItsError) {
  EXPECT_TRUE(session.answer("\n").line.isEmpty());
  const std::vector<QByteArray> junk{
      "hello\n",
      "{\n",
      "[]\n",
      "42\n",
      QByteArray("{\"command\":[\"stop\0\"]}\n", 22),
      QByteArray("\0\0\0\n", 4),
      "{\"command\":\"stop\"}\n",
      "{\"command\":[]}\n",
      "{\"command\":[1]}\n",
      "{\"command\":[\"stop\",1]}\n",
      "{\"command\":[\"seek\"]}\n",
      "{\"command\":[\"seek\",\"far\"]}\n",
      "{\"command\":[\"loadfile\",\"a\\u0000b\"]}\n",
      "{\"command\":[\"observe_property\",\"x\",\"pause\"]}\n",
      "{\"command\":[\"\xff\xfe\"]}\n",
      QByteArray(10'000, '['),
      "{\"command\":[\"seek\",1e999]}\n",
  };
  for (const QByteArray& line : junk) {
    const QJsonObject told = ask(line);
    EXPECT_EQ(told[QStringLiteral("error")].toString(), QStringLiteral("invalid parameter"))
        << line.left(40).toStdString();
    EXPECT_FALSE(told[QStringLiteral("reason")].toString().isEmpty());
  }
  EXPECT_THAT(player.asked, IsEmpty());
  EXPECT_EQ(player.at, 0.0);
}

}  // namespace
