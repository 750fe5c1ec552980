//! The bus of servers in one process.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use axum::body::Bytes;
use tokio::sync::{broadcast, mpsc};

use super::{Bus, MAIL, NEWS, News};

/// The bus of a process that is alone, or of several houses in one process.
#[derive(Debug)]
pub struct LocalBus {
    news: broadcast::Sender<News>,
    boxes: Mutex<HashMap<String, mpsc::Sender<Bytes>>>,
}

impl Default for LocalBus {
    fn default() -> Self {
        Self {
            news: broadcast::Sender::new(NEWS),
            boxes: Mutex::default(),
        }
    }
}

impl Bus for LocalBus {
    fn publish(&self, news: News) {
        // Nobody listening is no failure.
        let _ = self.news.send(news);
    }

    fn listen(&self) -> broadcast::Receiver<News> {
        self.news.subscribe()
    }

    fn send(&self, to: &str, mail: Bytes) {
        let boxes = self.boxes.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(mailbox) = boxes.get(to) {
            // What finds no room is lost.
            let _ = mailbox.try_send(mail);
        }
    }

    fn receive(&self, name: &str) -> mpsc::Receiver<Bytes> {
        let (mailbox, mail) = mpsc::channel(MAIL);
        let mut boxes = self.boxes.lock().unwrap_or_else(PoisonError::into_inner);
        boxes.insert(name.to_owned(), mailbox);
        mail
    }
}
