import { paymentTerms } from './payment-terms';

const NOW = new Date('2026-11-23T12:00:00Z');
const GULF = { now: NOW, zone: 'Asia/Dubai' };
const MONTHLY = { period: 'month', currency: 'AED' } as const;
const trial = {
  purpose: 'card_check',
  locale: 'en',
  price_minor: 2900,
  promo_price_minor: null,
  promo_periods: 0,
  period_ends_at: null,
} as const;

test('a card check says how long it is free, the fee, and the day of the first charge', () => {
  expect(paymentTerms(trial, MONTHLY, GULF)).toBe(
    'Free for 7 days, then 29\u00A0AED each month. First charge on 30 November 2026.',
  );
  expect(paymentTerms({ ...trial, locale: 'ar' }, MONTHLY, GULF)).toBe(
    'مجانًا لمدة 7 أيام، ثم 29\u00A0درهمًا كل شهر. أول خصم في 30 نوفمبر 2026.',
  );
});

test('with a promo code it says what follows, and from when', () => {
  const promo = { ...trial, promo_price_minor: 2030, promo_periods: 3 };
  expect(paymentTerms(promo, MONTHLY, GULF)).toBe(
    'Free for 7 days, then 20.30\u00A0AED each month for your first 3 months. First charge on 30 November 2026. Then 29\u00A0AED each month from 28 February 2027.',
  );
});

test('a fee that a promo code lowers once is not said to be that of each period', () => {
  const once = { ...trial, promo_price_minor: 2320, promo_periods: 1 };
  const yearly = { ...MONTHLY, period: 'year' } as const;
  expect(paymentTerms(once, yearly, GULF)).toBe(
    'Free for 7 days, then 23.20\u00A0AED for your first year. First charge on 30 November 2026. Then 29\u00A0AED each year from 30 November 2027.',
  );
  expect(paymentTerms({ ...once, locale: 'ar' }, yearly, GULF)).toBe(
    'مجانًا لمدة 7 أيام، ثم 23.20\u00A0درهم في سنتك الأولى. أول خصم في 30 نوفمبر 2026. ثم 29\u00A0درهمًا كل سنة ابتداءً من 30 نوفمبر 2027.',
  );
  expect(paymentTerms({ ...once, locale: 'ar', promo_periods: 2 }, MONTHLY, GULF)).toContain(
    'درهم كل شهر في أول شهرين. أول خصم',
  );
});

test('a first fee says when the next one comes, and a change of plan says nothing', () => {
  expect(paymentTerms({ ...trial, purpose: 'first' }, { ...MONTHLY, period: 'year' }, GULF)).toBe(
    'Then 29\u00A0AED each year from 23 November 2027.',
  );
  expect(paymentTerms({ ...trial, purpose: 'change' }, MONTHLY, GULF)).toBeNull();
});

test('an overdue fee says when the next one comes', () => {
  const overdue = { ...trial, purpose: 'renewal', period_ends_at: new Date('2026-12-20T12:00:00Z') } as const;
  expect(paymentTerms(overdue, MONTHLY, GULF)).toBe('Then 29\u00A0AED each month from 20 December 2026.');
});

test('its days are those of the reader: late in the evening of Cairo the Gulf has the next one', () => {
  const evening = new Date('2026-11-28T20:30:00Z');
  expect(paymentTerms(trial, MONTHLY, { now: evening, zone: 'Africa/Cairo' })).toContain(
    'on 5 December 2026.',
  );
  expect(paymentTerms(trial, MONTHLY, { now: evening, zone: 'Asia/Dubai' })).toContain('on 6 December 2026.');
});
