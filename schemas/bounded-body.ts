import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import type { Readable } from 'node:stream';

import { hasBody, UnfinishedRequests } from './unfinished-requests';
import type { BodyPace, UnfinishedLimits } from './unfinished-requests';

interface BodyRequest {
  raw: IncomingMessage;
  ip: string;
}

interface BodyReply {
  header(name: string, value: string): unknown;
}

/** What a test makes smaller than production. */
export interface BodyBounds {
  pace?: BodyPace;
  unfinished?: UnfinishedLimits;
}

/** Fastify reads no body of these methods: the response ends the connection. */
const UNREAD = new Set(['GET', 'HEAD']);

/** Two hooks of a Fastify service that bound how slowly bodies come, and how many are unfinished at the same time. */
export const boundedBody = ({ pace, unfinished }: BodyBounds = {}) => {
  const requests = new UnfinishedRequests(unfinished);
  return {
    /** For `preParsing`: what Fastify reads breaks off with a {@link TransferError}, which the service's error handler answers. */
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
        // By then a body that came in one piece with the headers is over, and the connection can be kept.
        setImmediate(done, null, payload);
        return;
      }
      const body = new PassThrough();
      // Nobody reads the body of an address that does not exist.
      body.on('error', () => undefined);
      payload.on('error', (error) => body.destroy(error));
      requests.follow(raw, ip, (refusal) => body.destroy(refusal), pace);
      done(null, payload.pipe(body));
    },
    /** For `onSend`: a response that overtakes the body of its request is the last one of the connection. */
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
