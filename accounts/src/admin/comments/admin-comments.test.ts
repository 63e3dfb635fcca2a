import { messageOf } from '@sahra/schemas/messages';

import { asDesk } from '../../testing/as-desk';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { MINUTE_MS } from '../../platform/time/durations';

let accounts: RunningAccounts;
let desk: ReturnType<typeof asDesk>;
let salma: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
  desk = asDesk(accounts, ['comments:moderate']);
  salma = await signedIn(accounts);
});
afterAll(() => accounts.stop());

interface Queued {
  id: string;
  comment: string;
  held_for: string[];
}
const queue = async (list: string) =>
  ((await (await desk('GET', `/api/admin/comments?list=${list}`)).json()) as { data: Queued[] }).data;
const write = async (comment: string) => {
  const answer = await salma.send('POST', '/api/comments', { code: 'xk3v9q', comment });
  return ((await answer.json()) as { data: { id: string; status: string } }).data;
};
const shown = async () => {
  const answer = await fetch(new URL('/api/comments?code=xk3v9q', accounts.url));
  return ((await answer.json()) as { data: { comment: string }[] }).data.map(({ comment }) => comment);
};
const decide = (id: string, verdict: string, version = 1) =>
  desk('PUT', `/api/admin/comments/${id}/verdict`, { verdict, version });

test('a comment that waits is read, shown and taken away by a moderator, and the audit knows', async () => {
  const { id, status } = await write('شاهدوا https://films.example');
  expect(status).toBe('pending');
  expect(await queue('pending')).toMatchObject([
    { id, held_for: ['link'], author: 'Salma Rahal', viewer_id: salma.id, decided_by: null },
  ]);
  expect(await shown()).toEqual([]);

  expect(await (await decide(id, 'published')).json()).toEqual({ data: { status: 'published' } });
  expect(await shown()).toEqual(['شاهدوا https://films.example']);
  expect(await queue('pending')).toEqual([]);

  await decide(id, 'removed');
  expect(await shown()).toEqual([]);
  const audit = await asDesk(accounts)('GET', `/api/admin/audit?subject=comment:${id}`);
  const text = await audit.text();
  expect(JSON.parse(text)).toMatchObject({
    data: [
      { action: 'comment.verdict', details: { before: 'published', after: 'removed' } },
      { action: 'comment.verdict', details: { before: 'pending', after: 'published' } },
    ],
  });
  expect(text).not.toContain('films.example');
});

test('a decision that is taken back waits again, and what is not held is shown again', async () => {
  const { id } = await write('see films.example.com');
  await decide(id, 'rejected');
  const hidden = (await queue('hidden')).map((comment) => comment.id);
  expect([hidden.includes(id), (await queue('all')).some((comment) => comment.id === id)]).toEqual([
    true,
    true,
  ]);
  const reopen = () => desk('DELETE', `/api/admin/comments/${id}/verdict`);
  expect(await (await reopen()).json()).toEqual({ data: { status: 'pending' } });
  expect(await (await desk('GET', '/api/admin/comments/counts')).json()).toMatchObject({
    data: { pending: (await queue('pending')).length, reported: 0 },
  });
  expect((await queue('pending')).map((comment) => comment.id)).toContain(id);
  expect((await reopen()).status).toBe(404);

  const plain = await write('A quiet word');
  await decide(plain.id, 'removed');
  const answer = await desk('DELETE', `/api/admin/comments/${plain.id}/verdict`);
  expect([await answer.json(), await shown()]).toEqual([
    { data: { status: 'published' } },
    expect.arrayContaining(['A quiet word']),
  ]);
  const audit = await asDesk(accounts)('GET', `/api/admin/audit?subject=comment:${id}`);
  expect(await audit.json()).toMatchObject({
    data: [
      { action: 'comment.reopen', details: { before: 'rejected', after: 'pending' } },
      { action: 'comment.verdict' },
    ],
  });
});

test('a moderator sees the present words and when they were edited, and decides on no others', async () => {
  const { id } = await write('see films.example.com');
  accounts.clock.advance(MINUTE_MS);
  const words = { comment: 'see other.example.com', version: 1 };
  expect((await salma.send('PUT', `/api/comments/${id}`, words)).status).toBe(200);
  const refused = await decide(id, 'published');
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { code: 'COMMENT_EDITED', message: messageOf('COMMENT_EDITED', 'en') },
  ]);
  const edited = { id, comment: words.comment, edited_at: accounts.clock.now().toISOString(), version: 2 };
  expect((await queue('pending')).find((comment) => comment.id === id)).toMatchObject(edited);
  const { data } = (await (await desk('GET', `/api/admin/comments/${id}`)).json()) as { data: object };
  expect(data).toMatchObject({ comment: edited });
  expect((await decide(id, 'published', 2)).status).toBe(200);
});

test('a comment is read between its neighbours, with its thread and its author', async () => {
  const code = 'ctx01n1x';
  const say = async (comment: string, parent_id?: string) => {
    accounts.clock.advance(MINUTE_MS);
    const answer = await salma.send('POST', '/api/comments', {
      code,
      comment,
      ...(parent_id && { parent_id }),
    });
    return ((await answer.json()) as { data: { id: string } }).data.id;
  };
  await say('zero');
  await say('first');
  const root = await say('root');
  await say('last');
  const reply = await say('reply', root);
  const read = async (id: string) =>
    (await (await desk('GET', `/api/admin/comments/${id}`)).json()) as {
      data: { comment: Queued; around: Queued[]; author: object; earlier: Queued[] };
    };
  for (const id of [root, reply]) {
    const { data } = await read(id);
    expect(data.comment.id).toBe(id);
    expect(data.around.map(({ comment }) => comment)).toEqual(['first', 'root', 'reply', 'last']);
    expect(data.author).toMatchObject({
      id: salma.id,
      name: 'Salma Rahal',
      hidden: expect.any(Number) as number,
    });
    expect(data.earlier).toHaveLength(5);
    expect(data.earlier.map((comment) => comment.id)).not.toContain(id);
  }
  expect((await desk('GET', '/api/admin/comments/00000000-0000-4000-8000-000000000000')).status).toBe(404);
});

test('a word that is watched from now on holds the next comment, however it is written', async () => {
  const added = await desk('POST', '/api/admin/watched_words', { word: 'كلمةٌ سيّئة' });
  const { data } = (await added.json()) as { data: { folded: string } };
  expect(await (await desk('GET', '/api/admin/watched_words')).json()).toMatchObject({
    data: expect.arrayContaining([expect.objectContaining({ folded: data.folded })]) as unknown,
  });
  expect((await write('هذه كلـــمة سيئه حقا')).status).toBe('pending');

  const path = `/api/admin/watched_words/${encodeURIComponent(data.folded)}`;
  expect((await desk('DELETE', path)).status).toBe(200);
  expect((await write('هذه كلمة سيئة')).status).toBe('published');
  expect((await desk('DELETE', path)).status).toBe(404);
});

test.each([
  ['a verdict that is none', { verdict: 'liked', version: 1 }, 400],
  ['no verdict', { version: 1 }, 400],
  ['a verdict that does not say what was read', { verdict: 'published' }, 400],
])('refuses %s', async (_what, body, status) => {
  const { id } = await write('A fine evening');
  expect((await desk('PUT', `/api/admin/comments/${id}/verdict`, body)).status).toBe(status);
});

test('refuses a list that is none, a word of signs, and a comment of nobody', async () => {
  expect((await desk('GET', '/api/admin/comments?list=nothing')).status).toBe(400);
  const word = await desk('POST', '/api/admin/watched_words', { word: '!!!' });
  expect(await word.json()).toMatchObject({ error_codes: { word: ['WORD_EMPTY'] } });
  expect((await decide('00000000-0000-4000-8000-000000000000', 'published')).status).toBe(404);
});
