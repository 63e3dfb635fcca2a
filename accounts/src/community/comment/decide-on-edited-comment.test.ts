import { decideOn, listedFor } from '../../testing/moderator';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { reopenComment, type Verdict } from './moderate-comment';
import type { Comment } from './select-comments';

const CODE = 'ep01n1x';
const HELD = 'see http://x.example';

let accounts: RunningAccounts;
let salma: SignedIn;
let others: SignedIn[];
beforeAll(async () => {
  accounts = await startAccounts();
  salma = await signedIn(accounts, { name: 'Salma' });
  others = [await signedIn(accounts), await signedIn(accounts), await signedIn(accounts)];
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from comments; delete from video_counts'));

const dataOf = async (answer: Response): Promise<Comment> =>
  ((await answer.json()) as { data: Comment }).data;
const add = async (comment: string): Promise<Comment> =>
  dataOf(await salma.send('POST', '/api/comments', { code: CODE, comment }));
const edit = (id: string, body: Record<string, unknown>) =>
  salma.send('PUT', `/api/comments/${id}`, { version: 1, ...body });
const shown = async (): Promise<Comment[]> => {
  const answer = await fetch(new URL(`/api/comments?code=${CODE}`, accounts.url));
  return ((await answer.json()) as { data: Comment[] }).data;
};
const shownTexts = async () => (await shown()).map(({ comment }) => comment);
const report = (viewer: SignedIn | undefined, id: string) =>
  viewer?.send('POST', `/api/comments/${id}/report`, { reason: 'insult' });
const decide = (id: string, verdict: Verdict, version: number) =>
  decideOn(accounts, { id, verdict, version });
const waiting = () => listedFor(accounts);

test('an edited comment is let in only by who has read its present words', async () => {
  const held = await add(HELD);
  expect(await dataOf(await edit(held.id, { comment: 'see http://worse.example' }))).toMatchObject({
    status: 'pending',
  });
  for (const verdict of ['published', 'rejected'] as const)
    await expect(decide(held.id, verdict, 1)).rejects.toMatchObject({
      status: 409,
      code: 'COMMENT_EDITED',
    });
  expect([await shown(), (await waiting()).length]).toEqual([[], 1]);
  expect(await decide(held.id, 'published', 2)).toMatchObject({ after: { status: 'published' } });
});

describe('reports', () => {
  test('that are open make an edited comment wait, and stay for the moderator', async () => {
    const { id } = await add('An insult');
    await report(others[0], id);
    expect(await dataOf(await edit(id, { comment: 'A kind word' }))).toMatchObject({ status: 'pending' });
    expect(await waiting()).toMatchObject([{ id, held_for: ['reports'], reports: 1, reasons: ['insult'] }]);
    expect(await dataOf(await edit(id, { comment: 'Kinder', version: 2 }))).toMatchObject({
      status: 'pending',
    });
    await decide(id, 'published', 3);
    expect(await shownTexts()).toEqual(['Kinder']);
  });

  test('that a moderator has decided on do not hold new words, which can be reported and hidden again', async () => {
    const { id } = await add('Debatable');
    for (const viewer of others) await report(viewer, id);
    await decide(id, 'published', 1);
    expect(await dataOf(await edit(id, { comment: 'An insult' }))).toMatchObject({ status: 'published' });
    accounts.clock.advance(1);
    for (const viewer of others.slice(0, 2)) await report(viewer, id);
    expect(await shownTexts()).toEqual(['An insult']);
    await report(others[2], id);
    expect([await shown(), await waiting()]).toMatchObject([[], [{ id, reports: 3 }]]);
  });
});

test('a decision on former words cannot be taken back', async () => {
  const { id } = await add(HELD);
  await decide(id, 'published', 1);
  await edit(id, { comment: 'Plain words' });
  const reopened = accounts.database.queries
    .transaction()
    .execute((trx) => reopenComment(trx, { id, now: accounts.clock.now() }));
  await expect(reopened).rejects.toMatchObject({ status: 409, code: 'COMMENT_EDITED' });
  expect(await shownTexts()).toEqual(['Plain words']);
});
