import { messageOf } from '@sahra/schemas/messages';

import { nodeId } from '../../graph/node-id';
import { startTestGateway } from '../../testing/test-gateway';
import type { TestGateway } from '../../testing/test-gateway';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startTestGateway();
});
afterEach(() => gateway.close());

const MONTHLY = nodeId('Plan', 'month-with-ads');
const MINE = { authorization: 'Bearer bearer-free' };
const ACTIVATE =
  'mutation Activate($input: ActivateReferralCodeInput!) { activateReferralCode(input: $input) { activated errors { code field message } } }';
const CHECK =
  'mutation Check($input: CheckPromoCodeInput!) { checkPromoCode(input: $input) { quote { code text periods priceBefore { amount currency } priceAfter { amount } } errors { code field message } } }';

describe('the own referral code', () => {
  const OWN = '{ viewer { referralCode { code url useCount friendCode } } }';

  it('is the code of the bearer, and nobody stores the answer', async () => {
    const { body, headers } = await gateway.ask(OWN, {}, MINE);
    expect(body.data).toEqual({
      viewer: {
        referralCode: {
          code: 'SALMA234',
          url: 'http://localhost:8000/auth/register?referral=SALMA234',
          useCount: 2,
          friendCode: 'NOUR2345',
        },
      },
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it('is null for a visitor, and an error for a bearer that was refused', async () => {
    expect((await gateway.ask(OWN)).body).toMatchObject({ data: { viewer: null } });
    const { body } = await gateway.ask(OWN, {}, { authorization: 'Bearer old' });
    expect(body.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });
});

describe('activateReferralCode', () => {
  it('hands over what was typed, once per submit', async () => {
    gateway.accounts.interrupt.push({ status: 503, body: {} });
    const { body } = await gateway.ask(
      ACTIVATE,
      { input: { code: 'FRIEND22' } },
      { ...MINE, 'idempotency-key': 'form-3' },
    );
    expect(body.data).toEqual({ activateReferralCode: { activated: true, errors: [] } });
    const keys = gateway.accounts.calls.map(({ headers }) => headers['idempotency-key']).filter(Boolean);
    expect(keys).toEqual(['form-3', 'form-3']);
  });

  it.each([
    ['', 'REFERRAL_REQUIRED'],
    ['NOBODYS2', 'CODE_INVALID'],
  ])('ties the refusal of %p to its field, in both languages', async (code, expected) => {
    for (const locale of ['en', 'ar'] as const) {
      const { body } = await gateway.ask(
        ACTIVATE,
        { input: { code } },
        { ...MINE, 'x-localization': locale },
      );
      expect(body.data).toEqual({
        activateReferralCode: {
          activated: false,
          errors: [{ code: expected, field: 'code', message: messageOf(expected, locale) }],
        },
      });
    }
  });

  it('tells a visitor to log in, without asking accounts', async () => {
    const { body } = await gateway.ask(ACTIVATE, { input: { code: 'FRIEND22' } });
    expect(body.data).toMatchObject({
      activateReferralCode: { errors: [{ code: 'SESSION_REQUIRED', field: null }] },
    });
    expect(gateway.accounts.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });
});

describe('checkPromoCode', () => {
  it('says what the code changes', async () => {
    const { body } = await gateway.ask(CHECK, { input: { code: 'EID2026', planId: MONTHLY } }, MINE);
    expect(body.data).toEqual({
      checkPromoCode: {
        quote: {
          code: 'EID2026',
          text: '30% off your first month.',
          periods: 1,
          priceBefore: { amount: 1500, currency: 'AED' },
          priceAfter: { amount: 1050 },
        },
        errors: [],
      },
    });
  });

  it.each(['en', 'ar'] as const)('says in %s that a code could not be verified', async (locale) => {
    const input = { code: 'GUESS', planId: MONTHLY };
    const { body } = await gateway.ask(CHECK, { input }, { ...MINE, 'x-localization': locale });
    expect(body.data).toEqual({
      checkPromoCode: {
        quote: null,
        errors: [{ code: 'COUPON_INVALID', field: 'code', message: messageOf('COUPON_INVALID', locale) }],
      },
    });
  });
});

describe('a promo code for no plan', () => {
  it.each([
    ['the code of a plan', 'month-with-ads'],
    ['the id of a video', nodeId('Video', 'month-with-ads')],
  ])('is refused at planId: %s', async (_what, planId) => {
    const { body } = await gateway.ask(CHECK, { input: { code: 'EID2026', planId } }, MINE);
    const message = messageOf('PLAN_UNKNOWN', 'en');
    expect(body.data).toEqual({
      checkPromoCode: { quote: null, errors: [{ code: 'PLAN_UNKNOWN', field: 'planId', message }] },
    });
  });
});

describe('activateVoucher', () => {
  const SPEND =
    'mutation Spend($input: ActivateVoucherInput!) { activateVoucher(input: $input) { grant { plan { code } endsAt } errors { code field } } }';

  it('says what the voucher gave', async () => {
    const { body } = await gateway.ask(SPEND, { input: { code: 'GIFT' } }, MINE);
    expect(body.data).toEqual({
      activateVoucher: {
        grant: { plan: { code: 'month-with-ads' }, endsAt: '2026-12-21T18:00:00.000Z' },
        errors: [],
      },
    });
  });

  it.each([
    ['GUESS', [{ code: 'CODE_INVALID', field: 'code' }]],
    ['BESIDE', [{ code: 'ALREADY_SUBSCRIBED', field: null }]],
  ])('says why %s was not spent', async (code, errors) => {
    const { body } = await gateway.ask(SPEND, { input: { code } }, MINE);
    expect(body.data).toEqual({ activateVoucher: { grant: null, errors } });
  });
});
