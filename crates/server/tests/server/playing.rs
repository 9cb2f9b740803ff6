//! People who play: they choose at random from what they are offered.

use folsom_protocol::{Wish, Word};
use folsom_rules::{Indexed, Named, Seat, below};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use serde_json::Value;

use crate::client::{Client, Tape};

/// A decision that is awaited from one of a client's own seats.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Question {
    pub(crate) seat: Seat,
    pub(crate) number: u32,
    /// What can be chosen, in words.
    pub(crate) offered: Vec<String>,
    /// If it is what to keep (V12): the cards an answer can be made of.
    keep: Option<Vec<String>>,
}

impl Question {
    pub(crate) fn choose(&self, choice: &str) -> Wish {
        Wish::Choose { seat: Word(self.seat), number: self.number, choice: choice.to_owned() }
    }

    /// A choice left to chance.
    pub(crate) fn answer(&self, dice: &mut Xoshiro256PlusPlus) -> Wish {
        // There can be more to keep than is listed.
        if let Some(cards) = self.keep.as_ref().filter(|_| below(dice, 2) == 0) {
            let kept: Vec<&str> =
                cards.iter().filter(|_| below(dice, 2) == 0).map(String::as_str).collect();
            let kept = if kept.is_empty() { "nothing".to_owned() } else { kept.join(" ") };
            return self.choose(&format!("keep {kept}"));
        }
        self.choose(&self.offered[below(dice, self.offered.len())])
    }
}

fn texts(list: &Value) -> Vec<String> {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    list.as_array().into_iter().flatten().map(text).collect()
}

impl Client {
    /// What this client is asked, as far as it knows.
    pub(crate) fn question(&self) -> Option<Question> {
        let state = self.mirror.state();
        let seen = state["views"].as_array()?.iter().find(|seen| !seen["choices"].is_null())?;
        let list = seen["choices"]["list"].as_array()?;
        Some(Question {
            seat: Seat::from_name(seen["view"]["viewer"].as_str()?)?,
            number: u32::try_from(state["turn"]["number"].as_u64()?).ok()?,
            offered: list.iter().filter_map(|choice| Some(choice["text"].as_str()?.to_owned())).collect(),
            keep: seen["choices"]["keep"].get("cards").map(texts),
        })
    }

    /// Waits until it is asked; nothing if the game is over before.
    pub(crate) async fn wait_for_question(&mut self) -> Option<Question> {
        loop {
            if self.mirror.state()["end"].is_object() {
                return None;
            }
            if let Some(question) = self.question() {
                return Some(question);
            }
            let message = self.hear().await;
            assert_ne!(message["type"], "refused", "{message}");
        }
    }

    /// Plays until the game is over, and longer until the last request is answered.
    pub(crate) async fn play(&mut self, dice: u64) {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(dice);
        while let Some(question) = self.wait_for_question().await {
            self.get(question.answer(&mut dice)).await;
        }
    }

    /// Looks on until this piece of news, and leaves.
    pub(crate) async fn watch_until(mut self, number: u64) -> Tape {
        while self.mirror.number() < Some(number) {
            self.hear().await;
        }
        self.leave().await
    }
}

/// Whose turn it is, and what they are asked.
pub(crate) async fn asked(clients: &mut [Client]) -> (usize, Question) {
    let turn = clients[0].catch_up().await["turn"]["seat"].clone();
    let seat = turn.as_str().and_then(Seat::from_name).expect("somebody is asked");
    let question = clients[seat.index()].wait_for_question().await.expect("the game is not over");
    (seat.index(), question)
}

/// Whoever is asked chooses the first thing that is offered, so many times.
pub(crate) async fn play_on(clients: &mut [Client], decisions: usize) {
    for _ in 0..decisions {
        let (index, question) = asked(clients).await;
        clients[index].get(question.choose(&question.offered[0])).await;
    }
}

/// Plays a game to its end with all who are there, each for itself; what each has heard.
pub(crate) async fn play_all(clients: Vec<Client>, dice: u64) -> Vec<Tape> {
    let tasks: Vec<_> = clients
        .into_iter()
        .zip(dice..)
        .map(|(mut client, dice)| {
            tokio::spawn(async move {
                client.play(dice).await;
                client.leave().await
            })
        })
        .collect();
    let mut tapes = Vec::new();
    for task in tasks {
        tapes.push(task.await.unwrap());
    }
    tapes
}
