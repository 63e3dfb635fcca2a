/** Samples per second. */
export const RATE = 48_000;

/** One channel of samples, from -1 to 1. */
export type Sound = Float32Array;

export const samplesOf = (seconds: number): number => Math.round(seconds * RATE);

/** Adds a sound to another from this second on; what reaches over its end is left out. */
export const addSound = (to: Sound, sound: Sound, seconds: number, level = 1): void => {
  const start = samplesOf(seconds);
  const count = Math.min(sound.length, to.length - start);
  for (let i = Math.max(0, -start); i < count; i += 1)
    to[start + i] = (to[start + i] ?? 0) + (sound[i] ?? 0) * level;
};

/** Makes a sound of a function of the seconds since its beginning. */
export const makeSound = (seconds: number, at: (t: number, i: number) => number): Sound =>
  Float32Array.from({ length: samplesOf(seconds) }, (_, i) => at(i / RATE, i));

/** Smooths a sound: frequencies above `hertz` become quieter, by 6 dB an octave. */
export const lowPass = (sound: Sound, hertz: number): Sound => {
  const share = 1 - Math.exp((-2 * Math.PI * hertz) / RATE);
  let held = 0;
  return sound.map((value) => (held += (value - held) * share));
};

/** What a low-pass takes away. */
export const highPass = (sound: Sound, hertz: number): Sound => {
  const low = lowPass(sound, hertz);
  return sound.map((value, i) => value - (low[i] ?? 0));
};

export const noise = (seconds: number, random: () => number): Sound =>
  makeSound(seconds, () => random() * 2 - 1);

/** Delays of the four combs and two all-passes of Schroeder's reverberator, in seconds. */
const COMBS = [0.0297, 0.0371, 0.0411, 0.0437] as const;
const ALL_PASSES = [0.005, 0.0017] as const;

/** Adds the echo of a room. */
export const withRoom = (sound: Sound, share: number): Sound => {
  const wet = new Float32Array(sound.length);
  for (const delay of COMBS) {
    const line = new Float32Array(samplesOf(delay));
    for (let i = 0; i < sound.length; i += 1) {
      const at = i % line.length;
      const value = line[at] ?? 0;
      wet[i] = (wet[i] ?? 0) + value / COMBS.length;
      line[at] = (sound[i] ?? 0) + value * 0.8;
    }
  }
  for (const delay of ALL_PASSES) {
    const line = new Float32Array(samplesOf(delay));
    for (let i = 0; i < wet.length; i += 1) {
      const at = i % line.length;
      const [value, held] = [wet[i] ?? 0, line[at] ?? 0];
      const made = value + held * 0.7;
      line[at] = made;
      wet[i] = held - made * 0.7;
    }
  }
  return sound.map((value, i) => value + (wet[i] ?? 0) * share);
};
