//! The page that a table on this device is hosted for.

use folsom_host::{House, Tenure};

/// What is sent waits for the next step, in the order in which it was sent, whoever it is for.
#[derive(Default)]
pub(crate) struct Page {
    sent: Vec<(u32, String)>,
}

impl Page {
    /// What is to be sent since it was last asked.
    pub(crate) fn take_sent(&mut self) -> Vec<(u32, String)> {
        std::mem::take(&mut self.sent)
    }
}

impl House for Page {
    type Guest = u32;
    type Line = ();
    type Text = String;

    fn send(&mut self, connection: u32, (): &mut (), text: String) {
        self.sent.push((connection, text));
    }

    /// A link leads to a server.
    fn link(&self, _: Tenure) -> Option<String> {
        None
    }
}
