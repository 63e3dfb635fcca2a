import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { Pool } from 'undici';

import { NOT_SENT, sendWithin } from './send-within';

describe('a request with a deadline', () => {
  let server: Server;
  let pool: Pool;
  let origin: string;
  let respond: RequestListener;

  beforeEach(async () => {
    server = createServer((request, response) => respond(request, response));
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    pool = new Pool(origin, { connections: 1 });
  });

  afterEach(async () => {
    await pool.destroy();
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  });

  const send = (deadlineMs: number) => sendWithin(pool, deadlineMs, { origin, path: '/', method: 'GET' });

  it('is answered whole, in however many parts the response comes', async () => {
    respond = (_, response) => {
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      const [first, second] = [Buffer.from('مساء').subarray(0, 3), Buffer.from('مساء').subarray(3)];
      response.write(first, () => setImmediate(() => response.end(second)));
    };
    const { status, headers, text } = await send(5_000);
    expect({ status, text, cookies: headers['set-cookie'] }).toEqual({
      ...{ status: 200, text: 'مساء', cookies: ['a=1', 'b=2'] },
    });
  });

  it('fails at its deadline, whether nothing came or a half, and leaves the pool to others', async () => {
    respond = () => undefined;
    await expect(send(50)).rejects.toMatchObject({ name: 'TimeoutError' });
    respond = (_, response) => void response.write('half');
    await expect(send(50)).rejects.toMatchObject({ name: 'TimeoutError' });
    respond = (_, response) => void response.end('whole');
    await expect(send(5_000)).resolves.toMatchObject({ text: 'whole' });
  });

  it('fails at its deadline while it waits for a connection, and is not sent then', async () => {
    const held: ServerResponse[] = [];
    respond = (_, response) => held.push(response);
    const first = send(5_000);
    await expect(send(50)).rejects.toMatchObject({ name: 'TimeoutError', code: NOT_SENT });
    expect(held).toHaveLength(1);
    held[0]?.end('first');
    await expect(first).resolves.toMatchObject({ text: 'first' });
    let asked = 0;
    respond = (_, response) => {
      asked += 1;
      response.end('third');
    };
    await expect(send(5_000)).resolves.toMatchObject({ text: 'third' });
    expect(asked).toBe(1);
  });

  it('fails when the connection ends before the response', async () => {
    respond = (_, response) => {
      response.writeHead(200, { 'content-length': '10' });
      response.write('half', () => response.destroy());
    };
    await expect(send(5_000)).rejects.toThrow();
    respond = (request) => request.socket.destroy();
    await expect(send(5_000)).rejects.toThrow();
  });
});
