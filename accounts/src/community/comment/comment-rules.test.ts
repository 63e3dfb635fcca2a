import { messageOf } from '@sahra/schemas/messages';

import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { COMMENTS_PER_MINUTE } from './comment.limits';
import type { Comment } from './select-comments';

const CODE = 'ep01n1x';
const NOBODY = '00000000-0000-4000-8000-000000000000';

let accounts: RunningAccounts;
let salma: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
  salma = await signedIn(accounts);
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from comments'));

const send = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  salma.send('POST', '/api/comments', { code: CODE, comment: 'Good evening', ...body }, headers);
const added = async (body: Record<string, unknown>): Promise<Comment> => {
  const answer = await send(body);
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { data: Comment }).data;
};
const stored = () => accounts.database.queries.selectFrom('comments').selectAll().execute();

describe.each(['en', 'ar'] as const)('in %s', (locale) => {
  test.each([
    ['comment', undefined, 'COMMENT_REQUIRED'],
    ['comment', 7, 'COMMENT_REQUIRED'],
    ['comment', ' \n\t ', 'COMMENT_REQUIRED'],
    ['comment', '\u200D\u202E\u0301', 'COMMENT_REQUIRED'],
    ['comment', 'س'.repeat(1001), 'COMMENT_LENGTH'],
    ['comment', '🌙'.repeat(1001), 'COMMENT_LENGTH'],
    ['code', undefined, 'NOT_FOUND'],
    ['code', 'No Code', 'NOT_FOUND'],
    ['parent_id', 'x', 'COMMENT_FAILED'],
    ['parent_id', NOBODY, 'COMMENT_FAILED'],
    ['at', -1, 'BAD_USER_INPUT'],
    ['at', 1.5, 'BAD_USER_INPUT'],
    ['at', 86_401, 'BAD_USER_INPUT'],
    ['at', '12', 'BAD_USER_INPUT'],
  ])('refuses %s %p with %s and keeps nothing', async (field, value, code) => {
    const answer = await send({ [field]: value }, { 'x-localization': locale });
    expect(answer.status).toBe(422);
    const message = messageOf(code, locale);
    expect(await answer.json()).toEqual({
      code,
      message,
      error_codes: { [field]: [code] },
      errors: { [field]: [message] },
    });
    expect(await stored()).toEqual([]);
  });
});

test('tells every failing field at once', async () => {
  const answer = await send({ code: '', comment: '', at: -1, parent_id: 'x' });
  expect(await answer.json()).toMatchObject({
    error_codes: {
      code: ['NOT_FOUND'],
      comment: ['COMMENT_REQUIRED'],
      parent_id: ['COMMENT_FAILED'],
      at: ['BAD_USER_INPUT'],
    },
  });
});

test.each([
  ['Arabic with marks', 'مَسَاءُ الخَيْرِ', 'مَسَاءُ الخَيْرِ'],
  ['a family of emoji', ' 👨‍👩‍👧🏽 ', '👨‍👩‍👧🏽'],
  ['decomposed letters', 'Zoe\u0308', 'Zoë'],
  ['marks that turn the text around', '\u202Eevil\u202C \u2066ليل\u2069', 'evil ليل'],
  ['joiners inside Persian words', 'می\u200Cخواهم', 'می\u200Cخواهم'],
  ['bells and escapes', 'a\u0007b\u001Bc', 'a b c'],
  ['many empty lines', 'one\r\n\r\n\r\n\r\ntwo\rthree', 'one\n\ntwo\nthree'],
  ['markup, kept as text', '<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['as much as is allowed', '🌙'.repeat(1000), '🌙'.repeat(1000)],
  ['as much as is allowed once composed', 'e\u0301'.repeat(1000), 'é'.repeat(1000)],
])('keeps %s', async (_what, comment, kept) => {
  expect((await added({ comment })).comment).toBe(kept);
});

test.each([
  ['a bare domain', 'شاهدوا example.com', ['link']],
  ['a URL', 'https://example.com/x', ['link']],
  ['a watched word with marks and tatweel', 'يا حِمـــار', ['word']],
  ['a watched word in look-alikes', 'what a b1tch', ['word']],
  ['both', 'bitch see example.com', ['link', 'word']],
])('holds a comment with %s until a moderator has looked', async (_what, comment, reasons) => {
  expect(await added({ comment })).toMatchObject({ status: 'pending', comment });
  expect(await stored()).toMatchObject([{ status: 'pending', held_for: reasons }]);
  const shown = await fetch(new URL(`/api/comments?code=${CODE}`, accounts.url));
  expect(await shown.json()).toMatchObject({ data: [] });
  const own = await salma.send('GET', `/api/comments/own?codes=${CODE}`);
  expect(await own.json()).toMatchObject({ data: [{ comment, status: 'pending' }] });
});

test('nobody replies to what waits, was deleted, or is about another video', async () => {
  const waiting = await added({ comment: 'see example.com' });
  const deleted = await added({});
  await salma.send('DELETE', `/api/comments/${deleted.id}`);
  const elsewhere = await added({ code: 'premium01' });
  for (const { id } of [waiting, deleted, elsewhere]) {
    const answer = await send({ parent_id: id });
    expect(await answer.json()).toMatchObject({ error_codes: { parent_id: ['COMMENT_FAILED'] } });
  }
});

test('a viewer who writes too fast waits until the minute is over', async () => {
  for (let count = 0; count < COMMENTS_PER_MINUTE; count += 1) {
    await added({});
    accounts.clock.advance(1000);
  }
  const refused = await send({});
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '50']);
  expect(await refused.json()).toMatchObject({ code: 'RATE_LIMITED' });
  accounts.clock.advance(50_000);
  await added({});
});
