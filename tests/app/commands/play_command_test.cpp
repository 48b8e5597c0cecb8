// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// `odori play` by a clock that is handed in: nothing here waits.

#include "app/commands/play_command.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <gmock/gmock.h>

#include "app/commands/commands.h"
#include "app/playlist/playlist_json.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/commands/parsed_command.h"
#include "tests/app/export/figure.h"
#include "tests/app/film/sounds.h"
#include "tests/app/sound/fake_output.h"
#include "tests/app/vmc/read_osc.h"
#include "tests/app/vmc/udp_receiver.h"
#include "tests/support/test_folder.h"
#include "vmd/vmd_writer.h"

namespace {

using app::PlayCommand;
using support::parsed;
using testing::ElementsAre;

void write(const std::filesystem::path& path, const std::vector<std::byte>& bytes) {
  std::ofstream(path, std::ios::binary)
      .write(reinterpret_cast<const char*>(bytes.data()), static_cast<std::streamsize>(bytes.size()));
}

class PlayCommandTest : public testing::Test {
 protected:
  PlayCommandTest() {
    write(folder_ / "m.pmx", pmx::writePmx(support::figure()));
    vmd::Motion motion = vmd::Motion::make("人");
    for (const std::uint32_t frame : {0U, 10U}) {  // it rises by a unit a frame
      vmd::BoneKey key;
      key.name = vmd::makeName<15>("センター");
      key.frame = frame;
      key.translation = {0, static_cast<float>(frame), 0};
      key.setCurves({}, {}, {}, {});
      motion.boneKeys.push_back(key);
    }
    write(folder_ / "d.vmd", vmd::writeVmd(motion));
    command_.files = {folder_ / "m.pmx", folder_ / "d.vmd"};
    command_.to.port = receiver_.port();
    clock_.seconds = [this] { return now_.load(); };
    clock_.waitUntil = [this](double seconds) {
      now_ = std::max(now_.load(), seconds);
      if (++waits_ == lateAt_) now_ = now_ + 0.1;
    };
  }

  /// Returns for each pose that came the frame that it says, and the height of the hips in units.
  std::vector<std::pair<float, float>> posesThatCame() {
    std::vector<std::pair<float, float>> poses;
    for (auto datagram = receiver_.next(); !datagram.empty(); datagram = receiver_.next()) {
      for (const support::OscMessage& message : support::OscReader(datagram).messages()) {
        if (message.address == "/VMC/Ext/T")
          poses.emplace_back(std::round(300.0F * message.numbers.at(0)) / 10.0F, 0.0F);
        if (message.address == "/VMC/Ext/Bone/Pos" && message.texts.at(0) == "Hips" && !poses.empty())
          poses.back().second = std::round(message.numbers.at(1) / 0.08F * 10.0F) / 10.0F;
      }
    }
    return poses;
  }

  support::TestFolder folder_;
  support::UdpReceiver receiver_;
  PlayCommand command_;
  app::PlayClock clock_;
  std::atomic<double> now_ = 100.0;  // the song's thread looks at it, too
  int waits_ = 0, lateAt_ = -1;
};

using Pose = std::pair<float, float>;

TEST_F(PlayCommandTest, SendsEachFrameInTime) {
  command_.frames = app::FrameRange{2, 5};
  ASSERT_EQ(app::runPlay(command_, app::OpenContext(), clock_), app::kDone);
  // The hips are nine units above センター's key.
  EXPECT_THAT(posesThatCame(), ElementsAre(Pose{2, 11}, Pose{3, 12}, Pose{4, 13}, Pose{5, 14}));
  EXPECT_NEAR(now_.load(), 100.1, 1e-9) << "three frames of a thirtieth of a second";
}

TEST_F(PlayCommandTest, SendsPosesBetweenFrames) {
  command_.rate = 60;
  command_.frames = app::FrameRange{8, 9};
  ASSERT_EQ(app::runPlay(command_, app::OpenContext(), clock_), app::kDone);
  EXPECT_THAT(posesThatCame(), ElementsAre(Pose{8, 17}, Pose{8.5F, 17.5F}, Pose{9, 18}));
}

TEST_F(PlayCommandTest, AfterADelayItGoesOnInTime) {
  lateAt_ = 2;  // by 0.1 s, at the second pose: three more are past then
  ASSERT_EQ(app::runPlay(command_, app::OpenContext(), clock_), app::kDone);
  EXPECT_THAT(posesThatCame(), ElementsAre(Pose{0, 9}, Pose{1, 10}, Pose{4, 13}, Pose{5, 14}, Pose{6, 15}, Pose{7, 16},
                                           Pose{8, 17}, Pose{9, 18}, Pose{10, 19}));
}

TEST_F(PlayCommandTest, ASongIsPlayedUnlessItIsMuted) {
  int devices = 0;
  support::Machine machine;
  machine.state = app::SoundOutput::State::None;  // the poses go by the clock then
  const app::SoundOutputs sounds = [&]() -> std::unique_ptr<app::SoundOutput> {
    ++devices;
    return std::make_unique<support::FakeOutput>(machine);
  };
  const auto play = [&] {
    const int status = app::runPlay(command_, app::OpenContext(), clock_, sounds);
    return std::pair(status, posesThatCame().size());
  };
  EXPECT_EQ(play(), std::pair(int{app::kDone}, std::size_t{11}));
  EXPECT_EQ(devices, 0) << "there is no song";
  support::writeTimes(folder_ / "song.wav");
  command_.files.push_back(folder_ / "song.wav");
  testing::internal::CaptureStderr();
  EXPECT_EQ(play(), std::pair(int{app::kDone}, std::size_t{11}));
  EXPECT_THAT(testing::internal::GetCapturedStderr(), testing::HasSubstr("no sound device: the song wasn't heard"));
  EXPECT_EQ(devices, 1);
  EXPECT_EQ(machine.starts, 1);
  command_.mute = true;
  EXPECT_EQ(play(), std::pair(int{app::kDone}, std::size_t{11}));
  EXPECT_EQ(devices, 1);
}

TEST_F(PlayCommandTest, ASongThatCantBePlayedIsSaid) {
  support::writeTimes(folder_ / "song.wav");
  std::filesystem::resize_file(folder_ / "song.wav", 30);  // its head is cut
  command_.files.push_back(folder_ / "song.wav");
  support::Machine machine;
  testing::internal::CaptureStderr();
  EXPECT_EQ(app::runPlay(command_, app::OpenContext(), clock_,
                         [&] { return std::make_unique<support::FakeOutput>(machine); }),
            app::kDone);
  EXPECT_THAT(testing::internal::GetCapturedStderr(), testing::HasSubstr("the song isn't played: "));
  EXPECT_EQ(posesThatCame().size(), 11U) << "the dance goes on";
}

TEST_F(PlayCommandTest, APlaylistIsPlayedOneAfterAnother) {
  // GIVEN two dances of three frames, one that isn't there between them
  const auto dance = [this](const char* name, float height) {
    vmd::Motion motion = vmd::Motion::make("人");
    for (const std::uint32_t frame : {0U, 2U}) {
      vmd::BoneKey key;
      key.name = vmd::makeName<15>("センター");
      key.frame = frame;
      key.translation = {0, height, 0};
      motion.boneKeys.push_back(key);
    }
    write(folder_ / name, vmd::writeVmd(motion));
  };
  dance("one.vmd", 1);
  dance("two.vmd", 2);
  app::Playlist list;
  for (const char* name : {"one.vmd", "gone.vmd", "two.vmd"})
    list.entries.push_back({.files = {folder_ / "m.pmx", folder_ / name}});
  const std::filesystem::path file = folder_ / "l.odori-list";
  const auto play = [&] {
    EXPECT_TRUE(app::writePlaylist(list, file));
    testing::internal::CaptureStderr();
    const int status = app::runPlayList(command_, file, app::OpenContext(), clock_, {}, 1);
    return std::pair(status, testing::internal::GetCapturedStderr());
  };
  // THEN the others are played, each from its frame 0
  const auto [status, said] = play();
  EXPECT_EQ(status, app::kDone);
  EXPECT_THAT(posesThatCame(),
              ElementsAre(Pose{0, 10}, Pose{1, 10}, Pose{2, 10}, Pose{0, 11}, Pose{1, 11}, Pose{2, 11}));
  EXPECT_THAT(said, testing::HasSubstr("1 of 3: one"));
  EXPECT_THAT(said, testing::HasSubstr("gone.vmd"));
  EXPECT_THAT(said, testing::HasSubstr("3 of 3: two"));
  // AND one that is repeated is passed over, too, where it can't be played; a dance of one frame
  // isn't repeated any faster than thirty times a second
  list.repeat = app::Repeat::One;
  list.entries = {list.entries[1], list.entries[0]};
  command_.frames = app::FrameRange{0, 0};
  const double start = now_.load();
  waits_ = 0;
  clock_.waitUntil = [this, all = clock_.waitUntil](double seconds) {
    all(seconds);
    if (waits_ == 6) std::filesystem::remove(folder_ / "one.vmd");  // a pose and its time, three times
  };
  EXPECT_EQ(play().first, app::kDone);
  EXPECT_THAT(posesThatCame(), ElementsAre(Pose{0, 10}, Pose{0, 10}, Pose{0, 10}));
  EXPECT_NEAR(now_.load() - start, 3.0 / 30.0, 1e-6);
  // AND a list of which nothing can be played ends, though it is to be repeated for ever
  list.entries = {list.entries[0], list.entries[0]};
  list.repeat = app::Repeat::All;
  EXPECT_EQ(play().first, app::kUnusable);
  list.repeat = app::Repeat::One;
  EXPECT_EQ(play().first, app::kUnusable);
  list.entries.clear();
  EXPECT_EQ(play().first, app::kUnusable);
  EXPECT_TRUE(posesThatCame().empty());
}

TEST_F(PlayCommandTest, AModelThatIsNoHumanoidIsRefused) {
  write(folder_ / "m.pmx", pmx::writePmx(support::dancer()));
  EXPECT_EQ(app::runPlay(command_, app::OpenContext(), clock_), app::kUnusable);
  EXPECT_TRUE(posesThatCame().empty());
}

TEST(PlayOptions, SendToThisMachineUnlessAnotherIsTyped) {
  const auto to = [](const char* vmc) { return parsed<PlayCommand>({"play", "m.pmx", "d.vmd", vmc}).to; };
  EXPECT_EQ(to("--vmc"), (app::UdpAddress{.host = "127.0.0.1", .port = 39539}));
  EXPECT_EQ(to("--vmc=192.168.1.5"), (app::UdpAddress{.host = "192.168.1.5", .port = 39539}));
  EXPECT_EQ(to("--vmc=127.0.0.1:4000"), (app::UdpAddress{.host = "127.0.0.1", .port = 4000}));
  const auto refused = [](std::vector<const char*> words) {
    const auto command = support::parse(std::move(words));
    const auto* text = std::get_if<app::PrintAndExit>(&command);
    return text != nullptr && text->status == 2 ? text->text : std::string();
  };
  EXPECT_FALSE(parsed<PlayCommand>({"play", "m.pmx", "--vmc"}).mute);
  EXPECT_TRUE(parsed<PlayCommand>({"play", "m.pmx", "--vmc", "--mute"}).mute);
  EXPECT_THAT(refused({"play", "m.pmx"}), testing::HasSubstr("--vmc: say that it is to be sent"));
  EXPECT_THAT(refused({"play", "m.pmx", "--vmc=host:1"}), testing::HasSubstr("--vmc: 'host:1' isn't ADDRESS:PORT"));
  EXPECT_THAT(refused({"play", "m.pmx", "--vmc", "--rate", "0"}), testing::HasSubstr("--rate"));
}

}  // namespace
