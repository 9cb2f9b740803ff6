//! Whatever a viewer sees is read back from its bytes, at every step of every kind of game.

use super::kit::at_every_step;
use crate::view::View;

#[test]
fn a_view_is_read_back_from_its_bytes() {
    let (mut views, mut longest) = (0, 0);
    at_every_step(1, |run| {
        for viewer in run.viewers() {
            let view = run.game.view(viewer);
            let bytes = view.to_bytes();
            assert_eq!(View::from_bytes(&bytes), Some(view));
            (views, longest) = (views + 1, longest.max(bytes.len()));
        }
    });
    assert!(views > 1_000 && longest < 4_096, "{views} views of up to {longest} bytes");
}

#[test]
fn what_is_no_view_is_refused() {
    assert_eq!(View::from_bytes(&[]), None);
    assert_eq!(View::from_bytes(&[0xff; 64]), None);
}
