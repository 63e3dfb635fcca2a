import { promoText } from './promo-text';

const month = { period: 'month', currency: 'AED' } as const;
const year = { period: 'year', currency: 'AED' } as const;
const percent = (periods: number) => ({ percent: 30, amount_minor: null, periods });

test.each([
  [percent(1), month, '30% off your first month.', 'خصم 30% على شهرك الأول.'],
  [percent(2), month, '30% off your first 2 months.', 'خصم 30% على أول شهرين.'],
  [percent(3), month, '30% off your first 3 months.', 'خصم 30% على أول 3 أشهر.'],
  [percent(11), month, '30% off your first 11 months.', 'خصم 30% على أول 11 شهرًا.'],
  [percent(100), month, '30% off your first 100 months.', 'خصم 30% على أول 100 شهر.'],
  [percent(1), year, '30% off your first year.', 'خصم 30% على سنتك الأولى.'],
])('%j', (promo, plan, english, arabic) => {
  expect(promoText(promo, plan, 'en')).toBe(english);
  expect(promoText(promo, plan, 'ar').replace(/[\u200E\u200F\u061C]/g, '')).toBe(arabic);
});

test('an amount is written in the currency of the plan', () => {
  const promo = { percent: null, amount_minor: 1050, periods: 1 };
  expect(promoText(promo, month, 'en').replace(/\s/g, ' ')).toBe('10.50 AED off your first month.');
  expect(promoText(promo, month, 'ar')).toContain('10.50');
});
