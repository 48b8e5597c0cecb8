# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""README.md and docs/ as a site, by Sphinx with MyST: `cmake --build build/release --target docs_site`.

The pages are those that lie in the source folder, as they are. All that the site adds is their order, a search, and a first
page under the name that servers and people look for. Nothing on it comes from the net.
"""
import pathlib
import re

root = pathlib.Path(__file__).resolve().parents[2]

project = "Odori"
copyright = "2026 The Odori developers, MIT"
release = re.search(r"project\(odori VERSION ([0-9.]+)", (root / "CMakeLists.txt").read_text(encoding="utf-8"))[1]
language = "en"

extensions = ["myst_parser"]
root_doc = "README"
include_patterns = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/*/*.md"]
exclude_patterns = ["build", ".*", "app", "ik", "pmx", "vmd", "tests", "resources"]
myst_heading_anchors = 6
highlight_language = "none"
pygments_style = "default"
pygments_dark_style = "monokai"

html_theme = "furo"
html_title = f"Odori {release}"
html_static_path = ["static"]
html_css_files = ["odori.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_permalinks_icon = "#"
html_favicon = str(root / "resources/desktop/icons/odori-32.png")

# This is the order of the pages. Sphinx reports a page that is in none of these, and the site
# isn't made.
parts = {
    "Using Odori": ["user/start", "user/window", "user/shows", "user/playlists", "user/ik-and-goals", "user/ik-lab", "user/films", "user/sound", "user/remote", "user/desktop-stage",
                    "user/baking", "user/export", "user/archives-and-names", "user/command-line", "user/limits-and-trouble", "user/pictures",
                    "user/glossary"],
    "In other programs": ["library/cpp", "library/python", "library/cluster"],
    "Changing Odori": ["dev/map", "dev/words", "dev/build", "dev/test", "dev/frame", "dev/show-to-picture", "dev/qt3d-notes",
                       "dev/song-clock", "dev/images", "dev/archives", "dev/limits", "dev/speed", "dev/endurance", "dev/users"],
    "MikuMikuDance itself": ["mmd/mmd-reference", "mmd/parity", "mmd/ik-parity", "mmd/physics-parity", "mmd/picture-parity",
                             "mmd/accessories", "mmd/ik-solvers"],
}


def page_tree() -> str:
    """The parts as what MyST takes for them, and the pages about the project."""
    trees = {title: [f"docs/{page}" for page in pages] for title, pages in parts.items()}
    trees["The project"] = ["CONTRIBUTING", "CHANGELOG"]
    return "".join(f"\n```{{toctree}}\n:hidden:\n:caption: {title}\n\n" + "\n".join(pages) + "\n```\n"
                   for title, pages in trees.items())


def add_page_tree(app, name, source):
    if name == root_doc:
        source[0] += page_tree()


def write_first_page(app, error):
    """index.html leads to README.html: links between pages have the same names as in the source folder."""
    if error is None and app.builder.format == "html":
        (pathlib.Path(app.outdir) / "index.html").write_text(
            "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>Odori</title>\n"
            "<meta http-equiv=\"refresh\" content=\"0; url=README.html\"></head>\n"
            "<body><a href=\"README.html\">Odori</a></body></html>\n", encoding="utf-8")


def setup(app):
    app.connect("source-read", add_page_tree)
    app.connect("build-finished", write_first_page)
    return {"parallel_read_safe": True}
