import { TRIAL_DAYS } from '@sahra/schemas/constants';
import { messageOf } from '@sahra/schemas/messages';

import { createPayer, type Payer } from '../../testing/payer';
import { FAKE_METHOD } from '../../testing/fake-payments';
import { payingTests } from '../../testing/paying-tests';
import { createVouchers } from '../voucher/create-vouchers';

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

const changeCard = async (fingerprint: string) => {
  run.accounts.fake.cards.method = { ...FAKE_METHOD, ref: `method of ${fingerprint}`, fingerprint };
  const body = { payment_method: 'card', payment_token: 'tok' };
  expect((await run.payer.send('POST', '/api/change_payment_method', body)).status).toBe(201);
};

test('a card that was removed and added again is the same card', async () => {
  await run.payer.subscribe(PLAN);
  await changeCard(`other-${number}`);
  await changeCard(`card-${number}`);
  const other = await createPayer(run.accounts);
  await other.subscribe(PLAN);
  expect(await statusOf(other)).toBe('free');
});

test('who cancels the trial and subscribes again pays the price at once, with another card too', async () => {
  await run.payer.subscribe(PLAN);
  await run.payer.send('POST', '/api/cancel_subscription');
  await run.accounts.days(TRIAL_DAYS + 1);
  expect(await run.payer.subscription()).toMatchObject({ status: 'free', trial_available: false });
  run.accounts.fake.cards.method = { ...FAKE_METHOD, fingerprint: `second-${number}` };
  expect(await run.payer.subscribe(PLAN)).toMatchObject({ status: 'succeeded', purpose: 'first' });
});

test('who was refused the trial gets it by no page that was left open, with no other card', async () => {
  await (await createPayer(run.accounts)).subscribe(PLAN);
  const used = run.accounts.fake.cards.method;
  Object.assign(run.accounts.fake.cards, {
    next: 'page',
    method: { ...used, fingerprint: `fresh-${number}` },
  });
  const { id: left } = await run.payer.subscribe(PLAN, { payment_token: undefined });
  Object.assign(run.accounts.fake.cards, { next: null, method: used });
  expect(await run.payer.subscribe('year-with-ads')).toMatchObject({ reason: 'TRIAL_USED' });
  run.accounts.fake.decide(left, null);
  const answer = await run.payer.send('GET', `/api/payment_status?id=${left}`);
  expect(await answer.json()).toMatchObject({ data: { status: 'failed', reason: 'TRIAL_USED' } });
  expect(await run.payer.subscription()).toMatchObject({ status: 'free', trial_available: false });
});

describe('a card whose payment goes back, because nothing began or changed, keeps its trial', () => {
  const pageOf = async (path: string, body: object) => {
    run.accounts.fake.cards.next = 'page';
    const answer = await run.payer.send('POST', path, { payment_method: 'card', ...body });
    run.accounts.fake.cards.next = null;
    return (await answer.json()) as { data: { id: string }; payment?: { id: string } };
  };
  /** Pays on a page that was left open, and asks for the result as the browser does. */
  const payLate = async (id: string) => {
    run.accounts.fake.decide(id, null);
    const answer = await run.payer.send('GET', `/api/payment_status?id=${id}`);
    expect(await answer.json()).toMatchObject({ data: { status: 'succeeded' } });
    await run.accounts.runJobs();
  };

  test('a voucher was redeemed meanwhile: when it is over, the same card begins a trial', async () => {
    const { data: ordered } = await pageOf('/api/subscribe', { plan_id: PLAN });
    const [code] = await run.accounts.database.queries.transaction().execute((trx) =>
      createVouchers(trx, {
        ...{ batch: 'Ramadan gifts', planId: PLAN, days: 30, count: 1, validUntil: null },
        ...{ madeBy: 'owner@sahra.example', now: run.accounts.clock.now() },
      }),
    );
    await run.payer.send('POST', '/api/voucher/activate', { code });
    await payLate(ordered.id);
    expect(await statusOf(run.payer)).not.toBe('trial');
    await run.accounts.days(31);
    expect(await run.payer.subscription()).toMatchObject({ status: 'free', trial_available: true });
    await run.payer.subscribe(PLAN);
    expect(await statusOf(run.payer)).toBe('trial');
  });

  test('the subscription ended before its new card was entered: the card begins the trial of another viewer', async () => {
    await run.payer.subscribe(PLAN);
    await run.accounts.days(TRIAL_DAYS - 0.5);
    run.accounts.fake.cards.method = { ...FAKE_METHOD, ref: 'unused', fingerprint: `unused-${number}` };
    const { payment } = await pageOf('/api/change_payment_method', {});
    await run.payer.send('POST', '/api/cancel_subscription');
    await run.accounts.days(0.75);
    expect(await statusOf(run.payer)).toBe('free');
    await payLate(payment?.id ?? '');
    const other = await createPayer(run.accounts);
    await other.subscribe(PLAN);
    expect(await statusOf(other)).toBe('trial');
  });
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
