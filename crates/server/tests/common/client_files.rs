//! The browser client for servers in tests.

use std::sync::{Arc, LazyLock};

use kagiya_server::{Assets, StaticFile, StaticPage};
use kagiya_web_assets::SITE;

/// The client inside the product.
pub(crate) fn assets() -> Arc<Assets> {
    static ASSETS: LazyLock<Arc<Assets>> = LazyLock::new(|| {
        let files = SITE.files.iter().map(|file| StaticFile {
            path: file.path,
            hash: file.hash,
            plain: file.plain,
            gzip: file.gzip,
            brotli: file.brotli,
        });
        let pages = SITE.pages.iter().map(|page| StaticPage {
            language: page.language,
            home: page.home,
            other: page.other,
        });
        Arc::new(Assets::new(SITE.root, files, pages))
    });
    Arc::clone(&ASSETS)
}
