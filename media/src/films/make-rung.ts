import { join } from 'node:path';

import { isCutShort } from '../encoder/decoded-length';
import { addSound, encodeRung } from '../encoder/encode-rung';
import { FilmError } from '../encoder/film-error';
import type { Mix } from '../encoder/hls-arguments';
import type { Rung } from '../encoder/ladder';
import type { Source } from '../encoder/probe';
import { readVideoCodec, type VideoCodec } from '../encoder/video-codec';
import { measureBitRates } from '../playlist/bit-rates';
import { writeKeyPictures } from '../playlist/key-pictures';
import { AUDIO_CODEC } from '../playlist/master-playlist';
import { qualityFolder } from '../playlist/sound-folders';
import type { FinishedRung } from './film-record';
import type { EncodingJob } from './make-sounds';

/** What one quality is made of, beside its job. */
export interface RungParts {
  source: Source;
  codec: VideoCodec;
  /** The main sound; null for a silent film. */
  main: Mix | null;
  /** Whether the sounds are apart from the pictures. */
  isApart: boolean;
}

const finish = async (
  folder: string,
  rung: Rung,
  { source, codec, main }: RungParts,
): Promise<FinishedRung> => {
  const measured = await measureBitRates(folder);
  if (isCutShort(measured.seconds, source.seconds)) {
    throw new FilmError(
      'BROKEN_FILE',
      `Only ${Math.round(measured.seconds)} of ${Math.round(source.seconds)} seconds can be read.`,
    );
  }
  const video = await readVideoCodec(folder, codec);
  return {
    ...measured,
    name: rung.name,
    width: rung.width,
    height: rung.height,
    framesPerSecond: source.framesPerSecond,
    codecs: main ? `${video},${AUDIO_CODEC}` : video,
    keyPictures: await writeKeyPictures(folder),
    ...(source.still !== null && { isStill: true }),
  };
};

/** Encodes and stores one quality. */
export const makeRung = async (
  job: EncodingJob,
  rung: Rung,
  parts: RungParts,
  onProgress: (part: number) => void = () => undefined,
): Promise<FinishedRung> => {
  const { tools, storage, work, key, signal } = job;
  const { source, codec, main, isApart } = parts;
  const name = qualityFolder(rung.name, codec, isApart);
  const folder = join(work, name);
  const mix = isApart ? null : main;
  await encodeRung(tools, { source, rung, codec, mix, folder }, signal, onProgress);
  const finished = await finish(folder, rung, parts);
  // A linear channel shows H.264 alone.
  if (isApart && main && codec === 'h264') {
    // Before the pictures are stored, which takes them away from here.
    const whole = join(work, rung.name);
    await addSound(tools, { source, rung, mix: main, folder: whole }, folder, signal);
    await storage.putFolder(whole, `${key}/${rung.name}`);
  }
  await storage.putFolder(folder, `${key}/${name}`);
  return finished;
};
