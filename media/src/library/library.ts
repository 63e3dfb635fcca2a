import { access, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

import type { FastifyReply } from 'fastify';

import { type MediaPlaylist, parseMediaPlaylist } from '../playlist/media-playlist';

const MASTER_PLAYLIST = 'master.m3u8';
const STREAMS_FILE = 'streams.json';

/** Files of a clip on disk. Only listed files are served. */
interface ClipFiles {
  folder: string;
  files: ReadonlySet<string>;
  playlists: ReadonlyMap<string, MediaPlaylist>;
}

/** What is played for one video, as a recording or live. */
export interface Stream {
  live: boolean;
  /** Media playlists by their path, for live streams. */
  playlists: ReadonlyMap<string, MediaPlaylist>;
  has: (file: string) => boolean;
  /** Whether the content of this file can change while its URL is valid. */
  mayChange: (file: string) => boolean;
  send: (reply: FastifyReply, file: string) => FastifyReply;
}

/** All streams of the library folder. */
export interface Library {
  find: (code: string) => Stream | undefined;
  /** Whether the files are readable now. */
  isReadable: () => Promise<boolean>;
}

const readClip = async (folder: string): Promise<ClipFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  if (!files.has(MASTER_PLAYLIST)) throw new Error(`${folder} has no ${MASTER_PLAYLIST}.`);

  const playlists = new Map<string, MediaPlaylist>();
  for (const file of files) {
    if (!file.endsWith('.m3u8') || file === MASTER_PLAYLIST) continue;
    const text = await readFile(join(folder, file), 'utf8');
    playlists.set(file, parseMediaPlaylist(text));
  }
  return { folder, files, playlists };
};

const streamOf = ({ folder, files, playlists }: ClipFiles, live: boolean): Stream => ({
  live,
  playlists,
  has: (file) => files.has(file),
  mayChange: () => false,
  send: (reply, file) => reply.sendFile(file, folder, { cacheControl: false }),
});

/** Opens the library: reads `streams.json` (video code → clip, live) and lists the files of each clip in it. */
export const openLibrary = async (folder: string): Promise<Library> => {
  const streamsFile = join(folder, STREAMS_FILE);
  const entries = JSON.parse(await readFile(streamsFile, 'utf8')) as Record<
    string,
    { clip: string; live: boolean }
  >;
  const names = new Set(Object.values(entries).map(({ clip }) => clip));
  const clips = new Map<string, ClipFiles>();
  for (const name of names) clips.set(name, await readClip(join(folder, 'clips', name)));

  const streams = new Map<string, Stream>();
  for (const [code, { clip: name, live }] of Object.entries(entries)) {
    const clip = clips.get(name);
    if (clip) streams.set(code, streamOf(clip, live));
  }

  return {
    find: (code) => streams.get(code),
    isReadable: async () => {
      const masters = [...clips.values()].map((clip) => join(clip.folder, MASTER_PLAYLIST));
      const reads = await Promise.allSettled([streamsFile, ...masters].map((file) => access(file)));
      return reads.every(({ status }) => status === 'fulfilled');
    },
  };
};
