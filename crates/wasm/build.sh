#!/bin/sh
# The engine as WebAssembly, with its JavaScript, into a folder: crates/wasm/build.sh FOLDER (see `make wasm`).
# It brings what it needs. The first of these is taken that can be had:
#   the target wasm32-unknown-unknown, from the toolchain or fetched by rustup
#   the sources of the standard library, from the toolchain: the library is built of them, which takes some minutes once
#   Debian's packages rustc-web, cargo-web and rust-web-src: the same, and they are installed if they are missing
# FOLSOM_WASM_TOOLCHAIN=debian takes the last in any case.
set -eu
cd "$(dirname "$0")/../.."
folder=$1
cargo=${CARGO:-cargo}
target=wasm32-unknown-unknown

has_target() {
    ls "$(rustc --print target-libdir --target $target 2> /dev/null)"/libstd-*.rlib > /dev/null 2>&1
}

# Of a compiler.
sources() {
    echo "$("$1" --print sysroot 2> /dev/null)/lib/rustlib/src/rust"
}

has_sources() {
    [ -d "$(sources "$1")/library" ]
}

install() {
    if ! command -v apt-get > /dev/null; then
        echo "The engine for browsers needs the target $target: rustup target add $target" >&2
        echo "or the sources of the standard library and a linker. Only Debian's are installed by themselves: $*" >&2
        exit 1
    fi
    echo "The engine for browsers needs what is not there: installing Debian's $*"
    root=$([ "$(id -u)" = 0 ] || echo sudo)
    # shellcheck disable=SC2086 # one word, or none
    $root apt-get update && $root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"
}

# For a compiler. Distributions package it apart, under the version of LLVM that both have.
find_linker() {
    llvm=$("$1" --version --verbose | sed -n 's/^LLVM version: \([0-9]*\).*/\1/p')
    if ls "$("$1" --print sysroot)"/lib/rustlib/*/bin/rust-lld > /dev/null 2>&1; then
        linker=rust-lld
    elif command -v "wasm-ld-$llvm" > /dev/null || ! command -v wasm-ld > /dev/null; then
        linker=wasm-ld-$llvm
        command -v "$linker" > /dev/null || install "lld-$llvm"
    else
        linker=wasm-ld
    fi
}

# The compiler that builds the library with the engine, if there is none to be had. Programs for this machine stay with their own.
rustc='' engine_cargo=$cargo
fetch_target() {
    has_target || { command -v rustup > /dev/null && rustup --quiet target add $target && has_target; }
}
if [ "${FOLSOM_WASM_TOOLCHAIN:-}" = debian ] || ! { fetch_target || has_sources rustc; }; then
    # Rustup's come first in the PATH.
    rustc=/usr/bin/rustc engine_cargo=/usr/bin/cargo
    { [ -x $engine_cargo ] && has_sources $rustc; } || install rustc-web cargo-web rust-web-src
elif ! has_target; then
    rustc=rustc
fi

$cargo build --quiet --manifest-path crates/wasm/bindgen/Cargo.toml --target-dir target/tools/bindgen
# No path of the machine that built it is in it.
export RUSTFLAGS="--remap-path-prefix=$PWD=. --remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo"
std=''
if [ -n "$rustc" ]; then
    find_linker $rustc
    std='-Z build-std=std,panic_abort'
    for path in "$(sources $rustc)" "$(realpath "$(sources $rustc)")"; do
        RUSTFLAGS="$RUSTFLAGS --remap-path-prefix=$path=rust"
    done
    export RUSTC=$rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="$linker"
fi
# shellcheck disable=SC2086 # several words, or none
$engine_cargo build --quiet --package folsom-wasm --profile wasm --target $target $std
target/tools/bindgen/debug/folsom-bindgen target/$target/wasm/folsom_wasm.wasm "$folder"
touch "$folder/folsom_bg.wasm"
