// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "app/actions/window_actions_table.h"

#include <QCoreApplication>

namespace app {
namespace {

constexpr ActionRow actionRow(ActionId id, const char* name, ActionKind kind, ActionKeys keys, const char* text,
                              const char* tip = nullptr) {
  return {id, name, kind, text, tip, keys};
}

/// This has the texts in the context of WindowActions.
struct ActionTable {
  Q_DECLARE_TR_FUNCTIONS(app::WindowActions)

 public:
  static constexpr ActionRow kRows[] = {
      // File
      actionRow(ActionId::Open, "open", ActionKind::Plain, {QKeySequence::Open}, QT_TR_NOOP("&Open…"),
                QT_TR_NOOP("Open models, motions, a pose, a camera, a song or a show")),
      actionRow(ActionId::OpenFolder, "openFolder", ActionKind::Plain, {Qt::CTRL | Qt::ALT | Qt::Key_O},
                QT_TR_NOOP("Ope&n Folder…"),
                QT_TR_NOOP("Open a folder with a model and its motions, as it was unpacked")),
      actionRow(ActionId::Add, "add", ActionKind::Plain, {Qt::CTRL | Qt::SHIFT | Qt::Key_O}, QT_TR_NOOP("&Add…"),
                QT_TR_NOOP("Add models and motions to those that are there")),
      actionRow(ActionId::Demo, "demo", ActionKind::Plain, {}, QT_TR_NOOP("Show the &Demo")),
      actionRow(ActionId::SaveShow, "saveShow", ActionKind::Plain, {QKeySequence::Save}, QT_TR_NOOP("&Save Show")),
      actionRow(ActionId::SaveShowAs, "saveShowAs", ActionKind::Plain, {Qt::CTRL | Qt::SHIFT | Qt::Key_S},
                QT_TR_NOOP("Sa&ve Show As…")),
      actionRow(ActionId::FindMissing, "findMissing", ActionKind::Plain, {}, QT_TR_NOOP("&Find Missing Files…"),
                QT_TR_NOOP("Say where the files are that the show lacks")),
      actionRow(
          ActionId::SavePoseKeyed, "savePoseKeyed", ActionKind::Plain, {}, QT_TR_NOOP("With Bones as &Keyed…"),
          QT_TR_NOOP("The selected model's bones as motions and poses have them: IK and physics move them again")),
      actionRow(ActionId::SavePoseShown, "savePoseShown", ActionKind::Plain, {},
                QT_TR_NOOP("With IK and Physics as &Shown…"),
                QT_TR_NOOP("IK and physics turned into rotations: the same picture with IK off and without physics")),
      actionRow(
          ActionId::Bake, "bake", ActionKind::Plain, {}, QT_TR_NOOP("Ba&ke Motion…"),
          QT_TR_NOOP("Save what IK, physics and hand make of the selected model's bones as a motion of plain keys")),
      actionRow(ActionId::FindTextures, "findTextures", ActionKind::Plain, {}, QT_TR_NOOP("Find Missing &Textures…"),
                QT_TR_NOOP("Say in which folder the textures are that models lack")),
      actionRow(ActionId::Reload, "reload", ActionKind::Plain, {QKeySequence::Refresh}, QT_TR_NOOP("Re&load"),
                QT_TR_NOOP("Read all files again; time, camera and switches stay")),
      actionRow(ActionId::ReloadChanged, "reloadChanged", ActionKind::Off, {},
                QT_TR_NOOP("Reload Files &when They Change")),
      actionRow(ActionId::Film, "film", ActionKind::Plain, {Qt::CTRL | Qt::Key_E},
                QT_TR_NOOP("&Make a Picture or Film…")),
      actionRow(ActionId::RemoveMotions, "removeMotions", ActionKind::Plain, {}, QT_TR_NOOP("Remov&e Motions")),
      actionRow(ActionId::CloseAll, "closeAll", ActionKind::Plain, {QKeySequence::Close}, QT_TR_NOOP("&Close")),
      actionRow(ActionId::Quit, "quit", ActionKind::Plain, {Qt::CTRL | Qt::Key_Q}, QT_TR_NOOP("&Quit")),
      // File: Picture of the View
      actionRow(ActionId::SavePicture, "savePicture", ActionKind::Plain, {Qt::Key_S}, QT_TR_NOOP("&Save Picture"),
                QT_TR_NOOP("What the view shows, into the folder of pictures")),
      actionRow(ActionId::SavePictureAs, "savePictureAs", ActionKind::Plain, {Qt::SHIFT | Qt::Key_S},
                QT_TR_NOOP("Save Picture &As…"), QT_TR_NOOP("What the view shows, as PNG, JPEG or WebP")),
      actionRow(ActionId::CopyPicture, "copyPicture", ActionKind::Plain, {Qt::CTRL | Qt::SHIFT | Qt::Key_C},
                QT_TR_NOOP("&Copy Picture"), QT_TR_NOOP("What the view shows, to be pasted elsewhere")),
      actionRow(ActionId::TransparentPictures, "transparentPictures", ActionKind::Off, {},
                QT_TR_NOOP("Pictures without &Background"),
                QT_TR_NOOP("Saved and copied pictures show the models alone, transparent around them; not as JPEG")),
      actionRow(ActionId::OpenPictures, "openPictures", ActionKind::Plain, {}, QT_TR_NOOP("&Open Folder"),
                QT_TR_NOOP("Open the folder that the picture was saved in")),
      // Edit
      actionRow(ActionId::Undo, "undo", ActionKind::Repeats, {QKeySequence::Undo}, QT_TR_NOOP("&Undo")),
      actionRow(ActionId::Redo, "redo", ActionKind::Repeats, {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
                QT_TR_NOOP("&Redo")),
      actionRow(ActionId::Duplicate, "duplicate", ActionKind::Plain, {Qt::CTRL | Qt::Key_D},
                QT_TR_NOOP("&Duplicate Model"), QT_TR_NOOP("The same model with the same motions once more")),
      actionRow(ActionId::Remove, "remove", ActionKind::Plain, {QKeySequence::Delete}, QT_TR_NOOP("Re&move Model"),
                QT_TR_NOOP("Take the selected model off the stage")),
      actionRow(ActionId::PlayBoth, "playBoth", ActionKind::Plain, {}, QT_TR_NOOP("Play &Both"),
                QT_TR_NOOP("What was opened last and what it took the place of")),
      actionRow(ActionId::ResetBone, "resetBone", ActionKind::Plain, {Qt::CTRL | Qt::Key_R}, QT_TR_NOOP("Rese&t Bone"),
                QT_TR_NOOP("The selected bone as motions and poses say, without what was moved by hand")),
      actionRow(ActionId::ResetBones, "resetBones", ActionKind::Plain, {Qt::CTRL | Qt::SHIFT | Qt::Key_R},
                QT_TR_NOOP("Reset &All Bones"), QT_TR_NOOP("All bones of the selected model as motions and poses say")),
      actionRow(ActionId::Settings, "settings", ActionKind::Plain, {Qt::CTRL | Qt::Key_Comma},
                QT_TR_NOOP("&Settings…")),
      // Play
      actionRow(ActionId::Play, "play", ActionKind::Plain, {Qt::Key_Space, Qt::Key_P}, QT_TR_NOOP("&Play"),
                QT_TR_NOOP("Play or pause")),
      actionRow(ActionId::First, "first", ActionKind::Plain, {Qt::Key_Home}, QT_TR_NOOP("To the &Start"),
                QT_TR_NOOP("To the start")),
      actionRow(ActionId::Last, "last", ActionKind::Plain, {Qt::Key_End}, QT_TR_NOOP("To the &End")),
      actionRow(ActionId::StepBack, "stepBack", ActionKind::Repeats, {Qt::Key_Left, Qt::Key_Comma}, QT_TR_NOOP("One Frame &Back"),
                QT_TR_NOOP("One frame back")),
      actionRow(ActionId::StepForward, "stepForward", ActionKind::Repeats, {Qt::Key_Right, Qt::Key_Period},
                QT_TR_NOOP("One Frame &Forward"), QT_TR_NOOP("One frame forward")),
      actionRow(ActionId::KeyBack, "keyBack", ActionKind::Repeats, {Qt::CTRL | Qt::Key_Left},
                QT_TR_NOOP("To the &Key Before")),
      actionRow(ActionId::KeyForward, "keyForward", ActionKind::Repeats, {Qt::CTRL | Qt::Key_Right},
                QT_TR_NOOP("To the &Next Key")),
      actionRow(ActionId::GoToFrame, "goToFrame", ActionKind::Plain, {Qt::CTRL | Qt::Key_G},
                QT_TR_NOOP("&Go to Frame…")),
      actionRow(ActionId::Loop, "loop", ActionKind::On, {Qt::Key_L}, QT_TR_NOOP("&Loop"),
                QT_TR_NOOP("Start again at the end")),
      actionRow(ActionId::Slower, "slower", ActionKind::Repeats, {Qt::Key_BracketLeft}, QT_TR_NOOP("Sl&ower")),
      actionRow(ActionId::Faster, "faster", ActionKind::Repeats, {Qt::Key_BracketRight}, QT_TR_NOOP("F&aster")),
      actionRow(ActionId::NormalSpeed, "normalSpeed", ActionKind::Plain, {Qt::Key_Backspace},
                QT_TR_NOOP("Nor&mal Speed")),
      actionRow(ActionId::PartFrom, "partFrom", ActionKind::Plain, {Qt::Key_A},
                QT_TR_NOOP("Play Again and Again from &Here")),
      actionRow(ActionId::PartTo, "partTo", ActionKind::Plain, {Qt::SHIFT | Qt::Key_A},
                QT_TR_NOOP("Play Again and Again to Here")),
      actionRow(ActionId::PartAll, "partAll", ActionKind::Plain, {Qt::CTRL | Qt::SHIFT | Qt::Key_A},
                QT_TR_NOOP("Play All of &It")),
      // Play: Timeline
      actionRow(ActionId::TimelineCloser, "timelineCloser", ActionKind::Repeats,
                {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}, QT_TR_NOOP("Timeline &Closer")),
      actionRow(ActionId::TimelineFarther, "timelineFarther", ActionKind::Repeats, {Qt::CTRL | Qt::Key_Minus},
                QT_TR_NOOP("Timeline &Farther")),
      actionRow(ActionId::TimelineWhole, "timelineWhole", ActionKind::Plain, {Qt::CTRL | Qt::Key_0},
                QT_TR_NOOP("The &Whole Dance in the Timeline")),
      actionRow(ActionId::TimelineEarlier, "timelineEarlier", ActionKind::Repeats, {Qt::ALT | Qt::Key_Left},
                QT_TR_NOOP("Timeline &Earlier")),
      actionRow(ActionId::TimelineLater, "timelineLater", ActionKind::Repeats, {Qt::ALT | Qt::Key_Right},
                QT_TR_NOOP("Timeline &Later")),
      // Play: sound
      actionRow(ActionId::Mute, "mute", ActionKind::Off, {Qt::Key_M}, QT_TR_NOOP("M&ute")),
      actionRow(ActionId::Louder, "louder", ActionKind::Repeats, {Qt::Key_Up}, QT_TR_NOOP("Volume &Up")),
      actionRow(ActionId::Softer, "softer", ActionKind::Repeats, {Qt::Key_Down}, QT_TR_NOOP("Volume Do&wn")),
      actionRow(ActionId::SongBeside, "songBeside", ActionKind::Plain, {},
                QT_TR_NOOP("Song beside the &Dance")),
      actionRow(ActionId::SongOffset, "songOffset", ActionKind::Plain, {}, QT_TR_NOOP("Song Offset…")),
      actionRow(ActionId::RemoveSong, "removeSong", ActionKind::Plain, {}, QT_TR_NOOP("&Remove Song")),
      actionRow(ActionId::PlayWhenOpened, "playWhenOpened", ActionKind::On, {},
                QT_TR_NOOP("Play &when a Motion Is Opened")),
      // IK
      actionRow(ActionId::Ik, "ik", ActionKind::On, {Qt::Key_I}, QT_TR_NOOP("&IK")),
      actionRow(ActionId::IkSelected, "ikSelected", ActionKind::On, {Qt::SHIFT | Qt::Key_I},
                QT_TR_NOOP("IK of the Se&lected Model")),
      actionRow(ActionId::SideBySide, "withAndWithoutIk", ActionKind::Off, {Qt::Key_V},
                QT_TR_NOOP("IK On and Off, Side b&y Side"),
                QT_TR_NOOP("Show the selected model twice: on the left with IK, on the right without")),
      actionRow(ActionId::Ghost, "ghost", ActionKind::Off, {Qt::CTRL | Qt::SHIFT | Qt::Key_I}, QT_TR_NOOP("&Ghost"),
                QT_TR_NOOP("Show the selected model once more, translucent and solved otherwise, to see what IK does")),
      actionRow(
          ActionId::Steps, "steps", ActionKind::Off, {Qt::CTRL | Qt::Key_I}, QT_TR_NOOP("S&teps"),
          QT_TR_NOOP(
              "Walk through the solve of this frame, joint by joint: the chain that is selected in the panel IK")),
      // IK: goals
      actionRow(ActionId::Reach, "reach", ActionKind::Plain, {Qt::SHIFT | Qt::Key_H},
                QT_TR_NOOP("Bring Selected &Bone to a Place"),
                QT_TR_NOOP("A goal: the selected bone stays at a place that can be dragged, and the limb follows")),
      actionRow(ActionId::LookAtCamera, "lookAtCamera", ActionKind::Plain, {}, QT_TR_NOOP("&Look at the Camera"),
                QT_TR_NOOP("A goal: head and eyes of the selected model look at the camera")),
      actionRow(ActionId::StandOnGround, "standOnGround", ActionKind::Plain, {}, QT_TR_NOOP("Stand on What Is Belo&w"),
                QT_TR_NOOP("A goal: the feet of the selected model stand on the ground and the stage below it")),
      // Physics
      actionRow(ActionId::Physics, "physics", ActionKind::On, {Qt::SHIFT | Qt::Key_P}, QT_TR_NOOP("&Physics On"),
                QT_TR_NOOP("Let hair and clothes move")),
      actionRow(ActionId::Together, "together", ActionKind::On, {}, QT_TR_NOOP("Models &Meet")),
      actionRow(ActionId::ResetPhysics, "resetPhysics", ActionKind::Plain, {Qt::Key_R},
                QT_TR_NOOP("&Settle Hair and Clothes"), QT_TR_NOOP("Begin physics anew at this frame")),
      actionRow(ActionId::Gravity, "gravity", ActionKind::Plain, {}, QT_TR_NOOP("Physics S&ettings…")),
      actionRow(ActionId::Bodies, "bodies", ActionKind::Off, {Qt::SHIFT | Qt::Key_B},
                QT_TR_NOOP("Show &Bodies and Joints"),
                QT_TR_NOOP("Rigid bodies: green follow bones, red move, violet move on their bone; dimmed ones rest")),
      // View
      actionRow(ActionId::Bones, "bones", ActionKind::Off, {Qt::Key_B}, QT_TR_NOOP("&Bones"),
                QT_TR_NOOP("Show the bones; point at one for its name")),
      actionRow(ActionId::Ground, "ground", ActionKind::On, {Qt::Key_G}, QT_TR_NOOP("&Ground"),
                QT_TR_NOOP("Show the ground's grid")),
      actionRow(ActionId::Background, "background", ActionKind::Plain, {}, QT_TR_NOOP("Background &Colour…")),
      actionRow(ActionId::MotionCamera, "motionCamera", ActionKind::On, {Qt::Key_C}, QT_TR_NOOP("M&otion Camera"),
                QT_TR_NOOP("Follow the motion's camera; the mouse takes over")),
      actionRow(ActionId::ResetCamera, "resetCamera", ActionKind::Plain, {Qt::KeypadModifier | Qt::Key_0}, QT_TR_NOOP("&Reset Camera"),
                QT_TR_NOOP("Back to MMD's first view")),
      actionRow(ActionId::ScenePanels, "scenePanels", ActionKind::Off, {Qt::Key_F9}, QT_TR_NOOP("&Scene Panels"),
                QT_TR_NOOP("Models, what they dance, picture and camera")),
      actionRow(ActionId::IkPanels, "ikPanels", ActionKind::Off, {Qt::Key_F3}, QT_TR_NOOP("&IK Lab"),
                QT_TR_NOOP("The chains of the selected model, their switches and solvers, and goals")),
      actionRow(ActionId::Inspect, "inspect", ActionKind::Plain, {Qt::Key_F4}, QT_TR_NOOP("Look Insi&de the Model"),
                QT_TR_NOOP("The panels that tell what the model is made of; again: without them")),
      actionRow(
          ActionId::NextPanel, "nextPanel", ActionKind::Plain, {Qt::Key_F6}, QT_TR_NOOP("Keyboard to the Ne&xt Panel"),
          QT_TR_NOOP("Between the view and the panels that are open; Tab goes on in a panel, Escape back to the view")),
      actionRow(
          ActionId::PreviousPanel, "previousPanel", ActionKind::Plain, {Qt::SHIFT | Qt::Key_F6},
          QT_TR_NOOP("Keyboard to the Panel Before"),
          QT_TR_NOOP("Between the view and the panels that are open; Tab goes on in a panel, Escape back to the view")),
      actionRow(ActionId::FullScreen, "fullScreen", ActionKind::Off, {Qt::Key_F11, Qt::Key_F, Qt::ALT | Qt::Key_Return},
                QT_TR_NOOP("F&ull Screen"), QT_TR_NOOP("The picture on the whole screen; a double click does it, too")),
      // View: Overlays
      actionRow(ActionId::BoneNames, "boneNames", ActionKind::Off, {Qt::Key_N}, QT_TR_NOOP("Bone &Names"),
                QT_TR_NOOP("Names of the bones, where there is room for them")),
      actionRow(ActionId::Wireframe, "wireframe", ActionKind::Off, {Qt::Key_W}, QT_TR_NOOP("&Wireframe"),
                QT_TR_NOOP("The edges of the models' triangles")),
      actionRow(ActionId::Normals, "normals", ActionKind::Off, {Qt::SHIFT | Qt::Key_N}, QT_TR_NOOP("N&ormals"),
                QT_TR_NOOP("A line for each vertex, the way that its surface faces")),
      actionRow(ActionId::Weights, "weights", ActionKind::Off, {Qt::SHIFT | Qt::Key_W},
                QT_TR_NOOP("W&eights of the Selected Bone"),
                QT_TR_NOOP("How much the surface hangs on the selected bone: blue hardly, red wholly")),
      actionRow(ActionId::FrameTimes, "frameTimes", ActionKind::Off, {Qt::SHIFT | Qt::Key_G},
                QT_TR_NOOP("&Times of Pictures"),
                QT_TR_NOOP("How long each of the last pictures took, by what it took")),
      // View: Camera
      actionRow(ActionId::FrameAll, "frameAll", ActionKind::Plain, {Qt::CTRL | Qt::Key_F}, QT_TR_NOOP("Frame &All"),
                QT_TR_NOOP("See all that is on the stage")),
      actionRow(ActionId::FrameSelected, "frameSelected", ActionKind::Plain, {Qt::SHIFT | Qt::Key_F},
                QT_TR_NOOP("Frame &Selected Model"), QT_TR_NOOP("See the whole of the selected model")),
      actionRow(ActionId::FrameBone, "frameBone", ActionKind::Plain, {Qt::CTRL | Qt::SHIFT | Qt::Key_F},
                QT_TR_NOOP("Frame Selected B&one"),
                QT_TR_NOOP("See the selected bone and what hangs from it from near")),
      actionRow(
          ActionId::FollowBone, "followBone", ActionKind::Off, {Qt::SHIFT | Qt::Key_C}, QT_TR_NOOP("&Follow a Bone"),
          QT_TR_NOOP("Keep the selected bone in the middle, or the model's centre; the mouse still moves the camera")),
      actionRow(ActionId::Turntable, "turntable", ActionKind::Off, {Qt::SHIFT | Qt::Key_T}, QT_TR_NOOP("&Turntable"),
                QT_TR_NOOP("Go around slowly, also while the dance stands; orbiting with the mouse ends it")),
      actionRow(ActionId::Perspective, "perspective", ActionKind::On, {Qt::Key_O}, QT_TR_NOOP("&Perspective"),
                QT_TR_NOOP("What is far looks smaller; without, lines stay parallel")),
      // Help
      actionRow(ActionId::Keys, "keys", ActionKind::Plain, {Qt::Key_F1}, QT_TR_NOOP("&Keys and Mouse")),
      actionRow(ActionId::About, "about", ActionKind::Plain, {}, QT_TR_NOOP("&About Odori")),
  };
};

/// An ActionId is the index of its row.
constexpr bool isInOrder() {
  std::size_t next = 0;
  for (const ActionRow& row : ActionTable::kRows)
    if (static_cast<std::size_t>(row.id) != next++) return false;
  return next == static_cast<std::size_t>(ActionId::LeaveFullScreen);
}
static_assert(isInOrder());

}  // namespace

std::span<const ActionRow> actionRows() { return ActionTable::kRows; }

}  // namespace app
