//! The server from its clients' view: the real application on a free port. One program holds all of these
//! tests, since each program takes longer to build than to run.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

#[path = "../common/mod.rs"]
mod common;

mod accounts;
mod admin;
mod alone;
mod application;
mod attacks;
mod bus;
mod chat;
mod cluster;
mod commands;
mod connection;
mod conventions;
mod correspondence;
mod data_folder;
mod deals;
mod devices;
mod explanations;
mod files;
mod friends;
mod game_reviews;
mod games;
mod http;
mod kick;
mod leases;
mod limits_per_network;
mod link_previews;
mod list_places;
mod node_pair;
mod notes;
mod personal_data;
mod presence;
mod program_client;
mod push;
mod puzzles;
mod ranked_days;
mod reactions;
mod records;
mod recovery;
mod refusals;
mod resume;
mod review;
mod seat_floods;
mod seats;
mod secrets;
mod secrets_of_variants;
mod seeds;
mod sockets;
mod spectators;
mod stores;
mod table_ends;
mod takeback;
mod time;
mod usage_gossip;
mod variants;
mod variations;
mod web_client;
