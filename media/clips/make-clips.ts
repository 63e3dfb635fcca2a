import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { drawFrames, readDrawnFilms } from './drawn-films';
import { makeClip } from './make-clip';

/**
 * `npm run clips -w @sahra/media [-- name…]`: needs ffmpeg with libx264. Makes the named clips or all of them, removes
 * those that nothing plays, and writes what each seeded video plays.
 */
const library = fileURLToPath(new URL('../library', import.meta.url));
const wanted = process.argv.slice(2);
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
const frames = drawFrames(made.map(({ name }) => name));
for (const clip of made) {
  const started = Date.now();
  await makeClip(clip, drawn, frames, library);
  process.stdout.write(`${clip.name}: made in ${Math.round((Date.now() - started) / 1000)} s\n`);
}

const clips = join(library, 'clips');
for (const name of await readdir(clips)) {
  if (!names.has(name)) await rm(join(clips, name), { recursive: true });
}
const lines = Object.entries(drawn.streams).map(
  ([code, { clip, live, seconds }]) =>
    `  "${code}": { "clip": "${clip}", "live": ${live}, "seconds": ${seconds} }`,
);
await writeFile(join(library, 'streams.json'), `{\n${lines.join(',\n')}\n}\n`);
