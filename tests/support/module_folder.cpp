// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
// This file says where the modules of the build lie, for test programs, which lie in other folders
// than the program (app/module/module.cpp).

extern "C" const char* odori_module_folder();
extern "C" const char* odori_module_folder() { return ODORI_MODULE_FOLDER; }
