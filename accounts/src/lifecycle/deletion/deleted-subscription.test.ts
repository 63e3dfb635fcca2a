import { TRIAL_DAYS } from '@sahra/schemas/constants';

import { Browser } from '../../testing/browser';
import { registrationBody } from '../../testing/registration-body';
import { signedIn, type SignedIn } from '../../testing/signed-in';
import { startAccounts, type RunningAccounts } from '../../testing/start-accounts';
import { fillViewerTables } from '../../testing/fill-viewer-tables';
import { addDays } from '../../platform/time/add-days';
import { DAY_MS, MINUTE_MS } from '../../platform/time/durations';

const PASSWORD = String(registrationBody()['password']);

let accounts: RunningAccounts;
let salma: SignedIn;
beforeAll(async () => {
  accounts = await startAccounts();
});
afterAll(() => accounts.stop());
/** Creates a subscription that is paid for the next 31 days and would renew. */
beforeEach(async () => {
  await accounts.database.pool.query('delete from rate_limits');
  salma = await signedIn(accounts);
  const { id, email } = salma;
  await fillViewerTables(accounts.database, { id, email, name: 'Salma Rahal' }, accounts.clock.now());
});

const remove = () =>
  salma.send('POST', '/api/delete_account', { password: PASSWORD, reason_id: 'too-expensive' });
const recover = async (): Promise<Response> => {
  const browser = new Browser(accounts.url);
  const refused = await browser.signIn(salma.email, PASSWORD);
  const { meta } = (await refused.json()) as { meta: { recovery_token: string } };
  return browser.json('/api/recover_account', { recovery_token: meta.recovery_token });
};
const cancelledAt = async (): Promise<Date | null> => {
  const { cancelled_at } = await accounts.database.queries
    .selectFrom('subscriptions')
    .select('cancelled_at')
    .where('viewer_id', '=', salma.id)
    .executeTakeFirstOrThrow();
  return cancelled_at;
};

test('deleting cancels what would renew, and recovering takes that back', async () => {
  expect((await remove()).status).toBe(200);
  expect(await cancelledAt()).toEqual(accounts.clock.now());
  accounts.clock.advance(10 * DAY_MS);
  const answer = await recover();
  expect(await answer.json()).toMatchObject({ data: { has_subscription: true } });
  expect(await cancelledAt()).toBeNull();
});

test('its mails have one language, that of the page, and times in the zone of the device', async () => {
  const asked = { password: PASSWORD, reason_id: 'too-expensive' };
  await salma.send('POST', '/api/delete_account', asked, {
    'x-localization': 'ar',
    'x-time-zone': 'Africa/Cairo',
  });
  await accounts.runJobs();
  const mails = accounts
    .mails()
    .filter(({ to, mail }) => to === salma.email && /deleted|cancelled/.test(mail));
  expect(mails.map(({ mail, locale, timeZone }) => [mail, locale, timeZone]).sort()).toEqual([
    ['account-deleted', 'ar', 'Africa/Cairo'],
    ['subscription-cancelled', 'ar', 'Africa/Cairo'],
  ]);
});

test('what the viewer had cancelled before stays cancelled', async () => {
  expect((await salma.send('POST', '/api/cancel_subscription')).status).toBe(200);
  const before = await cancelledAt();
  expect(before).not.toBeNull();
  accounts.clock.advance(MINUTE_MS);
  await remove();
  expect((await recover()).status).toBe(200);
  expect(await cancelledAt()).toEqual(before);
});

test('a trial that comes back with its account after the day of its reminder is reminded of the first fee', async () => {
  await accounts.database.queries
    .updateTable('subscriptions')
    .set({ status: 'trial', period_ends_at: addDays(accounts.clock.now(), TRIAL_DAYS) })
    .where('viewer_id', '=', salma.id)
    .execute();
  await remove();
  accounts.clock.advance(6 * DAY_MS);
  expect((await recover()).status).toBe(200);
  await accounts.runJobs();
  const reminders = accounts
    .mails()
    .filter(({ to, mail }) => to === salma.email && mail === 'trial-ends-soon');
  expect(reminders).toHaveLength(1);
});
