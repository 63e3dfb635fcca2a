import { markEmailVerified } from '../../identity/viewer/mark-email-verified';
import { RATE_LIMITS } from '../../platform/rate-limit/rate-limits';
import { Browser } from '../../testing/browser';
import { registrationBody } from '../../testing/registration-body';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { tablesOfViewers } from '../../testing/tables-of-viewers';
import { fillViewerTables } from '../../testing/fill-viewer-tables';
import { EXPORT_PARTS, NOT_EXPORTED } from './export-parts';

const NAME = 'ليلى 🌙';
const EMAIL = 'Layla@Viewers.example';

let accounts: RunningAccounts;
let layla: SignedIn;
let nour: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
  nour = await signedIn(accounts, { name: 'Nour', email: 'nour@elsewhere.example' });
  layla = await signedIn(accounts, { name: NAME, email: EMAIL });
  await fillViewerTables(accounts.database, { id: layla.id, name: NAME, email: EMAIL }, accounts.clock.now());
  await markEmailVerified(accounts.database.queries, layla.id, accounts.clock.now());
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from rate_limits'));

const exported = async (viewer: SignedIn) => {
  const answer = await viewer.send('GET', '/api/export');
  const text = await answer.text();
  return { answer, text, data: (JSON.parse(text) as { data: Record<string, unknown> }).data };
};

test('every table of viewers is exported, or left out for a reason that is written down', async () => {
  const read = new Set<string>(Object.values(EXPORT_PARTS).flatMap(({ tables }) => tables));
  const tables = (await tablesOfViewers(accounts.database)).map(({ table }) => table);
  expect(tables.length).toBeGreaterThan(15);
  expect(tables.filter((table) => !read.has(table) && !Object.hasOwn(NOT_EXPORTED, table))).toEqual([]);
});

test('messages sent without an account are of who has proven their address, in each spelling, and of nobody else', async () => {
  const sara = await signedIn(accounts, { email: 'sara@مثال.إختبار' });
  const content = 'Where is the second season?';
  const letter = { name: 'Sara', email: 'Sara@XN--MGBH0FB.xn--kgbechtv', content };
  expect((await new Browser(accounts.url).json('/api/contact', letter)).status).toBe(201);
  expect((await exported(sara)).data['messages']).toEqual([]);
  await markEmailVerified(accounts.database.queries, sara.id, accounts.clock.now());
  expect((await exported(sara)).data['messages']).toMatchObject([{ kind: 'contact', content }]);
  expect((await exported(nour)).text).not.toContain(content);
});

test('is a file to save, with everything the viewer has', async () => {
  const { answer, data } = await exported(layla);
  expect(answer.status).toBe(200);
  const day = accounts.clock.now().toISOString().slice(0, 10);
  expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="export-${day}.json"`);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(Object.keys(data)).toEqual(['exported_at', ...Object.keys(EXPORT_PARTS)]);
  expect(data).toMatchObject({
    exported_at: accounts.clock.now().toISOString(),
    profile: { id: layla.id, name: NAME, email: EMAIL },
    providers: [{ provider: 'google' }],
    watchlist: [{ code: 'ep01n1x' }],
    watchlist_shows: [{ slug: 'respawn' }],
    progress: [{ code: 'ep01n1x', position_seconds: 60 }],
    preferences: { captions: 'ar' },
    reminders: [{ schedule_id: 'derby' }],
    comments: [{ comment: 'سهرة جميلة', status: 'published', edited_at: accounts.clock.now().toISOString() }],
    messages: [{ kind: 'contact', email: EMAIL }],
    newsletter: { email: EMAIL, categories: ['all'] },
    subscriptions: [{ plan_id: 'month-with-ads', price_minor: 1500 }],
    payments: [{ amount_minor: 1500, status: 'succeeded' }],
    refunds: [{ reason: 'provider', amount_minor: 500 }],
    disputes: [{ kind: 'dispute', state: 'won', amount_minor: 1500 }],
    ledger: [{ kind: 'charge', amount_minor: 1500 }],
    vouchers: [{ days: 30 }],
  });
});

test('holds no secret, hashed or not', async () => {
  const { text } = await exported(layla);
  expect(text).not.toContain('argon2');
  expect(text).not.toContain('hash');
  expect(text).not.toContain(layla.token);
  expect(text).not.toContain(String(registrationBody()['password']));
  expect(text).not.toContain(layla.browser.cookies.get('sahra.session'));
});

test("holds nothing of anybody else's, and theirs nothing of this one's", async () => {
  const { data, text } = await exported(nour);
  expect(data).toMatchObject({
    profile: { name: 'Nour' },
    watchlist: [],
    watchlist_shows: [],
    preferences: null,
    comments: [],
    newsletter: null,
    payments: [],
    ledger: [],
  });
  expect(text).not.toContain(layla.id);
  expect((await exported(layla)).text).not.toContain(nour.id);
});

test('shows no newsletter of an address that is not verified: it may be of somebody else', async () => {
  const email = 'stranger@elsewhere.example';
  await nour.browser.json('/api/newsletter', { email, categories: ['sports'] });
  const stranger = await signedIn(accounts, { email });
  expect((await exported(stranger)).data).toMatchObject({ newsletter: null });
  await markEmailVerified(accounts.database.queries, stranger.id, accounts.clock.now());
  expect((await exported(stranger)).data).toMatchObject({ newsletter: { email, categories: ['sports'] } });
});

test('is made so often an hour and no more', async () => {
  const { points } = RATE_LIMITS.exportEmail;
  for (let time = 1; time <= points; time += 1) expect((await exported(nour)).answer.status).toBe(200);
  expect((await nour.send('GET', '/api/export')).status).toBe(429);
});
