import { Browser } from '../../testing/browser';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { COMMENT_SEEDS } from './comments/comment-seeds';
import type { CommentSeed } from './comments/comment-seed';
import { WRITERS } from './comments/writers';
import { DEVELOPMENT_PASSWORD } from '@sahra/schemas/development-viewers';
import { seedDevelopment } from './seed-development';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
  await seedDevelopment(accounts.database);
});
afterAll(() => accounts.stop());

const flat = (comments: readonly CommentSeed[]): CommentSeed[] =>
  comments.flatMap((comment) => [comment, ...(comment.replies ?? [])]);
const countBy = async (column: 'status' | 'code') => {
  const { rows } = await accounts.database.pool.query<{ key: string; count: number }>(
    `select ${column} as key, count(*)::int as count from comments group by 1`,
  );
  return new Map(rows.map(({ key, count }) => [key, count]));
};
const dataOf = async <T>(path: string, email: string): Promise<T> => {
  const browser = new Browser(accounts.url);
  await browser.signIn(email, DEVELOPMENT_PASSWORD);
  const { token } = (await (await browser.get('/api/auth/session')).json()) as { token: string };
  const answer = await browser.get(path, { authorization: `Bearer ${token}` });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: T }).data;
};

test('eight people write below twenty videos; one comment waits and one was taken away', async () => {
  const all = flat(COMMENT_SEEDS.flatMap(({ comments }) => comments));
  expect(new Set(all.map(({ by }) => by)).size).toBe(Object.keys(WRITERS).length);
  expect(await countBy('status')).toEqual(
    new Map([
      ['published', all.length - 2],
      ['pending', 1],
      ['removed', 1],
    ]),
  );
  expect((await countBy('code')).size).toBe(20);
});

interface Shown {
  at: number | null;
  reply_count: number;
}
const shownBelow = async (code: string): Promise<Shown[]> => {
  const answer = await fetch(new URL(`/api/comments?code=${code}`, accounts.url));
  return ((await answer.json()) as { data: Shown[] }).data;
};

test('a reader sees them with replies, moments and counts', async () => {
  const code = COMMENT_SEEDS[0]?.code ?? '';
  const shown = await shownBelow(code);
  expect(shown.map(({ reply_count }) => reply_count)).toEqual([1, 0, 2]);
  const counts = await accounts.database.pool.query('select comments from video_counts where code = $1', [
    code,
  ]);
  expect(counts.rows).toEqual([{ comments: String(flat(COMMENT_SEEDS[0]?.comments ?? []).length) }]);

  const timed = COMMENT_SEEDS.find(({ comments }) => comments.some(({ at }) => at !== undefined));
  const moments = (await shownBelow(timed?.code ?? '')).filter(({ at }) => at !== null);
  expect(moments.length).toBeGreaterThan(0);
});

test.each([
  ['free@sahra.example', 6, 0],
  ['with-ads@sahra.example', 7, 3],
  ['without-ads@sahra.example', 8, 3],
])('%s has a watchlist, a history, devices and receipts', async (email, saved, receipts) => {
  expect((await dataOf<unknown[]>('/api/watchlist', email)).length).toBe(saved);
  expect((await dataOf<unknown[]>('/api/receipts', email)).length).toBe(receipts);
  expect((await dataOf<unknown[]>('/api/devices', email)).length).toBeGreaterThan(3);
  const states = await accounts.database.pool.query<{ state: string }>(
    `select distinct state from watch_progress join viewers on viewers.id = viewer_id where email = $1`,
    [email],
  );
  expect(states.rows.map(({ state }) => state).sort()).toEqual(['finished', 'started']);
});

test('a second run changes nothing of it', async () => {
  const tables = ['comments', 'watchlist_items', 'watch_progress', 'receipts', 'sessions', 'payments'];
  const rows = async () => {
    const found: Record<string, unknown[]> = {};
    for (const table of tables)
      found[table] = (await accounts.database.pool.query(`select * from ${table} order by 1, 2`)).rows;
    return found;
  };
  const before = await rows();
  await seedDevelopment(accounts.database);
  expect(await rows()).toEqual(before);
});
