/** @jest-environment node */
import { messageOf } from '@sahra/schemas/messages';
import { EVENT_STREAM_ROUTES } from '@sahra/schemas/transfer-limits';

import { fakeUpstream } from './testing/fake-upstream';
import type { FakeUpstream } from './testing/fake-upstream';
import { fixtureReleases } from './testing/fixture-release';
import type { FixtureReleases } from './testing/fixture-release';
import { startSite } from './testing/start-site';
import type { RunningSite } from './testing/start-site';

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

  it('beyond as many as may be open are refused, and leave ordinary requests alone', async () => {
    const openInAll = EVENT_STREAM_ROUTES[0]?.openInAll ?? 0;
    const other = await startSite({ releasesDir: releases.dir, gatewayUrl: upstream.url });
    const open = () => fetch(`${other.url}/graphql/stream`, { headers: { 'x-localization': 'ar' } });
    await Promise.all(Array.from({ length: openInAll }, open));
    const refused = await open();
    expect([refused.status, refused.headers.get('content-type')]).toEqual([
      429,
      'application/json; charset=utf-8',
    ]);
    expect(await refused.json()).toEqual({
      code: 'RATE_LIMITED',
      message: messageOf('RATE_LIMITED', 'ar'),
    });
    await other.close();
  });
});
