//! Seat links: whoever has one can take a seat along to another device.
//!
//! A link is a signature of the table, the seat, whoever has it now, and since when. So it needs no place in the storage, and it is
//! worth nothing as soon as the seat has changed hands, even if the seat comes back.

use folsom_host::Tenure;

use super::key::{Signature, SigningKey};

fn signature(key: &SigningKey, tenure: Tenure) -> Signature {
    let Tenure { table, seat, owner, since } = tenure;
    key.sign("seat link", &[&table.to_string(), &seat.to_string(), &owner.write(), &since.to_string()])
}

/// The secret part of the link to a seat.
pub(crate) fn write(key: &SigningKey, tenure: Tenure) -> String {
    signature(key, tenure).write()
}

/// Whether this is the link to the seat as long as it is theirs.
pub(crate) fn is_genuine(key: &SigningKey, tenure: Tenure, token: &str) -> bool {
    signature(key, tenure).is(token)
}

#[cfg(test)]
mod tests {
    use folsom_rules::{Indexed, Seat};
    use folsom_storage::{Memory, TableId};
    use folsom_table::Person;

    use super::*;

    fn tenure() -> Tenure {
        Tenure { table: TableId::from_bytes([1; 16]), seat: Seat::at(1), owner: Person(7), since: 3 }
    }

    #[tokio::test]
    async fn a_link_is_good_for_one_seat_of_one_table_as_long_as_it_is_its_owners() {
        let key = SigningKey::of(&Memory::new()).await.unwrap();
        let token = write(&key, tenure());
        assert!(is_genuine(&key, tenure(), &token));
        assert!(is_genuine(&key, tenure(), &token.to_uppercase()));
        for other in [
            Tenure { table: TableId::from_bytes([2; 16]), ..tenure() },
            Tenure { seat: Seat::at(2), ..tenure() },
            Tenure { owner: Person(8), ..tenure() },
            Tenure { since: 4, ..tenure() },
        ] {
            assert!(!is_genuine(&key, other, &token), "{other:?}");
        }
        let another_key = SigningKey::of(&Memory::new()).await.unwrap();
        assert!(!is_genuine(&another_key, tenure(), &token));
        for wrong in ["", "0", &token[1..], &format!("{token}0"), &"é".repeat(32), &"0".repeat(64)] {
            assert!(!is_genuine(&key, tenure(), wrong), "{wrong}");
        }
    }

    #[tokio::test]
    async fn the_key_stays_the_same_as_long_as_the_storage() {
        let storage = Memory::new();
        let [first, second] =
            [SigningKey::of(&storage).await.unwrap(), SigningKey::of(&storage).await.unwrap()];
        assert!(is_genuine(&second, tenure(), &write(&first, tenure())));
    }
}
