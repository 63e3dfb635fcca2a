import { MEDIA_PREFIX, verifyMediaToken } from '@sahra/schemas/media-url';
import type { FastifyInstance } from 'fastify';

import type { Library } from '../library/library';
import { livePlaylist } from '../playlist/live-playlist';
import { refuse } from '../server/refuse';

const SEGMENT = /\.(?:m4s|mp4)$/;

/** How long a browser may keep a recorded file: until its address expires. Segments never change. */
const cacheControl = (file: string, token: string, nowMs: number): string => {
  const expiry = Number(token.split('-')[0]);
  const seconds = Math.max(0, Math.floor(expiry - nowMs / 1000));
  return `private, max-age=${seconds}${SEGMENT.test(file) ? ', immutable' : ''}`;
};

/** Captions are timed against the recording; under a live clock they would say the wrong sentence. */
const CAPTIONS = 'captions/';

export interface StreamOptions {
  library: Library;
  signingKey: string;
  now: () => number;
}

interface StreamParams {
  token: string;
  code: string;
  '*': string;
}

/**
 * A file of one video: `master.m3u8`, its playlists, segments and `captions/{locale}.vtt`.
 * `token` is `{expiry}-{signature}`, made by the gateway for this code only.
 * 403 FORBIDDEN when it is wrong, expired or for another video; 404 NOT_FOUND for an unknown code or file.
 */
export const streamRoute = (app: FastifyInstance, { library, signingKey, now }: StreamOptions): void => {
  app.get<{ Params: StreamParams }>(`${MEDIA_PREFIX}/:token/:code/*`, async (request, reply) => {
    const { token, code, '*': file } = request.params;
    if (!verifyMediaToken(signingKey, token, code, now())) return refuse(request, reply, 403, 'FORBIDDEN');

    const stream = library.find(code);
    if (!stream?.clip.files.has(file)) return refuse(request, reply, 404, 'NOT_FOUND');

    if (stream.live) {
      if (file.startsWith(CAPTIONS)) return refuse(request, reply, 404, 'NOT_FOUND');
      const playlist = stream.clip.playlists.get(file);
      if (playlist) {
        return reply
          .header('cache-control', 'no-store')
          .type('application/vnd.apple.mpegurl')
          .send(livePlaylist(playlist, now()));
      }
    }
    return reply
      .header('cache-control', cacheControl(file, token, now()))
      .sendFile(file, stream.clip.folder, { cacheControl: false });
  });
};
