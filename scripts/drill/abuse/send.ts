import { request, type Agent, type OutgoingHttpHeaders } from 'node:http';

/** An HTTP request of the drill. */
export interface Attempt {
  origin: string;
  method: string;
  /** Sent unchanged, so it may be malformed. */
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/**
 * The result. `status` is 0 when the connection closed without a response; `hung` is true when none came in time.
 */
export interface Outcome {
  status: number;
  milliseconds: number;
  text: string;
  hung: boolean;
}

/** Longer than every time limit of a service: a body may take 15 s to arrive. */
const HANG_MS = 25_000;
const TEXT_KEPT = 4_000;

/** Sends a request and reads the whole response. Never throws: a refused connection is an outcome too. */
export const send = ({ origin, method, path, headers, body }: Attempt, agent?: Agent): Promise<Outcome> =>
  new Promise((resolve) => {
    const began = performance.now();
    let text = '';
    const end = (status: number, hung = false): void =>
      resolve({ status, hung, text, milliseconds: performance.now() - began });
    const { hostname, port } = new URL(origin);
    try {
      const outgoing = request({ hostname, port, method, path, headers, agent }, (response) => {
        response.setEncoding('utf8').on('data', (chunk: string) => {
          if (text.length < TEXT_KEPT) text += chunk.slice(0, TEXT_KEPT - text.length);
        });
        response.once('end', () => end(response.statusCode ?? 0));
        response.once('error', () => end(0));
      });
      outgoing.setTimeout(HANG_MS, () => {
        end(0, true);
        outgoing.destroy();
      });
      outgoing.once('error', () => end(0));
      outgoing.end(body);
    } catch {
      // Node rejects such a path or header before sending.
      end(0);
    }
  });
