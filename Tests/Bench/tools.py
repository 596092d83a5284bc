"""What the benchmark needs to be there: the release build of linkd, two C programs, and Node and Rust if possible."""

import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
SYSTEM_CRATES = Path("/usr/share/cargo/registry")  # where Debian and Ubuntu put crates


def run(command, **options):
    """Runs a build step; its output goes to standard error, a failure ends the benchmark."""
    print("+ " + " ".join(map(str, command)), file=sys.stderr)
    subprocess.run(command, check=True, stdout=sys.stderr, **options)


def linkd():
    build = ROOT / "clients/shell/build.sh"
    print(f"+ {build}", file=sys.stderr)
    return Path(subprocess.run([build], check=True, stdout=subprocess.PIPE, text=True).stdout.strip())


def c_program(name, work, libraries=()):
    source, program = HERE / f"{name}.c", work / f"{name}.program"
    if not program.exists() or program.stat().st_mtime < source.stat().st_mtime:
        run(["cc", "-O2", "-Wall", "-Wextra", "-o", program, source, *[f"-l{library}" for library in libraries]])
    return program


def sqlite_program(work):
    return c_program("reference", work, ["sqlite3"])


def node():
    found = shutil.which("node")
    return [found, HERE / "reference.mjs"] if found else None


def rust(work):
    """The Rust program, from crates that are on this machine; None without them."""
    cargo = shutil.which("cargo")
    if cargo is None:
        return None
    folder = work / "rust"
    shutil.copytree(HERE / "rust", folder, dirs_exist_ok=True)
    command = [cargo, "build", "--release", "--offline", "--quiet", "--manifest-path", folder / "Cargo.toml"]
    if any(SYSTEM_CRATES.glob("serde_json-*")):
        source = f'source.system.directory="{SYSTEM_CRATES}"'
        command += ["--config", 'source.crates-io.replace-with="system"', "--config", source]
    if subprocess.run(command, capture_output=True).returncode != 0:
        return None
    return [folder / "target/release/reference"]


def python():
    return [sys.executable, HERE / "reference.py"]
