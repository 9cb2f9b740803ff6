//! Finds out whether the web client has been built: then it becomes part of the program.

use std::path::Path;

const BUILT: &str = "../../web/dist";

fn main() {
    println!("cargo::rustc-check-cfg=cfg(web_client)");
    println!("cargo::rerun-if-changed=build.rs");
    // A folder that is not there would be looked for on every build, so its parent is watched until it is.
    println!("cargo::rerun-if-changed={}", if Path::new(BUILT).exists() { BUILT } else { "../../web" });
    if Path::new(BUILT).join("index.html").exists() {
        println!("cargo::rustc-cfg=web_client");
    }
}
