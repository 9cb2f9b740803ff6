//! What every storage promises. Each promise is a function that gets an empty storage, and is put to every implementation.

mod appending;
mod closing;
mod creating;
mod fixtures;
mod forgetting;
mod listing;
mod loading;
mod members;
mod papers;
mod removing;
mod secrets;
mod talking;

/// A promise that is left out here is never called, and the compiler complains.
macro_rules! promises {
    ($($subject:ident: $($promise:ident)+;)+) => {
        mod memory {
            $(mod $subject {
                $(#[tokio::test]
                async fn $promise() {
                    crate::$subject::$promise(crate::fixtures::memory()).await;
                })+
            })+
        }
        mod sqlite {
            $(mod $subject {
                $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $promise() {
                    let (storage, _folder) = crate::fixtures::sqlite().await;
                    crate::$subject::$promise(storage).await;
                })+
            })+
        }
        mod postgres {
            $(mod $subject {
                $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $promise() {
                    crate::$subject::$promise(crate::fixtures::postgres().await).await;
                })+
            })+
        }
        /// Through a pooler that gives every transaction another session.
        mod pooled_postgres {
            $(mod $subject {
                $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
                async fn $promise() {
                    let (storage, _database) = crate::fixtures::pooled_postgres().await;
                    crate::$subject::$promise(storage).await;
                })+
            })+
        }
    };
}

promises! {
    creating:
        a_new_table_has_its_first_entry
        a_new_table_can_have_more_entries_but_not_none
        a_table_is_created_only_once
        of_many_who_create_the_same_table_one_does
        what_is_too_long_or_has_a_zero_in_it_is_refused
        a_table_and_the_entry_that_tells_of_it_come_together
        neither_comes_if_one_of_them_cannot;
    appending:
        entries_are_kept_in_their_order
        an_append_with_the_wrong_number_changes_nothing
        an_unknown_table_cannot_be_appended_to
        any_text_comes_back_as_it_was
        an_entry_may_be_as_long_as_the_limit_and_no_longer
        each_number_goes_to_exactly_one_of_many_appenders
        an_append_that_fails_does_not_harm_those_beside_it
        many_tables_append_at_the_same_time
        a_listing_changes_together_with_its_entry
        whoever_goes_away_does_not_stop_the_others;
    loading:
        an_unknown_table_is_not_found
        a_log_can_be_read_from_any_number
        what_was_acknowledged_is_read_at_once;
    listing:
        nothing_is_listed_at_first
        a_listed_table_tells_all_about_it
        the_latest_change_comes_first
        tables_are_found_by_stage
        tables_are_found_by_whether_they_are_public
        tables_are_found_by_age
        tables_are_found_by_names_and_by_how_they_ended
        lists_can_go_by_what_they_show
        where_a_table_was_opened_is_known_until_it_is_over
        a_list_is_no_longer_than_it_should_be;
    members:
        a_table_is_found_by_its_members_alone
        members_change_together_with_an_entry
        a_removed_table_is_nobodys
        a_listing_can_be_replaced_by_itself
        there_are_not_too_many_members
        a_list_goes_on_where_it_was_cut_off;
    removing:
        a_removed_table_is_gone_with_its_log
        a_table_is_removed_only_once
        a_removed_table_can_be_created_anew
        other_tables_stay;
    secrets:
        the_first_secret_stays
        each_name_has_a_secret_of_its_own
        all_who_ask_at_once_get_the_same
        a_secret_that_is_too_long_is_refused;
    talking:
        what_was_said_is_kept_beside_the_log
        so_much_is_kept_and_no_more
        what_somebody_said_can_be_forgotten_everywhere
        talk_of_finished_tables_is_forgotten_after_a_time
        talk_goes_with_its_table;
    forgetting:
        tables_are_found_by_what_stands_in_them
        entries_can_say_something_else
        only_a_log_that_is_known_is_rewritten;
    papers:
        a_paper_comes_back_as_it_was
        a_paper_is_replaced_only_by_whoever_has_seen_it
        a_paper_that_is_put_anew_has_another_version
        several_papers_are_filed_together_or_not_at_all
        of_many_who_write_the_same_paper_one_does
        of_many_who_put_a_new_paper_one_does
        papers_are_found_by_drawer_key_and_owner
        papers_are_found_by_rank
        whoever_goes_takes_their_papers_with_them
        a_paper_that_does_not_fit_is_refused;
    closing:
        an_open_storage_is_healthy
        a_closed_storage_is_unavailable
        it_can_be_closed_twice;
}

#[test]
fn the_codes_of_errors_never_change() {
    use folsom_storage::StorageError::{
        Broken, Conflict, Exists, Full, NotFound, Stale, Unavailable, Unfit,
    };
    let errors = [
        NotFound,
        Exists,
        Conflict { expected: 3, found: 4 },
        Stale,
        Unfit("why".into()),
        Full,
        Unavailable("why".into()),
        Broken("why".into()),
    ];
    let codes = ["not-found", "exists", "conflict", "stale", "unfit", "full", "unavailable", "broken"];
    assert_eq!(errors.map(|error| error.code()), codes);
}
