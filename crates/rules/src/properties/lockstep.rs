//! Two games that look the same to one viewer are played on with the same choices. As long as
//! nothing comes to light by the rules, they must go on looking the same.

use rand_core::Rng;

use super::perturb::Family;
use crate::board::Stage;
use crate::chance::below;
use crate::choice::{Choice, Kept};
use crate::event::{Event, Happening};
use crate::game::Game;
use crate::round_card::Turn;
use crate::viewer::Viewer;

/// How often a part of a hand is sought that is a part of another hand too.
const ATTEMPTS: usize = 24;

/// Plays both on until something comes to light, and returns after how many steps at which they
/// still differed they were compared.
pub(super) fn compare(
    family: Family,
    viewer: Viewer,
    mut game: Game,
    mut twin: Game,
    rng: &mut impl Rng,
) -> usize {
    let mut compared = 0;
    for step in 0.. {
        let context = || format!("{family:?} as {viewer} sees them, {step} steps on");
        let (one, two) = (game.view(viewer), twin.view(viewer));
        assert!(one == two, "{}:\n{}", context(), difference(&format!("{one:#?}"), &format!("{two:#?}")));
        if step % 16 == 0 {
            assert_eq!(format!("{one:?}"), format!("{two:?}"), "{}: the texts differ", context());
        }
        if family.differs(&game, &twin) {
            compared += 1;
        } else if family != Family::Choices {
            break;
        }
        let Some(choice) = common_choice(&game, &twin, rng) else { break };
        let secretly = family == Family::Choices && !game.prompt().is_some_and(|p| viewer.is(p.seat));
        let other = if secretly { other_choice(&twin, choice, rng) } else { choice };
        let (mut seen, mut seen_too) = (Vec::new(), Vec::new());
        game.choose(choice, &mut seen).expect("the choice is offered");
        twin.choose(other, &mut seen_too).expect("the choice is offered here as well");

        let told = |(one, two): (&Event, &Event)| {
            let revealed = comes_to_light(&game, &twin, viewer, one, two);
            let same = one.notice(viewer) == two.notice(viewer);
            assert!(revealed || same, "{}, after {choice:?}: {one:?} or {two:?}", context());
            revealed
        };
        if seen.iter().zip(&seen_too).any(told) || game.board.stage == Stage::Over {
            break;
        }
        let surplus = || seen.get(seen_too.len()).or(seen_too.get(seen.len()));
        assert_eq!(seen.len(), seen_too.len(), "{}, after {choice:?}: {:?}", context(), surplus());
    }
    compared
}

/// Whether the rules show the viewer here in what the two games differ. It is told from what really
/// happened in both, not from what the viewer gets to see.
fn comes_to_light(game: &Game, twin: &Game, viewer: Viewer, one: &Event, two: &Event) -> bool {
    use Event::{CardSetAside, CardsPutAway, LootTaken, Open, PlotLaid};
    use Happening::{BanditPlaced, BulletDiscarded, CardRevealed, DocumentSeen, PlotRevealed, RoundBegan};
    match (*one, *two) {
        // B15: the next card of the pile.
        (Open(CardRevealed { seat, card }), Open(CardRevealed { seat: other_seat, card: other })) => {
            seat == other_seat && card != other
        }
        // C23: the same for Il Professore's.
        (Open(PlotRevealed { card }), Open(PlotRevealed { card: other })) => card != other,
        (PlotLaid { card, hidden }, PlotLaid { card: other, .. }) => hidden.is_none() && card != other,
        // C34: who robs a document looks at it.
        (Open(DocumentSeen { bandit, token }), Open(DocumentSeen { bandit: same, token: other })) => {
            let worth = |game: &Game| game.secret.purses.worth[token];
            bandit == same
                && token == other
                && viewer.is(game.board.owner[bandit])
                && worth(game) != worth(twin)
        }
        // B10: the next round card.
        (Open(RoundBegan { card, .. }), Open(RoundBegan { card: other, .. })) => card != other,
        // V21, V32: all show at once who starts where.
        (Open(BanditPlaced { bandit, place }), Open(BanditPlaced { bandit: same, place: other })) => {
            bandit == same && place != other
        }
        // V15: everybody sees the bullets that are thrown out.
        (Open(BulletDiscarded { .. }), _) | (_, Open(BulletDiscarded { .. })) => one != two,
        // R72: everybody sees how many cards are put away and which lies on top.
        (CardsPutAway { seat, cards }, CardsPutAway { seat: other_seat, cards: other }) => {
            seat != other_seat || cards.len() != other.len() || cards.last() != other.last()
        }
        (CardsPutAway { .. }, _) | (_, CardsPutAway { .. }) => true,
        // C22: when all have decided, everybody sees who set a card aside.
        (CardSetAside { seat, .. }, CardSetAside { seat: other, .. }) => seat != other,
        (CardSetAside { .. }, _) | (_, CardSetAside { .. }) => true,
        // B23: who takes a purse may look at it.
        (LootTaken { bandit, worth, .. }, LootTaken { bandit: same, worth: other, .. }) => {
            bandit == same && viewer.is(game.board.owner[bandit]) && worth != other
        }
        _ => false,
    }
}

/// A choice that is legal in both games.
fn common_choice(game: &Game, twin: &Game, rng: &mut impl Rng) -> Option<Choice> {
    let seat = game.prompt()?.seat;
    let (offered, other) = (game.choices(), twin.choices());
    if let Choice::Keep(_) = offered.get(0) {
        let tried = (0..ATTEMPTS).map(|_| offered.get(below(rng, offered.len())));
        let nothing = Choice::Keep(Kept::nothing(&game.board.leads[seat]));
        return tried.chain([nothing]).find(|&choice| other.contains(choice));
    }
    let common: Vec<Choice> = offered.iter().filter(|&choice| other.contains(choice)).collect();
    (!common.is_empty()).then(|| common[below(rng, common.len())])
}

/// A choice that looks from outside like this one, such as another card laid face down.
fn other_choice(twin: &Game, choice: Choice, rng: &mut impl Rng) -> Choice {
    let offered = twin.choices();
    let hidden = |face_down: bool| {
        let turn = twin.board.turns.get(usize::from(twin.board.turn));
        let seat = twin.prompt().map(|prompt| prompt.seat);
        let doubles = |turn| seat.is_some_and(|seat| twin.board.doubles_in_tunnel(seat, turn));
        face_down || turn.is_some_and(|&turn| turn == Turn::Tunnel && !doubles(turn))
    };
    let same_outside = |other: Choice| match (choice, other) {
        (
            Choice::Play { face_down, follow_up, .. },
            Choice::Play { face_down: other_face, follow_up: other_follow_up, .. },
        ) => hidden(face_down) && face_down == other_face && follow_up == other_follow_up,
        // C62: face-down tokens of one kind look the same.
        (Choice::Drop(token), Choice::Drop(other)) => token.kind() == other.kind(),
        (Choice::Pick(_), Choice::Pick(_))
        | (Choice::SetAside(_), Choice::SetAside(_))
        | (Choice::Keep(_), Choice::Keep(_))
        | (Choice::LastCar(_), Choice::LastCar(_)) => true,
        _ => false,
    };
    let tried = (0..ATTEMPTS).map(|_| offered.get(below(rng, offered.len())));
    tried.into_iter().find(|&other| same_outside(other)).unwrap_or(choice)
}

/// The lines in which two texts differ.
fn difference(one: &str, two: &str) -> String {
    let pairs = one.lines().zip(two.lines()).filter(|(one, two)| one != two);
    pairs.take(12).map(|(one, two)| format!("{one}  |  {two}\n")).collect()
}
