//! Assumptions about the other players at the table.

mod partner_model;
mod table_profile;

pub(crate) use partner_model::{Partner, agreed_statement};
pub(crate) use table_profile::TableProfile;
