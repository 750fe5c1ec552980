//! Putting a backup back, with the keys that open the seeds in it.

use std::collections::BTreeSet;
use std::path::Path;

use crate::keys::{Keys, name_of_key};
use crate::store::{self, RestoreError, Restored};

/// Where the body of an event may hold the sealed seed of a deal.
const SEALED_AT: [&str; 2] = ["$.fact.started.seed", "$.fact.created.given.seed"];

/// Restores a backup into a folder that no server uses. The keys in the file `keys` join those of the folder.
/// With `replace` also where the folder holds tables already: their files stay under another name.
///
/// # Errors
/// [`RestoreError`]; but for [`RestoreError::Differs`], nothing has been changed then.
pub async fn restore(
    copy: &Path,
    folder: &Path,
    keys: Option<&Path>,
    replace: bool,
) -> Result<Restored, RestoreError> {
    let add_keys = |sealed: &[String]| add_keys(folder, keys, sealed);
    store::restore(copy, folder, &SEALED_AT, add_keys, replace).await
}

/// Adds the keys in the file `keys` to those of the folder, if together they open all these texts.
fn add_keys(folder: &Path, keys: Option<&Path>, sealed: &[String]) -> Result<(), RestoreError> {
    let own_keys = folder.join("kagiya.keys");
    let mut known: Option<Keys> = None;
    for path in [keys, own_keys.exists().then_some(&*own_keys)] {
        let Some(path) = path else { continue };
        let more = Keys::read(path)?;
        known = Some(match known {
            None => more,
            Some(known) => more.beside(&known),
        });
    }
    let names: BTreeSet<&str> = sealed.iter().filter_map(|it| name_of_key(it)).collect();
    let has = |name: &str| known.as_ref().is_some_and(|keys| keys.has(name));
    let missing = names.into_iter().filter(|name| !has(name));
    let missing: Vec<String> = missing.map(str::to_owned).collect();
    if !missing.is_empty() {
        return Err(RestoreError::NoKeys { keys: missing });
    }
    if let Some(known) = known {
        known.write(&own_keys)?;
    }
    Ok(())
}
