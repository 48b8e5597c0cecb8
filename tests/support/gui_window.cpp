// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "tests/support/gui_window.h"

#include <algorithm>
#include <cmath>
#include <mutex>

#include <QCheckBox>
#include <QDockWidget>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QRadioButton>
#include <QScrollArea>
#include <QSignalSpy>
#include <QStyle>
#include <QStyleOptionButton>
#include <QTimer>
#include <QUrl>
#include <QtTest>

#include "app/scene/scene_view.h"
#include "app/scene/shader_source.h"
#include "app/stage/stage.h"
#include "app/ui/panel_docks.h"
#include "pmx/pmx/pmx_writer.h"
#include "tests/support/scene_stage.h"
#include "vmd/vmd_writer.h"

namespace support {
namespace {

std::mutex warningsMutex;  // Qt warns from any thread
QStringList warnings;

void keepWarning(QtMsgType type, const QMessageLogContext&, const QString& text) {
  if (type != QtWarningMsg && type != QtCriticalMsg) return;
  // A machine without a sound server, or one that goes away, is no fault of the window's.
  if (text.startsWith(QStringLiteral("PulseAudioService:")) || text.startsWith(QStringLiteral("\"Stream error:")))
    return;
  const std::lock_guard lock(warningsMutex);
  warnings << text;
}

void addBone(pmx::Model& model, const char* name, const char* english, base::Vec3 position, std::int32_t parent) {
  pmx::Bone bone;
  bone.name = name;
  bone.englishName = english;
  bone.position = position;
  bone.parent = parent;
  bone.flags = pmx::boneFlag::rotatable | pmx::boneFlag::movable | pmx::boneFlag::visible | pmx::boneFlag::operable;
  model.bones.push_back(bone);
}

}  // namespace

pmx::Model legModel() {
  pmx::Model model;
  model.name = "踊り子";
  model.englishName = "Dancer";
  model.comment = "何にでもどうぞ";
  addBone(model, "全ての親", "root", {0, 0, 0}, -1);
  addBone(model, "左足", "leg_L", {1, 17, 0}, 0);
  addBone(model, "左ひざ", "knee_L", {1, 9, -0.3F}, 1);
  addBone(model, "左足首", "ankle_L", {1, 1, 0}, 2);
  addBone(model, "左足ＩＫ", "leg IK_L", {1, 1, 0}, 0);
  addBone(model, "頭", "head", {0, 20, 0}, 0);
  pmx::Bone& target = model.bones[4];
  target.flags |= pmx::boneFlag::ik;
  const float degree = base::kPi / 180.0F;
  target.ik = {3, 40, 2.0F, {{2, true, {-base::kPi, 0, 0}, {-0.5F * degree, 0, 0}}, {1, false, {}, {}}}};

  const base::Vec2 corners[] = {{-1, 1}, {1, 1}, {1, -1}, {-1, -1}};
  for (const auto& corner : corners) {
    pmx::Vertex vertex;
    vertex.position = {1.0F + corner.x, 1.0F + corner.y, 0.0F};
    vertex.normal = {0, 0, -1};
    vertex.bones[0] = 3;
    model.vertices.push_back(vertex);
  }
  // A tiny head is as high as a person's, so that the camera stands where MMD's does.
  for (const float side : {-0.001F, 0.0F, 0.001F}) {
    pmx::Vertex vertex;
    vertex.position = {side, 20.0F + std::abs(side), 0.0F};
    vertex.normal = {0, 0, -1};
    vertex.bones[0] = 5;
    model.vertices.push_back(vertex);
  }
  model.indices = {0, 1, 2, 0, 2, 3, 4, 5, 6};
  pmx::Material material;
  material.name = "赤";
  material.diffuse = {1, 0, 0, 1};
  material.flags = pmx::materialFlag::doubleSided;  // IK may turn the foot's back to the camera
  material.indexCount = 9;
  model.materials.push_back(material);
  return model;
}

vmd::Motion legDance() {
  vmd::Motion motion = vmd::Motion::make("踊り子");
  const auto key = [&](const char* name, std::uint32_t frame, base::Vec3 translation) {
    vmd::BoneKey bone;
    bone.name = vmd::makeName<15>(name);
    bone.frame = frame;
    bone.translation = translation;
    bone.setCurves({}, {}, {}, {});
    motion.boneKeys.push_back(bone);
  };
  key("左足ＩＫ", 0, {0, 0, 0});
  key("左足ＩＫ", 10, {0, 6, 0});
  key("左足ＩＫ", 300, {0, 6, 0});
  key("しっぽ", 0, {1, 2, 3});  // a bone of another model
  for (const std::uint32_t frame : {0U, 20U}) {
    vmd::IkKey ik;
    ik.frame = frame;
    ik.switches.push_back({vmd::makeName<20>("左足ＩＫ"), static_cast<std::uint8_t>(frame == 0 ? 1 : 0)});
    motion.ikKeys.push_back(ik);
  }
  return motion;
}

vmd::Motion cameraMotion() {
  vmd::Motion motion = vmd::Motion::make("カメラ・照明");
  for (const auto& [frame, distance] : {std::pair{0U, -30.0F}, {60U, -30.0F}, {61U, -60.0F}}) {
    vmd::CameraKey key;
    key.frame = frame;
    key.distance = distance;
    motion.cameraKeys.push_back(key);
  }
  return motion;
}

int differingPixels(const QImage& a, const QImage& b, int tolerance) {
  if (a.size() != b.size()) return a.width() * a.height() + b.width() * b.height();
  int count = 0;
  for (int y = 0; y < a.height(); ++y) {
    for (int x = 0; x < a.width(); ++x) {
      const QColor p = a.pixelColor(x, y);
      const QColor q = b.pixelColor(x, y);
      const int most =
          std::max({std::abs(p.red() - q.red()), std::abs(p.green() - q.green()), std::abs(p.blue() - q.blue())});
      count += most > tolerance ? 1 : 0;
    }
  }
  return count;
}

std::filesystem::path WindowTest::file(const char* name) const {
  return std::filesystem::path(folder.path().toStdString()) / "踊り 100% #1" / name;
}

void WindowTest::SetUp() {
  ODORI_NEEDS_OPENGL();
  std::filesystem::create_directories(file(""));
  model = file("モデル.pmx");
  dance = file("ダンス.vmd");
  camera = file("カメラ") / "カメラ.vmd";  // it would be offered beside the dance
  std::filesystem::create_directories(camera.parent_path());
  ASSERT_TRUE(pmx::writePmxFile(legModel(), model));
  ASSERT_TRUE(vmd::writeVmdFile(legDance(), dance));
  ASSERT_TRUE(vmd::writeVmdFile(cameraMotion(), camera));
  warnings.clear();
  qInstallMessageHandler(keepWarning);
  app::WindowOptions options;
  options.useSettings = false;
  window = std::make_unique<app::MainWindow>(options);
  window->resize(900, 600);
  window->show();
  window->commands()[app::ActionId::PlayWhenOpened]->setChecked(false);
  window->setAsking(false);
  window->playback().setSwitchTime(0);  // tests look at the next picture
  // These are closed at a first start; most tests use them.
  for (const app::ActionId id : {app::ActionId::ScenePanels, app::ActionId::IkPanels})
    window->commands()[id]->trigger();
  window->findChild<QDockWidget*>(QStringLiteral("timelinePanel"))->show();
  ASSERT_TRUE(waitFor([&] { return window->isVisible(); }));
}

QDockWidget* WindowTest::bring(app::MainWindow& of, QWidget& panel) {
  of.docks().bring(&panel);
  for (auto* dock : of.findChildren<QDockWidget*>())
    if (dock->isAncestorOf(&panel)) return dock;
  return nullptr;
}

void WindowTest::TearDown() {
  if (!window) return;
  window->close();
  window.reset();
  qInstallMessageHandler(nullptr);
  EXPECT_TRUE(warnings.isEmpty()) << warnings.join(u'\n').toStdString();
}

void WindowTest::open(const std::vector<std::filesystem::path>& files) {
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  window->openFiles(files);
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  settle();
}

void WindowTest::drop(const std::vector<std::filesystem::path>& files) {
  QMimeData dragged;
  QList<QUrl> urls;
  for (const auto& path : files) urls << QUrl::fromLocalFile(QString::fromStdString(path.string()));
  dragged.setUrls(urls);
  auto* stage = window->findChild<app::Stage*>();
  QObject* under = view().isExposed() ? static_cast<QObject*>(&view()) : stage;
  QDragEnterEvent enter({50, 50}, Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(under, &enter);
  ASSERT_TRUE(enter.isAccepted());
  QSignalSpy loaded(window.get(), &app::MainWindow::loaded);
  QDropEvent dropped(QPointF(50, 50), Qt::CopyAction, &dragged, Qt::LeftButton, Qt::NoModifier);
  QCoreApplication::sendEvent(under, &dropped);
  ASSERT_TRUE(dropped.isAccepted());
  ASSERT_TRUE(waitFor([&] { return !loaded.isEmpty() && !window->isLoading(); }));
  settle();
}

void WindowTest::settle() {
  if (!window->model() && window->motions().empty()) return;
  ASSERT_TRUE(waitFor([&] { return view().scene() != nullptr && view().isExposed(); }));
  const quint64 before = playback().picturesDrawn();
  view().requestUpdate();
  ASSERT_TRUE(waitFor([&] { return playback().picturesDrawn() > before; }));
}

void WindowTest::press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
  if (QApplication::activeWindow() != window.get()) {
    window->activateWindow();
    ASSERT_TRUE(waitFor([&] { return QApplication::activeWindow() == window.get(); }));
  }
  QTest::keyClick(window.get(), key, modifiers);
}

QImage WindowTest::picture() {
  settle();
  view().scene()->setMessage({});
  const QImage taken = view().scene()->capture();
  view().scene()->setMessage(playback().said().toStdString());
  return taken;
}

QPoint WindowTest::viewPoint(base::Vec3 world) const {
  const auto& matrices = view().scene()->cameraMatrices();
  const base::Vec4 clip = matrices.projection * matrices.view * base::Vec4(world, 1.0F);
  return {static_cast<int>((clip.x / clip.w + 1.0F) / 2.0F * static_cast<float>(view().width())),
          static_cast<int>((1.0F - clip.y / clip.w) / 2.0F * static_cast<float>(view().height()))};
}

bool WindowTest::redAt(base::Vec3 world) {
  const QImage shown = picture();
  const QColor colour = shown.pixelColor(viewPoint(world) * view().devicePixelRatio());
  return colour.red() > 60 && colour.green() < 30 && colour.blue() < 30;
}

void WindowTest::choose(QAction* command) {
  ASSERT_TRUE(command->isEnabled()) << command->text().toStdString();
  if (QApplication::activeWindow() != window.get()) {
    window->activateWindow();
    ASSERT_TRUE(waitFor([&] { return QApplication::activeWindow() == window.get(); }));
  }
  std::vector<QMenu*> menus;
  const QList<QMenu*> all = window->findChildren<QMenu*>();
  for (QAction* at = command; !window->menuBar()->actions().contains(at); at = menus.back()->menuAction()) {
    const auto of = std::ranges::find_if(all, [&](const QMenu* menu) { return menu->actions().contains(at); });
    ASSERT_NE(of, all.end()) << command->text().toStdString() << " is in no menu";
    menus.push_back(*of);
  }
  std::ranges::reverse(menus);
  const QString title = menus.front()->title();
  const auto letter = static_cast<Qt::Key>(title[title.indexOf(u'&') + 1].toUpper().unicode());
  QTest::keyClick(window.get(), letter, Qt::AltModifier);
  for (std::size_t i = 0; i < menus.size(); ++i) {
    ASSERT_TRUE(waitFor([&] { return menus[i]->isVisible(); })) << menus[i]->title().toStdString();
    QAction* next = i + 1 < menus.size() ? menus[i + 1]->menuAction() : command;
    for (int step = 0; menus[i]->activeAction() != next && step < 60; ++step) QTest::keyClick(menus[i], Qt::Key_Down);
    ASSERT_EQ(menus[i]->activeAction(), next) << next->text().toStdString();
    QTest::keyClick(menus[i], next == command ? Qt::Key_Return : Qt::Key_Right);
  }
}

bool inFront(const QDockWidget& dock) {
  if (!dock.isVisible()) return false;
  return dock.isWindow() || dock.parentWidget()->rect().intersects(dock.geometry());
}

void click(QWidget* control) {
  for (QWidget* at = control->parentWidget(); at != nullptr; at = at->parentWidget()) {
    if (auto* dock = qobject_cast<QDockWidget*>(at); dock != nullptr && !inFront(*dock)) {
      dock->show();
      dock->raise();
      QCoreApplication::processEvents();
    }
  }
  for (QWidget* at = control->parentWidget(); at != nullptr; at = at->parentWidget())
    if (auto* area = qobject_cast<QScrollArea*>(at)) area->ensureWidgetVisible(control);
  QCoreApplication::processEvents();
  QPoint place = control->rect().center();
  QStyleOptionButton option;
  option.initFrom(control);
  if (qobject_cast<QCheckBox*>(control) != nullptr)
    place = control->style()->subElementRect(QStyle::SE_CheckBoxIndicator, &option, control).center();
  if (qobject_cast<QRadioButton*>(control) != nullptr)
    place = control->style()->subElementRect(QStyle::SE_RadioButtonIndicator, &option, control).center();
  EXPECT_TRUE(waitFor([&] { return !control->visibleRegion().isEmpty(); }, 2.0))
      << control->toolTip().toStdString() << " can't be clicked";
  QTest::mouseClick(control, Qt::LeftButton, Qt::NoModifier, place);
}

void inDialog(std::function<void(QDialog&)> act) {
  auto* timer = new QTimer(QCoreApplication::instance());
  timer->setInterval(10);
  QObject::connect(timer, &QTimer::timeout, timer, [timer, act = std::move(act), tries = 0]() mutable {
    // Five seconds have passed: the test has failed and the dialog is gone.
    if (++tries > 500) timer->deleteLater();
    if (tries > 500) return;
    auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr || !dialog->isVisible()) return;
    timer->stop();
    timer->deleteLater();
    act(*dialog);
  });
  timer->start();
}

void nameFile(const std::filesystem::path& file) {
  inDialog([file](QDialog& dialog) {
    auto* field = dialog.findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    ASSERT_NE(field, nullptr);
    field->setText(QString::fromStdString(file.string()));  // QTest types Latin letters only
    QTest::keyClick(field, Qt::Key_Return);
  });
}

void WindowTest::pauseAt(double frame) {
  window->transport().setPlaying(false);
  window->transport().seek(frame);
  settle();
}

}  // namespace support
