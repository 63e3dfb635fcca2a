import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { drawFrames, readDrawnFilms } from './drawn-films';
import { makeClip } from './make-clip';
import { makeClipAudio } from './make-clip-audio';

/**
 * `npm run clips -w @sahra/media [-- name…]`: needs, for stories, an ffmpeg with SVT-AV1 (Debian: `apt-get install
 * ffmpeg`). Makes the named clips or all of them, removes
 * those that nothing plays, and writes what each seeded video plays. With `--audio` it leaves the pictures as they are
 * and writes only the sound alone, copied from them.
 */
const library = fileURLToPath(new URL('../library', import.meta.url));
const { values, positionals: wanted } = parseArgs({
  options: { audio: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const drawn = await readDrawnFilms();
const names = new Set(drawn.films.map(({ name }) => name));
const unknown = wanted.filter((name) => !names.has(name));
if (unknown.length > 0) {
  throw new Error(`No clip is called ${unknown.join(', ')}. There are: ${[...names].join(', ')}.`);
}

const made =
  wanted.length === 0
    ? drawn.films
    : wanted.flatMap((name) => drawn.films.filter((film) => film.name === name));
const frames = values.audio ? null : drawFrames(made.map(({ name }) => name));
for (const clip of made) {
  const started = Date.now();
  if (frames) await makeClip(clip, frames, library);
  await makeClipAudio(join(library, 'clips', clip.name));
  process.stdout.write(`${clip.name}: made in ${Math.round((Date.now() - started) / 1000)} s\n`);
}

if (!values.audio) {
  const clips = join(library, 'clips');
  for (const name of await readdir(clips)) {
    if (!names.has(name)) await rm(join(clips, name), { recursive: true });
  }
  const stories = new Set(
    drawn.films.flatMap(({ name, story }) => (story === 'recording' ? [`${name}.mp4`] : [])),
  );
  for (const file of await readdir(join(library, 'sources'))) {
    if (!stories.has(file)) await rm(join(library, 'sources', file));
  }
  const listed = join(library, 'streams.json');
  // Which channel's schedule a live video follows is written there by hand.
  const former = JSON.parse(await readFile(listed, 'utf8')) as Record<string, { channel?: string }>;
  const lines = Object.entries(drawn.streams).map(([code, { clip, live, source }]) => {
    const channel = former[code]?.channel;
    const made = source === undefined ? '' : `, "source": "${source}"`;
    const follows = channel === undefined ? '' : `, "channel": "${channel}"`;
    return `  "${code}": { "clip": "${clip}", "live": ${live}${made}${follows} }`;
  });
  await writeFile(listed, `{\n${lines.join(',\n')}\n}\n`);
}
