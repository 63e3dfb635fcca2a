import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';

import { startTestGateway } from '../testing/test-gateway';

const BODY = JSON.stringify({ query: '{ contentVersion }' });
const REQUEST = [
  'POST /graphql HTTP/1.1',
  'host: gateway',
  'content-type: application/json',
  `content-length: ${BODY.length}`,
  'expect: 100-continue',
  '\r\n',
].join('\r\n');

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1', () => resolve(true))
      .on('connect', () => socket.destroy())
      .on('error', () => resolve(false));
  });

test('who still has a connection while it stops is answered, and asked to close it', async () => {
  const gateway = await startTestGateway();
  const port = Number(new URL(gateway.origin).port);
  const socket = connect(port, '127.0.0.1');
  // Fulfilled when the server has read the request's head: from then on the connection is not idle.
  const begun = new Promise((resolve) => socket.once('data', resolve));
  socket.write(REQUEST);
  await begun;
  const closed = gateway.close();
  while (await listens(port));

  socket.write(`${BODY}GET /health HTTP/1.1\r\nhost: gateway\r\n\r\n`);
  const answers = (await text(socket)).split(/(?=HTTP\/1\.1 )/);
  expect(answers.map((answer) => answer.split('\r\n', 1)[0])).toEqual(['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK']);
  expect(answers[1]).toMatch(/^connection: close\r$/im);
  await closed;
});
