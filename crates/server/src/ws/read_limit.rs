//! A limit for the bytes that a client sends. Frames without content cost time but make no message, so counting
//! messages alone would not bound them.

use core::pin::Pin;
use core::task::{Context, Poll, ready};
use std::io;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Instant, Sleep, sleep};

/// The bytes that a client can send at once, and then per second. A person sends some hundred bytes for an action.
const AT_ONCE: f64 = 256.0 * 1024.0;
const PER_SECOND: f64 = 64.0 * 1024.0;

/// How many bytes may be read.
#[derive(Debug)]
struct Budget {
    /// Below zero if the last read was longer than what was left.
    left: f64,
    at: Instant,
}

impl Budget {
    const fn new(now: Instant) -> Self {
        Self {
            left: AT_ONCE,
            at: now,
        }
    }

    /// How long the next read must wait.
    fn wait(&mut self, now: Instant) -> Option<Duration> {
        let passed = now.saturating_duration_since(self.at).as_secs_f64();
        self.left = (self.left + passed * PER_SECOND).min(AT_ONCE);
        self.at = now;
        (self.left <= 0.0).then(|| Duration::from_secs_f64((1.0 - self.left) / PER_SECOND))
    }

    fn take(&mut self, bytes: usize) {
        #[expect(clippy::cast_precision_loss, reason = "a read is short")]
        let bytes = bytes as f64;
        self.left -= bytes;
    }
}

/// A stream whose reader waits when its client sends too much. Nothing is lost, and writing goes on.
#[derive(Debug)]
pub(super) struct LimitedReader<S> {
    inner: S,
    /// `None` without a limit.
    budget: Option<Budget>,
    waiting: Option<Pin<Box<Sleep>>>,
}

impl<S> LimitedReader<S> {
    pub(super) fn new(inner: S, is_limited: bool) -> Self {
        Self {
            inner,
            budget: is_limited.then(|| Budget::new(Instant::now())),
            waiting: None,
        }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for LimitedReader<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let this = &mut *self;
        let Some(budget) = &mut this.budget else {
            return Pin::new(&mut this.inner).poll_read(context, buffer);
        };
        while let Some(time) = budget.wait(Instant::now()) {
            let waiting = this.waiting.get_or_insert_with(|| Box::pin(sleep(time)));
            ready!(waiting.as_mut().poll(context));
            this.waiting = None;
        }
        let before = buffer.filled().len();
        let read = Pin::new(&mut this.inner).poll_read(context, buffer);
        budget.take(buffer.filled().len() - before);
        read
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for LimitedReader<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.inner).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.inner).poll_write_vectored(context, bytes)
    }

    fn is_write_vectored(&self) -> bool {
        self.inner.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.inner).poll_shutdown(context)
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt as _;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

    use super::*;

    /// How much of 2 MiB is read without waiting.
    async fn read_at_once(is_limited: bool) -> usize {
        let (mut client, server) = tokio::io::duplex(2 << 20);
        client.write_all(&vec![0; 2 << 20]).await.unwrap();
        let mut server = LimitedReader::new(server, is_limited);
        let mut portion = vec![0; 64 << 10];
        let mut read = 0;
        while read < 2 << 20 {
            match server.read(&mut portion).now_or_never() {
                Some(bytes) => read += bytes.unwrap(),
                None => break,
            }
        }
        read
    }

    #[tokio::test]
    async fn a_client_that_sends_too_much_is_read_slowly() {
        assert_eq!(read_at_once(false).await, 2 << 20);
        let read = read_at_once(true).await;
        assert!((256 << 10..1 << 20).contains(&read), "{read}");
    }

    #[test]
    fn the_budget_comes_back_with_time_and_never_grows_beyond_its_size() {
        let start = Instant::now();
        let mut budget = Budget::new(start);
        assert_eq!(budget.wait(start), None);
        budget.take(256 << 10);
        let wait = budget.wait(start).unwrap();
        assert!(wait < Duration::from_millis(1), "{wait:?}");
        budget.take(64 << 10);
        let wait = budget.wait(start).unwrap();
        assert!(wait > Duration::from_secs(1), "{wait:?}");
        assert_eq!(budget.wait(start + wait), None);
        let later = start + Duration::from_hours(1);
        assert_eq!(budget.wait(later), None);
        budget.take(257 << 10);
        assert!(budget.wait(later).is_some());
    }
}
