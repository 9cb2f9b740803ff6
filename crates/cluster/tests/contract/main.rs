//! What every bus has to be: the same tests for all of them.

mod broken;
mod cases;
mod certified;
mod places;

use places::{InProcess, OverNats};

/// Makes a test of each case for each kind of bus.
macro_rules! contract {
    ($($case:ident),+ $(,)?) => {
        mod in_process {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() { crate::cases::$case(&crate::InProcess::new()).await; })+
        }
        mod over_nats {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() { crate::cases::$case(&crate::OverNats::new()).await; })+
        }
    };
}

contract![
    whoever_has_a_table_is_asked_and_nobody_else,
    a_table_that_nobody_has_is_nobodys_at_once,
    whoever_does_not_answer_is_silent,
    a_table_is_in_force_when_it_was_taken,
    a_table_that_was_given_back_is_nobodys,
    two_can_have_a_table_and_each_hears_of_the_other,
    what_a_node_is_told_comes_in_order,
    a_shout_is_heard_by_all_others,
    a_node_that_left_is_nobody,
    whoever_is_cut_off_knows_it_and_comes_back,
    large_messages_get_through,
];
