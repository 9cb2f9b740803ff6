//! Servers that can't start say why, and end with 1.

use std::fs::{OpenOptions, Permissions};
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use crate::health::get;
use crate::process::Place;

/// Tries to start a server with these arguments. What it complains about.
async fn refusal(place: &Place, arguments: &[&str]) -> String {
    let (complaint, code) = place.fail(place.usual_command(arguments)).await;
    assert_eq!(code, Some(1), "{complaint}");
    let first = complaint.lines().last().and_then(|line| line.strip_prefix("error: ")).map(str::to_owned);
    first.unwrap_or_else(|| panic!("no reason in {complaint}"))
}

/// The same for a database.
async fn refused_database(place: &Place, path: &Path) -> String {
    let name = path.to_str().expect("text");
    let complaint = refusal(place, &[&format!("--database={name}")]).await;
    let reason =
        complaint.strip_prefix(name).unwrap_or_else(|| panic!("{complaint} begins with another name"));
    assert!(!reason.contains(name), "once is enough: {complaint}");
    reason.trim_start().to_owned()
}

#[tokio::test]
async fn a_port_has_one_server() {
    let place = Place::new();
    let first = place.start(&[]).await;
    let visitor = first.visitor().await;
    let address = first.address;
    let second = Place::new();
    let complaint = refusal(&second, &[&format!("--listen={address}")]).await;
    assert!(
        complaint.starts_with(&format!("{address} can't be listened on: Address already in use")),
        "{complaint}"
    );
    let counting = format!("--metrics-listen={address}");
    let complaint = refusal(&second, &[&counting]).await;
    assert!(complaint.starts_with(&format!("{address} can't be listened on")), "{complaint}");
    assert_eq!(get(&visitor, "/healthz").await.status, 200, "the first has not noticed");
    assert!(first.stop().await.success());
}

#[tokio::test]
async fn a_database_that_is_none_of_ours_is_not_touched() {
    let place = Place::new();
    let letter = place.file("letter.txt");
    let text = "Dear Belle, the strongbox is in the locomotive. ".repeat(200);
    std::fs::write(&letter, &text).expect("a file");
    let reason = refused_database(&place, &letter).await;
    assert_eq!(reason, "is not a database of Folsom, or its beginning is damaged");
    assert_eq!(std::fs::read_to_string(&letter).expect("a file"), text);
}

#[tokio::test]
async fn a_place_that_has_no_database_is_named() {
    let place = Place::new();
    let reason = refused_database(&place, &place.file("nowhere/folsom.db")).await;
    assert_eq!(reason, "can't be opened: No such file or directory (os error 2)");
    let folder = place.file("folder");
    std::fs::create_dir(&folder).expect("a folder");
    assert_eq!(refused_database(&place, &folder).await, "can't be opened: is a directory");
}

#[tokio::test]
async fn a_database_that_may_not_be_written_is_refused() {
    let place = Place::new();
    assert!(place.start(&[]).await.stop().await.success());
    let database = place.database();
    let folder = database.parent().expect("a folder");
    let forbid =
        |path: &Path, mode| std::fs::set_permissions(path, Permissions::from_mode(mode)).expect("our own");
    for mode in [0o400, 0o000] {
        forbid(&database, mode);
        if OpenOptions::new().write(true).open(&database).is_ok() {
            println!("whoever runs this may write everything, so there is nothing to try");
            return;
        }
        let reason = refused_database(&place, &database).await;
        assert_eq!(reason, "can't be opened: Permission denied (os error 13)");
        forbid(&database, 0o600);
    }
    forbid(folder, 0o500);
    let reason = refused_database(&place, &database).await;
    assert_eq!(reason, "can't be opened: its folder can't be written: Permission denied (os error 13)");
    forbid(folder, 0o700);
    assert!(place.start(&[]).await.stop().await.success());
}
