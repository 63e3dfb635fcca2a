import { textDirection } from './text-direction';

test.each([
  ['رقمي +971 50 123 4567', 'rtl'],
  ['+971 50 123 4567 رقمي', 'rtl'],
  ['٣ أيام', 'rtl'],
  ['שלום', 'rtl'],
  ['\u200F-5', 'rtl'],
  ['\u202Bنعم C++\u202C', 'rtl'],
  ['\u2068Salma\u2069 تسأل', 'rtl'],
  ['C++ رائعة', 'ltr'],
  ['\u200Eنعم', 'ltr'],
  ['-5', 'ltr'],
  ['٠٥٠', 'ltr'],
  ['', 'ltr'],
] as const)('%j is read %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});
