import { mediaExpiry, signMediaPath } from '@sahra/schemas/media-url';

import { attributesOf } from './playlist-attributes';
import type { TestServer } from './start-test-server';
import { TEST_KEY } from './test-secrets';

/** A media playlist as it is served. */
export interface ServedPlaylist {
  kind: 'pictures' | 'sound' | 'keys' | 'captions';
  text: string;
  /** Media type of the playlist. */
  type: string;
  /** Content coding for a player that reads gzip. */
  encoding: string | undefined;
  /** Bytes and media types of what it names, by its address. */
  files: ReadonlyMap<string, { bytes: number; type: string }>;
}

/** A master playlist with all that it names. */
export interface ServedStream {
  master: string;
  playlists: readonly ServedPlaylist[];
}

/** Returns what a media playlist lists, in its order, with the length in seconds. */
export const listedIn = (text: string): { uri: string; seconds: number }[] =>
  [...text.matchAll(/^#EXTINF:([\d.]+),.*\n(?:#.*\n)*([^#\n]+)$/gm)].map(([, seconds, uri = '']) => ({
    uri,
    seconds: Number(seconds),
  }));

/** Returns the playlists that a master playlist names. */
const namedIn = (master: string): { uri: string; kind: ServedPlaylist['kind'] }[] => [
  ...[...master.matchAll(/^#EXT-X-STREAM-INF:(.*)\n(.+)$/gm)].map(([, attributes = '', uri = '']) => ({
    uri,
    kind: attributes.includes('RESOLUTION=') ? ('pictures' as const) : ('sound' as const),
  })),
  ...attributesOf(master, 'EXT-X-I-FRAME-STREAM-INF').map((each) => ({
    uri: each.get('URI') ?? '',
    kind: 'keys' as const,
  })),
  ...attributesOf(master, 'EXT-X-MEDIA').flatMap((each) => {
    const uri = each.get('URI');
    const kind = each.get('TYPE') === 'SUBTITLES' ? ('captions' as const) : ('sound' as const);
    return uri === undefined ? [] : [{ uri, kind }];
  }),
];

/** Reads the stream of a code as a player does: `master` and everything below it. */
export const readServedStream = async (
  server: TestServer,
  code: string,
  master = 'master.m3u8',
): Promise<ServedStream> => {
  const base = `${signMediaPath(TEST_KEY, code, mediaExpiry(server.clock.now))}/`;
  const text = (await server.send(base + master)).body.toString();
  const playlists: ServedPlaylist[] = [];
  for (const { uri, kind } of namedIn(text)) {
    const { body, headers } = await server.send(base + uri);
    const playlist = body.toString();
    const packed = await server.send(base + uri, { 'accept-encoding': 'gzip' });
    const files = new Map<string, { bytes: number; type: string }>();
    const init = attributesOf(playlist, 'EXT-X-MAP').map((each) => each.get('URI') ?? '');
    for (const file of new Set([...init, ...listedIn(playlist).map((segment) => segment.uri)])) {
      const sent = await server.send(base + uri.replace(/[^/]*$/, file), {}, 'HEAD');
      const bytes = Number(sent.headers['content-length']);
      files.set(file, { bytes, type: String(sent.headers['content-type']) });
    }
    const encoding = packed.headers['content-encoding'];
    playlists.push({
      ...{ kind, text: playlist, files, type: String(headers['content-type']) },
      encoding: typeof encoding === 'string' ? encoding : undefined,
    });
  }
  return { master: text, playlists };
};
