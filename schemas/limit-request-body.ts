import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';

import { hasBody, UnfinishedRequests } from './unfinished-requests';
import type { BodyTransferLimits, UnfinishedLimits } from './unfinished-requests';

interface BodyRequest {
  raw: IncomingMessage;
  ip: string;
}

interface BodyReply {
  header(name: string, value: string): unknown;
}

/** Limits that a test sets lower than in production. */
export interface BodyLimits {
  pace?: BodyTransferLimits;
  unfinished?: UnfinishedLimits;
}

/**
 * Fastify does not read the body of these methods. A response sent before the body is complete closes the
 * connection.
 */
const UNREAD = new Set(['GET', 'HEAD']);

/** Returns two Fastify hooks that limit how slowly bodies arrive and how many are unfinished at the same time. */
export const limitRequestBody = ({ pace, unfinished }: BodyLimits = {}) => {
  const requests = new UnfinishedRequests(unfinished);
  return {
    /**
     * For `preParsing`: a body over the limits fails with a {@link TransferError}, which the service's error
     * handler turns into a response.
     */
    preParsing: (
      { raw, ip }: BodyRequest,
      _reply: unknown,
      payload: Readable,
      done: (error: null, payload: Readable) => void,
    ): void => {
      if (!hasBody(raw)) {
        done(null, payload);
        return;
      }
      if (UNREAD.has(raw.method ?? '')) {
        requests.follow(raw, ip, () => raw.socket.destroy(), pace);
        // After this tick a body that arrived together with the headers is complete, so the connection can be kept
        // alive.
        setImmediate(done, null, payload);
        return;
      }
      const body = new PassThrough();
      // For an unknown route nothing reads the body, so its error would be unhandled.
      body.on('error', () => undefined);
      payload.on('error', (error) => body.destroy(error));
      requests.follow(raw, ip, (refusal) => body.destroy(refusal), pace);
      done(null, payload.pipe(body));
    },
    /** For `onSend`: a response sent before the request body is complete closes the connection. */
    onSend: (
      { raw }: BodyRequest,
      reply: BodyReply,
      payload: unknown,
      done: (error: null, payload: unknown) => void,
    ): void => {
      if (hasBody(raw) && !raw.complete) reply.header('connection', 'close');
      done(null, payload);
    },
  };
};
