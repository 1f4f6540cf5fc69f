# Sourced by run and test: what both need before they can build. Sets `root` and offers say, die, have_packages and
# build_targets.
set -eu
root=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd)

say() { printf '%s\n' "$*" >&2; }
die() { say "$*"; exit 1; }

build_packages="cmake ninja-build g++ pkg-config qt6-base-dev qt6-base-dev-tools qt6-tools-dev qt6-tools-dev-tools
    qt6-l10n-tools qt6-svg-dev libgl-dev libqcustomplot-dev libsqlite3-dev
    nlohmann-json3-dev libqpdf-dev libcli11-dev"
run_packages="qt6-qpa-plugins qt6-translations-l10n fonts-wqy-microhei fonts-dejavu-core"
test_packages="librapidcheck-dev poppler-utils xvfb"

is_installed() {
    [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]
}

# Installs those of the named packages that are missing.
have_packages() {
    missing=
    for package in "$@"; do
        is_installed "$package" || missing="$missing $package"
    done
    [ -n "$missing" ] || return 0
    command -v apt-get >/dev/null 2>&1 ||
        die "Portolan needs these Debian packages, and this system has no apt-get to install them:$missing"
    as_root=
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null 2>&1 ||
            die "Portolan needs these packages; install them as root and start again: apt-get install$missing"
        as_root=sudo
    fi
    say "Installing$missing"
    export DEBIAN_FRONTEND=noninteractive
    install="$as_root apt-get install -y --no-install-recommends"
    # Lists of a fresh system may be empty or old, so a first failure asks for new ones.
    $install $missing >/dev/null 2>&1 ||
        { $as_root apt-get update >/dev/null 2>&1 && $install $missing >/dev/null; } ||
        die "These packages could not be installed; look at the message above, and check the network and \
/etc/apt/sources.list, then start again:$missing"
}

# Configures the release build and builds the named targets, or all of it.
build_targets() {
    log="$root/build/release-build.log"
    mkdir -p "$root/build"
    say "Building in $root/build/release (the first time takes some minutes)"
    (
        cd "$root"
        cmake --preset release &&
            if [ $# -gt 0 ]; then cmake --build --preset release --target "$@"; else cmake --build --preset release; fi
    ) >"$log" 2>&1 || {
        grep -E 'error|Error|FAILED' "$log" | head -n 20 >&2 || true
        die "The build failed; the whole output is in $log"
    }
}
