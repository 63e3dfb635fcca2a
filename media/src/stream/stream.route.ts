import { isExpired, MEDIA_PREFIX, type MediaGrant } from '@sahra/schemas/media-url';
import type { FastifyInstance } from 'fastify';

import { contentTypeOf } from '../files/content-types';
import { sendText } from '../files/send-text';
import type { Stream } from '../library/library';
import type { LinearChannels } from '../linear/linear-channels';
import { countedFrom } from '../playlist/counted-from';
import { livePlaylist } from '../playlist/live-playlist';
import { sendError } from '../server/send-error';
import { originHeaders, sendPreflight } from './partner-access';
import { recordedPlaylist } from './recorded-playlist';
import { shownFile } from './shown-file';
import { streamCacheControl } from './stream-cache-control';
import { STREAM_SCHEMA } from './stream.schema';

export interface StreamOptions {
  find: (code: string) => Stream | undefined;
  channels: LinearChannels;
  /** Returns what a token allows for a video, or allowed until it expired; null when it is invalid. */
  grantOf: (token: string, code: string) => MediaGrant | null;
  now: () => number;
}

interface StreamParams {
  token: string;
  code: string;
  '*': string;
}

/**
 * Registers the files of a video: `master.m3u8`, its playlists, segments and `captions/{locale}.vtt`, which the master
 * playlist of a recording names as `captions/{locale}.m3u8`; `audio.m3u8`, the master playlist of the sound alone, and
 * `audio.m4a`, the same sound as one file, for recordings that have it; `audio-{n}.m3u8`, one of several sounds alone.
 * A linear channel has the segments of its programmes under `{quality}/of/{code}/{folder}/`, the folder of the film's
 * quality, while they are in its window.
 * `token` is `{expiry}-{signature}`, created by the gateway for this code only, with `~{origin}` (base64url) when pages
 * of a partner's origin may read the files; preflights of such pages are answered with 204.
 * Files have an ETag; ranges and conditions are answered with 206, 304 and 416 (RFC 9110).
 * Sends 403 STREAM_URL_EXPIRED when the token has expired, readable by the origin that it names; 403 FORBIDDEN when it
 * is invalid or for another video, and 404 NOT_FOUND for an unknown code or file.
 */
export const streamRoute = (app: FastifyInstance, { find, channels, grantOf, now }: StreamOptions): void => {
  const path = `${MEDIA_PREFIX}/:token/:code/*`;

  app.options<{ Params: StreamParams }>(path, { schema: { hide: true } }, (request, reply) => {
    const { token, code } = request.params;
    const origin = grantOf(token, code)?.origin;
    return origin ? sendPreflight(reply, origin) : sendError(request, reply, 403, 'FORBIDDEN');
  });

  app.get<{ Params: StreamParams }>(path, { schema: STREAM_SCHEMA }, async (request, reply) => {
    const { token, code, '*': file } = request.params;
    const grant = grantOf(token, code);
    if (!grant) return sendError(request, reply, 403, 'FORBIDDEN');
    if (grant.origin !== null) reply.headers(originHeaders(grant.origin));
    if (isExpired(grant, now())) return sendError(request, reply, 403, 'STREAM_URL_EXPIRED');

    const channel = await channels.find(code, now());
    const sendPlaylist = (text: string) =>
      reply.header('cache-control', 'no-store').type(contentTypeOf(file)).send(text);
    const from = countedFrom(grant.expiry);
    const listed = channel?.playlist(file, now(), from);
    if (listed !== undefined) return sendPlaylist(listed);
    const own = find(code);
    const written = own && recordedPlaylist(own, file);
    if (written !== undefined) {
      return sendText(request, reply.header('cache-control', 'private, no-cache'), file, written);
    }
    const shown = shownFile(own, channel, file, now());
    if (!shown) return sendError(request, reply, 404, 'NOT_FOUND');
    const { stream } = shown;
    const playlist = stream.live ? stream.playlists.get(file) : undefined;
    if (playlist) return sendPlaylist(livePlaylist(playlist, now(), from));
    reply.header('cache-control', streamCacheControl(stream, shown.file, grant, now()));
    return (await stream.send(request, reply, shown.file))
      ? reply
      : sendError(request, reply, 404, 'NOT_FOUND');
  });
};
