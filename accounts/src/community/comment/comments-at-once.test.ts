import { sql } from 'kysely';

import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import type { Comment } from './select-comments';
import { moderateComment, VERDICTS } from './moderate-comment';

const CODE = 'ep01n1x';

let accounts: RunningAccounts;
let viewers: SignedIn[];
beforeAll(async () => {
  accounts = await startAccounts();
  viewers = [];
  for (let count = 0; count < 20; count += 1) viewers.push(await signedIn(accounts));
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from comments; delete from video_counts'));

const send = (viewer: number, body: Record<string, unknown>, headers: Record<string, string> = {}) => {
  const sender = viewers[viewer % viewers.length];
  if (!sender) throw new Error('No viewer.');
  return sender.send('POST', '/api/comments', { code: CODE, comment: 'Goal!', ...body }, headers);
};
const idOf = async (answer: Response) => ((await answer.json()) as { data: Comment }).data.id;
const counted = async () =>
  (await accounts.database.queries.selectFrom('video_counts').select('comments').executeTakeFirst())
    ?.comments;

/** Returns the number of comments that readers see: published ones in a published thread. */
const seen = async () => {
  const { rows } = await sql<{ seen: string }>`select count(*) as seen from comments c
    left join comments root on root.id = c.parent_id
    where c.status = 'published' and (root.id is null or root.status = 'published')`.execute(
    accounts.database.queries,
  );
  return rows[0]?.seen;
};

test('fifty submits with one key are one comment, counted once, and each is answered with it', async () => {
  const key = { 'idempotency-key': 'one-submit' };
  const answers = await Promise.all(Array.from({ length: 50 }, () => send(0, {}, key)));
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(50).fill(201));
  expect(new Set(await Promise.all(answers.map(idOf))).size).toBe(1);
  expect([await seen(), await counted()]).toEqual(['1', '1']);
});

test('fifty reports of one viewer at once are one', async () => {
  const id = await idOf(await send(0, {}));
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => viewers[1]?.send('POST', `/api/comments/${id}/report`, {})),
  );
  expect(answers.map((answer) => answer?.status)).toEqual(Array<number>(50).fill(204));
  const reports = await accounts.database.queries.selectFrom('comment_reports').selectAll().execute();
  expect(reports).toMatchObject([{ comment_id: id, viewer_id: viewers[1]?.id }]);
});

test('twenty reports of twenty viewers at once hide it exactly once', async () => {
  const id = await idOf(await send(0, {}));
  await idOf(await send(1, { parent_id: id }));
  await Promise.all(viewers.slice(1).map((viewer) => viewer.send('POST', `/api/comments/${id}/report`, {})));
  const { queries } = accounts.database;
  const held = await queries
    .selectFrom('comments')
    .select(['status', 'held_for'])
    .where('id', '=', id)
    .execute();
  expect(held).toEqual([{ status: 'pending', held_for: ['reports'] }]);
  expect([await seen(), await counted()]).toEqual(['0', '0']);
});

test('of a burst of one viewer exactly as many are taken as the minute allows', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => send(2, {})));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  expect(await counted()).toBe('10');
});

test('after two hundred posts, replies, deletions, reports and verdicts, forty at once, the count is what is seen', async () => {
  const roots = await Promise.all(Array.from({ length: 40 }, (_, index) => send(index, {}).then(idOf)));
  const root = (index: number) => roots[index % roots.length] ?? '';
  const verdict = (index: number) => VERDICTS[index % VERDICTS.length] ?? 'published';
  const actions = Array.from({ length: 200 }, (_, index): (() => Promise<unknown>) => {
    switch (index % 5) {
      case 0:
        return () => send(index / 5, { comment: index % 3 === 0 ? 'see example.com' : 'Goal!' });
      case 1:
        return () => send(index, { parent_id: root(index * 7) });
      case 2:
        return async () => viewers[(index % 40) % 20]?.send('DELETE', `/api/comments/${root(index)}`);
      case 3:
        return async () => viewers[index % 20]?.send('POST', `/api/comments/${root(index % 9)}/report`, {});
      default:
        return () =>
          accounts.database.queries.transaction().execute((trx) =>
            moderateComment(trx, {
              id: root(index * 3),
              verdict: verdict(index),
              version: 1,
              actor: 'mona@sahra.example',
              now: accounts.clock.now(),
            }),
          );
    }
  });
  const outcomes: unknown[] = [];
  // More in parallel would only wait for the ten connections of the pool, too long on a busy machine.
  for (let first = 0; first < actions.length; first += 40)
    outcomes.push(...(await Promise.all(actions.slice(first, first + 40).map((act) => act()))));
  const statuses = outcomes.flatMap((outcome) => (outcome instanceof Response ? outcome.status : []));
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.filter((status) => status < 300).length).toBeGreaterThan(50);
  expect(Number(await seen())).toBeGreaterThan(0);
  expect(await counted()).toBe(await seen());
});
