//! Features of a model: numbers that have names in the file of its weights.

/// Defines a struct of features. Each is an `f32`.
#[macro_export]
macro_rules! named_features {
    ($(#[$about:meta])* $struct:ident { $($(#[$doc:meta])* $name:ident,)* }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Default, Debug)]
        pub(crate) struct $struct {
            $($(#[$doc])* pub(crate) $name: f32,)*
        }

        impl $struct {
            /// The names of the features, in order.
            pub(crate) const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            /// The features in the order of their names.
            pub(crate) const fn values(self) -> [f32; Self::NAMES.len()] {
                [$(self.$name),*]
            }
        }
    };
}
