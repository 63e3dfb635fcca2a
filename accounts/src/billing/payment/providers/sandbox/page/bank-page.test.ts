import { Browser } from '../../../../../testing/browser';
import { deskToken } from '../../../../../testing/desk-token';
import { createPayer, type Payer } from '../../../../../testing/payer';
import { PaymentPageClient } from '../../../../../testing/payment-page-client';
import { startAccounts, type RunningAccounts } from '../../../../../testing/start-accounts';
import { BANK_WORDS } from './bank-words';

let accounts: RunningAccounts;
let payer: Payer;
beforeAll(async () => {
  accounts = await startAccounts({ config: { development: true } });
  payer = await createPayer(accounts);
  await accounts.database.queries
    .updateTable('viewers')
    .set({ trial_used_at: accounts.clock.now() })
    .execute();
  await payer.subscribe('month-with-ads', { payment_token: 'tok_succeeds' });
  await accounts.runJobs();
});
afterAll(() => accounts.stop());

const play = async (
  fields: Record<string, string>,
  lang: 'en' | 'ar' = 'en',
  headers?: Record<string, string>,
) => {
  const visitor = new PaymentPageClient(accounts.url);
  const form = { email: payer.email, act: 'refund', ...fields };
  const response = await visitor.post(`/pay/bank?lang=${lang}`, form, headers);
  return { status: response.status, text: await response.text() };
};

test.each([
  [{ email: 'nobody@viewers.example' }, 'aria-invalid'],
  [{ payment: 'not-an-id' }, BANK_WORDS.en.problems.notPaid],
  [{ amount: 'half' }, BANK_WORDS.en.problems.amount],
  [{ amount: '999999' }, BANK_WORDS.en.problems.tooMuch],
  [{ act: 'fail_refund' }, BANK_WORDS.en.problems.noRefund],
  [{ act: 'win_dispute' }, BANK_WORDS.en.problems.noDispute],
])('%p is answered at its field, and nothing happens', async (fields, text) => {
  const { status, text: page } = await play(fields);
  expect(status).toBe(422);
  expect(page).toContain(text);
});

test('says what is wrong in the language of the page, and reads Arabic digits', async () => {
  expect((await play({ act: 'lose_dispute' }, 'ar')).text).toContain(BANK_WORDS.ar.problems.noDispute);
  expect((await play({ amount: '\u200F٩٩٩٩٩٩\u200E' }, 'ar')).text).toContain(BANK_WORDS.ar.problems.tooMuch);
});

test.each([
  ['from a foreign origin', { origin: 'https://evil.example' }],
  ['by somebody at another machine', { 'x-forwarded-for': '192.168.1.20' }],
])('nothing is refunded %s', async (_how, headers) => {
  expect([401, 403]).toContain((await play({}, 'en', headers)).status);
});

test('what is done there reaches us signed, over HTTP', async () => {
  expect((await play({ act: 'open_dispute' })).status).toBe(303);
  expect((await play({ act: 'open_dispute' })).text).toContain(BANK_WORDS.en.problems.disputed);
  await accounts.runJobs();
  expect(await payer.subscription()).toMatchObject({ renewal_hold: 'dispute' });
  const authorization = `Bearer ${await deskToken(accounts, { scopes: ['viewers:write'] })}`;
  const fields = { email: payer.email, act: 'lose_dispute' };
  const desk = await new Browser(accounts.url).form('/pay/bank', fields, {
    ...{ authorization, 'x-forwarded-for': '192.168.1.20' },
  });
  expect(desk.status).toBe(303);
  await accounts.runJobs();
  expect(await payer.subscription()).toMatchObject({ status: 'free' });
});
