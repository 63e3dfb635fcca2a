import type { IncomingMessage, ServerResponse } from 'node:http';

import { HEADERS } from '@sahra/schemas/headers';
import type { LogStream } from '@sahra/schemas/log-options';
import { isExpired, MEDIA_PREFIX, type MediaGrant } from '@sahra/schemas/media-url';
import { requestIdOf } from '@sahra/schemas/request-id';
import { type RequestLine, requestLine } from '@sahra/schemas/request-line';
import { hasBody } from '@sahra/schemas/unfinished-requests';
import fresh from 'fresh';
import { LRUCache } from 'lru-cache';

import { contentTypeOf } from '../files/content-types';
import { stateHeaders } from '../files/send-file';
import type { SmallFile } from '../files/small-files';
import type { Stream } from '../library/library';
import type { LinearChannels } from '../linear/linear-channels';
import { originHeaders } from './partner-access';
import { type ShownFile, shownFile } from './shown-file';
import { streamCacheControl } from './stream-cache-control';

/** Token, code and file of a segment. No other character occurs in the names of segments, so nothing has to be decoded. */
const SEGMENT_URL = new RegExp(`^${MEDIA_PREFIX}/([\\w~-]+)/([\\w-]+)/([\\w/]+\\.(?:m4s|mp4))$`);

/** In milliseconds. What a URL stands for, and whether it may be read, is decided anew after this. */
const KEPT_MS = 1_000;
const KEPT_MAX = 2_000;

/** A response, ready to be sent. */
interface KeptSegment {
  bytes: Buffer;
  state: ReturnType<typeof stateHeaders>;
  /** Headers of a 304 and of a 200, as names and values in turn: Node copies an object of them for each response. */
  unchanged: readonly string[];
  whole: readonly string[];
  line: RequestLine;
  /** In milliseconds since 1970. */
  from: number;
  until: number;
}

interface KeptSegmentSenderOptions {
  find: (code: string) => Stream | undefined;
  channels: Pick<LinearChannels, 'known'>;
  grantOf: (token: string, code: string) => MediaGrant | null;
  /** Headers of every response of the server. */
  common: Readonly<Record<string, string>>;
  now: () => number;
  /** For a line for each response; null when requests are not logged. */
  log: LogStream | null;
}

/** Returns null where the disk fails: then `streamRoute` says so. */
const readOrNull = ({ stream, file }: ShownFile): SmallFile | null => {
  try {
    return stream.fromMemory(file);
  } catch {
    return null;
  }
};

/**
 * Creates a handler in front of Fastify, for segments that many viewers ask for in the same second, as they do at the
 * edge of a live programme. It sends whole segments that are in memory, with the headers of `streamRoute`, and writes
 * the same line to the log. It returns false for every other request, without having touched the response.
 */
export const createKeptSegmentSender = ({
  find,
  channels,
  grantOf,
  common,
  now,
  log,
}: KeptSegmentSenderOptions) => {
  const kept = new LRUCache<string, KeptSegment>({ max: KEPT_MAX });

  const prepare = (url: string, from: number): KeptSegment | null => {
    const [, token = '', code = '', name = ''] = SEGMENT_URL.exec(url) ?? [];
    const grant = token === '' ? null : grantOf(token, code);
    const shown = grant && !isExpired(grant, from) && shownFile(find(code), channels.known(code), name, from);
    const content = shown && readOrNull(shown);
    if (!content) return null;
    const { stream, file } = shown;
    const { bytes, stats } = content;
    const type = contentTypeOf(file);
    const state = stateHeaders(type, stats);
    const unchanged = Object.entries({
      ...common,
      ...(grant.origin !== null && originHeaders(grant.origin)),
      ...state,
      'cache-control': streamCacheControl(stream, file, grant, from),
    }).flat();
    const whole = [...unchanged, 'content-type', type, 'content-length', String(bytes.length)];
    const until = Math.min(from + KEPT_MS, grant.expiry * 1000);
    return { bytes, state, unchanged, whole, line: requestLine('GET', url), from, until };
  };

  const segmentOf = (url: string): KeptSegment | null => {
    const time = now();
    const known = kept.get(url);
    if (known && known.from <= time && time < known.until) return known;
    const made = prepare(url, time);
    if (made) kept.set(url, made);
    else if (known) kept.delete(url);
    return made;
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || headers.range !== undefined || hasBody(request)) return false;
    const segment = segmentOf(url);
    if (!segment) return false;
    const { bytes, state, unchanged, whole, line } = segment;
    const isKnown = fresh(headers, state);
    const reqId = requestIdOf(request);
    const status = isKnown ? 304 : 200;
    response.writeHead(status, [...(isKnown ? unchanged : whole), HEADERS.requestId, reqId]);
    response.end(isKnown ? undefined : bytes);
    log?.write(line(reqId, request.socket.remoteAddress, status));
    return true;
  };
};
