import { once } from 'node:events';
import { connect } from 'node:net';
import type { Socket } from 'node:net';

import { PlainError } from '../../process/plain-error';

const BODY = JSON.stringify({ query: 'subscription { contentChanged { contentVersion stale } }' });
const REQUEST = [
  'POST /graphql HTTP/1.1',
  'host: localhost',
  'accept: text/event-stream',
  'content-type: application/json',
  `content-length: ${BODY.length}`,
  '',
  BODY,
].join('\r\n');
/** Streams that are opened at the same time. */
const AT_ONCE = 50;
const LIMIT_MS = 60_000;

/** Open subscriptions of one kind. */
export interface Receivers {
  /** Resolves with the time (ms since 1970) at which the last of them heard the next event. */
  heardByAll: () => Promise<number>;
  close: () => void;
}

/** Opens subscriptions, and resolves when each has its first event. */
export const openReceivers = async (origin: string, count: number): Promise<Receivers> => {
  const { hostname, port } = new URL(origin);
  const sockets: Socket[] = [];
  let waiting = 0;
  let last: (() => void) | undefined;
  const onData = (data: Buffer): void => {
    if (!data.includes('event: next')) return;
    waiting -= 1;
    if (waiting === 0) last?.();
  };
  /** Resolves when so many events have come. */
  const events = async (many: number): Promise<number> => {
    waiting += many;
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(
        () => reject(new PlainError(`${waiting} of ${many} receivers heard nothing.`)),
        LIMIT_MS,
      );
      last = () => {
        clearTimeout(late);
        resolve();
      };
    });
    return Date.now();
  };
  for (let opened = 0; opened < count; opened += AT_ONCE) {
    const group = Array.from({ length: Math.min(AT_ONCE, count - opened) }, () =>
      connect(Number(port), hostname).on('data', onData),
    );
    const first = events(group.length);
    await Promise.all(group.map((socket) => once(socket, 'connect')));
    for (const socket of group) socket.write(REQUEST);
    await first;
    sockets.push(...group);
  }
  return {
    heardByAll: () => events(count),
    close: () => sockets.forEach((socket) => socket.destroy()),
  };
};
