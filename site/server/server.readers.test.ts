/** @jest-environment node */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';

import { RawClient } from '@sahra/schemas/testing/raw-client';

import { fakeUpstream } from './testing/fake-upstream';
import type { FakeUpstream } from './testing/fake-upstream';
import { fixtureReleases } from './testing/fixture-release';
import type { FixtureReleases } from './testing/fixture-release';
import { startSite } from './testing/start-site';
import type { RunningSite } from './testing/start-site';

const LARGE = Buffer.alloc(8 * 1024 * 1024, 'x');
/** More than the site has connections to a service for short responses. */
const READERS = 150;

/** Sends a body that only a closed connection ends. */
const sendWithoutEnd = (response: ServerResponse): void => {
  const more = (): void => {
    while (response.write(LARGE));
  };
  response.on('drain', more).once('close', () => upstream.server.emit('cut', response.req.url));
  more();
};

let releases: FixtureReleases;
let upstream: FakeUpstream;
let site: RunningSite;

beforeAll(async () => {
  releases = await fixtureReleases();
  upstream = await fakeUpstream(({ url }, response) => {
    if (url.endsWith('endless.m4s')) sendWithoutEnd(response);
    else if (url.endsWith('held.m4s')) response.write('begun');
    else if (url.endsWith('large.m4s')) response.end(LARGE);
    else response.end('{}');
  });
  site = await startSite(
    { releasesDir: releases.dir, gatewayUrl: upstream.url, mediaUrl: upstream.url },
    { bodyPauseMs: 1_000 },
  );
});
afterAll(async () => {
  await site.close();
  await upstream.stop();
  await releases.remove();
});

describe('a reader', () => {
  it.each(['/media/1-a/film01/endless.m4s', '/graphql?endless.m4s'])(
    'that stops reading %s gives the connection to the service back',
    async (path) => {
      const client = await RawClient.open(site.url);
      client.socket.pause();
      const cut = once(upstream.server, 'cut');
      client.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
      expect(await cut).toEqual([path]);
      client.socket.destroy();
    },
    20_000,
  );

  it('that goes on reading gets everything', async () => {
    const { status, bytes } = await site.get('/media/1-a/film01/large.m4s');
    expect([status, bytes.equals(LARGE)]).toEqual([200, true]);
  });
});

it('films are sent to any number of readers at the same time', async () => {
  const other = await startSite({ releasesDir: releases.dir, mediaUrl: upstream.url });
  const address = (file: string): string => `${other.url}/media/1-a/film01/${file}`;
  const held = await Promise.all(Array.from({ length: READERS }, () => fetch(address('held.m4s'))));
  expect(held.every(({ status }) => status === 200)).toBe(true);
  expect(await (await fetch(address('init.mp4'))).text()).toBe('{}');
  for (const { body } of held) await body?.cancel();
  await other.close();
}, 20_000);
