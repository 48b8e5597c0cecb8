// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include <cstdint>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <pybind11/numpy.h>
#include <pybind11/pybind11.h>
#include <pybind11/stl/filesystem.h>

#include "app/files/contents.h"
#include "app/python/arrays.h"
#include "app/python/bindings.h"
#include "app/python/native_files.h"
#include "app/python/python_error.h"
#include "app/python/unlocked.h"
#include "app/tree/open_context.h"

namespace app {
namespace {

namespace py = pybind11;

/// Returns the context of all files that are opened one by one. It chooses no encodings, so that
/// sharing it shares nothing but open archives.
const OpenContext& singleFiles() {
  static const OpenContext context;
  return context;
}

NativeModel openModel(const std::filesystem::path& path) {
  const Unlocked unlocked;
  return {valueOf(loadModel(path, singleFiles()))};
}

NativeMotion openMotion(const std::filesystem::path& path) {
  const Unlocked unlocked;
  return {valueOf(loadMotion(path, singleFiles()))};
}

/// Returns a view of a model's numbers as an array that keeps the model alive: nothing is copied,
/// and it can't be written.
template <class T>
py::array_t<T> view(const NativeModel& model, const T* first, std::vector<py::ssize_t> shape,
                    std::vector<py::ssize_t> strides) {
  using Holder = std::shared_ptr<const LoadedModel>;
  const py::capsule keeper(new Holder(model.loaded), [](void* holder) { delete static_cast<Holder*>(holder); });
  static const T nothing{};
  py::array_t<T> array(std::move(shape), std::move(strides), first != nullptr ? first : &nothing, keeper);
  array.attr("flags").attr("writeable") = false;
  return array;
}

/// Returns one field of all vertices: (vertices, numbers).
py::array_t<float> vertexField(const NativeModel& model, const float* first, py::ssize_t numbers) {
  const auto count = static_cast<py::ssize_t>(model.model().vertices.size());
  return view<float>(model, first, {count, numbers}, {sizeof(pmx::Vertex), sizeof(float)});
}

template <class Items, class Name>
py::tuple namesOf(const Items& items, Name name) {
  py::tuple names(items.size());
  for (std::size_t i = 0; i < items.size(); ++i) names[i] = py::str(name(items[i]).utf8);
  return names;
}

py::array_t<std::int32_t> parentsOf(const NativeModel& model) {
  const auto& bones = model.model().bones;
  const auto count = static_cast<py::ssize_t>(bones.size());
  static_assert(sizeof(pmx::Bone) % alignof(std::int32_t) == 0);
  return view<std::int32_t>(model, bones.empty() ? nullptr : &bones.front().parent, {count}, {sizeof(pmx::Bone)});
}

py::array_t<float> bindPositionsOf(const NativeModel& model) {
  const auto& bones = model.model().bones;
  const auto count = static_cast<py::ssize_t>(bones.size());
  static_assert(sizeof(pmx::Bone) % alignof(float) == 0);
  return view<float>(model, bones.empty() ? nullptr : &bones.front().position.x, {count, 3},
                     {sizeof(pmx::Bone), sizeof(float)});
}

py::tuple triple(const base::Vec3& v) { return py::make_tuple(v.x, v.y, v.z); }

/// Returns (bone, effector, loops, unit angle, ((bone, limits or None), …)) for each chain.
py::tuple chainsOf(const NativeModel& model) {
  const auto bones = pmx::ikBones(model.model());
  py::tuple chains(bones.size());
  for (std::size_t i = 0; i < bones.size(); ++i) {
    const pmx::IkBlock& ik = model.model().bones[static_cast<std::size_t>(bones[i])].ik;
    py::tuple links(ik.links.size());
    for (std::size_t k = 0; k < ik.links.size(); ++k) {
      const pmx::IkLink& link = ik.links[k];
      const py::object limits =
          link.limited ? py::object(py::make_tuple(triple(link.lower), triple(link.upper))) : py::object(py::none());
      links[k] = py::make_tuple(link.bone, limits);
    }
    chains[i] = py::make_tuple(bones[i], ik.effector, ik.loopCount, ik.unitAngleRad, links);
  }
  return chains;
}

const char* formatOf(const NativeModel& model) {
  switch (model.model().format) {
    case pmx::ModelFormat::Pmx:
      return "pmx";
    case pmx::ModelFormat::Pmd:
      return "pmd";
    case pmx::ModelFormat::X:
      return "x";
  }
  return "";
}

const char* kindOf(const ContentFile& file) {
  switch (file.kind) {
    case FileKind::Model:
      return file.accessory ? "accessory" : "model";
    case FileKind::Motion:
      return "motion";
    case FileKind::Pose:
      return "pose";
    case FileKind::Sound:
      return "sound";
    case FileKind::Picture:
      return "picture";
    case FileKind::Archive:
      return "archive";
    case FileKind::Unknown:
      break;
  }
  return "show";  // contentsOf() lists no other file that is unknown
}

/// Returns ((path, name, kind, vertices, moves), …), whole, why it can't be read or None, issues.
py::tuple contentRows(const std::filesystem::path& path) {
  Contents contents;
  bool whole = true;
  {
    const GoesOn goesOn = untilInterrupted();
    const Unlocked unlocked;
    const auto stop = [&] { return !whole || !(whole = goesOn()); };
    contents = valueOf(contentsOf(path, OpenContext(), kMaxFolderEntries, stop, LookInside::Always));
  }
  endOf(whole);
  py::tuple rows(contents.files.size());
  for (std::size_t i = 0; i < contents.files.size(); ++i) {
    const ContentFile& file = contents.files[i];
    rows[i] = py::make_tuple(file.path, textOf(file.name), kindOf(file), file.vertices, file.moves);
  }
  const py::object unread = contents.unread.empty() ? py::object(py::none()) : textOf(contents.unread);
  return py::make_tuple(rows, contents.whole, unread, issueRows(contents.issues));
}

void bindModel(py::module_& module) {
  using M = NativeModel;
  const auto vertices = [](const M& m) { return m.model().vertices.empty() ? nullptr : &m.model().vertices.front(); };
  py::class_<M>(module, "Model")
      .def_static("open", &openModel)
      .def("path", [](const M& m) { return m.loaded->path; })
      .def("format", &formatOf)
      .def("name", [](const M& m) { return m.model().name.utf8; })
      .def("english_name", [](const M& m) { return m.model().englishName.utf8; })
      .def("bone_names", [](const M& m) { return namesOf(m.model().bones, [](const auto& b) { return b.name; }); })
      .def("english_bone_names",
           [](const M& m) { return namesOf(m.model().bones, [](const auto& b) { return b.englishName; }); })
      .def("bone", [](const M& m, const std::string& name) { return pmx::boneNamed(m.model(), name); })
      .def("parents", &parentsOf)
      .def("bind_positions", &bindPositionsOf)
      .def("chains", &chainsOf)
      .def("morph_names", [](const M& m) { return namesOf(m.model().morphs, [](const auto& i) { return i.name; }); })
      .def("english_morph_names",
           [](const M& m) { return namesOf(m.model().morphs, [](const auto& i) { return i.englishName; }); })
      .def("body_count", [](const M& m) { return m.model().rigidBodies.size() + m.model().softBodies.size(); })
      .def("vertex_count", [](const M& m) { return m.model().vertices.size(); })
      .def("positions",
           [=](const M& m) {
             const auto* first = vertices(m);
             return vertexField(m, first != nullptr ? &first->position.x : nullptr, 3);
           })
      .def("normals",
           [=](const M& m) {
             const auto* first = vertices(m);
             return vertexField(m, first != nullptr ? &first->normal.x : nullptr, 3);
           })
      .def("uvs",
           [=](const M& m) {
             const auto* first = vertices(m);
             return vertexField(m, first != nullptr ? &first->uv.x : nullptr, 2);
           })
      .def("triangles",
           [](const M& m) {
             const auto& indices = m.model().indices;
             constexpr py::ssize_t kSize = sizeof(std::uint32_t);
             return view<std::uint32_t>(m, indices.empty() ? nullptr : indices.data(),
                                        {static_cast<py::ssize_t>(indices.size() / 3), 3}, {3 * kSize, kSize});
           })
      .def("issues", [](const M& m) { return issueRows(m.loaded->issues); });
}

}  // namespace

void bindFiles(py::module_& module) {
  bindModel(module);
  using M = NativeMotion;
  py::class_<M>(module, "Motion")
      .def_static("open", &openMotion)
      .def("path", [](const M& m) { return m.loaded->path; })
      .def("is_pose", [](const M& m) { return m.loaded->pose.has_value(); })
      .def("last_frame", [](const M& m) { return m.loaded->motion.lastFrame(); })
      .def("moves_model", [](const M& m) { return m.loaded->pose.has_value() || m.loaded->motion.movesModel(); })
      .def("moves_scene", [](const M& m) { return m.loaded->motion.movesScene(); })
      .def("issues", [](const M& m) { return issueRows(m.loaded->issues); });
  module.def("contents", &contentRows);
}

}  // namespace app
