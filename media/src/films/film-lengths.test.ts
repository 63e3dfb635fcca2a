import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FilmLength } from '@sahra/schemas/film';

import { startTestSchedule, type TestSchedule } from '../testing/start-test-schedule';
import { FILM_SECRET } from '../testing/test-secrets';
import { createFilmLengths, sendFilmLengths } from './film-lengths';
import { openFilmRecords, type FilmRecords } from './film-records';

let root: string;
let records: FilmRecords;
let cms: TestSchedule;
const warnings: string[] = [];
beforeEach(async () => {
  warnings.length = 0;
  root = await mkdtemp(join(tmpdir(), 'sahra-lengths-'));
  records = await openFilmRecords(root);
  cms = await startTestSchedule();
});
afterEach(async () => {
  await cms.stop();
  await rm(root, { recursive: true, force: true });
});

/** A film of `seconds`: whole, or with its first quality only. */
const publish = (code: string, version: string, seconds: number, isWhole = true) => {
  const rung = {
    name: '240p',
    width: 426,
    height: 240,
    framesPerSecond: 25,
    codecs: '',
    peak: 1,
    average: 1,
  };
  const rungs = [{ ...rung, seconds }];
  return records.update(code, (record) => ({
    ...record,
    job: isWhole ? null : { id: version, bytes: 1, captions: [], rungs, failure: null },
    film: { version, rungs, captions: [] },
  }));
};
const open = () =>
  createFilmLengths({
    records,
    send: sendFilmLengths(cms, FILM_SECRET),
    log: { warn: (line) => warnings.push(line) },
  });
const told = (): FilmLength[] => cms.lengths.flatMap((body) => JSON.parse(body) as FilmLength[]);

test('the cms is told the length of each film once, and again when another film replaces it', async () => {
  const lengths = open();
  await publish('length01', 'a1', 61.5);
  await publish('length02', 'b1', 20, false);
  await lengths.tell();
  await lengths.tell();
  expect(told()).toEqual([{ code: 'length01', seconds: 61.5 }]);
  await publish('length01', 'a2', 30);
  await publish('length02', 'b1', 20);
  await lengths.tell();
  expect(told().slice(1)).toEqual([
    { code: 'length01', seconds: 30 },
    { code: 'length02', seconds: 20 },
  ]);
});

test('a cms that is down when a film becomes ready is told later', async () => {
  const lengths = open();
  cms.isDown = true;
  await publish('length01', 'a1', 61.5);
  await lengths.tell();
  await lengths.tell();
  expect(warnings).toEqual([expect.stringContaining('503')]);
  cms.isDown = false;
  await lengths.tell();
  expect(told()).toEqual([{ code: 'length01', seconds: 61.5 }]);
});

test('a new process tells every length, and so does the check of each hour', async () => {
  await publish('length01', 'a1', 61.5);
  await open().tell();
  const lengths = open();
  await lengths.tell();
  await lengths.tellAll();
  expect(told().map(({ code }) => code)).toEqual(['length01', 'length01', 'length01']);
});

test('many lengths are sent in parts that the cms takes', async () => {
  for (let index = 0; index < 101; index += 1) await publish(`many${100 + index}`, 'a1', 10);
  await open().tell();
  expect(cms.lengths.map((body) => (JSON.parse(body) as FilmLength[]).length)).toEqual([100, 1]);
});
