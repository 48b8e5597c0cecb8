# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Models, archives, shows; what is said of files that can't be used."""

import os
import pickle
import struct
import tempfile
import unittest
import zipfile
from pathlib import Path

import numpy as np

import given
import odori


class Facts(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = given.demo()
        cls.model = odori.open_model(str(cls.folder / "odori.pmx"))

    def test_a_model_tells_of_itself(self) -> None:
        model = self.model
        self.assertEqual(model.format, "pmx")
        self.assertEqual(model.path, self.folder / "odori.pmx")
        self.assertEqual(len(model.bone_names), len(model.bone_parents))
        self.assertEqual(model.bone_positions.shape, (model.bone_count, 3))
        self.assertTrue((model.bone_parents < model.bone_count).all())
        self.assertEqual(model.bone_names[model.bone("頭")], "頭")
        self.assertEqual(model.english_bone_names[model.bone("head")], "head")
        for name in ("no such bone", "", "\ud800", None):
            with self.assertRaises(KeyError):
                model.bone(name)
        self.assertTrue(model.has_physics)
        self.assertIn("bones", repr(model))

    def test_triangles_are_of_the_vertices(self) -> None:
        triangles = self.model.triangles
        self.assertEqual(triangles.shape[1], 3)
        self.assertLess(triangles.max(), self.model.vertex_count)
        self.assertEqual(self.model.uvs.shape, (self.model.vertex_count, 2))
        np.testing.assert_allclose(np.linalg.norm(self.model.normals, axis=1), 1, atol=1e-3)
        # The demo's actors are some 20 units high, as MMD's are.
        height = np.ptp(self.model.vertices[:, 1])
        self.assertTrue(12 < height < 30, height)

    def test_chains_lead_from_the_effector_to_the_root(self) -> None:
        names = [chain.name for chain in self.model.chains]
        self.assertIn("左足ＩＫ", names)
        chain = self.model.chains[names.index("左足ＩＫ")]
        self.assertEqual(self.model.bone_names[chain.effector], "左足首")
        self.assertEqual([self.model.bone_names[link.bone] for link in chain.links], ["左ひざ", "左足"])
        lower, upper = chain.links[0].limits
        self.assertLess(lower[0], upper[0])
        self.assertIsNone(chain.links[1].limits)

    def test_motions_tell_of_themselves(self) -> None:
        dance = odori.open_motion(self.folder / "dance.vmd")
        self.assertTrue(dance.moves_model)
        self.assertFalse(dance.is_pose)
        self.assertGreater(dance.last_frame, 100)
        camera = odori.open_motion(self.folder / "camera.vmd")
        self.assertTrue(camera.moves_scene)
        self.assertIsNone(odori.camera(dance, [0]))
        self.assertEqual(odori.camera([dance, camera], range(5)).target.shape, (5, 3))

    def test_a_actor_tells_of_itself(self) -> None:
        dance = odori.open_motion(self.folder / "dance.vmd")
        said = repr(odori.Actor(self.model, [dance, (dance, 30)]))
        self.assertEqual(said, f"<odori.Actor of {self.model.name!r}: 2 motions, {dance.last_frame + 30} frames>")

    def test_names_that_the_model_does_not_have(self) -> None:
        stage = odori.open_model(self.folder / "stage.pmx")
        unmatched = odori.Actor(stage, odori.open_motion(self.folder / "dance.vmd")).unmatched
        self.assertIn("頭", unmatched.bones)
        self.assertEqual(odori.Actor(self.model).unmatched.bones, ())


class Archives(unittest.TestCase):
    def test_models_in_archives_are_those_in_folders(self) -> None:
        # GIVEN the demo in an archive
        folder = given.demo()
        with tempfile.TemporaryDirectory() as name:
            archive = Path(name) / "all.zip"
            with zipfile.ZipFile(archive, "w") as packed:
                for file in ("odori.pmx", "dance.vmd"):
                    packed.write(folder / file, "in/" + file)
            # WHEN it is looked into and opened
            found = {content.kind: content for content in odori.contents(archive)}
            model = odori.open_model(found["model"].path)
            dance = odori.open_motion(found["motion"].path)
        # THEN they dance as those in the folder do, also when the archive is gone
        self.assertEqual(found["model"].name, "in/odori.pmx")
        self.assertEqual(found["model"].vertices, model.vertex_count)
        plain = odori.open_model(folder / "odori.pmx")
        np.testing.assert_array_equal(
            odori.poses(model, dance, range(9)).positions,
            odori.poses(plain, odori.open_motion(folder / "dance.vmd"), range(9)).positions,
        )


class Shows(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.folder = given.demo()

    def test_a_show_file_opens_with_all_it_has(self) -> None:
        show = odori.open_show(self.folder / "demo.odori")
        self.assertGreaterEqual(len(show.actors), 2)
        self.assertGreater(show.last_frame, 100)
        camera = show.camera([0, 100])
        self.assertEqual(camera.fov.shape, (2,))
        self.assertTrue(((camera.fov >= 1) & (camera.fov <= 179)).all())
        poses = show.poses([0, 10], physics=False)
        self.assertEqual([pose.positions.shape for pose in poses], [(2, a.model.bone_count, 3) for a in show.actors])

    def test_files_in_a_row_dance_as_alone(self) -> None:
        show = odori.open_show(self.folder / "odori.pmx", self.folder / "dance.vmd", self.folder / "mai.pmx")
        self.assertEqual([len(actor.motions) for actor in show.actors], [1, 0])
        frames = np.arange(0, 50, 2.5)
        first, second = show.poses(frames, physics=False)
        model, ((motion, shift),), placement = show.actors[0]
        self.assertEqual(placement, odori.Placement())
        self.assertEqual(shift, 0)
        np.testing.assert_array_equal(first.positions, odori.poses(model, motion, frames).positions)
        np.testing.assert_array_equal(second.positions[0], second.positions[-1])

    def test_physics_of_a_show_is_played_anew_at_each_call(self) -> None:
        show = odori.open_show(self.folder / "odori.pmx", self.folder / "dance.vmd")
        self.assertTrue(show.has_physics)
        (once,) = show.poses([30, 10])
        show.poses([100])
        (again,) = show.poses([30, 10])
        np.testing.assert_array_equal(once.positions, again.positions)
        alone = odori.poses(show.actors[0].model, show.actors[0].motions[0][0], [30, 10], physics=True)
        np.testing.assert_array_equal(once.positions, alone.positions)

    def test_a_show_goes_on_without_a_file_if_asked_to(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            bad = Path(name) / "bad.pmx"
            bad.write_bytes((self.folder / "odori.pmx").read_bytes()[:5000])
            with self.assertRaises(odori.Error):
                odori.open_show(self.folder / "odori.pmx", bad)
            show = odori.open_show(self.folder / "odori.pmx", bad, strict=False)
        self.assertIsNone(show.actors[1].model)
        self.assertIn("bad.pmx", "".join(issue.section for issue in show.issues))
        poses = show.poses([0])
        self.assertIsNotNone(poses[0])
        self.assertIsNone(poses[1])


class Errors(unittest.TestCase):
    def test_what_is_not_there(self) -> None:
        with self.assertRaises(odori.Error) as caught:
            odori.open_model("/no/such/folder/miku.pmx")
        error = caught.exception
        self.assertEqual((error.code, error.file), ("cannot-open", "/no/such/folder/miku.pmx"))
        self.assertIsNone(error.section)
        self.assertIsNone(error.offset)
        self.assertIn("miku.pmx", str(error))

    def test_a_file_that_ends_early_says_where(self) -> None:
        # GIVEN the first 100,000 bytes of a model
        demo = given.demo()
        whole = (demo / "odori.pmx").read_bytes()
        with tempfile.TemporaryDirectory() as name:
            path = Path(name) / "短い.pmx"
            path.write_bytes(whole[:100_000])
            # WHEN it is opened
            with self.assertRaises(odori.Error) as caught:
                odori.open_model(path)
            error = caught.exception
            # THEN the error says that the vertices don't fit, and that reading stopped behind their number
            self.assertEqual((error.file, error.code, error.section), (str(path), "bad-count", "vertices"))
            (count,) = struct.unpack_from("<i", whole, error.offset - 4)
            self.assertEqual(count, odori.open_model(demo / "odori.pmx").vertex_count)
            self.assertIsNone(error.index)
            self.assertIn(str(count), error.detail)
            # THEN it can go from process to process
            copy = pickle.loads(pickle.dumps(error))
            self.assertEqual((str(copy), copy.offset), (str(error), error.offset))
            with self.assertRaises(odori.Error) as caught:
                odori.open_motion(path)
            self.assertEqual(caught.exception.code, "not-this-format")

    def test_an_element_that_ends_early_says_which(self) -> None:
        # GIVEN a motion cut within its first key, and one within its 100th: 54 bytes before the keys, 111 each
        whole = (given.demo() / "dance.vmd").read_bytes()
        with tempfile.TemporaryDirectory() as name:
            path = Path(name) / "short.vmd"
            path.write_bytes(whole[: 54 + 20])
            with self.assertRaises(odori.Error) as caught:
                odori.open_motion(path)
            path.write_bytes(whole[: 54 + 111 * 99 + 20])
            motion = odori.open_motion(path)
        # THEN the first has nothing that can be played; the second has its whole keys, and says where they end
        self.assertTrue(any("99" in str(issue) for issue in motion.issues), motion.issues)
        self.assertGreaterEqual(caught.exception.offset, 50)
        self.assertIsNotNone(caught.exception.section)

    def test_names_that_are_no_text(self) -> None:
        # A name on the disk may be any bytes; Python has them as surrogates.
        name = os.fsdecode(b"/no/\xff\xfe.pmx")
        with self.assertRaises(odori.Error) as caught:
            odori.open_model(name)
        self.assertEqual(caught.exception.file, name)

    def test_names_that_are_no_text_are_listed(self) -> None:
        # GIVEN a folder of files that were unpacked with names in Shift-JIS
        with tempfile.TemporaryDirectory() as folder:
            motion = (given.demo() / "dance.vmd").read_bytes()
            with open(os.path.join(os.fsencode(folder), b"\x83\x7f.vmd"), "wb") as file:
                file.write(motion)
            found = odori.contents(folder)
            self.assertEqual([content.kind for content in found], ["motion"])
            self.assertIn("\ufffd", found[0].name)

    def test_no_file_at_all(self) -> None:
        for wrong in (None, 3, "a\0b", []):
            with self.subTest(wrong=wrong), self.assertRaises((TypeError, ValueError)):
                odori.open_model(wrong)
        with self.assertRaises(odori.Error):
            odori.open_show("/no/such/show.odori")
        with self.assertRaises(odori.Error):
            odori.contents("/no/such/archive.zip")


if __name__ == "__main__":
    unittest.main()
