//! Deals of seeds that people give: numbers, and seeds of hanab.live.

use kagiya_formats::hanab_live::SiteSeed;
use kagiya_protocol::{
    Card, DealSource, ErrorCode, Problem, Seat, Starter, TableSettings, VariantInfo,
};
use kagiya_rules::{Options, Rules, Seed};
use kagiya_table::FixedDeal;
use kagiya_table::settings::{differences, normal, rules_of};

/// The preset of hanab.live's variants.
pub(crate) const SITE: &str = "hanab-live";

/// A seed of hanab.live whose variant can be played here.
pub(crate) struct SiteDeal {
    seed: SiteSeed,
    options: Options,
    pub(crate) variant: VariantInfo,
}

impl SiteDeal {
    /// # Errors
    /// `deal/seed` if it is none, or its variant can't be played here.
    pub(crate) fn of(text: &str) -> Result<Self, Problem> {
        let seed = SiteSeed::parse(text).filter(|_| text.len() <= MAX_SEED);
        let seed = seed.ok_or_else(no_seed)?;
        let name = seed.variant().ok_or_else(no_variant)?;
        let options = seed.options().ok_or_else(no_variant)?;
        Ok(Self {
            seed,
            variant: VariantInfo {
                name,
                preset: SITE.to_owned(),
                options: differences(SITE, &options),
            },
            options,
        })
    }

    /// The number of players.
    pub(crate) const fn players(&self) -> u8 {
        self.seed.players
    }
}

/// The longest seed, in bytes.
const MAX_SEED: usize = 100;

fn no_seed() -> Problem {
    let message = format!(
        "a seed is a number from 0 to {}, or a seed of hanab.live such as `p3v0s1` with at most {MAX_SEED} letters",
        u64::MAX
    );
    Problem::new(ErrorCode::DealSeed, message)
}

fn no_variant() -> Problem {
    let message = "the seed is for a variant of hanab.live that can't be played here";
    Problem::new(ErrorCode::DealSeed, message)
}

/// The deal of a seed, and the settings of its table. A number has the deal of `kagiya lab run --seed NUMBER` for
/// the rules in `wished`.
///
/// # Errors
/// `deal/seed` or `options/invalid`.
pub(super) fn of_seed(
    text: &str,
    wished: &TableSettings,
) -> Result<(FixedDeal, TableSettings), Problem> {
    let text = text.trim();
    let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    if is_number {
        let number: u64 = text.parse().map_err(|_| no_seed())?;
        let settings = normal(wished)?;
        let deal = FixedDeal {
            by: DealSource::Seed(number.to_string()),
            options: rules_of(&settings)?.options().clone(),
            seed: Seed::from_number(number).to_string(),
            deck: None,
            tiles: Vec::new(),
            first: None,
            names: Vec::new(),
            notes: Vec::new(),
        };
        return Ok((deal, settings));
    }
    let site = SiteDeal::of(text)?;
    let settings = normal(&TableSettings {
        preset: site.variant.preset,
        options: site.variant.options,
        seats: site.seed.players,
        starter: Starter::Edition,
        ..wished.clone()
    })?;
    let rules =
        Rules::new(&site.options).map_err(|error| Problem::because(ErrorCode::Options, &error))?;
    let deck = site.seed.deck(&rules);
    let deal = FixedDeal {
        by: DealSource::Seed(text.to_owned()),
        options: site.options,
        seed: Seed::from_number(0).to_string(),
        deck: Some(deck.iter().map(|card| Card::of(&rules, *card)).collect()),
        tiles: Vec::new(),
        // The first seat begins, as there.
        first: Some(Seat(0)),
        names: Vec::new(),
        notes: Vec::new(),
    };
    Ok((deal, settings))
}
