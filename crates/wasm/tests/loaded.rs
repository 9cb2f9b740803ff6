//! What browsers load is small because it leaves out what only programs need. One careless dependency, or one feature, would bring it
//! back.

use std::process::Command;

/// The crates that become part of the WebAssembly, each with its features: `serde [alloc,std]`. Macros run while it is built, and are
/// not among them.
fn loaded() -> Vec<(String, String)> {
    let tree = Command::new(env!("CARGO"))
        .args(["tree", "--package", "folsom-wasm", "--target", "wasm32-unknown-unknown"])
        .args(["--edges", "normal,no-proc-macro", "--prefix", "none", "--no-dedupe"])
        .args(["--format", "{p} [{f}]"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo can be run");
    assert!(tree.status.success(), "{}", String::from_utf8_lossy(&tree.stderr));
    let tree = String::from_utf8(tree.stdout).expect("names are text");
    let line = |line: &str| {
        let name = line.split(' ').next()?;
        let features = line.rsplit_once('[')?.1.strip_suffix(']')?;
        Some((name.to_owned(), features.to_owned()))
    };
    tree.lines().map(|text| line(text).unwrap_or_else(|| panic!("{text}"))).collect()
}

#[test]
fn the_browser_loads_nothing_that_only_programs_need() {
    let loaded = loaded();
    assert!(loaded.iter().any(|(name, _)| name == "folsom-host"), "{loaded:?}");
    let for_programs = [
        // The types for TypeScript.
        "ts-rs",
        // Programs as bots.
        "shlex",
        // Everything with a socket or a disk.
        "axum",
        "tokio",
        "folsom-cluster",
        "folsom-server",
        "folsom-storage",
        // Chance comes from the page.
        "getrandom",
    ];
    let found: Vec<_> = loaded.iter().filter(|(name, _)| for_programs.contains(&name.as_str())).collect();
    assert!(found.is_empty(), "{found:?}; `cargo tree --package folsom-wasm --invert …` tells why");
    // The arena, programs as bots and the fitting of the evaluation are a feature.
    let bots = loaded.iter().find(|(name, _)| name == "folsom-bots").expect("bots are loaded");
    assert_eq!(bots.1, "", "bots have only what is needed to play");
}
