import { messageOf } from '@sahra/schemas/messages';

import { Browser } from '../../testing/browser';
import { mailedCode } from '../../testing/mailed-code';
import { signedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { MINUTE_MS } from '../../platform/time/durations';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from rate_limits'));

const check = (email: unknown, code: unknown, headers: Record<string, string> = {}) =>
  new Browser(accounts.url).json('/api/check_code', { email, code }, headers);

const ask = (email: string) => new Browser(accounts.url).json('/api/forgot_password', { email });

/** Registers a viewer and requests a reset code by mail. */
const forgetful = async (changed: Record<string, unknown> = {}) => {
  const viewer = await signedIn(accounts, changed);
  await ask(viewer.email);
  return { ...viewer, code: await mailedCode(accounts, viewer.email) };
};

const wrongFor = (code: string): string => (code === '0000' ? '1111' : '0000');
const inDigitsFrom = (zero: string, code: string): string =>
  code.replace(/\d/g, (digit) => String.fromCharCode(zero.charCodeAt(0) + Number(digit)));

test.each([
  ['as it is', (code: string) => code],
  ['in Arabic-Indic digits', (code: string) => inDigitsFrom('٠', code)],
  ['in Persian digits', (code: string) => inDigitsFrom('۰', code)],
  ['in wide digits', (code: string) => inDigitsFrom('０', code)],
  ['in two halves', (code: string) => ` ${code.slice(0, 2)} ${code.slice(2)}\n`],
  ['with marks of direction', (code: string) => `\u200F${code}\u200F`],
])('the code %s is right', async (_how, typed) => {
  const { email, code } = await forgetful();
  const answer = await check(email, typed(code));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    data: { reset_token: expect.stringMatching(/^[\w-]{43}$/) as string },
  });
});

test('an address in another Unicode form is the same', async () => {
  const { code } = await forgetful({ email: 'amélie@viewers.example' });
  expect((await check('AME\u0301LIE@viewers.example', code)).status).toBe(200);
});

test.each(['en', 'ar'] as const)('says in %s how many tries are left, then nothing helps', async (locale) => {
  const { email, code } = await forgetful();
  const localized = { 'x-localization': locale };
  for (const tries_left of [4, 3, 2, 1, 0]) {
    const answer = await check(email, wrongFor(code), localized);
    expect(answer.status).toBe(422);
    const message = messageOf('CODE_WRONG', locale);
    expect(await answer.json()).toEqual({
      code: 'CODE_WRONG',
      message,
      errors: { code: [message] },
      error_codes: { code: ['CODE_WRONG'] },
      meta: { tries_left },
    });
  }
  const right = await check(email, code, localized);
  expect(right.status).toBe(422);
  expect(await right.json()).toMatchObject({
    code: 'CODE_EXPIRED',
    message: messageOf('CODE_EXPIRED', locale),
  });
});

test('what is no four digits costs no try', async () => {
  const { email, code } = await forgetful();
  for (const typed of ['123', '12345', 'abcd', '12.4'])
    expect(await (await check(email, typed)).json()).toMatchObject({
      code: 'CODE_WRONG',
      meta: { tries_left: 5 },
    });
  expect((await check(email, code)).status).toBe(200);
});

test('every failing field is reported at once', async () => {
  const answer = await check('salma', ' ');
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    code: 'EMAIL_INVALID',
    error_codes: { email: ['EMAIL_INVALID'], code: ['CODE_REQUIRED'] },
  });
});

test('a code is too old after ten minutes', async () => {
  const { email, code } = await forgetful();
  accounts.clock.advance(10 * MINUTE_MS - 1);
  expect((await check(email, code)).status).toBe(200);
  accounts.clock.advance(1);
  expect(await (await check(email, code)).json()).toMatchObject({ code: 'CODE_EXPIRED' });
});

test('the newest code alone counts', async () => {
  const { email, code } = await forgetful();
  let next = code;
  while (next === code) {
    accounts.clock.advance(MINUTE_MS);
    await ask(email);
    next = await mailedCode(accounts, email);
  }
  expect(await (await check(email, code)).json()).toMatchObject({ code: 'CODE_WRONG' });
  expect((await check(email, next)).status).toBe(200);
});

test.each(['someone who asked for none', 'an address that nobody has'])(
  'there is no code for %s',
  async (who) => {
    const { email } = await signedIn(accounts);
    const answer = await check(who.startsWith('some') ? email : 'nobody@viewers.example', '1234');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ code: 'CODE_EXPIRED' });
  },
);

test("another viewer's code is wrong", async () => {
  const [salma, mona] = [await forgetful(), await forgetful()];
  const typed = mona.code === salma.code ? wrongFor(salma.code) : mona.code;
  expect(await (await check(salma.email, typed)).json()).toMatchObject({ code: 'CODE_WRONG' });
});

test('fifty wrong tries at once count as five', async () => {
  const { id, email, code } = await forgetful();
  const answers = await Promise.all(Array.from({ length: 50 }, () => check(email, wrongFor(code))));
  const told = (await Promise.all(answers.map((answer) => answer.json()))) as {
    code: string;
    meta?: { tries_left: number };
  }[];
  const left = told.flatMap(({ meta }) => meta?.tries_left ?? []);
  expect(left.sort()).toEqual([0, 1, 2, 3, 4]);
  expect(told.filter(({ code: refusal }) => refusal === 'CODE_EXPIRED')).toHaveLength(45);
  const kept = await accounts.database.queries
    .selectFrom('mailed_codes')
    .select('tries')
    .where('viewer_id', '=', id)
    .execute();
  expect(kept).toEqual([{ tries: 5 }]);
});

test('the token is stored as a hash, and not kept for an Idempotency-Key', async () => {
  const { email, code } = await forgetful();
  const key = { 'idempotency-key': 'one-submit' };
  const tokenOf = async (answer: Response) =>
    ((await answer.json()) as { data: { reset_token: string } }).data.reset_token;
  const first = await tokenOf(await check(email, code, key));
  expect(await tokenOf(await check(email, code, key))).not.toBe(first);
  const { rows } = await accounts.database.pool.query(
    `select (select json_agg(one_time_tokens) from one_time_tokens)::text as tokens,
      (select json_agg(idempotency_keys) from idempotency_keys)::text as answers`,
  );
  expect(JSON.stringify(rows)).not.toContain(first);
});
