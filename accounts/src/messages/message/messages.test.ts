import { messageOf } from '@sahra/schemas/messages';

import { Browser } from '../../testing/browser';
import { signedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from messages; delete from rate_limits'));

const CONTACT = { name: 'Salma Rahal', email: 'salma@viewers.example', content: 'Where is the schedule?' };

const send = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  new Browser(accounts.url).json(path, body, headers);
const messages = () => accounts.database.queries.selectFrom('messages').selectAll().execute();

describe.each(['en', 'ar'] as const)('in %s', (locale) => {
  const headers = { 'x-localization': locale };

  test.each([
    ['/api/contact', CONTACT, { ...CONTACT, kind: 'contact', video_code: null }],
    [
      '/api/feedback',
      { comment: 'كل شيء جميل' },
      { kind: 'feedback', content: 'كل شيء جميل', name: null, email: null },
    ],
    [
      '/api/report',
      { comment: 'No sound', video_code: 'ep01n1x', email: 'a@b.example' },
      { kind: 'report', content: 'No sound', video_code: 'ep01n1x', email: 'a@b.example' },
    ],
  ])('%s keeps a message and says so', async (path, body, kept) => {
    const answer = await send(path, body, headers);
    expect(answer.status).toBe(201);
    const receipt = { code: 'MESSAGE_SENT', message: messageOf('MESSAGE_SENT', locale) };
    expect(await answer.json()).toEqual({ data: receipt });
    expect(await messages()).toMatchObject([{ ...kept, locale, status: 'open', viewer_id: null }]);
  });

  test('contact tells every failing field at once', async () => {
    const answer = await send('/api/contact', {}, headers);
    expect(answer.status).toBe(422);
    const codes = { name: ['NAME_REQUIRED'], email: ['EMAIL_REQUIRED'], content: ['MESSAGE_REQUIRED'] };
    const texts = Object.entries(codes).map(([field, [code = '']]) => [field, [messageOf(code, locale)]]);
    expect(await answer.json()).toEqual({
      code: 'NAME_REQUIRED',
      message: messageOf('NAME_REQUIRED', locale),
      error_codes: codes,
      errors: Object.fromEntries(texts) as object,
    });
  });

  test.each([
    ['/api/contact', 'name', ' \u200F\n ', 'NAME_REQUIRED'],
    ['/api/contact', 'name', 7, 'NAME_REQUIRED'],
    ['/api/contact', 'name', 'Al', 'NAME_LENGTH'],
    ['/api/contact', 'name', 'س'.repeat(51), 'NAME_LENGTH'],
    ['/api/contact', 'name', 'Salma 2', 'NAME_CHARACTERS'],
    ['/api/contact', 'name', 'سلمى ٢', 'NAME_CHARACTERS'],
    ['/api/contact', 'name', 'سلمى ۲', 'NAME_CHARACTERS'],
    ['/api/contact', 'name', 'Salma @ home', 'NAME_CHARACTERS'],
    ['/api/contact', 'name', '<b>Salma</b>', 'NAME_CHARACTERS'],
    ['/api/contact', 'name', 'Salma_Rahal', 'NAME_CHARACTERS'],
    ['/api/contact', 'name', 'Salma $', 'NAME_CHARACTERS'],
    ['/api/contact', 'name', 'Salma 🌙', 'NAME_CHARACTERS'],
    ['/api/contact', 'name', '- - -', 'NAME_CHARACTERS'],
    ['/api/contact', 'email', ' ', 'EMAIL_REQUIRED'],
    ['/api/contact', 'email', 'salma', 'EMAIL_INVALID'],
    ['/api/contact', 'content', '\u200D\u0301', 'MESSAGE_REQUIRED'],
    ['/api/contact', 'content', '9 signs..', 'MESSAGE_LENGTH'],
    ['/api/contact', 'content', '   9 signs..   ', 'MESSAGE_LENGTH'],
    ['/api/contact', 'content', '🌙'.repeat(301), 'MESSAGE_LENGTH'],
    ['/api/feedback', 'comment', '', 'MESSAGE_REQUIRED'],
    ['/api/feedback', 'comment', ['x'], 'MESSAGE_REQUIRED'],
    ['/api/feedback', 'comment', '🌙'.repeat(1001), 'COMMENT_LENGTH'],
    ['/api/feedback', 'email', 'salma@', 'EMAIL_INVALID'],
    ['/api/report', 'comment', '\n', 'MESSAGE_REQUIRED'],
    ['/api/report', 'comment', 'س'.repeat(1001), 'COMMENT_LENGTH'],
    ['/api/report', 'video_code', 'No Code', 'NOT_FOUND'],
    ['/api/report', 'video_code', 7, 'NOT_FOUND'],
  ])('%s refuses %s %p with %s and keeps nothing', async (path, field, value, code) => {
    const good = path === '/api/contact' ? CONTACT : { comment: 'No sound' };
    const answer = await send(path, { ...good, [field]: value }, headers);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      code,
      message: messageOf(code, locale),
      error_codes: { [field]: [code] },
      errors: { [field]: [messageOf(code, locale)] },
    });
    expect(await messages()).toEqual([]);
  });
});

test.each([
  ['name', 'Ali', 'Ali'],
  ['name', 'س'.repeat(50), 'س'.repeat(50)],
  ['name', 'e\u0301'.repeat(50), 'é'.repeat(50)],
  ['name', " مُحَمَّد  العَبْدُالله-O'Neil Jr. ’", "مُحَمَّد العَبْدُالله-O'Neil Jr. ’"],
  ['name', '\u202Eamlas\u202C', 'amlas'],
  ['content', '10 signs..', '10 signs..'],
  ['content', '🌙'.repeat(300), '🌙'.repeat(300)],
  ['content', 'one\r\ntwo\n\n\n\nthree\u0007\tfour', 'one\ntwo\n\nthree four'],
])('keeps %s %p', async (field, value, kept) => {
  expect((await send('/api/contact', { ...CONTACT, [field]: value })).status).toBe(201);
  expect(await messages()).toMatchObject([{ [field]: kept }]);
});

test('fifty submits with one key are one message, and each is answered', async () => {
  const key = { 'idempotency-key': 'one-submit' };
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => send('/api/report', { comment: 'x' }, key)),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array<number>(50).fill(201));
  expect(await messages()).toHaveLength(1);
});

test('the twenty-first message of an address in an hour is refused', async () => {
  for (let sent = 0; sent < 20; sent += 1) expect((await send('/api/contact', CONTACT)).status).toBe(201);
  const answer = await send('/api/contact', CONTACT);
  expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect(await answer.json()).toMatchObject({ code: 'RATE_LIMITED' });
});

describe('a viewer', () => {
  test('is remembered as the sender, and when purged leaves neither name nor address', async () => {
    const salma = await signedIn(accounts);
    expect((await salma.send('POST', '/api/contact', CONTACT)).status).toBe(201);
    expect(await messages()).toMatchObject([{ viewer_id: salma.id, name: CONTACT.name }]);
    await accounts.database.queries.deleteFrom('viewers').where('id', '=', salma.id).execute();
    expect(await messages()).toMatchObject([
      { viewer_id: null, name: null, email: null, content: CONTACT.content },
    ]);
  });

  test.each(['/api/contact', '/api/feedback', '/api/report'])(
    '%s refuses a bearer that is not good any more, so that it is renewed',
    async (path) => {
      const answer = await send(path, { ...CONTACT, comment: 'x' }, { authorization: 'Bearer old' });
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({ code: 'SESSION_REQUIRED' });
      expect(await messages()).toEqual([]);
    },
  );
});
