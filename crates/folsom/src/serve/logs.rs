//! The log: one line for each thing worth knowing, on the standard error.

use std::io::IsTerminal;

use tracing_subscriber::EnvFilter;

use super::settings::{LogFormat, Settings};
use crate::failure::Failure;

/// This library would write down everything that goes over sockets, whatever it is, if somebody wanted all there is.
const SILENCED: &str = "tungstenite=off";

/// Begins to write the log.
pub(super) fn begin(settings: &Settings) -> Result<(), Failure> {
    let wanted = settings.log();
    let filter = EnvFilter::try_new(wanted)
        .map_err(|error| Failure::Usage(format!("`{wanted}` can't be a filter for the log: {error}")))?;
    let filter = filter.add_directive(SILENCED.parse().expect("a filter"));
    let log = tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal());
    match settings.log_format() {
        LogFormat::Text => log.init(),
        LogFormat::Json => log.json().flatten_event(true).init(),
    }
    Ok(())
}
