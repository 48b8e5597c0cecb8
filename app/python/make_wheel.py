# SPDX-FileCopyrightText: 2026 The Odori developers
# SPDX-License-Identifier: MIT
"""make_wheel.py PACKAGE VERSION OUTPUT_FOLDER NUMPY [NOTICE…]: packs the built package as a wheel (PEP 427), without any build
system for Python. NUMPY: which of it fits, as PEP 508 has it ("numpy<2"). Notices: files with licences, which come with it.

The wheel is for the interpreter that runs this, and for systems that have the shared libraries that the module is linked with
(python.md). Two of one build are the same bytes.
"""

import base64
import hashlib
import os
import sys
import sysconfig
import time
import zipfile
from pathlib import Path

METADATA = """Metadata-Version: 2.1
Name: odori
Version: {version}
Summary: MikuMikuDance models and dances as NumPy arrays
License: MIT
Requires-Python: =={python}.*
Requires-Dist: {numpy}
"""

WHEEL = """Wheel-Version: 1.0
Generator: odori
Root-Is-Purelib: false
Tag: {tag}
"""


def main() -> None:
    package, version, output, numpy = Path(sys.argv[1]), sys.argv[2], Path(sys.argv[3]), sys.argv[4]
    notices = [Path(name) for name in sys.argv[5:]]
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    tag = f"{python}-{python}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"
    about = f"odori-{version}.dist-info"
    # A build for another interpreter has no module here that this one would load.
    module = "_odori" + sysconfig.get_config_var("EXT_SUFFIX")
    files = {f"odori/{path.name}": path.read_bytes() for path in package.iterdir() if path.suffix in (".py", ".pyi")}
    files["odori/py.typed"] = (package / "py.typed").read_bytes()
    page = package / "page.frame"  # where the build could fetch three.js
    if page.is_file():
        files["odori/page.frame"] = page.read_bytes()
    files[f"odori/{module}"] = (package / module).read_bytes()
    metadata = METADATA.format(version=version, python="{}.{}".format(*sys.version_info), numpy=numpy)
    metadata += "".join(f"License-File: {notice.name}\n" for notice in notices)
    files.update({f"{about}/{notice.name}": notice.read_bytes() for notice in notices})
    files[f"{about}/METADATA"] = metadata.encode()
    files[f"{about}/WHEEL"] = WHEEL.format(tag=tag).encode()
    record = ""
    for name in sorted(files):
        digest = base64.urlsafe_b64encode(hashlib.sha256(files[name]).digest()).rstrip(b"=").decode()
        record += f"{name},sha256={digest},{len(files[name])}\n"
    files[f"{about}/RECORD"] = (record + f"{about}/RECORD,,\n").encode()

    output.mkdir(parents=True, exist_ok=True)
    wheel = output / f"odori-{version}-{tag}.whl"
    # Times in zip files begin in 1980.
    when = time.gmtime(max(int(os.environ.get("SOURCE_DATE_EPOCH", 0)), 315532800))[:6]
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as packed:
        for name in sorted(files, key=lambda name: (name.startswith(about), name)):
            info = zipfile.ZipInfo(name, when)
            info.compress_type = zipfile.ZIP_DEFLATED
            info.external_attr = 0o644 << 16
            packed.writestr(info, files[name])
    print(wheel)


main()
