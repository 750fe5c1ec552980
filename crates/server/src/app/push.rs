//! The devices on which people get notifications by web push.

use kagiya_protocol::{ErrorCode, PersonId, Problem, PushInfo, PushKind, PushSubscription};
use serde_json::{Value, json};

use super::App;
use crate::session::Session;

/// The most devices of one person. Another one replaces the one that was confirmed longest ago.
const DEVICES: u32 = 8;

impl App {
    /// What a browser needs to subscribe.
    ///
    /// # Errors
    /// `server/busy` if the key can't be read.
    pub(crate) async fn push_info(&self) -> Result<PushInfo, Problem> {
        let key = if self.push.is_on() {
            Some(self.push.public_key().await?)
        } else {
            None
        };
        let kinds = PushKind::ALL.to_vec();
        Ok(PushInfo { key, kinds })
    }

    /// Adds a device of a session, or changes what it wants.
    ///
    /// # Errors
    /// `push/off`, `push/subscription`, `session/expired`.
    pub(crate) async fn subscribe_push(
        &self,
        session: &Session,
        wish: &PushSubscription,
    ) -> Result<(), Problem> {
        if !self.push.is_on() {
            let message = "this server sends no notifications";
            return Err(Problem::new(ErrorCode::PushOff, message));
        }
        let PushSubscription {
            endpoint,
            p256dh,
            auth,
            kinds,
            replaces,
        } = wish;
        let device = self.push.check(endpoint, p256dh, auth, kinds);
        let device =
            device.map_err(|error| Problem::new(ErrorCode::PushSubscription, error.to_string()))?;
        let (store, person) = (&self.services.store, &session.person.id);
        let added = store.add_push(person, session.hash, device, DEVICES).await;
        if !added.map_err(|error| self.services.not_stored(&error))? {
            return Err(Problem::new(
                ErrorCode::Session,
                "the session has just ended",
            ));
        }
        match replaces.as_ref().filter(|old| *old != endpoint) {
            Some(old) => self.unsubscribe_push(person, old).await,
            None => Ok(()),
        }
    }

    /// Ends the notifications on a device.
    ///
    /// # Errors
    /// `server/not_stored`.
    pub(crate) async fn unsubscribe_push(
        &self,
        person: &PersonId,
        endpoint: &str,
    ) -> Result<(), Problem> {
        // No endpoint in the store has a zero character, which PostgreSQL can't compare.
        if endpoint.contains('\0') {
            return Ok(());
        }
        let removed = self.services.store.remove_push(person, endpoint).await;
        removed.map_err(|error| self.services.not_stored(&error))
    }

    /// A person's devices, for the export. Their keys are secrets of the browsers.
    ///
    /// # Errors
    /// `server/busy` if the store is unavailable.
    pub(crate) async fn push_for_export(&self, person: &PersonId) -> Result<Value, Problem> {
        let now = self.services.clock.now();
        let devices = self.services.store.push_of(person, now).await;
        let devices = devices.map_err(|error| self.services.busy(&error))?;
        let devices = devices.iter().map(|it| {
            let kinds: Vec<&str> = it.kinds.split_whitespace().collect();
            json!({"endpoint": it.endpoint, "kinds": kinds, "confirmed_at": it.at})
        });
        Ok(devices.collect())
    }
}
