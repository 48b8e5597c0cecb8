#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""This is the gate of what isn't handed down. It finds variables that outlive a call and can change: thread_local ones, those of namespaces and classes, and static ones
in functions. Each is a second road for data, unless ALLOWED gives its reason. Each finding is one line: file:line: what.
check_globals_test.py sees each rule fail."""
import re

import gate

FOLDERS = ("app", "ik", "pmx", "vmd")

# File and name, and why it can't be handed down.
ALLOWED = {
    # A signal handler and what ends the program get nothing handed down.
    ("app/commands/film_command.cpp", "joined"): "what ends the program finds a film of several dances in it",
    ("app/commands/film_command.cpp", "making"): "what ends the program finds the film in it",
    ("app/commands/film_command.cpp", "makingMutex"): "it guards making",
    ("app/commands/film_command.cpp", "sourceLost"): "what ends the program sets it",
    ("app/commands/stop_signal.cpp", "asked"): "a signal handler sets it",
    ("app/commands/uncaught.cpp", "beforeEnd"): "the handler of std::terminate() does it",
    ("app/display/last_act.cpp", "only"): "what ends the program does it",
    ("app/ui/quit_signals.cpp", "ends"): "a signal handler writes into this pipe",
    ("app/ui/quit_signals.cpp", "writeEnd"): "a signal handler writes into this pipe",
    # Other code calls without a place for our data: Qt's message handler and platform plugin, FFmpeg, fork().
    ("app/display/qt_messages.cpp", "ends"): "Qt's message handler: only the first message ends the program",
    ("app/display/qt_messages.cpp", "firstWarning"): "Qt's message handler keeps it",
    ("app/display/qt_messages.cpp", "mutex"): "it guards firstWarning",
    ("app/display/qt_messages.cpp", "saidByOpenGl"): "Qt's message handler counts",
    ("app/display/egl_platform.cpp", "drawnOn"): "Qt makes the platform plugin, and takes nothing for it",
    ("app/display/egl_platform.cpp", "fontsWanted"): "Qt makes the platform plugin, and takes nothing for it",
    ("app/display/bptc_driver.cpp", "used"): "OpenGL's context of the process is used by one thread at a time",
    ("app/ffmpeg/libav.cpp", "most"): "FFmpeg has one limit of memory for the process",
    ("app/ffmpeg/libav.cpp", "mutex"): "it guards most",
    ("app/python/unlocked.cpp", "atWork"): "the interpreter ends once for the process",
    ("app/python/unlocked.cpp", "atWorkHere"): "the interpreter's lock belongs to threads",
    ("app/python/unlocked.cpp", "ending"): "the interpreter ends once for the process",
    ("app/python/unlocked.cpp", "endsHere"): "the interpreter ends on one thread",
    # The process has one of it.
    ("app/language/speech.cpp", "changed"): "the application has one font",
    ("app/language/speech.cpp", "spoken"): "the application has one language",
    ("app/language/live_text.cpp", "only"): "the application has one language",
    ("app/widgets/appearance.cpp", "worn"): "the application has one appearance",
    ("app/module/module.cpp", "module"): "FFmpeg's module is opened once",
    ("app/parallel/parallel.cpp", "threadsBegun"): "the process has one pool of threads",
    ("app/parallel/parallel.cpp", "threadsLost"): "the process has one pool of threads",
    ("app/scene/target_probe.cpp", "last"): "a cache: what the driver answered last",
    ("app/scene/target_probe.cpp", "wantedMostBytes"): "tests make the driver smaller",
    ("app/view/startup_trace.cpp", "before"): "the time of the stage before, only for printing",
    # Counters and caches whose values nobody can tell apart.
    ("app/show/actor.cpp", "last"): "it numbers states, so that no two have one number",
    ("app/python/exclusive_use.cpp", "shared"): "it guards the marks of all objects of Python",
    ("app/python/exclusive_use.cpp", "turns"): "objects of Python that belong together, whichever is asked first",
    ("app/ui/stored_settings.cpp", "all"): "objects that write one settings file",
    ("pmx/base/latin.cpp", "kana"): "a cache: readings of names, the same for everybody",
    ("pmx/base/latin.cpp", "other"): "a cache: readings of names, the same for everybody",
}

BEGINS_OTHERWISE = (
    "using|typedef|namespace|class|struct|enum|union|template|return|friend|extern|goto|break|case|default|public|private|protected"
    "|if|for|while|do|else|switch|throw|delete|new|co_return|static_assert|Q_OBJECT|concept|requires|operator"
)
VARIABLE = re.compile(
    rf"^(?P<indent>\s*)(?!(?:{BEGINS_OTHERWISE})\b)(?P<words>(?:\[\[\w+\]\] |static |inline |thread_local |constinit )*)"
    r"(?!(?:constexpr|consteval)\b)(?P<type>(?:const |volatile |unsigned |struct )*[A-Za-z_][\w:]*(?:<(?:[^()=;]|\([^()]*\))*>)?(?:::\w+)?(?: const)?(?: ?[*&]+(?: ?const)?)*)"
    r"(?<=[\w>*& ]) ?(?<=[ *&])(?P<name>(?!(?:\w+::)*operator\b)[A-Za-z_]\w*(?:::\w+)*)(?P<rest>(?:\[[^\]]*\])* ?(?:;|=[^=]|\{|,).*|(?P<made>\((?:[\w:]+\(|\"|\d|[&*]\w).*))$"
)
STRING = re.compile(r'"(?:\\.|[^"\\])*"')


def is_constant(kind):
    """Returns whether a variable of this type never changes: const, and no pointer that may point elsewhere."""
    if "*" in kind or "&" in kind:
        return kind.rstrip().endswith("const")
    return kind.startswith("const ") or kind.endswith(" const")


def names_in(name, rest):
    """Yields the names that one declaration declares."""
    yield name
    depth = 0
    for part in re.finditer(r"[<({\[]|[>)}\]]|, (\w+)", rest.split(";")[0]):
        depth += part.group()[0] in "<({["
        depth -= part.group()[0] in ">)}]"
        if part.group(1) and depth == 0:
            yield part.group(1)


def text_findings(text):
    """Yields (line number, name) of the variables of a source's text that outlive a call and can change."""
    for number, line in enumerate(text.splitlines(), 1):
        code = STRING.sub('""', line).split("//")[0].rstrip()
        found = VARIABLE.match(code)
        if not found or "constexpr" in code.split("=")[0]:
            continue
        words = found["words"]
        lives = "static " in words or "thread_local " in words
        # Anything else in parentheses may be a function's parameters.
        if found["made"] and not (lives and found["indent"]):
            continue
        # A namespace's own lines aren't indented.
        if not lives and found["indent"]:
            continue
        if is_constant(found["type"].strip()):
            continue
        for name in names_in(found["name"], found["rest"]):
            yield number, name


def findings(root):
    found, seen = [], set()
    code = gate.code_below(root, FOLDERS)
    for file in code:
        for number, variable in text_findings(gate.read(root, file)):
            seen.add((file, variable))
            if (file, variable) not in ALLOWED:
                found.append(f"{file}:{number}: {variable} outlives its call: hand it down, or say in check_globals.py why not")
    found += [f"{file}:1: {variable} is gone; take it out of check_globals.py" for file, variable in sorted(ALLOWED.keys() - seen)]
    return found, "" if found else f"{len(code)} sources hand down what they share, but for {len(ALLOWED)} variables"


if __name__ == "__main__":
    gate.main(findings)
