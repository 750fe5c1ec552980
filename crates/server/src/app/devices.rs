//! Guesses of passwords: which devices are known to an account, and which limits a guess counts for.

use kagiya_protocol::{PersonId, Problem};

use super::App;
use crate::accounts::find_by_name;
use crate::device::Device;
use crate::limits::network::ClientNetwork;
use crate::limits::short_queue::Asker;
use crate::refusal::Refusal;
use crate::store::StoredAccount;

/// The name in the store of the key that signs the cookies of devices.
const DEVICES: &str = "devices";

/// An allowed guess of a password.
#[derive(Debug)]
pub(crate) struct Guess {
    /// The account with the given name.
    pub(crate) account: Option<StoredAccount>,
    pub(crate) asker: Asker,
}

impl App {
    /// The key that signs the cookies of devices, which all servers of a store share.
    async fn device_key(&self) -> Result<[u8; 32], Problem> {
        let read = || self.services.secret(DEVICES);
        self.device_key.get_or_try_init(read).await.copied()
    }

    /// Counts a guess of a name and a password. Guesses from a known device have limits of their own.
    ///
    /// # Errors
    /// `rate/limited`, or the store is unavailable.
    pub(crate) async fn begin_guess(
        &self,
        network: ClientNetwork,
        name: &str,
        device: Option<&Device>,
    ) -> Result<Guess, Refusal> {
        let Some(device) = device else {
            // Nothing is read from the store for a guess beyond the limits.
            self.limit_strangers(network, name)?;
            let account = self.find_account(name).await?;
            let known = false;
            let asker = Asker { network, known };
            return Ok(Guess { account, asker });
        };
        let key = self.device_key().await?;
        let account = self.find_account(name).await?;
        let now = self.services.clock.now();
        let of_device = account.as_ref().filter(|it| device.is_known(&key, it, now));
        match of_device {
            Some(account) => self.limit_known(device.id(), &account.person.id)?,
            None => self.limit_strangers(network, name)?,
        }
        let known = of_device.is_some();
        let asker = Asker { network, known };
        Ok(Guess { account, asker })
    }

    /// The account with a name; `None` for text that was never a valid name.
    pub(super) async fn find_account(&self, name: &str) -> Result<Option<StoredAccount>, Problem> {
        if !Self::could_be_name(name) {
            return Ok(None);
        }
        find_by_name(&self.services, name).await
    }

    /// Records that a person plays on a device. People who play on the same device may tell each other about a deal
    /// of the day.
    ///
    /// # Errors
    /// `server/not_stored`
    pub(crate) async fn plays_on(&self, device: &Device, me: &PersonId) -> Result<(), Problem> {
        let now = self.services.clock.now();
        let added = self.services.store.add_device(device.hash(), me, now).await;
        added.map_err(|error| self.services.not_stored(&error))
    }

    /// The headers that make a device known to an account. None if the key can't be read, since a sign-in is
    /// valid without them.
    pub(crate) async fn known_device(
        &self,
        device: Option<Device>,
        account: &StoredAccount,
    ) -> Vec<String> {
        let device = device.unwrap_or_else(Device::new);
        // A sign-in is valid without this too.
        if let Err(problem) = self.plays_on(&device, &account.person.id).await {
            tracing::warn!(
                problem = problem.message,
                "the people of a device are not stored"
            );
        }
        let key = match self.device_key().await {
            Ok(key) => key,
            Err(problem) => {
                tracing::warn!(problem = problem.message, "a device stays unknown");
                return Vec::new();
            }
        };
        let now = self.services.clock.now();
        let device = device.with(&key, account, now);
        device.cookie(&self.services.config)
    }
}
