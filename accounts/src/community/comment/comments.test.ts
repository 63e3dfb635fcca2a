import { messageOf } from '@sahra/schemas/messages';

import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import type { Comment } from './select-comments';

const CODE = 'ep01n1x';

let accounts: RunningAccounts;
let salma: SignedIn;
let omar: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
  salma = await signedIn(accounts, { name: 'سَلْمى الرحّال' });
  omar = await signedIn(accounts, { name: 'Omar' });
});
afterAll(() => accounts.stop());
beforeEach(() =>
  accounts.database.pool.query('delete from comments; delete from video_counts; delete from changes'),
);

const add = async (viewer: SignedIn, body: Record<string, unknown>): Promise<Comment> => {
  const answer = await viewer.send('POST', '/api/comments', { code: CODE, comment: 'Good evening', ...body });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { data: Comment }).data;
};

interface Page {
  data: Comment[];
  meta: { next: string | null };
}

const read = async (path: string): Promise<Page> => {
  const answer = await fetch(new URL(path, accounts.url));
  expect(answer.status).toBe(200);
  return (await answer.json()) as Page;
};
const comments = (query = '') => read(`/api/comments?code=${CODE}${query}`);
const replies = (parents: string[], query = '') =>
  read(`/api/comment_replies?parents=${parents.join(',')}${query}`);
const words = ({ data }: Page) => data.map(({ comment }) => comment);

test('a comment is shown at once, with the name of its author and its second, and counted', async () => {
  const made = await add(salma, { comment: ' ما هذا الجمال! ', at: 754 });
  expect(made).toMatchObject({
    code: CODE,
    comment: 'ما هذا الجمال!',
    at: 754,
    parent_id: null,
    status: 'published',
    author: 'سَلْمى الرحّال',
    author_id: salma.id,
    reply_count: 0,
    created_at: accounts.clock.now().toISOString(),
    edited_at: null,
    version: 1,
  });
  expect(await comments()).toEqual({ data: [made], meta: { next: null } });
  const { queries } = accounts.database;
  expect(await queries.selectFrom('video_counts').select(['code', 'comments']).execute()).toEqual([
    { code: CODE, comments: '1' },
  ]);
  const told = await queries.selectFrom('changes').select(['type', 'document', 'locale']).execute();
  expect(told).toContainEqual({ type: 'comments', document: CODE, locale: null });
});

test('comments of a video are read newest first, page by page, those of other videos left out', async () => {
  for (const comment of ['one', 'two', 'three', 'four', 'five']) await add(salma, { comment });
  await add(omar, { code: 'premium01', comment: 'elsewhere' });
  const first = await comments('&limit=2');
  expect(words(first)).toEqual(['five', 'four']);
  await add(omar, { comment: 'six' });
  const second = await comments(`&limit=2&after=${first.meta.next ?? ''}`);
  expect(words(second)).toEqual(['three', 'two']);
  const last = await comments(`&limit=2&after=${second.meta.next ?? ''}`);
  expect([words(last), last.meta.next]).toEqual([['one'], null]);
});

test('comments of a video are read oldest first when asked so, page by page', async () => {
  for (const comment of ['one', 'two', 'three']) await add(salma, { comment });
  const first = await comments('&limit=2&order=oldest');
  expect(words(first)).toEqual(['one', 'two']);
  const last = await comments(`&limit=2&order=oldest&after=${first.meta.next ?? ''}`);
  expect([words(last), last.meta.next]).toEqual([['three'], null]);
});

test('the latest of a video are its comments and replies, newest first, page by page', async () => {
  const root = await add(salma, { comment: 'one' });
  await add(salma, { comment: 'two' });
  await add(omar, { comment: 'a reply', parent_id: root.id });
  await add(omar, { comment: 'see example.com', parent_id: root.id });
  await add(omar, { code: 'premium01', comment: 'elsewhere' });
  const first = await comments('&limit=2&order=latest');
  expect(words(first)).toEqual(['a reply', 'two']);
  expect(first.data[0]?.parent_id).toBe(root.id);
  const last = await comments(`&limit=2&order=latest&after=${first.meta.next ?? ''}`);
  expect([words(last), last.meta.next]).toEqual([['one'], null]);
  await salma.send('DELETE', `/api/comments/${root.id}`);
  expect(words(await comments('&order=latest'))).toEqual(['two']);
});

test.each([
  ['newest', ['three', 'two', 'elsewhere']],
  ['oldest', ['one', 'two', 'elsewhere']],
])('the first comments of several videos are read together, the %s first', async (order, expected) => {
  const root = await add(salma, { comment: 'one' });
  await add(omar, { comment: 'a reply', parent_id: root.id });
  for (const comment of ['two', 'three']) await add(salma, { comment });
  await add(omar, { code: 'premium01', comment: 'elsewhere' });
  const page = await read(`/api/comments_of_each?codes=${CODE},premium01,unseen01&limit=2&order=${order}`);
  expect(words(page)).toEqual(expected);
});

describe('by its id', () => {
  const one = async (id: string) => fetch(new URL(`/api/comments/${id}`, accounts.url));

  test('a comment or a reply is read alone, or with others', async () => {
    const root = await add(salma, { comment: 'root' });
    const reply = await add(omar, { comment: 'reply', parent_id: root.id });
    expect(await (await one(reply.id)).json()).toEqual({ data: reply });
    const unknown = '00000000-0000-4000-8000-000000000000';
    const page = await read(`/api/comments_by_id?ids=${root.id},${unknown},x,${reply.id}`);
    expect(words(page).sort()).toEqual(['reply', 'root']);
  });

  test('nothing is read that is not shown: not to others, and not to its author', async () => {
    const root = await add(salma, { comment: 'root' });
    const reply = await add(omar, { comment: 'reply', parent_id: root.id });
    const waiting = await add(salma, { comment: 'see example.com' });
    await salma.send('DELETE', `/api/comments/${root.id}`);
    const statuses = await Promise.all(
      [root, reply, waiting].map(async ({ id }) => (await salma.send('GET', `/api/comments/${id}`)).status),
    );
    expect(statuses).toEqual([404, 404, 404]);
    expect((await read(`/api/comments_by_id?ids=${root.id},${reply.id},${waiting.id}`)).data).toEqual([]);
  });

  test.each(['x', '00000000-0000-4000-8000-000000000000'])('%s is not found', async (id) => {
    const answer = await one(id);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });
});

test('replies stand under their comment, the oldest first, and a reply to a reply joins them', async () => {
  const root = await add(salma, { comment: 'root' });
  const reply = await add(omar, { comment: 'reply', parent_id: root.id });
  const deeper = await add(salma, { comment: 'reply to a reply', parent_id: reply.id });
  expect([reply.parent_id, deeper.parent_id]).toEqual([root.id, root.id]);
  expect(await comments()).toMatchObject({ data: [{ comment: 'root', reply_count: 2 }] });
  const first = await replies([root.id], '&limit=1');
  expect(words(first)).toEqual(['reply']);
  expect(words(await replies([root.id], `&after=${first.meta.next ?? ''}`))).toEqual(['reply to a reply']);
});

test('replies of several comments come in one answer, as many of each as asked for', async () => {
  const [one, two] = [await add(salma, {}), await add(salma, {})];
  for (const comment of ['a', 'b', 'c']) await add(omar, { comment, parent_id: one.id });
  await add(omar, { comment: 'd', parent_id: two.id });
  const page = await replies([one.id, two.id, salma.id], '&limit=2');
  const of = (parent: string) =>
    page.data.filter(({ parent_id }) => parent_id === parent).map(({ comment }) => comment);
  expect([of(one.id), of(two.id), page.meta.next]).toEqual([['a', 'b'], ['d'], null]);
});

test.each([
  ['/api/comments'],
  ['/api/comments?code=NO'],
  [`/api/comments?code=${CODE}&limit=0`],
  [`/api/comments?code=${CODE}&limit=1000`],
  [`/api/comments?code=${CODE}&after=x`],
  [`/api/comments?code=${CODE}&after=${Buffer.from('["-1"]').toString('base64url')}`],
  [`/api/comments?code=${CODE}&order=best`],
  [
    `/api/comments_by_id?ids=${Array<string>(101)
      .fill('a')
      .map((id, index) => `${id}${index}`)
      .join(',')}`,
  ],
  [
    `/api/comments_of_each?codes=${Array<string>(101)
      .fill('ep01n1x')
      .map((code, index) => `${code}${index}`)
      .join(',')}`,
  ],
  ['/api/comment_replies?parents=1,2'],
  [`/api/comment_replies?parents=${Array<string>(101).fill('a').join(',')}`],
])('refuses to read %s', async (path) => {
  const answer = await fetch(new URL(path, accounts.url), { headers: { 'x-localization': 'ar' } });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    code: 'BAD_USER_INPUT',
    message: messageOf('BAD_USER_INPUT', 'ar'),
  });
});

describe('the author', () => {
  test('deletes their own comment: its words are erased, its replies shown no more, both uncounted', async () => {
    const root = await add(salma, { comment: 'my secret', at: 3 });
    await add(omar, { parent_id: root.id });
    expect((await salma.send('DELETE', `/api/comments/${root.id}`)).status).toBe(204);
    expect((await salma.send('DELETE', `/api/comments/${root.id}`)).status).toBe(204);
    expect((await comments()).data).toEqual([]);
    expect((await replies([root.id])).data).toEqual([]);
    const { queries } = accounts.database;
    expect(await queries.selectFrom('video_counts').select('comments').execute()).toEqual([
      { comments: '0' },
    ]);
    const stored = await queries.selectFrom('comments').selectAll().where('id', '=', root.id).execute();
    expect(stored).toMatchObject([
      { status: 'removed', comment: null, at_seconds: null, decided_by: 'author' },
    ]);
  });

  test.each([
    ["somebody else's", () => add(salma, {}).then(({ id }) => id)],
    ['an unknown one', () => Promise.resolve('00000000-0000-4000-8000-000000000000')],
    ['what is no id', () => Promise.resolve('x')],
  ])('cannot delete %s', async (_whose, idOf) => {
    const answer = await omar.send('DELETE', `/api/comments/${await idOf()}`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('keeps the comments without a name when the account is deleted or purged', async () => {
    const nadia = await signedIn(accounts, { name: 'Nadia' });
    await add(nadia, { comment: 'I was here' });
    const { queries } = accounts.database;
    const now = accounts.clock.now();
    await queries
      .updateTable('viewers')
      .set({
        deleted_at: now,
        recover_until: new Date(now.getTime() + 1),
        deletion: nadia.id,
        delete_reason: 'other',
      })
      .where('id', '=', nadia.id)
      .execute();
    const anonymous = [{ comment: 'I was here', author: null, author_id: null }];
    expect((await comments()).data).toMatchObject(anonymous);
    await queries.deleteFrom('viewers').where('id', '=', nadia.id).execute();
    expect((await comments()).data).toMatchObject(anonymous);
    const kept = await queries.selectFrom('comments').select(['comment', 'viewer_id']).execute();
    expect(kept).toEqual([{ comment: 'I was here', viewer_id: null }]);
  });
});
