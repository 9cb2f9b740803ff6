//! macOS must be told that Python brings the symbols an extension module lacks.

fn main() {
    pyo3_build_config::add_extension_module_link_args();
}
