# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Where actors of shows stand, files of shows that can't be used, cameras."""

import concurrent.futures
import json
import os
import resource
import tempfile
import unittest
import zipfile
from pathlib import Path
from typing import Any

import numpy as np

import given
import odori


def turned(rotations: np.ndarray, vector: tuple[float, float, float]) -> np.ndarray:
    """A vector turned by quaternions x, y, z, w."""
    axis, w = rotations[..., :3].astype(float), rotations[..., 3:].astype(float)
    across = 2 * np.cross(axis, vector)
    return np.asarray(vector) + w * across + np.cross(axis, across)


def zip_of(file: Path, name: bytes, data: bytes) -> None:
    """An archive of one file whose name is these bytes, without a mark of their encoding."""

    class Named(zipfile.ZipInfo):
        def _encodeFilenameFlags(self) -> tuple[bytes, int]:
            return name, self.flag_bits & ~0x800

    with zipfile.ZipFile(file, "w") as archive:
        archive.writestr(Named("x"), data)


class Names(unittest.TestCase):
    def test_shows_on_several_threads_have_their_own_encodings(self) -> None:
        # GIVEN a model in an archive, called 94 A7, and two shows that choose different encodings of its name
        name = b"\x94\xa7.pmx"
        folder = Path(self.enterContext(tempfile.TemporaryDirectory()))
        zip_of(folder / "a.zip", name, (given.demo() / "odori.pmx").read_bytes())
        shows = {}
        for encoding, codec in (("CP932", "cp932"), ("GBK", "gbk")):
            shows[codec] = folder / f"{codec}.odori"
            actor = {"model": f"a.zip!{name.decode(codec)}"}
            chosen = {"file": "a.zip", "names": encoding}
            shows[codec].write_text(json.dumps({"format": "odori show", "version": 1, "actors": [actor], "archives": [chosen]}))

        # WHEN threads open them at once, again and again
        def missing(show: Path) -> int:
            return sum(odori.open_show(show).actors[0].model is None for _ in range(20))

        with concurrent.futures.ThreadPoolExecutor(4) as threads:
            lost = list(threads.map(missing, [*shows.values()] * 2))
        # THEN each finds its model under its own name, every time
        self.assertEqual(lost, [0] * 4)


class Places(unittest.TestCase):
    def setUp(self) -> None:
        self.demo = given.demo()
        self.folder = Path(self.enterContext(tempfile.TemporaryDirectory()))

    def show(self, *actors: dict[str, Any], physics: bool = False) -> odori.Show:
        file = self.folder / "show.odori"
        file.write_text(json.dumps({"format": "odori show", "version": 1, "actors": list(actors), "physics": {"on": physics}}))
        return odori.open_show(file)

    def actor(self, **words: Any) -> dict[str, Any]:
        return {"model": str(self.demo / "odori.pmx"), "motions": [{"file": str(self.demo / "dance.vmd")}], **words}

    def test_an_actor_is_scaled_turned_and_moved(self) -> None:
        # GIVEN turns of 90 degrees, where shows.md says what goes where: about X, Y, Z what is at (x, y, z) goes to
        places = {
            "pitch": lambda x, y, z: (x, -z, y),  # what faced -Z faces +Y
            "turn": lambda x, y, z: (z, y, -x),  # what faced -Z faces -X
            "roll": lambda x, y, z: (-y, x, z),  # what was above is at -X
        }
        frames = [0, 100]
        (plain,) = self.show(self.actor()).poses(frames, world=True)
        for words in (["pitch"], ["turn"], ["roll"], ["pitch", "turn", "roll"]):
            with self.subTest(words=words):
                placement = {"position": [10, 1, -5], "scale": 2, **{word: 90 for word in words}}
                show = self.show(self.actor(placement=placement))
                # WHEN it is posed in the world
                (poses,) = show.poses(frames, world=True)
                # THEN its bones are where these turns, one after the other, bring them, and their axes turn with them
                want = np.moveaxis(plain.positions.astype(float), -1, 0)
                axis = np.moveaxis(turned(plain.rotations, (0, 0, -1)), -1, 0)
                for word in words:
                    want, axis = places[word](*want), places[word](*axis)
                want = np.array([10, 1, -5]) + 2 * np.stack(want, axis=-1)
                np.testing.assert_allclose(poses.positions, want, atol=1e-4)
                np.testing.assert_allclose(turned(poses.rotations, (0, 0, -1)), np.stack(axis, axis=-1), atol=1e-5)
                self.assertTrue((poses.rotations[..., 3] >= 0).all())
                # THEN the actor's placement says the same of points
                (own,) = show.poses(frames)
                np.testing.assert_array_equal(own.positions, plain.positions)
                at = show.actors[0].placement
                np.testing.assert_allclose(at.to_world(own.positions), want, atol=1e-4)
                self.assertEqual((at.position, at.scale), ((10, 1, -5), 2))
                self.assertEqual(at.to_world([1, 2, 3]).dtype, np.float32)

    def test_an_actor_that_hangs_is_at_the_bone_that_it_hangs_from(self) -> None:
        # GIVEN two actors, the second hanging by its root from the head of the first
        holder = self.actor(placement={"position": [3, 0, 7], "turn": 30, "scale": 1.5})
        hung = {"model": str(self.demo / "mai.pmx"), "placement": {"position": [-4, 2, 0], "turn": -70, "scale": 0.5},
                "outsideParents": [{"bone": "全ての親", "actor": 0, "parent": "頭"}]}
        show = self.show(holder, hung)
        self.assertEqual(show.issues, ())
        first, second = show.poses([0, 50, 100], world=True)
        # THEN in the world these two bones are in one place, as the root lies at its model's origin
        root, head = show.actors[1].model.bone("全ての親"), show.actors[0].model.bone("頭")
        np.testing.assert_allclose(show.actors[1].model.bone_positions[root], 0, atol=1e-6)
        np.testing.assert_allclose(second.positions[:, root], first.positions[:, head], atol=1e-4)
        np.testing.assert_allclose(turned(second.rotations[:, root], (1, 0, 0)), turned(first.rotations[:, head], (1, 0, 0)), atol=1e-5)

    def test_poses_are_filled_into_arrays(self) -> None:
        show = self.show(self.actor(), self.actor(placement={"position": [10, 0, 0]}))
        want = show.poses(range(3))
        arrays = tuple(np.full_like(array, np.nan) for array in want[1])
        got = show.poses(range(3), out=[None, arrays])
        self.assertIs(got[1].positions, arrays[0])
        self.assertIs(got[1].rotations, arrays[1])
        np.testing.assert_array_equal(got[0].positions, want[0].positions)
        np.testing.assert_array_equal(arrays[0], want[1].positions)
        for out in ([arrays], arrays[0], [None, None, None], [3, None], [(arrays[0],), None]):
            with self.subTest(), self.assertRaisesRegex(TypeError, "^out: "):
                show.poses(range(3), out=out)
        with self.assertRaisesRegex(ValueError, "^out: .* share no memory"):
            show.poses(range(3), out=[arrays, arrays])

    def test_physics_has_the_gravity_that_is_asked_for(self) -> None:
        show = self.show(self.actor())
        (plain,) = show.poses([20], physics=True)
        (same,) = show.poses([20], physics=odori.Physics())
        np.testing.assert_array_equal(plain.positions, same.positions)
        # WHEN gravity points up THEN something swings higher, and not in the next call
        (up,) = show.poses([20], physics=odori.Physics(gravity=(0, 98, 0)))
        self.assertGreater((up.positions - plain.positions)[..., 1].max(), 0.5)
        (again,) = show.poses([20], physics=True)
        np.testing.assert_array_equal(plain.positions, again.positions)
        with self.assertRaises(ValueError):
            show.poses([20], physics=odori.Physics(settle=1e9))


class Rows(unittest.TestCase):
    def test_rows_are_the_shows_that_the_rule_says(self) -> None:
        demo = given.demo()
        rows = json.loads((given.SOURCES / "tests" / "app" / "description" / "rows.json").read_text(encoding="utf-8"))["rows"]
        self.assertGreater(len(rows), 5)
        with tempfile.TemporaryDirectory() as folder:
            (Path(folder) / "readme.txt").write_text("read me", encoding="utf-8")
            for row in rows:
                files = [demo / name if (demo / name).exists() else Path(folder) / name for name in row["files"]]
                with self.subTest(files=row["files"]):
                    if row.get("refused"):
                        with self.assertRaises(odori.Error):
                            odori.open_show(*files)
                    show = odori.open_show(*files, strict=not row.get("refused"))
                    wanted = [motions for motions in row["plays"] if motions is not None]
                    played = [[motion.path.name for motion, _ in actor.motions] for actor in show.actors if actor.model is not None]
                    self.assertEqual(played, wanted)
                    self.assertEqual([actor.model is None for actor in show.actors], [motions is None for motions in row["plays"]])
                    self.assertEqual(show.camera([0]) is not None, bool(row.get("scene")))


class Unreadable(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        cls.demo = given.demo()

    def test_a_file_that_is_not_there_is_what_its_name_says(self) -> None:
        # GIVEN files that aren't there, beside a model and its dance
        model, dance = self.demo / "odori.pmx", self.demo / "dance.vmd"
        for name in ("dance.vmd", "pose.VPD", "song.mp3", "song.WAV", "other.odori", "other.zip"):
            with self.subTest(name=name):
                missing = f"/no/such/{name}"
                # THEN that is an error, or told, and no actor is made of it
                with self.assertRaises(odori.Error) as caught:
                    odori.open_show(model, dance, missing)
                self.assertEqual((caught.exception.code, caught.exception.file), ("cannot-open", missing))
                show = odori.open_show(model, missing, dance, strict=False)
                self.assertEqual([len(actor.motions) for actor in show.actors], [1])
                self.assertEqual([missing in issue.section for issue in show.issues], [True])

    def test_a_file_without_a_known_ending_counts_as_a_model(self) -> None:
        for name in ("a.pmx", "a", "a.tga"):
            show = odori.open_show(self.demo / "odori.pmx", f"/no/such/{name}", strict=False)
            self.assertEqual([actor.model is None for actor in show.actors], [False, True])

    def test_what_the_system_does_not_give_now_is_an_error_also_where_missing_files_are_listed(self) -> None:
        # GIVEN files that are there, and a process that may open no more
        model, dance = self.demo / "odori.pmx", self.demo / "dance.vmd"
        free = os.open(os.devnull, os.O_RDONLY)
        os.close(free)
        before = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (free, before[1]))
        try:
            # WHEN they are opened / THEN that isn't a show without them
            with self.assertRaises(odori.Error) as caught:
                odori.open_show(model, dance, strict=False)
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, before)
        self.assertEqual(caught.exception.code, "cannot-read")

    def test_nothing_at_all_is_an_error(self) -> None:
        for name in ("dance.vmd", "song.mp3", "other.odori", "other.zip"):
            for strict in (True, False):
                with self.subTest(name=name, strict=strict), self.assertRaises(odori.Error) as caught:
                    odori.open_show(f"/no/such/{name}", strict=strict)
                self.assertEqual(caught.exception.code, "cannot-open")


class Cameras(unittest.TestCase):
    def test_a_camera_may_begin_later(self) -> None:
        camera = odori.open_motion(given.demo() / "camera.vmd")
        want = odori.camera(camera, [0, 15, 40])
        for one in (odori.camera([(camera, 30)], [30, 45, 70]), odori.camera([(camera, 0)], [0, 15, 40])):
            for name in odori.Camera._fields:
                np.testing.assert_array_equal(getattr(one, name), getattr(want, name))
        early = odori.camera([(camera, -15)], [0, 25])
        np.testing.assert_array_equal(early.target, want.target[1:])
        for motion in (camera.path, [(camera, 1, 2)], [(camera, "3")], [None]):
            with self.subTest(motion=motion), self.assertRaises(TypeError):
                odori.camera(motion, [0])


if __name__ == "__main__":
    unittest.main()
