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
                QT_TR_NOOP("Add models and motions to the current show")),
      actionRow(ActionId::Demo, "demo", ActionKind::Plain, {}, QT_TR_NOOP("Show the &Demo")),
      // File: Playlist
      actionRow(ActionId::NewPlaylist, "newPlaylist", ActionKind::Plain, {}, QT_TR_NOOP("&New Playlist"),
                QT_TR_NOOP("Begin an empty list of dances")),
      actionRow(ActionId::OpenPlaylist, "openPlaylist", ActionKind::Plain, {}, QT_TR_NOOP("&Open Playlist…"),
                QT_TR_NOOP("Open a list of dances that was saved")),
      actionRow(ActionId::AddToPlaylist, "addToPlaylist", ActionKind::Plain, {}, QT_TR_NOOP("&Add Files to Playlist…"),
                QT_TR_NOOP("Add archives, shows, or motions with their models, camera and song to the playlist")),
      actionRow(ActionId::AddFolderToPlaylist, "addFolderToPlaylist", ActionKind::Plain, {},
                QT_TR_NOOP("Add &Folder to Playlist…"),
                QT_TR_NOOP("Add all dances of a folder, and of the archives in it, to the playlist")),
      actionRow(ActionId::SavePlaylist, "savePlaylist", ActionKind::Plain, {}, QT_TR_NOOP("&Save Playlist")),
      actionRow(ActionId::SavePlaylistAs, "savePlaylistAs", ActionKind::Plain, {}, QT_TR_NOOP("Sa&ve Playlist As…")),
      // File
      actionRow(ActionId::SaveShow, "saveShow", ActionKind::Plain, {QKeySequence::Save}, QT_TR_NOOP("&Save Show")),
      actionRow(ActionId::SaveShowAs, "saveShowAs", ActionKind::Plain, {Qt::CTRL | Qt::SHIFT | Qt::Key_S},
                QT_TR_NOOP("Sa&ve Show As…")),
      actionRow(ActionId::FindMissing, "findMissing", ActionKind::Plain, {}, QT_TR_NOOP("&Find Missing Files…"),
                QT_TR_NOOP("Locate files of the show that can't be found")),
      actionRow(ActionId::SavePoseKeyed, "savePoseKeyed", ActionKind::Plain, {},
                QT_TR_NOOP("Before IK and Physics (&Keyed)…"),
                QT_TR_NOOP(
                    "The selected model's bones before IK and physics, which move them again when the pose is loaded")),
      actionRow(ActionId::SavePoseShown, "savePoseShown", ActionKind::Plain, {},
                QT_TR_NOOP("After IK and Physics (as &Shown)…"),
                QT_TR_NOOP("IK and physics are baked into rotations: the same pose with IK and physics off")),
      actionRow(ActionId::Bake, "bake", ActionKind::Plain, {}, QT_TR_NOOP("Ba&ke Motion…"),
                QT_TR_NOOP("Bake IK, physics and edits of the selected model into a motion of plain keys")),
      actionRow(ActionId::FindTextures, "findTextures", ActionKind::Plain, {}, QT_TR_NOOP("Find Missing &Textures…"),
                QT_TR_NOOP("Choose the folder with the missing textures")),
      actionRow(ActionId::Reload, "reload", ActionKind::Plain, {QKeySequence::Refresh}, QT_TR_NOOP("Re&load"),
                QT_TR_NOOP("Reload all files; frame, camera and settings stay")),
      actionRow(ActionId::ReloadChanged, "reloadChanged", ActionKind::Off, {},
                QT_TR_NOOP("Reload Files &when They Change")),
      actionRow(ActionId::Film, "film", ActionKind::Plain, {Qt::CTRL | Qt::Key_E},
                QT_TR_NOOP("Export I&mage or Video…")),
      actionRow(ActionId::ExportModel, "exportModel", ActionKind::Plain, {Qt::CTRL | Qt::SHIFT | Qt::Key_E},
                QT_TR_NOOP("E&xport Model and Motion…"),
                QT_TR_NOOP("Export models and their motion for other programs: GLB, VRMA, BVH, mesh caches")),
      actionRow(ActionId::RemoveMotions, "removeMotions", ActionKind::Plain, {}, QT_TR_NOOP("Remov&e Motions")),
      actionRow(ActionId::CloseAll, "closeAll", ActionKind::Plain, {QKeySequence::Close}, QT_TR_NOOP("&Close")),
      actionRow(ActionId::Quit, "quit", ActionKind::Plain, {Qt::CTRL | Qt::Key_Q}, QT_TR_NOOP("&Quit")),
      // File: Picture of the View
      actionRow(ActionId::SavePicture, "savePicture", ActionKind::Plain, {Qt::Key_S}, QT_TR_NOOP("&Save Screenshot"),
                QT_TR_NOOP("Save what the view shows in the screenshot folder")),
      actionRow(ActionId::SavePictureAs, "savePictureAs", ActionKind::Plain, {Qt::SHIFT | Qt::Key_S},
                QT_TR_NOOP("Save Screenshot &As…"), QT_TR_NOOP("Save what the view shows as PNG, JPEG or WebP")),
      actionRow(ActionId::CopyPicture, "copyPicture", ActionKind::Plain, {Qt::CTRL | Qt::SHIFT | Qt::Key_C},
                QT_TR_NOOP("&Copy Screenshot"), QT_TR_NOOP("Copy what the view shows to the clipboard")),
      actionRow(ActionId::TransparentPictures, "transparentPictures", ActionKind::Off, {},
                QT_TR_NOOP("Transparent &Background"),
                QT_TR_NOOP("Screenshots show the models alone, with a transparent background; not as JPEG")),
      actionRow(ActionId::PicturesAsShown, "picturesAsShown", ActionKind::Off, {}, QT_TR_NOOP("As the &View Shows It"),
                QT_TR_NOOP("Screenshots have the view's size, and its grid, bones and marks as well")),
      actionRow(ActionId::OpenPictures, "openPictures", ActionKind::Plain, {}, QT_TR_NOOP("&Open Folder"),
                QT_TR_NOOP("Open the folder that the screenshot was saved in")),
      // Edit
      actionRow(ActionId::Undo, "undo", ActionKind::Repeats, {QKeySequence::Undo}, QT_TR_NOOP("&Undo")),
      actionRow(ActionId::Redo, "redo", ActionKind::Repeats, {Qt::CTRL | Qt::SHIFT | Qt::Key_Z, Qt::CTRL | Qt::Key_Y},
                QT_TR_NOOP("&Redo")),
      actionRow(ActionId::Duplicate, "duplicate", ActionKind::Plain, {Qt::CTRL | Qt::Key_D},
                QT_TR_NOOP("&Duplicate Model"), QT_TR_NOOP("Add a copy of the selected model with its motions")),
      actionRow(ActionId::Remove, "remove", ActionKind::Plain, {QKeySequence::Delete}, QT_TR_NOOP("Re&move Model"),
                QT_TR_NOOP("Remove the selected model")),
      actionRow(ActionId::PlayBoth, "playBoth", ActionKind::Plain, {}, QT_TR_NOOP("Play &Both"),
                QT_TR_NOOP("Play what was opened last together with what it replaced")),
      actionRow(ActionId::DanceAlong, "danceAlong", ActionKind::Plain, {}, QT_TR_NOOP("Dance Alon&g"),
                QT_TR_NOOP("Give the model that was added the motions of the one that dances")),
      actionRow(ActionId::ResetBone, "resetBone", ActionKind::Plain, {Qt::CTRL | Qt::Key_R}, QT_TR_NOOP("Rese&t Bone"),
                QT_TR_NOOP("Reset the selected bone to its motions and poses, without edits")),
      actionRow(ActionId::ResetBones, "resetBones", ActionKind::Plain, {Qt::CTRL | Qt::SHIFT | Qt::Key_R},
                QT_TR_NOOP("Reset &All Bones"),
                QT_TR_NOOP("Reset all bones of the selected model to its motions and poses")),
      actionRow(ActionId::Settings, "settings", ActionKind::Plain, {Qt::CTRL | Qt::Key_Comma},
                QT_TR_NOOP("&Settings…")),
      // Play
      actionRow(ActionId::Play, "play", ActionKind::Plain, {Qt::Key_Space, Qt::Key_P}, QT_TR_NOOP("&Play"),
                QT_TR_NOOP("Play or pause")),
      actionRow(ActionId::First, "first", ActionKind::Plain, {Qt::Key_Home}, QT_TR_NOOP("Go to &Start"),
                QT_TR_NOOP("Go to start")),
      actionRow(ActionId::Last, "last", ActionKind::Plain, {Qt::Key_End}, QT_TR_NOOP("Go to &End")),
      actionRow(ActionId::StepBack, "stepBack", ActionKind::Repeats, {Qt::Key_Left, Qt::Key_Comma},
                QT_TR_NOOP("One Frame &Back"), QT_TR_NOOP("One frame back")),
      actionRow(ActionId::StepForward, "stepForward", ActionKind::Repeats, {Qt::Key_Right, Qt::Key_Period},
                QT_TR_NOOP("One Frame &Forward"), QT_TR_NOOP("One frame forward")),
      actionRow(ActionId::KeyBack, "keyBack", ActionKind::Repeats, {Qt::CTRL | Qt::Key_Left},
                QT_TR_NOOP("Previous &Keyframe")),
      actionRow(ActionId::KeyForward, "keyForward", ActionKind::Repeats, {Qt::CTRL | Qt::Key_Right},
                QT_TR_NOOP("&Next Keyframe")),
      actionRow(ActionId::GoToFrame, "goToFrame", ActionKind::Plain, {Qt::CTRL | Qt::Key_G},
                QT_TR_NOOP("&Go to Frame…")),
      actionRow(ActionId::NextDance, "nextDance", ActionKind::Plain, {Qt::Key_Greater, Qt::Key_MediaNext},
                QT_TR_NOOP("Ne&xt Dance"), QT_TR_NOOP("Next dance of the playlist")),
      actionRow(ActionId::PreviousDance, "previousDance", ActionKind::Plain, {Qt::Key_Less, Qt::Key_MediaPrevious},
                QT_TR_NOOP("Previous Dance"), QT_TR_NOOP("Previous dance of the playlist")),
      actionRow(ActionId::Loop, "loop", ActionKind::On, {Qt::Key_L}, QT_TR_NOOP("&Loop"),
                QT_TR_NOOP("Start again at the end")),
      actionRow(ActionId::Slower, "slower", ActionKind::Repeats, {Qt::Key_BracketLeft}, QT_TR_NOOP("Sl&ower")),
      actionRow(ActionId::Faster, "faster", ActionKind::Repeats, {Qt::Key_BracketRight}, QT_TR_NOOP("F&aster")),
      actionRow(ActionId::NormalSpeed, "normalSpeed", ActionKind::Plain, {Qt::Key_Backspace},
                QT_TR_NOOP("Nor&mal Speed")),
      actionRow(ActionId::PartFrom, "partFrom", ActionKind::Plain, {Qt::Key_A}, QT_TR_NOOP("Set Loop Start &Here")),
      actionRow(ActionId::PartTo, "partTo", ActionKind::Plain, {Qt::SHIFT | Qt::Key_A},
                QT_TR_NOOP("Set Loop End Here")),
      actionRow(ActionId::PartAll, "partAll", ActionKind::Plain, {Qt::CTRL | Qt::SHIFT | Qt::Key_A},
                QT_TR_NOOP("&Clear Loop Range")),
      // Play: Timeline
      actionRow(ActionId::TimelineCloser, "timelineCloser", ActionKind::Repeats,
                {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal}, QT_TR_NOOP("Zoom Timeline &In")),
      actionRow(ActionId::TimelineFarther, "timelineFarther", ActionKind::Repeats, {Qt::CTRL | Qt::Key_Minus},
                QT_TR_NOOP("Zoom Timeline &Out")),
      actionRow(ActionId::TimelineWhole, "timelineWhole", ActionKind::Plain, {Qt::CTRL | Qt::Key_0},
                QT_TR_NOOP("Fit &Whole Dance in Timeline")),
      actionRow(ActionId::TimelineEarlier, "timelineEarlier", ActionKind::Repeats, {Qt::ALT | Qt::Key_Left},
                QT_TR_NOOP("Scroll Timeline &Back")),
      actionRow(ActionId::TimelineLater, "timelineLater", ActionKind::Repeats, {Qt::ALT | Qt::Key_Right},
                QT_TR_NOOP("Scroll Timeline &Forward")),
      // Play: sound
      actionRow(ActionId::Mute, "mute", ActionKind::Off, {Qt::Key_M}, QT_TR_NOOP("M&ute")),
      actionRow(ActionId::Louder, "louder", ActionKind::Repeats, {Qt::Key_Up}, QT_TR_NOOP("&Volume Up")),
      actionRow(ActionId::Softer, "softer", ActionKind::Repeats, {Qt::Key_Down}, QT_TR_NOOP("Volume Down")),
      actionRow(ActionId::SongBeside, "songBeside", ActionKind::Plain, {},
                QT_TR_NOOP("Load Song from the Same Fol&der")),
      actionRow(ActionId::CameraBeside, "cameraBeside", ActionKind::Plain, {},
                QT_TR_NOOP("Load Camera from the Same Folder")),
      actionRow(ActionId::SongOffset, "songOffset", ActionKind::Plain, {}, QT_TR_NOOP("Song Offset…")),
      actionRow(ActionId::RemoveSong, "removeSong", ActionKind::Plain, {}, QT_TR_NOOP("&Remove Song")),
      actionRow(ActionId::PlayWhenOpened, "playWhenOpened", ActionKind::On, {},
                QT_TR_NOOP("Play &when a Motion Is Opened")),
      actionRow(ActionId::SendVmc, "sendVmc", ActionKind::Off, {}, QT_TR_NOOP("Send b&y VMC…"),
                QT_TR_NOOP("Send a model's pose and expressions to a program that moves an avatar; again: end it")),
      // IK
      actionRow(ActionId::Ik, "ik", ActionKind::On, {Qt::Key_I}, QT_TR_NOOP("&IK")),
      actionRow(ActionId::IkSelected, "ikSelected", ActionKind::On, {Qt::SHIFT | Qt::Key_I},
                QT_TR_NOOP("IK of the S&elected Model")),
      actionRow(ActionId::SideBySide, "withAndWithoutIk", ActionKind::Off, {Qt::Key_V},
                QT_TR_NOOP("IK On and Off, Side b&y Side"),
                QT_TR_NOOP("Show the models twice: on the left with IK, on the right without")),
      actionRow(
          ActionId::Ghost, "ghost", ActionKind::Off, {Qt::CTRL | Qt::SHIFT | Qt::Key_I}, QT_TR_NOOP("&Ghost"),
          QT_TR_NOOP("Show a translucent copy of the selected model with another IK setting, to see what IK does")),
      actionRow(ActionId::Steps, "steps", ActionKind::Off, {Qt::CTRL | Qt::Key_I}, QT_TR_NOOP("Solver S&teps"),
                QT_TR_NOOP("Step through the solve of the current frame, joint by joint, for the chain that is "
                           "selected in the panel IK")),
      // IK: goals
      actionRow(ActionId::Reach, "reach", ActionKind::Plain, {Qt::SHIFT | Qt::Key_H}, QT_TR_NOOP("Pin Selected &Bone"),
                QT_TR_NOOP("A goal: the selected bone is pinned to a point that can be dragged, and the limb follows")),
      actionRow(ActionId::LookAtCamera, "lookAtCamera", ActionKind::Plain, {}, QT_TR_NOOP("&Look at the Camera"),
                QT_TR_NOOP("A goal: head and eyes of the selected model look at the camera")),
      actionRow(ActionId::StandOnGround, "standOnGround", ActionKind::Plain, {}, QT_TR_NOOP("Plant Feet on G&round"),
                QT_TR_NOOP("A goal: the feet of the selected model are planted on the ground and the stage below it")),
      actionRow(ActionId::Readouts, "readouts", ActionKind::Plain, {Qt::SHIFT | Qt::Key_R}, QT_TR_NOOP("Rea&douts…"),
                QT_TR_NOOP("Angles, lengths, matrices and solves, written beside bones in the view and in films")),
      actionRow(ActionId::LockJoint, "lockJoint", ActionKind::Off, {Qt::SHIFT | Qt::Key_J},
                QT_TR_NOOP("Loc&k Selected Joint"),
                QT_TR_NOOP("The selected bone neither turns nor slides while it is solved; a click on a joint with "
                           "Ctrl does it, too")),
      // Physics
      actionRow(ActionId::Physics, "physics", ActionKind::On, {Qt::SHIFT | Qt::Key_P}, QT_TR_NOOP("&Physics On"),
                QT_TR_NOOP("Simulate hair and clothes")),
      actionRow(ActionId::Together, "together", ActionKind::On, {}, QT_TR_NOOP("&Models Collide")),
      actionRow(ActionId::ResetPhysics, "resetPhysics", ActionKind::Plain, {Qt::Key_R}, QT_TR_NOOP("Re&set Physics"),
                QT_TR_NOOP("Restart physics at this frame")),
      actionRow(ActionId::Gravity, "gravity", ActionKind::Plain, {}, QT_TR_NOOP("Physics S&ettings…")),
      actionRow(ActionId::Bodies, "bodies", ActionKind::Off, {Qt::SHIFT | Qt::Key_B},
                QT_TR_NOOP("Show &Bodies and Joints"),
                QT_TR_NOOP("Rigid bodies: green follow bones, red are moved by physics, violet are physics + bone; "
                           "dimmed ones are at rest")),
      // View
      actionRow(ActionId::Bones, "bones", ActionKind::Off, {Qt::Key_B}, QT_TR_NOOP("&Bones"),
                QT_TR_NOOP("Show the bones; point at one for its name")),
      actionRow(ActionId::Limits, "limits", ActionKind::Off, {Qt::Key_J}, QT_TR_NOOP("&Joint Limits"),
                QT_TR_NOOP("Show how far joints may turn and slide; drag a rim or an end to change it")),
      actionRow(ActionId::Targets, "targets", ActionKind::On, {}, QT_TR_NOOP("Targets of &Goals"),
                QT_TR_NOOP("Show what goals reach for and look at; drag a target to move it")),
      actionRow(ActionId::ChainTargets, "chainTargets", ActionKind::Off, {}, QT_TR_NOOP("Targets of IK &Chains"),
                QT_TR_NOOP("Show the IK bones of chains that are solved as targets; drag one to move it")),
      actionRow(ActionId::Ground, "ground", ActionKind::On, {Qt::Key_G}, QT_TR_NOOP("&Ground"),
                QT_TR_NOOP("Show what is on the ground: grid, axes, shadows")),
      actionRow(ActionId::Background, "background", ActionKind::Plain, {}, QT_TR_NOOP("Background &Colour…")),
      actionRow(ActionId::MotionCamera, "motionCamera", ActionKind::On, {Qt::Key_C}, QT_TR_NOOP("M&otion Camera"),
                QT_TR_NOOP("Use the motion's camera; the mouse takes over")),
      actionRow(ActionId::ResetCamera, "resetCamera", ActionKind::Plain, {Qt::KeypadModifier | Qt::Key_0},
                QT_TR_NOOP("&Reset Camera"), QT_TR_NOOP("Reset to MMD's default view")),
      actionRow(ActionId::ScenePanels, "scenePanels", ActionKind::Off, {Qt::Key_F9}, QT_TR_NOOP("&Scene Panels"),
                QT_TR_NOOP("Models, what they dance, picture and camera")),
      actionRow(ActionId::IkPanels, "ikPanels", ActionKind::Off, {Qt::Key_F3}, QT_TR_NOOP("IK L&ab"),
                QT_TR_NOOP("The chains of the selected model, their switches and solvers, goals and readouts")),
      actionRow(ActionId::Inspect, "inspect", ActionKind::Plain, {Qt::Key_F4}, QT_TR_NOOP("&Inspector"),
                QT_TR_NOOP("Show the panels with bones, morphs, materials, bodies and tracks; again: hide them")),
      actionRow(ActionId::NextPanel, "nextPanel", ActionKind::Plain, {Qt::Key_F6}, QT_TR_NOOP("Focus Ne&xt Panel"),
                QT_TR_NOOP("Moves the keyboard focus between the view and the open panels; Tab moves on in a panel, "
                           "Escape back to the view")),
      actionRow(ActionId::PreviousPanel, "previousPanel", ActionKind::Plain, {Qt::SHIFT | Qt::Key_F6},
                QT_TR_NOOP("Focus Previous Panel"),
                QT_TR_NOOP("Moves the keyboard focus between the view and the open panels; Tab moves on in a panel, "
                           "Escape back to the view")),
      actionRow(ActionId::FullScreen, "fullScreen", ActionKind::Off, {Qt::Key_F11, Qt::Key_F, Qt::ALT | Qt::Key_Return},
                QT_TR_NOOP("F&ull Screen"), QT_TR_NOOP("The picture on the whole screen; a double click does it, too")),
      // View: Stage
      actionRow(ActionId::DesktopStage, "desktopStage", ActionKind::Off, {Qt::SHIFT | Qt::Key_F11},
                QT_TR_NOOP("On the &Desktop"),
                QT_TR_NOOP("The models stand on the desktop, without a window; Alt and the mouse move and scale them")),
      actionRow(ActionId::StageOnTop, "stageOnTop", ActionKind::Off, {}, QT_TR_NOOP("Always on &Top"),
                QT_TR_NOOP("The models on the desktop stay above all windows")),
      actionRow(ActionId::StageClicks, "stageClicks", ActionKind::On, {},
                QT_TR_NOOP("&Clicks Go through beside Models"),
                QT_TR_NOOP("Clicks beside the models on the desktop reach what is below; off: none does, in the whole "
                           "rectangle of the view")),
      actionRow(ActionId::StageScenery, "stageScenery", ActionKind::Off, {}, QT_TR_NOOP("With &Scenery"),
                QT_TR_NOOP("Stages and halls stand on the desktop, too, not only the dancers")),
      actionRow(ActionId::HideStage, "hideStage", ActionKind::Off, {}, QT_TR_NOOP("&Hide Models"),
                QT_TR_NOOP("The models on the desktop are hidden, and nothing is drawn, until this is off")),
      actionRow(ActionId::LeaveStage, "leaveStage", ActionKind::Plain, {}, QT_TR_NOOP("&Leave Stage"),
                QT_TR_NOOP("The models go from the desktop back into the window")),
      // View: Overlays
      actionRow(ActionId::BoneNames, "boneNames", ActionKind::Off, {Qt::Key_N}, QT_TR_NOOP("Bone &Names"),
                QT_TR_NOOP("Show names of bones, where there is room for them")),
      actionRow(ActionId::Wireframe, "wireframe", ActionKind::Off, {Qt::Key_W}, QT_TR_NOOP("&Wireframe"),
                QT_TR_NOOP("Show the edges of the models' triangles")),
      actionRow(ActionId::Normals, "normals", ActionKind::Off, {Qt::SHIFT | Qt::Key_N}, QT_TR_NOOP("N&ormals"),
                QT_TR_NOOP("Show the normal of each vertex as a line")),
      actionRow(ActionId::Weights, "weights", ActionKind::Off, {Qt::SHIFT | Qt::Key_W},
                QT_TR_NOOP("W&eights of Selected Bone"),
                QT_TR_NOOP("How much the surface follows the selected bone: blue little, red fully")),
      actionRow(ActionId::FrameTimes, "frameTimes", ActionKind::Off, {Qt::SHIFT | Qt::Key_G},
                QT_TR_NOOP("Frame &Times"), QT_TR_NOOP("How long the last frames took to draw, by task")),
      // View: Camera
      actionRow(ActionId::FrameAll, "frameAll", ActionKind::Plain, {Qt::CTRL | Qt::Key_F}, QT_TR_NOOP("Frame &All"),
                QT_TR_NOOP("Show all models in the view")),
      actionRow(ActionId::FrameSelected, "frameSelected", ActionKind::Plain, {Qt::SHIFT | Qt::Key_F},
                QT_TR_NOOP("Frame &Selected Model"), QT_TR_NOOP("Show the whole selected model in the view")),
      actionRow(ActionId::FrameBone, "frameBone", ActionKind::Plain, {Qt::CTRL | Qt::SHIFT | Qt::Key_F},
                QT_TR_NOOP("Frame Selected B&one"), QT_TR_NOOP("Show the selected bone and its children from near")),
      actionRow(ActionId::FollowBone, "followBone", ActionKind::Off, {Qt::SHIFT | Qt::Key_C},
                QT_TR_NOOP("&Follow Bone"),
                QT_TR_NOOP("Keep the selected bone, or the model's centre, in the middle of the view; the mouse still "
                           "moves the camera")),
      actionRow(ActionId::Turntable, "turntable", ActionKind::Off, {Qt::SHIFT | Qt::Key_T}, QT_TR_NOOP("&Turntable"),
                QT_TR_NOOP("Orbit slowly, also while paused; orbiting with the mouse ends it")),
      actionRow(ActionId::Perspective, "perspective", ActionKind::On, {Qt::Key_O}, QT_TR_NOOP("&Perspective"),
                QT_TR_NOOP("Distant things look smaller; off: orthographic projection")),
      // Help
      actionRow(ActionId::Keys, "keys", ActionKind::Plain, {Qt::Key_F1}, QT_TR_NOOP("&Keyboard and Mouse")),
      actionRow(ActionId::LabScenes, "labScenes", ActionKind::Plain, {}, QT_TR_NOOP("&IK Lab Scenes…"),
                QT_TR_NOOP("Scenes that show how inverse kinematics works, to play and to change")),
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
