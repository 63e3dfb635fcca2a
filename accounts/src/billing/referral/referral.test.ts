import { messageOf } from '@sahra/schemas/messages';

import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';

let accounts: RunningAccounts;
let friend: SignedIn;
let salma: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
beforeEach(async () => {
  await accounts.database.pool.query(
    'delete from viewers; delete from rate_limits; delete from idempotency_keys',
  );
  friend = await signedIn(accounts);
  salma = await signedIn(accounts);
});

const codeOf = async (viewer: SignedIn) => {
  const answer = await viewer.send('GET', '/api/referral_code');
  expect(answer.status).toBe(200);
  return (
    (await answer.json()) as { data: { code: string; url: string; used: number; friend_code: string | null } }
  ).data;
};
const activate = (viewer: SignedIn, code: unknown, headers = {}) =>
  viewer.send('POST', '/api/referral_code/activate', { code }, headers);
const referrals = () =>
  accounts.database.queries.selectFrom('referrals').select(['viewer_id', 'code']).execute();

test('every viewer has one code for ever, and a link that carries it', async () => {
  const own = await codeOf(salma);
  expect(own).toEqual({
    code: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{8}$/) as string,
    url: `http://localhost:8000/auth/register?referral=${own.code}`,
    used: 0,
    friend_code: null,
  });
  expect(await codeOf(salma)).toEqual(own);
  expect((await codeOf(friend)).code).not.toBe(own.code);
});

test("a friend's code is remembered, however it is typed, and its owner sees that it was used", async () => {
  const { code } = await codeOf(friend);
  const answer = await activate(salma, ` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)}\u200F`);
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ data: { code } });
  expect(await referrals()).toEqual([{ viewer_id: salma.id, code }]);
  expect((await codeOf(friend)).used).toBe(1);
  expect((await codeOf(salma)).friend_code).toBe(code);
});

test('a code that was named at registration counts, and is the one use', async () => {
  const { code } = await codeOf(friend);
  const newcomer = await signedIn(accounts, { referral_code: code });
  expect((await codeOf(friend)).used).toBe(1);
  expect(await (await activate(newcomer, (await codeOf(salma)).code)).json()).toMatchObject({
    code: 'ALREADY_USED',
  });
});

test.each([
  ['nothing', () => '', 'REFERRAL_REQUIRED'],
  ['spaces', () => ' \u00A0 ', 'REFERRAL_REQUIRED'],
  ['no text', () => 42, 'REFERRAL_REQUIRED'],
  ['a code of nobody', () => 'NOBODYS2', 'CODE_INVALID'],
  ['her own code', async () => (await codeOf(salma)).code, 'OWN_CODE'],
  [
    'the code of somebody who came later',
    async () => (await codeOf(await signedIn(accounts))).code,
    'REFERRAL_LATER',
  ],
])('refuses %s', async (_what, typed, code) => {
  for (const locale of ['en', 'ar'] as const) {
    const answer = await activate(salma, await typed(), { 'x-localization': locale });
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      code,
      message: messageOf(code, locale),
      errors: { code: [messageOf(code, locale)] },
      error_codes: { code: [code] },
    });
  }
  expect(await referrals()).toEqual([]);
});

test('two viewers cannot bring each other', async () => {
  expect((await activate(salma, (await codeOf(friend)).code)).status).toBe(200);
  expect(await (await activate(friend, (await codeOf(salma)).code)).json()).toMatchObject({
    code: 'REFERRAL_LATER',
  });
});

test('of many activations at once exactly one is remembered', async () => {
  await accounts.database.pool.query('delete from rate_limits');
  const others = await Promise.all(Array.from({ length: 25 }, () => signedIn(accounts)));
  const late = await signedIn(accounts);
  const codes = await Promise.all(others.map(async (other) => (await codeOf(other)).code));
  const answers = await Promise.all(codes.map((code) => activate(late, code)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect((await referrals()).filter(({ viewer_id }) => viewer_id === late.id)).toHaveLength(1);
});

test('one submit that is sent twice is answered twice and done once', async () => {
  const { code } = await codeOf(friend);
  const key = { 'idempotency-key': 'form-7' };
  const answers = await Promise.all([activate(salma, code, key), activate(salma, code, key)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

test('guessing is limited', async () => {
  const answers = [];
  for (let tries = 0; tries < 31; tries += 1) answers.push((await activate(salma, 'NOBODYS2')).status);
  expect(answers.slice(0, 30)).toEqual(Array<number>(30).fill(422));
  expect(answers[30]).toBe(429);
});
