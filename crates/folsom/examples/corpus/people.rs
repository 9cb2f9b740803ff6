//! Who plays the games: Anna, who stays and talks, Boris, who leaves in the middle of the game, and bots.

use std::net::SocketAddr;

use folsom_client::{Connection, Mirror, Visitor};
use folsom_protocol::{BotLevel, ChairPlan, NewTableJson, SetupJson, TermsJson, Wish, Word};
use folsom_rules::{Indexed, Named, Seat, Setup, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;

use crate::Outcome;

/// Boris has had enough after so many decisions.
const ENOUGH: usize = 12;

/// Plays a game to its end. At which table.
pub(crate) async fn play(address: SocketAddr, setup: &Setup, number: u64) -> Outcome<String> {
    let levels = [BotLevel::Outlaw, BotLevel::Greenhorn];
    let chair = |index| match index {
        0 => ChairPlan::Me { name: None },
        1 => ChairPlan::Empty {},
        _ => ChairPlan::Bot { level: levels[index % levels.len()] },
    };
    let terms = TermsJson {
        setup: SetupJson::from(setup),
        clock: None,
        grace_ms: None,
        public: true,
        rated: false,
    };
    let chairs = (0..setup.seats).map(chair).collect();
    let host = Visitor::new(address).await?;
    let new = NewTableJson { terms, name: "Anna".to_owned(), chairs, start: false, together: false };
    let id = host.open_table(&new).await?;
    let mut anna = Person::at(&host, &id, number).await?;
    let mut boris = Person::at(&Visitor::new(address).await?, &id, number + 1000).await?;
    let seat = Word(Seat::at(1));
    boris.wants(Wish::Sit { seat, name: "Борис".to_owned() }).await?;
    boris.wants(Wish::Say { name: "Борис".to_owned(), text: "Руки вверх!".to_owned() }).await?;
    anna.wants(Wish::Start {}).await?;
    let leaving = tokio::spawn(async move {
        boris.play(ENOUGH).await?;
        boris.wants(Wish::Leave { seat }).await
    });
    anna.play(usize::MAX).await?;
    leaving.await??;
    Ok(id)
}

struct Person {
    line: Connection,
    mirror: Mirror,
    dice: Xoshiro256PlusPlus,
}

impl Person {
    async fn at(visitor: &Visitor, table: &str, dice: u64) -> Outcome<Self> {
        let line = visitor.connect(table, None).await?;
        Ok(Self { line, mirror: Mirror::default(), dice: Xoshiro256PlusPlus::seed_from_u64(dice) })
    }

    async fn hear(&mut self) -> Outcome<Value> {
        let message: Value = self.line.next().await?;
        self.mirror.note(&message)?;
        Ok(message)
    }

    async fn wants(&mut self, wish: Wish) -> Outcome {
        let id = self.line.send(wish).await?;
        loop {
            let message = self.hear().await?;
            match message["type"].as_str() {
                Some("done") if message["id"] == id => return Ok(()),
                Some("refused") => return Err(message.to_string().into()),
                _ => {}
            }
        }
    }

    /// Makes so many decisions, or as many as there are.
    async fn play(&mut self, decisions: usize) -> Outcome {
        for _ in 0..decisions {
            let asked = loop {
                if self.mirror.state()["end"].is_object() {
                    return Ok(());
                }
                match self.asked() {
                    Some(choice) => break choice,
                    None => drop(self.hear().await?),
                }
            };
            self.wants(asked).await?;
        }
        Ok(())
    }

    /// One of the choices that are offered, if any are.
    fn asked(&mut self) -> Option<Wish> {
        let state = self.mirror.state();
        let seen = state["views"].as_array()?.iter().find(|seen| !seen["choices"].is_null())?;
        let seat = Seat::from_name(seen["view"]["viewer"].as_str()?)?;
        let number = u32::try_from(state["turn"]["number"].as_u64()?).ok()?;
        let list = seen["choices"]["list"].as_array()?;
        let choice = list[below(&mut self.dice, list.len())]["text"].as_str()?.to_owned();
        Some(Wish::Choose { seat: Word(seat), number, choice })
    }
}
