//! The module `folsom._folsom`: everything here is thin. What Python sees of it is in `python/folsom`, its types in
//! `python/folsom/_folsom.pyi`.

mod arrays;
mod batch;
mod bots;
mod convert;
mod game;
mod setup;
mod tables;
mod view;

use pyo3::prelude::*;

/// The game, compiled. `import folsom` instead.
#[pymodule]
fn _folsom(module: &Bound<'_, PyModule>) -> PyResult<()> {
    module.add_class::<setup::Setup>()?;
    module.add_class::<game::Game>()?;
    module.add_class::<view::View>()?;
    module.add_class::<bots::Bot>()?;
    module.add_class::<batch::Batch>()?;
    module.add_class::<batch::Trial>()?;
    module.add_function(wrap_pyfunction!(bots::arena, module)?)?;
    module.add_function(wrap_pyfunction!(tables::run_scenarios, module)?)?;
    module.add_function(wrap_pyfunction!(tables::layout, module)?)?;
    module.add_function(wrap_pyfunction!(tables::play_out, module)?)?;
    module.add_function(wrap_pyfunction!(batch::interval, module)?)?;
    module.add_function(wrap_pyfunction!(view::draw, module)?)?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    module.add("LAYOUT_VERSION", folsom_gym::VERSION)?;
    module.add("PRESETS", tables::presets(module.py())?)?;
    module.add("LEVELS", tables::levels())?;
    Ok(())
}
