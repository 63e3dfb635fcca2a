import type { Maqam, Music, Part, Passage } from '../music/music';

const TONIC = 146.83;

/** A passage of some whole phrases of eight beats, so that it ends when he turns into the next street. */
const street = (
  seconds: number,
  phrases: number,
  maqam: Maqam,
  parts: readonly Part[],
  more: Partial<Passage> = {},
): Passage => ({ seconds, maqam, tonic: TONIC, tempo: (480 * phrases) / seconds, parts, ...more });

const BAND = ['oud', 'bass', 'drum', 'riq'] as const;

/** One maqam for each street; the passages end where the shots of a street end. */
export const MUSIC: Music = {
  seed: 'every street its scale',
  passages: [
    street(18, 4, 'rast', [...BAND, 'strings'], { ambience: { engine: 0.2, sea: 0.2 } }),
    street(20, 4, 'rast', ['oud', 'bass', 'riq'], { ambience: { sea: 0.5 }, density: 0.85 }),
    street(23, 5, 'bayati', BAND, { tonic: 164.81, ambience: { street: 0.5 } }),
    street(19, 4, 'saba', ['oud', 'strings', 'drum', 'bass'], { ambience: { street: 0.5, engine: 0.4 } }),
    street(30, 5, 'hijaz', ['oud', 'drone', 'riq'], { density: 0.75, ambience: { wind: 0.25 } }),
    street(27, 5, 'nahawand', ['oud', 'strings', 'bass'], { tonic: 130.81, ambience: { rain: 0.7 } }),
    street(10, 2, 'rast', ['oud', 'bells', 'drone'], { density: 0.7, level: 0.75, ambience: { room: 0.3 } }),
    street(11, 2, 'kurd', ['oud', 'bass', 'drum'], { ambience: { engine: 0.35, wind: 0.2 } }),
    street(21, 2, 'rast', ['drone', 'oud'], { density: 0.22, level: 0.8, ambience: { crickets: 0.35 } }),
    street(8, 1, 'rast', ['oud', 'drone'], { density: 0.8, ambience: { crickets: 0.25 } }),
    street(5, 1, 'rast', ['oud', 'bass'], { density: 1, ambience: { sea: 0.3 } }),
    street(5, 1, 'bayati', ['oud', 'bass', 'riq'], { density: 1 }),
    street(5, 1, 'saba', ['oud', 'bass', 'riq', 'drum'], { density: 1 }),
    street(4, 1, 'hijaz', ['oud', 'bass', 'riq', 'drum'], { density: 1 }),
    street(4, 1, 'nahawand', ['oud', 'bass', 'drum', 'strings'], { density: 1, ambience: { rain: 0.4 } }),
    street(16, 4, 'rast', [...BAND, 'strings', 'bells'], { density: 1 }),
    street(6, 1, 'rast', ['oud', 'bass', 'riq'], { ambience: { sea: 0.3, engine: 0.2 } }),
    street(8, 1, 'bayati', ['oud', 'drone'], { density: 0.9, level: 0.9, ambience: { crickets: 0.3 } }),
  ],
};
