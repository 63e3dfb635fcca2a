import { MEDIA_PREFIX, verifyMediaToken } from '@sahra/schemas/media-url';
import type { FastifyInstance } from 'fastify';

import type { Stream } from '../library/library';
import { livePlaylist } from '../playlist/live-playlist';
import { sendError } from '../server/send-error';

const SEGMENT = /\.(?:m4s|mp4)$/;

/**
 * Returns the Cache-Control of a recorded file: the browser may keep it until its
 * URL expires. Segments never change; the list of qualities does while a film is made.
 */
const cacheControl = (stream: Stream, file: string, token: string, nowMs: number): string => {
  if (stream.mayChange(file)) return 'private, no-cache';
  const expiry = Number(token.split('-')[0]);
  const seconds = Math.max(0, Math.floor(expiry - nowMs / 1000));
  return `private, max-age=${seconds}${SEGMENT.test(file) ? ', immutable' : ''}`;
};

/** Caption times count from the start of the recording, so captions would not match a live stream. */
const CAPTIONS = 'captions/';

export interface StreamOptions {
  find: (code: string) => Stream | undefined;
  signingKey: string;
  now: () => number;
}

interface StreamParams {
  token: string;
  code: string;
  '*': string;
}

/**
 * Registers the files of a video: `master.m3u8`, its playlists, segments and `captions/{locale}.vtt`.
 * `token` is `{expiry}-{signature}`, created by the gateway for this code only.
 * Sends 403 FORBIDDEN when the token is invalid, expired or for another video, and 404
 * NOT_FOUND for an unknown code or file.
 */
export const streamRoute = (app: FastifyInstance, { find, signingKey, now }: StreamOptions): void => {
  app.get<{ Params: StreamParams }>(`${MEDIA_PREFIX}/:token/:code/*`, async (request, reply) => {
    const { token, code, '*': file } = request.params;
    if (!verifyMediaToken(signingKey, token, code, now())) return sendError(request, reply, 403, 'FORBIDDEN');

    const stream = find(code);
    if (!stream?.has(file)) return sendError(request, reply, 404, 'NOT_FOUND');

    if (stream.live) {
      if (file.startsWith(CAPTIONS)) return sendError(request, reply, 404, 'NOT_FOUND');
      const playlist = stream.playlists.get(file);
      if (playlist) {
        return reply
          .header('cache-control', 'no-store')
          .type('application/vnd.apple.mpegurl')
          .send(livePlaylist(playlist, now()));
      }
    }
    return stream.send(reply.header('cache-control', cacheControl(stream, file, token, now())), file);
  });
};
