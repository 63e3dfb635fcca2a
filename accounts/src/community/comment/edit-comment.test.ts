import { MINUTE_MS } from '../../platform/time/durations';
import { decideOn, listedFor } from '../../testing/moderator';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { COMMENTS_PER_MINUTE } from './comment.limits';
import type { Verdict } from './moderate-comment';
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
beforeEach(() =>
  accounts.database.pool.query('delete from comments; delete from video_counts; delete from changes'),
);

const dataOf = async (answer: Response): Promise<Comment> =>
  ((await answer.json()) as { data: Comment }).data;
const add = async (comment: string, parent: string | null = null, viewer = salma): Promise<Comment> =>
  dataOf(await viewer.send('POST', '/api/comments', { code: CODE, comment, at: 12, parent_id: parent }));
const edit = (id: string, body: Record<string, unknown>, viewer = salma) =>
  viewer.send('PUT', `/api/comments/${id}`, { version: 1, ...body });
const refusalOf = async (answer: Response) => {
  const { code } = (await answer.json()) as { code: string };
  return [answer.status, code];
};
const read = async (path: string): Promise<unknown> =>
  ((await (await fetch(new URL(path, accounts.url))).json()) as { data: unknown }).data;
const shown = async () => (await read(`/api/comments?code=${CODE}`)) as Comment[];
const shownTexts = async () => (await shown()).map(({ comment }) => comment);
const decide = (id: string, verdict: Verdict, version: number) =>
  decideOn(accounts, { id, verdict, version });
const waiting = () => listedFor(accounts);
const counted = async () =>
  (await accounts.database.queries.selectFrom('video_counts').select('comments').executeTakeFirst())
    ?.comments;

describe('a comment that is shown', () => {
  test('gets new words and keeps its id, place, second, time and replies; the video is announced', async () => {
    const comment = await add('Good evning');
    const reply = await add('And to you', comment.id, omar);
    const newer = await add('A newer one', null, omar);
    await accounts.database.pool.query('delete from changes');
    accounts.clock.advance(MINUTE_MS);
    const edited = await dataOf(await edit(comment.id, { comment: ' Good evening ' }));
    expect(edited).toEqual({
      ...comment,
      comment: 'Good evening',
      edited_at: accounts.clock.now().toISOString(),
      version: 2,
      reply_count: 1,
    });
    expect((await shown()).map(({ id }) => id)).toEqual([newer.id, comment.id]);
    expect(await read(`/api/comment_replies?parents=${comment.id}`)).toMatchObject([{ id: reply.id }]);
    expect(await counted()).toBe('3');
    const { queries } = accounts.database;
    expect(await queries.selectFrom('changes').select(['type', 'document']).execute()).toEqual([
      { type: 'comments', document: CODE },
    ]);
    const { rows } = await accounts.database.pool.query<{ row: string }>(
      'select comments::text as row from comments where id = $1',
      [comment.id],
    );
    expect(rows[0]?.row).not.toContain('evning');
  });

  test('gets another second, or none, only when asked so', async () => {
    const { id } = await add('a');
    expect(await dataOf(await edit(id, { comment: 'b', at: 30 }))).toMatchObject({ at: 30 });
    expect(await dataOf(await edit(id, { comment: 'c', version: 2 }))).toMatchObject({ at: 30 });
    expect(await dataOf(await edit(id, { comment: 'd', at: null, version: 3 }))).toMatchObject({ at: null });
  });

  test('with a link in its new words leaves the list with its replies, until a moderator has read them', async () => {
    const comment = await add('Look at this');
    await add('Where?', comment.id, omar);
    expect(await dataOf(await edit(comment.id, { comment: HELD }))).toMatchObject({
      id: comment.id,
      status: 'pending',
    });
    expect([await shown(), await counted()]).toEqual([[], '0']);
    const own = await salma.send('GET', `/api/comments/own?codes=${CODE}`);
    expect(await own.json()).toMatchObject({ data: [{ id: comment.id, comment: HELD, status: 'pending' }] });
    expect(await waiting()).toMatchObject([
      { id: comment.id, comment: HELD, held_for: ['link'], edited_at: accounts.clock.now(), version: 2 },
    ]);
    await decide(comment.id, 'published', 2);
    expect(await shown()).toMatchObject([{ id: comment.id, comment: HELD, reply_count: 1 }]);
    expect(await counted()).toBe('2');
  });

  test('is held like a new one for a watched word', async () => {
    const { id } = await add('Hm');
    expect(await dataOf(await edit(id, { comment: 'يا حِمـــار' }))).toMatchObject({ status: 'pending' });
  });

  test('is not marked when its words are sent again, also from before the edit', async () => {
    const { id } = await add('Hm');
    expect(await dataOf(await edit(id, { comment: 'Hm' }))).toMatchObject({ version: 1, edited_at: null });
    await edit(id, { comment: 'Hmm' });
    const again = await edit(id, { comment: 'Hmm' });
    expect([again.status, await dataOf(again)]).toMatchObject([200, { version: 2 }]);
  });

  test('loses no edit silently: one that began with older words is refused, and keeps nothing', async () => {
    const { id } = await add('one');
    const answers = await Promise.all(
      ['two', 'three', 'four', 'five'].map((comment) => edit(id, { comment })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect(await shownTexts()).toEqual([won && (await dataOf(won)).comment]);
    expect(await refusalOf(await edit(id, { comment: 'six' }))).toEqual([409, 'COMMENT_CHANGED']);
    expect((await edit(id, { comment: 'six', version: 2 })).status).toBe(200);
  });
});

describe('a comment that waits', () => {
  test('is shown at once and counted when nothing holds its new words', async () => {
    const held = await add(HELD);
    const edited = await dataOf(await edit(held.id, { comment: ' lovely ' }));
    expect(edited).toMatchObject({ id: held.id, comment: 'lovely', status: 'published' });
    expect([await shownTexts(), await counted()]).toEqual([['lovely'], '1']);
  });
});

describe('nobody edits', () => {
  test.each<[string, () => Promise<[string, SignedIn]>]>([
    ["somebody else's comment", async () => [(await add('Hm')).id, omar]],
    [
      'what its author deleted',
      async () => {
        const { id } = await add('Hm');
        await salma.send('DELETE', `/api/comments/${id}`);
        return [id, salma];
      },
    ],
    [
      'what a moderator took away',
      async () => {
        const { id } = await add('Hm');
        await decide(id, 'removed', 1);
        return [id, salma];
      },
    ],
    ['an unknown comment', () => Promise.resolve(['00000000-0000-4000-8000-000000000000', salma])],
  ])('%s', async (_what, prepare) => {
    const [id, viewer] = await prepare();
    expect(await refusalOf(await edit(id, { comment: 'Other words' }, viewer))).toEqual([404, 'NOT_FOUND']);
  });

  test('a reply whose comment is not shown any more', async () => {
    const root = await add('Good evening', null, omar);
    const reply = await add('Hm', root.id);
    await omar.send('DELETE', `/api/comments/${root.id}`);
    expect(await refusalOf(await edit(reply.id, { comment: 'Hmm' }))).toEqual([422, 'COMMENT_FAILED']);
  });
});

test('what breaks a rule is refused with all its fields, and changes nothing', async () => {
  const { id } = await add('Good evening');
  const refused = await edit(id, { comment: '\u200D\u202E ', at: -1, version: 0 });
  expect([refused.status, ((await refused.json()) as { error_codes: object }).error_codes]).toEqual([
    422,
    { comment: ['COMMENT_REQUIRED'], at: ['BAD_USER_INPUT'], version: ['BAD_USER_INPUT'] },
  ]);
  expect(await refusalOf(await edit(id, { comment: 'س'.repeat(1001) }))).toEqual([422, 'COMMENT_LENGTH']);
  expect(await shownTexts()).toEqual(['Good evening']);
});

test('every edit counts as a comment of the minute, also of one comment', async () => {
  accounts.clock.advance(MINUTE_MS);
  const { id } = await add('0');
  for (let version = 1; version < COMMENTS_PER_MINUTE; version += 1)
    expect((await edit(id, { comment: String(version), version })).status).toBe(200);
  const last = { comment: 'last', version: COMMENTS_PER_MINUTE };
  expect(await refusalOf(await edit(id, last))).toEqual([429, 'RATE_LIMITED']);
  expect((await salma.send('POST', '/api/comments', { code: CODE, comment: 'new' })).status).toBe(429);
  accounts.clock.advance(MINUTE_MS);
  expect((await edit(id, last)).status).toBe(200);
});

test('an author reads an own comment by its id, in any state but deleted; nobody else does', async () => {
  const { id } = await add(HELD);
  const own = (viewer = salma) => viewer.send('GET', `/api/comments/${id}/own`);
  expect(await dataOf(await own())).toMatchObject({ id, code: CODE, status: 'pending', version: 1 });
  expect((await own(omar)).status).toBe(404);
  expect((await salma.send('GET', '/api/comments/x/own')).status).toBe(404);
  await salma.send('DELETE', `/api/comments/${id}`);
  expect((await own()).status).toBe(404);
});
