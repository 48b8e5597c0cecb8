# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Every public name has types and a docstring; what the native module has is in its stub, and the other way round."""

import ast
import inspect
import typing
import unittest
from pathlib import Path

import odori
from odori import _odori

PACKAGE = Path(odori.__file__).parent


def public_members(owner: type):
    for name, member in vars(owner).items():
        if not name.startswith("_"):
            yield name, member


def function_of(member: object):
    """What a property or a method calls; None of plain values."""
    for inner in ("fget", "func", "__func__"):
        member = getattr(member, inner, member)
    return member if inspect.isfunction(member) else None


class PublicNames(unittest.TestCase):
    def test_all_of_them_are_named(self) -> None:
        names = {name for name in vars(odori) if not name.startswith("_") and not inspect.ismodule(getattr(odori, name))}
        self.assertEqual(names - {"annotations", "Dict", "Tuple"}, set(odori.__all__))
        self.assertTrue((PACKAGE / "py.typed").is_file())

    def test_each_says_what_it_is_and_of_which_types(self) -> None:
        for name in odori.__all__:
            one = getattr(odori, name)
            with self.subTest(name=name):
                if name.isupper():
                    self.assertIn(name, odori.__annotations__)
                    continue
                self.assertTrue(inspect.getdoc(one), "no docstring")
                self.assertNotIn("Alias for field", inspect.getdoc(one))
                if inspect.isfunction(one):
                    self.check_types(one)
                elif issubclass(one, tuple) and hasattr(one, "_fields"):
                    self.assertEqual(set(one._fields), set(typing.get_type_hints(one)))
                else:
                    for member_name, member in public_members(one):
                        function = function_of(member)
                        if function is not None:
                            with self.subTest(member=member_name):
                                self.assertTrue(inspect.getdoc(function), "no docstring")
                                self.check_types(function)

    def test_what_is_given_depends_on_normals_for_checkers_of_types_too(self) -> None:
        if not hasattr(typing, "get_overloads"):
            self.skipTest("this Python forgets overloads")
        for function in (odori.skinned, odori.Actor.skinned):
            given_back = {
                one.__annotations__["normals"]: one.__annotations__["return"] for one in typing.get_overloads(function)
            }
            pair = "Tuple[Floats, Floats]"
            self.assertEqual(given_back, {"Literal[False]": "Floats", "Literal[True]": pair, "bool": f"Union[Floats, {pair}]"})

    def check_types(self, function) -> None:
        self.assertIn("return", function.__annotations__)
        for name, parameter in inspect.signature(function).parameters.items():
            if name != "self":
                self.assertIsNot(parameter.annotation, inspect.Parameter.empty, name)

    def test_what_gives_arrays_tells_their_shapes(self) -> None:
        for one in (odori.poses, odori.skinned, odori.morph_weights, odori.Poses, odori.Actor.skinned,
                    odori.Actor.morph_weights, odori.Camera, odori.Model.vertices, odori.Model.triangles):
            self.assertRegex(inspect.getdoc(one), r"\(\w+, \w+", one)


class NativeStub(unittest.TestCase):
    def test_the_stub_is_the_module(self) -> None:
        # GIVEN the stub's classes with their methods, its functions and variables
        tree = ast.parse((PACKAGE / "_odori.pyi").read_text(encoding="utf-8"))
        stub = {}
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                stub[node.name] = {m.name for m in node.body if isinstance(m, ast.FunctionDef)} - {"__init__"}
            elif isinstance(node, ast.FunctionDef):
                stub[node.name] = None
            elif isinstance(node, ast.AnnAssign):
                stub[node.target.id] = None
        # WHEN compared with what the module has THEN they are the same
        there = {}
        for name, one in vars(_odori).items():
            if not name.startswith("__"):
                there[name] = {m for m, _ in public_members(one)} if inspect.isclass(one) else None
        self.assertEqual(stub, there)


if __name__ == "__main__":
    unittest.main()
