//! The train as a picture: a view as SVG, put together from the drawings of the web client (`web/src/art`). Where things stand is as in
//! `web/src/scene/layout.ts`.
//!
//! ```
//! use folsom_rules::{Game, Preset, Seed, Setup, Viewer};
//!
//! let game = Game::new(&Setup::new(Preset::Ru18Advanced, 4), Seed::from_number(1))?;
//! let picture = folsom_drawing::draw(&game.view(Viewer::Spectator));
//! assert!(picture.starts_with("<svg"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod art;
mod scene;
mod seats;
mod sheet;
mod stage;

pub use scene::draw;
