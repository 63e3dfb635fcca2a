import { messageOf } from '@sahra/schemas/messages';

import { nodeId } from '../../graph/node-id';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const MINE = { authorization: 'Bearer bearer-paid' };
const ERRORS = 'errors { code field message }';
const SUBSCRIBE = `mutation Subscribe($input: SubscribeInput!) { subscribe(input: $input) { payment { code status failure { code message } redirectUrl } ${ERRORS} } }`;
const CHANGE = `mutation Change($input: ChangePlanInput!) { changePlan(input: $input) { subscription { status } change { amountDue { amount } } payment { status } ${ERRORS} } }`;
const YEARLY = nodeId('Plan', 'year-with-ads');
const ORDER = { planId: nodeId('Plan', 'month-with-ads'), paymentMethod: 'CARD' };
const callsTo = (path: string) => gateway.accounts.calls.filter((call) => call.path === path);

describe('the subscription', () => {
  const READ =
    '{ viewer { a: subscription { status plan { code } price { amount currency } withAds trialAvailable registeredAt nextPaymentAt nextPayment { amount currency } nextPlan { code period } paymentMethod card { brand last4 } cardExpires renewalHold endsAt } b: subscription { status } } }';

  it('is read once, with the plans on sale, and nobody stores the answer', async () => {
    const { body, headers } = await gateway.ask(READ, {}, MINE);
    expect(body.data?.['viewer']).toEqual({
      a: {
        status: 'ACTIVE',
        plan: { code: 'month-with-ads' },
        price: { amount: 1500, currency: 'AED' },
        withAds: true,
        trialAvailable: false,
        registeredAt: '2026-11-21T18:00:00.000Z',
        nextPaymentAt: '2026-12-21T18:00:00.000Z',
        nextPayment: { amount: 1050, currency: 'AED' },
        nextPlan: { code: 'year-with-ads', period: 'YEAR' },
        paymentMethod: 'GOOGLE',
        cardExpires: '2029-08',
        renewalHold: 'DISPUTE',
        card: { brand: 'visa', last4: '4242' },
        endsAt: null,
      },
      b: { status: 'ACTIVE' },
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect(callsTo('/api/subscription')).toHaveLength(1);
  });

  it('is null for a visitor, and an error for a bearer that was refused', async () => {
    expect((await gateway.ask(READ)).body).toMatchObject({ data: { viewer: null } });
    expect(callsTo('/api/subscription')).toHaveLength(0);
    const { body } = await gateway.ask(READ, {}, { authorization: 'Bearer old' });
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('subscribe', () => {
  it('answers where the viewer goes on, and sends one key however often it tries', async () => {
    gateway.accounts.interrupt.push({ status: 503, body: {} });
    const { body } = await gateway.ask(
      SUBSCRIBE,
      { input: { ...ORDER, promoCode: 'EID2026' } },
      { ...MINE, 'idempotency-key': 'order-1' },
    );
    expect(body.data).toEqual({
      subscribe: {
        payment: { code: 'p-1', status: 'PENDING', failure: null, redirectUrl: 'https://pay.example/p-1' },
        errors: [],
      },
    });
    const sent = callsTo('/api/subscribe');
    expect(sent.map(({ headers }) => headers['idempotency-key'])).toEqual(['order-1', 'order-1']);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({
      plan_id: 'month-with-ads',
      payment_method: 'card',
      promo_code: 'EID2026',
    });
  });

  it.each(['en', 'ar'] as const)('tells failures as data in %s: of a field, of the card', async (locale) => {
    const headers = { ...MINE, 'x-localization': locale };
    const coupon = await gateway.ask(SUBSCRIBE, { input: { ...ORDER, promoCode: 'NOTHING' } }, headers);
    const message = messageOf('COUPON_INVALID', locale);
    expect(coupon.body.data).toEqual({
      subscribe: { payment: null, errors: [{ code: 'COUPON_INVALID', field: 'promoCode', message }] },
    });
    const card = await gateway.ask(SUBSCRIBE, { input: { ...ORDER, paymentToken: 'tok_declined' } }, headers);
    expect(card.body.data).toMatchObject({
      subscribe: {
        payment: { status: 'FAILED', failure: { code: 'DECLINED', message: messageOf('DECLINED', locale) } },
        errors: [{ code: 'DECLINED', field: null, message: messageOf('DECLINED', locale) }],
      },
    });
  });

  it('asks a visitor to log in, and takes no store for a way to pay', async () => {
    expect((await gateway.ask(SUBSCRIBE, { input: ORDER })).body.data).toMatchObject({
      subscribe: { payment: null, errors: [{ code: 'SESSION_REQUIRED' }] },
    });
    const input = { ...ORDER, paymentMethod: 'GOOGLE' };
    const { body } = await gateway.ask(SUBSCRIBE, { input }, MINE);
    expect(body.data).toMatchObject({
      subscribe: { errors: [{ code: 'PAYMENT_METHOD_REQUIRED', field: 'paymentMethod' }] },
    });
    expect(callsTo('/api/subscribe')).toHaveLength(0);
  });
});

it('subscribe asks for a plan when there is no id', async () => {
  const { body } = await gateway.ask(SUBSCRIBE, { input: { ...ORDER, planId: '' } }, MINE);
  const message = messageOf('PLAN_REQUIRED', 'en');
  expect(body.data).toEqual({
    subscribe: { payment: null, errors: [{ code: 'PLAN_REQUIRED', field: 'planId', message }] },
  });
});

describe('cancelSubscription and resumeSubscription', () => {
  const CANCEL = `mutation { cancelSubscription { subscription { status endsAt } storeNotice storeMessage ${ERRORS} } }`;

  it('cancels, and names the store that has to know too', async () => {
    expect((await gateway.ask(CANCEL, {}, MINE)).body.data).toEqual({
      cancelSubscription: {
        subscription: { status: 'CANCELLED', endsAt: '2026-12-21T18:00:00.000Z' },
        storeNotice: 'GOOGLE',
        storeMessage: 'Cancel there too.',
        errors: [],
      },
    });
  });

  it('tells why not as data', async () => {
    const free = { authorization: 'Bearer bearer-free' };
    expect((await gateway.ask(CANCEL, {}, free)).body.data).toMatchObject({
      cancelSubscription: { subscription: null, errors: [{ code: 'NO_SUBSCRIPTION' }] },
    });
    const resume = `mutation { resumeSubscription { subscription { status } ${ERRORS} } }`;
    expect((await gateway.ask(resume, {}, MINE)).body.data).toMatchObject({
      resumeSubscription: { subscription: null, errors: [{ code: 'STORE_MANAGED' }] },
    });
  });
});

describe('changePlan', () => {
  it('previews without changing anything', async () => {
    const preview = `mutation { previewPlanChange(input: { planId: "${YEARLY}" }) { change { plan { code } takesEffect credit { amount } amountDue { amount currency } nextPayment { amount } } ${ERRORS} } }`;
    expect((await gateway.ask(preview, {}, MINE)).body.data).toEqual({
      previewPlanChange: {
        change: {
          plan: { code: 'year-with-ads' },
          takesEffect: 'NOW',
          credit: { amount: 605 },
          amountDue: { amount: 12_000, currency: 'AED' },
          nextPayment: { amount: 12_605 },
        },
        errors: [],
      },
    });
    expect(JSON.parse(callsTo('/api/change_plan')[0]?.body ?? '')).toMatchObject({ preview: true });
  });

  it('charges what was agreed to, or tells that it is another amount or was declined', async () => {
    const ask = async (amountDue: number) =>
      (await gateway.ask(CHANGE, { input: { planId: YEARLY, amountDue } }, MINE)).body.data;
    expect(await ask(1)).toMatchObject({
      changePlan: { change: null, errors: [{ code: 'AMOUNT_CHANGED' }] },
    });
    expect(await ask(12_000)).toMatchObject({
      changePlan: {
        subscription: { status: 'ACTIVE' },
        payment: { status: 'FAILED' },
        errors: [{ code: 'DECLINED' }],
      },
    });
  });

  it.each(['changePlan', 'previewPlanChange', 'subscribe'])(
    '%s knows no plan by an id of something else',
    async (name) => {
      const planId = nodeId('Video', 'year-with-ads');
      const rest = name === 'subscribe' ? ', paymentMethod: CARD' : '';
      const query = `mutation { ${name}(input: { planId: "${planId}"${rest} }) { errors { code field } } }`;
      expect((await gateway.ask(query, {}, MINE)).body.data).toEqual({
        [name]: { errors: [{ code: 'PLAN_UNKNOWN', field: 'planId' }] },
      });
    },
  );
});

describe('changePaymentMethod', () => {
  const CHANGE_METHOD = `mutation Change($input: ChangePaymentMethodInput!) { changePaymentMethod(input: $input) { subscription { status card { last4 } } payment { purpose status redirectUrl } ${ERRORS} } }`;
  const ask = async (input: object, headers: Record<string, string> = MINE) =>
    (await gateway.ask(CHANGE_METHOD, { input }, headers)).body.data?.['changePaymentMethod'];

  it('answers where the viewer goes on, and sends one key however often it tries', async () => {
    gateway.accounts.interrupt.push({ status: 503, body: {} });
    const headers = { ...MINE, 'idempotency-key': 'card-1' };
    expect(await ask({ paymentMethod: 'APPLE_PAY' }, headers)).toEqual({
      subscription: { status: 'ACTIVE', card: { last4: '4242' } },
      payment: { purpose: 'METHOD_CHANGE', status: 'PENDING', redirectUrl: 'https://pay.example/p-1' },
      errors: [],
    });
    const sent = callsTo('/api/change_payment_method');
    expect(sent.map((call) => call.headers['idempotency-key'])).toEqual(['card-1', 'card-1']);
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ payment_method: 'apple_pay' });
  });

  it.each(['en', 'ar'] as const)('tells in %s that a card was declined, at its field', async (locale) => {
    const input = { paymentMethod: 'CARD', paymentToken: 'tok_declined' };
    expect(await ask(input, { ...MINE, 'x-localization': locale })).toMatchObject({
      subscription: { card: { last4: '4242' } },
      payment: { status: 'FAILED' },
      errors: [{ code: 'DECLINED', field: 'paymentToken', message: messageOf('DECLINED', locale) }],
    });
  });

  it('refuses visitors, the free plan, and methods with which nobody pays here', async () => {
    const refused = (errors: object[]) => ({ subscription: null, payment: null, errors });
    expect(await ask({ paymentMethod: 'CARD' }, {})).toMatchObject(refused([{ code: 'SESSION_REQUIRED' }]));
    expect(await ask({ paymentMethod: 'CARD' }, { authorization: 'Bearer bearer-free' })).toMatchObject(
      refused([{ code: 'NO_SUBSCRIPTION' }]),
    );
    expect(await ask({ paymentMethod: 'GOOGLE' })).toMatchObject(
      refused([{ code: 'PAYMENT_METHOD_REQUIRED', field: 'paymentMethod' }]),
    );
  });
});
