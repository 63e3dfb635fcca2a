/** @jest-environment node */
import { fakeUpstream } from './testing/fake-upstream';
import type { FakeUpstream } from './testing/fake-upstream';
import { fixtureReleases } from './testing/fixture-release';
import type { FixtureReleases } from './testing/fixture-release';
import { startSite } from './testing/start-site';
import type { RunningSite } from './testing/start-site';

const SIGNATURE = `c1Sk${'x9Y_-'.repeat(7)}aB2d`;
const SESSION = 'sandbox_session_7c61d50cbcf2bfabd63a38918ec61ec2';

let releases: FixtureReleases;
let upstream: FakeUpstream;
let site: RunningSite;
let log = '';
beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
  upstream = await fakeUpstream(({ url }, response) =>
    url.includes('broken')
      ? response.destroy()
      : response.writeHead(302, { location: '/x?token=back' }).end(),
  );
  const { url } = upstream;
  const upstreams = { gatewayUrl: url, accountsUrl: url, cmsUrl: url, mediaUrl: url };
  site = await startSite(
    { releasesDir: releases.dir, logLevel: 'trace', ...upstreams },
    { logStream: { write: (line) => void (log += line) } },
  );
});
beforeEach(() => {
  log = '';
});
afterAll(async () => {
  await site.close();
  await upstream.stop();
  await releases.remove();
});

test.each([
  `/media/1795327800-${SIGNATURE}/x8nxhmp6/master.m3u8`,
  `/%6dedia/1795327800-${SIGNATURE}/x8nxhmp6/broken`,
  `/pay/${SESSION}?card=4242424242424242`,
  `/pay/${SESSION}/broken`,
  `/auth/verify?token=${SIGNATURE}`,
  `/nowhere/${SIGNATURE}`,
  `/api/auth/callback/google?code=${SIGNATURE}&state=1`,
  `/api/unknown?email=salma%40viewers.example`,
  `/graphql/broken?variables=%7B%22email%22%3A%22salma%40viewers.example%22%7D`,
  `/%?token=${SIGNATURE}`,
  `/faq/../x?token=${SIGNATURE}`,
])('%s leaves its path in the log, without query, signature and session', async (path) => {
  const headers = {
    cookie: 'sahra.session=c00kie',
    authorization: 'Bearer b3arer',
    referer: `/?token=${SIGNATURE}`,
  };
  await site.get(path, { ...headers, 'x-request-id': 'one' });
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { reqId: string; req?: { path: string } });
  expect(lines.every(({ reqId }) => reqId === 'one')).toBe(true);
  expect(lines.map(({ req }) => req?.path).filter(Boolean)).toEqual([expect.stringMatching(/^\//)]);
  // Numbers of the process and its clock may hold any digits.
  const said = log.replaceAll(/"(?:time|pid|responseTime)":[\d.]+/g, '');
  for (const secret of ['?', SIGNATURE, SESSION, 'salma', 'c00kie', 'b3arer', 'token=back', '4242'])
    expect(said).not.toContain(secret);
});

test('questions about health are not logged', async () => {
  for (const path of ['/health', '/ready']) await site.get(path);
  await site.send({ method: 'HEAD', path: '/ready' });
  expect(log).toBe('');
});
