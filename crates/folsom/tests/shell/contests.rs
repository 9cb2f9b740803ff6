//! `folsom arena` and `folsom league` from outside, as a shell runs them.

use serde_json::Value;

use crate::run::{assert_refused, object, printed};

/// The object without the times, which are never the same.
fn without_times(mut object: Value, rows: &str) -> Value {
    for row in object[rows].as_array_mut().expect("a list") {
        let row = row.as_object_mut().expect("a list of objects");
        assert!(row.remove("ms_mean").is_some_and(|ms| ms.is_f64()));
        assert!(row.remove("ms_p95").is_some_and(|ms| ms.is_f64()));
    }
    object
}

const ARENA: [&str; 8] =
    ["arena", "--seats", "outlaw,random,random,random", "--games", "100", "--seed", "4", "--json"];

#[test]
fn the_arena_prints_an_object_with_a_player_for_each_seat() {
    let object = object(&ARENA);
    assert_eq!(object["rules"], "ru18-advanced");
    assert_eq!((object["seats"].as_u64(), object["games"].as_u64()), (Some(4), Some(100)));
    assert_eq!((object["seed"].as_u64(), object["parity"].as_f64()), (Some(4), Some(0.25)));
    let players = object["players"].as_array().expect("a list");
    let names: Vec<_> = players.iter().map(|player| player["name"].as_str().expect("a name")).collect();
    assert_eq!(names, ["outlaw", "random", "random", "random"]);
    for player in players {
        let keys: Vec<_> = player.as_object().expect("an object").keys().map(String::as_str).collect();
        for key in ["name", "games", "win_share", "low", "high", "money", "ms_mean", "ms_p95", "troubles"] {
            assert!(keys.contains(&key), "{key}");
        }
        let figure = |key: &str| player[key].as_f64().expect("a number");
        assert_eq!(player["games"].as_u64(), Some(100));
        assert!(0.0 <= figure("low") && figure("low") <= figure("win_share"));
        assert!(figure("win_share") <= figure("high") && figure("high") <= 1.0);
        assert!(figure("money") > 250.0);
        assert_eq!(player["troubles"].as_array().map(Vec::len), Some(0));
    }
    let shares: f64 = players.iter().map(|player| player["win_share"].as_f64().expect("a number")).sum();
    assert!((shares - 1.0).abs() < 1e-9);
    assert!(players[0]["low"].as_f64() > Some(0.25), "rules of thumb beat dice");
}

#[test]
fn the_same_seed_gives_the_same_figures_on_any_number_of_threads() {
    let figures = |args: &[&str], rows| {
        let on = |threads| without_times(object(&[args, &["--threads", threads]].concat()), rows);
        assert_eq!(on("1"), on("3"));
        on("2")
    };
    let first = figures(&ARENA, "players");
    let mut other = ARENA;
    other[6] = "5";
    assert_ne!(first["players"], figures(&other, "players")["players"]);
    figures(
        &["league", "--entrants", "random,outlaw", "--games", "60", "--seed", "1", "--json"],
        "entrants",
    );
}

#[test]
fn the_table_names_everybody_and_says_how_to_repeat_it_and_that_it_was_rounded() {
    let table =
        printed(&["arena", "--seats", "outlaw,random,random", "--games", "100", "--set", "expert=on"]);
    assert!(table.starts_with("ru18-advanced expert=on, 3 seats, 102 games"), "{table}");
    assert!(table.contains("100 games were asked for"), "{table}");
    assert!(
        table.lines().any(|line| line.starts_with("outlaw ") && line.ends_with("above parity")),
        "{table}"
    );
    assert!(
        table.lines().any(|line| line.starts_with("random ×2 ") && line.ends_with("below parity")),
        "{table}"
    );
    assert!(!table.contains('\x1b'), "no colours in a pipe");
    let repeat = table.lines().find_map(|line| line.strip_prefix("repeat: folsom ")).expect("it says how");
    let again = printed(&repeat.split(' ').collect::<Vec<_>>());
    let shares = |table: &str| -> Vec<String> {
        table.lines().skip(4).map(|line| line.split('$').next().expect("a part").to_owned()).collect()
    };
    assert_eq!(shares(&table), shares(&again));
    let whole = printed(&["arena", "--seats", "random,random,random", "--games", "99"]);
    assert!(!whole.contains("asked for"), "{whole}");
}

#[test]
fn teams_meet_in_the_arena_too() {
    for (rules, seats, parity) in [
        ("couriers", "outlaw,random,outlaw,random", Some(0.5)),
        ("couriers", "outlaw,random,random", None),
        ("couriers-betrayal", "random,random,random,random,outlaw", None),
    ] {
        let object = object(&["arena", "--rules", rules, "--seats", seats, "--games", "40", "--json"]);
        let given = object["parity"].as_f64().expect("a number");
        assert!(parity.is_none_or(|parity| parity == given), "{object}");
        assert!((0.0..=1.0).contains(&given));
    }
}

#[test]
fn a_league_ranks_the_strongest_first_and_puts_dice_at_zero() {
    let args = ["league", "--entrants", "random,outlaw", "--tables", "2,3", "--games", "150"];
    let object = object(&[&args[..], &["--json"]].concat());
    assert_eq!(object["tables"], serde_json::json!([2, 3]));
    assert!(object["games"].as_u64() >= Some(150));
    let entrants = object["entrants"].as_array().expect("a list");
    let names: Vec<_> = entrants.iter().map(|one| one["name"].as_str().expect("a name")).collect();
    assert_eq!(names, ["outlaw", "random"]);
    assert!(entrants[0]["low"].as_f64() > Some(100.0));
    assert_eq!(entrants[1]["rating"].as_f64(), Some(0.0));
    let table = printed(&args);
    assert!(table.contains("tables of 2, 3 seats"), "{table}");
    assert!(table.lines().any(|line| line.starts_with("outlaw")), "{table}");
}

#[test]
fn what_can_not_be_played_is_refused_by_name() {
    assert_refused(
        &["arena", "--seats", "outlaw,sheriff"],
        "there is no bot `sheriff`, only random, greenhorn",
    );
    assert_refused(&["arena", "--seats", "outlaw,legend@soon"], "`soon` is no budget");
    assert_refused(&["arena", "--seats", "outlaw,,random"], "there is no bot ``");
    assert_refused(&["arena"], "--seats");
    assert_refused(&["arena", "--seats", "outlaw"], "there can't be 1 seats");
    assert_refused(&["arena", "--seats", "random,random", "--rules", "couriers"], "there can't be 2 seats");
    assert_refused(&["arena", "--seats", "random,random", "--games", "0"], "--games");
    assert_refused(&["arena", "--seats", "random,random", "--threads", "0"], "--threads");
    assert_refused(&["league", "--entrants", "outlaw"], "two bots at least");
    assert_refused(&["league", "--entrants", "outlaw,nobody"], "there is no bot `nobody`");
    assert_refused(&["league", "--entrants", "outlaw,random", "--tables", "4,7"], "there can't be 7 seats");
}
