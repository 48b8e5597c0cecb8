// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// The control socket with clients that aren't ours: plain sockets, and Python's. Some mean it well.
#include "app/remote/control_server.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <QCoreApplication>
#include <QProcess>
#include <QStandardPaths>

#include "app/remote/control_client.h"
#include "tests/app/remote/fake_player.h"
#include "tests/app/remote/socket_client.h"
#include "tests/support/test_folder.h"

namespace {

using support::SocketClient;
using support::waitUntil;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

constexpr const char* kGetPause = R"({"command":["get_property","pause"]})";
constexpr const char* kPaused = R"({"data":true,"error":"success","request_id":0})";

class ControlServer : public ::testing::Test {
 protected:
  void SetUp() override {
    auto made = app::ControlListener::open(path);
    ASSERT_TRUE(made) << base::describe(made.error());
    server.emplace(std::move(*made), player);
  }
  /// Whatever others do, this is answered.
  void expectItStillAnswers() {
    SocketClient other(path);
    EXPECT_EQ(other.ask(kGetPause), kPaused);
  }

  const support::TestFolder folder;
  const std::filesystem::path path = folder / "s";
  support::FakePlayer player;
  std::optional<app::ControlServer> server;
};

TEST_F(ControlServer, AnswersAndTellsWhatIsObserved) {
  SocketClient client(path);
  EXPECT_EQ(client.ask(kGetPause), kPaused);
  client.send(R"({"command":["observe_property",1,"pause"]})"
              "\n");
  ASSERT_TRUE(client.hears(R"({"data":true,"event":"property-change","id":1,"name":"pause"})"));
  player.setPlaying(true);
  EXPECT_TRUE(client.hears(R"({"data":false,"event":"property-change","id":1,"name":"pause"})"));
  player.seek(30.0);
  EXPECT_TRUE(client.hears(R"({"event":"seek"})"));
  emit player.loaded();
  EXPECT_TRUE(client.hears(R"({"event":"file-loaded"})"));
  // WHEN the program ends, THEN clients hear of it, and the file is gone
  server.reset();
  EXPECT_TRUE(client.hears(R"({"event":"shutdown"})"));
  EXPECT_TRUE(client.isEnded());
  EXPECT_THAT(folder.names(), IsEmpty());
}

TEST_F(ControlServer, ThePositionIsToldWhileItPlays) {
  SocketClient client(path);
  client.send(R"({"command":["observe_property",1,"frame"]})"
              "\n");
  ASSERT_TRUE(client.hears(R"("data":0,)"));
  player.setPlaying(true);
  player.at = 15.0;  // as the clock goes on, without a signal
  EXPECT_TRUE(client.hears(R"("data":15,)"));
}

TEST_F(ControlServer, ManyChangesAreToldTogether) {
  SocketClient client(path);
  client.send(R"({"command":["observe_property",1,"volume"]})"
              "\n");
  ASSERT_TRUE(client.hears(R"("data":50,)"));
  for (int i = 0; i < 10'000; ++i) {
    player.setVolume(i / 10'000.0);
    emit player.sought();
  }
  player.setVolume(1.0);
  ASSERT_TRUE(client.hears(R"("data":100,)"));
  EXPECT_LT(std::ranges::count(client.text, '\n'), 10);
}

TEST_F(ControlServer, AnswersOneThatStopsSending) {
  // As `echo '…' | socat - PATH` does.
  SocketClient client(path);
  client.send(std::string(kGetPause) + "\n" + kGetPause + "\n");
  client.stopSending();
  EXPECT_TRUE(client.isEnded());
  EXPECT_EQ(client.text, std::string(kPaused) + "\n" + kPaused + "\n");
}

TEST_F(ControlServer, EveryLineIsFollowedThoughTheClientGoes) {
  // As `printf '…' | nc -UN PATH` does.
  std::string lines;
  for (int i = 0; i < 40; ++i)
    lines += R"({"command":["action","frameAll"]})"
             "\n";
  SocketClient(path).send(lines);
  EXPECT_TRUE(waitUntil([&] { return player.asked.size() == 40; }));
  EXPECT_TRUE(waitUntil([&] { return server->clients() == 0; }));
}

TEST_F(ControlServer, ManyLinesAtOnceAreAllAnswered) {
  SocketClient client(path);
  std::string lines;
  for (int i = 0; i < 500; ++i) lines += std::string(kGetPause) + "\n";
  client.send(lines);
  EXPECT_TRUE(waitUntil([&] {
    client.read();
    return std::ranges::count(client.text, '\n') == 500;
  }));
}

TEST_F(ControlServer, PythonsSocketsTalkToIt) {
  const QString python = QStandardPaths::findExecutable(QStringLiteral("python3"));
  if (python.isEmpty()) GTEST_SKIP() << "no python3";
  QProcess other;
  other.setProcessChannelMode(QProcess::ForwardedErrorChannel);
  other.start(python, {QStringLiteral("-c"), QStringLiteral(R"(
import json, socket, sys
s = socket.socket(socket.AF_UNIX)
s.connect(sys.argv[1])
lines = s.makefile('rw')
def ask(*command):
    lines.write(json.dumps({'command': command, 'request_id': 9}) + '\n')
    lines.flush()
    while True:
        told = json.loads(lines.readline())
        if 'event' not in told: break
    assert told['request_id'] == 9, told
    return told
assert ask('get_property', 'media-title')['data'] == '桜ノ雨'
assert ask('set_property', 'pause', False)['error'] == 'success'
assert ask('get_property', 'pause')['data'] is False
assert ask('seek', 20, 'absolute')['error'] == 'success'
print(ask('get_property', 'time-pos')['data'])
)"),
                       QString::fromStdString(path.string())});
  ASSERT_TRUE(waitUntil([&] { return other.state() == QProcess::NotRunning; }));
  EXPECT_EQ(other.readAllStandardOutput().trimmed(), "20");
  EXPECT_TRUE(player.now.playing);
}

TEST_F(ControlServer, TooLongALineEndsTheConnection) {
  SocketClient client(path);
  const std::string endless(10'000'000, 'a');
  EXPECT_LT(client.send(endless), 1'000'000U);  // what the system keeps on the way
  EXPECT_TRUE(client.isEnded());
  EXPECT_THAT(client.text, HasSubstr("at most 65536 bytes"));
  expectItStillAnswers();
  // AND the longest line is answered
  SocketClient longest(path);
  std::string line = R"({"command":["get_property","pause"],"x":")";
  line.append(65536 - line.size() - 3, 'x').append("\"}");
  EXPECT_EQ(longest.ask(line), kPaused);
}

TEST_F(ControlServer, OneThatDoesNotReadIsDropped) {
  SocketClient deaf(path);
  std::string lines;
  for (int i = 0; i < 100'000; ++i)
    lines += R"({"command":["get_property","actions"]})"
             "\n";
  EXPECT_LT(deaf.send(lines), lines.size());
  EXPECT_TRUE(waitUntil([&] { return server->clients() == 0; }));
  expectItStillAnswers();
}

TEST_F(ControlServer, AFloodLetsTheWindowWork) {
  SocketClient flood(path);
  std::string lines;
  for (int i = 0; i < 1000; ++i) lines += "junk\n";
  flood.send(lines);
  // Between two turns of the loop, in which the window's own timers are due, few lines are taken.
  std::ptrdiff_t answered = 0, most = 0;
  QTimer own;
  own.setInterval(0);
  QObject::connect(&own, &QTimer::timeout, &own, [&] {
    flood.read();
    const auto now = std::ranges::count(flood.text, '\n');
    most = std::max(most, now - std::exchange(answered, now));
  });
  own.start();
  EXPECT_TRUE(waitUntil([&] { return answered == 1000; }));
  EXPECT_LE(most, 3 * app::ControlClient::kLinesPerTurn);
}

TEST_F(ControlServer, AFloodOfLinesReadsNoProperties) {
  // GIVEN a client that observes as much as it may
  SocketClient flood(path);
  constexpr int kLines = 5'000, kObserved = static_cast<int>(app::ControlSession::kMaxObserved);
  for (int i = 0; i < kObserved; ++i) flood.ask(R"({"command":["observe_property",1,"volume"]})");
  const auto before = player.reads;
  // WHEN it sends many lines that have nothing to do with them
  std::string lines;
  for (int i = 0; i < kLines; ++i) lines += "{}\n";
  flood.send(lines);
  EXPECT_TRUE(waitUntil([&] {
    flood.read();
    return std::ranges::count(flood.text, '\n') >= kLines + kObserved;
  }));
  // THEN they are read now and then, and not for each line
  EXPECT_LT(player.reads - before, std::int64_t{kLines} * kObserved / 8);
  // AND what changes is told nevertheless
  player.setVolume(0.25);
  EXPECT_TRUE(flood.hears(R"({"data":25,"event":"property-change","id":1,"name":"volume"})"));
}

TEST_F(ControlServer, JunkAndNulBytesAreAnswered) {
  SocketClient client(path);
  EXPECT_THAT(client.ask("GET / HTTP/1.1"), HasSubstr("invalid parameter"));
  EXPECT_THAT(client.ask(std::string("\0\0{}\0", 5)), HasSubstr("invalid parameter"));
  EXPECT_THAT(client.ask("\xff\xfe\xfd"), HasSubstr("invalid parameter"));
  EXPECT_EQ(client.ask(kGetPause), kPaused);
}

TEST_F(ControlServer, HasSoManyClientsAndNoMore) {
  std::vector<std::unique_ptr<SocketClient>> silent;  // half of them never say a word
  for (int i = 0; i < app::ControlServer::kMaxClients; ++i) {
    silent.push_back(std::make_unique<SocketClient>(path));
    if (i % 2 == 0) {
      EXPECT_EQ(silent.back()->ask(kGetPause), kPaused);
    } else {
      silent.back()->send("{\"command\":");
    }
  }
  EXPECT_TRUE(waitUntil([&] { return server->clients() == app::ControlServer::kMaxClients; }));
  SocketClient more(path);
  EXPECT_TRUE(more.isEnded());
  EXPECT_THAT(more.text, StartsWith(R"({"error":"too many clients")"));
  EXPECT_EQ(silent.front()->ask(kGetPause), kPaused);
  // WHEN one goes, THEN there is room for another
  silent.pop_back();
  EXPECT_TRUE(waitUntil([&] { return server->clients() < app::ControlServer::kMaxClients; }));
  expectItStillAnswers();
}

TEST_F(ControlServer, ComesAndGoesHundredsOfTimes) {
  for (int i = 0; i < 300; ++i) {
    SocketClient(path).send(i % 2 == 0 ? "{\"comm" : "junk\n");
    QCoreApplication::processEvents();  // only so many wait to be taken
  }
  EXPECT_TRUE(waitUntil([&] { return server->clients() == 0; }));
  expectItStillAnswers();
}

TEST_F(ControlServer, ACommandMayWaitForADialog) {
  // GIVEN a command that runs an event loop of its own
  SocketClient client(path);
  bool open = true;
  player.running = [&] {
    QTimer::singleShot(0, &player, [&] {
      // THEN its answer has come, and further lines are answered meanwhile
      EXPECT_TRUE(client.hears(R"("error":"success")"));
      client.text.clear();
      EXPECT_EQ(client.ask(kGetPause), kPaused);
      open = false;
    });
    EXPECT_TRUE(waitUntil([&] { return !open; }));
  };
  client.send(R"({"command":["action","frameAll"]})"
              "\n");
  EXPECT_TRUE(waitUntil([&] { return !open; }));
  // AND the connection may end in it
  auto leaving = std::make_unique<SocketClient>(path);
  player.running = [&] {
    leaving.reset();
    EXPECT_TRUE(waitUntil([&] { return server->clients() == 1; }));
  };
  leaving->send(R"({"command":["action","frameAll"]})"
                "\n"
                R"({"command":["action","frameAll"]})"
                "\n");
  EXPECT_TRUE(waitUntil([&] { return server->clients() == 1 && player.asked.size() >= 2; }));
  player.running = {};
  EXPECT_EQ(client.ask(kGetPause), kPaused);
}

}  // namespace

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  QCoreApplication qt(argc, argv);
  return RUN_ALL_TESTS();
}
