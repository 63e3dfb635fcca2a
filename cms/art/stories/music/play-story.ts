import { randomOf, type Random } from '../../core/random';
import { placedShots, storySeconds, type Story } from '../story';
import { AMBIENCES, EFFECTS } from './ambience';
import { composePhrases, hertzOf, PHRASE_BEATS } from './compose';
import { bass, bell, drone, dum, jingle, oud, strings, tek } from './instruments';
import type { Ambience, Passage } from './music';
import { addSound, RATE, samplesOf, withRoom, type Sound } from './sound';

/** Maqsum, the rhythm of most songs: where in eight eighths the deep and the bright stroke fall. */
const DUMS = [0, 4] as const;
const TEKS = [1, 3, 6] as const;

const playPhrase = (to: Sound, passage: Passage, seed: string, index: number, begin: number): void => {
  const { parts, tempo, density = 0.9 } = passage;
  const random = randomOf(seed, 'play', String(index));
  const beat = 60 / tempo;
  const phrase = composePhrases(seed, index + 1)[index] ?? [];
  for (const note of phrase) {
    if (!random.chance(density)) continue;
    const [at, length] = [begin + note.beat * beat + random.between(0, 0.012), note.beats * beat];
    const hertz = hertzOf(passage, note.step);
    if (parts.includes('oud')) {
      const isTrembling = note.beats >= 1.5 && random.chance(0.5);
      const stroke = isTrembling ? beat / 6 : length;
      for (let t = 0; t < length - stroke / 2; t += stroke)
        addSound(to, oud(hertz, stroke, random), at + t, isTrembling ? 0.3 : random.between(0.5, 0.65));
    }
    if (parts.includes('bells')) addSound(to, bell(hertz * (hertz < 300 ? 4 : 2)), at, 0.16);
  }
  const ground = hertzOf(passage, phrase.at(-1)?.step ?? 0);
  const whole = PHRASE_BEATS * beat;
  if (parts.includes('strings')) {
    addSound(to, strings(hertzOf(passage, 0) * 2, whole), begin, 0.5);
    addSound(to, strings(ground * (ground < passage.tonic * 1.6 ? 2 : 1), whole), begin, 0.4);
  }
  if (parts.includes('bass'))
    for (const at of [0, 2, 4, 6])
      addSound(to, bass(at === 6 ? ground : passage.tonic, beat * 1.6, random), begin + at * beat, 0.7);
  playDrums(to, passage, random, begin);
};

const playDrums = (to: Sound, { parts, tempo }: Passage, random: Random, begin: number): void => {
  const eighth = 30 / tempo;
  for (let i = 0; i < PHRASE_BEATS * 2; i += 1) {
    const at = begin + i * eighth;
    const place = i % 8;
    if (parts.includes('drum')) {
      if (DUMS.some((each) => each === place)) addSound(to, dum(), at, 0.55);
      if (TEKS.some((each) => each === place)) addSound(to, tek(random), at, 0.28);
      else if (random.chance(0.25)) addSound(to, tek(random), at, 0.1);
    }
    if (parts.includes('riq')) addSound(to, jingle(random), at, place % 2 === 0 ? 0.16 : 0.08);
  }
};

/** Seconds in which the sounds of a place come and go. */
const BLEND = 1.2;

const playPassage = (music: Sound, places: Sound, passage: Passage, seed: string, start: number): void => {
  const { seconds, tempo, tonic, parts, level = 1, ambience = {} } = passage;
  const played = new Float32Array(samplesOf(seconds + 2.4));
  const phrase = (PHRASE_BEATS * 60) / tempo;
  for (let i = 0; (i + 1) * phrase <= seconds + 0.5; i += 1) playPhrase(played, passage, seed, i, i * phrase);
  if (parts.includes('drone')) addSound(played, drone(tonic, seconds + 1), 0, 0.4);
  addSound(music, played, start, level);
  for (const [name, loudness] of Object.entries(ambience)) {
    const length = seconds + BLEND;
    const sound = AMBIENCES[name as Ambience](length, randomOf(seed, name));
    const soft = sound.map((value, i) => value * Math.min(1, i / RATE / BLEND, (length - i / RATE) / BLEND));
    addSound(places, soft, start, loudness * 0.5);
  }
};

const LOUDEST = 0.82;
const LAST_FADE = 2.5;

/** Plays the music, places and events of a story: one channel of samples as long as it is. */
export const playStory = (story: Pick<Story, 'shots' | 'music' | 'loops'>): Sound => {
  const whole = storySeconds(story);
  const [music, places] = [new Float32Array(samplesOf(whole)), new Float32Array(samplesOf(whole))];
  let start = 0;
  for (const [i, passage] of story.music.passages.entries()) {
    playPassage(music, places, passage, `${story.music.seed} ${String(i)}`, start);
    start += passage.seconds;
  }
  const random = randomOf(story.music.seed, 'effects');
  for (const { shot, start: begin } of placedShots(story))
    for (const { at, sound, level = 0.6 } of shot.effects ?? [])
      addSound(places, EFFECTS[sound](random), begin + at, level);
  const mixed = withRoom(music, 0.32);
  addSound(mixed, withRoom(places, 0.1), 0);
  const loudest = mixed.reduce((most, value) => Math.max(most, Math.abs(value)), 0.001);
  return mixed.map((value, i) => {
    const left = whole - i / RATE;
    const fade = story.loops ? Math.min(1, left / 0.05, i / RATE / 0.05) : Math.min(1, left / LAST_FADE);
    return Math.tanh((value / loudest) * 1.5) * LOUDEST * fade;
  });
};
