import { printedKey } from './printed-key';

const press = (key: string, code: string, shiftKey = false): string => printedKey({ key, code, shiftKey });

test.each([
  ['AZERTY, A', 'a', 'KeyQ', 'a'],
  ['AZERTY, Q', 'q', 'KeyA', 'q'],
  ['AZERTY, Z', 'z', 'KeyW', 'z'],
  ['AZERTY, W', 'w', 'KeyZ', 'w'],
  ['AZERTY, M', 'm', 'Semicolon', 'm'],
  ['AZERTY, the comma where QWERTY has M', ',', 'KeyM', ','],
  ['AZERTY, the sign where QWERTY has the slash', '!', 'Slash', '!'],
  ['AZERTY, é', 'é', 'Digit2', 'é'],
  ['AZERTY, the dead accent where QWERTY has [', 'Dead', 'BracketLeft', 'Dead'],
  ['QWERTZ, Z', 'z', 'KeyY', 'z'],
  ['QWERTZ, Y', 'y', 'KeyZ', 'y'],
  ['QWERTZ, ü where QWERTY has [', 'ü', 'BracketLeft', 'ü'],
  ['QWERTZ, + where QWERTY has ]', '+', 'BracketRight', '+'],
  ['QWERTZ, - where QWERTY has the slash', '-', 'Slash', '-'],
  ['Turkish, ı where QWERTY has I', 'ı', 'KeyI', 'ı'],
  ['Dvorak, K', 'k', 'KeyV', 'k'],
  ['capitals locked', 'A', 'KeyA', 'a'],
  ['Arabic, ش', 'ش', 'KeyA', 'a'],
  ['Arabic, ئ', 'ئ', 'KeyZ', 'z'],
  ['Arabic, the two letters of one key', 'لا', 'KeyB', 'b'],
  ['Arabic, one sign for the two letters', 'ﻻ', 'KeyB', 'b'],
  ['Arabic, ظ', 'ظ', 'Slash', '/'],
  ['Arabic, ج', 'ج', 'BracketLeft', '['],
  ['Arabic, ذ, which has no Latin letter', 'ذ', 'Backquote', 'ذ'],
  ['Persian, پ', 'پ', 'KeyM', 'm'],
  ['Hebrew, the slash where QWERTY has Q', '/', 'KeyQ', '/'],
  ['Russian, я', 'я', 'KeyZ', 'z'],
  ['an arrow', 'ArrowDown', 'ArrowDown', 'ArrowDown'],
  ['an arrow of the number pad', 'ArrowDown', 'Numpad2', 'ArrowDown'],
  ['a method of input that is at work', 'Process', 'KeyA', 'Process'],
  ['a key that the system does not name', 'Unidentified', 'KeyA', 'Unidentified'],
])('%s', (_name, key, code, printed) => {
  expect(press(key, code)).toBe(printed);
});

test.each([
  ['QWERTY, ?', '?', 'Slash', '?'],
  ['AZERTY, ?', '?', 'KeyM', '?'],
  ['AZERTY, /', '/', 'Period', '/'],
  ['AZERTY, § where QWERTY has ?', '§', 'Slash', '§'],
  ['AZERTY, 5', '5', 'Digit5', '5'],
  ['QWERTZ, ?', '?', 'Minus', '?'],
  ['QWERTZ, /', '/', 'Digit7', '/'],
  ['Arabic, ؟', '؟', 'Slash', '?'],
  ['Arabic, / above L', '/', 'KeyL', '/'],
  ['Arabic, a vowel sign above X', 'ْ', 'KeyX', 'x'],
  ['Arabic, tatweel above J', 'ـ', 'KeyJ', 'j'],
  ['Arabic, ] above D', ']', 'KeyD', ']'],
])('with Shift: %s', (_name, key, code, printed) => {
  expect(press(key, code, true)).toBe(printed);
});

test('a press without a key, as of a form that the browser fills in, is no key', () => {
  expect(printedKey({})).toBe('');
});
