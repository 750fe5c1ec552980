//! Rate limits of requests, and of guesses of passwords.

use kagiya_protocol::PersonId;

use super::App;
use crate::limits::fair_queue::QueueKey;
use crate::limits::limited::Limited;
use crate::limits::network::ClientNetwork;
use crate::limits::rate::Counted;
use crate::names::look;
use crate::refusal::Refusal;

impl App {
    /// Counts an action of `key`.
    ///
    /// # Errors
    /// `rate/limited`.
    pub(crate) fn limit(&self, limited: Limited, key: &str) -> Result<(), Refusal> {
        self.limit_all(&[Counted::one(limited, key)])
    }

    /// Counts an action of a client in each of its networks.
    ///
    /// # Errors
    /// `rate/limited`.
    pub(crate) fn limit_network(
        &self,
        limited: Limited,
        network: ClientNetwork,
    ) -> Result<(), Refusal> {
        let counted: Vec<Counted> = Counted::in_networks(limited, network, "").collect();
        self.limit_all(&counted)
    }

    /// Counts an action of a person, and of all people of the same networks together.
    ///
    /// # Errors
    /// `rate/limited`.
    pub(crate) fn limit_key(&self, limited: Limited, key: &QueueKey) -> Result<(), Refusal> {
        self.limit_all(&Counted::of_person(limited, &key.person, key.network))
    }

    /// Counts a guess of a password from an unknown device: of the network, of the account from this network,
    /// and of the account from all unknown devices.
    ///
    /// # Errors
    /// `rate/limited`.
    pub(crate) fn limit_strangers(
        &self,
        network: ClientNetwork,
        name: &str,
    ) -> Result<(), Refusal> {
        let skeleton = look(name);
        let mut counted = Self::guesses_from(network, &skeleton);
        counted.push(Counted::one(Limited::PasswordFromAnywhere, &skeleton));
        self.limit_all(&counted)
    }

    /// Counts a guess of a recovery code. All networks together have no limit: a code can't be guessed, and
    /// this is the way into an account while strangers guess its password.
    ///
    /// # Errors
    /// `rate/limited`.
    pub(crate) fn limit_codes(&self, network: ClientNetwork, name: &str) -> Result<(), Refusal> {
        self.limit_all(&Self::guesses_from(network, &look(name)))
    }

    /// Counts a guess of a password by a device that is known to the account, or within a session of it. Nobody
    /// else can use up this limit.
    ///
    /// # Errors
    /// `rate/limited`.
    pub(crate) fn limit_known(&self, device: &str, person: &PersonId) -> Result<(), Refusal> {
        self.limit(Limited::PasswordOf, &format!("{device} of {person}"))
    }

    fn guesses_from(network: ClientNetwork, skeleton: &str) -> Vec<Counted> {
        let of_all = Counted::in_networks(Limited::Password, network, "");
        let of_one = Counted::in_networks(Limited::PasswordOf, network, skeleton);
        of_all.chain(of_one).collect()
    }

    fn limit_all(&self, counted: &[Counted]) -> Result<(), Refusal> {
        let now = self.services.clock.uptime();
        self.limits.rate.check_all(counted, now).map_err(|wait| {
            self.services.metrics.limited.add(1);
            Refusal::retry_after("too much of this in too short a time", wait)
        })
    }
}
