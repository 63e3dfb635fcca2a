import { cleanDigits } from './clean-digits';

test.each([
  ['\u200E20:45\u200F ', '20:45'],
  ['\u2067٢٠:٤٥\u2069', '20:45'],
  ['\u061C۱۲\u00AD۳', '123'],
  ['\u00A020\u00A0', '20'],
])('%j is %s', (typed, cleaned) => {
  expect(cleanDigits(typed)).toBe(cleaned);
});
