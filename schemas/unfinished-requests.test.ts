import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { UnfinishedRequests } from './unfinished-requests';

const LONG_MS = 60_000;

const countOpenTimers = (): (() => number) => {
  const set = jest.spyOn(globalThis, 'setTimeout');
  const clear = jest.spyOn(globalThis, 'clearTimeout');
  return () => {
    const cleared = new Set(clear.mock.calls.map(([timer]) => timer));
    const timers = set.mock.results.filter((_, at) => set.mock.calls[at]?.[1] === LONG_MS);
    return timers.filter(({ value }) => !cleared.has(value as NodeJS.Timeout)).length;
  };
};

afterEach(() => jest.restoreAllMocks());

test('forgets a request whose response came before its body, once its connection is closed', async () => {
  const openTimers = countOpenTimers();
  const requests = new UnfinishedRequests();
  let closed: Promise<unknown> | undefined;
  const server = createServer((request: IncomingMessage, response) => {
    requests.follow(request, '127.0.0.1', () => undefined, { wholeMs: LONG_MS });
    closed = new Promise((resolve) => request.socket.once('close', resolve));
    response.writeHead(413, { connection: 'close' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.resume().write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  await once(client, 'end');
  expect(openTimers()).toBe(1);
  client.destroy();
  server.close();
  await closed;
  expect(openTimers()).toBe(0);
});

test('leaves nothing on a connection whose requests are complete', async () => {
  const requests = new UnfinishedRequests();
  const own: boolean[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    requests.follow(request, '127.0.0.1', () => undefined);
    own.push(Object.hasOwn(request.socket, 'destroySoon'));
    request.resume().once('end', () => {
      own.push(Object.hasOwn(request.socket, 'destroySoon'));
      response.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  for (let sent = 0; sent < 2; sent += 1) {
    client.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{');
    client.write('}');
    await once(client, 'data');
  }
  client.destroy();
  server.close();
  expect(own).toEqual([true, false, true, false]);
});
