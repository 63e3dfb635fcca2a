import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { drain } from './drain';

let server: Server;
let waiting: ServerResponse[];
let arrived: () => void;
let port: number;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeEach(async () => {
  waiting = [];
  server = createServer((_request, response) => {
    waiting.push(response);
    arrived();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterEach(() => agent.destroy());

const asked = (): { arrival: Promise<void>; answer: Promise<IncomingMessage> } => {
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  const answer = new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, agent }, (message) => message.resume().on('end', () => resolve(message))).on('error', reject);
  });
  return { arrival, answer };
};

test('a request in flight is answered, one more on the same connection is asked to close, then it is over', async () => {
  const first = asked();
  await first.arrival;
  const drained = drain(server, 10_000);
  const second = asked();
  waiting[0]?.end('late');
  expect((await first.answer).statusCode).toBe(200);
  await second.arrival;
  waiting[1]?.end('last');
  expect((await second.answer).headers.connection).toBe('close');
  await drained;
  await expect(asked().answer).rejects.toThrow('ECONNREFUSED');
});

test('a request that does not end holds the stop no longer than the limit', async () => {
  const hanging = asked();
  await hanging.arrival;
  await drain(server, 50);
  server.closeAllConnections();
  await expect(hanging.answer).rejects.toThrow();
});
