import type { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

/** Answers that do not end by themselves. Their connections end when the reader goes, and when the server stops. */
export class EventStreams {
  readonly #open = new Set<Socket>();

  constructor(server: FastifyInstance) {
    server.addHook('preClose', async () => {
      for (const socket of this.#open) socket.destroy();
    });
  }

  /**
   * Whether one more may be open. Node keeps writing to a reader that has closed its half until the next event fails: here
   * the upstream learns at once.
   */
  follow(socket: Socket, openInAll: number): boolean {
    if (this.#open.has(socket)) return true;
    if (this.#open.size >= openInAll) return false;
    this.#open.add(socket);
    socket.once('end', () => socket.destroy());
    socket.once('close', () => this.#open.delete(socket));
    return true;
  }
}
