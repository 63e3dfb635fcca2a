import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';

import { PushQueue } from './push-queue';
import { writeStream } from './write-stream';

it('a receiver that does not read is ended, and what waits for it stays small', async () => {
  const events = new PushQueue<string>();
  const ended = new Promise<void>((resolve) => events.onEnd(resolve));
  let waiting = 0;
  const server = createServer((_request, response) => {
    void writeStream(response, {}, events);
    const fill = (): void => {
      if (events.ended) return;
      events.push(`data: ${'x'.repeat(4_000)}\n\n`);
      waiting = Math.max(waiting, response.writableLength);
      setImmediate(fill);
    };
    fill();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
  socket.on('error', () => undefined);
  socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
  await ended;
  expect(waiting).toBeLessThan(100_000);
  socket.destroy();
  server.close();
});

it('tells browsers to wait a moment before they reconnect, each a different one', async () => {
  const server = createServer((_request, response) => {
    const events = new PushQueue<string>();
    events.end();
    void writeStream(response, {}, events);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const texts = await Promise.all(Array.from({ length: 5 }, async () => (await fetch(url)).text()));
  const waits = texts.map((text) => Number(/^retry: (\d+)$/m.exec(text)?.[1]));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(2_000);
  expect(new Set(waits).size).toBeGreaterThan(1);
  server.close();
});
