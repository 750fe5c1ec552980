//! The key with which the server identifies itself to push services (VAPID, RFC 8292).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use serde_json::json;
use web_push_native::p256::ecdsa::signature::Signer as _;
use web_push_native::p256::ecdsa::{Signature, SigningKey};

use crate::random_ids;

/// How long a signature is valid, in milliseconds. Push services allow at most a day.
const VALID: i64 = 12 * 60 * 60 * 1000;

/// A key pair on the curve P-256.
pub(super) struct VapidKey(SigningKey);

impl VapidKey {
    /// The key pair that follows from a secret.
    ///
    /// # Panics
    /// Never: nearly every number of 32 bytes is a key, so that one of 256 is.
    pub(super) fn from_secret(secret: &[u8; 32]) -> Self {
        let key = (0..=u8::MAX).find_map(|number| {
            let bytes = random_ids::keyed(secret, &format!("kagiya push key 1:{number}"));
            SigningKey::from_slice(&bytes).ok()
        });
        Self(key.expect("one of 256 numbers is a key"))
    }

    /// The public key: an uncompressed point in base64url.
    pub(super) fn public(&self) -> String {
        let point = self.0.verifying_key().to_encoded_point(false);
        URL_SAFE_NO_PAD.encode(point.as_bytes())
    }

    /// The header `Authorization` for a push service with this origin: a signed token (JWT, ES256) and the public
    /// key. `subject` is the address of the server's administrator.
    pub(super) fn authorization(&self, origin: &str, subject: &str, now: i64) -> String {
        let head = json!({"typ": "JWT", "alg": "ES256"});
        let claims = json!({"aud": origin, "exp": (now + VALID) / 1000, "sub": subject});
        let [head, claims] = [head, claims].map(|it| URL_SAFE_NO_PAD.encode(it.to_string()));
        let signed = format!("{head}.{claims}");
        let signature: Signature = self.0.sign(signed.as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public())
    }
}
