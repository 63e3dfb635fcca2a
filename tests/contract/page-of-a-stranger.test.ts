/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startTestGateway } from '../../gateway/src/testing/test-gateway';
import type { TestGateway } from '../../gateway/src/testing/test-gateway';
import { startSite } from '../../site/server/testing/start-site';
import type { RunningSite } from '../../site/server/testing/start-site';

const STRANGER = 'https://stranger.example';
const CHANNELS = '{ channels(first: 1) { nodes { slug } } }';

let releasesDir: string;
let gateway: TestGateway;
let site: RunningSite;
beforeAll(async () => {
  releasesDir = mkdtempSync(join(tmpdir(), 'no-releases-'));
  gateway = await startTestGateway();
  site = await startSite({ releasesDir, gatewayUrl: gateway.origin });
});
afterAll(async () => {
  await site.close();
  await gateway.close();
  rmSync(releasesDir, { recursive: true });
});

/** Does what a browser does before `fetch` of a page elsewhere, and returns what the page may read. */
const fetchFromPage = async (
  address: string,
  query: string,
  { origin = STRANGER, headers = {} }: { origin?: string; headers?: Record<string, string> } = {},
) => {
  const sent = { 'content-type': 'application/json', ...headers };
  const leave = await fetch(address, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': Object.keys(sent).sort().join(','),
    },
  });
  const allowed = (leave.headers.get('access-control-allow-headers') ?? '').split(', ');
  const isAllowed =
    leave.ok &&
    leave.headers.get('access-control-allow-origin') === '*' &&
    Object.keys(sent).every((name) => allowed.includes(name));
  if (!isAllowed) return { leave, answer: null };
  const answer = await fetch(address, {
    method: 'POST',
    headers: { origin, ...sent },
    body: JSON.stringify({ query }),
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  return { leave, answer };
};

describe.each([
  ['the gateway', () => `${gateway.origin}/graphql`],
  ['the site', () => `${site.url}/graphql`],
])('a page of a stranger, at the address of %s', (_where, address) => {
  it('reads what is public, without a key', async () => {
    const { leave, answer } = await fetchFromPage(address(), CHANNELS);
    expect([leave.status, leave.headers.get('access-control-max-age')]).toEqual([204, '7200']);
    expect(answer?.status).toBe(200);
    expect(await answer?.json()).toMatchObject({ data: { channels: { nodes: [{}] } } });
    const exposed = answer?.headers.get('access-control-expose-headers') ?? '';
    expect(exposed.split(', ')).toEqual(expect.arrayContaining(['retry-after', 'x-request-id']));
    expect(answer?.headers.get('x-request-id')).toMatch(/^[\w-]+$/);
  });

  it('reads why its document is refused', async () => {
    const { answer } = await fetchFromPage(address(), '{ nonsense }');
    expect(await answer?.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] });
  });

  it.each([
    ['session { token }', {}],
    ['csrfToken', {}],
    ['session { token }', { 'x-localization': 'en' }],
  ])('is refused { %s }, which is for pages of the product', async (field, headers) => {
    const { answer } = await fetchFromPage(address(), `{ ${field} }`, { headers });
    expect(await answer?.json()).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });

  it('gets no leave to send the bearer of a viewer', async () => {
    const { answer } = await fetchFromPage(address(), '{ viewer { name } }', {
      headers: { authorization: 'Bearer bearer-paid' },
    });
    expect(answer).toBeNull();
  });
});

test('the own page of the product, at its own address, is answered with its cookies', async () => {
  const answer = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { origin: site.url, 'content-type': 'application/json', cookie: 'sahra.session=s-paid' },
    body: JSON.stringify({ query: '{ session { token } }' }),
  });
  expect(await answer.json()).toMatchObject({ data: { session: { token: expect.any(String) as string } } });
});

test('a page of a stranger reads that the site cannot reach the gateway', async () => {
  const alone = await startSite({ releasesDir });
  const answer = await fetch(`${alone.url}/graphql`, {
    method: 'POST',
    headers: { origin: STRANGER, 'content-type': 'application/json' },
    body: JSON.stringify({ query: CHANNELS }),
  });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-expose-headers')).toContain('retry-after');
  const elsewhere = await fetch(`${alone.url}/api/auth/session`, { headers: { origin: STRANGER } });
  expect([elsewhere.status, elsewhere.headers.get('access-control-allow-origin')]).toEqual([503, null]);
  await alone.close();
});
