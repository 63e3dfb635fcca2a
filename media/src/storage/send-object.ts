import { Readable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { etagFor } from '../files/content-types';
import { sendNotModified } from '../files/send-not-modified';

/** Conditions of a request, as S3 takes them. */
interface Conditions {
  Range?: string;
  IfNoneMatch?: string;
  IfModifiedSince?: Date;
}

/** What S3 says of an object. */
interface StoredObject {
  Body?: Readable;
  ContentLength?: number | undefined;
  ContentRange?: string | undefined;
  ContentType?: string | undefined;
  ETag?: string | undefined;
  LastModified?: Date | undefined;
}

/** A single part. For several, and where only an unchanged file may be continued, the whole is sent instead. */
const RANGE = /^bytes=(?:\d+-\d*|-\d+)$/;

const conditionsOf = ({ headers }: FastifyRequest): Conditions => {
  const { range, 'if-none-match': etag, 'if-modified-since': date, 'if-range': unchanged } = headers;
  const since = date === undefined ? Number.NaN : Date.parse(date);
  return {
    ...(range !== undefined && unchanged === undefined && RANGE.test(range) && { Range: range }),
    ...(etag !== undefined && { IfNoneMatch: etag.replace(/^W\//, '') }),
    ...(etag === undefined && !Number.isNaN(since) && { IfModifiedSince: new Date(since) }),
  };
};

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && '$metadata' in error
    ? (error.$metadata as { httpStatusCode?: number }).httpStatusCode
    : undefined;

/**
 * Sends an object of S3, which answers ranges and conditions itself. Returns false, and sends nothing, when there is no
 * such object.
 */
export const sendObject = async (
  request: FastifyRequest,
  reply: FastifyReply,
  read: (conditions: Conditions) => Promise<StoredObject>,
): Promise<boolean> => {
  try {
    const { Body, ContentLength, ContentRange, ContentType, ETag, LastModified } = await read(
      conditionsOf(request),
    );
    const type = ContentType ?? 'application/octet-stream';
    reply.headers({
      'accept-ranges': 'bytes',
      'content-type': type,
      ...(ContentLength !== undefined && { 'content-length': ContentLength }),
      ...(ETag !== undefined && { etag: etagFor(type, ETag) }),
      ...(LastModified && { 'last-modified': LastModified.toUTCString() }),
    });
    if (ContentRange !== undefined) reply.code(206).header('content-range', ContentRange);
    // Fastify keeps the length of a response to HEAD only when its body is a stream.
    reply.send(Body ?? Readable.from([]));
    return true;
  } catch (error) {
    const status = statusOf(error);
    if (status === 404) return false;
    if (status !== 304 && status !== 416) throw error;
    if (status === 304) sendNotModified(reply.header('etag', request.headers['if-none-match'] ?? ''));
    else reply.code(416).header('cache-control', 'no-store').send();
    return true;
  }
};
