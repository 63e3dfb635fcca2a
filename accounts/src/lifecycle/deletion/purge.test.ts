import { markEmailVerified } from '../../identity/viewer/mark-email-verified';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { registrationBody } from '../../testing/registration-body';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { tablesOfViewers } from '../../testing/tables-of-viewers';
import { fillViewerTables } from '../../testing/fill-viewer-tables';
import { DAY_MS } from '../../platform/time/durations';
import { purgeViewer } from './purge-viewer';

const NAME = 'ليلى المجهولة';
/**
 * The audit trail keeps the id of a viewer whose account somebody opened in the desk. It is append-only, and
 * without the viewer's row the id identifies nobody (decision 0063).
 */
const KEEPS_THE_ID = ['audit_entries'];

let accounts: RunningAccounts;
let layla: SignedIn;
let other: SignedIn;

beforeAll(async () => {
  accounts = await startAccounts();
  other = await signedIn(accounts, { name: 'Nour Saleh', email: 'nour@elsewhere.example' });
  const friend = await accounts.database.queries
    .selectFrom('referral_codes')
    .select('code')
    .where('viewer_id', '=', other.id)
    .executeTakeFirstOrThrow();
  const email = 'Layla.Unknown@Viewers.example';
  layla = await signedIn(accounts, { name: NAME, email, referral_code: friend.code });
  await fillViewerTables(accounts.database, { id: layla.id, name: NAME, email }, accounts.clock.now());
  await markEmailVerified(accounts.database.queries, layla.id, accounts.clock.now());
  const keyed = { 'idempotency-key': 'form-of-layla' };
  await layla.browser.json('/api/newsletter', { email, categories: ['all'] }, keyed);
  expect((await layla.send('POST', '/api/watchlist', { code: 'ep01n2x' }, keyed)).status).toBeLessThan(300);
});
afterAll(() => accounts.stop());

const query = async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> =>
  (await accounts.database.pool.query<Row>(sql, values)).rows;

/** Returns the columns, as `table.column`, in which a row contains one of the texts, as text or as its bytes. */
const columnsWith = async (needles: readonly string[]): Promise<string[]> => {
  const columns = await query<{ table: string; column: string }>(
    `select table_name as table, column_name as column from information_schema.columns
      where table_schema = 'public' and table_name not like 'kysely_%'`,
  );
  expect(columns.length).toBeGreaterThan(100);
  const found: string[] = [];
  const patterns = needles.flatMap((needle) => [
    needle.toLowerCase(),
    Buffer.from(needle).toString('hex'),
    needle.replaceAll('-', '').toLowerCase(),
  ]);
  for (const { table, column } of columns) {
    const rows = await query(
      `select 1 from "${table}" where exists (
        select from unnest($1::text[]) needle where strpos(lower("${column}"::text), needle) > 0) limit 1`,
      [patterns],
    );
    if (rows.length > 0 && !KEEPS_THE_ID.includes(table)) found.push(`${table}.${column}`);
  }
  return found;
};

const purge = async (): Promise<void> => {
  accounts.clock.advance(30 * DAY_MS);
  await accounts.runJobs();
};

test('every table that refers to viewers holds a row of this one', async () => {
  const empty: string[] = [];
  for (const { table, column } of await tablesOfViewers(accounts.database)) {
    const rows = await query(`select 1 from "${table}" where "${column}" = $1`, [layla.id]);
    if (rows.length === 0) empty.push(table);
  }
  // For a new table, add a row to the viewer fixture in testing/, so that the tests of purge and export cover it.
  expect(empty).toEqual([]);
});

test('a purged person is found in no column of any table', async () => {
  const traces = [layla.id, layla.email, NAME];
  expect(await columnsWith(traces)).toEqual(
    expect.arrayContaining([
      'viewers.name',
      'messages.email',
      'newsletter_subscriptions.email',
      'jobs.payload',
    ]),
  );
  const answer = await layla.send('POST', '/api/delete_account', {
    password: registrationBody()['password'],
    reason_id: 'privacy',
  });
  expect(answer.status).toBe(200);
  accounts.clock.advance(30 * DAY_MS - 1);
  await accounts.runJobs();
  expect(await columnsWith([layla.id])).toContain('viewers.id');
  accounts.clock.advance(1);
  await accounts.runJobs();
  expect(await columnsWith(traces)).toEqual([]);
});

test('what others need of it stays, without the person', async () => {
  expect(await query('select viewer_id, comment from comments')).toEqual([
    { viewer_id: null, comment: 'سهرة جميلة' },
  ]);
  expect(await query('select viewer_id, name, email, content from messages')).toEqual([
    { viewer_id: null, name: null, email: null, content: 'Where is the second season?' },
  ]);
  expect(
    await query('select viewer_id, amount_minor, method_ref, card_last4, card_expires from payments'),
  ).toEqual([
    { viewer_id: null, amount_minor: 1500, method_ref: null, card_last4: null, card_expires: null },
  ]);
  expect(await query('select kind, amount_minor from ledger')).toEqual([
    { kind: 'charge', amount_minor: 1500 },
  ]);
});

test('other viewers keep everything, their sessions too', async () => {
  expect(await query('select name from viewers')).toEqual([{ name: 'Nour Saleh' }]);
  expect(await query('select code from referral_codes')).toHaveLength(1);
});

test('a purge that is begun again finds nothing to do', async () => {
  const mona = await signedIn(accounts, { email: 'mona@viewers.example' });
  await mona.send('POST', '/api/delete_account', {
    password: registrationBody()['password'],
    reason_id: 'other',
  });
  const [row] = await query<{ deletion: string }>('select deletion from viewers where id = $1', [mona.id]);
  await purge();
  expect(await query('select id from viewers where id = $1', [mona.id])).toEqual([]);
  const again = accounts.database.queries.transaction();
  await again.execute((trx) => purgeViewer(trx, row?.deletion ?? '', accounts.clock.now()));
  expect(await query('select name from viewers')).toEqual([{ name: 'Nour Saleh' }]);
});

test('a purge that fails half-way leaves everything, and is tried again', async () => {
  const hala = await signedIn(accounts, { email: 'hala@viewers.example' });
  await hala.send('POST', '/api/delete_account', {
    password: registrationBody()['password'],
    reason_id: 'other',
  });
  await query(
    `create function fail() returns trigger language plpgsql as $$ begin raise exception 'power cut'; end $$`,
  );
  await query('create trigger fails before delete on viewers for each row execute function fail()');
  accounts.clock.advance(30 * DAY_MS);
  await expect(accounts.runJobs()).rejects.toThrow('power cut');
  expect(await query('select code from referral_codes where viewer_id = $1', [hala.id])).toHaveLength(1);
  await query('drop trigger fails on viewers; drop function fail()');
  accounts.clock.advance(DAY_MS);
  await accounts.runJobs();
  expect(await columnsWith([hala.id, hala.email])).toEqual([]);
});

const deleteAccount = async (viewer: SignedIn): Promise<void> => {
  const body = { password: registrationBody()['password'], reason_id: 'other' };
  expect((await viewer.send('POST', '/api/delete_account', body)).status).toBe(200);
  await purge();
  expect(await query('select id from viewers where id = $1', [viewer.id])).toEqual([]);
};

test('an unverified account takes nothing from the owner of its address', async () => {
  const email = 'owner@viewers.example';
  await other.browser.json('/api/newsletter', { email, categories: ['sports'] });
  await query(
    `insert into messages (kind, name, email, email_key, content, locale, created_at)
      values ('contact', 'Owner', $1, $1, 'A question', 'en', now())`,
    [email],
  );
  await deleteAccount(await signedIn(accounts, { email }));
  expect(await query('select categories, ended_at from newsletter_subscriptions')).toEqual([
    { categories: ['sports'], ended_at: null },
  ]);
  expect(await query('select name from messages where email = $1', [email])).toEqual([{ name: 'Owner' }]);
});

test('what belongs to a longer address that ends alike stays', async () => {
  await query(`insert into jobs (kind, key, run_at, payload, last_error) values
    ('mail', 'to li', '2100-01-01', '{"to": "li@viewers.example"}', null),
    ('mail', 'of li', '2100-01-01', '{}', 'Error: 550 <li@viewers.example>: unknown'),
    ('mail', 'to ali', '2100-01-01', '{"to": "ali@viewers.example"}', null),
    ('mail', 'of li abroad', '2100-01-01', '{"to": "li@viewers.example.org"}', null)`);
  await query(`insert into idempotency_keys (scope, key_hash, request_hash, status, answer, created_at) values
    ('anonymous POST /li', '1', '1', 201, '{"email":"li@viewers.example"}', '2100-01-01'),
    ('anonymous POST /ali', '1', '1', 201, '{"email":"ali@viewers.example"}', '2100-01-01')`);
  await deleteAccount(await signedIn(accounts, { email: 'li@viewers.example' }));
  expect(await query("select key from jobs where run_at = '2100-01-01' order by key")).toEqual([
    { key: 'of li abroad' },
    { key: 'to ali' },
  ]);
  expect(await query('select scope from idempotency_keys')).toEqual([{ scope: 'anonymous POST /ali' }]);
});

test('the payment provider deletes the cards of a purged person, and no others', async () => {
  const viewer = await signedIn(accounts, { email: 'payer@viewers.example' });
  const person = { id: viewer.id, name: 'Payer', email: viewer.email };
  await fillViewerTables(accounts.database, person, accounts.clock.now());
  await query(
    `insert into sandbox_methods (ref, behaviour, brand, last4)
      select ref, 'succeeds', 'visa', '4242' from unnest($1::text[]) ref`,
    [[`m-${viewer.id}`, 'm-of-another']],
  );
  await deleteAccount(viewer);
  expect(await query('select ref from sandbox_methods')).toEqual([{ ref: 'm-of-another' }]);
});
