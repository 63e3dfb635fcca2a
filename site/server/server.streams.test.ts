/** @jest-environment node */
import { createHash } from 'node:crypto';

import { WebSocket } from 'undici';

import { fakeUpstream } from './testing/fake-upstream';
import type { FakeUpstream } from './testing/fake-upstream';
import { fixtureReleases } from './testing/fixture-release';
import type { FixtureReleases } from './testing/fixture-release';
import { startSite } from './testing/start-site';
import type { RunningSite } from './testing/start-site';

const COOKIES = 'sahra.session=s1';

let releases: FixtureReleases;
let upstream: FakeUpstream;
let site: RunningSite;

beforeAll(async () => {
  releases = await fixtureReleases();
  upstream = await fakeUpstream((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('data: 1\n\n');
    response.on('close', () => upstream.server.emit('stream-closed'));
  });
  site = await startSite({ releasesDir: releases.dir, gatewayUrl: upstream.url, upstreamDeadlineMs: 300 });
});
afterAll(async () => {
  await site.close();
  await upstream.stop();
  await releases.remove();
});

describe('streams', () => {
  it('of events pass while they are open, beyond the deadline', async () => {
    const controller = new AbortController();
    const response = await fetch(`${site.url}/graphql/stream`, { signal: controller.signal });
    const reader = response.body?.getReader();
    const first = await reader?.read();
    expect(response.headers.get('content-type')).toBe('text/event-stream');
    expect(Buffer.from(first?.value ?? []).toString()).toBe('data: 1\n\n');
    const gone = new Promise((resolve) => upstream.server.once('stream-closed', resolve));
    controller.abort();
    await gone;
  });

  it('of events end when the server stops', async () => {
    const other = await startSite({ releasesDir: releases.dir, gatewayUrl: upstream.url });
    const response = await fetch(`${other.url}/graphql/stream`);
    await other.close();
    await expect(response.text()).rejects.toThrow();
  });

  it('of WebSockets pass both ways with their subprotocol, and end when the server stops', async () => {
    let upgraded: { cookie?: string | undefined; bearer?: string | undefined } = {};
    upstream.server.on('upgrade', (request, socket) => {
      upgraded = { cookie: request.headers.cookie, bearer: request.headers.authorization };
      const accept = createHash('sha1')
        .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
        .digest('base64');
      socket.write(
        `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\nSec-WebSocket-Protocol: graphql-transport-ws\r\n\r\n`,
      );
      socket.on('error', () => socket.destroy());
      socket.on('data', (frame: Buffer) => {
        if ((frame[0] ?? 0) !== 0x81) return;
        const length = (frame[1] ?? 0) & 0x7f;
        const mask = frame.subarray(2, 6);
        const payload = frame.subarray(6, 6 + length).map((byte, at) => byte ^ (mask[at % 4] ?? 0));
        socket.write(Buffer.concat([Buffer.from([0x81, length]), payload]));
      });
    });
    const other = await startSite({ releasesDir: releases.dir, gatewayUrl: upstream.url });
    const socket = new WebSocket(`${other.url.replace('http', 'ws')}/graphql`, {
      protocols: 'graphql-transport-ws',
      headers: { cookie: COOKIES },
    });
    const echoed = await new Promise((resolve, reject) => {
      socket.addEventListener('open', () => socket.send('سهرة tonight'));
      socket.addEventListener('message', ({ data }) => resolve(data));
      socket.addEventListener('error', () => reject(new Error('the socket failed')));
    });
    expect(echoed).toBe('سهرة tonight');
    expect(socket.protocol).toBe('graphql-transport-ws');
    expect(upgraded.cookie).toBeUndefined();
    const closed = new Promise((resolve) => socket.addEventListener('close', resolve));
    await other.close();
    await closed;
  });

  it('of WebSockets have no other address', async () => {
    const socket = new WebSocket(`${site.url.replace('http', 'ws')}/media/x`);
    const opened = await new Promise((resolve) => {
      socket.addEventListener('open', () => resolve(true));
      socket.addEventListener('error', () => resolve(false));
    });
    expect(opened).toBe(false);
  });
});
