//! Options that are one of a few words: the enum, its words and its reader from one list.

/// Declares an enum whose values are written as words, in the order of the list; the first is the
/// default.
macro_rules! word_enum {
    (
        $(#[$about:meta])*
        pub enum $name:ident {
            $($(#[$meaning:meta])* $value:ident = $word:literal,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
        pub enum $name {
            $($(#[$meaning])* $value,)+
        }

        impl $name {
            /// All values.
            pub const ALL: &[Self] = &[$(Self::$value),+];
            /// The words for them, in the same order.
            pub const WORDS: &[&str] = &[$($word),+];

            /// The word that stands for it.
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$value => $word,)+
                }
            }
        }

        impl Default for $name {
            fn default() -> Self {
                Self::ALL[0]
            }
        }

        impl $crate::json_input::FromJson for $name {
            fn read(path: &str, value: ::serde_json::Value) -> Result<Self, $crate::json_input::InvalidJson> {
                let known = |word: &str| Self::ALL.iter().find(|it| it.word() == word).copied();
                let expected = $crate::json_input::Expected::Word(Self::WORDS);
                value
                    .as_str()
                    .and_then(known)
                    .ok_or_else(|| $crate::json_input::InvalidJson::value(path, expected, &value))
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.word())
            }
        }
    };
}

pub(crate) use word_enum;
