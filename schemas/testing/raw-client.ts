import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** One connection on which a test writes byte for byte. */
export class RawClient {
  readonly socket: Socket;
  readonly #closed: Promise<void>;
  #text = '';

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setEncoding('utf8').on('data', (chunk: string) => (this.#text += chunk));
    // A server that cuts this side off while it writes is what tests are about.
    socket.on('error', () => undefined);
    this.#closed = new Promise((resolve) => socket.once('close', () => resolve()));
  }

  static async open(url: string): Promise<RawClient> {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return new RawClient(socket);
  }

  write(text: string): void {
    this.socket.write(text);
  }

  /** Everything that was received, once `found` says so. */
  async until(found: (text: string) => boolean): Promise<string> {
    while (!found(this.#text)) {
      if (this.socket.destroyed) throw new Error(`closed after ${JSON.stringify(this.#text)}`);
      const next = new AbortController();
      await Promise.race([once(this.socket, 'data', { signal: next.signal }), this.#closed]);
      next.abort();
    }
    return this.#text;
  }

  /** Everything that was received, once the server has closed the connection. */
  async closed(): Promise<string> {
    await this.#closed;
    return this.#text;
  }
}

/** A request of whose body `sent` has come so far. */
export const unfinishedPost = (
  path: string,
  length: number,
  sent = '',
  headers: readonly string[] = [],
): string =>
  [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Content-Type: application/json',
    `Content-Length: ${length}`,
    ...headers,
    '',
    sent,
  ].join('\r\n');

/** The body of the last response in `text`, read as JSON. */
export const lastJson = (text: string): unknown =>
  JSON.parse(text.slice(text.lastIndexOf('\r\n\r\n') + 4)) as unknown;
