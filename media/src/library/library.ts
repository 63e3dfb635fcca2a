import { access, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { contentTypeOf } from '../files/content-types';
import { sendFile, sendJoined } from '../files/send-file';
import { type SmallFile, smallFile } from '../files/small-files';
import { type MediaPlaylist, parseMediaPlaylist } from '../playlist/media-playlist';

/** Master playlist of the qualities. */
export const MASTER_PLAYLIST = 'master.m3u8';
/** Master playlist of the sound alone. */
export const AUDIO_PLAYLIST = 'audio.m3u8';
/** The sound alone as one file, which podcast players load. */
export const AUDIO_FILE = 'audio.m4a';
const AUDIO = 'audio';
const CAPTIONS = 'captions/';
const STREAMS_FILE = 'streams.json';

/** Files of a clip on disk. Only listed files are served. */
interface ClipFiles {
  folder: string;
  files: ReadonlySet<string>;
  master: string;
  playlists: ReadonlyMap<string, MediaPlaylist>;
}

/** One quality of a film. */
export interface Quality {
  /** Name such as `720p`. */
  name: string;
  /** Folder of its files. */
  folder: string;
  /** Addresses in it are relative to the folder. */
  playlist: MediaPlaylist;
}

/** What is played for one video, as a recording or live. */
export interface Stream {
  live: boolean;
  /** Length of the recording. */
  seconds: number;
  /** Media playlists by their path, for live streams. */
  playlists: ReadonlyMap<string, MediaPlaylist>;
  /** Its qualities, as a linear channel shows them. */
  qualities: () => readonly Quality[];
  /** Returns a playlist that is kept as a text, `master.m3u8` always; undefined for files. */
  text: (file: string) => string | undefined;
  has: (file: string) => boolean;
  /** Whether the content of this file can change while its URL is valid. */
  mayChange: (file: string) => boolean;
  /** Returns false, and sends nothing, when the file is not there. */
  send: (request: FastifyRequest, reply: FastifyReply, file: string) => Promise<boolean>;
  /** Returns a segment that can be sent from memory; null when it is large, not there or on another machine. */
  fromMemory: (file: string) => SmallFile | null;
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
    if (!file.endsWith('.m3u8') || file === MASTER_PLAYLIST || file === AUDIO_PLAYLIST) continue;
    playlists.set(file, parseMediaPlaylist(await readFile(join(folder, file), 'utf8')));
  }
  return { folder, files, playlists, master: await readFile(join(folder, MASTER_PLAYLIST), 'utf8') };
};

const qualitiesOf = ({ playlists }: ClipFiles): Quality[] =>
  [...playlists]
    .map(([path, playlist]) => ({ name: dirname(path), folder: dirname(path), playlist }))
    .filter(({ name }) => name !== AUDIO);

/** Files that make {@link AUDIO_FILE}, one after the other; none for a clip without the sound alone. */
const audioParts = ({ folder, playlists }: ClipFiles): string[] => {
  const playlist = playlists.get(`${AUDIO}/index.m3u8`);
  if (!playlist) return [];
  return [playlist.initUri, ...playlist.segments.map(({ uri }) => uri)].map((uri) =>
    join(folder, AUDIO, uri),
  );
};

const lengthOf = (qualities: readonly Quality[]): number =>
  (qualities[0]?.playlist.segments ?? []).reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;

const streamOf = (clip: ClipFiles, live: boolean): Stream => {
  const qualities = qualitiesOf(clip);
  const parts = audioParts(clip);
  return {
    live,
    seconds: lengthOf(qualities),
    playlists: clip.playlists,
    qualities: () => qualities,
    text: (file) => (file === MASTER_PLAYLIST ? clip.master : undefined),
    has: (file) => (file === AUDIO_FILE ? parts.length > 0 : clip.files.has(file)),
    // An editor can replace the captions, and the master playlist names them.
    mayChange: (file) => file.startsWith(CAPTIONS) || file === MASTER_PLAYLIST,
    send: (request, reply, file) =>
      file === AUDIO_FILE
        ? sendJoined(request, reply, parts, contentTypeOf(file))
        : sendFile(request, reply, join(clip.folder, file)),
    fromMemory: (file) => smallFile(join(clip.folder, file)),
  };
};

/** What the video of a code plays. */
interface StreamEntry {
  clip: string;
  live: boolean;
}

/** Opens the library: reads `streams.json` (video code → clip, live) and lists the files of each clip in it. */
export const openLibrary = async (folder: string): Promise<Library> => {
  const streamsFile = join(folder, STREAMS_FILE);
  const entries = JSON.parse(await readFile(streamsFile, 'utf8')) as Record<string, StreamEntry>;
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
