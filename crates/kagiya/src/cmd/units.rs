//! Times and sizes for administrators.

use jiff::Timestamp;
use jiff::tz::TimeZone;

/// A time in UTC, in the format of the log.
pub(super) fn utc_time(millis: i64) -> String {
    let at = Timestamp::from_millisecond(millis).unwrap_or(Timestamp::MAX);
    let at = at.to_zoned(TimeZone::UTC);
    at.strftime("%Y-%m-%d %H:%M UTC").to_string()
}

/// A number of bytes in the largest unit that leaves a whole number of it.
pub(super) fn size(bytes: u64) -> String {
    let units = ["B", "KiB", "MiB", "GiB", "TiB"];
    let mut left = bytes;
    let mut unit = 0;
    while left >= 10 * 1024 && unit + 1 < units.len() {
        left /= 1024;
        unit += 1;
    }
    format!("{left} {}", units[unit])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_have_a_unit() {
        for (bytes, text) in [
            (0, "0 B"),
            (10_239, "10239 B"),
            (10_240, "10 KiB"),
            (25 << 20, "25 MiB"),
            (u64::MAX, "16777215 TiB"),
        ] {
            assert_eq!(size(bytes), text);
        }
    }
}
