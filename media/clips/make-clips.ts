import { fileURLToPath } from 'node:url';

import { ALL_CLIPS } from './all-clips';
import { makeClip } from './make-clip';

/** `npm run clips -w @sahra/media [-- name…]`: needs ffmpeg with libx264. */
const library = fileURLToPath(new URL('../library', import.meta.url));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !ALL_CLIPS.some((clip) => clip.name === name));
if (unknown.length > 0) {
  throw new Error(
    `No clip is called ${unknown.join(', ')}. There are: ${ALL_CLIPS.map((clip) => clip.name).join(', ')}.`,
  );
}

for (const clip of ALL_CLIPS) {
  if (wanted.length > 0 && !wanted.includes(clip.name)) continue;
  const started = Date.now();
  await makeClip(clip, library);
  process.stdout.write(
    `${clip.name}: ${clip.seconds} s made in ${Math.round((Date.now() - started) / 1000)} s\n`,
  );
}
