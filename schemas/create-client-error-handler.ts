import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

import { DEFAULT_LOCALE } from './constants';
import type { RestError } from './error-codes';
import { messageOf } from './messages';
import { codeOfClientStatus } from './transfer-error';

const STATUS_OF_ERROR: ReadonlyMap<string | undefined, number> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['HPE_HEADER_OVERFLOW', 431],
]);

/** Builds an error body from its code, in the format of the service. */
export type ClientErrorBody = (code: ReturnType<typeof codeOfClientStatus>) => object;

const restBody: ClientErrorBody = (code): RestError => ({ message: messageOf(code, DEFAULT_LOCALE), code });

/**
 * Returns a `clientError` handler for malformed or timed-out headers. The locale is unknown there, so the default
 * applies.
 */
export const createClientErrorHandler =
  (bodyOf: ClientErrorBody = restBody) =>
  (error: { code?: string | undefined }, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = STATUS_OF_ERROR.get(error.code) ?? 400;
    const body = JSON.stringify(bodyOf(codeOfClientStatus(status)));
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
    ];
    socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
  };
