//! The server as a whole: it is set up, it runs, it comes to an orderly end.

use std::sync::Arc;
use std::time::Duration;

use folsom_cluster::Bus;
use folsom_storage::{Storage, StorageError};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::app::{App, Inner};
use crate::bot_pool::BotPool;
use crate::cluster::{CALM, Cluster};
use crate::config::Config;
use crate::crowd::Crowd;
use crate::health::{self, Health};
use crate::identity::key::SigningKey;
use crate::notifying::{Notifying, keep_telling};
use crate::pages::{self, Pages};
use crate::people::{self, Gone};
use crate::pulse::Pulse;
use crate::tables::{self, Registry};
use crate::tally::Tally;
use crate::trains::Station;
use crate::{clock, listening, rating, routes, trains};

/// How often old tables are looked for.
const SWEEP_EVERY: Duration = Duration::from_secs(10 * 60);

/// How often tables are counted where there are several servers.
const COUNT_EVERY: Duration = Duration::from_secs(60);

/// A server that is ready to run.
pub struct Server {
    app: App,
}

impl Server {
    /// Sets a server up on a storage, without a web client.
    ///
    /// # Errors
    /// If the storage fails.
    pub async fn new(storage: Arc<dyn Storage>, config: Config) -> Result<Self, StorageError> {
        Self::with_pages(storage, config, pages::unbuilt).await
    }

    /// Sets a server up on a storage, with other pages.
    ///
    /// # Errors
    /// If the storage fails.
    pub async fn with_pages(
        storage: Arc<dyn Storage>,
        config: Config,
        pages: Pages,
    ) -> Result<Self, StorageError> {
        Self::set_up(storage, config, pages, None).await
    }

    /// Sets a server up that is one of several on the same storage, and reaches the others over a bus.
    ///
    /// # Errors
    /// If the storage fails.
    pub async fn among_others(
        storage: Arc<dyn Storage>,
        config: Config,
        pages: Pages,
        bus: Arc<dyn Bus>,
    ) -> Result<Self, StorageError> {
        Self::set_up(storage, config, pages, Some(Cluster::new(bus))).await
    }

    /// A word that all servers on a storage have in common, and no others.
    ///
    /// # Errors
    /// If the storage fails.
    pub async fn name_of(storage: &dyn Storage) -> Result<String, StorageError> {
        let name = SigningKey::of(storage).await?.sign("cluster", &[]).write();
        Ok(name[..16].to_owned())
    }

    async fn set_up(
        storage: Arc<dyn Storage>,
        config: Config,
        pages: Pages,
        cluster: Option<Cluster>,
    ) -> Result<Self, StorageError> {
        if config.clock_may_skip {
            clock::let_skip();
        }
        let inner = Inner {
            notifying: Notifying::of(&*storage, &config).await?,
            key: SigningKey::of(&*storage).await?,
            tally: Tally::of(&*storage, &config.limits).await?,
            gone_people: Gone::of(&*storage).await?,
            station: Station::default(),
            bots: BotPool::new(config.thinkers),
            crowd: Crowd::new(&config.limits),
            tables: Registry::default(),
            cluster,
            pulse: Pulse::new(),
            health: Health::default(),
            gone: CancellationToken::new(),
            stopping: CancellationToken::new(),
            tasks: TaskTracker::new(),
            storage,
            config,
            client: pages::client(pages),
            pages,
        };
        Ok(Self { app: App::new(inner) })
    }

    /// Serves whoever connects until `stop` is ready. Then nobody new is let in, everybody is told to come back later, what is being
    /// stored is stored, and the storage is closed.
    ///
    /// # Errors
    /// If the storage can't be closed in an orderly way, or is gone: then it stops by itself.
    pub async fn run(
        self,
        listener: TcpListener,
        stop: impl Future<Output = ()>,
    ) -> Result<(), StorageError> {
        let app = self.app;
        let service = routes::routes(&app);
        let cluster = tokio::spawn(take_part(app.clone()));
        let reviving = tokio::spawn(revive(app.clone()));
        let asking_whose = tokio::spawn(find_members(app.clone()));
        let housekeeping = tokio::spawn(keep_house(app.clone()));
        let pulse = tokio::spawn(keep_pulse(app.clone()));
        let telling = tokio::spawn(keep_telling(app.clone()));
        let watch = tokio::spawn(health::watch(app.clone()));
        tokio::select! {
            () = listening::accept(&app, &listener, service) => {}
            () = stop => {}
            () = app.gone.cancelled() => tracing::error!("the storage is gone, so nothing more can be kept"),
        }
        tracing::info!("stopping");
        drop(listener);
        app.stopping.cancel();
        if let Some(cluster) = &app.cluster {
            cluster.leave().await;
        }
        app.tasks.close();
        if tokio::time::timeout(app.config.shutdown_grace, app.tasks.wait()).await.is_err() {
            tracing::warn!(left = app.tasks.len(), "not everything came to its end in time");
        }
        cluster.abort();
        reviving.abort();
        asking_whose.abort();
        housekeeping.abort();
        pulse.abort();
        telling.abort();
        watch.abort();
        let closed = app.storage.close().await;
        if app.gone.is_cancelled() {
            return Err(StorageError::Gone("the server had to stop".to_owned()));
        }
        closed
    }
}

/// Takes up the games that run. Whoever comes meanwhile does not have to wait: a table is read when it is needed.
async fn revive(app: App) {
    if app.cluster.is_some() {
        // First it is heard who else is there, and has most of them.
        tokio::time::sleep(CALM).await;
    }
    match tables::revive(&app).await {
        Ok(tables) => tracing::info!(tables, "running tables were taken up again"),
        Err(error) => tracing::error!(code = error.code(), %error, "running tables could not be listed"),
    }
}

/// Hears what other servers say, and says what they should know.
async fn take_part(app: App) {
    if let Some(cluster) = &app.cluster {
        cluster.run(&app).await;
    }
}

async fn keep_pulse(app: App) {
    app.pulse.keep().await;
}

/// Finds out whose the tables are that an older version has left. What is not done today is done at the next start.
async fn find_members(app: App) {
    match tables::find_members(&app).await {
        Ok(0) => {}
        Ok(tables) => tracing::info!(tables, "it was found out whose tables of an older version are"),
        Err(error) => {
            tracing::error!(code = error.code(), %error, "tables of an older version could not be listed");
        }
    }
}

/// Does what has to be done now and then.
async fn keep_house(app: App) {
    tokio::join!(
        forget_crowd(&app),
        sweep(&app),
        count_anew(&app),
        count_games(&app),
        people::follow(&app),
        trains::run(&app)
    );
}

async fn forget_crowd(app: &App) {
    loop {
        tokio::time::sleep(SWEEP_EVERY).await;
        app.crowd.forget();
    }
}

/// What is opened and closed at other servers is learned from the storage.
async fn count_anew(app: &App) {
    while app.cluster.is_some() {
        tokio::time::sleep(COUNT_EVERY).await;
        if let Err(error) = app.tally.count_anew(&*app.storage).await {
            tracing::warn!(code = error.code(), %error, "tables could not be counted");
        }
    }
}

/// Counts rated games that were not counted when they ended.
async fn count_games(app: &App) {
    loop {
        // The first to do so soon after a start: a server has died perhaps.
        if let Err(error) = rating::count_all(app).await {
            tracing::warn!(code = error.code(), %error, "rated games could not be counted");
        }
        tokio::time::sleep(SWEEP_EVERY).await;
    }
}

async fn sweep(app: &App) {
    let who_else = if app.cluster.is_some() { CALM } else { Duration::ZERO };
    tokio::time::sleep(app.config.limits.settling.max(who_else)).await;
    let mut ticks = tokio::time::interval(SWEEP_EVERY);
    loop {
        ticks.tick().await;
        if app.cluster.as_ref().is_some_and(|cluster| !cluster.alive().is_first()) {
            continue;
        }
        if let Err(error) = tables::sweep(app).await {
            tracing::error!(code = error.code(), %error, "old tables could not be cleared away");
        }
        if let Err(error) = people::sweep(app).await {
            tracing::error!(code = error.code(), %error, "old papers could not be cleared away");
        }
    }
}
