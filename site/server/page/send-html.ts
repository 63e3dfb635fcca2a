import type { FastifyReply, FastifyRequest } from 'fastify';

import type { ThirdParty } from '../../src/shared/third-parties/vendors';
import type { HtmlDocument } from '../release/html-document';
import { pagePolicy } from '../security/security-headers';
import { acceptedEncoding } from './accepted-encoding';

const REVALIDATE = 'public, max-age=0, must-revalidate';
/** A response that sets a cookie is private to one reader. */
const PRIVATE = 'private, no-cache';
const NEVER_STORED = 'no-store';

/** Options of an HTML response. */
export interface HtmlAnswer {
  status: number;
  publicUrl: string;
  thirdParties: readonly ThirdParty[];
  /** Whether the locale was negotiated: the response then varies by `Cookie` and `Accept-Language`. */
  negotiated: boolean;
  /** Whether the response sets the locale cookie. */
  setsCookie: boolean;
  /** Origins whose pages may frame this one; other pages may not be framed. */
  framedBy?: string;
}

/** Returns a validator without its mark of weakness, which `If-None-Match` does not regard (RFC 9110, section 13.1.2). */
const opaqueTag = (etag: string): string => etag.trim().replace(/^W\//, '');

/** Whether the reader's `If-None-Match` names this copy. */
export const matchesEtag = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((entry) => ['*', opaqueTag(etag)].includes(opaqueTag(entry)));

const cacheControl = ({ status, setsCookie, framedBy }: HtmlAnswer): string => {
  if (status >= 500 || framedBy !== undefined) return NEVER_STORED;
  return setsCookie ? PRIVATE : REVALIDATE;
};

/** Returns the headers of a document in every encoding; a response with status 304 has the same ones. */
export const htmlHeaders = (document: HtmlDocument, answer: HtmlAnswer): Record<string, string> => {
  const { status, publicUrl, thirdParties, negotiated, framedBy } = answer;
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': pagePolicy(publicUrl, document.scriptHashes, thirdParties, framedBy),
    'cache-control': cacheControl(answer),
    vary: negotiated ? 'Cookie, Accept-Language, Accept-Encoding' : 'Accept-Encoding',
    ...((status >= 400 || framedBy !== undefined) && { 'x-robots-tag': 'noindex' }),
    ...(status === 200 && { etag: document.etag }),
  };
};

/** Sends a document in the best encoding, or 304 when the reader's copy is current. */
export const sendHtml = async (
  request: FastifyRequest,
  reply: FastifyReply,
  document: HtmlDocument,
  answer: HtmlAnswer,
): Promise<FastifyReply> => {
  const { status } = answer;
  void reply.headers(htmlHeaders(document, answer));
  if (status === 200 && matchesEtag(request.headers['if-none-match'], document.etag))
    return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const body = await document.bytes(encoding);
  if (encoding !== null) void reply.header('content-encoding', encoding);
  return reply.code(status).send(body);
};
