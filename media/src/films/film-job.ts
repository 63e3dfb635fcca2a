import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { FilmFacts } from '@sahra/schemas/film-facts';

import { isCutShort } from '../encoder/decoded-length';
import { addSound, encodeRung } from '../encoder/encode-rung';
import { extractCaptions } from '../encoder/extract-captions';
import { FilmError } from '../encoder/film-error';
import type { Mix } from '../encoder/hls-arguments';
import { ladderOf, type Rung } from '../encoder/ladder';
import { makePosters, makeStoryboard } from '../encoder/make-stills';
import { probe, type Source } from '../encoder/probe';
import { readScan } from '../encoder/scan';
import { makeStill, standsStill } from '../encoder/still';
import { measureBitRates } from '../playlist/bit-rates';
import { writeKeyPictures } from '../playlist/key-pictures';
import { AUDIO_CODEC } from '../playlist/master-playlist';
import { picturesFolder } from '../playlist/sound-folders';
import type { FinishedRung, HeardSounds } from './film-record';
import { isReadable, judgeInnerCaptions } from './inner-captions';
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

/** Reads profile and level of the pictures from the decoder configuration (ISO/IEC 14496-15, avcC). */
const videoCodec = async (folder: string): Promise<string> => {
  const init = await readFile(join(folder, 'init.mp4'));
  const at = init.indexOf('avcC');
  if (at < 0) throw new FilmError('ENCODER_FAILED', 'The encoded film has no H.264 configuration.');
  return `avc1.${init.subarray(at + 5, at + 8).toString('hex')}`;
};

const finish = async (
  folder: string,
  rung: Rung,
  source: Source,
  isHeard: boolean,
): Promise<FinishedRung> => {
  const measured = await measureBitRates(folder);
  if (isCutShort(measured.seconds, source.seconds)) {
    throw new FilmError(
      'BROKEN_FILE',
      `Only ${Math.round(measured.seconds)} of ${Math.round(source.seconds)} seconds can be read.`,
    );
  }
  const video = await videoCodec(folder);
  return {
    ...measured,
    name: rung.name,
    width: rung.width,
    height: rung.height,
    framesPerSecond: source.framesPerSecond,
    codecs: isHeard ? `${video},${AUDIO_CODEC}` : video,
    keyPictures: await writeKeyPictures(folder),
    ...(source.still !== null && { isStill: true }),
  };
};

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

/** What one quality is made of, beside its job. */
interface RungParts {
  source: Source;
  /** The main sound; null for a silent film. */
  main: Mix | null;
  /** Whether the sounds are apart from the pictures. */
  isApart: boolean;
}

/** Encodes and stores one quality. */
const makeRung = async (
  job: FilmJob,
  rung: Rung,
  { source, main, isApart }: RungParts,
  onProgress: (part: number) => void,
): Promise<FinishedRung> => {
  const { tools, storage, work, key, signal } = job;
  const name = isApart ? picturesFolder(rung.name) : rung.name;
  const folder = join(work, name);
  const mix = isApart ? null : main;
  await encodeRung(tools, { source, rung, mix, folder }, signal, onProgress);
  const finished = await finish(folder, rung, source, main !== null);
  if (isApart && main) {
    // Before the pictures are stored, which takes them away from here.
    const whole = join(work, rung.name);
    await addSound(tools, { source, rung, mix: main, folder: whole }, folder, signal);
    await storage.putFolder(whole, `${key}/${rung.name}`);
  }
  await storage.putFolder(folder, `${key}/${name}`);
  return finished;
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
