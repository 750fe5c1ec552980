//! The server as its people meet it: the real application on a free port, and what is asked of it. One program holds
//! all of these tests, since each program takes longer to build than to run.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

#[path = "../app/mod.rs"]
mod app;

mod accounts;
mod admin;
mod attacks;
mod branches;
mod buses;
mod commands;
mod connection;
mod conventions;
mod data_folder;
mod deals;
mod ends;
mod friends;
mod games;
mod house;
mod http;
mod keeping_out;
mod leases;
mod many_names;
mod nodes;
mod notes;
mod presence;
mod records;
mod refusals;
mod resuming;
mod review;
mod seats;
mod secrets;
mod shares;
mod sockets;
mod stores;
mod taking_back;
mod talk;
mod time;
mod watching;
mod why;
