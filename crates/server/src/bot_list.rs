//! The list of bots that clients receive.

use kagiya_bots::Kind;
use kagiya_protocol::BotInfo;

/// The bots that clients can seat; the first is the default.
pub(crate) fn infos() -> Vec<BotInfo> {
    Kind::partners()
        .map(|kind| BotInfo {
            name: kind.name.to_owned(),
            about: kind.about.to_owned(),
            explains: kind.explains(),
            substitute: kind.name == Kind::substitute().name,
        })
        .collect()
}
