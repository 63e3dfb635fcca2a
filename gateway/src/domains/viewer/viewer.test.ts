import { messageOf } from '@sahra/schemas/messages';

import { nodeId } from '../../graph/node-id';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const PAID = { authorization: 'Bearer bearer-paid' };
const EVERYTHING = `{
  viewer {
    name
    subscription { status }
    payments { totalCount }
    receipts { totalCount }
    devices { current }
    reminders { entryId }
    watchlist { nodes { code } }
    continueWatching { nodes { code } }
    watchHistory { nodes { code } }
    preferences { autoplay }
    newsletter { verified }
    referralCode { code }
    dataExport { fileName }
  }
}`;
const WHOLE = {
  name: 'ياسمين',
  subscription: { status: 'ACTIVE' },
  payments: { totalCount: 2 },
  receipts: { totalCount: 1 },
  devices: [{ current: true }, { current: false }, { current: false }],
  reminders: [],
  watchlist: { nodes: [] },
  continueWatching: { nodes: [] },
  watchHistory: { nodes: [] },
  preferences: { autoplay: true },
  newsletter: { verified: true },
  referralCode: { code: 'SALMA234' },
  dataExport: { fileName: 'export-2026-11-21.json' },
};

it('has everything that is theirs', async () => {
  const { body, headers } = await gateway.ask(EVERYTHING, {}, PAID);
  expect(body).toMatchObject({ data: { viewer: WHOLE } });
  expect(body.errors).toBeUndefined();
  expect(headers.get('cache-control')).toBe('no-store');
});

it.each([
  ['/api/subscription', 'subscription'],
  ['/api/payments', 'payments'],
  ['/api/receipts', 'receipts'],
  ['/api/devices', 'devices'],
  ['/api/reminders', 'reminders'],
  ['/api/watchlist', 'watchlist'],
  ['/api/continue_watching', 'continueWatching'],
  ['/api/watch_history', 'watchHistory'],
  ['/api/preferences', 'preferences'],
  ['/api/newsletter', 'newsletter'],
  ['/api/referral_code', 'referralCode'],
  ['/api/export', 'dataExport'],
])('%s fails and empties %s only', async (path, field) => {
  gateway.accounts.failing.set(path, { status: 500, body: {} });
  const { body } = await gateway.ask(EVERYTHING, {}, PAID);
  expect(body.data).toEqual({ viewer: { ...WHOLE, [field]: null } });
  expect(body.errors?.map(({ path: at, extensions }) => [at, extensions.code])).toEqual([
    [['viewer', field], 'UPSTREAM_UNAVAILABLE'],
  ]);
});

it.each(['en', 'ar'] as const)(
  'a refused bearer is one error in %s, whatever else was asked',
  async (locale) => {
    const query =
      '{ viewer { name devices { name } } again: viewer { name } videos(first: 9) { nodes { code viewerHasSaved viewerProgress { watchedAt } } } }';
    const headers = { authorization: 'Bearer nonsense', 'x-localization': locale };
    const { body } = await gateway.ask(query, {}, headers);
    expect(body.data).toMatchObject({ viewer: null, again: null, videos: { nodes: { length: 9 } } });
    expect(body.errors?.map(({ message, extensions }) => [extensions.code, message])).toEqual([
      ['UNAUTHENTICATED', messageOf('SESSION_REQUIRED', locale)],
    ]);
  },
);

it('other failures beside a refused bearer are reported', async () => {
  gateway.cms.down = true;
  const { body } = await gateway.ask(
    '{ viewer { name } again: viewer { name } channels(first: 1) { nodes { slug } } siteSettings { brand } }',
    {},
    { authorization: 'Bearer nonsense' },
  );
  expect(body.errors?.map(({ extensions }) => extensions.code).sort()).toContain('UPSTREAM_UNAVAILABLE');
  expect(body.errors?.filter(({ extensions }) => extensions.code === 'UNAUTHENTICATED')).toHaveLength(1);
});

it('a session that has just begun opens what is its viewer’s, by the token it was given', async () => {
  const signIn =
    'mutation SignIn($input: SignInInput!) { signIn(input: $input) { session { viewer { id subscription { status } devices { current } } } } }';
  const { body } = await gateway.ask(
    signIn,
    { input: { email: 'paid@sahra.example', password: 'sahra-2026', csrfToken: 'token-1' } },
    { authorization: 'Bearer bearer-free', cookie: 'sahra.csrf=c1' },
  );
  expect(body.data).toMatchObject({
    signIn: {
      session: {
        viewer: { id: nodeId('Viewer', 'paid'), subscription: { status: 'ACTIVE' }, devices: { length: 3 } },
      },
    },
  });
  const asked = gateway.accounts.calls.filter(({ path }) => path === '/api/subscription');
  expect(asked.map(({ headers }) => headers.authorization)).toEqual(['Bearer bearer-paid']);
});
