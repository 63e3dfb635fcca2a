/** @jest-environment node */
import { commandOf } from './player-command';
import type { PressedKey } from './player-command';

const pressed = (key: string, code = '', more: Partial<PressedKey> = {}): PressedKey => ({
  key,
  code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...more,
});

test.each([
  [pressed(' ', 'Space'), { type: 'toggle' }],
  [pressed('k', 'KeyK'), { type: 'toggle' }],
  [pressed('j', 'KeyJ'), { type: 'seekBy', seconds: -10 }],
  [pressed('l', 'KeyL'), { type: 'seekBy', seconds: 10 }],
  [pressed('ArrowLeft'), { type: 'seekBy', seconds: -5 }],
  [pressed('ArrowRight'), { type: 'seekBy', seconds: 5 }],
  [pressed('ArrowLeft', 'ArrowLeft', { shiftKey: true }), { type: 'chapterBy', steps: -1 }],
  [pressed('ArrowRight', 'ArrowRight', { shiftKey: true }), { type: 'chapterBy', steps: 1 }],
  [pressed('ArrowUp'), { type: 'volumeBy', fraction: 0.05 }],
  [pressed('ArrowDown'), { type: 'volumeBy', fraction: -0.05 }],
  [pressed('m', 'KeyM'), { type: 'mute' }],
  [pressed('f', 'KeyF'), { type: 'full' }],
  [pressed('c', 'KeyC'), { type: 'captions' }],
  [pressed('t', 'KeyT'), { type: 'theatre' }],
  [pressed('p', 'KeyP'), { type: 'picture' }],
  [pressed('n', 'KeyN'), { type: 'next' }],
  [pressed('0', 'Digit0'), { type: 'seekTo', fraction: 0 }],
  [pressed('9', 'Numpad9'), { type: 'seekTo', fraction: 0.9 }],
  [pressed('<', 'Comma', { shiftKey: true }), { type: 'speedBy', steps: -1 }],
  [pressed('>', 'Period', { shiftKey: true }), { type: 'speedBy', steps: 1 }],
  [pressed('?', 'Slash', { shiftKey: true }), { type: 'help' }],
])('%j is a command', (key, command) => {
  expect(commandOf(key)).toEqual(command);
});

test('on an Arabic keyboard the same keys do the same', () => {
  expect(commandOf(pressed('ن', 'KeyK'))).toEqual({ type: 'toggle' });
  expect(commandOf(pressed('٥', 'Digit5'))).toEqual({ type: 'seekTo', fraction: 0.5 });
  expect(commandOf(pressed('؟', 'Slash', { shiftKey: true }))).toEqual({ type: 'help' });
});

test.each([
  ['Dvorak, K', pressed('k', 'KeyV'), { type: 'toggle' }],
  ['AZERTY, M', pressed('m', 'Semicolon'), { type: 'mute' }],
  ['AZERTY, the comma where QWERTY has M', pressed(',', 'KeyM'), null],
  ['AZERTY, ?', pressed('?', 'KeyM', { shiftKey: true }), { type: 'help' }],
  ['AZERTY, § where QWERTY has ?', pressed('§', 'Slash', { shiftKey: true }), null],
  ['AZERTY, / where QWERTY has >', pressed('/', 'Period', { shiftKey: true }), null],
  ['AZERTY, 5 with Shift', pressed('5', 'Digit5', { shiftKey: true }), { type: 'seekTo', fraction: 0.5 }],
  ['AZERTY, 5 without', pressed('(', 'Digit5'), { type: 'seekTo', fraction: 0.5 }],
  ['QWERTZ, ; where QWERTY has <', pressed(';', 'Comma', { shiftKey: true }), null],
  ['Arabic, the key of <', pressed(',', 'Comma', { shiftKey: true }), { type: 'speedBy', steps: -1 }],
  ['Arabic, the key of >', pressed('.', 'Period', { shiftKey: true }), { type: 'speedBy', steps: 1 }],
])('%s', (_name, key, command) => {
  expect(commandOf(key)).toEqual(command);
});

test('keys of the browser and of the page stay theirs', () => {
  expect(commandOf(pressed('f', 'KeyF', { ctrlKey: true }))).toBeNull();
  expect(commandOf(pressed('k', 'KeyK', { metaKey: true }))).toBeNull();
  expect(commandOf(pressed('M', 'KeyM', { shiftKey: true }))).toBeNull();
  expect(commandOf(pressed('Tab', 'Tab'))).toBeNull();
  expect(commandOf(pressed('x', 'KeyX'))).toBeNull();
});
