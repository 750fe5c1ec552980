//! Bits written one after the other, and the forms in which they are given out.

/// The most bits an observation can have: six players with eight cards of eight suits.
const WORDS: usize = 96;

/// A row of bits, the first in the lowest bit of the first word.
#[derive(Clone, Debug)]
pub(crate) struct BitRow {
    words: [u64; WORDS],
    len: usize,
}

impl BitRow {
    pub(crate) const fn new() -> Self {
        Self {
            words: [0; WORDS],
            len: 0,
        }
    }

    /// Empties the row.
    pub(crate) fn clear(&mut self) {
        let used = self.len / 64 + 1;
        self.words[..used].fill(0);
        self.len = 0;
    }

    pub(crate) const fn len(&self) -> usize {
        self.len
    }

    /// Adds the lowest `count` bits of `bits`, at most 64; the others must be 0.
    #[inline]
    pub(crate) fn push(&mut self, bits: u64, count: usize) {
        let (word, place) = (self.len / 64, self.len % 64);
        self.words[word] |= bits << place;
        if place + count > 64 {
            self.words[word + 1] |= bits >> (64 - place);
        }
        self.len += count;
    }

    /// Adds a row of `count` bits with a one at `place`, or zeros.
    #[inline]
    pub(crate) fn push_one(&mut self, place: Option<usize>, count: usize) {
        if let Some(place) = place {
            let at = self.len + place;
            self.words[at / 64] |= 1 << (at % 64);
        }
        self.len += count;
    }

    /// Adds `ones` ones and then zeros, `count` bits in all.
    #[inline]
    pub(crate) fn push_thermometer(&mut self, ones: usize, count: usize) {
        let end = self.len + count;
        let mut left = ones;
        while left >= 32 {
            self.push(0xffff_ffff, 32);
            left -= 32;
        }
        self.push((1 << left) - 1, left);
        self.len = end;
    }

    pub(crate) fn push_flag(&mut self, flag: bool) {
        self.push(u64::from(flag), 1);
    }

    /// Writes the bits packed, the first in the highest bit of the first byte, as `numpy.packbits` does.
    pub(crate) fn write_packed(&self, into: &mut [u8]) {
        for (places, word) in into[..self.len.div_ceil(8)].chunks_mut(8).zip(&self.words) {
            for (place, byte) in places.iter_mut().zip(word.to_le_bytes()) {
                *place = byte.reverse_bits();
            }
        }
    }

    /// Writes each bit as a byte.
    pub(crate) fn write_bytes(&self, into: &mut [u8]) {
        self.write(into, &BYTES);
    }

    /// Writes each bit as a float.
    pub(crate) fn write_floats(&self, into: &mut [f32]) {
        self.write(into, &FLOATS);
    }

    #[inline]
    fn write<T: Copy>(&self, into: &mut [T], table: &[[T; 8]; 256]) {
        let into = &mut into[..self.len];
        let (whole, rest) = into.as_chunks_mut::<64>();
        let (words, last) = self.words.split_at(whole.len());
        for (places, word) in whole.iter_mut().zip(words) {
            let (groups, _) = places.as_chunks_mut::<8>();
            for (group, byte) in groups.iter_mut().zip(word.to_le_bytes()) {
                *group = table[usize::from(byte)];
            }
        }
        for (group, byte) in rest.chunks_mut(8).zip(last[0].to_le_bytes()) {
            group.copy_from_slice(&table[usize::from(byte)][..group.len()]);
        }
    }
}

static BYTES: [[u8; 8]; 256] = {
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

static FLOATS: [[f32; 8]; 256] = {
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

/// Where observations are written, and in which form: one after the other, without gaps.
#[derive(Debug)]
pub enum Observations<'a> {
    /// Eight bits a byte, the first in the highest bit, each observation padded to whole bytes: what
    /// `numpy.unpackbits` reads.
    Packed(&'a mut [u8]),
    /// A byte for each bit, 0 or 1.
    Bytes(&'a mut [u8]),
    /// A float for each bit.
    Floats(&'a mut [f32]),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_forms_say_the_same() {
        for len in [1, 7, 8, 63, 64, 65, 130, 200] {
            let mut row = BitRow::new();
            row.push_thermometer(len, len);
            row.clear();
            let wanted: Vec<u8> = (0..len).map(|i| u8::from(i * i % 7 < 3)).collect();
            for bit in &wanted {
                row.push_flag(*bit == 1);
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
    fn pieces_lie_one_after_the_other() {
        let mut row = BitRow::new();
        row.push_thermometer(70, 72);
        row.push(0b101, 3);
        row.push_one(Some(60), 61);
        row.push_one(None, 2);
        let mut bytes = vec![0; row.len()];
        row.write_bytes(&mut bytes);
        let ones: Vec<usize> = (0..row.len()).filter(|i| bytes[*i] == 1).collect();
        let wanted: Vec<usize> = (0..70).chain([72, 74, 75 + 60]).collect();
        assert_eq!(ones, wanted);
    }
}
