/** @jest-environment node */
import { firstGrapheme } from './first-grapheme';

test.each([
  ['Nour Adel', 'N'],
  ['  نور', 'ن'],
  ['نَور', 'نَ'],
  ['👨‍👩‍👧 family', '👨‍👩‍👧'],
  ['🇦🇪 Sara', '🇦🇪'],
  ['é'.normalize('NFD') + 'va', 'é'.normalize('NFD')],
  ['', ''],
])('%s shows %s', (name, badge) => {
  expect(firstGrapheme(name)).toBe(badge);
});
