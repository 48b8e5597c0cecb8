// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// Where the modules of the build lie, for programs of tests, which lie elsewhere than the program (app/module/module.cpp).

extern "C" const char* odori_module_folder();
extern "C" const char* odori_module_folder() { return ODORI_MODULE_FOLDER; }
