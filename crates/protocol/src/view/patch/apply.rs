//! A patch applied to the JSON of a view: for tests, and for clients written in Rust. Others do the same.

use serde_json::Value;

use crate::view::PATCHED_LISTS;

/// A patch that is none, or does not fit the view.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("the patch does not fit the view")]
pub struct WrongPatch;

/// Makes of the view from before the one as it is now.
///
/// # Errors
/// If one of the two is not what it should be. The view may be half changed then.
pub fn apply_patch(view: &mut Value, patch: &Value) -> Result<(), WrongPatch> {
    let view = view.as_object_mut().ok_or(WrongPatch)?;
    for (field, change) in patch.as_object().ok_or(WrongPatch)? {
        let value = view.get_mut(field).ok_or(WrongPatch)?;
        if PATCHED_LISTS.contains(&field.as_str()) {
            apply_to_list(value, change).ok_or(WrongPatch)?;
        } else {
            *value = change.clone();
        }
    }
    Ok(())
}

fn apply_to_list(list: &mut Value, patch: &Value) -> Option<()> {
    let list = list.as_array_mut()?;
    let length = usize::try_from(patch.get("length")?.as_u64()?).ok()?;
    list.truncate(length);
    for change in patch.get("changed")?.as_array()? {
        let [index, item] = change.as_array()?.as_slice() else { return None };
        let index = usize::try_from(index.as_u64()?).ok()?;
        if index == list.len() {
            list.push(item.clone());
        } else {
            *list.get_mut(index)? = item.clone();
        }
    }
    (list.len() == length).then_some(())
}
