//! Migrates the database of an earlier release.
//!
//! The format of a database is a number, stored in the table `kagiya_format`. All missing migrations run in
//! one transaction; after a failure the database is unchanged. A released migration never changes; the next
//! change of the tables is a new entry at the end of [`MIGRATIONS`].

use sqlx::postgres::PgConnection;
use sqlx::{Connection as _, Row as _};

use crate::error::{OpenError, PostgresError};

/// Entry `n` migrates format `n` to format `n + 1`. An empty database has format 0.
const MIGRATIONS: &[&str] = &[
    FIRST,
    WHY_BLOCKED,
    NOTES,
    PEOPLE_AND_PLAY,
    WATCHERS_TALK,
    BEATS,
    TIME,
    SAME_DEALS,
    TIES,
    CONVENTIONS,
    BY_KEY,
    FILES,
    RECOVERY_CODES,
    SHOWN_ANSWERS,
    PUSH,
    FIRSTS,
    CHALLENGED,
    REVIEWS,
    DEVICES,
    WRITERS,
    LOST_APART,
];

/// A game that was lost without a score has none in statistics either. Earlier releases said of all games that
/// were lost by strikes that they have a score, and counted them as 0 points. In the presets named first, such a
/// game has the score 0. Of games that are no longer stored, the statistics have only the number of lost ones.
const LOST_APART: &str = "
update tables set shown = false where outcome = 'lost' and shown and (lost <> 'strikes'
        or coalesce(options ->> 'goal', case preset
            when 'hanab-live-all-or-nothing' then 'all_or_nothing' else 'points' end) = 'all_or_nothing'
        or coalesce(options ->> 'strikeout', case when preset in
            ('abacus', 'abacus-2-storms', 'abacus-1-storm', 'abacus-easy', 'abacus-6',
            'abacus-6-short', 'abacus-false-colour', 'bga-normal', 'bga-tricky', 'bga-difficult',
            'bga-avalanche', 'bga-black', 'bga-flamboyants', 'bga-hands', 'hanab-live',
            'hanab-live-all-or-nothing', 'hl-6-suits', 'hl-rainbow6', 'hl-black6',
            'hl-dark-rainbow6', 'hl-white-reversed6', 'hle')
            then 'zero' else 'lost' end) <> 'zero');
alter table standings add column scored bigint not null default 0;
update standings set scored = case
    when preset in ('grand-finale', 'royal-favor', 'bouquet-final', 'rr-v4',
            'hanab-live-all-or-nothing') then 0
    when preset in ('abacus', 'abacus-2-storms', 'abacus-1-storm', 'abacus-easy', 'abacus-6',
            'abacus-6-short', 'abacus-false-colour', 'bga-normal', 'bga-tricky', 'bga-difficult',
            'bga-avalanche', 'bga-black', 'bga-flamboyants', 'bga-hands', 'hanab-live',
            'hanab-live-all-or-nothing', 'hl-6-suits', 'hl-rainbow6', 'hl-black6',
            'hl-dark-rainbow6', 'hl-white-reversed6', 'hle') then games
    else games - lost end;
update standings set points = 0, best = 0 where scored = 0;
update standings set
    scored = counted.removed + counted.scored,
    points = case when counted.removed = 0 then counted.points else standings.points - counted.uncounted end,
    best = case when counted.removed = 0 then counted.best else standings.best end
from (select before.person, before.preset, before.changed, before.players,
        case when before.scored = before.games then before.games - stored.games
            when before.scored = before.games - before.lost
                then before.games - stored.games - before.lost + stored.lost
            else 0 end as removed,
        stored.scored, stored.points, stored.best, stored.uncounted
    from standings as before join (select played.person, played.preset, played.changed, played.players,
            count(*) as games,
            sum(case when tables.outcome = 'lost' then 1 else 0 end) as lost,
            sum(case when tables.shown then 1 else 0 end) as scored,
            sum(case when tables.shown then tables.points else 0 end) as points,
            coalesce(max(case when tables.shown then tables.points end), 0) as best,
            sum(case when tables.shown then 0 else tables.points end) as uncounted
        from played join tables on tables.table_id = played.table_id
        where played.outcome <> 'broken_off'
        group by played.person, played.preset, played.changed, played.players) as stored
        on stored.person = before.person and stored.preset = before.preset
            and stored.changed = before.changed and stored.players = before.players) as counted
where counted.person = standings.person and counted.preset = standings.preset
    and counted.changed = standings.changed and counted.players = standings.players;
";

/// The last transaction that each writer committed.
const WRITERS: &str = r#"
create table writers (
    name text collate "C" primary key,
    number bigint not null,
    at timestamptz not null
);
"#;

/// The devices on which people play, and which of the people who know a deal were perhaps not new to it.
const DEVICES: &str = r#"
create table devices (
    device bytea not null,
    person text collate "C" not null,
    since bigint not null,
    primary key (device, person)
);
create index devices_person on devices (person);
alter table seen add column apart integer not null default 0;
"#;

/// The computed reviews of finished games.
const REVIEWS: &str = r#"
create table reviews (
    table_id text collate "C" primary key,
    version bigint not null,
    at bigint not null,
    body bytea not null
);
"#;

/// Finds whether a deal was made a challenge.
const CHALLENGED: &str = "create index challenges_deal on challenges (deal, at);";

/// The browsers that get notifications by web push. A subscription without its session is not used.
const PUSH: &str = r#"
create table push_subscriptions (
    endpoint text collate "C" primary key,
    person text collate "C" not null,
    session bytea not null,
    p256dh bytea not null,
    auth bytea not null,
    kinds text not null,
    at bigint not null
);
create index push_subscriptions_person on push_subscriptions (person, at);
"#;

/// The first games of each kind of a person, also those of earlier releases. The kinds are in
/// `sql/firsts.rs`.
const FIRSTS: &str = r#"
create table firsts (
    person text collate "C" not null,
    what text collate "C" not null,
    table_id text collate "C" not null,
    finished_at bigint not null,
    primary key (person, what)
);
create index firsts_table on firsts (table_id);
insert into firsts (person, what, table_id, finished_at)
    select person, what, table_id, finished_at from
        (select person, what, table_id, finished_at, row_number() over
            (partition by person, what order by finished_at, table_id) as place from
            (select person, 'edition ' || preset as what, table_id, finished_at from played
                where outcome <> 'broken_off' and not changed
            union all select person, 'perfect ' || preset, table_id, finished_at from played
                where outcome = 'perfect' and not changed
            union all select person, 'perfect', table_id, finished_at from played
                where outcome = 'perfect' and not changed
            union all select person, 'people', table_id, finished_at from played
                where outcome <> 'broken_off' and exists
                    (select 1 from played as other where other.table_id = played.table_id
                        and other.person <> played.person)
            union all select played.person, 'day', played.table_id, played.finished_at from played
                join tables on tables.table_id = played.table_id
                where played.outcome <> 'broken_off' and tables.given like 'day %') as games)
        as ordered
    where place = 1;
"#;

/// Whether friends may see that a person is online, once the person has answered.
const SHOWN_ANSWERS: &str = "alter table shown add column shows integer not null default 1;";

/// The hashes of unused recovery codes.
const RECOVERY_CODES: &str = r#"
create table recovery_codes (
    person text collate "C" not null,
    hash bytea not null,
    primary key (person, hash)
);
"#;

/// Finds the games that a person opened from files.
const FILES: &str = "
create index tables_files on tables (opened_by, created_at)
    where given in ('file kagiya', 'file hanab-live');
";

/// Indexes for all queries of clients, so that their cost doesn't grow with the data. For deleted people,
/// whether all events have been searched for their name.
const BY_KEY: &str = "
create index people_name on people (name);
create index watchers_talk_person on watchers_talk (person);
create index tables_played on tables (given, stage) where given is not null;
alter table gone add column looked integer not null default 0;
";

/// A lease is valid as long as its holder is alive.
const BEATS: &str = r#"
alter table leases drop column until;
create index leases_holder on leases (holder);
create table beats (
    holder text collate "C" primary key,
    until bigint not null,
    lost bigint not null
) with (fillfactor = 50);
"#;

/// The time controls of tables, and the turns of correspondence games.
const TIME: &str = "
alter table tables add column time text;
alter table tables add column turn_seat integer;
alter table tables add column turn_since bigint;
alter table tables add column turn_due bigint;
";

/// Deals that several tables play: which people know which deal, challenges, and the secret of the daily
/// deals.
const SAME_DEALS: &str = r#"
alter table tables add column given text;
alter table tables add column dealt text;
create index tables_given on tables (given, points) where given is not null;
create table seen (
    deal text collate "C" not null,
    person text collate "C" not null,
    table_id text collate "C" not null,
    primary key (deal, person)
);
create index seen_person on seen (person);
create index seen_table on seen (table_id);
create table challenges (
    id text collate "C" primary key,
    table_id text collate "C" not null,
    person text collate "C" not null,
    deal text collate "C" not null,
    at bigint not null,
    unique (table_id, person)
);
create index challenges_person on challenges (person, at);
create table secrets (
    name text collate "C" primary key,
    value text not null
);
"#;

/// Relations between people, and invitations to tables.
const TIES: &str = r#"
create table ties (
    person text collate "C" not null,
    other text collate "C" not null,
    kind text collate "C" not null,
    at bigint not null,
    primary key (person, other, kind)
);
create index ties_other on ties (other);
create table shown (
    person text collate "C" primary key
);
create table invitations (
    person text collate "C" not null,
    table_id text collate "C" not null,
    invited_by text collate "C" not null,
    at bigint not null,
    primary key (person, table_id)
);
create index invitations_table on invitations (table_id);
create index invitations_by on invitations (invited_by);
create index invitations_at on invitations (at);
"#;

/// The conventions of tables.
const CONVENTIONS: &str = "alter table tables add column conventions text;";

/// The spectators' chat.
const WATCHERS_TALK: &str = r#"
create table watchers_talk (
    table_id text collate "C" not null,
    line integer not null,
    person text collate "C" not null,
    name text not null,
    command text collate "C" not null,
    at bigint not null,
    remark text,
    body text not null,
    primary key (table_id, line)
);
"#;

/// People with a password, deleted people, and the results of finished games by person. The columns of a
/// table have the statistics of its game; without a deal, they are not computed yet.
const PEOPLE_AND_PLAY: &str = r#"
create table accounts (
    person text collate "C" primary key,
    look text collate "C" not null unique,
    password text not null,
    since bigint not null,
    settings text not null
);
create table gone (
    person text collate "C" primary key,
    at bigint not null
);
alter table tables add column strikes integer;
alter table tables add column clues integer;
alter table tables add column cards integer;
alter table tables add column deal text;
create index tables_deal on tables (deal, points) where deal is not null;
create index tables_uncounted on tables (finished_at, table_id)
    where stage = 'finished' and finished_at is not null and deal is null;
create index notes_person on notes (person);
create index seats_kept on seats (kept_for) where kept_for is not null;
create index seats_closed on seats (person)
    where person is not null and not current and finished_at is null;
create table played (
    person text collate "C" not null,
    finished_at bigint not null,
    table_id text collate "C" not null,
    preset text collate "C" not null,
    changed boolean not null,
    players bigint not null,
    outcome text not null,
    primary key (person, finished_at, table_id)
);
create index played_table on played (table_id, person);
create table standings (
    person text collate "C" not null,
    preset text collate "C" not null,
    changed boolean not null,
    players bigint not null,
    games bigint not null,
    points bigint not null,
    best bigint not null,
    perfect bigint not null,
    lost bigint not null,
    strikes bigint not null,
    clues bigint not null,
    cards bigint not null,
    streak bigint not null,
    longest bigint not null,
    primary key (person, preset, changed, players)
);
"#;

/// Players' notes on cards.
const NOTES: &str = r#"
create table notes (
    table_id text collate "C" not null,
    person text collate "C" not null,
    card integer not null,
    mark text,
    body text not null,
    primary key (table_id, person, card)
);
"#;

/// The reasons of bans.
const WHY_BLOCKED: &str = "alter table blocks add column why text not null default '';";

/// A lock number that other programs are unlikely to use: two servers that start together migrate one after
/// the other.
const LOCK: i64 = 0x4b61_6769_7961;

/// The tables of the first release that could use `PostgreSQL`.
///
/// Ids are compared byte by byte, whatever the locale of the database, so that lists have the same order in
/// every store. The body of an event is bytes, since text in `PostgreSQL` can't contain a zero character.
/// `heads` has the number of the last event of each table, in a row that is updated in place; each writer
/// locks it.
const FIRST: &str = r#"
create table kagiya_format (version integer not null);
insert into kagiya_format values (0);
create table events (
    table_id text collate "C" not null,
    seq integer not null,
    at bigint not null,
    version integer not null,
    body bytea not null,
    primary key (table_id, seq)
);
create table heads (
    table_id text collate "C" primary key,
    seq integer not null
) with (fillfactor = 70);
create table tables (
    table_id text collate "C" primary key,
    stage text not null,
    listed boolean not null,
    created_at bigint not null,
    started_at bigint,
    finished_at bigint,
    preset text not null,
    options json not null,
    first text not null,
    first_seat integer,
    watch text not null,
    outcome text,
    lost text,
    points integer,
    shown boolean,
    rating text,
    scale text,
    max_score integer,
    turns integer,
    opened_by text collate "C"
);
create index tables_current on tables (created_at, table_id)
    where stage in ('open', 'running') and listed;
create index tables_finished on tables (finished_at, table_id)
    where stage = 'finished' and listed and finished_at is not null;
create index tables_every on tables (created_at, table_id) where stage in ('open', 'running');
create index tables_ended on tables (finished_at, table_id)
    where stage = 'finished' and finished_at is not null;
create index tables_dead on tables (created_at, table_id) where stage in ('open', 'closed');
create index tables_opened on tables (opened_by) where stage in ('open', 'running');
create table seats (
    table_id text collate "C" not null,
    seat integer not null,
    person text collate "C",
    person_name text,
    bot text,
    kept_for text collate "C",
    kept_for_name text,
    current boolean not null,
    finished_at bigint,
    primary key (table_id, seat)
);
create index seats_current on seats (person, table_id) where person is not null and current;
create index seats_finished on seats (person, finished_at, table_id)
    where person is not null and finished_at is not null;
create table commands (
    person text collate "C" not null,
    command text collate "C" not null,
    table_id text collate "C" not null,
    at bigint not null,
    primary key (person, command)
);
create index commands_at on commands (at);
create index commands_table on commands (table_id);
create table people (
    person text collate "C" primary key,
    name text not null
);
create table sessions (
    hash bytea primary key,
    person text collate "C" not null,
    expires bigint not null
);
create index sessions_expires on sessions (expires);
create index sessions_person on sessions (person);
create table leases (
    table_id text collate "C" primary key,
    holder text not null,
    epoch bigint not null,
    until bigint not null
) with (fillfactor = 70);
create table blocks (
    who text collate "C" primary key,
    until bigint not null
);
"#;

/// Migrates a database to the newest format.
///
/// # Errors
/// [`OpenError::Newer`] if it has a format of a later release, [`OpenError::Postgres`] if it can't be changed
/// or belongs to another program.
pub(super) async fn migrate(connection: &mut PgConnection) -> Result<(), OpenError> {
    let failed = PostgresError::of;
    let mut transaction = connection.begin().await.map_err(failed)?;
    sqlx::query("select pg_advisory_xact_lock($1)")
        .bind(LOCK)
        .execute(&mut *transaction)
        .await
        .map_err(failed)?;
    let numbered: bool = sqlx::query("select to_regclass('kagiya_format') is not null")
        .fetch_one(&mut *transaction)
        .await
        .and_then(|row| row.try_get(0))
        .map_err(failed)?;
    let found = if numbered {
        sqlx::query("select version from kagiya_format")
            .fetch_one(&mut *transaction)
            .await
            .and_then(|row| row.try_get::<i32, _>(0))
            .map_err(failed)?
    } else {
        let others: i64 =
            sqlx::query("select count(*) from pg_tables where schemaname = current_schema()")
                .fetch_one(&mut *transaction)
                .await
                .and_then(|row| row.try_get(0))
                .map_err(failed)?;
        if others > 0 {
            return Err(PostgresError::Foreign.into());
        }
        0
    };
    let known = u32::try_from(MIGRATIONS.len()).unwrap_or(u32::MAX);
    let found = u32::try_from(found).unwrap_or(u32::MAX);
    if found > known {
        return Err(OpenError::Newer { found, known });
    }
    let missing = MIGRATIONS.iter().skip(found as usize);
    for (format, migration) in (found + 1..).zip(missing) {
        sqlx::raw_sql(*migration)
            .execute(&mut *transaction)
            .await
            .map_err(failed)?;
        sqlx::query("update kagiya_format set version = $1")
            .bind(i64::from(format))
            .execute(&mut *transaction)
            .await
            .map_err(failed)?;
        // A new database needs no log entry about a migration.
        if found > 0 {
            tracing::info!(format, "the data has a new format");
        }
    }
    transaction.commit().await.map_err(failed)?;
    Ok(())
}
