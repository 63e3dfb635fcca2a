import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { FilmFacts } from '@sahra/schemas/film-facts';

import { extractCaptions } from '../encoder/extract-captions';
import { ladderOf, type Rung } from '../encoder/ladder';
import { makePosters, makeStoryboard } from '../encoder/make-stills';
import { probe, type Source } from '../encoder/probe';
import { readScan } from '../encoder/scan';
import { makeStill, standsStill } from '../encoder/still';
import type { FinishedRung, HeardSounds } from './film-record';
import { isReadable, judgeInnerCaptions } from './inner-captions';
import { makeRung, type RungParts } from './make-rung';
import { makeSounds, readMixes, type SoundJob } from './make-sounds';
import { innerKey } from './put-captions';

/** What a job reads, and whom it tells. */
export interface FilmJob extends SoundJob {
  /** The uploaded file. */
  path: string;
  /** Returns the poster of the video, for a sound without a cover; null without one. */
  poster: () => Promise<Uint8Array | null>;
  /** Whether an earlier run has told the facts of the file. */
  isKnown: boolean;
  /** Qualities that an earlier run has finished. */
  finished: readonly FinishedRung[];
  /** Sounds that an earlier run has finished. */
  heard: HeardSounds | null;
  /** Called with the facts of the file when the captions inside it are stored, before anything is encoded. */
  onFacts: (facts: FilmFacts) => Promise<void>;
  /** Called when a quality is stored, before the next begins. */
  onRung: (rung: FinishedRung) => Promise<void>;
  /** Receives the part of the whole job that is done, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** Parts of the work besides the encoding, compared with one million pixels of a quality. */
const MEASURE_WEIGHT = 0.05;
const AUDIO_WEIGHT = 0.05;
const STILLS_WEIGHT = 0.1;
const NOTHING_READ = { mixes: [], lost: [] } as const;

/** Reads what the uploaded file is, and makes the picture of one whose picture stands still. */
const readSource = async ({ tools, path, work, poster, signal }: FilmJob): Promise<Source> => {
  const source = await probe(tools, path, signal);
  if (!(await standsStill(tools, source, signal))) return readScan(tools, source, signal);
  await mkdir(work, { recursive: true });
  return makeStill(tools, source, { poster, folder: work }, signal);
};

const weightOf = ({ width, height }: Rung): number => (width * height) / 1_000_000;

const makeStills = async ({ tools, storage, work, key, signal }: FilmJob, source: Source): Promise<void> => {
  await makePosters(tools, source, join(work, 'posters'), signal);
  await makeStoryboard(tools, source, join(work, 'storyboard'), signal);
  for (const name of ['posters', 'storyboard']) await storage.putFolder(join(work, name), `${key}/${name}`);
};

/** Stores the captions inside a file that can be taken, and tells what the file is. */
const tellFacts = async (job: FilmJob, source: Source): Promise<void> => {
  const { tools, storage, work, key, signal } = job;
  const { captions, changes, ...file } = source.file;
  const folder = join(work, 'inner');
  const texts = await extractCaptions({ tools, source, folder, signal }, captions.filter(isReadable));
  const innerCaptions = judgeInnerCaptions(captions, texts);
  for (const { inner, language } of innerCaptions) {
    const text = texts.get(inner);
    if (language !== null && text) await storage.putFile(innerKey(key, inner), text);
  }
  const { seconds, fields } = source;
  await job.onFacts({
    ...{ seconds, ...file, innerCaptions },
    changes: fields === null ? changes : [...changes, 'deinterlaced'],
  });
};

/** Finds out what an uploaded file is, and tells its facts. Throws a FilmError when no film can be made of it. */
export const inspectFile = async (job: FilmJob): Promise<Source> => {
  await rm(job.work, { recursive: true, force: true });
  const source = await readSource(job);
  if (!job.isKnown) await tellFacts(job, source);
  return source;
};

/**
 * Makes a film of an inspected file, a sound with one picture too: its sounds, its qualities from the smallest to the
 * largest, poster candidates and the storyboard. A job that was interrupted goes on after its last finished quality.
 * Throws a FilmError with the reason.
 */
export const encodeFilm = async (job: FilmJob, source: Source): Promise<void> => {
  const { tools, work, signal } = job;
  const ladder = ladderOf(source.width, source.height);
  const soundWeight = AUDIO_WEIGHT * Math.max(1, source.sounds.length);
  const whole = ladder.reduce(
    (sum, rung) => sum + weightOf(rung),
    MEASURE_WEIGHT + soundWeight + STILLS_WEIGHT,
  );
  let done = 0;
  const advance = (weight: number): void => {
    done += weight;
    job.onProgress(done / whole);
  };

  const isFinished = ({ name }: Rung): boolean => job.finished.some((each) => each.name === name);
  let { heard } = job;
  const isMeasured = ladder.every(isFinished) && (heard !== null || source.sounds.length === 0);
  const read = isMeasured ? NOTHING_READ : await readMixes(tools, source, signal);
  let { mixes } = read;
  advance(MEASURE_WEIGHT);
  if (!heard) ({ heard, mixes } = await makeSounds(job, source, read));
  advance(soundWeight);
  const parts: RungParts = {
    source,
    codec: 'h264',
    main: mixes[0] ?? null,
    isApart: (heard?.sounds ?? []).length > 0,
  };
  for (const rung of ladder) {
    const weight = weightOf(rung);
    if (!isFinished(rung)) {
      const onProgress = (part: number): void => job.onProgress((done + part * weight) / whole);
      await job.onRung(await makeRung(job, rung, parts, onProgress));
    }
    advance(weight);
  }
  await makeStills(job, source);
  await rm(work, { recursive: true, force: true });
};
