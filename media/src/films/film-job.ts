import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { FilmFacts } from '@sahra/schemas/film-facts';

import { encodeRung } from '../encoder/encode-rung';
import { extractCaptions } from '../encoder/extract-captions';
import { FilmError } from '../encoder/film-error';
import type { Tools } from '../encoder/find-tools';
import { ladderOf, type Rung } from '../encoder/ladder';
import { measureLoudness } from '../encoder/loudness';
import { encodeAudio, joinAudio } from '../encoder/make-audio';
import { makePosters, makeStoryboard } from '../encoder/make-stills';
import { probe, type Source } from '../encoder/probe';
import { readScan } from '../encoder/scan';
import { measureBitRates } from '../playlist/bit-rates';
import { writeKeyPictures } from '../playlist/key-pictures';
import { AUDIO_CODEC } from '../playlist/master-playlist';
import type { FilmStorage } from '../storage/film-storage';
import type { FinishedAudio, FinishedRung } from './film-record';
import { isReadable, judgeInnerCaptions } from './inner-captions';
import { innerKey } from './put-captions';

/** What a job reads, and whom it tells. */
export interface FilmJob {
  tools: Tools;
  storage: FilmStorage;
  /** The uploaded file. */
  path: string;
  /** Folder for unfinished files; emptied before and after. */
  work: string;
  /** Key of the film in the storage: `{code}/{version}`. */
  key: string;
  /** Whether an earlier run has told the facts of the file. */
  isKnown: boolean;
  /** Qualities that an earlier run has finished. */
  finished: readonly FinishedRung[];
  /** Whether an earlier run has finished the sound alone. */
  isHeard: boolean;
  signal: AbortSignal;
  /** Called with the facts of the file when the captions inside it are stored, before anything is encoded. */
  onFacts: (facts: FilmFacts) => Promise<void>;
  /** Called when the sound alone is stored, before the first quality begins; never for a film without sound. */
  onAudio: (audio: FinishedAudio) => Promise<void>;
  /** Called when a quality is stored, before the next begins. */
  onRung: (rung: FinishedRung) => Promise<void>;
  /** Receives the part of the whole job that is done, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** Parts of the work besides the encoding, compared with one million pixels of a quality. */
const MEASURE_WEIGHT = 0.05;
const AUDIO_WEIGHT = 0.05;
const STILLS_WEIGHT = 0.1;
/** A quality may miss this much of the length that the file claims, in seconds and as a part. */
const MISSING = { seconds: 2, part: 0.05 } as const;

/** Reads profile and level of the pictures from the decoder configuration (ISO/IEC 14496-15, avcC). */
const videoCodec = async (folder: string): Promise<string> => {
  const init = await readFile(join(folder, 'init.mp4'));
  const at = init.indexOf('avcC');
  if (at < 0) throw new FilmError('ENCODER_FAILED', 'The encoded film has no H.264 configuration.');
  return `avc1.${init.subarray(at + 5, at + 8).toString('hex')}`;
};

const isCutShort = (seconds: number, claimed: number): boolean =>
  seconds < claimed - Math.max(MISSING.seconds, claimed * MISSING.part);

const finish = async (folder: string, rung: Rung, source: Source): Promise<FinishedRung> => {
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
    codecs: source.audio === null ? video : `${video},${AUDIO_CODEC}`,
    keyPictures: await writeKeyPictures(folder),
  };
};

const weightOf = ({ width, height }: Rung): number => (width * height) / 1_000_000;

const makeStills = async ({ tools, storage, work, key, signal }: FilmJob, source: Source): Promise<void> => {
  await makePosters(tools, source, join(work, 'posters'), signal);
  await makeStoryboard(tools, source, join(work, 'storyboard'), signal);
  for (const name of ['posters', 'storyboard']) await storage.putFolder(join(work, name), `${key}/${name}`);
};

const makeAudio = async (job: FilmJob, source: Source, loudness: string | null): Promise<void> => {
  const { tools, storage, work, key, signal } = job;
  const folder = join(work, 'audio');
  await encodeAudio(tools, { source, loudness, folder }, signal);
  // A track without a single sample leaves no playlist; such a film plays in silence.
  const measured = await measureBitRates(folder).catch(() => null);
  if (!measured || !(measured.average > 0)) return;
  await joinAudio(tools, folder, signal);
  const { peak, average } = measured;
  await storage.putFolder(folder, `${key}/audio`);
  await job.onAudio({ peak, average });
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
  const { seconds, width, height, fields } = source;
  await job.onFacts({
    ...{ seconds, width, height, ...file, innerCaptions },
    changes: fields === null ? changes : [...changes, 'deinterlaced'],
  });
};

/**
 * Makes a film of an uploaded file: its facts, its sound alone, its qualities from the smallest to the largest, poster
 * candidates and the storyboard. A job that was interrupted goes on after its last finished quality. Throws a FilmError
 * with the reason.
 */
export const runFilmJob = async (job: FilmJob): Promise<void> => {
  const { tools, storage, path, work, key, signal } = job;
  await rm(work, { recursive: true, force: true });
  const source = await readScan(tools, await probe(tools, path, signal), signal);
  if (!job.isKnown) await tellFacts(job, source);
  const ladder = ladderOf(source.width, source.height);
  const whole = ladder.reduce(
    (sum, rung) => sum + weightOf(rung),
    MEASURE_WEIGHT + AUDIO_WEIGHT + STILLS_WEIGHT,
  );
  let done = 0;
  const advance = (weight: number): void => {
    done += weight;
    job.onProgress(done / whole);
  };

  const isFinished = ({ name }: Rung): boolean => job.finished.some((each) => each.name === name);
  const needsAudio = source.audio !== null && !job.isHeard;
  const isMeasured = ladder.every(isFinished) && !needsAudio;
  const loudness = isMeasured ? null : await measureLoudness(tools, source, signal);
  advance(MEASURE_WEIGHT);
  if (needsAudio) await makeAudio(job, source, loudness);
  advance(AUDIO_WEIGHT);
  for (const rung of ladder) {
    const weight = weightOf(rung);
    if (!isFinished(rung)) {
      const folder = join(work, rung.name);
      await encodeRung(tools, { source, rung, loudness, folder }, signal, (part) =>
        job.onProgress((done + part * weight) / whole),
      );
      const finished = await finish(folder, rung, source);
      await storage.putFolder(folder, `${key}/${rung.name}`);
      await job.onRung(finished);
    }
    advance(weight);
  }
  await makeStills(job, source);
  await rm(work, { recursive: true, force: true });
};
