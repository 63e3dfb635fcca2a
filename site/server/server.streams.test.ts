/** @jest-environment node */
import { messageOf } from '@sahra/schemas/messages';

import { fakeUpstream } from './testing/fake-upstream';
import type { FakeUpstream } from './testing/fake-upstream';
import { fixtureReleases } from './testing/fixture-release';
import type { FixtureReleases } from './testing/fixture-release';
import { startSite } from './testing/start-site';
import type { RunningSite } from './testing/start-site';

let releases: FixtureReleases;
let upstream: FakeUpstream;
let site: RunningSite;

/** Writes what the next part of an open stream is. */
let sendMore: (text: string) => void;

beforeAll(async () => {
  releases = await fixtureReleases();
  upstream = await fakeUpstream(({ headers }, response) => {
    if (headers.accept !== 'text/event-stream') return void response.end('{}');
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
    });
    response.write('data: 1\n\n');
    sendMore = (text) => void response.write(text);
    response.on('close', () => upstream.server.emit('stream-closed'));
  });
  site = await startSite({ releasesDir: releases.dir, gatewayUrl: upstream.url, upstreamDeadlineMs: 300 });
});
afterAll(async () => {
  await site.close();
  await upstream.stop();
  await releases.remove();
});

const open = (url: string, headers: Record<string, string> = {}, signal?: AbortSignal): Promise<Response> =>
  fetch(`${url}/graphql`, {
    headers: { accept: 'text/event-stream', 'accept-encoding': 'gzip, br', ...headers },
    ...(signal && { signal }),
  });

describe('streams', () => {
  it('of events pass part by part, neither collected nor compressed, and abort upstream with the reader', async () => {
    const controller = new AbortController();
    const response = await open(site.url, {}, controller.signal);
    const reader = response.body?.getReader();
    const partOf = async () => Buffer.from((await reader?.read())?.value ?? []).toString();
    expect(await partOf()).toBe('data: 1\n\n');
    sendMore(':\n\n');
    expect(await partOf()).toBe(':\n\n');
    expect([response.headers.get('content-type'), response.headers.get('content-encoding')]).toEqual([
      'text/event-stream',
      null,
    ]);
    const gone = new Promise((resolve) => upstream.server.once('stream-closed', resolve));
    controller.abort();
    await gone;
  });

  it('of events end for the reader when the upstream ends them', async () => {
    const other = await fakeUpstream((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end('data: 1\n\n');
    });
    const proxy = await startSite({ releasesDir: releases.dir, gatewayUrl: other.url });
    expect(await (await open(proxy.url)).text()).toBe('data: 1\n\n');
    await proxy.close();
    await other.stop();
  });

  it('of events end when the server stops', async () => {
    const other = await startSite({ releasesDir: releases.dir, gatewayUrl: upstream.url });
    const response = await open(other.url);
    await other.close();
    await expect(response.text()).rejects.toThrow();
  });

  it('leave ordinary requests their connections, however many are open', async () => {
    const other = await startSite({ releasesDir: releases.dir, gatewayUrl: upstream.url });
    const streams = await Promise.all(Array.from({ length: 200 }, () => open(other.url)));
    expect(streams.every(({ status }) => status === 200)).toBe(true);
    expect((await other.get('/graphql', { accept: 'application/json' })).status).toBe(200);
    await other.close();
  });

  it('beyond as many as may be open are refused', async () => {
    const other = await startSite(
      { releasesDir: releases.dir, gatewayUrl: upstream.url },
      { openStreamsMax: 3 },
    );
    await Promise.all(Array.from({ length: 3 }, () => open(other.url)));
    const refused = await open(other.url, { 'x-localization': 'ar' });
    expect([refused.status, refused.headers.get('content-type'), refused.headers.get('retry-after')]).toEqual(
      [429, 'application/json; charset=utf-8', '5'],
    );
    expect(await refused.json()).toEqual({
      code: 'RATE_LIMITED',
      message: messageOf('RATE_LIMITED', 'ar', 5),
    });
    await other.close();
  });
});
