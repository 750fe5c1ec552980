//! The processor that the program is compiled for.

/// The instructions of x86-64-v2, as bits of register ECX after CPUID 1: SSE3, SSSE3, CMPXCHG16B, SSE4.1, SSE4.2 and
/// POPCNT.
const NEEDED: u32 = 1 | 1 << 9 | 1 << 13 | 1 << 19 | 1 << 20 | 1 << 23;

/// Says in English what to do if this processor, or that of the virtual machine, lacks instructions for which the
/// program is compiled. Words in other languages would need the program to run.
pub(crate) fn problem() -> Option<&'static str> {
    #[cfg(all(target_arch = "x86_64", target_feature = "popcnt"))]
    let found = core::arch::x86_64::__cpuid(1).ecx;
    #[cfg(not(all(target_arch = "x86_64", target_feature = "popcnt")))]
    let found = NEEDED;
    advice(found)
}

fn advice(found: u32) -> Option<&'static str> {
    (found & NEEDED != NEEDED).then_some(
        "This program is compiled for processors since 2009 (x86-64-v2); this one, or that of this virtual machine, \
         is older. Give the virtual machine the type of its host's processor, or build the program with \
         RUSTFLAGS=-Ctarget-cpu=x86-64 cargo build --release",
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_older_processor_gets_advice() {
        assert_eq!(problem(), None, "this test runs");
        assert_eq!(advice(u32::MAX), None);
        let without_popcnt = NEEDED & !(1 << 23);
        let text = advice(without_popcnt).expect("POPCNT is needed");
        assert!(text.contains("x86-64-v2"), "{text}");
    }
}
