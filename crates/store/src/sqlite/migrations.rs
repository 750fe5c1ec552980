//! Migrates the file of an earlier release.
//!
//! The format of a file is a number, stored as its `user_version`. Each migration leads from one format to
//! the next, in a transaction of its own; after a failure the file is in one of the two formats. A released
//! migration never changes; the next change of the tables is a new entry at the end of [`MIGRATIONS`].

use sqlx::sqlite::SqliteConnection;
use sqlx::{Connection as _, Row as _};

use super::damaged;
use crate::error::OpenError;

/// Entry `n` migrates format `n` to format `n + 1`. An empty file has format 0, and so have the files of the
/// first release, which did not number them.
const MIGRATIONS: &[&str] = &[
    FIRST_RELEASE,
    ROWS_OF_COLUMNS,
    PAGES_BY_KEY,
    A_HOUSE_WITH_A_NAME,
    LEASES,
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
    LOST_APART,
];

/// A game that was lost without a score has none in statistics either. Earlier releases said of all games that
/// were lost by strikes that they have a score, and counted them as 0 points. In the presets named first, such a
/// game has the score 0. Of games that are no longer stored, the statistics have only the number of lost ones.
const LOST_APART: &str = "
update tables set shown = 0 where outcome = 'lost' and shown and (lost <> 'strikes'
        or coalesce(options ->> '$.goal', case preset
            when 'hanab-live-all-or-nothing' then 'all_or_nothing' else 'points' end) = 'all_or_nothing'
        or coalesce(options ->> '$.strikeout', case when preset in
            ('abacus', 'abacus-2-storms', 'abacus-1-storm', 'abacus-easy', 'abacus-6',
            'abacus-6-short', 'abacus-false-colour', 'bga-normal', 'bga-tricky', 'bga-difficult',
            'bga-avalanche', 'bga-black', 'bga-flamboyants', 'bga-hands', 'hanab-live',
            'hanab-live-all-or-nothing', 'hl-6-suits', 'hl-rainbow6', 'hl-black6',
            'hl-dark-rainbow6', 'hl-white-reversed6', 'hle')
            then 'zero' else 'lost' end) <> 'zero');
alter table standings add column scored integer not null default 0;
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

/// The devices on which people play, and which of the people who know a deal were perhaps not new to it.
const DEVICES: &str = "
create table devices (
    device blob not null,
    person text not null,
    since integer not null,
    primary key (device, person)
) without rowid;
create index devices_person on devices (person);
alter table seen add column apart integer not null default 0;
";

/// The computed reviews of finished games.
const REVIEWS: &str = "
create table reviews (
    table_id text primary key,
    version integer not null,
    at integer not null,
    body blob not null
) without rowid;
";

/// Finds whether a deal was made a challenge.
const CHALLENGED: &str = "create index challenges_deal on challenges (deal, at);";

/// The browsers that get notifications by web push. A subscription without its session is not used.
const PUSH: &str = "
create table push_subscriptions (
    endpoint text primary key,
    person text not null,
    session blob not null,
    p256dh blob not null,
    auth blob not null,
    kinds text not null,
    at integer not null
) without rowid;
create index push_subscriptions_person on push_subscriptions (person, at);
";

/// The first games of each kind of a person, also those of earlier releases. The kinds are in
/// `sql/firsts.rs`.
const FIRSTS: &str = "
create table firsts (
    person text not null,
    what text not null,
    table_id text not null,
    finished_at integer not null,
    primary key (person, what)
) without rowid;
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
";

/// Whether friends may see that a person is online, once the person has answered.
const SHOWN_ANSWERS: &str = "alter table shown add column shows integer not null default 1;";

/// The hashes of unused recovery codes.
const RECOVERY_CODES: &str = "
create table recovery_codes (
    person text not null,
    hash blob not null,
    primary key (person, hash)
) without rowid;
";

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
const BEATS: &str = "
alter table leases drop column until;
create index leases_holder on leases (holder);
create table beats (
    holder text primary key,
    until integer not null,
    lost integer not null
) without rowid;
";

/// The time controls of tables, and the turns of correspondence games.
const TIME: &str = "
alter table tables add column time text;
alter table tables add column turn_seat integer;
alter table tables add column turn_since integer;
alter table tables add column turn_due integer;
";

/// Deals that several tables play: which people know which deal, challenges, and the secret of the daily
/// deals.
const SAME_DEALS: &str = "
alter table tables add column given text;
alter table tables add column dealt text;
create index tables_given on tables (given, points) where given is not null;
create table seen (
    deal text not null,
    person text not null,
    table_id text not null,
    primary key (deal, person)
) without rowid;
create index seen_person on seen (person);
create index seen_table on seen (table_id);
create table challenges (
    id text primary key,
    table_id text not null,
    person text not null,
    deal text not null,
    at integer not null,
    unique (table_id, person)
) without rowid;
create index challenges_person on challenges (person, at);
create table secrets (
    name text primary key,
    value text not null
) without rowid;
";

/// Relations between people, and invitations to tables.
const TIES: &str = "
create table ties (
    person text not null,
    other text not null,
    kind text not null,
    at integer not null,
    primary key (person, other, kind)
) without rowid;
create index ties_other on ties (other);
create table shown (
    person text primary key
) without rowid;
create table invitations (
    person text not null,
    table_id text not null,
    invited_by text not null,
    at integer not null,
    primary key (person, table_id)
) without rowid;
create index invitations_table on invitations (table_id);
create index invitations_by on invitations (invited_by);
create index invitations_at on invitations (at);
";

/// The conventions of tables.
const CONVENTIONS: &str = "alter table tables add column conventions text;";

/// The spectators' chat.
const WATCHERS_TALK: &str = "
create table watchers_talk (
    table_id text not null,
    line integer not null,
    person text not null,
    name text not null,
    command text not null,
    at integer not null,
    remark text,
    body text not null,
    primary key (table_id, line)
) without rowid;
";

/// People with a password, deleted people, and the results of finished games by person. The columns of a
/// table have the statistics of its game; without a deal, they are not computed yet.
const PEOPLE_AND_PLAY: &str = "
create table accounts (
    person text primary key,
    look text not null unique,
    password text not null,
    since integer not null,
    settings text not null
) without rowid;
create table gone (
    person text primary key,
    at integer not null
) without rowid;
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
    person text not null,
    finished_at integer not null,
    table_id text not null,
    preset text not null,
    changed integer not null,
    players integer not null,
    outcome text not null,
    primary key (person, finished_at, table_id)
) without rowid;
create index played_table on played (table_id, person);
create table standings (
    person text not null,
    preset text not null,
    changed integer not null,
    players integer not null,
    games integer not null,
    points integer not null,
    best integer not null,
    perfect integer not null,
    lost integer not null,
    strikes integer not null,
    clues integer not null,
    cards integer not null,
    streak integer not null,
    longest integer not null,
    primary key (person, preset, changed, players)
) without rowid;
";

/// Players' notes on cards.
const NOTES: &str = "
create table notes (
    table_id text not null,
    person text not null,
    card integer not null,
    mark text,
    body text not null,
    primary key (table_id, person, card)
) without rowid;
";

/// The reasons of bans.
const WHY_BLOCKED: &str = "alter table blocks add column why text not null default '';";

/// Leases, by which one server owns a table for a time.
const LEASES: &str = "
create table leases (
    table_id text primary key,
    holder text not null,
    epoch integer not null,
    until integer not null
) without rowid;
";

/// A name of the database in its file, the spectators' settings of tables, an index of all tables by age, and
/// bans.
const A_HOUSE_WITH_A_NAME: &str = "
create table house (
    name text primary key,
    value text not null
) without rowid;
alter table tables add column watch text not null default 'seat 0';
create table blocks (
    who text primary key,
    until integer not null
) without rowid;
create index tables_every on tables (created_at, table_id) where stage in ('open', 'running');
create index tables_ended on tables (finished_at, table_id)
    where stage = 'finished' and finished_at is not null;
";

/// Every list has an index in its order, and tables have their first owner.
const PAGES_BY_KEY: &str = "
alter table tables add column opened_by text;
update tables set opened_by =
    (select body ->> '$.fact.created.by.id' from events
        where events.table_id = tables.table_id and seq = 1);
alter table seats add column current integer not null default 0;
alter table seats add column finished_at integer;
update seats set
    current = (select stage in ('open', 'running') from tables
        where tables.table_id = seats.table_id),
    finished_at = (select finished_at from tables
        where tables.table_id = seats.table_id and stage = 'finished');
drop index tables_current;
drop index tables_finished;
drop index seats_person;
create index tables_current on tables (created_at, table_id)
    where stage in ('open', 'running') and listed;
create index tables_finished on tables (finished_at, table_id)
    where stage = 'finished' and listed and finished_at is not null;
create index tables_dead on tables (created_at, table_id) where stage in ('open', 'closed');
create index tables_opened on tables (opened_by) where stage in ('open', 'running');
create index seats_current on seats (person, table_id) where person is not null and current;
create index seats_finished on seats (person, finished_at, table_id)
    where person is not null and finished_at is not null;
";

/// The tables of the first release.
const FIRST_RELEASE: &str = "
create table if not exists events (
    table_id text not null,
    seq integer not null,
    at integer not null,
    body text not null,
    primary key (table_id, seq)
) without rowid;
create table if not exists tables (
    table_id text primary key,
    status text not null,
    listed integer not null,
    created_at integer not null,
    finished_at integer,
    summary text not null
) without rowid;
create index if not exists tables_current on tables (status, created_at);
create index if not exists tables_finished on tables (finished_at, table_id)
    where finished_at is not null;
create table if not exists table_people (
    person text not null,
    table_id text not null,
    primary key (person, table_id)
) without rowid;
create index if not exists table_people_table on table_people (table_id);
create table if not exists commands (
    person text not null,
    command text not null,
    table_id text not null,
    primary key (person, command)
) without rowid;
create table if not exists people (
    person text primary key,
    name text not null
) without rowid;
create table if not exists sessions (
    hash blob primary key,
    person text not null,
    expires integer not null
) without rowid;
";

/// Facts have a version, the row of a table has columns instead of a message, and commands have a time, so
/// that they can be deleted.
const ROWS_OF_COLUMNS: &str = "
alter table events add column version integer not null default 1;

alter table tables rename to old_tables;
drop index tables_current;
drop index tables_finished;
create table tables (
    table_id text primary key,
    stage text not null,
    listed integer not null,
    created_at integer not null,
    started_at integer,
    finished_at integer,
    preset text not null,
    options text not null,
    first text not null,
    first_seat integer,
    outcome text,
    lost text,
    points integer,
    shown integer,
    rating text,
    scale text,
    max_score integer,
    turns integer
) without rowid;
create table seats (
    table_id text not null,
    seat integer not null,
    person text,
    person_name text,
    bot text,
    kept_for text,
    kept_for_name text,
    primary key (table_id, seat)
) without rowid;
insert into tables
    select table_id, status, listed, created_at,
        (select at from events
            where events.table_id = old_tables.table_id
                and body ->> '$.fact.started.seed' is not null limit 1),
        finished_at,
        summary ->> '$.settings.preset',
        coalesce(summary -> '$.settings.options', '{}'),
        coalesce(summary ->> '$.settings.starter.type', 'edition'),
        summary ->> '$.settings.starter.seat',
        summary ->> '$.result.outcome',
        summary ->> '$.result.lost',
        summary ->> '$.result.points',
        summary ->> '$.result.shown',
        summary ->> '$.result.rating',
        summary ->> '$.result.scale',
        summary ->> '$.max_score',
        summary ->> '$.turns'
    from old_tables;
insert into seats
    select table_id, seat.key,
        seat.value ->> '$.person.id', seat.value ->> '$.person.name',
        seat.value ->> '$.bot',
        seat.value ->> '$.kept_for.id', seat.value ->> '$.kept_for.name'
    from old_tables, json_each(summary, '$.seats') as seat;
drop table old_tables;
drop table table_people;
create index tables_current on tables (stage, created_at);
create index tables_finished on tables (finished_at, table_id) where finished_at is not null;
create index seats_person on seats (person, table_id) where person is not null;

alter table commands add column at integer not null default 0;
update commands set at =
    coalesce((select created_at from tables where tables.table_id = commands.table_id), 0);
create index commands_at on commands (at);
create index commands_table on commands (table_id);

create index sessions_expires on sessions (expires);
create index sessions_person on sessions (person);
";

/// The origin of a file without a format.
enum Origin {
    /// A new file, which is empty.
    New,
    /// The first release, which wrote no format.
    FirstRelease,
    /// Another program.
    Foreign,
}

/// Determines the origin of a file without a format by its tables.
async fn origin(connection: &mut SqliteConnection) -> Result<Origin, OpenError> {
    let tables: Vec<String> =
        sqlx::query_scalar("select name from sqlite_master where type = 'table'")
            .fetch_all(connection)
            .await
            .map_err(damaged)?;
    Ok(if tables.is_empty() {
        Origin::New
    } else if tables.iter().any(|name| name == "events") {
        Origin::FirstRelease
    } else {
        Origin::Foreign
    })
}

/// Migrates a file to the newest format.
///
/// # Errors
/// [`OpenError::Newer`] if it has a format of a later release; [`OpenError::NotOurs`] if it is a database of
/// another program; [`OpenError::Unusable`] if it can't be changed, or is not a file of a server.
pub(super) async fn migrate(connection: &mut SqliteConnection) -> Result<(), OpenError> {
    let known = u32::try_from(MIGRATIONS.len()).unwrap_or(u32::MAX);
    // A new file needs no log entry about a migration.
    let mut new = false;
    loop {
        // Locked for writing at once, so that two processes that start together migrate one after the other.
        let mut transaction = connection
            .begin_with("begin immediate")
            .await
            .map_err(damaged)?;
        let found: u32 = sqlx::query("pragma user_version")
            .fetch_one(&mut *transaction)
            .await
            .and_then(|row| row.try_get(0))
            .map_err(damaged)?;
        if found > known {
            return Err(OpenError::Newer { found, known });
        }
        if found == 0 {
            match origin(&mut transaction).await? {
                Origin::New => new = true,
                Origin::FirstRelease => {}
                Origin::Foreign => return Err(OpenError::NotOurs),
            }
        }
        let next = usize::try_from(found)
            .ok()
            .and_then(|found| MIGRATIONS.get(found));
        let Some(migration) = next else {
            return Ok(());
        };
        let script = format!("{migration}\npragma user_version = {};", found + 1);
        sqlx::raw_sql(sqlx::AssertSqlSafe(script))
            .execute(&mut *transaction)
            .await
            .map_err(damaged)?;
        transaction.commit().await.map_err(damaged)?;
        if !new {
            tracing::info!(format = found + 1, "the data has a new format");
        }
    }
}
