import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { findTools } from '../src/encoder/find-tools';
import { copyAudio } from '../src/encoder/make-audio';
import { probe } from '../src/encoder/probe';
import { measureBitRates } from '../src/playlist/bit-rates';
import { audioMasterPlaylist } from '../src/playlist/master-playlist';
import { parseMediaPlaylist } from '../src/playlist/media-playlist';
import { joinSegments } from '../src/encoder/join-segments';
import { smallestRendition } from './rendition';

const { signal } = new AbortController();

/** Length of a rendition in seconds. */
const lengthOf = async (folder: string): Promise<number> => {
  const { segments } = parseMediaPlaylist(await readFile(join(folder, 'index.m3u8'), 'utf8'));
  return segments.reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
};

/** Writes the sound alone of a clip in `folder`: a copy of the sound of its smallest rendition, and `audio.m3u8`. */
export const makeClipAudio = async (folder: string): Promise<void> => {
  const audio = join(folder, 'audio');
  await rm(audio, { recursive: true, force: true });
  const tools = await findTools(process.env['PATH'] ?? '');
  const smallest = join(folder, await smallestRendition(folder));
  const temporary = await mkdtemp(join(tmpdir(), 'sahra-audio-'));
  try {
    const path = join(temporary, 'joined.mp4');
    await joinSegments(smallest, path);
    const source = await probe(tools, path, signal);
    await copyAudio(tools, source, await lengthOf(smallest), audio, signal);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
  await writeFile(join(folder, 'audio.m3u8'), audioMasterPlaylist('audio', await measureBitRates(audio)));
};
