//! What a client knows of a table, put together from the messages it got.

use folsom_protocol::apply_patch;
use serde_json::Value;

use crate::error::ClientError;

/// A table as a client knows it: the latest snapshot with all that was news since. Fields are named as in the protocol.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Mirror {
    state: Value,
}

impl Mirror {
    /// Everything that is known, in the form of a snapshot.
    #[must_use]
    pub fn state(&self) -> &Value {
        &self.state
    }

    /// The number of the latest news.
    #[must_use]
    pub fn number(&self) -> Option<u64> {
        self.state["number"].as_u64()
    }

    /// Takes note of a message.
    ///
    /// # Errors
    /// If it does not fit what was known: news are missing, or of another table.
    pub fn note(&mut self, message: &Value) -> Result<(), ClientError> {
        match message["type"].as_str() {
            Some("snapshot") => {
                self.state = message.clone();
                Ok(())
            }
            Some("news") => self.note_news(message),
            Some("said") => {
                let (mut said, known) = (message.clone(), self.state["talk"].as_array_mut());
                said.as_object_mut().map(|said| said.remove("type"));
                known.into_iter().for_each(|talk| talk.push(said.clone()));
                Ok(())
            }
            // Who asked only for what was missed has nothing that it could be added to.
            Some("talk") if self.state.is_object() => {
                self.state["talk"] = message["talk"].clone();
                Ok(())
            }
            Some("presence") => {
                let mut presence = message.clone();
                presence.as_object_mut().map(|presence| presence.remove("type"));
                self.state["presence"] = presence;
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn note_news(&mut self, news: &Value) -> Result<(), ClientError> {
        let expected = self.number().map(|number| number + 1);
        if news["number"].as_u64() != expected {
            return Err(gap(format!("news number {} instead of {expected:?}", news["number"])));
        }
        self.state["number"] = news["number"].clone();
        for field in ["table", "turn", "end"] {
            if let Some(value) = news.get(field) {
                self.state[field] = value.clone();
            }
        }
        for change in news["views"].as_array().into_iter().flatten() {
            self.note_change(change)?;
        }
        Ok(())
    }

    fn note_change(&mut self, change: &Value) -> Result<(), ClientError> {
        let views =
            self.state["views"].as_array_mut().ok_or_else(|| gap("there are no views".to_owned()))?;
        if let Some(view) = change.get("view") {
            views.push(serde_json::json!({ "view": view, "choices": change["choices"] }));
            return Ok(());
        }
        let own = views.iter_mut().find(|seen| seen["view"]["viewer"] == change["viewer"]);
        let own = own.ok_or_else(|| gap(format!("a change for {}, who is unknown", change["viewer"])))?;
        apply_patch(&mut own["view"], &change["patch"]).map_err(|error| gap(error.to_string()))?;
        own["choices"] = change["choices"].clone();
        Ok(())
    }
}

fn gap(reason: String) -> ClientError {
    ClientError::NotUnderstood(reason)
}
