import { closeSync, fstatSync, openSync, readFileSync, type Stats } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';

import { hasBody } from '@sahra/schemas/unfinished-requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fresh from 'fresh';
import parseRange from 'range-parser';

import { contentTypeOf, etagFor, TEXT_TYPES } from './content-types';
import { isMissing } from './is-missing';
import { sendNotModified } from './send-not-modified';
import { smallFile } from './small-files';
import { writeFilePart } from './write-file-part';

/** What of a file tells one content from another. */
type FileState = Pick<Stats, 'mtime' | 'mtimeMs' | 'size'>;

/** A file that is in memory, or open. */
type OpenFile = { stats: FileState } & (
  | { bytes: Buffer; descriptor?: undefined }
  | { bytes?: undefined; descriptor: number }
);

interface Part {
  start: number;
  /** Exclusive. */
  end: number;
}

/**
 * Opens and closes at once, as nginx does: these calls read no content, and handing each to another thread costs more
 * than the call.
 */
const openFile = (path: string): number | null => {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Returns the headers of a file's state. Files are replaced by renaming, so moment and length tell one content from another. */
export const stateHeaders = (type: string, { mtime, mtimeMs, size }: FileState) => ({
  etag: etagFor(type, `"${Math.trunc(mtimeMs).toString(16)}-${size.toString(16)}"`),
  'last-modified': mtime.toUTCString(),
  'accept-ranges': 'bytes',
});

/** Whether a range may be taken of this content (RFC 9110, section 13.1.5). */
const isSame = (condition: string | string[] | undefined, etag: string, modified: string): boolean =>
  condition === undefined || condition === etag || condition === modified;

/** Returns the asked part, the whole where several parts or nonsense are asked for, and null beyond the end. */
const partOf = (range: string | undefined, size: number): Part | null => {
  const ranges = range === undefined ? -2 : parseRange(size, range);
  if (ranges === -1) return null;
  const [first] = ranges === -2 ? [] : ranges;
  const isOne = ranges !== -2 && ranges.length === 1 && ranges.type === 'bytes';
  return isOne && first ? { start: first.start, end: first.end + 1 } : { start: 0, end: size };
};

/** Answers with the content of `file`, or with the part of it that was asked for. */
const sendContent = async (
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  file: OpenFile,
): Promise<void> => {
  const { stats } = file;
  const { size } = stats;
  const state = stateHeaders(type, stats);
  reply.headers(state);
  if (fresh(request.headers, state)) {
    sendNotModified(reply);
    return;
  }

  const { range, 'if-range': condition } = request.headers;
  const part = partOf(isSame(condition, state.etag, state['last-modified']) ? range : undefined, size);
  if (!part) {
    reply
      .code(416)
      .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
      .send();
    return;
  }
  const isWhole = part.end - part.start === size;
  if (isWhole && TEXT_TYPES.test(type)) {
    reply.type(type).send(file.bytes ?? readFileSync(file.descriptor));
    return;
  }
  if (!isWhole) reply.code(206).header('content-range', `bytes ${part.start}-${part.end - 1}/${size}`);
  reply.headers({ 'content-type': type, 'content-length': part.end - part.start });
  if (hasBody(request.raw) && !request.raw.complete) reply.header('connection', 'close');

  reply.hijack();
  reply.raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  if (request.method === 'HEAD') reply.raw.end();
  else if (file.bytes) reply.raw.end(file.bytes.subarray(part.start, part.end));
  else await writeFilePart(reply.raw, file.descriptor, part.start, part.end);
};

/** Opens a file that is not kept in memory, a text or a large one, and sends it. */
const sendFromDisk = async (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  type: string,
): Promise<boolean> => {
  const descriptor = openFile(path);
  if (descriptor === null) return false;
  try {
    await sendContent(request, reply, type, { stats: fstatSync(descriptor), descriptor });
  } catch (error) {
    if (!reply.sent) throw error;
    request.log.warn({ err: error }, 'file was cut short');
  } finally {
    closeSync(descriptor);
  }
  return true;
};

/**
 * Sends a file with its ETag; ranges and conditions are answered with 206, 304 and 416. Returns false, and sends
 * nothing, when there is no such file. Films go past Fastify's streams, which take three times the processor time; texts
 * go through Fastify, which compresses them.
 */
export const sendFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<boolean> => {
  const type = contentTypeOf(path);
  const small = TEXT_TYPES.test(type) ? null : smallFile(path);
  if (!small) return sendFromDisk(request, reply, path, type);
  await sendContent(request, reply, type, small);
  return true;
};

/**
 * Sends small files that follow each other as one file. Returns false, and sends nothing, when one is missing or large.
 */
export const sendJoined = async (
  request: FastifyRequest,
  reply: FastifyReply,
  paths: readonly string[],
  type: string,
): Promise<boolean> => {
  const files = paths.flatMap((path) => smallFile(path) ?? []);
  const newest = Math.max(...files.map(({ stats }) => stats.mtimeMs));
  if (files.length === 0 || files.length < paths.length) return false;
  const bytes = Buffer.concat(files.map((file) => file.bytes));
  const stats = { mtime: new Date(newest), mtimeMs: newest, size: bytes.length };
  await sendContent(request, reply, type, { stats, bytes });
  return true;
};
