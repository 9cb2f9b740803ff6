//! Made-up thoughts as they look on the page.

use std::time::Duration;

use anstream::adapter::strip_str;
use folsom_bots::{Belief, Candidate, Decision, Hidden, Thoughts, Value};
use folsom_rules::{
    Action, Bandit, Card, Cast, Choice, Game, Indexed, Preset, Seat, Seed, Setup, View, Viewer,
};

use super::{LAST_COLUMN, lines, lines_for_others};

/// What the second to act sees when the first, Ghost, has laid a card face down.
fn view() -> View {
    let cast = vec![Bandit::Ghost, Bandit::Doc, Bandit::Cheyenne];
    let setup = Setup { cast: Cast::Named(cast), ..Setup::new(Preset::Ru18Advanced, 3) };
    for number in 0.. {
        let mut game = Game::new(&setup, Seed::from_number(number)).expect("there is such a table");
        let ghost = game.prompt().expect("a game begins with a question").seat;
        if ghost != Seat::at(0) {
            continue;
        }
        let view = game.view(Viewer::Seat(ghost));
        let hidden = |choice: &Choice| matches!(choice, Choice::Play { face_down: true, .. });
        if let Some(choice) = view.choices().expect("Ghost is asked").iter().find(hidden) {
            game.choose(choice, &mut ()).expect("an offered choice applies");
            return game.view(Viewer::Seat(Seat::at(1)));
        }
    }
    unreachable!("Ghost goes first in some game")
}

fn play(action: Action) -> Choice {
    Choice::Play { card: Card::action(Bandit::Doc, action), face_down: false, follow_up: None }
}

fn searched(choice: Choice, chance: f32, tries: u32) -> Candidate {
    Candidate { choice, value: Value::Chance(chance), tries }
}

fn judged(choice: Choice, dollars: i32) -> Candidate {
    Candidate { choice, value: Value::Dollars(dollars), tries: 0 }
}

/// What a searching bot might think.
fn search() -> Decision {
    let ghosts = |action, chance| (Card::action(Bandit::Ghost, action), chance);
    let candidates = vec![
        searched(play(Action::Robbery), 0.4321, 12_007),
        searched(play(Action::Fire), 0.4, 4_180),
        searched(Choice::Draw, 0.2468, 1_012),
        searched(play(Action::Move), 0.1, 804),
        searched(play(Action::Punch), 0.05, 200),
    ];
    let beliefs = vec![
        Belief {
            about: Hidden::Planned(0),
            likely: vec![
                ghosts(Action::Fire, 0.462),
                ghosts(Action::Move, 0.3),
                ghosts(Action::Punch, 0.15),
                ghosts(Action::Marshal, 0.088),
            ],
        },
        Belief {
            about: Hidden::Hand(Seat::at(0)),
            likely: vec![ghosts(Action::Robbery, 0.8), ghosts(Action::Punch, 0.001)],
        },
        Belief {
            about: Hidden::Hand(Seat::at(2)),
            likely: vec![(Card::action(Bandit::Cheyenne, Action::Marshal), 0.555)],
        },
    ];
    let thoughts = Thoughts {
        candidates,
        beliefs,
        iterations: 18_203,
        time: Some(Duration::from_millis(190)),
        trouble: None,
    };
    Decision { choice: play(Action::Robbery), thoughts }
}

fn plain(decision: &Decision, most: usize) -> Vec<String> {
    lines(decision, &view(), most).iter().map(|line| strip_str(line).to_string()).collect()
}

#[test]
fn a_search_is_told_with_chances_tries_effort_and_beliefs() {
    let expected = [
        "        ▸  43.2 %  ████▍        12,007  play Robbery",
        "           40.0 %  ████          4,180  play Fire",
        "           24.7 %  ██▌           1,012  draw cards  (and 2 more)",
        "          18,203 games in 190 ms",
        "          takes card 1 (Ghost) for Fire 46 %, Move 30 %, Punch 15 %",
        "          expects Ghost to hold Robbery 80 %; Cheyenne to hold Marshal 56 %",
    ];
    assert_eq!(plain(&search(), 3), expected);
}

#[test]
fn a_judgement_is_told_in_dollars_and_its_bars_compare_it_with_the_best() {
    let candidates =
        vec![judged(Choice::Draw, 400), judged(play(Action::Fire), 100), judged(play(Action::Move), -50)];
    let decision =
        Decision { choice: Choice::Draw, thoughts: Thoughts { candidates, ..Thoughts::default() } };
    let expected = [
        "        ▸    $400  ██████████  draw cards",
        "             $100  ██▌         play Fire",
        "             -$50              play Move",
    ];
    assert_eq!(plain(&decision, 3), expected);
}

#[test]
fn the_chosen_one_is_shown_even_if_it_is_not_among_the_best() {
    let decision = Decision { choice: play(Action::Punch), ..search() };
    let told = plain(&decision, 2);
    assert!(told[0].ends_with("play Robbery") && !told[0].contains('▸'), "{told:#?}");
    assert!(told[1].contains("▸   5.0 %") && told[1].ends_with("play Punch  (and 3 more)"), "{told:#?}");
    assert!(told[2].contains("games"), "{told:#?}");
    assert!(plain(&decision, 1)[0].contains("play Punch"));
}

#[test]
fn nothing_is_told_of_a_decision_that_was_none_or_if_nobody_wants_to_know() {
    assert!(plain(&search(), 0).is_empty());
    assert!(plain(&Decision::plain(Choice::Draw), 3).is_empty());
    let mut single = search();
    single.thoughts.candidates.truncate(1);
    assert!(plain(&single, 3).is_empty());
}

#[test]
fn the_effort_is_told_as_far_as_it_is_known() {
    let told = |iterations, time| {
        let mut decision = search();
        (decision.thoughts.iterations, decision.thoughts.time) = (iterations, time);
        decision.thoughts.beliefs.clear();
        plain(&decision, 3)[3..].iter().map(|line| line.trim().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(told(5000, None), ["5,000 games"]);
    assert_eq!(told(1, Some(Duration::from_micros(1_260))), ["1 game in 1.3 ms"]);
    assert_eq!(told(0, Some(Duration::from_millis(12_340))), ["in 12.3 s"]);
    assert!(told(0, None).is_empty());
}

#[test]
fn a_trouble_is_told_to_all_but_what_was_chosen_instead_only_to_those_who_may_know() {
    let trouble =
        "`bot` ended without an answer (exit status: 1); `play fire hidden` was chosen for it".to_owned();
    let thoughts = Thoughts { trouble: Some(trouble.clone()), ..Thoughts::default() };
    let decision = Decision { choice: Choice::Draw, thoughts };
    assert_eq!(plain(&decision, 3), [format!("        ! {trouble}")]);
    assert_eq!(plain(&decision, 0), plain(&decision, 3));
    let others = lines_for_others(&decision);
    let others: Vec<_> = others.iter().map(|line| strip_str(line).to_string()).collect();
    assert_eq!(others, ["        ! the bot is in trouble; a choice was made for it"]);
    assert!(lines_for_others(&search()).is_empty());
}

#[test]
fn nothing_is_wider_than_the_page() {
    let mut decision = search();
    let every =
        [Action::Move, Action::Fire, Action::Robbery, Action::Punch, Action::Marshal, Action::FloorChange];
    let all = every.map(|action| Card::action(Bandit::Doc, action));
    let kept = all.into_iter().try_fold(folsom_rules::Kept::nothing(&[Bandit::Doc]), |kept, card| {
        kept.and(card).and_then(|kept| kept.and(card))
    });
    decision.thoughts.candidates[2].choice = Choice::Keep(kept.expect("two of each can be kept"));
    decision.thoughts.trouble = Some("word ".repeat(100));
    for about in 0..9 {
        decision
            .thoughts
            .beliefs
            .push(Belief { about: Hidden::Planned(about), ..decision.thoughts.beliefs[0].clone() });
    }
    let told = plain(&decision, 3);
    assert!(told.iter().any(|line| line.contains("…  (and 2 more)")), "{told:#?}");
    for line in &told {
        assert!(line.chars().count() <= LAST_COLUMN, "{line}");
    }
}
