import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parseMediaPlaylist } from '../playlist/media-playlist';

/** Joins the segments of a rendition into the file `path`: fragmented MP4 is made for that. */
export const joinSegments = async (folder: string, path: string): Promise<void> => {
  const { initUri, segments } = parseMediaPlaylist(await readFile(join(folder, 'index.m3u8'), 'utf8'));
  const parts = await Promise.all(
    [initUri, ...segments.map(({ uri }) => uri)].map((uri) => readFile(join(folder, uri))),
  );
  await writeFile(path, Buffer.concat(parts));
};
