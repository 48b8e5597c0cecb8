// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT

// Play → Send by VMC, by mouse and keyboard. A receiver on this machine tells what came.

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <vector>

#include <sys/socket.h>

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QSpinBox>
#include <QTimer>
#include <QToolButton>
#include <QtTest>

#include "app/dialogs/vmc_dialog.h"
#include "app/language/live_text.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/app/export/figure.h"
#include "tests/app/ui/window_show.h"
#include "tests/app/vmc/read_osc.h"
#include "tests/app/vmc/udp_receiver.h"
#include "vmd/vmd_writer.h"

namespace {

namespace fs = std::filesystem;
using support::click;
using support::waitFor;

/// This is what a pose that came says: the frame, how high the hips are (units), and the sine of
/// half the angle by which the left thigh swings.
struct VmcPose {
  double frame = 0.0, hips = 0.0, thigh = 0.0;
};

/// Returns a figure with a foot that IK moves, and a triangle, so that there is something to draw.
pmx::Model drawnFigure() {
  pmx::Model model = support::figure();
  support::addBone(model, "左足ＩＫ", {1, 1, 0}, "全ての親");
  pmx::Bone& target = model.bones.back();
  target.flags |= pmx::boneFlag::ik;
  const auto index = [&](const char* name) { return static_cast<std::int32_t>(support::boneOf(model, name)); };
  target.ik = {index("左足首"), 40, 2.0F, {{index("左ひざ"), false, {}, {}}, {index("左足"), false, {}, {}}}};
  for (const float x : {-1.0F, 0.0F, 1.0F}) {
    pmx::Vertex vertex;
    vertex.position = {x, 16.0F + std::abs(x), 0.0F};
    vertex.normal = {0, 0, -1};
    model.vertices.push_back(vertex);
  }
  model.indices = {0, 1, 2};
  pmx::Material material;
  material.name = "赤";
  material.diffuse = {1, 0, 0, 1};
  material.indexCount = 3;
  model.materials.push_back(material);
  return model;
}

class WindowVmc : public support::WindowShow {
 protected:
  void SetUp() override {
    WindowShow::SetUp();
    figure = file("人.pmx");
    ASSERT_TRUE(pmx::writePmxFile(drawnFigure(), figure));
    vmd::Motion motion = vmd::Motion::make("人");
    const auto key = [&](const char* bone, std::uint32_t frame, base::Vec3 translation) {
      vmd::BoneKey made;
      made.name = vmd::makeName<15>(bone);
      made.frame = frame;
      made.translation = translation;
      made.setCurves({}, {}, {}, {});
      motion.boneKeys.push_back(made);
    };
    // It rises by a tenth of a unit a frame; its foot is held four units to the front.
    for (const std::uint32_t frame : {0U, 300U}) key("センター", frame, {0, static_cast<float>(frame) / 10.0F, 0});
    key("左足ＩＫ", 0, {0, 0, -4});
    rising = file("上がる.vmd");
    ASSERT_TRUE(vmd::writeVmdFile(motion, rising));
  }

  [[nodiscard]] QAction* command() const { return window->commands()[app::ActionId::SendVmc]; }
  [[nodiscard]] QToolButton* badge() const { return window->findChild<QToolButton*>(QStringLiteral("vmcBadge")); }
  app::VmcDialog& dialog() {
    choose(command());
    app::VmcDialog* found = nullptr;
    EXPECT_TRUE(waitFor([&] {
      found = window->findChild<app::VmcDialog*>();
      return found != nullptr && found->isVisible();
    }));
    return *found;
  }
  static void type(QWidget* field, const QString& text) {
    click(field);
    QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
    QTest::keyClick(field, Qt::Key_Delete);
    QTest::keyClicks(field, text);
  }
  /// Opens the figure's dance, and sends it to the receiver by the dialog.
  void sendDance() {
    open({figure, rising});
    pauseAt(0);
    app::VmcDialog& form = dialog();
    QPointer<QDialog> there = &form;
    type(form.port, QString::number(receiver.port()));
    click(form.startButton);
    ASSERT_TRUE(waitFor([&] { return there.isNull(); }));
    EXPECT_TRUE(command()->isChecked());
  }
  /// Takes what has come.
  std::vector<VmcPose> arrived() {
    std::vector<VmcPose> poses;
    for (auto datagram = receiver.next(); !datagram.empty(); datagram = receiver.next()) {
      for (const support::OscMessage& message : support::OscReader(datagram).messages()) {
        if (message.address == "/VMC/Ext/T") poses.push_back({30.0 * static_cast<double>(message.numbers.at(0)), 0, 0});
        if (message.address != "/VMC/Ext/Bone/Pos" || poses.empty()) continue;
        if (message.texts.at(0) == "Hips") poses.back().hips = static_cast<double>(message.numbers.at(1)) / 0.08;
        if (message.texts.at(0) == "LeftUpperLeg") poses.back().thigh = static_cast<double>(message.numbers.at(3));
      }
    }
    return poses;
  }
  /// Waits for a pose with which a condition holds.
  template <class Condition>
  bool comes(Condition condition) {
    return waitFor([&] {
      for (const VmcPose& pose : arrived())
        if (condition(pose)) return true;
      return false;
    });
  }
  /// Returns whether nothing comes any more while another timer, which is slower than the sender's,
  /// fires several times.
  bool isQuiet() {
    static_cast<void>(arrived());
    int fired = 0;
    QTimer timer;
    QObject::connect(&timer, &QTimer::timeout, [&fired] { ++fired; });
    timer.start(50);
    const bool runs = waitFor([&] { return fired >= 4; });
    return runs && arrived().empty();
  }
  static bool near(double a, double b) { return std::abs(a - b) < 1e-3; }

  fs::path figure, rising;
  support::UdpReceiver receiver;
};

TEST_F(WindowVmc, NeedsAModel) {
  EXPECT_FALSE(command()->isEnabled());
  EXPECT_FALSE(badge()->isVisible());
  open({figure});
  EXPECT_TRUE(command()->isEnabled());
  EXPECT_FALSE(command()->isChecked());
}

TEST_F(WindowVmc, SendsThePoseOfTheShownFrame) {
  ASSERT_NO_FATAL_FAILURE(sendDance());
  EXPECT_EQ(badge()->text(), QStringLiteral("Sending to 127.0.0.1:%1 — 30/s").arg(receiver.port()));
  EXPECT_TRUE(badge()->isVisible());
  // The hips are nine units high at frame 0.
  for (const double frame : {0.0, 50.0, 20.0}) {
    pauseAt(frame);
    EXPECT_TRUE(comes([&](const VmcPose& pose) { return near(pose.frame, frame) && near(pose.hips, 9 + frame / 10); }))
        << frame;
  }
  // AND it goes on while paused
  for (int i = 0; i < 3; ++i) EXPECT_TRUE(comes([](const VmcPose& pose) { return near(pose.frame, 20); })) << i;
  // AND what a drag shows is sent before it is a step
  document().preview(window->selection().actor(), [&] {
    app::Edits edits;
    edits.set(app::BoneEdit{1, app::EditKind::Replace, {{0, 5, 0}, base::kIdentityRotation}});
    return edits;
  }());
  EXPECT_TRUE(comes([](const VmcPose& pose) { return near(pose.frame, 20) && near(pose.hips, 14); }));
  document().endPreview();
  EXPECT_TRUE(comes([](const VmcPose& pose) { return near(pose.hips, 11); }));
}

TEST_F(WindowVmc, TheIkSwitchIsFelt) {
  ASSERT_NO_FATAL_FAILURE(sendDance());
  // The leg is 8 units long. Its foot is held 4 units to the front: it swings by 26 degrees or,
  // bent, by more.
  EXPECT_TRUE(comes([](const VmcPose& pose) { return std::abs(pose.thigh) > 0.2; }));
  press(Qt::Key_I);
  EXPECT_TRUE(comes([](const VmcPose& pose) { return near(pose.thigh, 0); }));
  press(Qt::Key_I);
  EXPECT_TRUE(comes([](const VmcPose& pose) { return std::abs(pose.thigh) > 0.2; }));
}

TEST_F(WindowVmc, PlayedItIsInStep) {
  ASSERT_NO_FATAL_FAILURE(sendDance());
  static_cast<void>(arrived());
  double shown = 0.0;  // by the last picture
  QObject::connect(&playback(), &app::Playback::frameShown, [&] { shown = window->clock().frame(); });
  press(Qt::Key_Space);
  std::vector<VmcPose> poses;
  const auto until = [&](auto condition) {
    return waitFor([&] {
      const auto more = arrived();
      poses.insert(poses.end(), more.begin(), more.end());
      return !poses.empty() && condition(poses.back());
    });
  };
  ASSERT_TRUE(until([](const VmcPose& pose) { return pose.frame > 3.0; }));
  press(Qt::Key_Space);
  EXPECT_TRUE(until([&](const VmcPose& pose) { return near(pose.frame, shown); })) << "it stands as the view does";
  for (std::size_t i = 0; i < poses.size(); ++i) {
    EXPECT_TRUE(near(poses[i].hips, 9 + poses[i].frame / 10)) << poses[i].frame << ' ' << poses[i].hips;
    EXPECT_TRUE(i == 0 || poses[i].frame >= poses[i - 1].frame);
  }
  EXPECT_LE(poses.back().frame, shown + 1e-3) << "never ahead of the view";
}

TEST_F(WindowVmc, PausedTheLastPoseIsSentAgain) {
  ASSERT_NO_FATAL_FAILURE(sendDance());
  pauseAt(20);
  ASSERT_TRUE(comes([](const VmcPose& pose) { return near(pose.frame, 20) && near(pose.hips, 11); }));
  // A show that is posed behind the window's back tells whether it is posed anew for each datagram.
  const auto posedAside = [&](const VmcPose& pose) { return near(pose.frame, 20) && near(pose.hips, 14); };
  EXPECT_TRUE(waitFor([&] {
    static_cast<void>(window->currentShow().evaluate(50.0));
    return std::ranges::any_of(arrived(), posedAside);
  }));
  // AND whatever asks for a picture asks for another pose
  playback().refresh();
  EXPECT_TRUE(comes([](const VmcPose& pose) { return near(pose.frame, 20) && near(pose.hips, 11); }));
}

TEST_F(WindowVmc, FullScreenSaysThatItIsSent) {
  ASSERT_NO_FATAL_FAILURE(sendDance());
  playback().say(QStringLiteral("another"));
  choose(window->commands()[app::ActionId::FullScreen]);
  EXPECT_EQ(playback().said(), badge()->text());
  window->commands()[app::ActionId::LeaveFullScreen]->trigger();
  EXPECT_TRUE(waitFor([&] { return badge()->isVisible(); }));
}

TEST_F(WindowVmc, AClosedShowEndsItAndThatIsSaid) {
  const auto said = [&] {
    return waitFor([&] { return window->message().contains("Nothing is sent by VMC any more: the model is gone"); });
  };
  ASSERT_NO_FATAL_FAILURE(sendDance());
  window->closeAll();
  EXPECT_TRUE(said()) << window->message().toStdString();
  // AND another show, too
  ASSERT_NO_FATAL_FAILURE(sendDance());
  open({second});
  EXPECT_TRUE(said()) << window->message().toStdString();
}

TEST_F(WindowVmc, UntickedItEnds) {
  ASSERT_NO_FATAL_FAILURE(sendDance());
  ASSERT_TRUE(comes([](const VmcPose&) { return true; }));
  choose(command());
  EXPECT_FALSE(command()->isChecked());
  EXPECT_FALSE(badge()->isVisible());
  EXPECT_TRUE(isQuiet());
  // AND the next time the dialog proposes what was chosen, and the button in the status bar ends it
  app::VmcDialog& again = dialog();
  EXPECT_EQ(again.port->value(), receiver.port());
  EXPECT_FALSE(command()->isChecked()) << "nothing runs yet";
  type(again.rate, QStringLiteral("60"));
  QTest::keyClick(again.rate, Qt::Key_Return);
  ASSERT_TRUE(comes([](const VmcPose&) { return true; }));
  EXPECT_TRUE(badge()->text().endsWith(QStringLiteral("60/s")));
  click(badge());
  EXPECT_FALSE(command()->isChecked());
  EXPECT_TRUE(isQuiet());
}

TEST_F(WindowVmc, AnotherModelMayBeChosen) {
  open({second});
  addFiles({figure, rising});
  select(0);
  app::VmcDialog& form = dialog();
  QPointer<QDialog> there = &form;
  ASSERT_EQ(form.model->count(), 2);
  EXPECT_EQ(form.model->currentIndex(), 0) << "the selected one";
  // The leg alone is no humanoid.
  type(form.port, QString::number(receiver.port()));
  click(form.startButton);
  EXPECT_TRUE(form.isVisible());
  EXPECT_TRUE(form.message->isVisible());
  EXPECT_TRUE(form.message->text().contains(QStringLiteral("humanoid"))) << form.message->text().toStdString();
  EXPECT_FALSE(command()->isChecked());
  form.model->setFocus();
  QTest::keyClick(form.model, Qt::Key_Down);
  click(form.startButton);
  ASSERT_TRUE(waitFor([&] { return there.isNull(); }));
  EXPECT_TRUE(comes([](const VmcPose& pose) { return pose.hips > 8.9; }));
  // WHEN it is removed THEN nothing is sent any more, and that is said
  window->selection().setActor(actors()[1].id);
  choose(window->commands()[app::ActionId::Remove]);
  EXPECT_FALSE(command()->isChecked());
  EXPECT_TRUE(waitFor([&] { return window->message() == "Nothing is sent by VMC any more: the model is gone"; }));
  EXPECT_TRUE(isQuiet());
}

TEST_F(WindowVmc, OtherMachinesAreTypedByHandAndExplained) {
  open({figure});
  app::VmcDialog& form = dialog();
  QPointer<QDialog> there = &form;
  EXPECT_EQ(form.address->text(), "127.0.0.1");
  EXPECT_EQ(form.port->value(), 39539);
  EXPECT_EQ(form.rate->value(), 30);
  EXPECT_FALSE(form.elsewhere->isVisible());
  type(form.address, QStringLiteral("192.168.1.5"));
  EXPECT_TRUE(form.elsewhere->isVisible());
  EXPECT_TRUE(form.elsewhere->text().contains(QStringLiteral("unencrypted")));
  type(form.address, QStringLiteral("127.0.0.2"));
  EXPECT_FALSE(form.elsewhere->isVisible());
  // WHEN it is no address, or one that the system sends nothing to, THEN that is said
  for (const auto& [typed, said] : {std::pair("localhost", "localhost is no address"),
                                    {"255.255.255.255", "can't send"},
                                    {"", "Type an address"},
                                    {"127.0.0.1:99999", "99999 is no port"}}) {
    type(form.address, QLatin1String(typed));
    click(form.startButton);
    ASSERT_FALSE(there.isNull());
    EXPECT_TRUE(form.message->isVisible() && form.message->text().contains(QLatin1String(said)))
        << form.message->text().toStdString();
  }
  EXPECT_FALSE(command()->isChecked());
  // AND a port that is typed there goes into its own field
  type(form.address, QStringLiteral("127.0.0.1:5000"));
  QTest::keyClick(form.address, Qt::Key_Tab);
  EXPECT_EQ(form.address->text(), "127.0.0.1");
  EXPECT_EQ(form.port->value(), 5000);
  click(form.cancelButton);
  EXPECT_TRUE(waitFor([&] { return there.isNull(); }));
  EXPECT_FALSE(command()->isChecked());
}

TEST_F(WindowVmc, AFailingNetworkIsSaidOnce) {
  ASSERT_NO_FATAL_FAILURE(sendDance());
  ASSERT_TRUE(comes([](const VmcPose&) { return true; }));
  // WHEN the way out is shut
  bool shut = false;
  for (int descriptor = 0; descriptor < 1024 && !shut; ++descriptor) {
    sockaddr_in peer{};
    socklen_t size = sizeof peer;
    if (::getpeername(descriptor, reinterpret_cast<sockaddr*>(&peer), &size) != 0) continue;
    if (peer.sin_family != AF_INET || ntohs(peer.sin_port) != receiver.port()) continue;
    shut = ::shutdown(descriptor, SHUT_WR) == 0;
  }
  ASSERT_TRUE(shut);
  // THEN it ends by itself and says so
  ASSERT_TRUE(waitFor([&] { return !command()->isChecked(); }));
  EXPECT_TRUE(window->message().startsWith(QStringLiteral("Nothing is sent by VMC any more: can't send")))
      << window->message().toStdString();
  EXPECT_FALSE(badge()->isVisible());
}

}  // namespace
