//! Errors that people may see.

use kagiya_rules::{Argument, Explain, Message, plain_text};

/// Checks an error that people may see: it has a text, and can't change the screen.
pub(crate) fn check_reason(error: &(impl Explain + ToString)) {
    assert!(!error.to_string().is_empty());
    check_message(&error.message());
}

fn check_message(message: &Message) {
    let check = |text: &String| assert_eq!(plain_text(text), *text);
    for (_, argument) in &message.args {
        match argument {
            Argument::Text(text) => check(text),
            Argument::List(texts) | Argument::Values(_, texts) => {
                for text in texts {
                    check(text);
                }
            }
            Argument::Message(inner) => check_message(inner),
            Argument::Option(_, value) => {
                if let Some(value) = value {
                    check(value);
                }
            }
            Argument::Number(_) => {}
        }
    }
}
