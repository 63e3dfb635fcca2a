import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { parseMediaPlaylist } from '../../media/src/playlist/media-playlist';
import { attributesOf } from '../../media/src/testing/playlist-attributes';

/** A film as players load it. */
export interface DownloadedFilm {
  /** File of the largest quality. */
  pictures: string;
  /** Files of the sounds apart from it; empty when they are in it. */
  sounds: string[];
  /** Languages of the sounds that the playlist names. */
  soundLanguages: string[];
  captions: string[];
}

const load = async (url: URL): Promise<Buffer> => {
  const reply = await fetch(url);
  if (!reply.ok)
    throw new Error(`${url.pathname.split('/').slice(4).join('/')} was answered with ${reply.status}.`);
  return Buffer.from(await reply.arrayBuffer());
};

/** Loads a media playlist as one file of fragmented MP4. */
const loadStream = async (playlist: URL, file: string): Promise<string> => {
  const { initUri, segments } = parseMediaPlaylist((await load(playlist)).toString());
  const parts: Buffer[] = [];
  for (const uri of [initUri, ...segments.map((each) => each.uri)])
    parts.push(await load(new URL(uri, playlist)));
  await writeFile(file, Buffer.concat(parts));
  return file;
};

/** Downloads the largest quality of a film, and its sounds, to `folder`. */
export const downloadFilm = async (master: URL, folder: string): Promise<DownloadedFilm> => {
  const text = (await load(master)).toString();
  const variants = attributesOf(text, 'EXT-X-STREAM-INF');
  const uris = [...text.matchAll(/^#EXT-X-STREAM-INF:.*\n(.+)$/gm)].map(([, uri = '']) => uri);
  const linesOf = (index: number): number => Number(variants[index]?.get('RESOLUTION')?.split('x')[1]);
  const largest = uris.reduce((best, _, index) => (linesOf(index) >= linesOf(best) ? index : best), 0);
  const renditions = attributesOf(text, 'EXT-X-MEDIA');
  const group = variants[largest]?.get('AUDIO');
  // In 5.1 a sound is heard in stereo too; the smallest qualities have the same sounds with fewer bits.
  const audio = renditions.filter((each) => each.get('TYPE') === 'AUDIO' && each.get('GROUP-ID') !== 'low');
  const sounds: string[] = [];
  for (const uri of new Set(audio.map((each) => each.get('URI') ?? '')))
    sounds.push(await loadStream(new URL(uri, master), join(folder, `sound-${sounds.length}.mp4`)));
  const languagesOf = (each: typeof renditions): string[] => each.map((one) => one.get('LANGUAGE') ?? '?');
  return {
    pictures: await loadStream(new URL(uris[largest] ?? '', master), join(folder, 'pictures.mp4')),
    sounds,
    soundLanguages: languagesOf(audio.filter((each) => each.get('GROUP-ID') === group)),
    captions: languagesOf(renditions.filter((each) => each.get('TYPE') === 'SUBTITLES')),
  };
};
