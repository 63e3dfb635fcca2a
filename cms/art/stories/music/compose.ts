import { randomOf, type Random } from '../../core/random';
import { MAQAMS, type Passage } from './music';

/** A note of the melody: beats since the phrase began, its length in beats, and its step above the tonic. */
export interface Note {
  beat: number;
  beats: number;
  step: number;
}

export const PHRASE_BEATS = 8;

/** Rhythms of four beats. */
const CELLS = [
  [1, 0.5, 0.5, 1, 1],
  [0.5, 0.5, 0.5, 0.5, 1, 1],
  [1.5, 0.5, 1, 1],
  [2, 0.5, 0.5, 1],
  [1, 1, 2],
  [0.75, 0.25, 1, 0.5, 0.5, 1],
] as const satisfies readonly (readonly number[])[];
type Cell = readonly number[];
const pickCell = (random: Random): Cell => random.pick<Cell>(CELLS);

/** Steps on which a phrase may rest: the tonic, the fourth and the fifth. */
const RESTS = [0, 3, 4] as const;
const HIGHEST = 9;

const phrase = (random: Random, begin: number, end: number): Note[] => {
  const rhythm = [...pickCell(random), ...pickCell(random)];
  let [beat, step] = [0, begin];
  return rhythm.map((beats, i) => {
    const left = rhythm.length - 1 - i;
    if (left === 0) step = end;
    else if (i > 0) {
      // Near the end it turns to where it rests.
      const pull = left < 3 ? Math.sign(end - step) : random.pick([-1, 1]);
      step += random.chance(0.72) ? pull : random.pick([-2, 2, 0, 1]);
    }
    step = Math.min(HIGHEST, Math.max(-2, step));
    const note = { beat, beats, step };
    beat += beats;
    return note;
  });
};

/** Composes phrases in the form A A' B A: the second one is varied at its end, the third climbs. */
export const composePhrases = (seed: string, count: number): Note[][] => {
  const made: Note[][] = [];
  for (let round = 0; made.length < count; round += 1) {
    const random = randomOf(seed, 'melody', String(round));
    const first = phrase(random, random.pick(RESTS), random.pick([3, 4]));
    const answer = phrase(random, 4, 0);
    const second = [...first.filter(({ beat }) => beat < 4), ...answer.filter(({ beat }) => beat >= 4)];
    const third = phrase(random, random.pick([4, 5, 7]), random.pick([3, 4]));
    made.push(first, second, third, answer);
  }
  return made.slice(0, count);
};

/** Returns the frequency of a step above the tonic. */
export const hertzOf = ({ maqam, tonic }: Pick<Passage, 'maqam' | 'tonic'>, step: number): number => {
  const scale = MAQAMS[maqam];
  const octave = Math.floor(step / scale.length);
  const cents = scale[step - octave * scale.length] ?? 0;
  return tonic * 2 ** (octave + cents / 1200);
};
