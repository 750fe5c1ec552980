//! Finds accounts by name.

use kagiya_protocol::{ErrorCode, Problem};

use crate::names::{former_look, look};
use crate::services::Services;
use crate::store::StoredAccount;

/// The account whose name looks like this one, also if it was stored with the skeleton of an earlier release.
///
/// # Errors
/// `server/busy` if the store is unavailable.
pub(crate) async fn find_by_name(
    services: &Services,
    name: &str,
) -> Result<Option<StoredAccount>, Problem> {
    let (now, formerly) = (look(name), former_look(name));
    let mut found = services.store.account_called(&now).await;
    if matches!(found, Ok(None)) && formerly != now {
        found = services.store.account_called(&formerly).await;
    }
    found.map_err(|error| services.busy(&error))
}

/// The refusal of a name that belongs to an account.
pub(crate) fn name_taken() -> Problem {
    Problem::new(
        ErrorCode::NameTaken,
        "somebody has an account with a name that looks the same; choose another one, or sign in",
    )
}
