import { access, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { contentTypeOf } from '../files/content-types';
import { sendFile } from '../files/send-file';
import { type MadeText, makeText, sendText } from '../files/send-text';
import { type SmallFile, smallFile } from '../files/small-files';
import { CAPTIONS_EVERY, repeatCues } from '../captions/repeat-cues';
import { type MediaPlaylist, parseMediaPlaylist } from '../playlist/media-playlist';
import { repeatedPlaylist } from '../playlist/repeated-playlist';

const MASTER_PLAYLIST = 'master.m3u8';
/** Master playlist of the sound alone. */
export const AUDIO_PLAYLIST = 'audio.m3u8';
const AUDIO = 'audio';
const CAPTIONS = 'captions/';
const STREAMS_FILE = 'streams.json';

/** Files of a clip on disk. Only listed files are served. */
interface ClipFiles {
  folder: string;
  files: ReadonlySet<string>;
  playlists: ReadonlyMap<string, MediaPlaylist>;
  /** WebVTT files by their path: captions, and the pictures of the timeline. */
  cues: ReadonlyMap<string, string>;
  /** When the clip, or the list of streams, was written last. */
  modified: Date;
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
  /** Media playlists by their path, for live streams. */
  playlists: ReadonlyMap<string, MediaPlaylist>;
  /** Its qualities, as a linear channel shows them. */
  qualities: () => readonly Quality[];
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

const readClip = async (folder: string, listed: Date): Promise<ClipFiles> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')),
  );
  if (!files.has(MASTER_PLAYLIST)) throw new Error(`${folder} has no ${MASTER_PLAYLIST}.`);

  const playlists = new Map<string, MediaPlaylist>();
  const cues = new Map<string, string>();
  for (const file of files) {
    const isPlaylist = file.endsWith('.m3u8') && file !== MASTER_PLAYLIST && file !== AUDIO_PLAYLIST;
    if (!isPlaylist && !file.endsWith('.vtt')) continue;
    const text = await readFile(join(folder, file), 'utf8');
    if (isPlaylist) playlists.set(file, parseMediaPlaylist(text));
    else cues.set(file, text);
  }
  const { mtime } = await stat(join(folder, MASTER_PLAYLIST));
  return { folder, files, playlists, cues, modified: mtime > listed ? mtime : listed };
};

const clipSeconds = ({ playlists }: ClipFiles): number => {
  const [playlist] = playlists.values();
  return (playlist?.segments ?? []).reduce((sum, { durationMs }) => sum + durationMs, 0) / 1000;
};

const qualitiesOf = ({ playlists }: ClipFiles): Quality[] =>
  [...playlists]
    .map(([path, playlist]) => ({ name: dirname(path), folder: dirname(path), playlist }))
    .filter(({ name }) => name !== AUDIO);

/** Makes the playlists and cues of a clip that is repeated for `seconds`; undefined for other files. */
const repeatedText = (clip: ClipFiles, seconds: number, file: string): MadeText | undefined => {
  const playlist = clip.playlists.get(file);
  if (playlist) return makeText(repeatedPlaylist(playlist, seconds), contentTypeOf(file), clip.modified);
  const cues = clip.cues.get(file);
  if (cues === undefined) return undefined;
  const every = file.startsWith(CAPTIONS) ? CAPTIONS_EVERY : 1;
  return makeText(repeatCues(cues, clipSeconds(clip), seconds, every), contentTypeOf(file), clip.modified);
};

/** A recording with a length repeats its clip; without one it is as long as the clip. */
const streamOf = (clip: ClipFiles, { live, seconds }: StreamEntry, qualities: readonly Quality[]): Stream => {
  /** A few dozen kilobytes for each film that was asked for. */
  const made = new Map<string, MadeText>();
  const textOf = (file: string): MadeText | undefined => {
    const known = made.get(file);
    if (known || seconds === null) return known;
    const text = repeatedText(clip, seconds, file);
    if (text) made.set(file, text);
    return text;
  };
  return {
    live,
    playlists: clip.playlists,
    qualities: () => qualities,
    has: (file) => clip.files.has(file),
    // An editor can replace them.
    mayChange: (file) => file.startsWith(CAPTIONS),
    send: async (request, reply, file) => {
      const text = textOf(file);
      return text ? sendText(request, reply, text) : sendFile(request, reply, join(clip.folder, file));
    },
    fromMemory: (file) => smallFile(join(clip.folder, file)),
  };
};

/** What the video of a code plays. */
interface StreamEntry {
  clip: string;
  live: boolean;
  /** Length of a recording that repeats its clip. */
  seconds: number | null;
}

/** Opens the library: reads `streams.json` (video code → clip, live, seconds) and lists the files of each clip in it. */
export const openLibrary = async (folder: string): Promise<Library> => {
  const streamsFile = join(folder, STREAMS_FILE);
  const entries = JSON.parse(await readFile(streamsFile, 'utf8')) as Record<string, StreamEntry>;
  const names = new Set(Object.values(entries).map(({ clip }) => clip));
  const clips = new Map<string, ClipFiles>();
  const { mtime } = await stat(streamsFile);
  for (const name of names) clips.set(name, await readClip(join(folder, 'clips', name), mtime));

  const streams = new Map<string, Stream>();
  for (const [code, entry] of Object.entries(entries)) {
    const clip = clips.get(entry.clip);
    if (clip) streams.set(code, streamOf(clip, entry, qualitiesOf(clip)));
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
