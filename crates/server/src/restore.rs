//! Restores a backup, with the keys that unseal its seeds.

use std::collections::BTreeSet;
use std::path::Path;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;

use crate::keys::{Keys, name_of_key};
use crate::store::{self, RestoreError, Restored};

/// The paths in an event's body where a sealed seed may be.
const SEALED_AT: [&str; 2] = ["$.fact.started.seed", "$.fact.created.given.seed"];

/// Restores a backup into a folder that no server uses. The keys in the file `keys` are added to those of the
/// folder. With `replace`, the folder may contain tables; their files are renamed.
///
/// # Errors
/// [`RestoreError`]; except for [`RestoreError::Differs`], nothing has been changed then.
#[inline(never)]
pub fn restore<'a>(
    copy: &'a Path,
    folder: &'a Path,
    keys: Option<&'a Path>,
    replace: bool,
) -> BoxFuture<'a, Result<Restored, RestoreError>> {
    let add_keys = move |sealed: &[String]| add_keys(folder, keys, sealed);
    store::restore(copy, folder, &SEALED_AT, add_keys, replace).boxed()
}

/// Adds the keys in the file `keys` to those of the folder, if together they unseal all these texts.
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
