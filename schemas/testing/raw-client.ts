import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

/** A TCP connection on which a test writes raw bytes. */
export class RawClient {
  readonly socket: Socket;
  readonly #closed: Promise<void>;
  #text = '';

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.setEncoding('utf8').on('data', (chunk: string) => (this.#text += chunk));
    // Some tests expect the server to close the connection while this side is writing.
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

  /** Returns the received text as soon as `found` returns true for it. */
  async until(found: (text: string) => boolean): Promise<string> {
    while (!found(this.#text)) {
      if (this.socket.destroyed) throw new Error(`closed after ${JSON.stringify(this.#text)}`);
      const next = new AbortController();
      await Promise.race([once(this.socket, 'data', { signal: next.signal }), this.#closed]);
      next.abort();
    }
    return this.#text;
  }

  /** Returns the received text after the server has closed the connection. */
  async closed(): Promise<string> {
    await this.#closed;
    return this.#text;
  }
}

/** Returns a POST request whose body is incomplete: it ends after `sent`. */
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

/** Parses the JSON body of the last response in `text`. */
export const lastJson = (text: string): unknown =>
  JSON.parse(text.slice(text.lastIndexOf('\r\n\r\n') + 4)) as unknown;
