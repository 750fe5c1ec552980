//! The choices for a table: presets, options and bots.

use std::collections::HashMap;
use std::sync::LazyLock;

use axum::Json;
use kagiya_formats::hanab_live::{
    FamilyName, cards_in_words, variant_name, variant_names, variant_options, variant_rows,
};
use kagiya_protocol::{
    BotInfo, EditionInfo, ErrorCode, FamilyKind, OptionField, OptionKind, Problem, Rulebook,
    RulebookReply, RulesInfo, RulesReply, RulesRequest, SeedInfo, Starter, TableSettings,
    VariantCards, VariantFamilies, VariantFamily, VariantInfo, WinnableDeals,
};
use kagiya_rules::{OPTIONS, Options, PRESETS, Preset, Rules, Values};
use kagiya_table::settings::{differences, rules_of};
use serde::Deserialize;

use super::{ApiError, Path, ValidJson};
use crate::app::seeds::{SITE, SiteDeal};
use crate::bot_list;

static EDITIONS: LazyLock<Vec<EditionInfo>> =
    LazyLock::new(|| PRESETS.iter().filter_map(edition).collect());

fn edition(preset: &Preset) -> Option<EditionInfo> {
    let with = |players: u8| {
        let options = Options {
            players,
            ..preset.options()
        };
        Rules::new(&options).ok()
    };
    let players: Vec<u8> = (2..=6).filter(|players| with(*players).is_some()).collect();
    let rules = with(*players.first()?)?;
    Some(EditionInfo {
        name: preset.name.to_owned(),
        builds_on: preset.builds_on.map(str::to_owned),
        source: preset.source.key().to_owned(),
        about: preset.about.to_owned(),
        players,
        plays_like: PRESETS
            .iter()
            .take_while(|earlier| earlier.name != preset.name)
            .find(|earlier| earlier.plays_like(preset))
            .map(|earlier| earlier.name.to_owned()),
        options: serde_json::to_value(preset.options()).ok()?,
        rules: RulesInfo::of(&rules),
    })
}

/// All presets: editions and well-known house rules.
#[utoipa::path(get, path = "/api/presets", responses((status = 200, body = Vec<EditionInfo>)))]
pub(super) async fn presets() -> Json<&'static [EditionInfo]> {
    Json(&EDITIONS)
}

/// All options of the rules.
#[utoipa::path(get, path = "/api/options", responses((status = 200, body = Vec<OptionField>)))]
pub(super) async fn options() -> Json<Vec<OptionField>> {
    let defaults = Options::default().to_json();
    let fields = OPTIONS.iter().map(|info| OptionField {
        name: info.name.to_owned(),
        kind: match info.values {
            Values::Switch => OptionKind::Switch,
            Values::Number { min, max } => OptionKind::Number { min, max },
            Values::Choice(values) => OptionKind::Choice {
                values: values.iter().map(|value| (*value).to_owned()).collect(),
            },
            Values::Data { .. } => OptionKind::Data,
        },
        default: defaults.get(info.name).cloned().unwrap_or_default(),
    });
    Json(fields.collect())
}

/// The rules that settings make, or why they make none.
#[utoipa::path(
    post,
    path = "/api/rules",
    request_body = RulesRequest,
    responses((status = 200, body = RulesReply))
)]
pub(super) async fn rules(ValidJson(request): ValidJson<RulesRequest>) -> Json<RulesReply> {
    Json(match asked(request) {
        Ok(rules) => RulesReply {
            rules: Some(RulesInfo::of(&rules)),
            variant: variant_name(&rules),
            idle: rules
                .options()
                .idle()
                .into_iter()
                .map(str::to_owned)
                .collect(),
            problem: None,
        },
        Err(problem) => RulesReply {
            problem: Some(problem),
            ..RulesReply::default()
        },
    })
}

/// The whole rulebook of the game that settings make, or why they make none.
#[utoipa::path(
    post,
    path = "/api/rulebook",
    request_body = RulesRequest,
    responses((status = 200, body = RulebookReply))
)]
pub(super) async fn rulebook(ValidJson(request): ValidJson<RulesRequest>) -> Json<RulebookReply> {
    let (rulebook, problem) = match asked(request) {
        Ok(rules) => (Some(Rulebook::of(&rules)), None),
        Err(problem) => (None, Some(problem)),
    };
    Json(RulebookReply { rulebook, problem })
}

/// The names of the variants of hanab.live that can be played here, in that site's order.
#[utoipa::path(get, path = "/api/variants", responses((status = 200, body = Vec<String>)))]
pub(super) async fn variants() -> Json<Vec<&'static str>> {
    Json(variant_names().collect())
}

/// What the variants of hanab.live have in common: families, and how many of their deals can be won.
#[utoipa::path(
    get,
    path = "/api/variant-families",
    responses((status = 200, body = VariantFamilies))
)]
pub(super) async fn variant_families() -> Json<&'static VariantFamilies> {
    static ALL: LazyLock<VariantFamilies> = LazyLock::new(families);
    Json(&ALL)
}

/// The counts of deals that can be won, one line for each number of players and kind of cards.
const WINNABLE: &str = include_str!("../../../../docs/strength/variants.jsonl");

/// The parts of a line of [`WINNABLE`] that clients see.
#[derive(Deserialize)]
struct WinnableLine {
    edition: String,
    players: u8,
    deals: u32,
    reached: u32,
    impossible: HashMap<String, u32>,
}

fn families() -> VariantFamilies {
    let lines = WINNABLE.lines();
    let counted: Vec<WinnableLine> = lines
        .filter_map(|line| serde_json::from_str(line).ok())
        .collect();
    let mut all = VariantFamilies {
        families: Vec::new(),
        cards_of: Vec::new(),
        cards: Vec::new(),
    };
    // The place of each family, and of each kind of cards.
    let (mut named, mut dealt) = (HashMap::new(), HashMap::new());
    for (place, row) in (0..).zip(variant_rows()) {
        for family in row.families {
            let at = *named.entry(*family).or_insert(all.families.len());
            if at == all.families.len() {
                let (name, kind) = match family {
                    FamilyName::Suits(name) => (name, FamilyKind::Suits),
                    FamilyName::Rules(name) => (name, FamilyKind::Rules),
                };
                all.families.push(VariantFamily {
                    name: (*name).to_owned(),
                    kind,
                    variants: Vec::new(),
                });
            }
            all.families[at].variants.push(place);
        }
        let cards =
            Rules::new(&row.options).map_or_else(|_| String::new(), |it| cards_in_words(&it));
        let at = *dealt.entry(cards).or_insert(all.cards.len());
        if at == all.cards.len() {
            // The first variant with these cards has given its name to the counts.
            let of_cards = counted.iter().filter(|line| line.edition == row.name);
            all.cards.push(VariantCards {
                winnable: of_cards
                    .map(|line| WinnableDeals {
                        players: line.players,
                        deals: line.deals,
                        won: line.reached,
                        impossible: line.impossible.values().sum(),
                    })
                    .collect(),
            });
        }
        all.cards_of.push(u8::try_from(at).unwrap_or(u8::MAX));
    }
    all
}

/// A variant of hanab.live by its name.
#[utoipa::path(
    get,
    path = "/api/variants/{name}",
    params(("name" = String, Path, description = "the name on that site")),
    responses(
        (status = 200, body = VariantInfo),
        (status = 404, body = Problem, description = "there is no such variant, or it can't be played here"),
    )
)]
pub(super) async fn variant(Path(name): Path<String>) -> Result<Json<VariantInfo>, ApiError> {
    let options =
        variant_options(&name).map_err(|error| Problem::because(ErrorCode::NoVariant, &error))?;
    Ok(Json(VariantInfo {
        name,
        preset: SITE.to_owned(),
        options: differences(SITE, &options),
    }))
}

/// What a seed of hanab.live decides besides the deck.
#[utoipa::path(
    get,
    path = "/api/seeds/{seed}",
    params(("seed" = String, Path, description = "a seed of that site, such as `p3v0s1`")),
    responses(
        (status = 200, body = SeedInfo),
        (status = 400, body = Problem, description = "it is none, or its variant can't be played here"),
    )
)]
pub(super) async fn seed(Path(seed): Path<String>) -> Result<Json<SeedInfo>, ApiError> {
    let site = SiteDeal::of(&seed)?;
    Ok(Json(SeedInfo {
        seats: site.players(),
        variant: site.variant,
    }))
}

/// The rules of a request.
fn asked(request: RulesRequest) -> Result<Rules, Problem> {
    rules_of(&TableSettings {
        preset: request.preset,
        options: request.options,
        seats: request.seats,
        starter: Starter::Edition,
        listed: false,
        watching: kagiya_protocol::Watching::default(),
        time: kagiya_protocol::TimeControl::None,
        conventions: kagiya_protocol::Conventions::default(),
    })
}

/// The bots that can be seated, the best first.
#[utoipa::path(get, path = "/api/bots", responses((status = 200, body = Vec<BotInfo>)))]
pub(super) async fn bots() -> Json<Vec<BotInfo>> {
    Json(bot_list::infos())
}
