import { decideOn, listedFor, MODERATOR } from '../../testing/moderator';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { addWatchedWord, listWatchedWords, removeWatchedWord } from '../watched-word/watched-words';
import { readCommentsOfViewer, readModerationQueue, type ModerationList } from './read-moderation-queue';
import type { Comment } from './select-comments';
import type { Verdict } from './moderate-comment';

const CODE = 'ep01n1x';

let accounts: RunningAccounts;
let author: SignedIn;
let others: SignedIn[];
beforeAll(async () => {
  accounts = await startAccounts();
  author = await signedIn(accounts, { name: 'Salma' });
  others = [
    await signedIn(accounts),
    await signedIn(accounts),
    await signedIn(accounts),
    await signedIn(accounts),
  ];
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from comments; delete from video_counts'));

const add = async (body: Record<string, unknown> = {}): Promise<Comment> => {
  const answer = await author.send('POST', '/api/comments', { code: CODE, comment: 'Hm', ...body });
  return ((await answer.json()) as { data: Comment }).data;
};
const report = (viewer: SignedIn | undefined, id: string, body: Record<string, unknown> = {}) =>
  viewer?.send('POST', `/api/comments/${id}/report`, body);
const reportBy = async (count: number, id: string) => {
  const reporters = others.slice(0, count);
  expect(reporters).toHaveLength(count);
  for (const viewer of reporters) expect((await report(viewer, id))?.status).toBe(204);
};
const moderate = (id: string, verdict: Verdict, version = 1) => decideOn(accounts, { id, verdict, version });
const listed = (list: ModerationList) => listedFor(accounts, list);
const shown = async () => {
  const answer = await fetch(new URL(`/api/comments?code=${CODE}`, accounts.url));
  return ((await answer.json()) as { data: Comment[] }).data.map(({ id }) => id);
};
const counted = async () =>
  (await accounts.database.queries.selectFrom('video_counts').select('comments').executeTakeFirst())
    ?.comments;

test('the third viewer who reports a comment hides it, with its replies', async () => {
  const { id } = await add();
  await add({ parent_id: id });
  await reportBy(2, id);
  expect([await shown(), await counted()]).toEqual([[id], '2']);
  expect((await report(others[2], id, { reason: ' إهانة ' }))?.status).toBe(204);
  expect([await shown(), await counted()]).toEqual([[], '0']);
  expect(await listed('pending')).toMatchObject([
    { id, status: 'pending', held_for: ['reports'], reports: 3, reasons: ['إهانة'], author: 'Salma' },
  ]);
  expect((await report(others[3], id))?.status).toBe(204);
  expect(await listed('pending')).toMatchObject([{ id, reports: 4 }]);
});

test('a moderator shows it again, and reports hide it no more but come up again', async () => {
  const { id } = await add();
  await reportBy(3, id);
  const told = await moderate(id, 'published');
  expect(told).toMatchObject({
    before: { status: 'pending', decided_by: null },
    after: { status: 'published', decided_by: MODERATOR, decided_at: accounts.clock.now() },
  });
  expect([await shown(), await counted(), await listed('pending'), await listed('reported')]).toEqual([
    [id],
    '1',
    [],
    [],
  ]);
  accounts.clock.advance(1);
  await report(others[3], id);
  expect(await shown()).toEqual([id]);
  expect(await listed('reported')).toMatchObject([{ id, reports: 4 }]);
});

test.each(['rejected', 'removed'] as const)(
  'a moderator says %s, and only the author sees it',
  async (verdict) => {
    const { id } = await add({ comment: verdict === 'rejected' ? 'see example.com' : 'Hm' });
    await moderate(id, verdict);
    expect([await shown(), (await counted()) ?? '0', await listed('pending')]).toEqual([[], '0', []]);
    const own = await author.send('GET', `/api/comments/own?codes=${CODE}`);
    expect(await own.json()).toMatchObject({ data: [{ id, status: verdict }] });
    const foreign = await others[0]?.send('GET', `/api/comments/own?codes=${CODE}`);
    expect(await foreign?.json()).toEqual({ data: [] });
  },
);

test('what its author deleted is nobody’s to decide on', async () => {
  const { id } = await add();
  await author.send('DELETE', `/api/comments/${id}`);
  expect(await moderate(id, 'published')).toBeNull();
  expect(await moderate('00000000-0000-4000-8000-000000000000', 'removed')).toBeNull();
});

test('moderators read page by page, and everything of one viewer', async () => {
  const held = [await add({ comment: 'a.example.com' }), await add({ comment: 'b.example.com' })];
  const { queries } = accounts.database;
  const first = await readModerationQueue(queries, { list: 'pending', limit: 1 });
  expect(first.comments).toMatchObject([{ id: held[0]?.id }]);
  const rest = await readModerationQueue(queries, { list: 'pending', limit: 1, after: first.next ?? '' });
  expect(rest).toMatchObject({ comments: [{ id: held[1]?.id }], next: null });
  const all = await readCommentsOfViewer(queries, { viewerId: author.id, limit: 10 });
  expect(all.map(({ id }) => id)).toEqual([held[1]?.id, held[0]?.id]);
});

describe('a report', () => {
  test('of one viewer counts once', async () => {
    const { id } = await add();
    for (let time = 0; time < 4; time += 1) expect((await report(others[0], id))?.status).toBe(204);
    expect(await listed('reported')).toMatchObject([{ id, reports: 1 }]);
  });

  test('is refused of one’s own comment, of what is not shown, and with too long a reason', async () => {
    const mine = await add();
    const waiting = await add({ comment: 'see example.com' });
    expect((await report(author, mine.id))?.status).toBe(403);
    for (const id of [waiting.id, '00000000-0000-4000-8000-000000000000', 'x'])
      expect((await report(others[0], id))?.status).toBe(404);
    const long = await report(others[0], mine.id, { reason: 'س'.repeat(301) });
    expect(await long?.json()).toMatchObject({ error_codes: { reason: ['REASON_TOO_LONG'] } });
    expect((await report(others[0], mine.id, { reason: 'س'.repeat(300) }))?.status).toBe(204);
  });
});

test('moderators watch a word and stop watching it', async () => {
  const { queries } = accounts.database;
  const now = accounts.clock.now();
  const watch = (word: string) =>
    queries.transaction().execute((trx) => addWatchedWord(trx, { word, actor: MODERATOR, now }));
  expect(await watch(' كُسَـالى* ')).toMatchObject({
    folded: 'كسالي*',
    word: 'كُسَـالى*',
    created_by: MODERATOR,
  });
  await watch('كسالى*');
  expect([await watch('؟!'), await watch('x'.repeat(101))]).toEqual([null, null]);
  expect(await add({ comment: 'انتم الكسالى' })).toMatchObject({ status: 'pending' });
  const words = await listWatchedWords(queries);
  expect(words.filter(({ folded }) => folded === 'كسالي*')).toHaveLength(1);
  const unwatch = () => queries.transaction().execute((trx) => removeWatchedWord(trx, 'كسالي*'));
  expect([await unwatch(), await unwatch()]).toMatchObject([{ folded: 'كسالي*' }, null]);
  expect(await add({ comment: 'انتم الكسالى' })).toMatchObject({ status: 'published' });
});
