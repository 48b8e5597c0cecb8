// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

#include "app/vmc/udp_sender.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>

#include "tests/app/vmc/udp_receiver.h"

namespace {

using app::UdpAddress;

const UdpAddress kHere{.host = "127.0.0.1", .port = 39539};

TEST(UdpAddress, IsFourNumbersAndAPort) {
  const auto parse = [](std::string_view text) { return app::parseUdpAddress(text, kHere).value(); };
  EXPECT_EQ(parse("192.168.1.5:4000"), (UdpAddress{.host = "192.168.1.5", .port = 4000}));
  EXPECT_EQ(parse("192.168.1.5"), (UdpAddress{.host = "192.168.1.5", .port = 39539}));
  EXPECT_EQ(parse(":39540"), (UdpAddress{.host = "127.0.0.1", .port = 39540}));
  for (const char* wrong : {"", "localhost", "example.org:1", "1.2.3.4:", "1.2.3.4:0", "1.2.3.4:65536", "1.2.3.4:-1",
                            "1.2.3.4:5:6", "1.2.3", "256.1.1.1", "::1", "1.2.3.4 :5"}) {
    EXPECT_FALSE(app::parseUdpAddress(wrong, kHere)) << wrong;
  }
  EXPECT_EQ(app::parseUdpAddress("localhost", kHere).error().detail,
            "'localhost' isn't ADDRESS:PORT, such as 127.0.0.1:39539");
}

TEST(UdpAddress, KnowsThisMachine) {
  EXPECT_TRUE(kHere.isLocal());
  EXPECT_TRUE((UdpAddress{.host = "127.1.2.3", .port = 1}).isLocal());
  EXPECT_FALSE((UdpAddress{.host = "192.168.1.5", .port = 1}).isLocal());
  EXPECT_FALSE((UdpAddress{.host = "128.0.0.1", .port = 1}).isLocal());
}

TEST(UdpSender, SendsWhole) {
  const support::UdpReceiver receiver;
  auto sender = app::UdpSender::open({.host = "127.0.0.1", .port = receiver.port()});
  ASSERT_TRUE(sender);
  const std::vector<std::byte> sent(1400, std::byte{7});
  ASSERT_TRUE(sender->send(sent));
  EXPECT_EQ(receiver.next(), sent);
}

TEST(UdpSender, MindsNobodyThatListens) {
  std::uint16_t free = 0;
  {
    const support::UdpReceiver receiver;
    free = receiver.port();
  }
  auto sender = app::UdpSender::open({.host = "127.0.0.1", .port = free});
  ASSERT_TRUE(sender);
  for (int i = 0; i < 4; ++i) EXPECT_TRUE(sender->send(std::vector<std::byte>(8)));
}

TEST(UdpSender, NeedsAnAddress) { EXPECT_FALSE(app::UdpSender::open({.host = "example.org", .port = 1})); }

}  // namespace
