//! What lies between us and a service, and does as it is told.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::thread::JoinHandle;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinSet;

/// What gets through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Everything.
    Open,
    /// What we send, but no answer: those are lost until the connection is.
    OneWay,
    /// Nothing, in either direction; what was sent waits. So it is when a cable is pulled.
    Frozen,
    /// Connections are closed, and new ones at once.
    Cut,
}

/// What the proxy was told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Order {
    flow: Flow,
    /// How often everything was cut. Whoever misses a moment sees by this that there was one.
    cuts: u64,
}

/// A way to a service, in a thread of its own. It ends with this.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    orders: watch::Sender<Order>,
    thread: Option<JoinHandle<()>>,
}

impl Proxy {
    /// A way to this address, open.
    ///
    /// # Panics
    /// If there is no free port.
    #[must_use]
    pub fn to(service: SocketAddr) -> Self {
        let listener = std::net::TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a free port");
        let address = listener.local_addr().expect("it has an address");
        listener.set_nonblocking(true).expect("a socket can be");
        let (orders, told) = watch::channel(Order { flow: Flow::Open, cuts: 0 });
        let thread = std::thread::spawn(move || {
            let runtime =
                tokio::runtime::Builder::new_current_thread().enable_io().build().expect("a runtime");
            runtime.block_on(async {
                accept(TcpListener::from_std(listener).expect("a socket"), service, told).await;
            });
        });
        Self { address, orders, thread: Some(thread) }
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// From now on so much gets through.
    pub fn set(&self, flow: Flow) {
        self.orders.send_modify(|order| {
            order.flow = flow;
            order.cuts += u64::from(flow == Flow::Cut);
        });
    }

    /// Closes every connection; new ones get through.
    pub fn cut_once(&self) {
        self.set(Flow::Cut);
        self.set(Flow::Open);
    }
}

impl Drop for Proxy {
    fn drop(&mut self) {
        // Without anybody to tell it what to do it ends.
        drop(std::mem::replace(&mut self.orders, watch::channel(Order { flow: Flow::Cut, cuts: 0 }).0));
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

async fn accept(listener: TcpListener, service: SocketAddr, mut told: watch::Receiver<Order>) {
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            accepted = listener.accept() => {
                if let Ok((client, _)) = accepted && told.borrow().flow != Flow::Cut {
                    connections.spawn(carry(client, service, told.clone()));
                }
            }
            Some(_) = connections.join_next() => {}
            changed = told.changed() => if changed.is_err() { return },
        }
    }
}

/// One connection, until either end of it closes or it is cut.
async fn carry(client: TcpStream, service: SocketAddr, told: watch::Receiver<Order>) -> io::Result<()> {
    let cuts = told.borrow().cuts;
    let service = TcpStream::connect(service).await?;
    client.set_nodelay(true)?;
    service.set_nodelay(true)?;
    let ((from_client, to_client), (from_service, to_service)) =
        (client.into_split(), service.into_split());
    tokio::select! {
        done = pump(from_client, to_service, told.clone(), cuts, Direction::Out) => done,
        done = pump(from_service, to_client, told, cuts, Direction::Back) => done,
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Direction {
    Out,
    Back,
}

async fn pump(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut told: watch::Receiver<Order>,
    cuts: u64,
    direction: Direction,
) -> io::Result<()> {
    let mut bytes = vec![0; 16 * 1024];
    loop {
        let order = *told.borrow_and_update();
        if order.cuts != cuts {
            return Ok(());
        }
        let read = tokio::select! {
            changed = told.changed() => match changed {
                Ok(()) => continue,
                Err(_) => return Ok(()),
            },
            read = from.read(&mut bytes), if order.flow != Flow::Frozen => read?,
        };
        if read == 0 {
            return Ok(());
        }
        if order.flow == Flow::Open || direction == Direction::Out {
            to.write_all(&bytes[..read]).await?;
        }
    }
}
