/** @jest-environment node */
import { passwordStrength } from './password-strength';

test.each([
  ['', null],
  ['short', null],
  ['aaaaaaaaaaaa', 'weak'],
  ['abcdefghijkl', 'weak'],
  ['abababababab', 'weak'],
  ['password-2026-x', 'weak'],
  ['evening-7', 'fair'],
  ['a quiet evening', 'strong'],
  ['سهرة هادئة على السطح', 'weak'],
  ['ليلة هادئة فوق السطح', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
