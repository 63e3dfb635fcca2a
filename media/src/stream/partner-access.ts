import type { FastifyReply } from 'fastify';

/** Headers besides the range of a request, which browsers send without asking. */
const SENT_HEADERS = 'range, if-range, if-none-match, if-modified-since';
/** hls.js measures the bandwidth from the length; ranges need their place. */
const READ_HEADERS = 'content-length, content-range, etag';
/** Seconds for which browsers remember the response to a preflight; Chromium allows no more. */
const PREFLIGHT_SECONDS = 7_200;

/**
 * Returns the headers that let pages of `origin` read the response. The origin is in the signed URL, so the response is
 * the same for everybody who has the URL and needs no `Vary`.
 */
export const originHeaders = (origin: string) => ({
  'access-control-allow-origin': origin,
  'access-control-expose-headers': READ_HEADERS,
  'cross-origin-resource-policy': 'cross-origin',
  'timing-allow-origin': origin,
});

/** Answers the preflight of a page of `origin`. */
export const sendPreflight = (reply: FastifyReply, origin: string): FastifyReply =>
  reply
    .headers({
      ...originHeaders(origin),
      'access-control-allow-methods': 'GET, HEAD',
      'access-control-allow-headers': SENT_HEADERS,
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    })
    .code(204)
    .send();
