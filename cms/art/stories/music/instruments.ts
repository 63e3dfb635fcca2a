import type { Random } from '../../core/random';
import { addSound, highPass, lowPass, makeSound, noise, RATE, samplesOf, type Sound } from './sound';

const TURN = 2 * Math.PI;

/** A plucked string after Karplus and Strong (1983): a burst of noise that goes round and is smoothed each time. */
const string = (hertz: number, seconds: number, random: Random, damping: number): Sound => {
  const period = RATE / hertz;
  const length = Math.max(2, Math.floor(period));
  const line = lowPass(noise(length / RATE, random), 5200);
  const sound = new Float32Array(samplesOf(seconds));
  let before = 0;
  for (let i = 0; i < sound.length; i += 1) {
    const at = i % length;
    const value = line[at] ?? 0;
    sound[i] = value;
    line[at] = damping * (0.52 * value + 0.48 * before);
    before = value;
  }
  return sound;
};

/** A course of an oud: two strings that are not quite alike, plucked near the bridge. */
export const oud = (hertz: number, seconds: number, random: Random): Sound => {
  const length = Math.min(2.4, seconds + 0.9);
  const course = string(hertz, length, random, 0.9965);
  addSound(course, string(hertz * 1.0017, length, random, 0.996), 0.004, 0.8);
  return lowPass(course, 2600);
};

export const bass = (hertz: number, seconds: number, random: Random): Sound =>
  lowPass(string(hertz / 2, Math.min(2, seconds + 0.5), random, 0.992), 700);

/** A bell by frequency modulation. */
export const bell = (hertz: number): Sound =>
  makeSound(2.2, (t) => {
    const fade = Math.exp(-2.6 * t);
    return 0.5 * fade * Math.sin(TURN * hertz * t + 1.6 * fade * Math.sin(TURN * hertz * 2.76 * t));
  });

/** Bowed strings that come and go softly. */
export const strings = (hertz: number, seconds: number): Sound =>
  lowPass(
    makeSound(seconds + 0.8, (t) => {
      const whole = seconds + 0.8;
      const swell = Math.min(1, t / 0.9, (whole - t) / 0.8);
      const vibrato = 0.0025 * Math.sin(TURN * 5.1 * t);
      const voice = (detune: number): number => {
        const turns = hertz * detune * (t + vibrato / 5.1);
        return 2 * (turns - Math.floor(turns + 0.5));
      };
      return 0.16 * swell * (voice(0.997) + voice(1) + voice(1.0035));
    }),
    1400,
  );

export const drone = (hertz: number, seconds: number): Sound =>
  makeSound(seconds, (t) => {
    const swell = Math.min(1, t / 2, (seconds - t) / 2);
    const beat = 0.75 + 0.25 * Math.sin(TURN * 0.11 * t);
    return (
      0.3 *
      swell *
      beat *
      (Math.sin(TURN * (hertz / 2) * t) +
        0.4 * Math.sin(TURN * hertz * 0.999 * t) +
        0.15 * Math.sin(TURN * hertz * 1.5 * t))
    );
  });

/** The deep and the bright stroke of a goblet drum. */
export const dum = (): Sound =>
  makeSound(0.35, (t) => Math.exp(-11 * t) * Math.sin(TURN * (72 * t + 26 * (1 - Math.exp(-22 * t)) * 0.12)));
export const tek = (random: Random): Sound => {
  const burst = noise(0.11, random);
  return highPass(burst, 1900).map((value, i) => value * 0.7 * Math.exp((-46 * i) / RATE));
};
/** The jingles of a riq. */
export const jingle = (random: Random): Sound => {
  const burst = noise(0.14, random);
  return highPass(burst, 6500).map((value, i) => value * 0.5 * Math.exp((-30 * i) / RATE));
};
