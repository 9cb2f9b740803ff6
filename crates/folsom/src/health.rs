//! `folsom health`: whether a server that runs can serve players, for probes.

use std::io::Write;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use clap::Args as ClapArgs;
use folsom_client::Visitor;

use crate::failure::Failure;

/// Ask a running server whether it can serve players
///
/// It prints one line, and ends with 0 if the server is ready: it answers, its storage can be written to, and it is not about to
/// stop. Else it ends with 1.
#[derive(ClapArgs)]
pub(crate) struct Args {
    /// Where the server listens
    #[arg(long, env = "FOLSOM_LISTEN", value_name = "ADDRESS", default_value = "127.0.0.1:1899")]
    listen: SocketAddr,

    /// How long to wait for an answer
    #[arg(long, value_name = "SECONDS", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=600))]
    patience: u64,
}

/// Asks and tells.
pub(crate) fn run(args: &Args) -> Result<(), Failure> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let patience = Duration::from_secs(args.patience);
    let answer = runtime.block_on(ask(args.listen, "/readyz", patience));
    let answer = answer.map_err(|reason| Failure::Unmet(format!("{}: {reason}", args.listen)))?;
    writeln!(anstream::stdout().lock(), "{answer}")?;
    Ok(())
}

/// What a server at this address says, if it says that it is well, or else what is wrong.
pub(crate) async fn ask(listen: SocketAddr, path: &str, patience: Duration) -> Result<String, String> {
    let visitor = Visitor::with_cookie(reachable(listen), String::new());
    let asked = visitor.request("GET".parse().expect("a method"), path, None);
    let answer = match tokio::time::timeout(patience, asked).await {
        Err(_) => return Err(format!("no answer in {} seconds", patience.as_secs())),
        Ok(Err(error)) => return Err(error.to_string()),
        Ok(Ok(answer)) => answer,
    };
    let says = answer.body.trim().to_owned();
    if answer.status == 200 { Ok(says) } else { Err(says) }
}

/// Where one that listens everywhere is to be found.
fn reachable(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}
