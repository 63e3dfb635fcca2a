import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());

/** Returns how the database would read many rows: a few are read without any index. */
const planOf = async (query: string): Promise<string> => {
  const client = await accounts.database.pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off; set local enable_bitmapscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.query('rollback');
    client.release();
  }
};

test('the version of the pages is the last entry of its index, with no row to pass over', async () => {
  const plan = await planOf(
    "select max(number) from changes where type not in ('video-counts', 'comments', 'session', 'viewer')",
  );
  expect(plan).toContain('changes_of_pages');
  expect(plan).not.toContain('Filter');
});

test.each([
  [
    'the moments of videos',
    `select code, at_seconds, count(*) from comments where code in ('ep01n1x', 'ep01n2x')
      and status = 'published' and at_seconds is not null group by code, at_seconds`,
    'comments_moments',
  ],
  [
    'the payments of a subscription',
    "select id from payments where subscription_id = '00000000-0000-4000-8000-000000000000'",
    'payments_subscription',
  ],
])('%s are found by an index', async (_what, query, index) => {
  expect(await planOf(query)).toContain(index);
});
