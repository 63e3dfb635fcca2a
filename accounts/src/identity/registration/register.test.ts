import { messageOf } from '@sahra/schemas/messages';

import { Browser } from '../../testing/browser';
import { registrationBody } from '../../testing/registration-body';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';

const REGISTER = '/api/register';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from viewers; delete from rate_limits'));

const register = (changed: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  new Browser(accounts.url).json(REGISTER, registrationBody(changed), headers);

const viewers = () =>
  accounts.database.queries.selectFrom('viewers').selectAll().orderBy('created_at').execute();

test('registers on the free plan, signs in and keeps only hashes', async () => {
  const browser = new Browser(accounts.url, { 'user-agent': 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0' });
  const response = await browser.json(REGISTER, registrationBody());
  expect(response.status).toBe(201);
  const { data } = (await response.json()) as { data: Record<string, unknown> & { token: string } };
  expect(data).toMatchObject({ name: 'Salma Rahal', has_subscription: false, with_ads: true });
  const bearer = { authorization: `Bearer ${data.token}` };
  expect((await browser.json('/api/details', {}, bearer)).status).toBe(200);
  expect(await (await browser.get('/api/auth/session')).json()).toMatchObject({ user: { id: data['id'] } });

  const [viewer] = await viewers();
  expect(viewer?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const [session] = await accounts.database.queries.selectFrom('sessions').selectAll().execute();
  expect(session?.device_name).toBe('Chrome · Android');
  expect(session?.token_hash.toString('base64url')).not.toBe(browser.cookies.get('sahra.session'));
});

test('keeps the time zone of the device, so that mails and the payment page have it from the first one on', async () => {
  await register({}, { 'x-time-zone': 'Africa/Cairo' });
  await register({ email: 'other@viewers.example' }, { 'x-time-zone': 'Foo/Bar' });
  expect((await viewers()).map(({ time_zone }) => time_zone)).toEqual(['Africa/Cairo', null]);
});

test.each(['en', 'ar'] as const)('tells every failing field at once in %s', async (locale) => {
  await register({ email: 'taken@viewers.example' });
  const response = await register(
    {
      name: ' \u202E ',
      email: 'Taken@viewers.example ',
      password: 'short',
      referral_code: 'NOBODYS1',
      terms_accepted: false,
    },
    { 'x-localization': locale },
  );
  expect(response.status).toBe(422);
  const codes = {
    name: ['NAME_REQUIRED'],
    email: ['EMAIL_TAKEN'],
    password: ['PASSWORD_INVALID'],
    referral_code: ['REFERRAL_INVALID'],
    terms_accepted: ['TERMS_REQUIRED'],
  };
  const texts = Object.entries(codes).map(([field, [code = '']]) => [field, [messageOf(code, locale)]]);
  expect(await response.json()).toEqual({
    code: 'NAME_REQUIRED',
    message: messageOf('NAME_REQUIRED', locale),
    error_codes: codes,
    errors: Object.fromEntries(texts) as object,
  });
});

test.each([
  ['name', undefined, 'NAME_REQUIRED'],
  ['name', 7, 'NAME_REQUIRED'],
  ['name', '\u200D', 'NAME_REQUIRED'],
  ['name', 'س'.repeat(101), 'NAME_TOO_LONG'],
  ['email', undefined, 'EMAIL_REQUIRED'],
  ['email', '  ', 'EMAIL_REQUIRED'],
  ['email', ['a@b.example'], 'EMAIL_REQUIRED'],
  ['email', 'salma', 'EMAIL_INVALID'],
  ['email', 'salma@localhost', 'EMAIL_INVALID'],
  ['email', 'sal ma@viewers.example', 'EMAIL_INVALID'],
  ['email', 'sal ma@viewers.example', 'EMAIL_INVALID'],
  ['name', 'Claim your prize: http://evil.example/1', 'NAME_LINK'],
  ['name', '\u3164\u2800', 'NAME_REQUIRED'],
  ['email', 'a..b@viewers.example', 'EMAIL_INVALID'],
  ['email', `${'a'.repeat(243)}@viewers.example`, 'EMAIL_INVALID'],
  ['password', undefined, 'PASSWORD_REQUIRED'],
  ['password', '7 signs', 'PASSWORD_INVALID'],
  ['password', 'ab'.repeat(65), 'PASSWORD_INVALID'],
  ['password', 'سسسسسسسسسسسس', 'PASSWORD_INVALID'],
  ['password', 'Salma@Viewers.example', 'PASSWORD_INVALID'],
  ['referral_code', 'NOBODYS1', 'REFERRAL_INVALID'],
  ['terms_accepted', undefined, 'TERMS_REQUIRED'],
  ['terms_accepted', 'true', 'TERMS_REQUIRED'],
])('refuses %s %p with %s', async (field, value, code) => {
  const response = await register({ [field]: value });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({ code, error_codes: { [field]: [code] } });
  expect(await viewers()).toEqual([]);
});

test.each([
  ['Arabic with marks', 'مُحَمَّد  العَبْدُالله', 'مُحَمَّد العَبْدُالله'],
  ['a family of emoji', ' نور 👨‍👩‍👧 ', 'نور 👨‍👩‍👧'],
  ['decomposed letters', 'Zoe\u0308 Ame\u0301lie', 'Zoë Amélie'],
  ['marks that turn the text around', '\u202Eliame\u202C\u2066 ليلى\u2069', 'liame ليلى'],
  ['markup, kept as text', '<b>Salma</b>', '<b>Salma</b>'],
  ['line breaks and bells', 'Salma\u0007\nRahal', 'Salma Rahal'],
])('keeps a name of %s', async (_case, name, kept) => {
  const response = await register({ name });
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({ data: { name: kept } });
});

test.each(['SALMA@viewers.EXAMPLE', '\u00A0salma@viewers.example \n'])(
  '%p is the same address',
  async (email) => {
    await register();
    expect(await (await register({ email })).json()).toMatchObject({ code: 'EMAIL_TAKEN' });
  },
);

test('an address that differs in its Unicode form only is the same, also at sign-in', async () => {
  await register({ email: 'zoë@viewers.example' });
  const twin = 'zoe\u0308@viewers.example';
  expect(await (await register({ email: twin })).json()).toMatchObject({ code: 'EMAIL_TAKEN' });
  expect((await new Browser(accounts.url).signIn(twin, 'a quiet evening')).status).toBe(200);
});

test('fifty registrations of one address at the same time make exactly one viewer', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => register()));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status === 422);
  expect(refused).toHaveLength(49);
  for (const response of refused) expect(await response.json()).toMatchObject({ code: 'EMAIL_TAKEN' });
  expect(await viewers()).toHaveLength(1);
});

const ARABIC_INDIC_ZERO = 0x0660;
const inArabicDigits = (code: string) =>
  code.replace(/\d/g, (digit) => String.fromCodePoint(ARABIC_INDIC_ZERO + Number(digit)));

test.each([
  ['in small letters', (code: string) => ` ${code.toLowerCase()} `],
  ['in two halves', (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`],
  ['with a dash, as a messenger writes it', (code: string) => `${code.slice(0, 4)}–${code.slice(4)}\u200F`],
  ['in Arabic digits', inArabicDigits],
])('a friend may write the referral code %s', async (_how, written) => {
  await register();
  const { queries } = accounts.database;
  const code = 'K7M2Q9XT';
  await queries.updateTable('referral_codes').set({ code }).execute();
  const friend = await register({ email: 'friend@viewers.example', referral_code: written(code) });
  expect(friend.status).toBe(201);
  const { data } = (await friend.json()) as { data: { id: string } };
  expect(await queries.selectFrom('referrals').select(['viewer_id', 'code']).execute()).toEqual([
    { viewer_id: data.id, code },
  ]);
});

test.each([[null], [''], [' - '], [7]])('a referral code of %p is none', async (nothing) => {
  expect((await register({ referral_code: nothing })).status).toBe(201);
  expect(await accounts.database.queries.selectFrom('referrals').selectAll().execute()).toEqual([]);
});

describe('the same Idempotency-Key', () => {
  const key = { 'idempotency-key': 'one-submit-of-the-form' };

  test('after a lost answer signs the same viewer in again', async () => {
    const first = (await (await register({}, key)).json()) as { data: { id: string } };
    const again = await register({}, key);
    expect(again.status).toBe(201);
    expect(await again.json()).toMatchObject({ data: { id: first.data.id } });
    expect(await viewers()).toHaveLength(1);
  });

  test('ten times at once makes one viewer, and everybody is answered', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => register({}, key)));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(10).fill(201));
    expect(await viewers()).toHaveLength(1);
  });

  test.each([
    ['another address', { email: 'other@viewers.example' }],
    ['another password', { password: 'a loud evening' }],
  ])('with %s is refused and opens nothing', async (_case, changed) => {
    await register({}, key);
    const response = await register(changed, key);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await viewers()).toHaveLength(1);
  });
});
