import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { moderateComment } from './moderate-comment';
import type { Comment } from './select-comments';

const CODE = 'ep01n1x';
const HELD = 'see http://x.example';

let accounts: RunningAccounts;
let salma: SignedIn;
let omar: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
  salma = await signedIn(accounts, { name: 'Salma' });
  omar = await signedIn(accounts, { name: 'Omar' });
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from comments; delete from video_counts'));

const dataOf = async (answer: Response): Promise<Comment> =>
  ((await answer.json()) as { data: Comment }).data;
const add = async (comment: string): Promise<Comment> =>
  dataOf(await salma.send('POST', '/api/comments', { code: CODE, comment, at: 12 }));
const edit = (id: string, body: Record<string, unknown>, viewer = salma) =>
  viewer.send('PUT', `/api/comments/${id}`, body);
const read = async (path: string): Promise<unknown> =>
  ((await (await fetch(new URL(path, accounts.url))).json()) as { data: unknown }).data;
const shown = async () => ((await read(`/api/comments?code=${CODE}`)) as Comment[]).map(({ id }) => id);

test('an edited comment that nothing holds any more is shown at once and counted', async () => {
  const held = await add(HELD);
  expect(held.status).toBe('pending');
  const edited = await dataOf(await edit(held.id, { comment: ' lovely ', at: 30 }));
  expect(edited).toMatchObject({ comment: 'lovely', at: 30, status: 'published', code: CODE });
  expect(await shown()).toEqual([edited.id]);
});

test('one that still holds a link waits, and nobody lets in words that they have not read', async () => {
  const held = await add(HELD);
  const edited = await dataOf(await edit(held.id, { comment: 'see http://worse.example' }));
  expect(edited).toMatchObject({ status: 'pending', at: null });
  const verdict = await accounts.database.queries
    .transaction()
    .execute((trx) =>
      moderateComment(trx, { id: held.id, verdict: 'published', actor: 'mona', now: accounts.clock.now() }),
    );
  expect([verdict, await shown()]).toEqual([null, []]);
});

test('nobody else edits it, and nothing that is shown or deleted is edited', async () => {
  const held = await add(HELD);
  const published = await add('Good evening');
  expect((await edit(held.id, { comment: 'Hm' }, omar)).status).toBe(404);
  expect((await edit(published.id, { comment: 'Hm' })).status).toBe(404);
  await salma.send('DELETE', `/api/comments/${held.id}`);
  expect((await edit(held.id, { comment: 'Hm' })).status).toBe(404);
  const refused = await edit(published.id, { comment: ' ', at: -1 });
  expect([refused.status, ((await refused.json()) as { error_codes: object }).error_codes]).toEqual([
    422,
    { comment: ['COMMENT_REQUIRED'], at: ['BAD_USER_INPUT'] },
  ]);
});

test('the seconds that comments speak about are listed with their number, and read in their order', async () => {
  const later = await add('a');
  const seconds = [90, 12, null];
  for (const at of seconds) await omar.send('POST', '/api/comments', { code: CODE, comment: 'b', at });
  await add(HELD);
  expect(await read(`/api/comment_moments?codes=${CODE},premium01`)).toEqual([
    { code: CODE, at: 12, comments: 2 },
    { code: CODE, at: 90, comments: 1 },
  ]);
  const path = `/api/comments?code=${CODE}&order=position&limit=2`;
  const first = (await (await fetch(new URL(path, accounts.url))).json()) as {
    data: Comment[];
    meta: { next: string };
  };
  expect(first.data.map(({ at }) => at)).toEqual([12, 12]);
  expect(first.data[0]?.id).toBe(later.id);
  const rest = (await read(`${path}&after=${first.meta.next}`)) as Comment[];
  expect(rest.map(({ at }) => at)).toEqual([90]);
  expect(((await read(`${path}&from=13`)) as Comment[]).map(({ at }) => at)).toEqual([90]);
});
