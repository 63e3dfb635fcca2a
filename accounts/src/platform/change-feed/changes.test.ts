import { CHANGES_PAGE_SIZE, type ChangesResponse } from '@sahra/schemas/change-feed';

import { PLAN_CATALOGUE } from '../../billing/plan/plan-catalogue';
import { syncPlans } from '../../billing/plan/sync-plans';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { appendChange } from './append-change';

let accounts: RunningAccounts;
beforeEach(async () => {
  accounts = await startAccounts();
});
afterEach(() => accounts.stop());

const changes = async (query: string) => {
  const response = await fetch(new URL(`/api/changes${query}`, accounts.url));
  return { status: response.status, body: (await response.json()) as ChangesResponse & { code?: string } };
};

test('announces the plans once, and again only the one that changed', async () => {
  const first = await changes('?after=0');
  expect(first.status).toBe(200);
  expect(
    first.body.data.map(({ number, type, document, locale }) => [number, type, document, locale]),
  ).toEqual(PLAN_CATALOGUE.map(({ id }, index) => [index + 1, 'plan', id, null]));
  await syncPlans(accounts.database);
  expect((await changes('?after=4')).body).toEqual({ data: [], meta: { last: 4, pages: 4 } });
  await accounts.database.queries
    .updateTable('plans')
    .set({ price_minor: 1 })
    .where('id', '=', 'month-with-ads')
    .execute();
  await syncPlans(accounts.database);
  expect((await changes('?after=4')).body.data).toMatchObject([{ number: 5, document: 'month-with-ads' }]);
});

test('two interleaved transactions never make a reader miss a row', async () => {
  const { queries } = accounts.database;
  const begun: string[] = [];
  let publish: () => void = () => undefined;
  const mayPublish = new Promise<void>((resolve) => (publish = resolve));

  let appended: () => void = () => undefined;
  const hasAppended = new Promise<void>((resolve) => (appended = resolve));
  const slow = queries.transaction().execute(async (trx) => {
    await appendChange(trx, { type: 'plan', document: 'slow', locale: 'ar' });
    appended();
    await mayPublish;
    begun.push('slow commits');
  });
  await hasAppended;
  const quick = queries.transaction().execute(async (trx) => {
    await appendChange(trx, { type: 'plan', document: 'quick', locale: 'en' });
    begun.push('quick appends');
  });
  expect((await changes('?after=4')).body.meta.last).toBe(4);
  publish();
  await Promise.all([slow, quick]);
  expect(begun).toEqual(['slow commits', 'quick appends']);
  expect((await changes('?after=4')).body.data).toMatchObject([
    { number: 5, document: 'slow', locale: 'ar' },
    { number: 6, document: 'quick', locale: 'en' },
  ]);
});

test('a change that is rolled back leaves neither a row nor a gap', async () => {
  const { queries } = accounts.database;
  const undone = queries.transaction().execute(async (trx) => {
    await appendChange(trx, { type: 'plan', document: 'undone', locale: null });
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  await queries
    .transaction()
    .execute((trx) => appendChange(trx, { type: 'plan', document: 'next', locale: null }));
  expect((await changes('?after=4')).body.data).toMatchObject([{ number: 5, document: 'next' }]);
});

test('gives a page at a time', async () => {
  await accounts.database.pool.query(
    "insert into changes (number, type, document) select n, 'plan', n::text from generate_series(5, 600) n",
  );
  const page = (await changes('')).body;
  expect([page.data.length, page.data.at(-1)?.number, page.meta.last]).toEqual([CHANGES_PAGE_SIZE, 500, 600]);
  expect((await changes('?after=500')).body.data).toHaveLength(100);
});

test('says apart what pages are built from: counts and comments change all the time', async () => {
  await accounts.database.pool.query(
    "insert into changes (number, type, document) values (5, 'video-counts', 'video01'), (6, 'comments', 'video01')",
  );
  expect((await changes('?after=4')).body.meta).toEqual({ last: 6, pages: 4 });
  await accounts.database.queries.deleteFrom('changes').where('number', '<', '6').execute();
  expect((await changes('?after=5')).body.meta).toEqual({ last: 6, pages: 5 });
});

test('a cursor that the feed no longer holds is gone', async () => {
  expect(await changes('?after=9')).toMatchObject({
    status: 410,
    body: { code: 'CURSOR_GONE', meta: { last: 4, pages: 4 } },
  });
  await accounts.database.queries.deleteFrom('changes').where('number', '<=', '2').execute();
  expect((await changes('?after=1')).status).toBe(410);
  expect((await changes('?after=2')).status).toBe(200);
});

test.each(['-1', '1.5', 'x', '9007199254740993', ''])('after=%s is malformed', async (after) => {
  const { status, body } = await changes(`?after=${after}`);
  expect([status, body.code]).toEqual([400, 'BAD_USER_INPUT']);
});
