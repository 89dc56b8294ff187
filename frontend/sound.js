/** Wood and felt: short quiet taps, generated here so that no file has to be fetched. */
import { sound } from './settings.js';

let context = null;

/** Each sound is a list of strokes: start in s, frequency in Hz, length in s, loudness, colour. */
const SOUNDS = {
  move: [{ at: 0, pitch: 310, length: 0.07, gain: 0.16, wood: true }],
  capture: [
    { at: 0, pitch: 330, length: 0.06, gain: 0.16, wood: true },
    { at: 0.065, pitch: 250, length: 0.08, gain: 0.18, wood: true },
  ],
  refused: [{ at: 0, pitch: 118, length: 0.13, gain: 0.2, wood: true }],
  right: [
    { at: 0, pitch: 523, length: 0.09, gain: 0.07, wood: false },
    { at: 0.085, pitch: 698, length: 0.11, gain: 0.07, wood: false },
  ],
  done: [
    { at: 0, pitch: 523, length: 0.07, gain: 0.07, wood: false },
    { at: 0.06, pitch: 659, length: 0.07, gain: 0.07, wood: false },
    { at: 0.12, pitch: 784, length: 0.08, gain: 0.07, wood: false },
  ],
};

/** Plays one of: move, capture, refused, right, done; unless sounds are off. */
export function play(name) {
  playStrokes(SOUNDS[name] ?? []);
}

/** Plays a few pitches, one after the other, unless sounds are off. */
export function playPitches(pitches) {
  playStrokes(pitches.map((pitch, number) =>
    ({ at: number * 0.11, pitch, length: 0.1, gain: 0.07, wood: true })));
}

function playStrokes(strokes) {
  // Browsers keep a page silent until the user has interacted with it.
  if (navigator.userActivation?.hasBeenActive === false || !sound.isOn()) {
    return;
  }
  context ??= new AudioContext();
  for (const stroke of strokes) {
    strike(stroke);
  }
}

function strike({ at, pitch, length, gain, wood }) {
  const start = context.currentTime + at;
  const loudness = context.createGain();
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(gain, start + 0.004);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + length);
  loudness.connect(context.destination);

  const tone = context.createOscillator();
  tone.type = wood ? 'triangle' : 'sine';
  tone.frequency.setValueAtTime(pitch, start);
  if (wood) {
    // A struck board drops in pitch at once; a musical note doesn't.
    tone.frequency.exponentialRampToValueAtTime(pitch * 0.55, start + length);
  }
  tone.connect(loudness);
  tone.start(start);
  tone.stop(start + length);
}
