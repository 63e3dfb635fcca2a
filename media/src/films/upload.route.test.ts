import { RawClient } from '@sahra/schemas/testing/raw-client';

import { startTestServer, type TestServer } from '../testing/start-test-server';
import { createUpload, filmHeaders, readOffset } from '../testing/upload-film';

const CODE = 'slowfilm';
const BYTES = 60;
const IDLE_MS = 1_000;
/** The bytes of a part one by one take longer than the longest pause. */
const BETWEEN_MS = 25;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer(Date.now(), { filmParts: { idleMs: IDLE_MS, wholeMs: 60_000 } });
});
afterAll(() => server.stop());

/** Begins to send one part and returns the connection with the upload's address. */
const beginPart = async (): Promise<{ client: RawClient; path: string }> => {
  const path = (await createUpload(server, CODE, BYTES + 1)).headers.get('location') ?? '';
  const client = await RawClient.open(server.origin);
  const headers = {
    ...filmHeaders(server, CODE),
    host: 'localhost',
    'tus-resumable': '1.0.0',
    'content-type': 'application/offset+octet-stream',
    'upload-offset': '0',
    'content-length': String(BYTES),
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  client.write(`PATCH ${path} HTTP/1.1\r\n${lines.join('')}\r\n`);
  return { client, path };
};

describe('a part of a film', () => {
  it('may take as long as it needs while its bytes come', async () => {
    // Node's own limit counts the whole body.
    expect(server.http.requestTimeout).toBe(0);
    const { client, path } = await beginPart();
    let left = BYTES;
    const sending = setInterval(() => {
      client.write('x');
      left -= 1;
      if (left === 0) clearInterval(sending);
    }, BETWEEN_MS);
    const text = await client
      .until((received) => received.includes('\r\n\r\n'))
      .finally(() => clearInterval(sending));
    expect(text).toMatch(/^HTTP\/1\.1 204 /);
    client.socket.destroy();
    expect(await readOffset(server, CODE, path)).toBe(BYTES);
  });

  it('is cut after a long pause, and goes on from its last byte', async () => {
    const { client, path } = await beginPart();
    client.write('xxxxx');
    await client.closed();
    expect(await readOffset(server, CODE, path)).toBe(5);
  });

  it('is refused without a token before its bytes are waited for', async () => {
    const client = await RawClient.open(server.origin);
    client.write(`PATCH /films/${CODE}/uploads/0 HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n\r\n`);
    expect(await client.closed()).toMatch(/^HTTP\/1\.1 403 /);
  });
});
