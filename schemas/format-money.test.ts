import { formatMoney, majorUnits } from './format-money';

const NO_BREAK_SPACE = '\u00A0';

test.each([
  [25200, 'AED', ['252', 'AED'], ['252', 'درهمًا']],
  [24900, 'AED', ['249', 'AED'], ['249', 'درهمًا']],
  [2990, 'AED', ['29.90', 'AED'], ['29.90', 'درهم']],
  [300, 'AED', ['3', 'AED'], ['3', 'دراهم']],
  [0, 'AED', ['0', 'AED'], ['0', 'درهم']],
  [123400, 'AED', ['1,234', 'AED'], ['1,234', 'درهمًا']],
  [100, 'USD', ['1', 'USD'], ['1', 'دولار أمريكي']],
  [1234, 'KWD', ['1.234', 'KWD'], ['1.234', 'دينار كويتي']],
])('%i of %s is an amount and a unit that stay on one line', (amount, currency, en, ar) => {
  expect(formatMoney({ amount, currency }, 'en')).toBe(en.join(NO_BREAK_SPACE));
  expect(formatMoney({ amount, currency }, 'ar')).toBe(ar.join(NO_BREAK_SPACE));
});

test('minor units follow the currency', () => {
  expect(majorUnits({ amount: 500, currency: 'JPY' })).toBe(500);
  expect(majorUnits({ amount: 500, currency: 'AED' })).toBe(5);
});
