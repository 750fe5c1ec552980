//! Checks what an administrator should know before players do: limits, clock, disk, proxy, keys, backups.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_with::skip_serializing_none;

use crate::app::App;
use crate::config::{Addresses, Config, connections, open_files};
use crate::store::chain;

/// A day, in milliseconds.
const DAY: i64 = 24 * 60 * 60 * 1000;
/// The oldest backup without a warning.
const BACKUP_AGE: i64 = 2 * DAY;
/// The least limit of open files without a warning: a table of five needs some six.
const OPEN_FILES: usize = 4096;
/// The least free space without a warning, in bytes, and the space below which something is wrong.
const FREE: u64 = 1 << 30;
const NEARLY_FULL: u64 = 100 << 20;
/// The greatest difference of clocks without a warning, in milliseconds.
const CLOCKS_DIFFER: i64 = 2_000;

/// How good the result of a check is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Grade {
    /// Nothing to do.
    Ok,
    /// It works, and should be changed.
    Warning,
    /// It must be changed.
    Problem,
}

/// The result of a check.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Finding {
    /// How good it is.
    pub grade: Grade,
    /// What was found.
    #[serde(flatten)]
    pub found: Found,
}

/// What a check found. Sizes are in bytes, times and ages in milliseconds.
#[skip_serializing_none]
#[expect(missing_docs, reason = "each variant describes its fields")]
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "check", rename_all = "snake_case")]
pub enum Found {
    /// The process of the server; `None` if none runs.
    Server { process: Option<u32> },
    /// Whether the store can be written and read, and failures since the start.
    Store { error: Option<String>, errors: u64 },
    /// Whether the other servers of a cluster can be reached.
    Bus { connected: bool },
    /// The limit of open files, and the connections that it leaves room for.
    OpenFiles { limit: usize, connections: usize },
    /// The space on the disk of the data directory.
    Disk { free: u64, total: u64 },
    /// Whether the disk is one of another machine, on which `SQLite` is not safe.
    RemoteDisk,
    /// How far the newest table lies in the future. The clock has gone back.
    FutureTable { by: i64 },
    /// How far the database's clock is ahead of this machine's.
    DatabaseClock { ahead: i64 },
    /// Files that other users can read.
    Readable { files: Vec<PathBuf> },
    /// The number of keys that the seeds of deals are sealed with; 0 if they are not sealed.
    Keys { keys: usize },
    /// The time of the newest backup by `kagiya admin backup`, and its age.
    Backup { at: Option<i64>, age: Option<i64> },
    /// The database is backed up by tools of its own.
    OwnBackup,
    /// The address under which people reach the server.
    PublicUrl { url: Option<String> },
    /// The server takes addresses of clients from a header, which everybody can write who reaches it directly.
    OpenProxy { listen: String },
    /// The server has a public address but no proxy that it trusts: all visitors have the proxy's address.
    NoProxy,
    /// Everybody who reaches this address can read the metrics.
    OpenMetrics { metrics: String },
}

impl App {
    /// Runs all checks.
    pub(super) async fn examine(self: &Arc<Self>) -> Vec<Finding> {
        let config = &self.services.config;
        let now = self.services.clock.now();
        let mut found = vec![
            (
                Grade::Ok,
                Found::Server {
                    process: Some(std::process::id()),
                },
            ),
            self.store_works().await,
        ];
        if config.node.is_some() {
            let connected = self.services.bus.is_ready();
            let grade = or_problem(connected);
            found.push((grade, Found::Bus { connected }));
        }
        found.push(files_are_enough(open_files()));
        found.extend(self.clocks(now).await);
        if let Some(listening) = &config.addresses {
            found.extend(addresses(config, listening));
        }
        if let Some(data) = &config.data {
            found.extend(folder(data));
        }
        let keys = config.keys.as_ref().map_or(0, |keys| keys.count());
        found.push((or_warning(keys > 0), Found::Keys { keys }));
        found.extend(self.backup_age(now).await);
        let findings = found.into_iter();
        findings
            .map(|(grade, found)| Finding { grade, found })
            .collect()
    }

    async fn store_works(&self) -> (Grade, Found) {
        let error = self.services.store.ready().await.err();
        let errors = self.services.metrics.store_errors.get();
        let grade = match (&error, errors) {
            (Some(_), _) => Grade::Problem,
            (None, 1..) => Grade::Warning,
            (None, 0) => Grade::Ok,
        };
        let error = error.map(|error| chain(&error));
        (grade, Found::Store { error, errors })
    }

    /// Compares this machine's clock with the database's, and with the newest table.
    async fn clocks(&self, now: i64) -> Vec<(Grade, Found)> {
        let mut found = Vec::new();
        if let Ok(Some(theirs)) = self.services.store.clock().await {
            let ahead = theirs - now;
            let grade = or_warning(ahead.abs() <= CLOCKS_DIFFER);
            found.push((grade, Found::DatabaseClock { ahead }));
        }
        if let Ok(Some(newest)) = self.services.store.newest_table().await {
            let by = newest - now;
            if by > CLOCKS_DIFFER {
                found.push((Grade::Problem, Found::FutureTable { by }));
            }
        }
        found
    }

    async fn backup_age(&self, now: i64) -> Option<(Grade, Found)> {
        let store = &self.services.store;
        if !store.has_backups() {
            return Some((Grade::Ok, Found::OwnBackup));
        }
        let at = store.last_backup().await.ok()?;
        let age = at.map(|at| now - at);
        // A server with few games needs none yet.
        let counts = store.counts().await.ok()?;
        let fresh = match age {
            Some(age) => age <= BACKUP_AGE,
            None => counts.finished < 10,
        };
        Some((or_warning(fresh), Found::Backup { at, age }))
    }
}

const fn or_warning(good: bool) -> Grade {
    if good { Grade::Ok } else { Grade::Warning }
}

const fn or_problem(good: bool) -> Grade {
    if good { Grade::Ok } else { Grade::Problem }
}

fn files_are_enough(limit: usize) -> (Grade, Found) {
    let connections = connections(limit);
    let grade = or_warning(limit >= OPEN_FILES);
    (grade, Found::OpenFiles { limit, connections })
}

/// The addresses at which the server listens, and what it believes about its clients.
fn addresses(config: &Config, listening: &Addresses) -> Vec<(Grade, Found)> {
    let local = listening.listen.ip().is_loopback();
    let url = config.public_url.clone();
    let secure = url.as_deref().is_some_and(|url| url.starts_with("https:"));
    let public = url.is_some();
    let mut found = vec![(or_warning(local || secure), Found::PublicUrl { url })];
    if config.trust_proxy.is_everybody() && !local {
        let listen = listening.listen.to_string();
        found.push((Grade::Warning, Found::OpenProxy { listen }));
    }
    if public && local && config.trust_proxy.is_empty() {
        found.push((Grade::Problem, Found::NoProxy));
    }
    if !listening.metrics.ip().is_loopback() {
        let metrics = listening.metrics.to_string();
        found.push((Grade::Warning, Found::OpenMetrics { metrics }));
    }
    found
}

/// The data directory: its disk, and who can read it.
fn folder(data: &Path) -> Vec<(Grade, Found)> {
    let mut found = Vec::new();
    #[cfg(unix)]
    found.extend(disk(data));
    let files = readable(data);
    let grade = or_problem(files.is_empty());
    found.push((grade, Found::Readable { files }));
    found
}

/// The disk of the data directory.
#[cfg(unix)]
fn disk(data: &Path) -> Vec<(Grade, Found)> {
    let Ok(space) = rustix::fs::statvfs(data) else {
        return Vec::new();
    };
    let free = space.f_bavail.saturating_mul(space.f_frsize);
    let total = space.f_blocks.saturating_mul(space.f_frsize);
    let grade = match free {
        0..NEARLY_FULL => Grade::Problem,
        NEARLY_FULL..FREE => Grade::Warning,
        _ => Grade::Ok,
    };
    let mut found = vec![(grade, Found::Disk { free, total })];
    if is_remote(data) {
        found.push((Grade::Problem, Found::RemoteDisk));
    }
    found
}

/// Whether a folder is on a disk of another machine.
#[cfg(target_os = "linux")]
fn is_remote(data: &Path) -> bool {
    // NFS, CIFS, SMB2, AFS, Ceph and 9P, as in Linux' magic.h.
    const REMOTE: [u32; 6] = [
        0x6969,
        0xff53_4d42,
        0xfe53_4d42,
        0x5346_414f,
        0x00c3_6400,
        0x0102_1997,
    ];
    rustix::fs::statfs(data).is_ok_and(|found| {
        let kind = u32::try_from(found.f_type & 0xffff_ffff).unwrap_or_default();
        REMOTE.contains(&kind)
    })
}

#[cfg(all(unix, not(target_os = "linux")))]
const fn is_remote(_: &Path) -> bool {
    false
}

/// The files of the data directory that other users can read.
#[cfg(unix)]
fn readable(data: &Path) -> Vec<PathBuf> {
    use std::os::unix::fs::PermissionsExt as _;
    let names = ["kagiya.keys", "kagiya.db", "kagiya.db-wal"];
    let files = names.map(|name| data.join(name)).into_iter();
    files
        .filter(|file| {
            std::fs::metadata(file).is_ok_and(|found| found.permissions().mode() & 0o077 != 0)
        })
        .collect()
}

#[cfg(not(unix))]
const fn readable(_: &Path) -> Vec<PathBuf> {
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::trusted_proxies::TrustedProxies;

    fn listening(listen: &str, metrics: &str) -> Addresses {
        Addresses {
            listen: listen.parse().unwrap(),
            metrics: metrics.parse().unwrap(),
        }
    }

    #[test]
    fn addresses_are_judged_by_who_can_reach_them() {
        let here = || listening("127.0.0.1:4848", "127.0.0.1:4849");
        let open = || listening("0.0.0.0:4848", "[::]:4849");
        let url = |url: &str| Some(url.to_owned());
        let (secure, insecure) = ("https://hanabi.example", "http://hanabi.example");
        for (public_url, trusted, listening, worst, proxy) in [
            (None, "", here(), Grade::Ok, None),
            (url(secure), "private", here(), Grade::Ok, None),
            (url(secure), "", here(), Grade::Problem, Some("none")),
            (None, "", open(), Grade::Warning, None),
            (url(insecure), "", open(), Grade::Warning, None),
            (url(secure), "10.0.0.0/8", open(), Grade::Warning, None),
            (url(secure), "::/0", open(), Grade::Warning, Some("open")),
            (url(secure), "::/0", here(), Grade::Ok, None),
        ] {
            let config = Config {
                public_url,
                trust_proxy: TrustedProxies(trusted.parse().into_iter().collect()),
                ..Config::default()
            };
            let found = addresses(&config, &listening);
            let grade = found.iter().map(|(grade, _)| *grade).max();
            assert_eq!(grade, Some(worst), "{found:?}");
            let said = found.iter().find_map(|(_, found)| match found {
                Found::NoProxy => Some("none"),
                Found::OpenProxy { .. } => Some("open"),
                _ => None,
            });
            assert_eq!(said, proxy, "{found:?}");
        }
        let found = addresses(&Config::default(), &open());
        assert!(
            found
                .iter()
                .any(|(_, found)| matches!(found, Found::OpenMetrics { .. })),
            "{found:?}"
        );
    }

    #[test]
    fn a_small_limit_of_open_files_is_a_warning() {
        assert_eq!(files_are_enough(1024).0, Grade::Warning);
        assert_eq!(files_are_enough(65_536).0, Grade::Ok);
    }

    #[cfg(unix)]
    #[test]
    fn files_that_others_can_read_are_named() {
        use std::os::unix::fs::PermissionsExt as _;
        let data = tempfile::TempDir::new().unwrap();
        for (name, mode) in [("kagiya.keys", 0o640), ("kagiya.db", 0o600)] {
            let file = data.path().join(name);
            std::fs::write(&file, "").unwrap();
            std::fs::set_permissions(&file, std::fs::Permissions::from_mode(mode)).unwrap();
        }
        assert_eq!(readable(data.path()), [data.path().join("kagiya.keys")]);
        let found = disk(data.path());
        assert!(
            matches!(found[0].1, Found::Disk { free, total } if free <= total && total > 0),
            "{found:?}"
        );
    }
}
