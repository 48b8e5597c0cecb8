# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""Refuses subinterpreters, which neither NumPy nor pybind11 supports: the native module's import would wait for itself there."""

from __future__ import annotations

import ctypes


def is_main() -> bool:
    """Whether this is the process's first interpreter."""
    current, first = ctypes.pythonapi.PyInterpreterState_Get, ctypes.pythonapi.PyInterpreterState_Main
    current.restype = first.restype = ctypes.c_void_p
    return bool(current() == first())


if not is_main():
    raise ImportError("odori can't be imported in a subinterpreter, because NumPy and pybind11 don't support them")
