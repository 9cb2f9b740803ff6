//! The picture: landscape, trains, loot, figures, and below them what everybody has.

use folsom_rules::{Board, CarKind, GUN_CARS, Indexed, Named, Place, Stage as Time, View};

use crate::seats;
use crate::sheet::Sheet;
use crate::stage::{LOCO, PITCH, Spot, Stage, Vehicle};

/// A figure of full size, and the room it needs beside others.
const FIGURE: (f64, f64, f64) = (61.0, 102.0, 58.0);
const TOKEN: f64 = 29.0;

/// The train as the viewer of this view sees it.
#[must_use]
pub fn draw(view: &View) -> String {
    let board = &view.board;
    let stage = Stage::new(&board.trains);
    let mut sheet = Sheet::default();
    landscape(&mut sheet, &stage);
    for (index, &rail) in stage.rails.iter().enumerate() {
        let height = stage.width / 24.0;
        sheet.put("scene/rails", 0.0, rail - 0.22 * height, stage.width, height);
        let first = index + 1 == stage.rails.len();
        for vehicle in stage.vehicles.iter().filter(|vehicle| vehicle.first == first) {
            draw_vehicle(&mut sheet, board, vehicle);
        }
        for index in 0..2 * board.trains.cars().count() {
            let place = Place::at(index);
            if board.trains.is_first(place.car()) == first
                && let Some(spot) = stage.spot(place)
            {
                draw_place(&mut sheet, view, place, &spot);
            }
        }
    }
    let strip = seats::draw(&mut sheet, view, stage.width, stage.height);
    sheet.finish(stage.width, stage.height + strip, "The train")
}

/// Sky, sun and mesas, with the ground where the first rail lies.
fn landscape(sheet: &mut Sheet, stage: &Stage) {
    let (width, height) = (stage.width, stage.height);
    sheet.raw(&format!("<rect width=\"{width}\" height=\"{}\" fill=\"#713824\"/>", height + 200.0));
    // The landscape is 1440 wide and 900 high, its ground begins at 628.
    let scale = width / 1440.0;
    let top = stage.rails[0] - 30.0 - 628.0 * scale;
    sheet.raw(&format!("<svg width=\"{width}\" height=\"{height}\">"));
    sheet.raw(&format!("<rect width=\"{width}\" height=\"{height}\" fill=\"#7fb2b4\"/>"));
    for (name, down) in
        [("sky", 0.0), ("mesa-far", 0.0), ("mesa-mid", 0.0), ("mesa-near", 0.0), ("ground", 0.0)]
    {
        sheet.put(&format!("scene/{name}"), 0.0, top + down, width, 900.0 * scale);
    }
    sheet.raw("</svg>");
}

fn drawing_of(kind: CarKind) -> &'static str {
    match kind {
        CarKind::Locomotive => "scene/loco",
        CarKind::Baggage => "scene/car-baggage",
        CarKind::SecondClass => "scene/car-second",
        CarKind::FirstClass => "scene/car-first",
        CarKind::Dining => "scene/car-dining",
        CarKind::Mail => "scene/car-mail",
        CarKind::Saloon => "scene/car-saloon",
        CarKind::ArmoredLocomotive => "scene/loco-armored",
        CarKind::Coal => "scene/car-coal",
        CarKind::Armored1 | CarKind::Armored2 | CarKind::Armored3 => "scene/car-armored",
        CarKind::Arsenal => "scene/car-arsenal",
        CarKind::Infirmary => "scene/car-infirmary",
    }
}

/// Left edge, top and size of wheels behind the body, and of those before it.
type Wheels = &'static [(f64, f64, f64)];
const CAR: [Wheels; 2] =
    [&[(22.0, 172.0, 36.0), (58.0, 172.0, 36.0), (124.0, 172.0, 36.0), (160.0, 172.0, 36.0)], &[]];
const LOCOMOTIVE: [Wheels; 2] = [
    &[(22.0, 172.0, 36.0), (66.0, 172.0, 36.0)],
    &[(140.0, 150.0, 58.0), (198.0, 150.0, 58.0), (250.0, 174.0, 34.0)],
];
const ARMORED: [Wheels; 2] = [
    &[(180.0, 172.0, 36.0), (250.0, 172.0, 36.0)],
    &[(40.0, 170.0, 38.0), (84.0, 170.0, 38.0), (128.0, 170.0, 38.0)],
];

fn draw_vehicle(sheet: &mut Sheet, board: &Board, vehicle: &Vehicle) {
    let &Vehicle { car, x, y, locomotive, first } = vehicle;
    let [behind, before] = match (locomotive, first) {
        (false, _) => CAR,
        (true, true) => LOCOMOTIVE,
        (true, false) => ARMORED,
    };
    let roll = |sheet: &mut Sheet, wheels: Wheels| {
        for &(left, top, size) in wheels {
            let drawing = if size > 50.0 { "scene/wheel-drive" } else { "scene/wheel" };
            sheet.put(drawing, x + left, y + top, size, size);
        }
    };
    roll(sheet, behind);
    let kind = board.trains.kind(car);
    if locomotive {
        sheet.put(drawing_of(kind), x, y, LOCO, 210.0);
    } else {
        let frame = "M24,8h70v8h-70ZM126,8h70v8h-70ZM208,14h18v5h-18Z";
        sheet.raw(&format!(
            "<path transform=\"translate({x} {})\" fill=\"#3b2a20\" d=\"{frame}\"/>",
            y + 162.0
        ));
        sheet.put(drawing_of(kind), x, y, PITCH, 180.0);
    }
    roll(sheet, before);
    if GUN_CARS.contains(&kind) {
        sheet.put("cards/machine-gun", x + 6.0, y - 38.0, 62.0, 62.0);
    }
}

/// Who stands at a place, and what lies there.
fn draw_place(sheet: &mut Sheet, view: &View, place: Place, spot: &Spot) {
    let board = &view.board;
    let tokens: Vec<String> = board.loot.at[place].iter().map(|token| seats::token(view, token)).collect();
    let figures = if matches!(board.stage, Time::Casting | Time::Placing) {
        Vec::new()
    } else {
        who_stands(board, place)
    };
    let beside = if spot.roof && !figures.is_empty() { roof_room(tokens.len(), spot) } else { 0.0 };
    if !figures.is_empty() {
        let room = spot.width - beside;
        let size = (room / figures.len() as f64 / FIGURE.2).min(1.0);
        let middle = spot.x - beside / 2.0;
        for (index, figure) in figures.iter().enumerate() {
            let x = middle + (index as f64 - (figures.len() as f64 - 1.0) / 2.0) * FIGURE.2 * size;
            let (width, height) = (FIGURE.0 * size, FIGURE.1 * size);
            // The plinth ends a little above the lower edge of the drawing.
            sheet.put(&format!("bandits/{figure}"), x - width / 2.0, spot.y - height + 4.0, width, height);
        }
    }
    let count = tokens.len() as f64;
    let gap = TOKEN.min((spot.width - TOKEN) / (count - 1.0).max(1.0));
    let gap = if beside > 0.0 { gap.min((beside - TOKEN) / (count - 1.0).max(1.0)) } else { gap };
    let from = if beside > 0.0 {
        spot.x + spot.width / 2.0 - beside + TOKEN / 2.0
    } else {
        spot.x - (count - 1.0) / 2.0 * gap
    };
    for (index, token) in tokens.iter().enumerate() {
        let (x, y) = (from + index as f64 * gap, spot.loot);
        sheet.put(token, x - TOKEN / 2.0, y - TOKEN / 2.0, TOKEN, TOKEN);
    }
}

/// What the tokens on a roof take away from its figures.
fn roof_room(count: usize, spot: &Spot) -> f64 {
    if count == 0 { 0.0 } else { (count as f64 * (TOKEN - 4.0) + 6.0).min(spot.width / 2.0) }
}

fn who_stands(board: &Board, place: Place) -> Vec<&'static str> {
    let marshal = board.marshal.filter(|marshal| marshal.inside() == place).map(|_| "marshal");
    let couriers = board.armored.couriers.iter().filter(|&&courier| courier == place).map(|_| "courier");
    let bandits = board.standing_at(place).iter().map(|bandit| bandit.name());
    marshal.into_iter().chain(couriers).chain(bandits).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use folsom_rules::{Game, Preset, Seed, Setup, Viewer};

    /// Every table at some moments of a game: all who stand on the train are drawn, and everything that is used is there.
    #[test]
    fn every_preset_is_drawn_with_everybody_on_board() {
        for &preset in Preset::ALL {
            for seats in (2..=9).filter(|&seats| Setup::new(preset, seats).check().is_ok()) {
                let mut game =
                    Game::new(&Setup::new(preset, seats), Seed::from_number(3)).expect("a legal table");
                for step in 0.. {
                    let Some(_) = game.prompt() else { break };
                    if step % 25 == 0 {
                        check(&draw(&game.view(Viewer::Spectator)), game.board());
                    }
                    let choices = game.choices();
                    game.choose(choices.get(step % choices.len()), &mut ())
                        .expect("an offered choice is legal");
                }
                check(&draw(&game.view(Viewer::Spectator)), game.board());
            }
        }
    }

    fn check(picture: &str, board: &Board) {
        for used in picture.split("<use href=\"#fo-").skip(1).filter_map(|rest| rest.split('"').next()) {
            assert!(picture.contains(&format!("<symbol id=\"fo-{used}\"")), "{used} is not in the picture");
        }
        if !matches!(board.stage, Time::Casting | Time::Placing) {
            for bandit in board.bandits.iter() {
                assert!(
                    picture.contains(&format!("<use href=\"#fo-bandits-{}\"", bandit.name())),
                    "{bandit}"
                );
            }
        }
        let tokens = board.loot.at[Place::at(0)].len();
        assert!(picture.matches("<use href=\"#fo-loot-").count() >= tokens);
        for tag in ["<svg", "<g", "<symbol", "<filter"] {
            let opened =
                picture.matches(&format!("{tag} ")).count() + picture.matches(&format!("{tag}>")).count();
            assert_eq!(opened, picture.matches(&tag.replace('<', "</")).count(), "{tag}");
        }
    }
}
