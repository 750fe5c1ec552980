// Synthesized sounds: wood for a turn, a brush for a clue, paper for a discard, a distant launch for a play, a fizzle
// for a strike, a burst for a five, three bells at the end. Off by default.
import { parseCard, START } from "./table/notation.js";

/** @type {AudioContext | null} */
let audio = null;

/** @param {AudioContext} context @param {number} seconds */
function noise(context, seconds) {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * seconds), context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let n = 0; n < data.length; n += 1) data[n] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

/**
 * A short burst of filtered noise.
 * @param {{from: number, to: number, seconds: number, gain: number, q?: number, wait?: number}} shape
 */
function puff({ from, to, seconds, gain, q = 1, wait = 0 }) {
  if (!audio) return;
  const start = audio.currentTime + wait;
  const source = noise(audio, seconds);
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + seconds);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(gain, start + seconds * 0.15);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(start);
}

/** @param {{pitch: number, seconds: number, gain: number, wait?: number, slide?: number}} shape */
function tone({ pitch, seconds, gain, wait = 0, slide = 1 }) {
  if (!audio) return;
  const start = audio.currentTime + wait;
  const source = audio.createOscillator();
  source.type = "sine";
  source.frequency.setValueAtTime(pitch, start);
  source.frequency.exponentialRampToValueAtTime(pitch * slide, start + seconds);
  const volume = audio.createGain();
  volume.gain.setValueAtTime(gain, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(volume).connect(audio.destination);
  source.start(start);
  source.stop(start + seconds);
}

/** The sounds by event; the settings don't offer `discard` for a test. */
const SOUNDS = {
  discard: () => puff({ from: 3200, to: 1400, seconds: 0.09, gain: 0.12 }),
  turn: () => {
    tone({ pitch: 720, seconds: 0.09, gain: 0.16, slide: 0.7 });
    tone({ pitch: 430, seconds: 0.12, gain: 0.12, slide: 0.8 });
  },
  clue: () => puff({ from: 900, to: 4200, seconds: 0.26, gain: 0.1, q: 0.8 }),
  play: (/** @type {number} */ rank = 3) => {
    puff({ from: 500, to: 1800 + rank * 200, seconds: 0.4, gain: 0.07, q: 5 });
    // The higher the card, the deeper and longer the burst.
    puff({
      from: 340 - rank * 32,
      to: 120 - rank * 12,
      seconds: 0.3 + rank * 0.08,
      gain: 0.13 + rank * 0.045,
      wait: 0.48,
    });
  },
  strike: () => puff({ from: 5200, to: 500, seconds: 0.6, gain: 0.16, q: 0.6 }),
  five: () => {
    puff({ from: 240, to: 60, seconds: 0.9, gain: 0.4, wait: 0.48 });
    for (let n = 0; n < 14; n += 1)
      puff({ from: 5000 - n * 120, to: 3000, seconds: 0.06, gain: 0.05, q: 3, wait: 0.8 + n * 0.04 });
  },
  end: () => {
    for (const [n, pitch] of [523, 659, 784].entries())
      tone({ pitch, seconds: 0.9, gain: 0.11, wait: n * 0.18, slide: 0.995 });
  },
};

/** @typedef {keyof typeof SOUNDS} SoundName */

/** The sounds in the order of the settings. @type {readonly SoundName[]} */
export const HEARD = ["turn", "clue", "play", "strike", "five", "end"];

/**
 * Plays one sound, also if the browser has suspended audio.
 * @param {SoundName} name @param {number} [rank] of a played card
 */
export function hear(name, rank) {
  audio ??= new AudioContext();
  if (audio.state === "suspended") audio.resume();
  SOUNDS[name](rank);
}

/** The rank of the card that an event plays. @param {import("../types/protocol.js").LoggedEvent} logged */
export function rankOf({ event }) {
  const happened = event.type === "acted" ? event.happened : [];
  const played = happened.find((it) => it.type === "played");
  if (played?.type !== "played") return undefined;
  const { rank } = parseCard(played.card);
  // START begins a firework.
  return rank === START ? 1 : rank;
}

/**
 * The sounds of an event.
 * @param {import("../types/protocol.js").LoggedEvent} logged @param {number | null} you @returns {SoundName[]}
 */
export function soundsOf({ event }, you) {
  if (event.type === "ended") return ["end"];
  // A late player hears the sound of their turn again.
  if (event.type === "late") return event.seat === you ? ["turn"] : [];
  if (event.type !== "acted") return [];
  return event.happened.flatMap((it) => {
    switch (it.type) {
      case "clued":
        return ["clue"];
      case "played":
        return ["play"];
      case "misplayed":
        return ["strike"];
      case "thrown":
      case "discarded":
        return ["discard"];
      case "completed":
        return ["five"];
      case "over":
        return ["end"];
      case "turn":
        return it.seat === you ? ["turn"] : [];
      default:
        return [];
    }
  });
}

/**
 * Plays the sounds of an event.
 * @param {import("../types/protocol.js").LoggedEvent} logged @param {number | null} you
 */
export function ring(logged, you) {
  for (const name of soundsOf(logged, you)) hear(name, rankOf(logged));
}
