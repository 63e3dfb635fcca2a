import { join } from 'node:path';

import type { LostSound } from '@sahra/schemas/film';

import { FilmError } from '../encoder/film-error';
import type { Tools } from '../encoder/find-tools';
import type { Mix } from '../encoder/hls-arguments';
import { AUDIO_ALONE_KBPS, SOUND_KBPS } from '../encoder/ladder';
import { measureMix } from '../encoder/loudness';
import { encodeAudio, joinAudio } from '../encoder/make-audio';
import type { Source } from '../encoder/probe';
import { hasSurround, lostSound } from '../encoder/source-sounds';
import { measureBitRates, type BitRates } from '../playlist/bit-rates';
import { soundFolder, type SoundEncoding } from '../playlist/sound-folders';
import type { FilmStorage } from '../storage/film-storage';
import type { FinishedSound, HeardSounds } from './film-record';

/** What the parts of a film are made with. */
export interface EncodingJob {
  tools: Tools;
  storage: FilmStorage;
  /** Folder for unfinished files; emptied before and after. */
  work: string;
  /** Key of the film in the storage: `{code}/{version}`. */
  key: string;
  signal: AbortSignal;
}

/** What the sounds of a film are made with, and who is told. */
export interface SoundJob extends EncodingJob {
  /** Called when the sounds are stored, before the first quality begins; never for a film without sound. */
  onHeard: (heard: HeardSounds) => Promise<void>;
}

/** The sounds of a source that can be read, as stereo, the main one first, and those that are left out. */
interface ReadMixes {
  mixes: readonly Mix[];
  lost: readonly LostSound[];
}

/** Measures the sounds of a source. Throws when it has sounds, and none can be read. */
export const readMixes = async (tools: Tools, source: Source, signal: AbortSignal): Promise<ReadMixes> => {
  const mixes: Mix[] = [];
  const lost = [...source.lostSounds];
  let failure: FilmError | undefined;
  for (const sound of source.sounds) {
    try {
      const filters = await measureMix(tools, source.path, sound, 'stereo', signal);
      mixes.push({ sound, layout: 'stereo', filters });
    } catch (error) {
      // Phones add a sound that only their maker reads.
      if (!(error instanceof FilmError) || error.reason !== 'BROKEN_FILE') throw error;
      failure ??= error;
      lost.push(lostSound(sound, 'UNREADABLE'));
    }
  }
  if (mixes.length === 0 && failure) throw failure;
  return { mixes, lost };
};

interface Encoding {
  id: number;
  encoding: SoundEncoding;
  mix: Mix;
  kbps: number;
}

/** Encodes and stores a sound. Returns null for a stream without a single sample, which leaves no playlist. */
const makeSound = async (
  { tools, storage, work, key, signal }: SoundJob,
  source: Source,
  { id, encoding, mix, kbps }: Encoding,
): Promise<BitRates | null> => {
  const name = soundFolder(id, encoding);
  const folder = join(work, name);
  await encodeAudio(tools, { source, mix, kbps, folder }, signal);
  const measured = await measureBitRates(folder).catch(() => null);
  if (!measured || !(measured.average > 0)) return null;
  if (encoding === 'low') await joinAudio(tools, folder, signal);
  await storage.putFolder(folder, `${key}/${name}`);
  return { peak: measured.peak, average: measured.average };
};

/** Makes what a sound needs apart from the pictures, beside its low rate. */
const setApart = async (
  job: SoundJob,
  source: Source,
  { id, mix, low }: { id: number; mix: Mix; low: BitRates },
): Promise<FinishedSound> => {
  const { tools, signal } = job;
  const { language, kind } = mix.sound;
  const stereo = await makeSound(job, source, { id, encoding: 'stereo', mix, kbps: SOUND_KBPS.stereo });
  const finished = { id, language, kind, title: null, low, stereo: stereo ?? low };
  if (!hasSurround(mix.sound)) return finished;
  const filters = await measureMix(tools, source.path, mix.sound, '5.1', signal);
  const whole: Mix = { sound: mix.sound, layout: '5.1', filters };
  const made = { id, encoding: 'surround', mix: whole, kbps: SOUND_KBPS['5.1'] } as const;
  const surround = await makeSound(job, source, made);
  return surround ? { ...finished, surround } : finished;
};

/**
 * Makes the sounds of a film, tells the job, and returns those that have samples. A film with one sound in stereo has it in
 * the segments of its pictures, and alone; several sounds, and 5.1, are apart from the pictures.
 */
export const makeSounds = async (
  job: SoundJob,
  source: Source,
  { mixes, lost }: ReadMixes,
): Promise<{ heard: HeardSounds | null; mixes: readonly Mix[] }> => {
  const kept: { id: number; mix: Mix; low: BitRates }[] = [];
  for (const mix of mixes) {
    const id = kept.length + 1;
    const low = await makeSound(job, source, { id, encoding: 'low', mix, kbps: AUDIO_ALONE_KBPS });
    if (low) kept.push({ id, mix, low });
  }
  const [main] = kept;
  if (!main) return { heard: null, mixes: [] };
  const isApart = kept.length > 1 || hasSurround(main.mix.sound);
  const sounds: FinishedSound[] = [];
  for (const each of isApart ? kept : []) sounds.push(await setApart(job, source, each));
  const heard: HeardSounds = {
    audio: main.low,
    ...(isApart && { sounds }),
    ...(lost.length > 0 && { lostSounds: [...lost] }),
  };
  await job.onHeard(heard);
  return { heard, mixes: kept.map(({ mix }) => mix) };
};
