import { asDesk } from '../../testing/as-desk';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';

let accounts: RunningAccounts;
let layla: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
  layla = await signedIn(accounts, { name: 'لَيلى المنصوري', email: 'Layla_1@viewers.example' });
  await signedIn(accounts, { name: 'Omar 100%', email: 'omar@viewers.example' });
});
afterAll(() => accounts.stop());

const find = async (query: string) => {
  const answer = await asDesk(accounts)('GET', `/api/admin/viewers?${query}`);
  return {
    status: answer.status,
    body: (await answer.json()) as { data: { email: string }[]; meta: { next: string | null } },
  };
};
const found = async (q: string) =>
  (await find(`q=${encodeURIComponent(q)}`)).body.data.map(({ email }) => email);

interface Entry {
  action: string;
  subject: string;
  actor: string;
  details: Record<string, unknown>;
}
const audit = async (query = '') =>
  ((await (await asDesk(accounts)('GET', `/api/admin/audit${query}`)).json()) as { data: Entry[] }).data;

test('finds by address, name and id, whatever the case', async () => {
  expect(await found('LAYLA_')).toEqual(['Layla_1@viewers.example']);
  expect(await found('لَيلى')).toEqual(['Layla_1@viewers.example']);
  expect(await found('omar 100%')).toEqual(['omar@viewers.example']);
  expect(await found(layla.id)).toEqual(['Layla_1@viewers.example']);
});

test('signs of patterns are letters like others', async () => {
  expect(await found('l%')).toEqual([]);
  expect(await found('layla\\')).toEqual([]);
});

test('an address that was looked for is not written down, whom it led to is', async () => {
  await found('layla_1@viewers.example');
  const [entry] = await audit();
  expect(entry).toMatchObject({
    actor: 'support@sahra.example',
    action: 'viewer.find',
    details: { found: [layla.id] },
  });
  expect(JSON.stringify(entry)).not.toContain('layla');
});

test('goes on after a page, and refuses a cursor of its own making', async () => {
  const { queries } = accounts.database;
  const rows = Array.from({ length: 60 }, (_, index) => ({
    name: `Crowd ${index}`,
    email: `crowd-${index}@viewers.example`,
    email_key: `crowd-${index}@viewers.example`,
  }));
  await queries
    .insertInto('viewers')
    .values(
      rows.map((row) => ({ ...row, password_hash: null, terms_accepted_at: null, registration_key: null })),
    )
    .execute();
  const first = await find('q=crowd');
  const second = await find(`q=crowd&after=${first.body.meta.next}`);
  const all = [...first.body.data, ...second.body.data].map(({ email }) => email);
  expect([first.body.data.length, all.length, new Set(all).size]).toEqual([50, 60, 60]);
  expect(second.body.meta.next).toBeNull();
  expect((await find('q=crowd&after=nonsense')).status).toBe(400);
});

test('reads the file of a viewer without what they watch, and the audit knows', async () => {
  await layla.send('POST', '/api/watchlist', { code: 'xk3v9q' });
  const answer = await asDesk(accounts, ['viewers:read'])('GET', `/api/admin/viewers/${layla.id}`);
  const text = await answer.text();
  expect(answer.status).toBe(200);
  expect(text).toContain('لَيلى المنصوري');
  expect(text).not.toContain('xk3v9q');
  expect(text).not.toMatch(/argon2/);
  expect((await audit(`?subject=viewer:${layla.id}`))[0]).toMatchObject({ action: 'viewer.read' });
});

test('ends every session of a viewer at once, and says so in the audit', async () => {
  const mobile = await layla.browser.signIn('layla_1@viewers.example', 'a quiet evening');
  expect(mobile.status).toBe(200);
  const desk = asDesk(accounts, ['viewers:write']);
  const answer = await desk('DELETE', `/api/admin/viewers/${layla.id}/sessions`);
  expect(await answer.json()).toEqual({ data: { ended: 1 } });
  expect((await layla.send('POST', '/api/details')).status).toBe(401);
  expect(await audit(`?subject=viewer:${layla.id}`)).toContainEqual(
    expect.objectContaining({ action: 'viewer.end_sessions', details: { ended: 1 } }),
  );
});

test('nobody has no sessions, and nothing is written down', async () => {
  const nobody = '00000000-0000-4000-8000-000000000000';
  const answer = await asDesk(accounts)('DELETE', `/api/admin/viewers/${nobody}/sessions`);
  expect(answer.status).toBe(404);
  expect(await audit(`?subject=viewer:${nobody}`)).toEqual([]);
});

test.each(['update audit_entries set actor = $$me$$', 'delete from audit_entries', 'truncate audit_entries'])(
  'the database refuses: %s',
  async (statement) => {
    await found('layla');
    await expect(accounts.database.pool.query(statement)).rejects.toThrow(/kept as they were written/);
  },
);
