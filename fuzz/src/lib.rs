//! What several fuzz targets check.

use kagiya_rules::{Argument, Explain, Message, plain_text};

/// Checks a reason that people may be shown: it has words, and none of them can change the screen.
pub fn check_reason(error: &(impl Explain + ToString)) {
    assert!(!error.to_string().is_empty());
    check_message(&error.message());
}

fn check_message(message: &Message) {
    for (_, argument) in &message.args {
        match argument {
            Argument::Text(text) => assert_eq!(plain_text(text), *text),
            Argument::List(texts) | Argument::Values(_, texts) => {
                texts.iter().for_each(|it| assert_eq!(plain_text(it), *it))
            }
            Argument::Message(inner) => check_message(inner),
            Argument::Option(_, value) => {
                value.iter().for_each(|it| assert_eq!(plain_text(it), *it))
            }
            Argument::Number(_) => {}
        }
    }
}
