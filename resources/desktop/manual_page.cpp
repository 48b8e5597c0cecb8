// SPDX-FileCopyrightText: 2026 The Odori developers
// SPDX-License-Identifier: MIT
#include "resources/desktop/manual_page.h"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include "app/version.h"
#include "pmx/base/ascii.h"
#include "resources/desktop/option_words.h"

namespace manual {
namespace {

/// Returns text for troff in which nothing is a request or an escape.
std::string plain(const std::string& text) {
  std::string out;
  bool lineBegins = true;
  for (const char letter : text) {
    if (lineBegins && (letter == '.' || letter == '\'')) out += "\\&";
    lineBegins = letter == '\n';
    if (letter == '\\') {
      out += "\\e";
    } else if (letter == '-') {
      out += "\\-";
    } else if (letter == '\'') {
      out += "\\(aq";
    } else {
      out += letter;
    }
  }
  return out;
}

/// Keeps the line breaks of a description.
std::string lines(const std::string& text) {
  std::string out;
  for (const char letter : plain(text)) out += letter == '\n' ? std::string("\n.br\n") : std::string(1, letter);
  return out;
}

std::string optionEntry(const CLI::Option& option) {
  std::string names;
  for (const auto& name : namesOf(option)) names += fmt::format("{}\\fB{}\\fR", names.empty() ? "" : ", ", plain(name));
  const auto choices = choicesOf(option);
  std::string word;
  for (const auto& choice : choices) word += (word.empty() ? "" : "|") + choice;
  if (word.empty() && takesWord(option)) {
    word = option.get_type_name();
    if (word.starts_with("INT:")) word.erase(0, 4);  // INT:INT in [1 - 9] where there are limits
  }
  if (!word.empty()) names += fmt::format(" \\fI{}\\fR", plain(word));
  std::string text = lines(option.get_description());
  if (option.get_required()) text += " (required)";
  if (!option.get_default_str().empty()) text += fmt::format(" (default: {})", plain(option.get_default_str()));
  return fmt::format(".TP\n{}\n{}\n", names, text);
}

std::string positionals(const CLI::App& command) {
  std::string out;
  for (const CLI::Option* option :
       command.get_options([](const CLI::Option* each) { return each->get_positional(); })) {
    std::string name;
    for (const char letter : option->get_name(true, false)) name += base::asciiUpper(letter);
    out += fmt::format(".TP\n\\fI{}\\fR{}\n{}\n", plain(name), option->get_expected_max() > 1 ? "..." : "",
                       lines(option->get_description()));
  }
  return out;
}

std::string commandSection(const CLI::App& command) {
  std::string out = fmt::format(".SS odori {}\n{}\n", command.get_name(), lines(command.get_description()));
  out += positionals(command);
  for (const CLI::Option* option : namedOptions(command)) {
    const std::string name = option->get_name();
    if (name == "--help" || name == "--version") continue;  // described once for all
    out += optionEntry(*option);
  }
  if (!command.get_footer().empty()) out += fmt::format(".PP\n.nf\n{}\n.fi\n", plain(command.get_footer()));
  return out;
}

constexpr const char* kEnd = R"(.SH EXIT STATUS
.TP
.B 0
done
.TP
.B 1
anything else than these two
.TP
.B 2
a file or an argument that can\(aqt be used
.SH ENVIRONMENT
.TP
.B LIBGL_ALWAYS_SOFTWARE
1 keeps drawing off the graphics card.
.TP
.B DISPLAY\fR, \fBWAYLAND_DISPLAY\fR, \fBQT_QPA_PLATFORM
Where the window opens. Commands need no display and take no notice of these, but for
.BR "odori render \-\-display user" .
.TP
.B XDG_CACHE_HOME\fR, \fBXDG_CONFIG_HOME
Where pictures of what was opened last, and settings, are kept (folder \fIodori\fR).
.SH FILES
.TP
.I ../share/odori/demo/demo.odori
The built\-in demo, from where the program lies.
.TP
.I ../share/odori/lab
The scenes of the IK lab, which
.B lab:NAME
names.
.SH EXAMPLES
.nf
odori miku.pmx dance.vmd camera.vmd song.mp3
odori info miku.pmx \-\-json
odori pose miku.pmx dance.vmd \-\-frames 0:300:30 \-o pose.csv
odori render miku.pmx dance.vmd \-\-frame 300 \-o frame.png
odori render show.odori \-\-frames all \-o film.mp4
.fi
)";

}  // namespace

std::string manualPage(const CLI::App& cli) {
  std::string out = fmt::format(
      ".\\\" SPDX-FileCopyrightText: 2026 The Odori developers\n.\\\" SPDX-License-Identifier: MIT\n"
      ".TH ODORI 1 \"\" \"Odori {}\" \"User Commands\"\n"
      ".SH NAME\nodori \\- viewer for MikuMikuDance models and dances\n.SH SYNOPSIS\n",
      plain(app::kVersion));
  out += ".B odori\n[\\fIFILE\\fR...]\n";
  for (const CLI::App* command : commandsOf(cli)) {
    const char* words = command->get_name() == "help"        ? "[\\fICOMMAND\\fR]"
                        : command->get_name() == "thumbnail" ? "\\fIFILE\\fR [\\fIOPTION\\fR...]"
                                                             : "\\fIFILE\\fR... [\\fIOPTION\\fR...]";
    out += fmt::format(".br\n.B odori {}\n{}\n", command->get_name(), words);
  }
  out += fmt::format(".SH DESCRIPTION\n{}\n", lines(cli.get_description()));
  out += positionals(cli);
  out += ".SH OPTIONS\n";
  for (const CLI::Option* option : namedOptions(cli)) out += optionEntry(*option);
  out += ".SH COMMANDS\nCoordinates are MMD's (left\\-handed, Y up, the model faces \\-Z), frames 30 a second.\n";
  for (const CLI::App* command : commandsOf(cli)) out += commandSection(*command);
  return out + kEnd;
}

}  // namespace manual
