#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""make_avatar.py OUT.vrm: writes a VRM 1.0 avatar of boxes, 1.6 m high, for looking at VRM animations.

Its left side is red and its right side blue, its eyes turn, its mouth opens (aa) and its eyes shut
(blink). Positions are in metres, Y is up, it faces +Z, and it rests in T-pose. look.html shows it.
"""
import json
import struct
import sys

# Each bone: its parent, its place, and the end of its box; the box is so wide and so deep.
BONES = {
    "hips": (None, (0, 0.90, 0), (0, 1.00, 0), 0.26, 0.16),
    "spine": ("hips", (0, 1.00, 0), (0, 1.14, 0), 0.22, 0.14),
    "chest": ("spine", (0, 1.14, 0), (0, 1.34, 0), 0.28, 0.17),
    "neck": ("chest", (0, 1.34, 0), (0, 1.42, 0), 0.08, 0.08),
    "head": ("neck", (0, 1.42, 0), (0, 1.62, 0), 0.17, 0.18),
}
for side, x in (("left", 1), ("right", -1)):
    BONES |= {
        side + "Shoulder": ("chest", (0.05 * x, 1.31, 0), (0.14 * x, 1.31, 0), 0.07, 0.08),
        side + "UpperArm": (side + "Shoulder", (0.14 * x, 1.31, 0), (0.39 * x, 1.31, 0), 0.075, 0.075),
        side + "LowerArm": (side + "UpperArm", (0.39 * x, 1.31, 0), (0.62 * x, 1.31, 0), 0.06, 0.06),
        side + "Hand": (side + "LowerArm", (0.62 * x, 1.31, 0), (0.78 * x, 1.31, 0), 0.03, 0.09),
        side + "UpperLeg": ("hips", (0.09 * x, 0.88, 0), (0.09 * x, 0.48, 0), 0.12, 0.12),
        side + "LowerLeg": (side + "UpperLeg", (0.09 * x, 0.48, 0), (0.09 * x, 0.08, 0), 0.09, 0.09),
        side + "Foot": (side + "LowerLeg", (0.09 * x, 0.08, 0), (0.09 * x, 0.00, 0), 0.09, 0.10),
        side + "Toes": (side + "Foot", (0.09 * x, 0.03, 0.05), (0.09 * x, 0.03, 0.17), 0.09, 0.05),
        side + "Eye": ("head", (0.04 * x, 1.54, 0.085), (0.04 * x, 1.54, 0.105), 0.035, 0.035),
    }
COLOURS = {"left": (0.85, 0.25, 0.25), "right": (0.25, 0.35, 0.9), "": (0.9, 0.75, 0.6), "eye": (0.05, 0.05, 0.05)}


def box(a, b, wide, deep):
    """Returns the 24 corners and normals of a box around the line from a to b, and its 36 indices."""
    axis = max(range(3), key=lambda i: abs(b[i] - a[i]))
    half = {0: (0, wide / 2, deep / 2), 1: (wide / 2, 0, deep / 2), 2: (wide / 2, deep / 2, 0)}[axis]
    low = [min(a[i], b[i]) - half[i] for i in range(3)]
    high = [max(a[i], b[i]) + half[i] for i in range(3)]
    places, normals, indices = [], [], []
    for i in range(3):
        u, v = (i + 1) % 3, (i + 2) % 3
        for end in (0, 1):
            corners = [(0, 0), (1, 0), (1, 1), (0, 1)] if end else [(0, 0), (0, 1), (1, 1), (1, 0)]
            first = len(places)
            for cu, cv in corners:
                place = [0.0] * 3
                place[i], place[u], place[v] = (low, high)[end][i], (low, high)[cu][u], (low, high)[cv][v]
                places.append(place)
                normals.append([(1 if end else -1) if k == i else 0 for k in range(3)])
            indices += [first + k for k in (0, 1, 2, 0, 2, 3)]
    return places, normals, indices


class Glb:
    """Gathers the JSON and the bytes of a GLB."""

    def __init__(self):
        self.json = {"asset": {"version": "2.0", "generator": "make_avatar.py"}, "bufferViews": [], "accessors": []}
        self.bytes = b""

    def accessor(self, rows, code, kind, target=None, bounds=False):
        flat = [value for row in rows for value in row]
        data = struct.pack(f"<{len(flat)}{code}", *flat)
        view = {"buffer": 0, "byteOffset": len(self.bytes), "byteLength": len(data)}
        if target:
            view["target"] = target
        self.bytes += data + b"\0" * (-len(data) % 4)
        self.json["bufferViews"].append(view)
        made = {"bufferView": len(self.json["bufferViews"]) - 1, "count": len(rows), "type": kind,
                "componentType": {"f": 5126, "H": 5123}[code]}
        if bounds:
            single = [struct.unpack("<3f", struct.pack("<3f", *row)) for row in rows]
            made["min"], made["max"] = ([f(row[i] for row in single) for i in range(3)] for f in (min, max))
        self.json["accessors"].append(made)
        return len(self.json["accessors"]) - 1

    def write(self, path):
        self.json["buffers"] = [{"byteLength": len(self.bytes)}]
        text = json.dumps(self.json).encode()
        text += b" " * (-len(text) % 4)
        with open(path, "wb") as file:
            file.write(struct.pack("<3I", 0x46546C67, 2, 28 + len(text) + len(self.bytes)))
            file.write(struct.pack("<2I", len(text), 0x4E4F534A) + text)
            file.write(struct.pack("<2I", len(self.bytes), 0x004E4942) + self.bytes)


def primitive(glb, boxes, material, morphs):
    """Adds boxes of (joint, places, normals, indices). Each morph moves a place by a function."""
    places = [p for _, ps, _, _ in boxes for p in ps]
    normals = [n for _, _, ns, _ in boxes for n in ns]
    joints, indices = [], []
    for joint, ps, _, ii in boxes:
        indices += [len(joints) + i for i in ii]
        joints += [[joint, 0, 0, 0]] * len(ps)
    attributes = {"POSITION": glb.accessor(places, "f", "VEC3", 34962, True),
                  "NORMAL": glb.accessor(normals, "f", "VEC3", 34962),
                  "JOINTS_0": glb.accessor(joints, "H", "VEC4", 34962),
                  "WEIGHTS_0": glb.accessor([[1.0, 0, 0, 0]] * len(places), "f", "VEC4", 34962)}
    targets = [{"POSITION": glb.accessor([move(p) for p in places], "f", "VEC3", 34962, True)} for move in morphs]
    made = {"attributes": attributes, "material": material,
            "indices": glb.accessor([[i] for i in indices], "H", "SCALAR", 34963)}
    return made | ({"targets": targets} if targets else {})


def main(path):
    glb = Glb()
    names = list(BONES)
    nodes = []
    for name in names:
        parent, place = BONES[name][:2]
        above = BONES[parent][1] if parent else (0, 0, 0)
        nodes.append({"name": name, "translation": [place[i] - above[i] for i in range(3)]})
    for index, name in enumerate(names):
        if BONES[name][0]:
            nodes[names.index(BONES[name][0])].setdefault("children", []).append(index)
    colours = list(COLOURS)
    parts = {colour: [] for colour in colours}
    for index, name in enumerate(names):
        _, a, b, wide, deep = BONES[name]
        colour = "eye" if name.endswith("Eye") else "left" if name[:4] == "left" else "right" if name[:5] == "right" else ""
        parts[colour].append((index, *box(a, b, wide, deep)))
    mouth = box((-0.02, 1.46, 0.095), (0.02, 1.46, 0.095), 0.008, 0.01)
    parts["eye"].append((names.index("head"), *mouth))

    def opens(p):
        return [0, 0.03 * (-1 if p[1] < 1.46 else 0), 0] if p[1] < 1.5 else [0, 0, 0]

    def shuts(p):
        return [0, 1.54 - p[1], 0] if p[1] > 1.5 else [0, 0, 0]

    glb.json["materials"] = [
        {"name": c or "trunk", "pbrMetallicRoughness": {"baseColorFactor": [*COLOURS[c], 1], "metallicFactor": 0,
                                                        "roughnessFactor": 1}} for c in colours]
    body = [primitive(glb, parts[c], colours.index(c), []) for c in colours if c != "eye"]
    face = [primitive(glb, parts["eye"], colours.index("eye"), [opens, shuts])]
    glb.json["meshes"] = [{"name": "body", "primitives": body},
                          {"name": "face", "primitives": face, "weights": [0, 0],
                           "extras": {"targetNames": ["aa", "blink"]}}]
    matrices = [[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, *(-v for v in BONES[name][1]), 1] for name in names]
    glb.json["skins"] = [{"joints": list(range(len(names))),
                          "inverseBindMatrices": glb.accessor(matrices, "f", "MAT4")}]
    nodes += [{"name": "body mesh", "mesh": 0, "skin": 0}, {"name": "face mesh", "mesh": 1, "skin": 0}]
    glb.json |= {"nodes": nodes, "scene": 0, "scenes": [{"nodes": [0, len(names), len(names) + 1]}],
                 "extensionsUsed": ["VRMC_vrm"]}
    ranges = {"inputMaxValue": 90.0, "outputScale": 90.0}
    glb.json["extensions"] = {"VRMC_vrm": {
        "specVersion": "1.0",
        "meta": {"name": "boxes", "version": "1", "authors": ["The Odori developers"],
                 "licenseUrl": "https://vrm.dev/licenses/1.0/"},
        "humanoid": {"humanBones": {name: {"node": i} for i, name in enumerate(names)}},
        "expressions": {"preset": {name: {"morphTargetBinds": [{"node": len(names) + 1, "index": i, "weight": 1.0}]}
                                   for i, name in enumerate(("aa", "blink"))}},
        "lookAt": {"type": "bone", "offsetFromHeadBone": [0, 0.12, 0.085],
                   "rangeMapHorizontalInner": ranges, "rangeMapHorizontalOuter": ranges,
                   "rangeMapVerticalDown": ranges, "rangeMapVerticalUp": ranges}}}
    glb.write(path)


if __name__ == "__main__":
    main(sys.argv[1])
