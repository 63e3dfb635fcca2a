import { Browser } from '../../testing/browser';
import { mailedCode } from '../../testing/mailed-code';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';

const PASSWORD = 'a quiet evening';
const NEW = 'another quiet evening';

let accounts: RunningAccounts;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
beforeEach(() => accounts.database.pool.query('delete from rate_limits'));

/** Registers a viewer who has done something in Arabic; no request after it names a language. */
const arabicViewer = async (): Promise<SignedIn> => {
  const viewer = await signedIn(accounts);
  await viewer.send('POST', '/api/resend_verification', undefined, { 'x-localization': 'ar' });
  await accounts.runJobs();
  return viewer;
};

/** Runs the jobs and returns the locales of the mails to the viewer, by kind of mail. */
const localesOf = async ({ email }: SignedIn): Promise<Record<string, string>> => {
  await accounts.runJobs();
  const sent = accounts.mails().filter(({ to }) => to === email);
  return Object.fromEntries(sent.map(({ mail, locale }) => [mail, locale]));
};

const changes = {
  current_password: PASSWORD,
  password: NEW,
  password_confirmation: NEW,
};

test.each([
  ['password-changed', '/api/change_password', changes],
  ['delete-code', '/api/delete_account/code', undefined],
  ['account-deleted', '/api/delete_account', { password: PASSWORD, reason_id: 'other' }],
  ['verify-email', '/api/resend_verification', undefined],
])('a request that names no language sends %s in that of the viewer', async (mail, path, body) => {
  const viewer = await arabicViewer();
  if (mail === 'delete-code')
    await accounts.database.pool.query('update viewers set password_hash = null where id = $1', [viewer.id]);
  await viewer.send('POST', path, body);
  expect(await localesOf(viewer)).toMatchObject({ [mail]: 'ar' });
});

test('… the code of a new address too, and the news to the old one', async () => {
  const viewer = await arabicViewer();
  const email = 'moved@viewers.example';
  await viewer.send('POST', '/api/change_email/code', { email, password: PASSWORD });
  const code = await mailedCode(accounts, email, 'email-code');
  await viewer.send('POST', '/api/change_email', { code });
  expect(await localesOf({ ...viewer, email })).toMatchObject({ 'email-code': 'ar' });
  expect(await localesOf(viewer)).toMatchObject({ 'email-changed': 'ar' });
});

test('… and so do a forgotten password, and a sign-in on a new device, which keep the language', async () => {
  const viewer = await arabicViewer();
  const stranger = new Browser(accounts.url, {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0',
  });
  await stranger.json('/api/forgot_password', { email: viewer.email });
  const code = await mailedCode(accounts, viewer.email);
  const checked = await stranger.json('/api/check_code', { email: viewer.email, code });
  const { data } = (await checked.json()) as { data: { reset_token: string } };
  await stranger.json('/api/reset_password', {
    reset_token: data.reset_token,
    password: NEW,
    password_confirmation: NEW,
  });
  expect((await stranger.signIn(viewer.email, NEW)).status).toBe(200);
  expect(await localesOf(viewer)).toMatchObject({
    'reset-code': 'ar',
    'password-changed': 'ar',
    'new-device': 'ar',
  });
  const { rows } = await accounts.database.pool.query('select locale from viewers where id = $1', [
    viewer.id,
  ]);
  expect(rows).toEqual([{ locale: 'ar' }]);
});
