import { messageOf } from '@sahra/schemas/messages';

import { createPayer, type Payer } from '../../testing/payer';
import { FAKE_METHOD } from '../../testing/fake-payments';
import { payingTests } from '../../testing/paying-tests';

const run = payingTests();
const PLAN = 'month-with-ads';

let number = 0;
beforeEach(() => {
  number += 1;
  run.accounts.fake.cards.method = { ...FAKE_METHOD, fingerprint: `card-${number}` };
});

const statusOf = async (payer: Payer) => (await payer.subscription()).status;

test.each(['en', 'ar'] as const)(
  'a second account gets no trial with the card, and is told so in %s',
  async (locale) => {
    const held = run.accounts.fake.held()['USD'] ?? 0;
    await run.payer.subscribe(PLAN);
    const other = await createPayer(run.accounts);
    const body = { plan_id: PLAN, payment_method: 'card', payment_token: 'tok' };
    const answer = await other.send('POST', '/api/subscribe', body, { 'x-localization': locale });
    expect(await answer.json()).toMatchObject({
      data: {
        status: 'failed',
        reason: 'TRIAL_USED',
        message: messageOf('TRIAL_USED', locale),
        purpose: 'card_check',
      },
    });
    expect([await statusOf(run.payer), await statusOf(other)]).toEqual(['trial', 'free']);
    await run.accounts.runJobs();
    expect(run.accounts.fake.held()['USD']).toBe(held);
    expect(await other.subscription()).toMatchObject({ trial_available: false });
    expect(await other.subscribe(PLAN)).toMatchObject({ status: 'succeeded', purpose: 'first' });
    expect(await statusOf(other)).toBe('active');
  },
);

test('of three accounts that use the card at the same moment, one has a trial', async () => {
  const payers = [run.payer, await createPayer(run.accounts), await createPayer(run.accounts)];
  await Promise.all(payers.map((payer) => payer.subscribe(PLAN)));
  const states = await Promise.all(payers.map(statusOf));
  expect(states.toSorted()).toEqual(['free', 'free', 'trial']);
});

test('a card that took the place of another one has had its trial too', async () => {
  await run.payer.subscribe(PLAN);
  run.accounts.fake.cards.method = { ...FAKE_METHOD, ref: 'new', fingerprint: 'a new card' };
  await run.payer.send('POST', '/api/change_payment_method', {
    payment_method: 'card',
    payment_token: 'tok',
  });
  const other = await createPayer(run.accounts);
  await other.subscribe(PLAN);
  expect(await statusOf(other)).toBe('free');
});

test('cards of which the provider says nothing are not told apart by anything else', async () => {
  run.accounts.fake.cards.method = { ...FAKE_METHOD, fingerprint: null };
  const other = await createPayer(run.accounts);
  await run.payer.subscribe(PLAN);
  await other.subscribe(PLAN);
  expect([await statusOf(run.payer), await statusOf(other)]).toEqual(['trial', 'trial']);
});

test('only a hash is kept, and no viewer', async () => {
  await run.payer.subscribe(PLAN);
  const cards = await run.accounts.database.queries.selectFrom('trial_cards').selectAll().execute();
  expect(cards.map((card) => Object.keys(card))).toContainEqual(['card_hash', 'used_at']);
  expect(JSON.stringify(cards.map(({ card_hash }) => card_hash.toString()))).not.toContain(`card-${number}`);
});
