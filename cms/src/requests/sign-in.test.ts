import { waitSentence } from '@sahra/schemas/wait-sentence';

import { createAdminUser } from '../strapi/services/admin-users';
import { signInAs } from '../testing/admin-user';
import { startTestCms, type TestCms } from '../testing/test-cms';
import { keyMemberAddresses } from './member-address';

const ARABIC = /\p{Script=Arabic}/u;
const PASSWORD = 'Desk-of-the-tests-1';
const UNICODE = 'مثال.إختبار';
const PUNYCODE = 'xn--mgbh0fb.xn--kgbechtv';

let cms: TestCms;
beforeAll(async () => {
  cms = await startTestCms({ seeds: false });
});
afterAll(() => cms.close());

const users = () => cms.strapi.db.query('admin::user');

const ask = async (
  path: string,
  body?: object,
  language: 'en' | 'ar' = 'ar',
): Promise<{ status: number; name: string; message: string; wait: number }> => {
  const answer = await fetch(`${cms.origin}/admin/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', cookie: `sahra-desk-language=${language}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const { error } = (text === '' ? {} : JSON.parse(text)) as { error?: { name: string; message: string } };
  const wait = Number(answer.headers.get('retry-after'));
  return { status: answer.status, name: error?.name ?? '', message: error?.message ?? '', wait };
};

describe('what the desk refuses before it knows anybody', () => {
  test.each([
    ['ar', ARABIC],
    ['en', /^This link was used already/u],
  ] as const)(
    'a link of a password that is unknown, used or too old is told in %s',
    async (language, told) => {
      const email = `${language}-reset@sahra.example`;
      await createAdminUser(cms.strapi, {
        email,
        firstname: 'R',
        password: PASSWORD,
        role: 'sahra-publisher',
      });
      const late = { resetPasswordToken: `late-${language}`, resetPasswordTokenExpiresAt: new Date(0) };
      await users().update({ where: { email }, data: late });
      for (const resetPasswordToken of ['nobody', `late-${language}`]) {
        const refused = await ask('reset-password', { resetPasswordToken, password: PASSWORD }, language);
        expect(refused.status).toBe(400);
        expect(refused.message).toMatch(told);
      }
    },
  );

  test.each([
    ['ar', ARABIC],
    ['en', /^This invitation was used already/u],
  ] as const)(
    'an invitation that was used is told in %s, before the form and after it',
    async (language, told) => {
      const email = `${language}-invited@sahra.example`;
      const token = `token-${language}`;
      await createAdminUser(cms.strapi, {
        email,
        firstname: 'I',
        password: PASSWORD,
        role: 'sahra-publisher',
      });
      await users().update({ where: { email }, data: { registrationToken: token, isActive: false } });
      const info = `registration-info?registrationToken=${token}`;
      const form = { registrationToken: token, userInfo: { firstname: 'I', password: PASSWORD } };
      expect((await ask(info)).status).toBe(200);
      expect((await ask('register', form)).status).toBe(200);
      for (const again of [await ask(info, undefined, language), await ask('register', form, language)]) {
        expect(again.status).toBe(400);
        expect(again.message).toMatch(told);
        // The form shows an error of validation at fields only.
        expect(again.name).toBe('ApplicationError');
      }
    },
  );

  test('an account that was stopped is told by the page that Strapi has for it', async () => {
    const email = 'stopped@sahra.example';
    await createAdminUser(cms.strapi, { email, firstname: 'S', password: PASSWORD, role: 'sahra-publisher' });
    await users().update({ where: { email }, data: { isActive: false } });
    expect(await ask('login', { email, password: PASSWORD })).toMatchObject({ message: 'User not active' });
  });

  test.each([
    ['ar', 'البريد الإلكتروني أو كلمة المرور غير صحيحة.', 'محاولات كثيرة.'],
    ['en', 'The address or the password is wrong.', 'Too many attempts.'],
  ] as const)('too many attempts are told in %s, with the seconds to wait', async (language, first, last) => {
    const tries = Array.from({ length: 6 }, () => ({
      email: `${language}-often@sahra.example`,
      password: 'Wrong-1-x',
    }));
    const told: Awaited<ReturnType<typeof ask>>[] = [];
    for (const one of tries) told.push(await ask('login', one, language));
    expect(told[0]).toMatchObject({ status: 400, message: first });
    const { status, message, wait } = told.at(-1) ?? {};
    expect([status, message]).toEqual([429, `${last} ${waitSentence(wait ?? 0, language)}`]);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThan(310);
  });
});

test('the form gives who signs in a token of the admin panel', async () => {
  const account = { email: 'editor@sahra.example', password: PASSWORD };
  await createAdminUser(cms.strapi, { ...account, firstname: 'E', role: 'sahra-publisher' });
  const login = await fetch(`${cms.origin}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const me = await fetch(`${cms.origin}/admin/users/me`, {
    headers: { authorization: `Bearer ${data.token}` },
  });
  expect(await me.json()).toMatchObject({ data: { email: account.email } });
});

describe('a member whose address has a Unicode domain', () => {
  test('is invited once, by whichever spelling', async () => {
    const owner = await signInAs(cms, 'strapi-super-admin');
    const role = (await cms.strapi.db
      .query('admin::role')
      .findOne({ where: { code: 'sahra-publisher' } })) as { id: number };
    const invite = (email: string) =>
      owner.ask('POST', '/admin/users', { firstname: 'Huda', lastname: '', email, roles: [role.id] });
    expect((await invite(`invited@${UNICODE}`)).status).toBe(201);
    expect((await invite(`invited@${PUNYCODE}`)).status).toBe(400);
    expect((await invite(`\u200FINVITED@${UNICODE}`)).status).toBe(400);
  });

  test.each([
    ['a', `a@${UNICODE}`],
    ['b', `b@${PUNYCODE}`],
    ['c', `\u200Ec@${UNICODE}`],
    ['d', `D@${PUNYCODE.toUpperCase()}`],
  ])('signs in with each spelling, also when the account is older than this (%s)', async (name, typed) => {
    const email = `${name}@${UNICODE}`;
    await createAdminUser(cms.strapi, { email, firstname: 'H', password: PASSWORD, role: 'sahra-publisher' });
    await keyMemberAddresses(cms.strapi);
    expect((await ask('login', { email: typed, password: PASSWORD })).status).toBe(200);
    expect((await ask('forgot-password', { email: typed })).status).toBe(204);
  });

  test('that two accounts share stays of the first', async () => {
    const [unicode, punycode] = [`two@${UNICODE}`, `two@${PUNYCODE}`];
    for (const email of [punycode, unicode])
      await createAdminUser(cms.strapi, {
        email,
        firstname: 'H',
        password: PASSWORD,
        role: 'sahra-publisher',
      });
    await keyMemberAddresses(cms.strapi);
    expect(await users().count({ where: { email: punycode } })).toBe(1);
    expect(await users().count({ where: { email: unicode } })).toBe(1);
  });
});
