//! The longest train with the fullest roof.

use anstream::adapter::strip_str;
use folsom_rules::{Game, Happening, Notice, Preset, Seed, Setup};

use super::{draw, legend};
use crate::telling::scene::Scene;

fn plain(lines: &[String]) -> Vec<String> {
    lines.iter().map(|line| strip_str(line).to_string()).collect()
}

#[test]
fn six_bandits_fit_on_one_roof_of_seven_cars() {
    let game = Game::new(&Setup::new(Preset::Ru18Advanced, 6), Seed::from_number(1)).unwrap();
    let board = game.board();
    for car in board.trains.cars() {
        let mut scene = Scene::of(board);
        for bandit in board.bandits.iter() {
            scene.follow(&Notice::Open(Happening::BanditPlaced { bandit, place: car.roof() }), board);
        }
        let lines = plain(&draw(&scene));
        assert!(lines.iter().all(|line| line.chars().count() <= 110), "{lines:#?}");
        let top = lines.iter().find(|line| line.contains(".-")).unwrap();
        let letters = lines[0].find("G C T J B D").expect("all six in one row");
        assert_eq!(
            top[..=letters].matches(".-").count(),
            board.trains.cars().position(|c| c == car).unwrap() + 1
        );
        assert_eq!(&top[letters - 1..letters + 12], ".-----------.", "they stand within their car's walls");
    }
}

#[test]
fn nine_bandits_fit_on_any_floor_of_two_trains() {
    let game = Game::new(&Setup::new(Preset::Couriers, 9), Seed::from_number(1)).unwrap();
    let board = game.board();
    for car in board.trains.cars() {
        let mut scene = Scene::of(board);
        for bandit in board.bandits.iter() {
            scene.follow(&Notice::Open(Happening::BanditPlaced { bandit, place: car.roof() }), board);
        }
        let lines = plain(&[draw(&scene), legend(&scene)].concat());
        assert!(lines.iter().all(|line| line.chars().count() <= 110), "{lines:#?}");
        assert!(lines.iter().any(|line| line.contains("GCTJBDMZE")), "{lines:#?}");
        assert_eq!(lines.iter().map(|line| line.matches('@').count()).sum::<usize>(), 3);
    }
}

#[test]
fn the_legend_names_everybody_and_what_each_carries() {
    let game = Game::new(&Setup::new(Preset::Ru18Advanced, 6), Seed::from_number(1)).unwrap();
    let lines = plain(&legend(&Scene::of(game.board())));
    assert_eq!(lines.len(), 2);
    assert!(lines[0].contains("G Ghost, 1p") && lines[1].contains("J Django, 1p"), "{lines:#?}");
}
