import { latinDigits } from './latin-digits';

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['12٣٤', '1234'],
  ['سهرة ٢', 'سهرة 2'],
  ['EVENING', 'EVENING'],
])('%p is %p', (typed, read) => {
  expect(latinDigits(typed)).toBe(read);
});
