import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { findTools } from '../src/encoder/find-tools';
import { makeStoryboard } from '../src/encoder/make-stills';
import { probe } from '../src/encoder/probe';
import { joinSegments } from '../src/encoder/join-segments';
import { smallestRendition } from './rendition';

/** `npm run storyboards -w @sahra/media [-- clip…]`: writes the storyboards of the library's clips, after `clips`. */
const clips = fileURLToPath(new URL('../library/clips', import.meta.url));
const { signal } = new AbortController();

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : await readdir(clips);
const tools = await findTools(process.env['PATH'] ?? '');
const temporary = await mkdtemp(join(tmpdir(), 'sahra-storyboards-'));
try {
  for (const name of names) {
    const path = join(temporary, `${name}.mp4`);
    const clip = join(clips, name);
    await joinSegments(join(clip, await smallestRendition(clip)), path);
    await makeStoryboard(tools, await probe(tools, path, signal), join(clips, name, 'storyboard'), signal);
    process.stdout.write(`${name}: storyboard written\n`);
  }
} finally {
  await rm(temporary, { recursive: true, force: true });
}
