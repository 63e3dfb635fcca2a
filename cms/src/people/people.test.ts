import { DESK_SCOPES } from '@sahra/schemas/desk-access';

import { ADMIN_ROLES } from '../roles/admin-roles';
import { signInAs, type AdminUser } from '../testing/admin-user';
import { startFakeAccounts, type FakeAccounts } from '../testing/fake-accounts';
import { signInAllRoles } from '../testing/sign-in-all-roles';
import { fields, startTestCms, type TestCms } from '../testing/test-cms';
import { PEOPLE_ROUTES, type PeopleRoute } from './people-routes';

const OWNER = 'strapi-super-admin';
const ID = '7b0c4f5e-0000-4000-8000-000000000001';
const SCOPES: Readonly<Record<string, readonly string[]>> = {
  [OWNER]: Object.keys(DESK_SCOPES),
  'sahra-moderator': ['comments:moderate'],
  'sahra-support': ['viewers:read', 'ledger:read', 'messages:read', 'messages:write'],
};
const ROLES = [OWNER, ...ADMIN_ROLES.map(({ code }) => code)];

let accounts: FakeAccounts;
let cms: TestCms;
const editors = new Map<string, AdminUser>();
const editor = (role: string): AdminUser => {
  const found = editors.get(role);
  if (!found) throw new Error(`Nobody is a ${role}.`);
  return found;
};
beforeAll(async () => {
  accounts = await startFakeAccounts();
  process.env['ACCOUNTS_URL'] = accounts.url;
  cms = await startTestCms({ seeds: false });
  const deskOf = await signInAllRoles(cms);
  for (const { code } of ADMIN_ROLES) editors.set(code, deskOf(code));
  editors.set(OWNER, await signInAs(cms, OWNER, 'ar'));
});
afterAll(async () => {
  await cms.close();
  await accounts.stop();
  delete process.env['ACCOUNTS_URL'];
});
beforeEach(() => {
  accounts.seen.length = 0;
  accounts.reply = { status: 200, body: { data: [] } };
});

const addressOf = ({ path }: PeopleRoute): string => path.replace(/:\w+/, ID);
const ask = (role: string, route: PeopleRoute) =>
  editor(role).ask(
    route.method,
    `/desk/people${addressOf(route)}`,
    route.method === 'GET' ? undefined : { a: 1 },
  );

describe.each(ROLES)('%s', (role) => {
  const scopes = SCOPES[role] ?? [];

  test('reaches accounts by the routes of their role, in their own name, and by no other', async () => {
    for (const route of PEOPLE_ROUTES) {
      accounts.seen.length = 0;
      const { status } = await ask(role, route);
      const isAllowed = scopes.includes(route.scope);
      expect([route.method, route.path, status]).toEqual([route.method, route.path, isAllowed ? 200 : 403]);
      expect(accounts.seen.map(({ method, url, actor, scopes: own }) => [method, url, actor, own])).toEqual(
        isAllowed
          ? [
              [
                ...[route.method, `/api/admin${addressOf(route)}`],
                `${role}${role === OWNER ? 'ar' : ''}@sahra.example`,
                [route.scope],
              ],
            ]
          : [],
      );
    }
  });
});

test('only a signed-in user asks, and only what is listed', async () => {
  for (const route of PEOPLE_ROUTES) {
    const reply = await fetch(`${cms.origin}/desk/people${addressOf(route)}`, { method: route.method });
    expect([route.path, reply.status]).toEqual([route.path, 401]);
  }
  const owner = editor(OWNER);
  for (const path of [
    'audit',
    'newsletter',
    'ledger/check',
    'comments/../jobs',
    'comments/%2e%2e/verdict',
    '..%2Fjobs',
  ])
    expect([path, (await owner.ask('PUT', `/desk/people/${path}`, {})).status]).not.toEqual([path, 200]);
  expect(accounts.seen).toEqual([]);
});

test('passes on what was asked and sent, and no other parameter', async () => {
  await editor('sahra-support').ask('GET', `/desk/people/viewers?q=سلمى&after=x&scope=all`);
  const query = new URLSearchParams({ q: 'سلمى', after: 'x' });
  expect(accounts.seen).toMatchObject([{ url: `/api/admin/viewers?${query}`, language: 'en' }]);
  accounts.reply = { status: 204, body: null };
  const made = await editor(OWNER).ask('POST', '/desk/people/promo_codes', { code: 'EID' });
  expect(made).toEqual({ status: 200, body: { data: null } });
  expect(accounts.seen.at(-1)).toMatchObject({ body: { code: 'EID' }, language: 'ar' });
});

test('a refusal of accounts keeps its fields, and its absence has its own sentence', async () => {
  const owner = editor(OWNER);
  accounts.reply = {
    status: 422,
    body: { code: 'CODE_TAKEN', message: 'مأخوذ', errors: { code: ['مأخوذ'] } },
  };
  expect(await owner.ask('POST', '/desk/people/promo_codes', { code: 'EID' })).toEqual({
    status: 422,
    body: { data: null, error: { status: 422, message: 'مأخوذ', fields: { code: ['مأخوذ'] } } },
  });
  for (const status of [401, 500, 503]) {
    accounts.reply = { status, body: {} };
    const { status: own, body } = await owner.ask('GET', '/desk/people/promo_codes');
    expect([own, JSON.stringify(body)]).toEqual([503, expect.stringContaining('خدمة الحسابات غير متاحة')]);
  }
});

test('a comment is shown with the titles of its video, to those who read comments or messages', async () => {
  const video = await cms.strapi.documents('api::video.video').create({
    data: fields({ code: 'peop1e', kind: 'episode', durationSeconds: 60 }),
  });
  await cms.strapi.documents('api::video.video-text').update({
    ...{ documentId: video.documentId, locale: 'ar' },
    data: fields({ title: 'بائع الليل', description: 'عن الليل' }),
  });
  const path = '/desk/people/videos?codes=peop1e,unknown,%27';
  expect((await editor('sahra-moderator').ask('GET', path)).body).toEqual({
    data: [
      {
        code: 'peop1e',
        titles: { en: null, ar: 'بائع الليل' },
        picture: null,
        page: 'http://localhost:8000/en/watch/peop1e',
      },
    ],
  });
  expect((await editor('sahra-publisher').ask('GET', path)).status).toBe(403);
});
