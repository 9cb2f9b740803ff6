//! Observations tell what a seat may know, and nothing else.

use folsom_rules::{Eyes, Viewer};

use super::at_every_step;
use crate::path::Path;
use crate::play::observe;
use crate::{Layout, OBSERVATION, Play};

fn of_seat(play: &Play, seat: folsom_rules::Seat) -> Vec<u8> {
    let mut numbers = vec![1; play.layout().observation()];
    play.observe(seat, &mut numbers);
    numbers
}

#[test]
fn a_view_and_a_seats_eyes_give_the_same_observation() {
    at_every_step(1, |play, _| {
        for seat in play.game().board().seats() {
            let path: Path = play.given().iter().copied().collect();
            let mut of_view = vec![1; play.layout().observation()];
            observe(&play.game().view(Viewer::Seat(seat)), &path, play.layout(), &mut of_view);
            assert_eq!(of_view, of_seat(play, seat));
        }
    });
}

/// The leak test: a game drawn from a seat's view looks the same to it in numbers too, and the oracle can tell them apart.
#[test]
fn twin_worlds_give_equal_observations_and_different_oracles() {
    let (mut compared, mut told_apart) = (0, 0);
    at_every_step(1, |play, dice| {
        if !play.given().is_empty() {
            return;
        }
        for seat in play.game().board().seats() {
            let twin = Play::new(play.game().view(Viewer::Seat(seat)).worlds().draw(dice));
            assert_eq!(of_seat(&twin, seat), of_seat(play, seat));
            if play.seat() == Some(seat) {
                assert_eq!(twin.offered(), play.offered());
            }
            let [mut one, mut two] = [0; 2].map(|_| vec![0; play.layout().oracle()]);
            play.reveal(seat, &mut one);
            twin.reveal(seat, &mut two);
            compared += 1;
            told_apart += usize::from(one != two);
        }
    });
    assert!(compared > 20_000 && told_apart > compared * 8 / 10, "{told_apart} of {compared}");
}

#[test]
fn no_pile_is_longer_than_what_is_shown_of_it() {
    let mut longest = [0, 0];
    at_every_step(6, |play, _| {
        let seat = folsom_rules::Seat::default();
        let longest = &mut longest[play.layout() as usize];
        *longest = (*longest).max(play.game().eyes(seat).pile_len());
    });
    for (layout, longest) in Layout::ALL.into_iter().zip(longest) {
        assert!(
            longest <= layout.pile() && longest * 5 > layout.pile() * 3,
            "{}: {longest}",
            layout.name()
        );
    }
}

#[test]
fn every_number_says_something_some_time() {
    for layout in Layout::ALL {
        let names = layout.number_names(true);
        assert_eq!(names.len(), layout.oracle());
        assert_eq!(layout.scales().len(), layout.oracle());
        let mut seen = vec![false; layout.oracle()];
        let mut numbers = vec![0; layout.oracle()];
        at_every_step(3, |play, _| {
            if play.layout() != layout {
                return;
            }
            for seat in play.game().board().seats().take(2) {
                play.reveal(seat, &mut numbers);
                seen.iter_mut().zip(&numbers).for_each(|(seen, &number)| *seen |= number > 0);
            }
        });
        for group in OBSERVATION.iter().filter(|group| !group.is_empty(layout)) {
            for column in group.columns.iter().filter(|column| (column.len)(layout) > 0) {
                let says = |(name, seen): (&String, &bool)| {
                    let column_of =
                        name.split('.').nth(1).map(|rest| rest.split('[').next().unwrap_or(rest));
                    *seen
                        && name.split(['.', '[']).next() == Some(group.name)
                        && column_of == Some(column.name)
                };
                assert!(
                    names.iter().zip(&seen).any(says),
                    "{} {}.{}",
                    layout.name(),
                    group.name,
                    column.name
                );
            }
        }
    }
}

#[test]
fn floats_are_of_about_nought_to_one() {
    at_every_step(1, |play, _| {
        let Some(seat) = play.seat() else { return };
        let numbers = of_seat(play, seat);
        let mut floats = vec![0.0; numbers.len()];
        play.layout().to_floats(&numbers, &mut floats);
        assert!(
            floats.iter().all(|float| (0.0..=6.0).contains(float)),
            "{:?}",
            floats.iter().fold(0.0f32, |a, &b| a.max(b))
        );
    });
}
