import type { Random } from '../../core/random';
import type { EffectSound } from '../story';
import { bell } from './instruments';
import type { Ambience } from './music';
import { addSound, highPass, lowPass, makeSound, noise, RATE, type Sound } from './sound';

const TURN = 2 * Math.PI;

/** A sound that grows and shrinks `hertz` times a second. */
const waving = (sound: Sound, hertz: number, least: number): Sound =>
  sound.map((value, i) => value * (least + (1 - least) * (0.5 + 0.5 * Math.sin((TURN * hertz * i) / RATE))));

type Make = (seconds: number, random: Random) => Sound;

const wheels: Make = (seconds, random) => {
  const sound = lowPass(noise(seconds, random), 240).map((value) => value * 1.6);
  const clack = lowPass(noise(0.07, random), 900).map((value, i) => value * 2.2 * Math.exp((-50 * i) / RATE));
  for (let t = 0.3; t < seconds; t += 1.1) {
    addSound(sound, clack, t, 0.5);
    addSound(sound, clack, t + 0.16, 0.4);
  }
  return sound;
};

const drops: Make = (seconds, random) => {
  const sound = highPass(lowPass(noise(seconds, random), 5000), 900).map((value) => value * 0.35);
  for (let t = 0; t < seconds; t += random.between(0.03, 0.2)) {
    const pitch = random.between(900, 2400);
    addSound(
      sound,
      makeSound(0.03, (at) => Math.exp(-120 * at) * Math.sin(TURN * pitch * at)),
      t,
      0.12,
    );
  }
  return sound;
};

const crickets: Make = (seconds) =>
  makeSound(seconds, (t) => {
    const chirp = t % 0.9 < 0.42 ? Math.max(0, Math.sin(TURN * 24 * t)) : 0;
    return 0.16 * chirp * Math.sin(TURN * 4200 * t);
  });

/** Sounds of places. */
export const AMBIENCES: Readonly<Record<Ambience, Make>> = {
  wind: (seconds, random) =>
    waving(lowPass(noise(seconds, random), 420), 0.13, 0.25).map((value) => value * 1.7),
  sea: (seconds, random) =>
    waving(lowPass(noise(seconds, random), 700), 0.19, 0.15).map((value) => value * 1.5),
  street: (seconds, random) =>
    waving(lowPass(noise(seconds, random), 260), 0.21, 0.5).map((value) => value * 1.7),
  room: (seconds, random) => lowPass(noise(seconds, random), 160).map((value) => value * 1.2),
  rain: drops,
  train: wheels,
  crickets,
  engine: (seconds, random) => {
    const rumble = lowPass(noise(seconds, random), 180);
    return makeSound(seconds, (t, i) => {
      const turns = 54 * t;
      return (
        0.22 * (0.8 + 0.2 * Math.sin(TURN * 7 * t)) * (2 * (turns - Math.floor(turns + 0.5))) +
        (rumble[i] ?? 0) * 0.8
      );
    });
  },
};

const burst = (seconds: number, random: Random, hertz: number, fade: number): Sound =>
  lowPass(noise(seconds, random), hertz).map((value, i) => value * 2 * Math.exp((-fade * i) / RATE));

/** Sounds of events. */
export const EFFECTS: Readonly<Record<EffectSound, (random: Random) => Sound>> = {
  bell: () => bell(880),
  knock: (random) => burst(0.12, random, 500, 38),
  click: (random) => highPass(burst(0.03, random, 6000, 160), 900),
  step: (random) => burst(0.1, random, 340, 45),
  horn: () =>
    makeSound(
      0.7,
      (t) =>
        0.35 * Math.min(1, t * 20, (0.7 - t) * 12) * (Math.sin(TURN * 392 * t) + Math.sin(TURN * 494 * t)),
    ),
  door: (random) => burst(0.5, random, 260, 9),
  whoosh: (random) =>
    lowPass(noise(0.9, random), 1400).map((value, i) => value * Math.sin((Math.PI * i) / (0.9 * RATE)) ** 2),
  drop: () => makeSound(0.18, (t) => 0.5 * Math.exp(-22 * t) * Math.sin(TURN * (640 * t + 1500 * t * t))),
  paper: (random) => highPass(burst(0.25, random, 5200, 14), 1500).map((value) => value * 0.6),
  alarm: () =>
    makeSound(1.2, (t) => (t % 0.3 < 0.2 ? 0.3 * Math.sin(TURN * (t % 0.1 < 0.05 ? 1760 : 2093) * t) : 0)),
};
