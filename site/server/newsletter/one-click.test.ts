/** @jest-environment node */
import { ONE_CLICK } from '@sahra/schemas/one-click';

import { fakeUpstream } from '../testing/fake-upstream';
import type { FakeUpstream } from '../testing/fake-upstream';
import { fixtureReleases } from '../testing/fixture-release';
import type { FixtureReleases } from '../testing/fixture-release';
import { startSite } from '../testing/start-site';
import type { RunningSite } from '../testing/start-site';

const TOKEN = 'a-token-of-a-mail';
const REFUSAL = JSON.stringify({ code: 'UNSUBSCRIBE_INVALID', message: 'Not ours' });
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const PARTS = [
  '--b1',
  'Content-Disposition: form-data; name="List-Unsubscribe"',
  '',
  'One-Click',
  '--b1--',
  '',
].join('\r\n');

let releases: FixtureReleases;
let accounts: FakeUpstream;
let site: RunningSite;

beforeAll(async () => {
  releases = await fixtureReleases();
  await releases.release('one');
  accounts = await fakeUpstream(({ body }, response) => {
    if (body.includes(TOKEN)) response.writeHead(204).end();
    else if (body.includes('too-often')) response.writeHead(429, { 'retry-after': '60' }).end('{}');
    else response.writeHead(422, { 'content-type': 'application/json' }).end(REFUSAL);
  });
  site = await startSite({ releasesDir: releases.dir, accountsUrl: accounts.url });
});
beforeEach(() => {
  accounts.seen.length = 0;
});
afterAll(async () => {
  await site.close();
  await accounts.stop();
  await releases.remove();
});

const post = (path: string, body: string, headers: Record<string, string> = FORM) =>
  site.send({ method: 'POST', path, headers, body });

it.each([
  ['/en/newsletter', ONE_CLICK, FORM, 'en'],
  ['/ar/newsletter', ONE_CLICK, FORM, 'ar'],
  ['/ar/newsletter', PARTS, { 'content-type': 'multipart/form-data; boundary=b1' }, 'ar'],
])('a mailbox that posts to %s unsubscribes without a session', async (path, body, headers, locale) => {
  const answer = await post(`${path}?unsubscribe=${TOKEN}`, body, headers);
  expect([answer.status, answer.headers['cache-control'], answer.headers['location']]).toEqual([
    200,
    'no-store',
    undefined,
  ]);
  expect(accounts.seen).toMatchObject([
    { method: 'DELETE', url: '/api/newsletter', body: JSON.stringify({ token: TOKEN }) },
  ]);
  expect(accounts.seen[0]?.headers).toMatchObject({ 'x-localization': locale });
});

it('cookies and bearers of whoever posts are not passed on', async () => {
  const headers = { ...FORM, cookie: 'sahra.session=s1', authorization: 'Bearer t' };
  await post(`/en/newsletter?unsubscribe=${TOKEN}`, ONE_CLICK, headers);
  expect(accounts.seen[0]?.headers).not.toHaveProperty('cookie');
  expect(accounts.seen[0]?.headers).not.toHaveProperty('authorization');
});

it('opening the link ends nothing', async () => {
  await site.get(`/en/newsletter?unsubscribe=${TOKEN}`);
  await site.send({ method: 'HEAD', path: `/en/newsletter?unsubscribe=${TOKEN}` });
  expect(accounts.seen).toEqual([]);
});

it.each([
  ['another form', `?unsubscribe=${TOKEN}`, 'a=b', FORM, 400],
  ['no token', '', ONE_CLICK, FORM, 400],
  ['JSON', `?unsubscribe=${TOKEN}`, '{}', { 'content-type': 'application/json' }, 415],
])('%s ends nothing', async (_, query, body, headers, status) => {
  expect((await post(`/en/newsletter${query}`, body, headers)).status).toBe(status);
  expect(accounts.seen).toEqual([]);
});

it('a token that is not ours is said so', async () => {
  const { status, text } = await post('/en/newsletter?unsubscribe=nobodys', ONE_CLICK);
  expect([status, text]).toEqual([422, REFUSAL]);
});

it('a mailbox that asks too often is told when to try again', async () => {
  const { status, headers } = await post('/en/newsletter?unsubscribe=too-often', ONE_CLICK);
  expect([status, headers['retry-after']]).toEqual([429, '60']);
});

it('while accounts is away the mailbox may try again', async () => {
  await accounts.stop();
  const { status, headers } = await post(`/en/newsletter?unsubscribe=${TOKEN}`, ONE_CLICK);
  await accounts.start();
  expect([status, headers['retry-after']]).toEqual([503, '5']);
});
