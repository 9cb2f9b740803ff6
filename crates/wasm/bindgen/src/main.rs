//! `folsom-bindgen INPUT.wasm FOLDER`: the module, its JavaScript and its types for TypeScript.

use std::process::ExitCode;

use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let mut arguments = std::env::args_os().skip(1);
    let (Some(input), Some(folder)) = (arguments.next(), arguments.next()) else {
        eprintln!("usage: folsom-bindgen INPUT.wasm FOLDER");
        return ExitCode::FAILURE;
    };
    let mut bindgen = Bindgen::new();
    bindgen.input_path(input).out_name("folsom").typescript(true).omit_default_module_path(false);
    // The names of functions would be a sixth of what browsers load, and only show where it stopped if it ever does.
    bindgen.remove_name_section(true);
    match bindgen.web(true).and_then(|bindgen| bindgen.generate(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:?}");
            ExitCode::FAILURE
        }
    }
}
