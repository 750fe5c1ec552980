//! Pictures of tables for messengers. Drawing one takes some ten milliseconds, so few are drawn at once, and the
//! last ones are kept.

use core::fmt;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Bytes;
use tokio::sync::Semaphore;

use crate::link_preview::TablePreview;

/// Draws the picture of a table as PNG, in the language with this code; `None` if it can't.
pub type TablePicture = fn(&str, &TablePreview) -> Option<Vec<u8>>;

/// The most pictures that wait or are drawn. A messenger that comes later gets the general picture.
const WAITING: usize = 8;
/// The pictures that are kept; each has some 200 kB.
const KEPT: usize = 24;

type Kept = VecDeque<((String, TablePreview), Bytes)>;

/// Draws pictures, and keeps the last ones.
pub(crate) struct Pictures {
    draw: TablePicture,
    waiting: Arc<Semaphore>,
    drawing: Arc<Semaphore>,
    kept: Arc<Mutex<Kept>>,
}

impl fmt::Debug for Pictures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Pictures").finish_non_exhaustive()
    }
}

impl Default for Pictures {
    fn default() -> Self {
        Self::new(|_, _| None)
    }
}

impl Pictures {
    pub(crate) fn new(draw: TablePicture) -> Self {
        Self {
            draw,
            waiting: Arc::new(Semaphore::new(WAITING)),
            drawing: Arc::new(Semaphore::new(1)),
            kept: Arc::default(),
        }
    }

    /// The picture of a table, or `None` if too many others are being drawn, or it can't be drawn.
    pub(crate) async fn of(&self, language: &str, table: &TablePreview) -> Option<Bytes> {
        let key = (language.to_owned(), table.clone());
        if let Some(found) = self.find(&key) {
            return Some(found);
        }
        let _waiting = Arc::clone(&self.waiting).try_acquire_owned().ok()?;
        let drawing = Arc::clone(&self.drawing).acquire_owned().await.ok()?;
        // It may have been drawn in the meantime.
        if let Some(found) = self.find(&key) {
            return Some(found);
        }
        let (draw, kept) = (self.draw, Arc::clone(&self.kept));
        let drawn = tokio::task::spawn_blocking(move || {
            let picture = Bytes::from(draw(&key.0, &key.1)?);
            let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
            kept.truncate(KEPT - 1);
            kept.push_front((key, picture.clone()));
            drop(kept);
            // The next one finds the picture, even if the one that asked for it is gone.
            drop(drawing);
            Some(picture)
        });
        drawn.await.ok()?
    }

    fn find(&self, key: &(String, TablePreview)) -> Option<Bytes> {
        let kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        let found = kept.iter().find(|(other, _)| other == key);
        found.map(|(_, picture)| picture.clone())
    }
}

#[cfg(test)]
mod tests {
    use core::sync::atomic::{AtomicUsize, Ordering};

    use futures_util::FutureExt as _;
    use futures_util::future::join_all;

    use super::*;

    static DRAWN: AtomicUsize = AtomicUsize::new(0);
    /// Who has it keeps pictures from being drawn.
    static GATE: Mutex<()> = Mutex::new(());

    fn table(players: usize) -> TablePreview {
        TablePreview {
            edition: None,
            host: None,
            players,
            free: None,
            is_over: false,
        }
    }

    #[tokio::test]
    async fn a_picture_is_drawn_once_and_a_crowd_gets_none() {
        let pictures = Pictures::new(|_, table| {
            let _gate = GATE.lock().unwrap();
            DRAWN.fetch_add(1, Ordering::Relaxed);
            Some(vec![u8::try_from(table.players).unwrap()])
        });
        let same = table(3);
        let all = join_all((0..4).map(|_| pictures.of("en", &same))).await;
        assert!(all.iter().all(|it| it.as_deref() == Some(&[3])));
        assert_eq!(DRAWN.load(Ordering::Relaxed), 1);
        let tables: Vec<TablePreview> = (10..110).map(table).collect();
        let mut all = join_all(tables.iter().map(|it| pictures.of("en", it)));
        let gate = GATE.lock().unwrap();
        assert!((&mut all).now_or_never().is_none());
        drop(gate);
        let all = all.await;
        let shown = all.iter().flatten().count();
        assert_eq!(shown, WAITING, "the others get the general picture");
        for it in &tables {
            pictures.of("en", it).await.unwrap();
        }
        let kept = pictures.kept.lock().unwrap().len();
        assert_eq!(kept, KEPT);
    }
}
