#!/bin/sh
# The engine as WebAssembly, with its JavaScript, into a folder: crates/wasm/build.sh FOLDER (see `make wasm`).
set -eu
cd "$(dirname "$0")/../.."
folder=$1
cargo=${CARGO:-cargo}
target=wasm32-unknown-unknown

# A toolchain from rustup fetches the target. Distributions package compiler and sources: then its library is built here, once.
std=
has_target() { ls "$(rustc --print target-libdir --target $target 2> /dev/null)"/libstd-*.rlib > /dev/null 2>&1; }
if ! has_target && ! { command -v rustup > /dev/null && rustup --quiet target add $target && has_target; }; then
  if ! [ -d "$(rustc --print sysroot)/lib/rustlib/src/rust/library" ]; then
    echo "The target $target is needed: rustup target add $target" >&2
    echo 'or, on Debian, the packages rustc-web, cargo-web and rust-web-src' >&2
    exit 1
  fi
  std='-Z build-std=std,panic_abort'
  export RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=rust-lld
fi

$cargo build --quiet --manifest-path crates/wasm/bindgen/Cargo.toml --target-dir target/tools/bindgen
# No path of the machine that built it is in it.
export RUSTFLAGS="--remap-path-prefix=$PWD=. --remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}=cargo"
# shellcheck disable=SC2086 # several words, or none
$cargo build --quiet --package folsom-wasm --profile wasm --target $target $std
target/tools/bindgen/debug/folsom-bindgen target/$target/wasm/folsom_wasm.wasm "$folder"
touch "$folder/folsom_bg.wasm"
