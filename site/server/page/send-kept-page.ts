import type { IncomingMessage, ServerResponse } from 'node:http';

import { DEFAULT_LOCALE } from '@sahra/schemas/constants';
import { HEADERS } from '@sahra/schemas/headers';
import type { LogStream } from '@sahra/schemas/log-options';
import { rememberAddresses } from '@sahra/schemas/remember-addresses';
import { requestIdOf } from '@sahra/schemas/request-id';
import { requestLine } from '@sahra/schemas/request-line';
import { hasBody } from '@sahra/schemas/unfinished-requests';
import proxyAddr from '@fastify/proxy-addr';
import type { FastifyBaseLogger } from 'fastify';

import type { ThirdParty } from '../../src/shared/third-parties/vendors';
import type { RecordStore } from '../graph/record-store';
import { negotiatedLocale } from '../locale/request-locale';
import type { ReleaseStore } from '../release/release-store';
import { securityHeaders } from '../security/security-headers';
import { acceptedEncoding } from './accepted-encoding';
import { FilledDocument } from './filled-document';
import type { KeptPage, KeptPages } from './kept-pages';
import { htmlHeaders, matchesEtag } from './send-html';

/** Number of responses after which smaller bytes are worth a second compression. */
const SHRINK_AFTER = 16;

interface KeptPageSenderOptions {
  pages: KeptPages;
  records: RecordStore;
  releases: ReleaseStore;
  publicUrl: string;
  thirdParties: readonly ThirdParty[];
  trustedProxies: string[];
  log: FastifyBaseLogger;
  /** For a line for each response; null when requests are not logged. */
  logStream: LogStream | null;
}

/** Returns whether an unprefixed URL has its English page for this reader, without a redirect or a cookie. */
const isServedInPlace = (request: IncomingMessage): boolean => {
  const { locale, source } = negotiatedLocale(request);
  return locale === DEFAULT_LOCALE && source !== 'browser';
};

/**
 * Creates a handler in front of Fastify, whose hooks cost more than the rest of a response from memory. It sends
 * kept pages that are known to be current, with the same headers as PageHandler, and writes one line to the log. It
 * returns false for every other request, without having touched the response.
 */
export const createKeptPageSender = ({
  pages,
  records,
  releases,
  publicUrl,
  thirdParties,
  trustedProxies,
  log,
  logStream,
}: KeptPageSenderOptions) => {
  const trust = proxyAddr.compile(trustedProxies);
  const addressOf = rememberAddresses((request) => proxyAddr(request, trust));
  const common = securityHeaders(publicUrl);

  const headersOf = ({ document, negotiated }: KeptPage): string[] => {
    const answer = { status: 200, publicUrl, thirdParties, negotiated, setsCookie: false };
    return Object.entries({ ...common, ...htmlHeaders(document, answer) }).flat();
  };

  const find = (request: IncomingMessage): KeptPage | null => {
    const { method, url = '' } = request;
    if (method !== 'GET' || hasBody(request) || !pages.has(url)) return null;
    const release = releases.unchanged();
    const page = release && pages.get(release, url);
    if (!page || (page.revision && !records.isCurrent(page.revision))) return null;
    return page.negotiated && !isServedInPlace(request) ? null : page;
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const page = find(request);
    if (!page) return false;
    const { document } = page;
    const isKnown = matchesEtag(request.headers['if-none-match'], document.etag);
    const encoding = isKnown ? null : acceptedEncoding(request.headers['accept-encoding']);
    const body = encoding === null ? undefined : document.ready(encoding);
    if (!isKnown && !body) return false;

    page.headers ??= headersOf(page);
    page.sent = (page.sent ?? 0) + 1;
    if (page.sent === SHRINK_AFTER && document instanceof FilledDocument)
      document.shrink().catch((err: unknown) => log.error({ err }, 'a page cannot be compressed again'));
    const reqId = requestIdOf(request);
    const headers = [...page.headers, HEADERS.requestId, reqId];
    if (encoding !== null && body)
      headers.push('content-encoding', encoding, 'content-length', String(body.length));
    response.writeHead(isKnown ? 304 : 200, headers).end(body);
    page.line ??= requestLine('GET', request.url ?? '');
    logStream?.write(page.line(reqId, addressOf(request), response.statusCode));
    return true;
  };
};
