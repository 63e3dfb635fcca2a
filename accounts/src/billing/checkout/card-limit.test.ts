import { messageOf } from '@sahra/schemas/messages';

import { createPayer, startPayingAccounts, type PayingAccounts } from '../../testing/payer';
import { RATE_LIMITS } from '../../platform/rate-limit/rate-limits';

let accounts: PayingAccounts;
beforeAll(async () => {
  accounts = await startPayingAccounts(RATE_LIMITS);
});
afterAll(() => accounts.stop());

const ORDER = { plan_id: 'month-with-ads', payment_method: 'card' };

test('cards are not tested here: after ten an hour none is sent on, while the page stays open to the viewer', async () => {
  const payer = await createPayer(accounts);
  accounts.fake.cards.next = 'DECLINED';
  const send = (body: object) => payer.send('POST', '/api/subscribe', body, { 'x-localization': 'ar' });
  const { points } = RATE_LIMITS.paymentMethodEmail;
  for (let tries = 1; tries <= points; tries += 1)
    expect((await send({ ...ORDER, payment_token: `tok-${tries}` })).status).toBe(201);
  const answer = await send({ ...ORDER, payment_token: 'tok' });
  const message = messageOf('RATE_LIMITED', 'ar', Number(answer.headers.get('retry-after')));
  expect([answer.status, await answer.json()]).toEqual([429, { code: 'RATE_LIMITED', message }]);
  const payments = accounts.database.queries.selectFrom('payments').select('id');
  expect(await payments.where('viewer_id', '=', payer.id).execute()).toHaveLength(points);
  accounts.fake.cards.next = 'page';
  expect((await send(ORDER)).status).toBe(201);
});

test('cards sent to subscribe count as cards sent to replace a payment method', async () => {
  const payer = await createPayer(accounts);
  accounts.fake.cards.next = null;
  await payer.subscribe('month-with-ads');
  const { points } = RATE_LIMITS.paymentMethodEmail;
  const change = () =>
    payer.send('POST', '/api/change_payment_method', { payment_method: 'card', payment_token: 't' });
  for (let tries = 1; tries < points; tries += 1) expect((await change()).status).toBe(201);
  expect((await change()).status).toBe(429);
});
