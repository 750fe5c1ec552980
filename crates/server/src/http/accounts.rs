//! Accounts: registration, sign-in and sign-out, export and removal.

use std::collections::BTreeMap;
use std::io;
use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE, SET_COOKIE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use kagiya_protocol::{
    AccountInfo, AccountRequest, ErrorCode, MAX_SETTINGS, PasswordChange, PasswordRequest, Person,
    PersonId, Problem, SessionReply, SignInRequest, TableId,
};
use serde_json::{Value, json};

use super::extract::{CurrentUser, FromDevice, Network, RateLimited, Token, per_person};
use super::{ApiError, ValidJson};
use crate::app::App;
use crate::device::Device;
use crate::limits::limited::Limited;
use crate::refusal::Refusal;
use crate::session::{self, NewSession, Session};
use crate::store::{Listing, StoreError, StoredAccount};

/// The session that a request carries, if it is valid.
pub(super) async fn session_before(app: &App, token: Option<String>) -> Option<Session> {
    app.find_session(&token?).await.ok()
}

/// The answer that begins a new session: its token is in the body or in the cookie of a browser.
pub(super) fn session_started(
    app: &App,
    started: NewSession,
    in_body: bool,
    is_new_person: bool,
) -> Response {
    let NewSession { session, token } = started;
    let mut reply = SessionReply {
        you: session.person,
        new: is_new_person,
        token: None,
    };
    if in_body {
        reply.token = Some(token);
        return Json(reply).into_response();
    }
    let cookie = session::cookie(&app.services.config, Some(&token));
    (cookie, Json(reply)).into_response()
}

/// Limits guesses of the password within a session of the account, which nobody else can use up.
pub(super) fn limit_own_guesses(app: &App, me: &Session) -> Result<(), Refusal> {
    app.limit_known("session", &me.person.id)
}

/// Makes the device known to the account that was used on it.
pub(super) async fn remember_device(
    app: &App,
    device: Option<Device>,
    account: &StoredAccount,
    response: &mut Response,
) {
    set_cookies(response, app.known_device(device, account).await);
}

/// Adds headers that set cookies.
pub(super) fn set_cookies(response: &mut Response, cookies: Vec<String>) {
    for cookie in cookies {
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(SET_COOKIE, cookie);
        }
    }
}

fn settings(account: Option<&StoredAccount>) -> BTreeMap<String, String> {
    let settings = account.map(|account| serde_json::from_str(&account.settings));
    settings.and_then(Result::ok).unwrap_or_default()
}

/// Who am I, and what is kept for me?
#[utoipa::path(
    get,
    path = "/api/account",
    responses(
        (status = 200, body = AccountInfo),
        (status = 401, body = Problem, description = "there is no session"),
    )
)]
pub(super) async fn account(
    State(app): State<Arc<App>>,
    CurrentUser(me): CurrentUser,
) -> Result<Json<AccountInfo>, ApiError> {
    let account = app.account_of(&me).await?;
    let codes = match &account {
        Some(_) => Some(app.count_recovery_codes(&me.person.id).await?),
        None => None,
    };
    Ok(Json(AccountInfo {
        recovery_codes: codes,
        you: me.person,
        since: account.as_ref().map(|account| account.since),
        settings: settings(account.as_ref()),
    }))
}

/// An account for me: I stay who I am, with all that I have played.
#[utoipa::path(
    post,
    path = "/api/account",
    request_body = AccountRequest,
    responses(
        (status = 200, body = AccountInfo),
        (status = 400, body = Problem, description = "the name or the password won't do"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 409, body = Problem, description = "I have an account already"),
        (status = 429, body = Problem, description = "too many accounts from this address"),
    )
)]
pub(super) async fn open_account(
    State(app): State<Arc<App>>,
    Network(network): Network,
    CurrentUser(me): CurrentUser,
    FromDevice(device): FromDevice,
    ValidJson(request): ValidJson<AccountRequest>,
) -> Result<Response, ApiError> {
    app.limit_network(Limited::Account, network)?;
    let password = (&*request.password, network);
    let account = app.open_account(&me, &request.name, password).await?;
    let info = AccountInfo {
        recovery_codes: Some(0),
        since: Some(account.since),
        settings: settings(Some(&account)),
        you: Person {
            id: account.person.id.clone(),
            name: account.person.name.clone(),
        },
    };
    let mut response = Json(info).into_response();
    remember_device(&app, device, &account, &mut response).await;
    Ok(response)
}

/// A session for a person with an account. The session that the request carries ends.
#[utoipa::path(
    post,
    path = "/api/account/session",
    request_body = SignInRequest,
    responses(
        (status = 200, body = SessionReply, description = "a browser gets the cookie"),
        (status = 403, body = Problem, description = "no account has this name and this password"),
        (status = 409, body = Problem, description = "I sit at a table as a guest"),
        (status = 429, body = Problem, description = "too many attempts"),
    )
)]
pub(super) async fn sign_in(
    State(app): State<Arc<App>>,
    Token(token): Token,
    Network(network): Network,
    FromDevice(device): FromDevice,
    ValidJson(request): ValidJson<SignInRequest>,
) -> Result<Response, ApiError> {
    let guess = app.begin_guess(network, &request.name, device.as_ref());
    let guess = guess.await?;
    let before = session_before(&app, token).await;
    let signed_in = app.sign_in(guess, &request.password, before.as_ref());
    let (session, account) = signed_in.await?;
    let mut response = session_started(&app, session, request.token, false);
    remember_device(&app, device, &account, &mut response).await;
    Ok(response)
}

/// Another password. All my other sessions end.
#[utoipa::path(
    put,
    path = "/api/account/password",
    request_body = PasswordChange,
    responses(
        (status = 204, description = "the new password counts"),
        (status = 400, body = Problem, description = "the new password won't do"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 403, body = Problem, description = "I have no account, or another password"),
        (status = 429, body = Problem, description = "too many attempts"),
    )
)]
pub(super) async fn change_password(
    State(app): State<Arc<App>>,
    Network(network): Network,
    CurrentUser(me): CurrentUser,
    FromDevice(device): FromDevice,
    ValidJson(request): ValidJson<PasswordChange>,
) -> Result<Response, ApiError> {
    limit_own_guesses(&app, &me)?;
    let password = (&*request.password, network);
    let account = app.change_password(&me, password, &request.new).await?;
    let mut response = StatusCode::NO_CONTENT.into_response();
    remember_device(&app, device, &account, &mut response).await;
    Ok(response)
}

/// End all my sessions, on every device.
#[utoipa::path(
    delete,
    path = "/api/account/sessions",
    responses(
        (status = 204, description = "there is no session any more"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 403, body = Problem, description = "I have no account, and would not find back"),
    )
)]
pub(super) async fn sign_out_everywhere(
    State(app): State<Arc<App>>,
    CurrentUser(me): CurrentUser,
) -> Result<Response, ApiError> {
    app.sign_out_everywhere(&me).await?;
    let cookie = session::cookie(&app.services.config, None);
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

/// Keep what I have set in the client: names and values, 4 KiB at most.
#[utoipa::path(
    put,
    path = "/api/account/settings",
    request_body = BTreeMap<String, String>,
    responses(
        (status = 204, description = "they are kept"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 403, body = Problem, description = "I have no account"),
        (status = 413, body = Problem, description = "that is too much"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
pub(super) async fn change_settings(
    State(app): State<Arc<App>>,
    RateLimited(me, _): RateLimited<per_person::Settings>,
    ValidJson(settings): ValidJson<BTreeMap<String, String>>,
) -> Result<StatusCode, ApiError> {
    let text = json!(settings).to_string();
    if text.len() > MAX_SETTINGS {
        let message = format!("settings have at most {MAX_SETTINGS} bytes");
        return Err(Problem::new(ErrorCode::TooLarge, message).into());
    }
    if app.account_of(&me).await?.is_none() {
        let message = "settings are kept with an account; POST /api/account makes one";
        return Err(Problem::new(ErrorCode::NoAccount, message).into());
    }
    let changed = app
        .services
        .store
        .change_settings(&me.person.id, &text)
        .await;
    changed.map_err(|error| app.services.not_stored(&error))?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove me: my account, my notes, the records of my play, and my name at all tables. My games stay without it.
#[utoipa::path(
    post,
    path = "/api/account/remove",
    request_body = PasswordRequest,
    responses(
        (status = 204, description = "I am deleted"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 403, body = Problem, description = "I have no account, or another password"),
        (status = 409, body = Problem, description = "I sit at a table"),
        (status = 429, body = Problem, description = "too many attempts"),
    )
)]
pub(super) async fn remove_account(
    State(app): State<Arc<App>>,
    Network(network): Network,
    CurrentUser(me): CurrentUser,
    ValidJson(request): ValidJson<PasswordRequest>,
) -> Result<Response, ApiError> {
    app.limit_network(Limited::Account, network)?;
    limit_own_guesses(&app, &me)?;
    // It continues even if the client disconnects.
    let removing = tokio::spawn({
        let app = Arc::clone(&app);
        async move { app.remove_person(&me, (&request.password, network)).await }
    });
    let broken = |_| Problem::new(ErrorCode::Internal, "it could not be done");
    removing.await.map_err(broken)??;
    let cookie = session::cookie(&app.services.config, None);
    Ok((StatusCode::NO_CONTENT, cookie).into_response())
}

/// The number of games that are read in one batch.
const BATCH: u32 = 20;

/// All that is kept of me, as one JSON text: who I am, my settings, what my games came to, every finished game with
/// its record and what I have noted in it, and the games that I opened from files.
#[utoipa::path(
    get,
    path = "/api/account/data",
    responses(
        (status = 200, description = "everything"),
        (status = 401, body = Problem, description = "there is no session"),
        (status = 429, body = Problem, description = "too often"),
    )
)]
pub(super) async fn data(
    State(app): State<Arc<App>>,
    RateLimited(me, _): RateLimited<per_person::Data>,
) -> Result<Response, ApiError> {
    let account = app.account_of(&me).await?;
    let standings = super::records::my_standings(&app, &me.person.id).await?;
    let firsts = super::records::my_firsts(&app, &me.person.id).await?;
    let codes = app.count_recovery_codes(&me.person.id).await?;
    let devices = app.push_for_export(&me.person.id).await?;
    let among = app.relations_for_export(&me.person.id).await;
    let among = among.map_err(|error| app.services.busy(&error))?;
    let head = json!({
        "among_people": among,
        "opened_games": opened_games(&app, &me.person.id).await?,
        "person": me.person,
        "push": devices,
        "recovery_codes": codes,
        "account_since": account.as_ref().map(|account| account.since),
        "settings": settings(account.as_ref()),
        "standings": standings,
        "firsts": firsts,
    });
    // The list of games is written into the same object.
    let head = head.to_string();
    let head = format!("{},\"games\":[", head.trim_end_matches('}'));
    let state = Some(Export {
        app,
        person: me.person.id,
        before: None,
        head: Some(head),
        first: true,
    });
    let parts = stream::try_unfold(state, |state| async move {
        let Some(mut export) = state else {
            return Ok::<_, io::Error>(None);
        };
        let (part, more) = export.part().await.map_err(io::Error::other)?;
        Ok(Some((part, more.then_some(export))))
    });
    let headers = [
        (CONTENT_TYPE, "application/json"),
        (CONTENT_DISPOSITION, "attachment; filename=\"kagiya.json\""),
    ];
    Ok((headers, Body::from_stream(parts)).into_response())
}

/// The games that a person opened from files, with their records.
async fn opened_games(app: &Arc<App>, person: &PersonId) -> Result<Vec<Value>, ApiError> {
    let mut games = Vec::new();
    for game in app.opened_files(person).await?.games {
        let record = record_of(app, &game.id).await;
        let opened_at = game.finished_at;
        games.push(json!({"table": game.id, "opened_at": opened_at, "record": record}));
    }
    Ok(games)
}

/// The record of a finished game; `None` if it can't be read.
async fn record_of(app: &App, table: &TableId) -> Option<Value> {
    let record = app.tables.model(table).await.ok()?.record()?;
    serde_json::from_str(&record.to_json()).ok()
}

/// The export of a person's games, one batch at a time.
struct Export {
    app: Arc<App>,
    person: PersonId,
    before: Option<(i64, TableId)>,
    head: Option<String>,
    first: bool,
}

impl Export {
    /// The next batch, and whether another one follows.
    async fn part(&mut self) -> Result<(String, bool), StoreError> {
        let mut text = self.head.take().unwrap_or_default();
        let listing = Listing::Finished {
            of: Some(self.person.clone()),
            before: self.before.clone(),
        };
        let rows = self.app.services.store.list(&listing, BATCH).await?;
        let last = rows
            .last()
            .and_then(|row| Some((row.finished_at?, row.id.clone())));
        for row in rows {
            if !core::mem::take(&mut self.first) {
                text.push(',');
            }
            let notes = self
                .app
                .services
                .store
                .notes(&row.id, Some(&self.person))
                .await?;
            let note = |note: &crate::store::StoredNote| json!({"card": note.card, "mark": note.mark, "text": note.text});
            let record = record_of(&self.app, &row.id).await;
            let game = json!({
                "table": row.id,
                "finished_at": row.finished_at,
                "notes": notes.iter().map(note).collect::<Vec<_>>(),
                "record": record,
            });
            text.push_str(&game.to_string());
        }
        let more = last.is_some();
        self.before = last;
        if !more {
            text.push_str("]}");
        }
        Ok((text, more))
    }
}
