import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { FILM_KINDS, rightText, type Right } from '../films/film-kinds';
import { judgeFilm, LIMITS, offsetOf, type MeasuredFilm } from '../films/judge-film';
import type { Pictures, Sound } from '../films/measure';

const PAGE = join(__dirname, '../../docs/film-kinds.md');
const RIGHT: Right = { corners: ['red', 'green', 'blue', 'yellow'], rate: 25, sounds: [], captions: ['ar'] };

const pictures: Pictures = {
  corners: [
    [250, 2, 2],
    [2, 250, 2],
    [2, 2, 250],
    [250, 250, 2],
  ],
  ...{ centre: [130, 128, 126], hasSureColours: true, width: 320, height: 180 },
  ...{ rate: 25, unevenness: 0.001, moves: 25, combed: 0, seconds: 3, flash: 1, tags: 'bt709 bt709 bt709' },
};
const sound: Sound = { loudness: [-23.2, -23.2], seconds: 3, channels: 2, beep: 1.01 };
const FILM: MeasuredFilm = {
  source: { pictures, sounds: [sound] },
  ...{ pictures, sounds: [sound], playlist: { soundLanguages: [], captions: ['ar'] }, changes: [] },
};

test('the page has every kind of film, with what is right for it', async () => {
  const rows = (await readFile(PAGE, 'utf8'))
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    )
    .map(([file, what, , right]) => [file, what, right]);
  expect(rows).toEqual(FILM_KINDS.map(({ file, what, right }) => [`\`${file}\``, what, rightText(right)]));
});

test('the page has the limits of the drill', async () => {
  const page = await readFile(PAGE, 'utf8');
  const { grey, corners, hdrCorners, loudness, offsetSeconds, seconds, stillSeconds } = LIMITS;
  expect(page).toContain(
    `grey within ${grey} of 255, corners within ${corners}, those of HDR within ${hdrCorners}`,
  );
  expect(page).toContain(
    `loudness within ${loudness} LU of −23 LUFS, offset within ${offsetSeconds * 1000} ms`,
  );
  expect(page).toContain(`length within ${seconds} s, of one picture within ${stillSeconds} s`);
});

test('a film that is right has nothing wrong', () => {
  expect(judgeFilm(RIGHT, FILM)).toEqual([]);
  expect(judgeFilm({}, FILM)).toEqual([]);
});

test.each<[string, Partial<Pictures>]>([
  ['grey', { centre: [141, 128, 128] }],
  ['corners', { corners: [[248, 0, 0], ...pictures.corners.slice(1)] }],
  ['tags: unknown bt709 bt709 instead of bt709 bt709 bt709', { tags: 'unknown bt709 bt709' }],
  ['rate', { rate: 24 }],
  ['cadence', { unevenness: 0.04 }],
  ['movement', { moves: 12 }],
  ['combed', { combed: 0.5 }],
  ['offset', { flash: 1.05 }],
])('%s is noticed in the pictures', (what, changed) => {
  expect(judgeFilm(RIGHT, { ...FILM, pictures: { ...pictures, ...changed } })).toEqual([what]);
});

test.each<[string, Partial<Sound>]>([
  ['loudness', { loudness: [-21.9, -21.9] }],
  ['length of a sound', { seconds: 2.8 }],
  ['offset', { beep: 1.06 }],
])('%s is noticed in a sound', (what, changed) => {
  expect(judgeFilm(RIGHT, { ...FILM, sounds: [{ ...sound, ...changed }] })).toEqual([what]);
});

test('a length that is not that of the file is noticed, and languages, and a sound that is gone', () => {
  expect(judgeFilm({ ...RIGHT, seconds: 3.2, captions: [] }, FILM)).toEqual([
    'length',
    'captions: ar instead of none',
  ]);
  expect(judgeFilm(RIGHT, { ...FILM, sounds: [] })).toEqual(['sound']);
});

test('a loudness that hangs on the gate is right where −23 LUFS is between its ends', () => {
  expect(judgeFilm(RIGHT, { ...FILM, sounds: [{ ...sound, loudness: [-23.4, -17.1] }] })).toEqual([]);
});

test('combing cannot be told of a film that is turned', () => {
  const combed = { ...pictures, combed: 1 };
  expect(judgeFilm(RIGHT, { ...FILM, pictures: combed, changes: ['turned'] })).toEqual([]);
});

test('an offset that the file has already is none', () => {
  const late = [{ ...sound, beep: 1.5 }];
  expect(offsetOf({ ...FILM, sounds: late, source: { pictures, sounds: late } })).toBe(0);
});
