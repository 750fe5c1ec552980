//! Rows of bits, and their output formats.

/// The maximum number of words in an observation: six players with eight cards of eight suits.
const WORDS: usize = 96;

/// A row of bits. The first is the lowest bit of the first word.
#[derive(Clone, Debug)]
pub(crate) struct BitRow {
    /// The complete words; the others are meaningless.
    words: [u64; WORDS],
    full: usize,
    /// The word in progress. As a separate field, it doesn't have to be stored and loaded again.
    word: u64,
    used: usize,
}

impl BitRow {
    pub(crate) const fn new() -> Self {
        Self {
            words: [0; WORDS],
            full: 0,
            word: 0,
            used: 0,
        }
    }

    pub(crate) fn clear(&mut self) {
        (self.full, self.word, self.used) = (0, 0, 0);
    }

    pub(crate) const fn len(&self) -> usize {
        self.full * 64 + self.used
    }

    /// Appends the lowest `count` bits of `bits`, at most 64. The other bits must be 0.
    #[inline]
    pub(crate) fn push(&mut self, bits: u64, count: usize) {
        debug_assert!(count <= 64 && bits & !low_bits(count) == 0);
        self.word |= bits << self.used;
        let used = self.used + count;
        if used < 64 {
            self.used = used;
        } else {
            self.words[self.full] = self.word;
            self.full += 1;
            // In two steps, since the first word may have been empty.
            self.word = (bits >> 1) >> (63 - self.used);
            self.used = used - 64;
        }
    }

    /// Appends `count` zeros.
    #[inline]
    pub(crate) fn push_zeros(&mut self, count: usize) {
        let mut left = count;
        while left > 64 {
            self.push(0, 64);
            left -= 64;
        }
        self.push(0, left);
    }

    /// Appends `count` bits: a one at `place`, if any, and zeros.
    #[inline]
    pub(crate) fn push_one(&mut self, place: Option<usize>, count: usize) {
        match place {
            None => self.push_zeros(count),
            Some(place) if count <= 64 => self.push(1 << place, count),
            Some(place) => {
                self.push_zeros(place);
                self.push(1, 1);
                self.push_zeros(count - place - 1);
            }
        }
    }

    /// Appends `count` bits: `ones` ones, then zeros.
    #[inline]
    pub(crate) fn push_thermometer(&mut self, ones: usize, count: usize) {
        let (mut high, mut left) = (ones, count);
        while left > 64 {
            let now = high.min(64);
            self.push(low_bits(now), 64);
            (high, left) = (high - now, left - 64);
        }
        self.push(low_bits(high), left);
    }

    /// Appends another row.
    #[inline]
    pub(crate) fn push_row(&mut self, row: &Self) {
        for word in &row.words[..row.full] {
            self.push(*word, 64);
        }
        self.push(row.word, row.used);
    }

    /// Writes packed bits, the first as the highest bit of the first byte, like `numpy.packbits`.
    pub(crate) fn write_packed(&self, into: &mut [u8]) {
        let (whole, last) = into[..self.len().div_ceil(8)].split_at_mut(8 * self.full);
        // The bits of each byte are reversed: all bits of a word, and then its bytes.
        let packed = |word: u64| word.reverse_bits().to_be_bytes();
        for (places, word) in whole.as_chunks_mut::<8>().0.iter_mut().zip(&self.words) {
            *places = packed(*word);
        }
        last.copy_from_slice(&packed(self.word)[..last.len()]);
    }

    /// Writes a byte for each bit.
    pub(crate) fn write_bytes(&self, into: &mut [u8]) {
        self.write(into, &BYTES);
    }

    /// Writes a float for each bit.
    pub(crate) fn write_floats(&self, into: &mut [f32]) {
        self.write(into, &FLOATS);
    }

    /// Writes the item of `table` for each eight bits.
    #[inline]
    pub(crate) fn write<T: Copy>(&self, into: &mut [T], table: &[[T; 8]; 256]) {
        let into = &mut into[..self.len()];
        let (whole, rest) = into.as_chunks_mut::<64>();
        for (places, word) in whole.iter_mut().zip(&self.words) {
            let (groups, _) = places.as_chunks_mut::<8>();
            for (group, byte) in groups.iter_mut().zip(word.to_le_bytes()) {
                *group = table[usize::from(byte)];
            }
        }
        write_word(self.word, rest, table);
    }
}

/// The lowest `count` bits, at most 64.
const fn low_bits(count: usize) -> u64 {
    match count {
        0 => 0,
        _ => u64::MAX >> (64 - count),
    }
}

/// Writes the lowest bits of `word` to all items of `into`, at most 64.
#[inline]
fn write_word<T: Copy>(word: u64, into: &mut [T], table: &[[T; 8]; 256]) {
    let (groups, rest) = into.as_chunks_mut::<8>();
    let bytes = word.to_le_bytes();
    for (group, byte) in groups.iter_mut().zip(bytes) {
        *group = table[usize::from(byte)];
    }
    if let Some(byte) = bytes.get(groups.len()) {
        rest.copy_from_slice(&table[usize::from(*byte)][..rest.len()]);
    }
}

/// Writes the lowest bits of `word` as bytes to all items of `into`, at most 64.
#[inline]
pub(crate) fn write_word_bytes(word: u64, into: &mut [u8]) {
    write_word(word, into, &BYTES);
}

pub(crate) static BYTES: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            table[byte][bit] = (byte >> bit & 1 == 1) as u8;
            bit += 1;
        }
        byte += 1;
    }
    table
};

pub(crate) static FLOATS: [[f32; 8]; 256] = {
    let mut table = [[0.0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][bit] = 1.0;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// A buffer for observations, in one of several formats. Observations follow each other without gaps.
#[derive(Debug)]
pub enum Observations<'a> {
    /// Eight bits per byte, the first as the highest bit, with each observation padded to bytes. Read by
    /// `numpy.unpackbits`.
    Packed(&'a mut [u8]),
    /// A byte for each bit.
    Bytes(&'a mut [u8]),
    /// A float for each bit.
    Floats(&'a mut [f32]),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_formats_have_the_same_bits() {
        for len in [1, 7, 8, 63, 64, 65, 130, 200] {
            let mut row = BitRow::new();
            row.push_thermometer(len, len);
            let whole = row.clone();
            row.clear();
            row.push_row(&whole);
            row.clear();
            let wanted: Vec<u8> = (0..len).map(|i| u8::from(i * i % 7 < 3)).collect();
            for bit in &wanted {
                row.push(u64::from(*bit), 1);
            }
            let mut bytes = vec![9; len];
            row.write_bytes(&mut bytes);
            assert_eq!(bytes, wanted);
            let mut floats = vec![9.0; len];
            row.write_floats(&mut floats);
            let as_floats: Vec<f32> = wanted.iter().map(|bit| f32::from(*bit)).collect();
            assert_eq!(floats, as_floats);
            let mut packed = vec![9; len.div_ceil(8)];
            row.write_packed(&mut packed);
            for (index, bit) in wanted.iter().enumerate() {
                assert_eq!(packed[index / 8] >> (7 - index % 8) & 1, *bit);
            }
        }
    }

    #[test]
    fn parts_follow_each_other() {
        let mut row = BitRow::new();
        row.push_thermometer(70, 72);
        row.push(0b101, 3);
        row.push_one(Some(60), 61);
        row.push_one(None, 2);
        row.push_one(Some(70), 130);
        row.push(u64::MAX, 64);
        let mut twice = row.clone();
        twice.push_row(&row);
        let mut bytes = vec![0; row.len()];
        row.write_bytes(&mut bytes);
        let ones: Vec<usize> = (0..row.len()).filter(|i| bytes[*i] == 1).collect();
        let wanted = (0..70).chain([72, 74, 75 + 60, 138 + 70]).chain(268..332);
        assert_eq!(ones, wanted.collect::<Vec<usize>>());
        let mut both = vec![0; twice.len()];
        twice.write_bytes(&mut both);
        assert_eq!(both, [&bytes[..], &bytes[..]].concat());
    }
}
